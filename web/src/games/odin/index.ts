import feast from "icon:game-icons/drakkar";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Gallery from "./Gallery.svelte";
import type { Data, View } from "./parts";
import Seat from "./Seat.svelte";

const face: GameFace<View, Data> = {
  icon: feast,
  minutes: [90, 180],
  shape: "tall",
  Board,
  Seat,
  Gallery,
};

export default face;
