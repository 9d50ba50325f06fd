import { describe, expect, it } from "vitest";
import { cardRoom } from "@/games/raiders/player/card_room";
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

describe("hand and crew of Raiders on a desk", () => {
  const HAND = 8;

  it("have two rows for the hand where that leaves all of them whole and large", () => {
    expect(cardRoom(HAND, { width: 366, height: 338 })).toEqual({ low: false, width: 85, rows: 2 });
  });

  it("lie one over the other, with a picture, rather than be small", () => {
    expect(cardRoom(HAND, { width: 416, height: 236 })).toEqual({ low: false, width: 80, rows: 1 });
  });

  it("are low where there is little room, and never too small to be read", () => {
    expect(cardRoom(HAND, { width: 416, height: 184 })).toEqual({ low: true, width: 83, rows: 2 });
    expect(cardRoom(HAND, { width: 416, height: 20 }).width).toBe(64);
  });
});
