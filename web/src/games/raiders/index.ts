import "@/styles/games.css";
import type { GameFace } from "../face";
import { answerOf, askOf, confirmationOf, describe } from "./ask";
import Board from "./Board.svelte";
import Odds from "./centre/Odds.svelte";
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
  minutes: [60, 80],
  headings: ["last_round"],
  quiet: ["puts_back"],
  details: ["rolls", "strength", "scores"],
  shape: "tall",
  rows: 3,
  sheet: { height: 404, own: 196, line: 30 },
  besideHint: "290px",
  Board,
  Happening,
  Own,
  Seat,
  Explain,
  Option,
  answer: answerOf,
  wasCalled: describe,
  ask: askOf,
  confirm: confirmationOf,
  Confirm: Odds,
  Gallery,
  glossary: GLOSSARY,
  story: STORY,
};

export default face;
