/** Features: the wonders that a city may still build. */
import { NUMBERS, WONDERS } from "../catalog.ts";
import { count } from "../rules/fast-count.ts";
import { canBuildWonder, wonderPrice } from "../rules/fast-trade.ts";
import { hasToken } from "../rules/trade.ts";
import type { Features, Measured } from "./measured.ts";
import { THEOLOGY } from "./worth.ts";

type Wonder = (typeof WONDERS)[number];

export const WONDERS_UNBUILT: Features = {
  wonders: sumOf(() => 1),
  "wonders that can be paid": payable,
  "coins lacking for the cheapest wonder": coinsLacking,
  "price of the wonders": priceOf,
  "wonders with another turn": (measured) => (hasToken(measured.city, THEOLOGY) ? measured.unbuilt.length : withAnotherTurn(measured)),
  "points of wonders": sumOf(({ points }) => points),
  "shields of wonders": sumOf(({ shields }) => shields),
  "coins of wonders": sumOf(({ income, robs }) => income + robs),
  "wonders that make resources": (measured) => measured.left * makers(measured),
  "great library": sumOf(({ then }) => (then === "library" ? 1 : 0)),
  mausoleum: sumOf(({ then }) => (then === "mausoleum" ? 1 : 0)),
  "wonders that destroy": sumOf(({ then }) => (then === "zeus" || then === "circus" ? 1 : 0)),
  /** The seventh that is built by either seat is the last. */
  "wonders more than can be built": ({ table, unbuilt }) =>
    Math.max(0, unbuilt.length + count(table.cities[0]!, "wonders") + count(table.cities[1]!, "wonders") - NUMBERS.wondersBuilt),
};

function sumOf(worth: (wonder: Wonder) => number): (measured: Measured) => number {
  const worths = Int32Array.from(WONDERS, worth);
  return ({ unbuilt }) => {
    let sum = 0;
    for (let at = 0; at < unbuilt.length; at++) sum += worths[unbuilt[at]!]!;
    return sum;
  };
}

const withAnotherTurn = sumOf(({ again }) => (again ? 1 : 0));
const makers = sumOf(({ makesOne }) => (makesOne === "" ? 0 : 1));

function priceOf({ unbuilt, market }: Measured): number {
  let sum = 0;
  for (let at = 0; at < unbuilt.length; at++) sum += wonderPrice(market, unbuilt[at]!);
  return sum;
}

function payable({ unbuilt, market }: Measured): number {
  let counted = 0;
  for (let at = 0; at < unbuilt.length; at++) if (canBuildWonder(market, unbuilt[at]!)) counted++;
  return counted;
}

function coinsLacking({ unbuilt, market, city }: Measured): number {
  if (unbuilt.length === 0) return 0;
  let cheapest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < unbuilt.length; at++) cheapest = Math.min(cheapest, wonderPrice(market, unbuilt[at]!));
  return Math.max(0, cheapest - city.coins);
}
