// Every seat has a shape beside its colour: disc, square, diamond, shield, star. Paths fit a circle of radius 10 around 0, 0.
const star = (): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 ? 5.2 : 11;
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
};

export const SHAPES: readonly string[] = [
  "M-9.5 0A9.5 9.5 0 1 1 9.5 0A9.5 9.5 0 1 1 -9.5 0Z",
  "M-7 -8.4H7Q8.4 -8.4 8.4 -7V7Q8.4 8.4 7 8.4H-7Q-8.4 8.4 -8.4 7V-7Q-8.4 -8.4 -7 -8.4Z",
  "M0 -11L10.2 0L0 11L-10.2 0Z",
  "M-8.6 -8.8Q-4 -8 0 -10Q4 -8 8.6 -8.8V0Q8.6 7.4 0 11Q-8.6 7.4 -8.6 0Z",
  star(),
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? "";
export const colourOf = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;
