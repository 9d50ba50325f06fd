import { describe, expect, it } from "vitest";
import { cardRows } from "@/ui/card_rows";

const SHAPES = { high: 1.28, low: 0.7, gap: 4, least: 66, most: 104 };

describe("cards in a room", () => {
  it("few lie in a row, high", () => {
    expect(cardRows(3, { width: 364, height: 140 }, SHAPES)).toEqual({ low: false, columns: 3, width: 104 });
  });

  it("where it is low, so are they", () => {
    expect(cardRows(3, { width: 364, height: 70 }, SHAPES)).toEqual({ low: true, columns: 3, width: 100 });
  });

  it("where there is hardly any, they are to be read nevertheless", () => {
    expect(cardRows(6, { width: 364, height: 10 }, SHAPES)).toEqual({ low: true, columns: 5, width: 66 });
  });

  it("many lie in as many rows as leave them largest", () => {
    expect(cardRows(5, { width: 364, height: 180 }, SHAPES)).toEqual({ low: true, columns: 3, width: 104 });
    expect(cardRows(10, { width: 364, height: 112 }, SHAPES)).toEqual({ low: true, columns: 5, width: 69 });
    expect(cardRows(10, { width: 364, height: 190 }, SHAPES)).toEqual({ low: true, columns: 4, width: 86 });
  });
});
