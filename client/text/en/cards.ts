/** What a link's card says where it is posted. The server fills in what is in braces; plurals are of what `{count}` counts. */
import type { CardWords } from "../../../shared/core/wire/card-words.ts";

export const cards: Omit<CardWords, "site" | "games"> = {
  front: ["Quayside", "Puerto Rico, 7 Wonders Duel and Elasund in your browser: with friends, with strangers, or against bots."],
  invitation: ["{game}: you are invited", "A table by invitation. Open the link to sit down."],
  waiting: ["{game}: {names} at the table", "{taken} of {seats} seats are taken. Open the link to sit down."],
  running: ["{game}: {names}", "The match has begun. Open the link to watch."],
  over: ["{game}: {names}", "The match is over."],
  won: ["{game}: {names}", "{winner} won. Watch the match move by move."],
  wonOnPoints: ["{game}: {names}", "{winner} won, {points}. Watch the match move by move."],
  ended: ["{game}: {names}", "A match to watch move by move."],
  moment: ["{game}: {names}", "A moment of the match. Look at it, and go on from there."],
  puzzle: ["{game}: puzzle {number}", "One move is clearly the best. Can you find it?"],
  puzzleOfDay: ["Puzzle of the day: {game}", "One move is clearly the best. Can you find it?"],
  daily: ["The deals of the day", "The same cards for everyone, until midnight UTC. Who makes most of them?"],
  arena: ["{game}: an arena", "For a set time, everyone plays the same deals one after another, against the same bots."],
  deal: ["{game}: the same deal for all of you", "Play it once, against the same bots, then compare how you did."],
  rules: ["The rules of {game}", "With pictures of every piece, and examples."],
  statistics: ["What wins in {game}", "Openings and statistics of many matches, in pictures."],
  others: { one: "one other player", other: "{count} other players" },
  players: { one: "one player", other: "{count} players" },
};
