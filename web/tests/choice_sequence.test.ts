import { describe, expect, it } from "vitest";
import { chooseInSequence, nextWanted } from "@/lib/choice_sequence";

const LAYING = [
  { option: "anytime", ifAsked: true },
  { option: "good.hide" },
  { option: "board.home", ifAsked: true },
  { option: "turn.0", ifAsked: true },
  { option: "cell.a1", ifAsked: true },
];

/** A table that asks these questions one after the other, and refuses one of the answers. */
function table(
  questions: string[][],
  refused = "",
): { chosen: string[]; callbacks: Parameters<typeof chooseInSequence>[1] } {
  const chosen: string[] = [];
  const send = (option: string): Promise<boolean> => {
    chosen.push(option);
    return Promise.resolve(option !== refused);
  };
  return { chosen, callbacks: { options: () => questions[chosen.length] ?? [], send } };
}

describe("choices in a row", () => {
  it("are made as they are asked, without those that are not asked", async () => {
    const { chosen, callbacks } = table([["pass", "anytime"], ["good.hide", "done"], ["cell.a1", "cell.b1"], ["done"]]);
    expect(await chooseInSequence(LAYING, callbacks)).toBe(true);
    expect(chosen).toEqual(["anytime", "good.hide", "cell.a1"]);
  });

  it("end when something that must be chosen is not offered", async () => {
    const { chosen, callbacks } = table([
      ["pass", "anytime"],
      ["good.oil", "done"],
    ]);
    expect(await chooseInSequence(LAYING, callbacks)).toBe(false);
    expect(chosen).toEqual(["anytime"]);
  });

  it("end when one is refused", async () => {
    const { chosen, callbacks } = table([["anytime"], ["good.hide"], ["turn.0"]], "good.hide");
    expect(await chooseInSequence(LAYING, callbacks)).toBe(false);
    expect(chosen).toEqual(["anytime", "good.hide"]);
  });

  it("never skip what must be chosen for what comes later", () => {
    expect(nextWanted(["cell.a1"], LAYING)).toBeNull();
    expect(nextWanted(["cell.a1"], LAYING.slice(2))?.option).toBe("cell.a1");
  });
});
