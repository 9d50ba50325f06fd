// What a card would bring, in words: for those who listen, and where a name has to hold all that is read.
import { say, words } from "@/lib/words.svelte";
import { countedOf } from "../components/counted";
import type { CardForecast } from "./forecasts.svelte";

/** What there would be more or less of. */
export const changedName = (game: string, thing: string): string =>
  thing === "viking" ? words.say(`${game}-column-vikings`) : words.thing(game, thing);

/** What is written of a forecast; changes are drawn. */
export function forecastText(game: string, { works, asks, missing }: CardForecast, long = false): string {
  if (works === "now") return asks ? say("odin-page-card-choice") : "";
  const lacking = Object.entries(missing).map(([thing, count]) => countedOf(game, thing, count));
  if (lacking.length) return say("odin-page-card-missing", { things: lacking.join(", ") });
  if (works === "nothing") return say(long ? "odin-page-card-nothing-now" : "odin-page-card-nothing");
  return long ? say("odin-page-card-later") : "";
}

/** The name of a card with all that is said of it here. */
export function spokenCard(game: string, card: string, forecast: CardForecast | undefined): string {
  const name = words.thing(game, card);
  if (!forecast) return name;
  const changes = Object.entries(forecast.changes).map(([thing, by]) =>
    countedOf(game, thing, Math.abs(by), by < 0 ? "−" : "+"),
  );
  const said = [name, forecastText(game, forecast)].filter(Boolean).join(" ");
  return changes.length ? `${said}: ${changes.join(", ")}` : said;
}
