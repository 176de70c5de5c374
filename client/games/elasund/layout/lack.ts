/** What the player who builds lacks for something in the supply: it is dimmed there, and its price plate shows the part that is missing. */
import type { Sight, View } from "../../../../shared/core/contract/game.ts";
import { refusalOf } from "../../../../shared/elasund/offers/refusals.ts";
import { type Elasund, type Move, toAct } from "../../../../shared/elasund/state.ts";

/** A part of the price, or something that no plate has. */
export type Lack = "gold" | "permits" | "other";

/** Undefined if it can be built, or if this reader is not asked what to build. */
export function lackOf(sight: Sight<Elasund>, move: Extract<Move, { type: "build" | "church" }>): Lack | undefined {
  const { table, seat } = sight;
  if (table.step !== "build" || !toAct(table).includes(seat)) return undefined;
  const why = refusalOf(sight as View<Elasund>, move)?.why;
  if (why === undefined) return undefined;
  if (why === "gold" || why === "siteGold") return "gold";
  return why === "noSite" ? "permits" : "other";
}

export const dimmed = (lack: Lack | undefined): { readonly dim?: true } => (lack === undefined ? {} : { dim: true });

/** The look of a price plate. */
export const priceLook = (what: string, lack: Lack | undefined): string =>
  lack === "gold" || lack === "permits" ? `price:${what}:${lack}` : `price:${what}`;
