// A Feast for Odin: the long house between its fields, the fjord and the mountains.
import {
  birds,
  chance,
  gouges,
  land,
  longship,
  peaks,
  ridge,
  roll,
  sheep,
  sky,
  waves,
  type Layer,
} from "@/ui/picture/cut";

export default function picture(): Layer[] {
  const luck = chance(23);
  const far = ridge(luck, peaks([0.35, 0.7, 0.4, 0.95, 0.5, 0.75, 1, 0.55, 0.8, 0.45], 290, 230), 26);
  const mid = ridge(luck, peaks([0.6, 0.35, 0.5, 0.25, 0.15, 0.1, 0.2, 0.45, 0.7, 0.9], 296, 120), 14);
  const near = roll([[0, 318], [240, 338], [520, 352], [800, 346], [1200, 320]]); // prettier-ignore
  const house = "translate(560 352)";
  // The furrows of the fields run towards the house.
  const furrows = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map(
    (i) => `M${200 + i * 26} 366Q${170 + i * 44} 420 ${130 + i * 78} 480`,
  );
  const rows = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
    (i) => `M${960 + i * 24} 356Q${985 + i * 42} 420 ${1020 + i * 74} 480`,
  );
  const beams = [-150, -110, -70, -30, 10, 50, 90, 130].map((x) => `M${x} ${-74 + Math.abs(x) / 12}l-4 64l7-4z`);
  return [
    ...sky([900, 150]),
    land("far", far, 316),
    gouges("snow", luck, far, 160, 240),
    land("mid", mid, 360),
    gouges("far", luck, mid, 90, 120),
    { paint: "sea", d: "M250 330L400 300H830L1000 326L960 360H300Z" },
    waves("foam", luck, { from: [390, 303], to: [840, 344], count: 34 }),
    ...longship(800, 326, 0.4, "red"),
    land("near", near),
    gouges("mid", luck, near, 100, 100),
    { paint: "sun", d: furrows.join(""), line: 2.4 },
    { paint: "sun", d: rows.join(""), line: 2 },
    { paint: "light", d: "M470 262q-18-30 4-52q20-24 2-52q26 26 6 56q-20 24-4 48z" },
    { paint: "ink", d: "M-176-14Q0-30 176-14V40H-176Z", at: house },
    { paint: "red", d: "M-206-4L-180-66Q0-104 180-66L206-4Q0-26-206-4Z", at: house },
    { paint: "ink", d: beams.join(""), at: house },
    { paint: "ink", d: "M-182-66Q0-104 182-66", line: 7, at: house },
    {
      paint: "ink",
      d: "M-180-62q-8-30-32-38q14 2 22-8q16 16 18 44zM180-62q8-30 32-38q-14 2-22-8q-16 16-18 44z",
      at: house,
    },
    {
      paint: "sun",
      d: "M-16 40v-38q16-18 32 0v38zM-120 4h18v16h-18zM-76 0h18v16h-18zM60 0h18v16h-18zM104 4h18v16h-18z",
      at: house,
    },
    {
      paint: "ink",
      d: "M330 424v-42M380 424v-42M330 388h50M330 408h50M760 426v-40M812 426v-40M760 392h52M760 410h52",
      line: 5,
    },
    ...sheep([430, 428], [476, 440], [700, 440]),
    birds([250, 96, 0.9], [312, 72, 0.6]),
  ];
}
