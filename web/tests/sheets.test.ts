import { describe, expect, it } from "vitest";
import { app } from "@/lib/app.svelte";
import { isOfPlayers, pictureOf, placed, seatIn, wordsIn, type Sheet } from "@/games/plain/sheets";

const table = (columns: string[], rows: Sheet["rows"]): Sheet => ({ title: "t", kind: "table", columns, rows });

describe("sheets of games from other packages", () => {
  it("name a place first, then what stands there", () => {
    expect(placed("square.a1 piece.king seat.1")).toEqual({ place: "square.a1", on: ["piece.king", "seat.1"] });
    expect(placed("")).toEqual({ place: "", on: [] });
    expect(wordsIn(["seat.0 2", "card.7"])).toEqual(["seat.0", "2", "card.7"]);
  });

  it("belong to the players where every row begins with a seat", () => {
    expect(seatIn("seat.2")).toBe(2);
    expect(seatIn("seat.2 3")).toBe(-1);
    expect(isOfPlayers(table(["seat", "points"], [["seat.0", 3]]))).toBe(true);
    expect(isOfPlayers(table(["town", "points"], [["town.a", 3]]))).toBe(false);
    expect(isOfPlayers(table([], [["seat.0", 3]]))).toBe(false);
  });

  it("have the sign of a thing, or of its kind", () => {
    const page = { board: "", style: "", icons: { "card-7": "/seven.svg", card: "/card.svg" } };
    app.games = [{ id: "g", version: 1, players: [2], settings: [], bots: [], lessons: [], handbook: false, page }];
    expect(pictureOf("g", "card.7")).toBe("/seven.svg");
    expect(pictureOf("g", "card.8")).toBe("/card.svg");
    expect(pictureOf("g", "town.8")).toBeUndefined();
  });
});
