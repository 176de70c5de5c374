/** The face of Elasund: ties its parts together. */
import { elasund } from "../../../shared/elasund/index.ts";
import type { Elasund } from "../../../shared/elasund/state.ts";
import type { Face, Rules } from "../../face/face.ts";
import type { LanguageId } from "../../text/languages.ts";
import { act } from "./acts/acts.ts";
import { draw, looks } from "./art/draw.ts";
import { picks } from "./choice/picks.ts";
import { prompt } from "./choice/prompt.ts";
import { reason } from "./choice/reason.ts";
import { row } from "./choice/row.ts";
import { whyNot } from "./choice/why.ts";
import { compared } from "./details/compared.ts";
import { detail } from "./details/details.ts";
import { tips } from "./guide/tips.ts";
import { layout } from "./layout/layout.ts";
import { life } from "./layout/life.ts";
import { goals } from "./panels/goals.ts";
import { habits } from "./panels/habits.ts";
import { inWords } from "./panels/in-words.ts";
import { currentPoints, ending, seats } from "./panels/seats.ts";
import { sounds } from "./sounds.ts";
import type { ElasundText } from "./text/en.ts";
import { numbers } from "./text/numbers.ts";

const rules: Rules = {
  text: {
    en: () => import("./text/en/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
    nb: () => import("./text/nb/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
    nl: () => import("./text/nl/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
    is: () => import("./text/is/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
    "zh-Hans": () => import("./text/zh-hans/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
  },
  book: () => import("./guide/rules.ts").then(({ rules }) => rules()),
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
  lesson: () => import("./guide/lesson.ts").then(({ lesson }) => lesson),
  tips,
  text,
  rules,
  numbers,
};
