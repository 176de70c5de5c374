/** Features: the pawn, and the shields that may push it. */
import { CARDS, WONDERS } from "../catalog.ts";
import { spacesToCapital } from "../rules/military.ts";
import type { Features, Measured } from "./measured.ts";
import { coinsLooted } from "./worth.ts";

/** Shields that one strong turn brings. */
const MARCH = 3;

export const MILITARY: Features = {
  "spaces ahead": ({ ahead }) => ahead,
  "spaces ahead, squared": ({ ahead }) => ahead * Math.abs(ahead),
  "spaces ahead and cards to come": ({ ahead, left }) => ahead * left,
  "capital within one march": ({ table, seat }) => Math.max(0, 1 + MARCH - spacesToCapital(table, seat)),
  "capital within the shields to come": (measured) => {
    const shields = shieldsToCome(measured);
    return Math.max(0, shields - spacesToCapital(measured.table, measured.seat)) / (1 + shields);
  },
  "loot within one march": (measured) => coinsLooted(measured, MARCH),
};

function shieldsToCome({ unbuilt, chances }: Measured): number {
  let shields = 0;
  for (let at = 0; at < SOLDIERS.length; at++) shields += chances[SOLDIERS[at]!]! * CARDS[SOLDIERS[at]!]!.shields;
  for (let at = 0; at < unbuilt.length; at++) shields += WONDERS[unbuilt[at]!]!.shields;
  return shields;
}

const SOLDIERS = CARDS.flatMap(({ shields }, card) => (shields > 0 ? [card] : []));
