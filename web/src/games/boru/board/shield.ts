/** The form of a claim token, around 0, 0. */
export const SHIELD = "M-13 -13Q-6 -12 0 -15.5Q6 -12 13 -13V2Q13 11 0 17Q-13 11 -13 2Z";
