/** A name in two lines, as even as its words allow. */
export function inTwoLines(name: string): string[] {
  const broken = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const width = (pair: string[]) => Math.max(...pair.map((line) => line.length));
  return broken.sort((one, other) => width(one) - width(other))[0] ?? [name];
}
