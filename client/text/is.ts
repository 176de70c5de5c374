/** The ui's sentences in Icelandic. */
import type { Text } from "./en.ts";
import type { Args, Sentence } from "./grammar.ts";
import { analysis } from "./is/analysis.ts";
import { company, leaders } from "./is/company.ts";
import { daily } from "./is/daily.ts";
import { days } from "./is/days.ts";
import { does } from "./is/grammar.ts";
import { lesson, tips } from "./is/lessons.ts";
import { account, avoiding, colours, create, games, lobby, neighbour, people, terms, version, waiting } from "./is/lobby.ts";
import { matchFile, myMatches, statistics } from "./is/matches.ts";
import { about, help, score, settings } from "./is/panels.ts";
import { proof } from "./is/proof.ts";
import { puzzles } from "./is/puzzles.ts";
import { refusals } from "./is/refusals.ts";
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
} from "./is/table.ts";

const core: Readonly<Record<string, Sentence>> = {
  "core.takenBack": (a: Args) => `${does(a, "tekur")} síðustu aðgerð til baka.`,
  "core.late": (a: Args) => `${does(a, "fellur")} á tíma og ${a.you === 1 ? "ert" : "er"} úr leik.`,
  "core.hinted": (a: Args) => `${does(a, "biður")} um ábendingu.`,
  "core.unmoved": (a: Args) => `${does(a, "fer")} fyrir fyrsta leik sinn. Leikurinn breytir ekki lengur styrkleika neins.`,
  "core.resigned": (a: Args) => `${does(a, "gefur")} leikinn.`,
  "core.ended.agreed": "Allir leikmenn samþykktu að ljúka leiknum.",
  "core.ended.abandoned": "Leikurinn var yfirgefinn.",
  "core.missed": "Það sem gerðist áður en þú komst er ekki á listanum.",
};

export const icelandic: Text = {
  title: "Quayside",
  motto: "Þrjú frábær borðspil í beinni með vinum eða gegn þjörkum.",
  players: (fewest: number, most: number) => (fewest === most ? `${most} leikmenn` : `${fewest}–${most} leikmenn`),
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
