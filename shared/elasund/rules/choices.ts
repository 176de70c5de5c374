/** Every possible move, allocated once: a list of moves then allocates only the list. */
import { CHURCH, DICE_ROWS, TILES } from "../catalog.ts";
import { BONUSES, CARDS, KINDS, type Move, PERMITS } from "../state.ts";
import { FIELDS } from "./town/grid.ts";
import { WALL_SPACES } from "./town/walls.ts";

const each = <M>(count: number, make: (at: number) => M): readonly M[] => Array.from({ length: count }, (_none, at) => make(at));

export const ROLL: Move = { type: "roll" };
export const PASS: Move = { type: "pass" };
export const CHURCH_TILE: Move = { type: "church" };
export const TWO_GOLD: Move = { type: "gold" };
export const SAIL = each(DICE_ROWS.length, (row): Move => ({ type: "sail", row }));
export const GIVE = each(CARDS.length, (card): Move => ({ type: "give", card }));
export const TAKE = each(CARDS.length, (card): Move => ({ type: "take", card }));
export const PAY = each(CARDS.length, (card): Move => ({ type: "pay", card }));
export const BUILD = each(KINDS.length, (kind): Move => ({ type: "build", kind }));
export const WALL = each(WALL_SPACES, (space): Move => ({ type: "wall", space }));
export const TILE = each(CHURCH.tiles, (tile): Move => ({ type: "tile", tile }));
export const PERMIT = each(PERMITS, (value): Move => ({ type: "permit", value }));
export const PUT = each(FIELDS, (field): Move => ({ type: "put", field }));
export const BONUS = each(BONUSES.length, (action): Move => ({ type: "bonus", action }));
/** By tile, by field. */
export const SETTLE = each(TILES, (tile) => each(FIELDS, (field): Move => ({ type: "settle", tile, field })));
