/** The deal of the day. */
import { many, number, percent } from "./grammar.ts";

/** How a match ended, in a few words that follow a colon. */
function result(outcome: "won" | "drawn" | "lost" | "gaveUp", lead: number | undefined): string {
  if (outcome === "drawn") return "drawn";
  if (outcome === "gaveUp") return "given up";
  if (lead === undefined) return outcome === "won" ? "won outright" : "lost outright";
  return lead === 0 ? `${outcome} on the tie-break` : `${outcome} by ${number(lead)}`;
}

/** Among those who have finished in time. Rounded down: 100% is better than all. */
const standing = (worse: number, others: number): string =>
  others === 0 ? "first to finish" : `better than ${percent(Math.floor((100 * worse) / others) / 100)} of ${many(others, "player")}`;

export const daily = {
  title: "Deal of the day",
  titleOf: (date: string) => `Deal of the day, ${date}`,
  about: "The same cards, dice and Master bots for everyone, no undo and no hints. You can play each deal once.",
  play: "Play",
  playOn: "Continue",
  show: "Show result",
  /** Of a button, for screen readers: "Deal of the day, Elasund: play". */
  action: (game: string, what: string) => `Deal of the day, ${game}: ${what}`,
  open: "Not played yet",
  running: "In progress",
  result,
  standing,
  late: "not ranked: finished after midnight UTC, or played mostly by a bot",
  ofMatch: (how: string, standing: string) => `${how}, ${standing}`,
  copy: "Copy result",
  copied: "Result copied",
  saved: "This page may not copy, so the result was saved as a file.",
  shareText: (game: string, date: string, how: string, address: string) => `Quayside daily, ${game}, ${date}: ${how}\n${address}`,
  ranked:
    "Ranked are matches that their player played to the end before midnight UTC. All have the same deal, so nobody can rule out a second try.",
  best: (name: string, how: string, players: number) => `Yesterday’s best of ${many(players, "player")}: ${name}, ${how}`,
  /** Where the deal of the day before has no best match: nobody began it, or none of its matches is ranked. */
  noBest: { unplayed: "Nobody played yesterday’s deal.", noneRanked: "Yesterday’s deal was played, but no match was ranked." },
  watch: "Watch",
  watchNamed: (game: string) => `Watch yesterday’s best match of ${game}`,
  /** On the button in the lobby. */
  hoursLeft: (hours: number) => (hours > 1 ? `${number(hours)} h left` : "under 1 h left"),
  left: (hours: number, minutes: number) => `New deals in ${hours > 0 ? `${number(hours)} h ` : ""}${number(minutes)} min`,
  note: "Finish before then to be ranked. Until then nobody else can watch your match.",
  /** At the table. */
  leave: "Leave the table? You can continue this deal from the lobby. Finish it before midnight UTC to be ranked.",
  resign: "Give up this deal of the day? It is not ranked, and you cannot play it again.",
  noUndo: "No undo in a deal of the day",
  ended: "Deal of the day: see in the lobby how you did compared with all others.",
  secret: "Others still play this deal, so it stays secret until midnight UTC. After that you can check it in the replay.",
};
