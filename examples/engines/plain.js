// An engine for Meadhall in JavaScript: it learns within a game which kinds of things it likes, and tries the rest.
const readline = require("node:readline");

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

// A small source of chance that can be seeded (mulberry32): the same seed makes the same choices.
function seeded(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

let chance = Math.random;
let liked = new Map();

// `card.17` is of the kind `card`: mostly what was chosen seldom so far, so that a game shows all sides of itself.
function choose({ options }) {
  const kind = (option) => option.split(".")[0];
  const weight = (option) => chance() / (1 + (liked.get(kind(option)) ?? 0));
  const weights = options.map(weight);
  const option = options[weights.indexOf(Math.max(...weights))];
  liked.set(kind(option), (liked.get(kind(option)) ?? 0) + 1);
  return option;
}

const answers = {
  hello: () => say({ type: "hello", protocol: 1, name: "plain JavaScript" }),
  game: ({ seed }) => {
    chance = seeded(seed);
    liked = new Map();
  },
  decide: (message) => say({ type: "choose", number: message.number, option: choose(message) }),
  quit: () => process.exit(0),
};

const lines = readline.createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  answers[message.type]?.(message); // what a later version may say is passed over
});
lines.on("close", () => process.exit(0));
