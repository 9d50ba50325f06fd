/** What follows the kind in the name of a thing: `con5` of `town.con5`. */
export const idOf = (name: string): string => name.slice(name.indexOf(".") + 1);
