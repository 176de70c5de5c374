/** The ui's sentences in English. `Text` is the type of every other language: exactly these entries. */
import { analysis } from "./en/analysis.ts";
import { company, leaders } from "./en/company.ts";
import { daily } from "./en/daily.ts";
import { days } from "./en/days.ts";
import { does } from "./en/grammar.ts";
import { lesson, tips } from "./en/lessons.ts";
import { account, avoiding, colours, create, games, lobby, neighbour, people, terms, version, waiting } from "./en/lobby.ts";
import { matchFile, myMatches, statistics } from "./en/matches.ts";
import { about, help, score, settings } from "./en/panels.ts";
import { proof } from "./en/proof.ts";
import { puzzles } from "./en/puzzles.ts";
import { refusals } from "./en/refusals.ts";
import {
  ask,
  chat,
  confirm,
  connection,
  explore,
  hint,
  lookBack,
  notices,
  pictureStatus,
  recap,
  replaced,
  replay,
  rules,
  spoken,
  table,
  watching,
  why,
} from "./en/table.ts";
import type { Args, Sentence } from "./grammar.ts";

/** What the core tells, and how it can end a match; a game may have its own sentences for these. */
const core: Readonly<Record<string, Sentence>> = {
  "core.takenBack": (a: Args) => `${does(a, "take")} back the last move.`,
  "core.late": (a: Args) => `${does(a, "run")} out of time and ${a.you === 1 ? "are" : "is"} out of the match.`,
  "core.hinted": (a: Args) => `${does(a, "ask")} for a hint.`,
  "core.unmoved": (a: Args) => `${does(a, "leave")} before a first move. The match no longer counts for ratings.`,
  "core.resigned": (a: Args) => `${does(a, "resign")}.`,
  "core.ended.agreed": "All players agreed to end the match.",
  "core.ended.abandoned": "The match was abandoned.",
  "core.missed": "What happened before you joined is not listed.",
};

export const english = {
  title: "Quayside",
  motto: "Three great board games, live with friends or against bots.",
  players: (fewest: number, most: number) => (fewest === most ? `${most} players` : `${fewest}–${most} players`),
  /** Whole sentences, one after the other. */
  sentences: (parts: readonly string[]) => parts.filter((part) => part !== "").join(" "),
  /** Parts of a title. */
  parts: (parts: readonly string[]) => parts.filter((part) => part !== "").join(" · "),
  games,
  lobby,
  company,
  leaders,
  days,
  daily,
  waiting,
  terms,
  colours,
  create,
  matchFile,
  myMatches,
  statistics,
  avoiding,
  account,
  people,
  neighbour,
  watching,
  notices,
  spoken,
  explore,
  table,
  why,
  confirm,
  settings,
  about,
  help,
  connection,
  hint,
  chat,
  ask,
  replaced,
  version,
  pictureStatus,
  recap,
  replay,
  rules,
  lookBack,
  analysis,
  puzzles,
  lesson,
  tips,
  score,
  proof,
  core,
  refusals,
};

export type Text = typeof english;
export type GameId = keyof Text["games"];
