/** The face of 7 Wonders Duel: ties its parts together. */
import { duel } from "../../../shared/duel/index.ts";
import type { Duel } from "../../../shared/duel/state.ts";
import type { Face } from "../../face/face.ts";
import { act } from "./acts/acts.ts";
import { draw, looks } from "./art/draw.ts";
import { picks } from "./choice/picks.ts";
import { prompt } from "./choice/prompt.ts";
import { reason } from "./choice/reason.ts";
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

export const duelFace: Face<Duel> = {
  game: duel,
  layout,
  ended: (sight) => ({ ...sight, table: { ...sight.table, phase: "over" } }),
  life,
  act,
  picks,
  whyNot,
  prompt,
  inWords,
  reason,
  tips,
  goals,
  closing: () => import("./panels/closing.ts").then(({ closing }) => closing),
  lesson: () => import("./guide/lesson.ts").then(({ lesson }) => lesson),
  topics: {
    text: (id) => import(`./text/${id}/topics.ts`).then(({ topics }) => topics),
    list: () => import("./guide/topics.ts").then(({ topics }) => topics),
  },
  round: ({ sight }) => sight.table.age,
  ground: ["tray", "veil"],
  marks: ["price", "label", "city", "opener", "tray", "veil", "niche", "box", "rail"],
  plate: { fill: ["#8c5a22", "#6a4015"], edge: "#efcf8f", ink: "#fff3d6" },
  draw,
  detail,
  compared,
  seats,
  currentPoints,
  ending,
  habits,
  sounds,
  looks,
  text: (id) => import(`./text/${id}/play.ts`).then(({ play }) => play),
  rules: {
    text: (id) => import(`./text/${id}/rules.ts`).then(({ rules }) => rules),
    book: () => import("./guide/rules.ts").then(({ rules }) => rules()),
  },
  reasons: {
    facts: () => import("../../../shared/duel/reasons.ts").then(({ facts }) => facts),
    text: (id) => import(`./text/${id}/reasons.ts`).then(({ reasons }) => reasons),
  },
  judge: () => import("./judge.ts"),
  statistics: () => import("./statistics.ts"),
  alike: true,
  numbers,
};
