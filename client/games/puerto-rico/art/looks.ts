/** Looks that depend on the table's options. */
import { printed } from "../../../../shared/puerto-rico/catalog.ts";
import { costOf } from "../../../../shared/puerto-rico/offers/builder.ts";
import type { Table } from "../../../../shared/puerto-rico/state.ts";

/** The look names the cost if an option changes the printed one. */
export function buildingLook(table: Table, building: number, kind: "building" | "offer" = "building"): string {
  const cost = costOf(table, building);
  return `${kind}:${building}${cost === printed(building).cost ? "" : `:${cost}`}`;
}
