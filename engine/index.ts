/** All that a program outside this repository can use of the rules. README.md shows how. */

// What a game is: its types, luck, and what a seat sees.
export {
  below,
  commitment,
  digest,
  fork,
  type Luck,
  type MatchLuck,
  matchLuck,
  pick,
  type QuickLuck,
  quickLuck,
  seedOf,
  shuffle,
} from "../shared/core/base/random.ts";
export { Refusal, type RefusalKey } from "../shared/core/base/refusal.ts";
export { botMove, iterationsOf } from "../shared/core/bots/levels.ts";
export { openSearch, type Search } from "../shared/core/bots/search/search.ts";
export type { Line, Thought } from "../shared/core/bots/thought.ts";
export { chancesOf, expectedChances } from "../shared/core/bots/value.ts";
// Bots and how they think.
export { BOT_LEVELS, type BotLevel, SEARCH_LEVELS, type SearchLevel } from "../shared/core/contract/bot-level.ts";
export { type AnyGame, eraseShape, type Game, type Result, type Start, type Tell } from "../shared/core/contract/game.ts";
export type { Mind } from "../shared/core/contract/mind.ts";
export type { OptionList, OptionValue, Picked, Shape, Sight, State, View } from "../shared/core/contract/shape.ts";
// A match with its record.
export type { Match } from "../shared/core/match/match.ts";
export { outcome, shareOfVictory } from "../shared/core/match/outcome.ts";
export {
  type Deal,
  type Entry,
  type MatchRecord,
  type MovesEntry,
  pickOptions,
  readRecord,
  type UndoEntry,
  writeRecord,
} from "../shared/core/match/record.ts";
export { fileText, recordOfFile } from "../shared/core/match/record-file.ts";
export { askedSeats, begin, frames, resume, type SeenFrame, type Step, step, steps } from "../shared/core/match/step.ts";
export {
  type CertainFrame,
  type CoreEvent,
  certainFrames,
  eventOf,
  type Frame,
  findMove,
  type Preview,
  preview,
  sightOf,
  silent,
  viewOf,
} from "../shared/core/match/view.ts";
// The games.
export { duel } from "../shared/duel/index.ts";
export type { Duel } from "../shared/duel/state.ts";
export { elasund } from "../shared/elasund/index.ts";
export type { Elasund } from "../shared/elasund/state.ts";
export { GAMES } from "../shared/games.ts";
export { puertoRico } from "../shared/puerto-rico/index.ts";
export type { PuertoRico } from "../shared/puerto-rico/state.ts";
