/** A guest's finished matches, match files and statistics. */
import { many, number, percent } from "./grammar.ts";

const matches = (count: number): string => many(count, "match", "matches");

export const matchFile = {
  open: "Open a match file",
  openHint: "Or drop the file anywhere on the lobby. It is played in this browser and sent nowhere.",
  drop: "Drop the match file to watch it",
  inLobby: "Match files open in the lobby. Leave what you are doing first, then open the file there.",
  proofOpened: "This saved proof holds the match you are watching. “Fair deal” checks it against what its player saw.",
  problems: {
    foreign: "This is not a Quayside match file. Match files end in .quayside, .record or .proof.",
    proof: "This saved proof was changed, or its match breaks the rules. “npm run verify -- FILE” says what is wrong.",
    damaged: "This match file is damaged or was changed, so it cannot be played.",
    newer: "This match file was made by a newer version of Quayside. Reload the page and try again.",
    tooLarge: "This file is too large to be a match of Quayside.",
    unknownGame: "This match is of a game that this version of Quayside does not have.",
  },
};

export const myMatches = {
  title: "My matches",
  unfinished: "Unfinished",
  tabs: { matches: "Matches", statistics: "Statistics" },
  none: "You have not finished a match yet. Every match you finish is listed here.",
  noneFound: "No match fits these filters.",
  offline: "Your matches are on the server, which does not answer right now. You can still open a match file.",
  filters: "Filters",
  game: "Game",
  anyGame: "all games",
  result: "Result",
  results: { all: "any result", won: "won", lost: "not won" },
  kind: "Type",
  kinds: { all: "all", rated: "rated", casual: "casual" },
  player: "Player",
  playerHint: "part of a name",
  from: "From",
  to: "To",
  clear: "Clear filters",
  count: (count: number, more: boolean) => (more ? `The latest ${matches(count)}.` : `${matches(count)}.`),
  older: "Show older matches",
  watch: "Watch",
  download: "Download",
  downloadHint: "A small file with everything needed to replay and verify the match.",
  downloaded: (name: string) => `Saved as ${name}`,
  share: "Copy link",
  linkByHand: "Copy this link. Anyone with it can watch this match.",
  shared: "Link copied. Anyone with it can watch this match.",
  /** What a button does, for screen readers: "Watch: Elasund, 23 Nov 2026". */
  action: (what: string, game: string, when: string) => `${what}: ${game}, ${when}`,
  gone: "The moves of this match are no longer stored. Its result stays in your list.",
  place: (place: string, seats: number) => `${place} of ${number(seats)}`,
  noPlace: "no places",
  bots: (bots: number) => (bots === 1 ? "a bot" : `${number(bots)} bots`),
  ratedAt: (when: string) => `${when}, rated`,
};

const strength = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return `below ${to}`;
  return to === undefined ? `${from} or more` : `${from}–${to - 1}`;
};

export const statistics = {
  game: "Game",
  none: "Statistics appear once you have finished a match.",
  loading: "Reading your matches…",
  latest: (count: number) => `From your latest ${matches(count)} in all games.`,
  summary: (count: number, won: number) => `${matches(count)} finished, ${number(won)} won (${percent(count === 0 ? 0 : won / count)}).`,
  table: "Show as table",
  match: "Match",
  date: "Date",
  rating: {
    title: { rated: "Your rating in rated matches", casual: "Your rating in casual matches" },
    none: "You get a rating with your first match against other players. Matches against bots do not count.",
    note: "The line is your rating, a cautious figure: you almost certainly play at least this well. The dashed line is our best guess. The gap between them is the uncertainty, which shrinks as you play.",
    line: "Rating",
    guess: "Best guess",
    gap: "Uncertainty",
    /** The chart in one sentence. */
    told: (count: number, from: number, to: number) => `Over ${matches(count)}, from ${number(from)} to ${number(to)}.`,
  },
  results: {
    chart: (by: string) => `Matches won ${by}`,
    /** A chart in one sentence, for screen readers. */
    told: (title: string, parts: readonly string[]) => `${title}: ${parts.join(", ")}.`,
    toldOne: (label: string, part: number) => `${label} ${percent(part)}`,
    note: "The mark on each bar is an even share: what equal players would win.",
    seat: "by seat",
    seatOf: (seat: number) => `Seat ${number(seat)}`,
    strength: "by opponent strength",
    strengthOf: strength,
    strengthNote: "Mean rating of your opponents before the match. Bots count with their measured strength.",
    size: "by number of players",
    sizeOf: (seats: number) => many(seats, "player"),
    of: (won: number, count: number) => `${number(won)} of ${number(count)}`,
    partOf: (won: number, count: number) => `${percent(won / count)}, ${number(won)} of ${number(count)}`,
    percent,
    played: "Matches",
    won: "Won",
    part: "Share",
    even: "Even share",
  },
  how: {
    title: "How you won",
    times: "Wins",
    /** Endings that every game has; the others are the game's own words. */
    of: {
      points: "on points",
      resigned: "an opponent resigned",
      timeout: "an opponent ran out of time",
      shared: "shared victory",
    } as Readonly<Record<string, string>>,
  },
  habits: {
    title: "Your habits",
    note: "Read in this browser from the moves of your latest matches.",
    progress: (done: number, all: number) => `Read ${number(done)} of ${matches(all)}…`,
    read: (count: number) => `From the moves of ${matches(count)}.`,
    failed: "Some matches could not be read: their moves are no longer stored, or the server does not answer.",
    none: "There are no moves to read yet.",
    times: "Matches",
    won: "Won",
    wonOf: (won: number, count: number) => `${number(count)}×, won ${number(won)}`,
  },
};
