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
  "wonders that can be paid": (measured) => measured.unbuilt.filter((wonder) => canBuildWonder(measured.market, wonder)).length,
  "coins lacking for the cheapest wonder": coinsLacking,
  "price of the wonders": ({ unbuilt, market }) => unbuilt.reduce((sum, wonder) => sum + wonderPrice(market, wonder), 0),
  "wonders with another turn": (measured) =>
    hasToken(measured.city, THEOLOGY) ? measured.unbuilt.length : sumOf(({ again }) => (again ? 1 : 0))(measured),
  "points of wonders": sumOf(({ points }) => points),
  "shields of wonders": sumOf(({ shields }) => shields),
  "coins of wonders": sumOf(({ income, robs }) => income + robs),
  "wonders that make resources": (measured) => measured.left * sumOf(({ makesOne }) => (makesOne === "" ? 0 : 1))(measured),
  "great library": sumOf(({ then }) => (then === "library" ? 1 : 0)),
  mausoleum: sumOf(({ then }) => (then === "mausoleum" ? 1 : 0)),
  "wonders that destroy": sumOf(({ then }) => (then === "zeus" || then === "circus" ? 1 : 0)),
  /** The seventh that is built by either seat is the last. */
  "wonders more than can be built": ({ table, unbuilt }) =>
    Math.max(0, unbuilt.length + count(table.cities[0]!, "wonders") + count(table.cities[1]!, "wonders") - NUMBERS.wondersBuilt),
};

function sumOf(worth: (wonder: Wonder) => number): (measured: Measured) => number {
  return ({ unbuilt }) => unbuilt.reduce((sum, wonder) => sum + worth(WONDERS[wonder]!), 0);
}

function coinsLacking({ unbuilt, market, city }: Measured): number {
  if (unbuilt.length === 0) return 0;
  const cheapest = unbuilt.reduce((least, wonder) => Math.min(least, wonderPrice(market, wonder)), Number.POSITIVE_INFINITY);
  return Math.max(0, cheapest - city.coins);
}
