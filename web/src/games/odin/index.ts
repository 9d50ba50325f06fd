import "@/styles/games.css";
import type { GameFace } from "../face";
import { answerOf } from "./answers";
import Board from "./Board.svelte";
import Centre from "./Centre.svelte";
import Explain from "./Explain.svelte";
import Gallery from "./Gallery.svelte";
import Option from "./Option.svelte";
import Own from "./Own.svelte";
import type { Data, View } from "./components/components";
import Seat from "./Seat.svelte";

const face: GameFace<View, Data> = {
  minutes: [60, 150],
  headings: ["round"],
  shape: "tall",
  Board,
  Centre,
  Own,
  Seat,
  Explain,
  Option,
  answer: answerOf,
  Gallery,
};

export default face;
