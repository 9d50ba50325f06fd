// What each occupation touches: the signs of its picture, and the topics by which it is found.
import type { IconData } from "@/ui/icon";
import anvil from "icon:game-icons/anvil";
import die from "icon:lucide/dices";
import draw from "icon:game-icons/card-draw";
import feast from "icon:game-icons/knife-fork";
import map from "icon:game-icons/treasure-map";
import market from "icon:game-icons/shop";
import mountain from "icon:game-icons/mountains";
import play from "icon:game-icons/card-play";
import sail from "icon:game-icons/sail";
import swords from "icon:game-icons/crossed-swords";
import up from "icon:lucide/arrow-big-up";
import viking from "icon:game-icons/viking-head";
import { nameOf, type Data } from "../components/components";
import { iconOf } from "../components/icons";

export const TOPICS = [
  "hunting",
  "whaling",
  "raiding",
  "ships",
  "exploring",
  "houses",
  "boards",
  "crafting",
  "trade",
  "mountain",
  "harvest",
  "animals",
  "feast",
  "treasures",
  "silver",
  "weapons",
  "vikings",
  "occupations",
] as const;
export type Topic = (typeof TOPICS)[number];

/** The sign of each topic, as in the table below. */
export const TOPIC_SIGNS: Readonly<Record<Topic, string>> = {
  hunting: "bow_and_arrow",
  whaling: "whale_meat",
  raiding: "swords",
  ships: "longship",
  exploring: "map",
  houses: "long_house",
  boards: "home",
  crafting: "anvil",
  trade: "market",
  mountain: "mountain",
  harvest: "grain",
  animals: "sheep",
  feast: "feast",
  treasures: "jewelry",
  silver: "silver",
  weapons: "weapon",
  vikings: "viking",
  occupations: "play",
};

/** Signs of what is no piece of the game. */
const SIGNS: Readonly<Record<string, IconData>> = {
  anvil,
  die,
  draw,
  feast,
  map,
  market,
  mountain,
  play,
  sail,
  swords,
  up,
  viking,
};

