/** Every move a seat could want, allowed or not. */
import { CHURCH, DICE_ROWS, TILES } from "../../../shared/elasund/catalog.ts";
import { FIELDS } from "../../../shared/elasund/rules/town/grid.ts";
import { WALL_SPACES } from "../../../shared/elasund/rules/town/walls.ts";
import { BONUSES, CARDS, KINDS, type Move, PERMITS } from "../../../shared/elasund/state.ts";

const each = (count: number, make: (at: number) => Move): Move[] => Array.from({ length: count }, (_none, at) => make(at));

export const EVERY_MOVE: readonly Move[] = [
  { type: "roll" },
  { type: "church" },
  { type: "gold" },
  { type: "pass" },
  ...each(DICE_ROWS.length, (row) => ({ type: "sail", row })),
  ...each(CARDS.length, (card) => ({ type: "give", card })),
  ...each(CARDS.length, (card) => ({ type: "take", card })),
  ...each(CARDS.length, (card) => ({ type: "pay", card })),
  ...each(KINDS.length, (kind) => ({ type: "build", kind })),
  ...each(WALL_SPACES, (space) => ({ type: "wall", space })),
  ...each(CHURCH.tiles, (tile) => ({ type: "tile", tile })),
  ...each(PERMITS, (value) => ({ type: "permit", value })),
  ...each(FIELDS, (field) => ({ type: "put", field })),
  ...each(BONUSES.length, (action) => ({ type: "bonus", action })),
  ...Array.from({ length: TILES }, (_none, tile) => each(FIELDS, (field) => ({ type: "settle", tile, field }))).flat(),
];
