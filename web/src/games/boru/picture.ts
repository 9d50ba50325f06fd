// Brian Boru: a round tower and a high cross over green hills, Viking sails on the sea.
import { birds, chance, disc, gouges, land, longship, roll, sheep, sky, waves, type Layer } from "@/ui/picture/cut";

export default function picture(): Layer[] {
  const luck = chance(11);
  const far = roll([[0, 226], [170, 168], [390, 232], [600, 180], [820, 244], [1010, 226], [1200, 262]]); // prettier-ignore
  const mid = roll([[0, 300], [260, 246], [560, 308], [800, 270], [940, 312], [1080, 330], [1200, 336]]); // prettier-ignore
  const near = roll([[0, 362], [300, 340], [620, 400], [900, 372], [1200, 428]]); // prettier-ignore
  const tower = "translate(330 342)";
  const cross = "translate(822 404)";
  return [
    ...sky([560, 150]),
    land("far", far, 330),
    gouges("snow", luck, far, 70, 90),
    { paint: "sea", d: "M760 292H1200V420H760Z" },
    waves("foam", luck, { from: [820, 298], to: [1180, 372], count: 34 }),
    ...longship(1060, 318, 0.36, "red"),
    ...longship(950, 306, 0.22, "red"),
    land("mid", mid),
    gouges("far", luck, mid, 90, 120),
    // Walls of stone between the meadows.
    { paint: "near", d: "M40 306q90 10 140 60M540 300q-40 34-20 80M700 292q30 24 20 70M180 266q20 20 12 60", line: 5 },
    land("near", near),
    gouges("mid", luck, near, 90, 110),
    { paint: "ink", d: "M-27 6L-19-206H19L27 6ZM-24-206L0-262L24-206ZM44 8v-66l46-36l46 36V8Z", at: tower },
    { paint: "light", d: "M20-190l5 140l-6-60zM12-170l3 90l-4-40zM96-78l30 24l-22-10zM120-30l2 24l-5-12z", at: tower },
    { paint: "sun", d: "M-4-186h8v15h-8zM-4-120h8v15h-8zM-6-46q6-10 12 0v22h-12zM82-40q8-12 16 0V8h-16z", at: tower },
    { paint: "ink", d: "M-11 0L-7-150H7L11 0ZM-46-124h92v18h-92zM-30 0h60l6 16h-72z", at: cross },
    { paint: "ink", d: disc(0, -115, 29), at: cross, line: 9 },
    { paint: "light", d: "M5-140l2 20l-4-8zM7-90l2 60l-5-30zM30-120h12l-8 4z", at: cross },
    ...sheep([560, 392], [604, 404], [520, 410], [980, 404]),
    birds([180, 110, 0.9], [236, 86, 0.6], [900, 120, 0.7]),
  ];
}
