// How likely a raid reaches a tier.

/** How often each sum of so many dice falls, among all ways in which they can fall. */
function sums(faces: readonly number[], dice: number): Map<number, number> {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, count] of ways)
      for (const face of faces) next.set(sum + face, (next.get(sum + face) ?? 0) + count);
    ways = next;
  }
  return ways;
}

/** The chance, in hundredths, that so many dice add up to what is needed at least; certain and impossible are exact. */
export function chanceOf(faces: readonly number[], dice: number, needed: number): number {
  let [all, enough] = [0, 0];
  for (const [sum, count] of sums(faces, dice)) {
    all += count;
    if (sum >= needed) enough += count;
  }
  if (enough === 0 || enough === all) return enough === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * enough) / all)));
}
