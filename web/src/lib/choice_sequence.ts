// Several choices in a row that are one gesture to the player: a tile that is dropped says which, where and how.

export interface WantedChoice {
  option: string;
  /** The question comes only where there is more than one possibility: if it does not come, go on. */
  ifAsked?: boolean;
}

/** What to choose now, and what is wanted after it; null if nothing that is wanted is offered. */
export function nextWanted(
  options: readonly string[],
  wants: readonly WantedChoice[],
): { option: string; rest: readonly WantedChoice[] } | null {
  for (const [place, want] of wants.entries()) {
    if (options.includes(want.option)) return { option: want.option, rest: wants.slice(place + 1) };
    if (!want.ifAsked) return null;
  }
  return null;
}

export interface SequenceCallbacks {
  /** What can be chosen now. */
  options(): readonly string[];
  /** Choose, and wait for what is asked then; false if it was refused. */
  send(option: string): Promise<boolean>;
}

/** Choose one after the other; false if it ended before all that had to be chosen was. */
export async function chooseInSequence(
  wants: readonly WantedChoice[],
  { options, send }: SequenceCallbacks,
): Promise<boolean> {
  let left = wants;
  while (left.length) {
    const next = nextWanted(options(), left);
    if (!next) return left.every((want) => want.ifAsked);
    if (!(await send(next.option))) return false;
    left = next.rest;
  }
  return true;
}