/** The number of a card, one or two signs (large, small), and its topics. */
const TABLE = `
1 sheep silver: animals silver
2 silver market: silver
3 snare silver: hunting weapons silver
4 die bow_and_arrow: hunting whaling raiding
5 feast mead: feast
6 stone silver: mountain silver
7 grain silver: feast harvest silver
8 anvil oil: crafting vikings
9 ore longship: ships mountain boards
10 milk silver: animals silver
11 spear whaling_boat: whaling weapons
12 longship weapon: ships weapons
13 bow_and_arrow die: hunting weapons
14 whale_meat knarr: ships
15 mead stone_house: houses
16 ore silver: ships silver
17 silk up: trade treasures
18 longship jewelry: ships treasures
19 chalice silk: treasures
20 long_house chest: houses boards
21 home chest: boards
22 ore longship: ships mountain silver
23 stone_house silver: houses silver
24 oil knarr: ships
25 salt_meat knarr: ships
26 game_meat silver: animals silver
27 stockfish whaling_boat: ships
28 chest oil: crafting silver
29 salt_meat game_meat: hunting whaling
30 silk silver: treasures silver
31 market cabbage: trade
32 weapon longship: ships weapons
33 wool sheep: animals
34 sheep milk: animals
35 pregnant_cattle pregnant_sheep: animals
36 salt_meat sail: trade
37 sail up: trade
38 wood weapon: weapons mountain
39 ore whaling_boat: ships mountain
40 wood long_house: houses boards mountain
41 oil mead: silver boards
42 shed wood: houses boards silver
43 fruits: harvest
44 clothing wool: crafting silver
45 treasure_chest silver: treasures silver
46 longship wood: ships
47 hide salt_meat: crafting
48 jewelry cattle: animals treasures
49 cattle grain: animals harvest
50 rune_stone hide: crafting
51 rune_stone milk: crafting silver
52 play silver: occupations silver
53 peas up: harvest trade silver
54 silverware silk: treasures
55 treasure_chest chest: treasures silver
56 weapon ore: weapons mountain
57 beans stockfish: harvest
58 oil flax: harvest
59 linen flax: harvest crafting
60 viking silver: vikings
61 longship silver: ships silver
62 crucifix ore: treasures mountain
63 drinking_horn sheep: animals treasures
64 longship whaling_boat: ships
65 treasure_chest snare: weapons treasures
66 beans up: harvest trade
67 silverware game_meat: treasures silver
68 weapon spear: weapons
69 weapon snare: weapons
70 cloakpin silverware: treasures boards
71 drinking_horn chest: treasures boards
72 stone_house silver: houses silver
73 chalice silverware: treasures silver
74 cattle grain: animals harvest
75 skin_and_bones silver: silver hunting
76 viking home: vikings
77 viking map: vikings
78 knarr up: ships trade
79 pregnant_cattle cattle: animals
80 sheep silver: animals silver
81 longship long_sword: ships weapons silver
82 longship knarr: ships silver
83 up market: trade
84 knarr map: exploring ships
85 bow_and_arrow snare: hunting silver
86 hide silver: crafting silver
87 crucifix mountain: treasures mountain
88 sail silver: trade ships
89 stone swords: raiding mountain
90 long_sword ore: raiding ships
91 viking silver: vikings silver
92 gold_brooch silver: treasures harvest silver
93 whaling_boat cabbage: harvest ships
94 spices oil: harvest treasures
95 mountain wood: mountain harvest
96 whale_meat game_meat: harvest hunting whaling
97 peas: harvest
98 silk grain: houses boards treasures
99 play draw: occupations
100 rune_stone map: exploring boards silver
101 rune_stone mead: houses boards silver
102 fur silk: trade
103 anvil ore: crafting mountain
104 stockfish swords: raiding
105 knarr wood: ships
106 swords viking: raiding vikings ships
107 map knarr: exploring
108 anvil viking: crafting vikings
109 knarr silver: trade ships silver
110 map sail: trade exploring
111 anvil silver: crafting silver
112 mead anvil: crafting
113 anvil wood: crafting mountain
114 silk anvil: crafting treasures
115 silverware stone_house: houses treasures
116 stone_house stone: houses mountain
117 knarr up: ships trade
118 market mead: trade mountain
119 milk market: trade
120 market up: trade silver
121 wood mountain: houses ships mountain
122 mountain hide: mountain
123 silverware oil: trade
124 wood grain: silver mountain harvest
125 rune_stone map: exploring
126 snare silver: hunting silver
127 stockfish snare: hunting
128 snare mountain: hunting mountain
129 salt_meat snare: hunting weapons
130 snare viking: hunting vikings weapons
131 game_meat stockfish: hunting
132 swords ore: raiding ships
133 swords peas: raiding silver
134 mead swords: raiding
135 long_sword swords: raiding weapons
136 swords die: raiding
137 spear long_sword: raiding weapons
138 swords fur: raiding
139 english_crown swords: raiding treasures
140 oil whale_meat: whaling
141 whale_meat cabbage: whaling harvest
142 spear whale_meat: whaling weapons
143 game_meat silver: hunting silver
144 skin_and_bones bow_and_arrow: hunting silver
145 wood bow_and_arrow: hunting mountain
146 die snare: hunting
147 knarr longship: ships raiding exploring
148 spices knarr: ships treasures
149 oil sail: trade
150 game_meat stockfish: trade
151 viking silver: vikings silver
152 up silk: trade
153 die spear: hunting whaling raiding
154 wood silver: mountain silver
155 stockfish wood: mountain
156 stone silver: mountain silver
157 skin_and_bones sheep: feast animals
158 weapon whale_meat: feast weapons silver
159 game_meat bow_and_arrow: feast hunting
160 mead silver: feast silver
161 cabbage viking: vikings harvest boards
162 flax viking: vikings harvest boards
163 hide game_meat: hunting silver
164 ore viking: vikings mountain
165 clothing feast: feast silver
166 weapon viking: vikings weapons
167 spices feast: feast silver
168 viking silver: vikings silver
169 grain flax: harvest
170 map silver: exploring silver
171 flax grain: harvest silver
172 stockfish long_house: feast houses boards
173 mountain silver: mountain silver
174 cattle spices: animals treasures
175 oil stockfish: silver
176 peas play: occupations
177 silverware long_house: houses boards
178 whaling_boat knarr: ships
179 knarr stockfish: ships silver
180 silverware longship: ships treasures
181 wool sail: ships
182 spices wood: houses treasures
183 fruits knarr: harvest ships
184 longship ore: ships mountain
185 up swords: raiding trade
186 peas feast: feast harvest
187 belt flax: harvest treasures
188 silver mountain: mountain silver
189 map silver: exploring silver
190 spices oil: treasures
`;

export interface Touched {
  signs: readonly string[];
  topics: readonly Topic[];
}

const isTopic = (word: string): word is Topic => (TOPICS as readonly string[]).includes(word);
const split = (words = ""): string[] => words.trim().split(" ");

export const TOUCHED: ReadonlyMap<number, Touched> = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [shown, topics] = line.split(":");
      const [number, ...signs] = split(shown);
      return [Number(number), { signs, topics: split(topics).filter(isTopic) }];
    }),
);

const NONE: Touched = { signs: [], topics: [] };
export const touchedBy = (card: number): Touched => TOUCHED.get(card) ?? NONE;

/** The sign of a word of the table: a piece, or something that is done. */
export function signOf(data: Data, word: string): IconData | undefined {
  if (word === "weapon") return iconOf("weapon.card");
  return SIGNS[word] ?? iconOf(nameOf(data, word));
}
