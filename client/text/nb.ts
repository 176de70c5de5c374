/** The ui’s sentences in Norwegian (bokmål). */

import type { Text } from "./en.ts";
import type { Args, Sentence } from "./grammar.ts";
import { analysis } from "./nb/analysis.ts";
import { company, leaders } from "./nb/company.ts";
import { daily } from "./nb/daily.ts";
import { days } from "./nb/days.ts";
import { does } from "./nb/grammar.ts";
import { lesson, tips } from "./nb/lessons.ts";
import { account, avoiding, colours, create, games, lobby, neighbour, people, terms, version, waiting } from "./nb/lobby.ts";
import { matchFile, myMatches, statistics } from "./nb/matches.ts";
import { about, help, score, settings } from "./nb/panels.ts";
import { proof } from "./nb/proof.ts";
import { puzzles } from "./nb/puzzles.ts";
import { refusals } from "./nb/refusals.ts";
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
} from "./nb/table.ts";

/** What the core tells, and how it can end a match; a game may have its own sentences for these. */
const core: Readonly<Record<string, Sentence>> = {
  "core.takenBack": (a: Args) => `${does(a, "tar")} tilbake det siste trekket.`,
  "core.late": (a: Args) => `${does(a, "bruker")} opp tiden og er ute av partiet.`,
  "core.hinted": (a: Args) => `${does(a, "ber")} om et hint.`,
  "core.unmoved": (a: Args) => `${does(a, "går")} før første trekk. Partiet teller ikke lenger for ratingen.`,
  "core.resigned": (a: Args) => `${does(a, "gir")} opp.`,
  "core.ended.agreed": "Alle spillerne ble enige om å avslutte partiet.",
  "core.ended.abandoned": "Partiet ble forlatt.",
  "core.missed": "Det som skjedde før du kom, står ikke her.",
};

export const norwegian: Text = {
  title: "Quayside",
  motto: "Tre flotte brettspill, live med venner eller mot boter.",
  players: (fewest: number, most: number) => (fewest === most ? `${most} spillere` : `${fewest}–${most} spillere`),
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
