/** Matches in days: the list in the lobby, the clocks, and notifications. */
import { list, many, number } from "./grammar.ts";

export const days = {
  title: "Your matches in days",
  /** Names of those who owe a move. */
  theirMove: (names: readonly string[]) => `${list(names)} to move`,
  /** A time as `left` writes it. */
  timeLeft: (time: string) => `${time} left`,
  left: (days: number, hours: number, minutes: number) => {
    if (days > 0) return hours > 0 ? `${number(days)} d ${number(hours)} h` : `${number(days)} d`;
    return hours > 0 ? `${number(hours)} h ${number(minutes)} min` : `${number(minutes)} min`;
  },
  paused: "paused",
  waits: (filled: number, seats: number) => `${number(filled)} of ${many(seats, "seat")} taken`,
  /** The title of the tab while no table is open. */
  tab: (moves: number, title: string) => `(${number(moves)}) Your move · ${title}`,
  clockHint:
    "Time for this move. When it runs out, a bot makes the move. After the second time in a row, the bot plays on until the player is back.",
  waitNote:
    "You can close this page. Once all players have joined, the match needs each of them here once more, in the same browser; then it begins. You will find it in the lobby.",
  backToLobby: "Back to lobby",
  push: {
    label: "Notify me when it is my move",
    hint: "Also while this page is closed, through your browser’s own push service. It learns when, but cannot read what.",
    denied: "Your browser blocks notifications from this page. Allow them in its settings, then switch this on again.",
  },
  /** A whole notification. */
  pushed: (game: string, names: string) => (names === "" ? `Your move in ${game}` : `Your move in ${game} against ${names}`),
};
