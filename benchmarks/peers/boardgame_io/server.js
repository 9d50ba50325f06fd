// A boardgame.io server in memory, with a game of Boru's shape: four players, a hand of secret cards each, towns and
// regions on a map, one card played a turn, which changes a town, a region, its player and the log.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const CARDS = 25;
const TOWNS = 40;
const REGIONS = 8;
const PLAYERS = 4;

function deal(G, random) {
  const cards = random.Shuffle(Array.from({ length: CARDS }, (_, card) => `card.${card}`));
  for (let seat = 0; seat < PLAYERS; seat++) G.players[seat] = { hand: cards.slice(seat * 6, seat * 6 + 6) };
}

const boru = {
  name: "boru",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ random }) => {
    const G = {
      players: {},
      public: Array.from({ length: PLAYERS }, (_, seat) => ({
        seat,
        points: 0,
        coins: 5,
        renown: 0,
        invaders: 0,
        church: 0,
        marriageSpace: 0,
        marriages: [],
        princess: null,
        handSize: 6,
        played: null,
        acted: false,
        tokens: [],
        score: 0,
      })),
      towns: {},
      regions: Object.fromEntries(
        Array.from({ length: REGIONS }, (_, region) => [
          `region.${region}`,
          { faceUp: false, holder: null, counts: [0, 0, 0, 0], vikings: 0 },
        ]),
      ),
      round: 1,
      activeTown: null,
      marriageCard: "marriage.3",
      told: [],
    };
    deal(G, random);
    return G;
  },
  moves: {
    play: ({ G, random, playerID }, card) => {
      const seat = Number(playerID);
      const hand = G.players[seat].hand;
      const at = hand.indexOf(card);
      if (at < 0) return "INVALID_MOVE";
      hand.splice(at, 1);
      const town = `town.${random.Die(TOWNS)}`;
      const region = `region.${random.Die(REGIONS) - 1}`;
      const mine = G.public[seat];
      G.towns[town] = { owner: seat, viking: false, monastery: false };
      G.regions[region].counts[seat] += 1;
      G.activeTown = town;
      mine.played = card;
      mine.coins += 1;
      mine.handSize = hand.length;
      mine.score = mine.points + mine.coins + mine.renown;
      G.told = [
        { kind: "played", seat, thing: card },
        { kind: "town", seat, thing: town },
      ];
      if (Object.values(G.players).every((player) => player.hand.length === 0)) {
        deal(G, random);
        G.round += 1;
      }
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [boru], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () =>
  console.log(`http://127.0.0.1:${process.argv[2]}`),
);
