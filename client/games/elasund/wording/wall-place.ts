import { at } from "../../../../shared/core/base/checked.ts";
import { DICE_ROWS } from "../../../../shared/elasund/catalog.ts";
import { columnOfSpace, rowOfSpace, sideOf } from "../../../../shared/elasund/rules/town/walls.ts";

/** Where a space of the wall is, by what the board shows beside it: the letter of its column, or in the east the number of its row. */
export function wallPlace(space: number): { readonly side: string; readonly at: string | number } {
  const side = sideOf(space);
  return { side, at: side === "east" ? at(DICE_ROWS, rowOfSpace(space)) : String.fromCharCode(97 + columnOfSpace(space)) };
}
