/** What a match that is over has made of the reader's rating, in one line of the score sheet. */
import { TICK } from "../../base/durations.ts";
import type { Guest } from "../../feed/lobby.ts";
import type { Text } from "../../text/languages.ts";

/** The server saves a result a moment after the end. */
const TRIES = 5;

/** Empty for a match that rates nobody, like one with bots alone. */
export async function ratingLine(text: Text, guest: Pick<Guest, "profile" | "statistics">, match: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await new Promise((passed) => setTimeout(passed, TICK));
    const saved = (await guest.profile()).matches.find((one) => one.match === match);
    if (saved === undefined) continue;
    const { game, rated, at } = saved;
    const { matches } = await guest.statistics();
    const [own, before] = matches.filter((one) => one.game === game && one.rated === rated && one.rating !== undefined && one.at <= at);
    if (own?.at !== at || own.rating === undefined) return "";
    const now = text.lobby.standing[rated ? "rated" : "casual"](own.rating);
    return text.parts([now, before?.rating === undefined ? "" : text.score.ratingBefore(before.rating)]);
  }
  return "";
}
