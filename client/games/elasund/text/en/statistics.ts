/** Elasund in English: the pictures of statistics. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args, Catalogue } from "../../../../text/grammar.ts";

export const statistics = {
  "chart.order": "Order of play",
  "chart.order.is": "By the order of the first turns.",
  "chart.ways": "How matches end",
  "chart.ways.is": "By cubes, or because nobody could or would build.",
  "chart.firstBuildings": "First building",
  "chart.firstBuildings.is": "The first building of each player, beside those of the start.",
  "chart.sites": "Site of the first building",
  "chart.sites.is":
    "The number says how often its owner won. The darker the field, the more often a first building stood there, with its north-western corner.",
  "chart.firstPermits": "First permit",
  "chart.firstPermits.is": "The value of the first permit that each player placed.",
  "chart.thirdStep": "Permit or gold",
  "chart.thirdStep.is": "How often a player took each in a match, in the mean.",
  "chart.church": "Church",
  "chart.church.is": "By how many tiles of the church a player had built.",
  "chart.points": "Cubes by source",
  "chart.points.is": "The mean of winners and of the others.",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "Begins" : `Number ${a.nth} in turn`),
  "row.permit": "Permit {value}",
  "row.church": (a: Args) => (a.n === 0 ? "None" : many(a.n, "tile")),
  "row.step.permit": "Permits",
  "row.step.gold": "Two gold",
} satisfies Catalogue;
