/** The face of Elasund: ties its parts together. */
import { elasund } from "../../../shared/elasund/index.ts";
import type { Elasund } from "../../../shared/elasund/state.ts";
import type { Face } from "../../face/face.ts";
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
import { numbers } from "./text/numbers.ts";

export const elasundFace: Face<Elasund> = {
  game: elasund,
  layout,
  ended: (sight) => ({ ...sight, table: { ...sight.table, step: "over" } }),
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
  plate: { fill: ["#41505d", "#2e3b46"], edge: "#c8d6e0", ink: "#f6fbff" },
  draw,
  detail,
  compared,
  seats,
  currentPoints,
  ending,
  habits,
  sounds,
  looks,
  closing: () => import("./panels/closing.ts").then(({ closing }) => closing),
  lesson: () => import("./guide/lesson.ts").then(({ lesson }) => lesson),
  topics: {
    text: (id) => import(`./text/${id}/topics.ts`).then(({ topics }) => topics),
    list: () => import("./guide/topics.ts").then(({ topics }) => topics),
  },
  tips,
  text: (id) => import(`./text/${id}/play.ts`).then(({ play }) => play),
  rules: {
    text: (id) => import(`./text/${id}/rules.ts`).then(({ rules }) => rules),
    book: () => import("./guide/rules.ts").then(({ rules }) => rules()),
  },
  reasons: {
    facts: () => import("../../../shared/elasund/reasons.ts").then(({ facts }) => facts),
    text: (id) => import(`./text/${id}/reasons.ts`).then(({ reasons }) => reasons),
  },
  judge: () => import("./judge.ts"),
  statistics: () => import("./statistics.ts"),
  numbers,
};
