import { expect, test } from "vitest";
import { hallWords } from "../scripts/hall_words";

test("the hall gets a game's name, blurb and settings, whole, and nothing else", () => {
  const source = [
    "# Names",
    "toy-name = Toy",
    "toy-blurb =",
    "    Two lines",
    "    of it.",
    "",
    "toy-ask-name = Your name?",
    "    .about = Asked",
    "toy-setting-length = Length",
    "toy-setting-length-short = Short",
    "toy-card-name = A card",
    "",
  ].join("\n");
  expect(hallWords(source)).toBe(
    "toy-name = Toy\ntoy-blurb =\n    Two lines\n    of it.\ntoy-setting-length = Length\ntoy-setting-length-short = Short\n",
  );
});
