import "@/styles/games.css";
import type { GameFace } from "../face";
import { answerOf, nameOf } from "./answers";
import { askOf, confirmationOf, whenOf } from "./ask";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import { dawnScenes } from "./centre/dawn";
import Explain from "./Explain.svelte";
import Gallery from "./Gallery.svelte";
import { GLOSSARY } from "./components/glossary";
import { STORY } from "./components/story";
import Option from "./Option.svelte";
import Own from "./Own.svelte";
import type { Data, View } from "./components/components";
import Scene from "./Scene.svelte";
import Seat from "./Seat.svelte";

const face: GameFace<View, Data> = {
  minutes: [90, 180],
  shape: "tall",
  rows: 2.8,
  sheet: { height: 430 },
  headings: ["round", "epoch"],
  quiet: ["chooses_card"],
  Board,
  Own,
  Seat,
  Explain,
  Option,
  name: nameOf,
  answer: answerOf,
  ask: askOf,
  confirm: confirmationOf,
  when: whenOf,
  Asked,
  scenes: dawnScenes,
  Scene,
  Gallery,
  glossary: GLOSSARY,
  story: STORY,
};

export default face;
