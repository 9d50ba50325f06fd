// When something happened, in the words of the language: "5 minutes ago".
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function timeAgo(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, ms] of STEPS) {
    if (now - at >= ms) return format.format(-Math.floor((now - at) / ms), unit);
  }
  return format.format(0, "minute");
}
