import "@/styles/games.css";
import type { GameFace } from "../face";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import Centre from "./Centre.svelte";
import Explain from "./Explain.svelte";
import Gallery from "./Gallery.svelte";
import { answerOf, answeredOf } from "./components/action_words";
import { whenOf } from "./centre/trick";
import { GLOSSARY } from "./components/glossary";
import { STORY } from "./components/story";
import Option from "./Option.svelte";
import Own from "./Own.svelte";
import Scene from "./Scene.svelte";
import { upkeepScenes } from "./centre/upkeep";
import type { Data, View } from "./components/components";
import Seat from "./Seat.svelte";

const face: GameFace<View, Data> = {
  minutes: [60, 90],
  shape: "tall",
  rows: 2.2,
  sheet: { height: 376, own: 236, least: "min-content" },
  headings: ["round", "step"],
  quiet: ["keeps"],
  Asked,
  Board,
  Centre,
  Own,
  Seat,
  Explain,
  Option,
  answer: answerOf,
  answered: answeredOf,
  when: whenOf,
  scenes: upkeepScenes,
  Scene,
  Gallery,
  glossary: GLOSSARY,
  story: STORY,
};

export default face;
