/** The ui's sentences in Dutch. */

import type { Text } from "./en.ts";
import type { Args, Sentence } from "./grammar.ts";
import { isYou } from "./grammar.ts";
import { analysis } from "./nl/analysis.ts";
import { company, leaders } from "./nl/company.ts";
import { daily } from "./nl/daily.ts";
import { days } from "./nl/days.ts";
import { belongingTo, does, who } from "./nl/grammar.ts";
import { lesson, tips } from "./nl/lessons.ts";
import { account, avoiding, colours, create, games, lobby, neighbour, people, terms, version, waiting } from "./nl/lobby.ts";
import { matchFile, myMatches, statistics } from "./nl/matches.ts";
import { about, help, score, settings } from "./nl/panels.ts";
import { proof } from "./nl/proof.ts";
import { puzzles } from "./nl/puzzles.ts";
import { refusals } from "./nl/refusals.ts";
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
} from "./nl/table.ts";

/** What the core tells, and how it can end a match; a game may have its own sentences for these. */
const core: Readonly<Record<string, Sentence>> = {
  "core.takenBack": (a: Args) => `${does(a, "neemt")} de laatste zet terug.`,
  "core.late": (a: Args) =>
    isYou(a) ? "Je tijd is op: je ligt uit de partij." : `De tijd ${belongingTo(a)} is op: ${who(a)} ligt uit de partij.`,
  "core.hinted": (a: Args) => `${does(a, "vraagt")} om een hint.`,
  "core.unmoved": (a: Args) => `${does(a, "vertrekt")} voor een eerste zet. De partij telt niet meer voor de ratings.`,
  "core.resigned": (a: Args) => `${does(a, "geeft")} op.`,
  "core.ended.agreed": "De partij is in overleg beëindigd.",
  "core.ended.abandoned": "De partij is afgebroken.",
  "core.missed": "Wat er gebeurde voordat je erbij kwam, staat hier niet.",
};

export const dutch: Text = {
  title: "Quayside",
  motto: "Drie geweldige bordspellen, live met vrienden of tegen bots.",
  players: (fewest: number, most: number) => (fewest === most ? `${most} spelers` : `${fewest}–${most} spelers`),
  sentences: (parts: readonly string[]) => parts.filter((part) => part !== "").join(" "),
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
