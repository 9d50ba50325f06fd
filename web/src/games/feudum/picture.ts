// Feudum: castle and windmill over the fields, and a flying machine above them.
import { birds, chance, disc, gouges, land, roll, sheep, sky, waves, type Layer } from "@/ui/picture/cut";

export default function picture(): Layer[] {
  const luck = chance(31);
  const far = roll([[0, 250], [140, 190], [320, 246], [520, 196], [760, 250], [960, 186], [1200, 240]]); // prettier-ignore
  const mid = roll([[0, 312], [330, 268], [640, 330], [930, 290], [1200, 326]]); // prettier-ignore
  const near = roll([[0, 392], [280, 404], [520, 430], [860, 384], [1200, 400]]); // prettier-ignore
  const castle = "translate(330 282)";
  const mill = "translate(930 300)";
  const machine = "translate(640 150)";
  const sail = "M0 0L6-112H30V-30Z";
  const teeth = (x: number, count: number): string =>
    Array.from({ length: count }, (_, i) => `M${x + i * 16}-74h9v10h-9z`).join("");
  return [
    ...sky([700, 230]),
    land("far", far),
    gouges("snow", luck, far, 80, 120),
    land("mid", mid),
    gouges("far", luck, mid, 100, 130),
    // A river winds from the castle to the front.
    { paint: "sea", d: "M520 318q60 20 10 44q-90 36 30 66q60 20 90 52h180q-70-50-150-70q-90-22-30-46q40-24-90-46z" },
    waves("foam", luck, { from: [530, 340], to: [700, 470], count: 16 }),
    {
      paint: "ink",
      d: `M-150 0V-66H150V0Z${teeth(-150, 19)}M-172 6V-110H-112V6ZM112 6V-110H172V6ZM-44 6V-150H44V6Z`,
      at: castle,
    },
    { paint: "red", d: "M-180-106L-142-168L-104-106ZM104-106L142-168L180-106ZM-54-146L0-222L54-146Z", at: castle },
    { paint: "ink", d: "M0-222v-34M-142-168v-24M142-168v-24", line: 3, at: castle },
    { paint: "sun", d: "M0-256l34 9l-34 10zM-142-192l24 7l-24 7zM142-192l24 7l-24 7zM-18 6v-34q18-20 36 0V6zM-8-122h16v20h-16zM-148-86h10v18h-10zM136-86h10v18h-10zM-84-44h8v16h-8zM70-44h8v16h-8z", at: castle }, // prettier-ignore
    { paint: "light", d: "M30-140l6 90l-8-40zM160-100l5 70l-7-30zM-122-100l4 70l-6-30z", at: castle },
    { paint: "ink", d: "M-46 20L-28-120H28L46 20ZM-34-118Q0-166 34-118Z", at: mill },
    { paint: "sun", d: "M-8-92h16v20h-16zM-12 20v-34q12-14 24 0v34z", at: mill },
    ...[20, 110, 200, 290].map((turn): Layer => ({
      paint: "light",
      d: sail,
      at: `${mill} translate(0 -122) rotate(${turn})`,
    })),
    ...[20, 110, 200, 290].map((turn): Layer => ({
      paint: "ink",
      d: "M0 0L6-114M6-108H30M8-88H30M10-68H30M12-48H30",
      line: 3.5,
      at: `${mill} translate(0 -122) rotate(${turn})`,
    })),
    { paint: "ink", d: disc(0, -122, 7), at: mill },
    land("near", near),
    gouges("mid", luck, near, 80, 100),
    {
      paint: "sun",
      d: "M60 408q70 20 90 72M110 408q80 20 120 72M160 410q90 20 150 70M1010 400q-40 30-30 80M1060 400q-20 30 10 80M1110 402q0 30 50 78",
      line: 3,
    },
    { paint: "light", d: "M-78-34Q-70-82 0-84Q70-82 78-34Q70-2 0 0Q-70-2-78-34Z", at: machine },
    {
      paint: "red",
      d: "M-44-74Q-30-42-44-10Q-20-2-14-1Q-6-42-14-83Q-30-82-44-74ZM44-74Q30-42 44-10Q20-2 14-1Q6-42 14-83Q30-82 44-74Z",
      at: machine,
    },
    {
      paint: "ink",
      d: "M-60-14L-20 34M60-14L20 34M-24-2L-12 34M24-2L12 34M-78-34Q-70-82 0-84Q70-82 78-34Q70-2 0 0Q-70-2-78-34Z",
      line: 3,
      at: machine,
    },
    {
      paint: "ink",
      d: "M-34 34H34L24 60H-24ZM34 40Q84 8 132 26Q104 30 96 44Q76 34 34 52ZM-34 40Q-84 8-132 26Q-104 30-96 44Q-76 34-34 52Z",
      at: machine,
    },
    ...sheep([720, 408], [768, 420]),
    birds([880, 96, 0.7], [460, 84, 0.6]),
  ];
}
