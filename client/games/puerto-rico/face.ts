/** Puerto Rico's face, from its parts. */
import { puertoRico } from "../../../shared/puerto-rico/index.ts";
import type { PuertoRico } from "../../../shared/puerto-rico/state.ts";
import type { Face } from "../../face/face.ts";
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
import { numbers } from "./text/numbers.ts";

export const puertoRicoFace: Face<PuertoRico> = {
  game: puertoRico,
  layout,
  ended: (sight) => ({ ...sight, table: { ...sight.table, turn: -1 } }),
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
  closing: () => import("./panels/closing.ts").then(({ closing }) => closing),
  lesson: () => import("./guide/lesson.ts").then(({ lesson }) => lesson),
  topics: {
    text: (id) => import(`./text/${id}/topics.ts`).then(({ topics }) => topics),
    list: () => import("./guide/topics.ts").then(({ topics }) => topics),
  },
  round: ({ sight }) => sight.table.round,
  ground: ["lots"],
  marks: ["price", "gauge", "count", "hold", "lost", "circle", "slot", "hull0", "hull1", "hull2", "berth"],
  plate: { fill: ["#1f5a6b", "#123a4a"], edge: "#f0e2bd", ink: "#fff6e2" },
  draw,
  detail,
  compared,
  seats,
  ending,
  habits,
  sounds,
  life,
  looks,
  text: (id) => import(`./text/${id}/play.ts`).then(({ play }) => play),
  rules: {
    text: (id) => import(`./text/${id}/rules.ts`).then(({ rules }) => rules),
    book: () => import("./guide/rules.ts").then(({ rules }) => rules()),
  },
  reasons: {
    facts: () => import("../../../shared/puerto-rico/reasons.ts").then(({ facts }) => facts),
    text: (id) => import(`./text/${id}/reasons.ts`).then(({ reasons }) => reasons),
  },
  judge: () => import("./judge.ts"),
  statistics: () => import("./statistics.ts"),
  numbers,
};
