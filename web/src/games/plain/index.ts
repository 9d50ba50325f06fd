import "@/styles/games.css";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Gallery from "./Gallery.svelte";
import Own from "./Own.svelte";
import Seat from "./Seat.svelte";
import type { PlainView } from "./sheets";

/** For a game that has brought no board of its own. */
const face: GameFace<PlainView, Record<string, unknown>> = {
  shape: "tall",
  rows: 2,
  Board,
  Own,
  Seat,
  Gallery,
};

export default face;
