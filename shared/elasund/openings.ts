/** The opening choices of Elasund: each seat's first building with its site, and its first permit with its field. */
import { at } from "../core/base/checked.ts";
import type { View } from "../core/contract/game.ts";
import type { Choice } from "../core/contract/opening.ts";
import { KIND_OF } from "./catalog.ts";
import { fieldName } from "./rules/town/grid.ts";
import { bonusOf } from "./rules/town/permits.ts";
import { type Elasund, KINDS, type Move, NONE, PERMITS, START_KINDS, type Table } from "./state.ts";

export function opening({ table, seat }: View<Elasund>, move: Move): Choice | undefined {
  if (bonusOf(table) !== undefined) return undefined;
  if (!hasBuilt(table, seat)) {
    if (move.type === "build") return { chart: "firstBuildings", row: `kind.${at(KINDS, move.kind)}` };
    if (move.type === "put" && table.kind !== NONE) return { chart: "sites", row: fieldName(move.field) };
  }
  if (!hasPermit(table, seat)) {
    if (move.type === "permit") return { chart: "firstPermits", row: `${move.value}` };
    if (move.type === "put" && table.permit !== NONE) return { chart: "permitSites", row: fieldName(move.field) };
  }
  return undefined;
}

const hasBuilt = ({ owners }: Table, seat: number): boolean =>
  owners.some((owner, tile) => owner === seat && at(KIND_OF, tile) >= START_KINDS);

const hasPermit = ({ permits }: Table, seat: number): boolean =>
  permits.slice(seat * PERMITS, (seat + 1) * PERMITS).some((field) => field !== NONE);
