/** How near the three endings are: what the table shows beside the boards. */
import { citySpaces } from "./board.ts";
import { NUMBERS, SETUPS } from "./catalog.ts";
import { refillOf } from "./roles/mayor.ts";
import { NONE, type Table } from "./state.ts";

export interface Gauges {
  /** In the supply, and wanted by the ship after the next mayor as things stand: the match ends when they do not suffice. */
  readonly colonists: { readonly left: number; readonly wanted: number };
  readonly points: { readonly left: number; readonly start: number };
  /** City spaces of whoever has filled most. */
  readonly city: { readonly most: number; readonly spaces: number };
  /** The card choices of this round still to come. */
  readonly choices: number;
}

export function gauges(table: Table): Gauges {
  const { points, choices } = SETUPS[table.players.length];
  const taken = table.cardOwner.filter((owner) => owner !== NONE).length;
  return {
    colonists: { left: table.colonists, wanted: refillOf(table) },
    points: { left: table.points, start: points },
    city: { most: Math.max(...table.players.map(citySpaces)), spaces: NUMBERS.citySpaces },
    choices: choices - taken,
  };
}
