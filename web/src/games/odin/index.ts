import "@/styles/games.css";
import type { GameFace } from "../face";
import { answerOf } from "./answers";
import { askOf, confirmationOf } from "./ask";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import Centre from "./Centre.svelte";
import Confirm from "./Confirm.svelte";
import Explain from "./Explain.svelte";
import Gallery from "./Gallery.svelte";
import { GLOSSARY } from "./components/glossary";
import { STORY } from "./components/story";
import Happening from "./Happening.svelte";
import Option from "./Option.svelte";
import Own from "./Own.svelte";
import type { Data, View } from "./components/components";
import Seat from "./Seat.svelte";

const face: GameFace<View, Data> = {
  minutes: [60, 150],
  headings: ["round"],
  shape: "tall",
  rows: 4,
  boardWidth: "max(572px, calc(var(--room) * 0.72))",
  sheet: { height: 406, own: 136 },
  ownFlows: true,
  Board,
  Centre,
  Happening,
  Own,
  Seat,
  Explain,
  Option,
  answer: answerOf,
  ask: askOf,
  confirm: confirmationOf,
  Confirm,
  Asked,
  Gallery,
  glossary: GLOSSARY,
  story: STORY,
};

export default face;
