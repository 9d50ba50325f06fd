/** Round values from the least to the most, about five of them. */
export function ticks(least: number, most: number): number[] {
  const rough = (most - least) / 5;
  const power = 10 ** Math.floor(Math.log10(rough || 1));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power);
  const found: number[] = [];
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) found.push(tick);
  return found;
}

/** How wide a letter is beside the end of a line, and how far from it the first one is. */
const LETTER = { width: 7.1, from: 13 };

/** The room beside the ends of lines, in letters and width: for all names with their points, as far as the lines leave any. */
export function endRoom(labels: readonly string[], width: number): { letters: number; width: number } {
  const most = Math.floor((width * 0.45 - LETTER.from) / LETTER.width);
  const letters = Math.min(Math.max(14, ...labels.map((label) => label.length)), Math.max(14, most));
  return { letters, width: LETTER.from + letters * LETTER.width };
}

/** What a line is called at its end: the name gives way to the points, which are always told in full. */
export function endLabel(name: string, points: number, room: number): string {
  const left = room - 1 - String(points).length;
  return name.length > left ? `${name.slice(0, left - 1).trimEnd()}…` : name;
}

/** Heights of labels near those wanted, but at least `gap` apart. */
export function spreadLabels(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let floor = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(wanted[i] ?? 0, floor);
    floor = (placed[i] ?? 0) + gap;
  }
  // What was pushed down as a whole comes back up by half, so that labels stay about their lines.
  const shift = order.length ? ((placed[order.at(-1) ?? 0] ?? 0) - (wanted[order.at(-1) ?? 0] ?? 0)) / 2 : 0;
  return placed.map((height) => height - shift);
}

/** When the lead changed hands for good or for a while: the move, and who led from then on. Before the first, nobody took it. */
export function turningPoints(totals: readonly number[][]): { move: number; seat: number }[] {
  const found: { move: number; seat: number }[] = [];
  let leader = -1;
  totals.forEach((row, move) => {
    const best = Math.max(...row);
    const leaders = row.flatMap((points, seat) => (points === best ? [seat] : []));
    const [first = -1] = leaders;
    if (leaders.length === 1 && first !== leader) {
      leader = first;
      if (move) found.push({ move, seat: first });
    }
  });
  return found;
}
