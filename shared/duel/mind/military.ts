/** Features: the pawn, and the shields that may push it. */
import { CARDS, LOOT, WONDERS } from "../catalog.ts";
import { lootOnTheWay, pawnAfter, spacesToCapital } from "../military.ts";
import type { Features, Measured } from "./measured.ts";
import { unbuiltOf } from "./outlook.ts";

/** Shields that one strong turn brings. */
const MARCH = 3;

export const MILITARY: Features = {
  "spaces ahead": ({ ahead }) => ahead,
  "spaces ahead, squared": ({ ahead }) => ahead * Math.abs(ahead),
  "spaces ahead and cards to come": ({ ahead, left }) => ahead * left,
  "capital within one march": ({ table, seat }) => Math.max(0, 1 + MARCH - spacesToCapital(table, seat)),
  "capital within the shields to come": (measured) =>
    Math.max(0, shieldsToCome(measured) - spacesToCapital(measured.table, measured.seat)) / (1 + shieldsToCome(measured)),
  "loot within one march": ({ table, seat }) =>
    lootOnTheWay(table, seat, pawnAfter(table, seat, MARCH)).reduce((coins, token) => coins + LOOT[token]!.coins, 0),
};

function shieldsToCome({ city, chances }: Measured): number {
  let shields = 0;
  for (const card of SOLDIERS) shields += chances[card]! * CARDS[card]!.shields;
  for (const wonder of unbuiltOf(city)) shields += WONDERS[wonder]!.shields;
  return shields;
}

const SOLDIERS = CARDS.flatMap(({ shields }, card) => (shields > 0 ? [card] : []));
