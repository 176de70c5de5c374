/** How near the three endings are. */

import { NUMBERS, setupOf } from "../catalog.ts";
import { citySpaces } from "../rules/board.ts";
import { NONE, type Table } from "../state.ts";
import { refillOf } from "./mayor.ts";

export interface Gauges {
  /** `left` in the supply, `wanted` by the ship after the next mayor as things are: the match ends when they are not enough. */
  readonly colonists: { readonly left: number; readonly wanted: number; readonly start: number; readonly isShort: boolean };
  readonly points: { readonly left: number; readonly start: number };
  /** The fullest city, and the first seat that has it. */
  readonly city: { readonly most: number; readonly spaces: number; readonly free: number; readonly seat: number };
  /** Role cards still to be taken in this round. */
  readonly choices: number;
}

export function gauges(table: Table): Gauges {
  const setup = setupOf(table.players.length);
  const taken = table.cardOwner.filter((owner) => owner !== NONE).length;
  const left = table.colonists;
  const wanted = refillOf(table);
  const cities = table.players.map(citySpaces);
  const most = Math.max(...cities);
  return {
    colonists: { left, wanted, start: setup.colonists, isShort: left < wanted },
    points: { left: table.points, start: setup.points },
    city: { most, spaces: NUMBERS.citySpaces, free: NUMBERS.citySpaces - most, seat: cities.indexOf(most) },
    choices: setup.choices - taken,
  };
}
