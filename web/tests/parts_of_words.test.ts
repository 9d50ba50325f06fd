import { expect, test } from "vitest";
import { partOfWords } from "../scripts/parts_of_words";

const SOURCE = [
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
  "toy-lesson-first = First steps",
  "toy-lesson-first-begin = Begin with { $amount ->",
  "    [one] a card.",
  "   *[other] cards.",
  "}",
  "    .else = Not that.",
  "# Cards",
  "toy-card-lesson = A card",
  "",
].join("\n");

test("the hall gets a game's name, blurb and settings, whole, and nothing else", () => {
  expect(partOfWords(SOURCE, "hall")).toBe(
    "toy-name = Toy\ntoy-blurb =\n    Two lines\n    of it.\ntoy-setting-length = Length\ntoy-setting-length-short = Short\n",
  );
});

test("what lessons say comes by itself, and all else without it", () => {
  const lessons = partOfWords(SOURCE, "lessons").trimEnd().split("\n");
  const play = partOfWords(SOURCE, "play").trimEnd().split("\n");
  expect(lessons[0]).toBe("toy-lesson-first = First steps");
  expect(lessons.at(-1)).toBe("    .else = Not that.");
  expect(play).not.toContain("}");
  expect(play).toContain("toy-card-lesson = A card");
  const whole = SOURCE.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect([...lessons, ...play].sort()).toEqual(whole.sort());
});
