/**
 * What a position is worth to the quick bot: points for the features of each seat. The numbers were fitted to pairs of moves of one decision,
 * both played on by bots for four rounds; a fit to who won in the end would praise whatever winners happen to have.
 */
import { scorerOf, softmax } from "../../core/contract/fast-scorer.ts";
import type { Model } from "../../core/contract/model.ts";
import { shareOfVictory } from "../../core/match/outcome.ts";
import { mind } from "../mind/index.ts";
import { result } from "../score.ts";
import type { Table } from "../state.ts";

/** Three numbers each: at the start, in the middle and at the end of a match. */
const POINTS: Readonly<Record<string, readonly [number, number, number]>> = {
  points: [0.63, 0.59, 0.54],
  "points for loading": [-0.17, -0.04, 0.21],
  "points of large buildings without colonists": [0.48, 0.39, 0.45],
  doubloons: [0.13, 0.13, 0.04],
  "doubloons while there is something to build": [0.22, 0.24, 0.14],
  "first five doubloons": [0.15, 0.19, -0.04],
  "nearness of a large building": [0.71, -0.04, 0.78],
  "large building in reach": [-0.09, 0.15, 0.3],
  "best large building for sale": [0.56, 0.15, -0.15],
  "barrels in hand": [0.33, 0.26, 0.01],
  "kinds in hand": [-0.17, 0.03, 0.14],
  "prices of the kinds in hand": [0.28, -0.09, -0.05],
  "barrels for the ships": [0.22, 0.1, 0.24],
  "barrels for the ships while the captain is free": [-0.04, 0.03, 0.2],
  "barrels beyond storage": [-0.01, -0.14, -0.04],
  "best sale": [-0.18, 0.1, -0.01],
  "best sale while the trader is free": [0.06, 0.16, -0.01],
  "corn made": [0.09, 0.11, 0.1],
  "indigo made": [0.13, 0.1, 0.04],
  "sugar made": [0.13, 0.07, 0.15],
  "tobacco made": [0.19, 0.09, 0.14],
  "coffee made": [0.21, 0.06, 0.07],
  "barrels made at the next craftsman": [0.56, 0.07, 0.23],
  "barrels made beyond four": [-0.05, -0.02, -0.04],
  "kinds made": [0.01, 0.01, -0.01],
  "cheap barrels without colonists": [0.12, 0.08, 0.06],
  "dear barrels without colonists": [0.21, 0.05, 0.03],
  "share of what all make": [-0.03, 0.11, 0.16],
  "kinds only this seat makes": [0.01, -0.05, -0.08],
  "sales of what is made": [0.01, 0, 0],
  "sales of what could be made": [0.01, 0.09, 0.11],
  "factory pay": [0.2, 0, 0.05],
  "factory pay with all colonists": [0.07, 0.03, -0.03],
  "fields without circles": [0.07, 0.02, -0.03],
  "circles without fields": [0.04, 0.02, -0.02],
  "quarries with colonists": [0.04, 0.04, 0.08],
  quarries: [0.21, 0.1, 0.14],
  "small market": [0.04, -0.06, -0.11],
  hacienda: [0.06, 0, -0.01],
  "construction hut": [-0.04, 0.05, 0.01],
  "small warehouse": [0.11, -0.03, -0.17],
  hospice: [-0.07, -0.04, -0.15],
  office: [-0.47, -0.06, -0.24],
  "large market": [-0.04, 0.03, -0.59],
  "large warehouse": [-0.43, -0.39, 0.16],
  university: [-0.22, -0.19, 0.02],
  harbor: [0.07, 0.15, 0.15],
  "harbor, by kinds made": [0.29, 0.05, 0.15],
  wharf: [0.43, -0.07, -1.13],
  "wharf, by barrels made": [-0.02, 0.08, 0.34],
  "small warehouse, by barrels made": [-0.02, 0.03, 0.11],
  "large warehouse, by barrels made": [0.23, 0.07, -0.05],
  "guild hall": [0.14, -0.04, -0.3],
  residence: [-0.98, -0.9, -0.42],
  fortress: [0.06, -0.07, -0.11],
  "customs house": [0.4, 0.19, -0.21],
  "city hall": [-0.57, -0.31, -0.37],
  "large buildings": [1.2, 1.57, 1.85],
  "small violet buildings": [1.01, 0.16, 0.04],
  "city spaces free": [0.05, 0.05, -0.38],
  "island spaces free": [-0.5, -0.09, 0.12],
  colonists: [0.05, 0, -0.02],
  "colonists in San Juan": [-0.01, 0.13, 0.05],
  "circles free": [-0.04, -0.06, -0.08],
  "circles manned": [0.78, -4.43, -1.06],
  "cards before its own": [-0.04, -0.04, -0.19],
  "takes the next card": [-0.11, 0.03, 0.33],
  "seats after the governor": [0.37, 0.44, 0.07],
  "doubloons on a card in reach": [0.38, 0.37, 0.03],
};

/** A point of lead makes the odds about 1.2 to 1. */
const SLOPE = 0.2;

const NAMES = Object.keys(POINTS);
const STAGES = [0, 1, 2].map((stage) => NAMES.map((name) => SLOPE * POINTS[name]![stage]!));
const MODEL: Model = {
  features: NAMES,
  scale: NAMES.map(() => 1),
  weights: { 2: STAGES, 3: STAGES, 4: STAGES, 5: STAGES },
  provenance: {},
};
const scorer = scorerOf({ ...mind, model: MODEL });
const chances = new Float64Array(5);

/** The chance of a seat to win. */
export function chanceOf(table: Table, seat: number): number {
  const over = result(table);
  if (over !== undefined) return shareOfVictory(over, seat);
  const seats = table.players.length;
  scorer.blend(seats, mind.progress(table));
  for (let other = 0; other < seats; other++) {
    mind.measure({ table, secret: {}, seat: other }, scorer.features);
    chances[other] = scorer.score();
  }
  softmax(chances, seats);
  return chances[seat]!;
}
