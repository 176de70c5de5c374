/** The face of Elasund: ties its parts together. */
import { elasund } from "../../../shared/elasund/index.ts";
import type { Elasund } from "../../../shared/elasund/state.ts";
import type { LanguageId } from "../../text/languages.ts";
import type { Face, Rules } from "../face.ts";
import { act } from "./acts.ts";
import { compared } from "./compared.ts";
import { detail } from "./details.ts";
import { draw, looks } from "./draw.ts";
import { goals } from "./goals.ts";
import { habits } from "./habits.ts";
import { inWords } from "./in-words.ts";
import { layout } from "./layout/layout.ts";
import { life } from "./life.ts";
import { picks, row } from "./picks.ts";
import { prompt } from "./prompt.ts";
import { reason } from "./reason.ts";
import { currentPoints, ending, seats } from "./seats.ts";
import { sounds } from "./sounds.ts";
import type { ElasundText } from "./text/en.ts";
import { numbers } from "./text/numbers.ts";
import { tips } from "./tips.ts";
import { whyNot } from "./why.ts";

const rules: Rules = {
  text: {
    en: () => import("./text/en/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
    nb: () => import("./text/nb/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
    nl: () => import("./text/nl/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
    is: () => import("./text/is/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
    "zh-Hans": () => import("./text/zh-hans/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
  },
  book: () => import("./rules.ts").then(({ rules }) => rules()),
};
const text: Readonly<Record<LanguageId, () => Promise<ElasundText>>> = {
  en: () => import("./text/en.ts").then(({ en }) => en),
  nb: () => import("./text/nb.ts").then(({ nb }) => nb),
  nl: () => import("./text/nl.ts").then(({ nl }) => nl),
  is: () => import("./text/is.ts").then(({ is }) => is),
  "zh-Hans": () => import("./text/zh-hans.ts").then(({ zhHans }) => zhHans),
};

export const elasundFace: Face<Elasund> = {
  game: elasund,
  layout,
  life,
  act,
  picks,
  row,
  whyNot,
  prompt,
  inWords,
  reason,
  goals,
  // The seat that began begins each round.
  round: ({ event, sight }, first, before) =>
    Math.max(1, before + (event.type === "turn" && sight.table.turn === first.table.turn ? 1 : 0)),
  marks: [
    "dish",
    "price",
    "site",
    "frame",
    "aim",
    "income",
    "bonus",
    "giver",
    "tray",
    "niche",
    "space",
    "row",
    "mill",
    "area",
    "die",
    "pile",
    "band",
    "rack",
    "owed",
  ],
  draw,
  detail,
  compared,
  seats,
  currentPoints,
  ending,
  habits,
  sounds,
  looks,
  lesson: () => import("./lesson.ts").then(({ lesson }) => lesson),
  tips,
  text,
  rules,
  numbers,
};
