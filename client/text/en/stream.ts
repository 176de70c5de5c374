/** The page in English: a stream, whose words are fetched with it. */
import { many } from "./grammar.ts";

export const stream = {
  menu: "Stream menu",
  nothing: "Nothing is being played right now",
  nothingOf: (game: string) => `Nobody is playing ${game} right now`,
  peopleAway: "These players are not playing right now",
  goesOn: "This page shows the next match by itself as soon as it begins.",
  unreachable: "The server cannot be reached",
  keepsTrying: "This page keeps trying, and goes on by itself.",
  cannot: "This match cannot be shown",
  /** At the end of a match. `who`: "Ada against Ben". */
  next: (game: string, who: string, seconds: number) =>
    seconds > 0 ? `Next in ${many(seconds, "second")}: ${game}, ${who}` : `Next in a moment: ${game}, ${who}`,
  nextOfPeople: "The next match of these players is shown here as soon as it begins.",
  nextOfAny: "The next match is shown here as soon as it begins.",
  showChances: "Show the chances",
  hideChances: "Hide the chances",
  estimate: "Chances, estimated",
  estimating: "Estimating the chances…",
  estimateHint: "Estimated in this browser from what everybody can see. It can be wrong.",
  noEstimate: "The chances cannot be estimated.",
  result: "Result",
  afterwards: "After this match",
  samePlayers: "The same players",
  bestOf: (game: string) => `The best match of ${game}`,
  best: "The best match of all games",
  fullScreen: "Full screen",
  leave: "Leave the stream",
};
