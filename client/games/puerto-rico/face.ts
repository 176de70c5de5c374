/** Puerto Rico's face, from its parts. */
import { puertoRico } from "../../../shared/puerto-rico/index.ts";
import type { PuertoRico } from "../../../shared/puerto-rico/state.ts";
import type { Face, Rules } from "../../face/face.ts";
import type { LanguageId } from "../../text/languages.ts";
import { act } from "./acts/acts.ts";
import { draw, looks } from "./art/draw.ts";
import { picks } from "./choice/picks.ts";
import { prompt } from "./choice/prompt.ts";
import { reason } from "./choice/reason.ts";
import { drag, fill, row } from "./choice/row.ts";
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
import type { PuertoRicoText } from "./text/en.ts";
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
const text: Readonly<Record<LanguageId, () => Promise<PuertoRicoText>>> = {
  en: () => import("./text/en.ts").then(({ en }) => en),
  nb: () => import("./text/nb.ts").then(({ nb }) => nb),
  nl: () => import("./text/nl.ts").then(({ nl }) => nl),
  is: () => import("./text/is.ts").then(({ is }) => is),
  "zh-Hans": () => import("./text/zh-hans.ts").then(({ zhHans }) => zhHans),
};

export const puertoRicoFace: Face<PuertoRico> = {
  game: puertoRico,
  layout,
  act,
  picks,
  row,
  whyNot,
  drag,
  fill,
  currentPoints,
  prompt,
  inWords,
  reason,
  goals,
  tips,
  lesson: () => import("./guide/lesson.ts").then(({ lesson }) => lesson),
  round: ({ sight }) => sight.table.round,
  marks: ["price", "gauge", "count", "hold", "lost", "circle", "slot", "hull0", "hull1", "hull2", "berth"],
  draw,
  detail,
  compared,
  seats,
  ending,
  habits,
  sounds,
  life,
  looks,
  text,
  rules,
  numbers,
};
