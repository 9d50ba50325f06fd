import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Gallery from "./Gallery.svelte";
import Seat from "./Seat.svelte";

/** For a game that has brought no board of its own. */
const face: GameFace<Record<string, unknown>, Record<string, unknown>> = {
  shape: "wide",
  Board,
  Seat,
  Gallery,
};

export default face;
