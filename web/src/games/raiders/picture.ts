// Raiders of the North Sea: a fjord, and longships that come home.
import { birds, chance, gouges, land, longship, peaks, ridge, sky, waves, WIDTH, type Layer } from "@/ui/picture/cut";

export default function picture(): Layer[] {
  const luck = chance(4);
  const horizon = 300;
  const far = ridge(luck, peaks([0.5, 0.95, 0.35, 0.8, 0.25, 0.12, 0.3, 0.9, 0.5, 0.75], horizon - 16, 205), 26);
  const mid = ridge(luck, peaks([0.3, 0.4, 0.62, 0.3, 0.45, 0.2, 0.1, 0.5, 0.62, 0.4], horizon - 8, 150), 18);
  const shore = ridge(luck, [[0, 190], [90, 210], [150, 262], [230, 280], [300, 322], [372, 340]], 8, 16); // prettier-ignore
  return [
    ...sky([780, 208]),
    land("far", far, horizon + 10),
    gouges("snow", luck, far, 150, 190),
    land("mid", mid, horizon + 10),
    gouges("far", luck, mid, 100, 130),
    { paint: "sea", d: `M0 ${horizon}H${WIDTH}V480H0Z` },
    waves("sun", luck, { from: [700, horizon + 6], to: [830, 470], count: 22 }),
    waves("foam", luck, { from: [-30, horizon + 6], to: [1190, 476], count: 100 }),
    land("near", shore, 342),
    { paint: "near", d: "M0 338H372L300 384L180 424L0 440Z" },
    gouges("mid", luck, shore, 120, 70),
    {
      paint: "ink",
      d: "M66 214v-46h-8v-18h10v8h10v-8h10v8h10v-8h10v18h-8v46zM132 252v-36l28-26l28 26v36z",
    },
    { paint: "sun", d: "M80 184h8v14h-8zM155 226h10v26h-10z" },
    ...longship(640, 404, 1.05, "red"),
    ...longship(980, 330, 0.5, "mid"),
    ...longship(430, 318, 0.34, "mid"),
    waves("foam", luck, { from: [500, 412], to: [780, 452], count: 14 }),
    birds([360, 92, 1], [430, 70, 0.7], [322, 128, 0.6]),
  ];
}
