/** What a seat may do now, from its view alone. */
import type { View } from "../core/contract/game.ts";
import { BUILDINGS, CHURCH, DICE_ROWS, KIND_OF, TILES } from "./catalog.ts";
import { canBuildChurch, canBuildWall, canGive, canUseBonus, canUsePermit } from "./offers/allowed.ts";
import { coloursWith } from "./rules/cards.ts";
import { takeable } from "./rules/pirates.ts";
import { rowsToSail } from "./rules/ship.ts";
import { payableKinds } from "./rules/town/fast-site.ts";
import { FIELDS, fieldName, groundOf, hasFreeField } from "./rules/town/grid.ts";
import { bonusOf } from "./rules/town/permits.ts";
import { placesFor, priceOfTarget } from "./rules/town/place.ts";
import { homesFor } from "./rules/town/settle.ts";
import { columnOfSpace, rowOfSpace, sideOf, WALL_SPACES } from "./rules/town/walls.ts";
import { BONUSES, CARDS, displacedOf, type Elasund, KINDS, type Move, PERMITS, START_KINDS, type Table, toAct } from "./state.ts";

export function moves(view: View<Elasund>): readonly Move[] {
  const { table, secret, seat } = view;
  if (!toAct(table).includes(seat)) return NOTHING;
  const { hand } = secret;
  switch (table.step) {
    case "roll":
      return ROLL;
    case "ship":
      return rowsToSail(table).map((row) => SAIL[row]!);
    case "pirates":
    case "shortage":
      return GIVE.filter((_move, card) => canGive(table, hand, card));
    case "tower": {
      const cards = takeable(table);
      return TAKE.filter((_move, card) => cards[card]! > 0);
    }
    case "build":
      return builds(view);
    case "tile":
      return secret.tiles.map((tile) => TILE[tile]!);
    case "settle":
      return settling(table, seat);
    case "permit":
      return permits(view);
    case "where":
      return places(table, hand);
    case "pay":
      return coloursWith(hand, priceOfTarget(table).same).map((colour) => PAY[colour]!);
    case "bonus":
      return bonuses(view);
    case "over":
      return NOTHING;
  }
}

/** Fields for the chosen building or permit whose price can be paid. */
function places(table: Table, hand: readonly number[]): Move[] {
  const places = placesFor(table, hand).map(({ fields }) => fields.map((field) => PUT[field]!));
  return places.length === 1 ? places[0]! : places.flat();
}

/** Kinds with a site that can be paid, wall spaces, the church, or no more. */
function builds({ table, secret: { hand }, seat }: View<Elasund>): Move[] {
  const list: Move[] = [];
  const payable = payableKinds(table, seat, hand);
  for (let kind = START_KINDS; kind < BUILDINGS.length; kind++) if (payable & (1 << kind)) list.push(BUILD[kind]!);
  for (let space = 0; space < WALL_SPACES; space++) if (canBuildWall(table, seat, hand, space)) list.push(WALL[space]!);
  if (canBuildChurch(table, hand)) list.push(CHURCH_MOVE);
  list.push(PASS);
  return list;
}

function settling(table: Table, seat: number): Move[] {
  const ground = groundOf(table);
  return displacedOf(table, seat).flatMap((tile) => homesFor(table, KIND_OF[tile]!, ground).map((field) => SETTLE[tile]![field]!));
}

/** Two gold or a permit; while a bonus action is chosen, the permit it is for. */
function permits({ table, secret: { hand } }: View<Elasund>): Move[] {
  const bonus = bonusOf(table);
  const list: Move[] = bonus === undefined ? [GOLD_MOVE] : [];
  const room = hasFreeField(table);
  for (let value = 0; value < PERMITS; value++) if (canUsePermit(table, hand, bonus, value, room)) list.push(PERMIT_MOVE[value]!);
  return list;
}

function bonuses({ table, secret: { hand } }: View<Elasund>): Move[] {
  const list: Move[] = [];
  for (let action = 0; action < BONUSES.length; action++) if (canUseBonus(table, hand, action)) list.push(BONUS[action]!);
  list.push(PASS);
  return list;
}

/** A player whose time is up takes two gold instead of a permit (ruling 19). */
export const timeout = ({ table }: View<Elasund>): Move | undefined =>
  table.step === "permit" && bonusOf(table) === undefined ? GOLD_MOVE : undefined;

/** "build inn", "put c8", "settle huts b5", "wall e3", "sail 9". */
export function notation(move: Move): string {
  switch (move.type) {
    case "sail":
      return `sail ${DICE_ROWS[move.row]}`;
    case "give":
    case "take":
    case "pay":
      return `${move.type} ${CARDS[move.card]}`;
    case "build":
      return `build ${KINDS[move.kind]}`;
    case "wall":
      return `wall ${spaceName(move.space)}`;
    case "tile":
      return `tile ${move.tile + 1}`;
    case "settle":
      return `settle ${KINDS[KIND_OF[move.tile]!]} ${fieldName(move.field)}`;
    case "permit":
      return `permit ${move.value}`;
    case "put":
      return `put ${fieldName(move.field)}`;
    case "bonus":
      return `bonus ${BONUSES[move.action]}`;
    default:
      return move.type;
  }
}

/** "n5", "s4" over and under a column, "e3" beside a row of the dice. */
export const spaceName = (space: number): string =>
  sideOf(space) === "east" ? `e${DICE_ROWS[rowOfSpace(space)]}` : `${sideOf(space)[0]}${columnOfSpace(space) + 1}`;

// Moves are immutable, so each exists once: listing them allocates only the list.
const each = <M>(count: number, make: (at: number) => M): readonly M[] => Array.from({ length: count }, (_none, at) => make(at));
const NOTHING: readonly Move[] = [];
const ROLL: readonly Move[] = [{ type: "roll" }];
const PASS: Move = { type: "pass" };
const CHURCH_MOVE: Move = { type: "church" };
const GOLD_MOVE: Move = { type: "gold" };
const SAIL = each(DICE_ROWS.length, (row): Move => ({ type: "sail", row }));
const GIVE = each(CARDS.length, (card): Move => ({ type: "give", card }));
const TAKE = each(CARDS.length, (card): Move => ({ type: "take", card }));
const PAY = each(CARDS.length, (card): Move => ({ type: "pay", card }));
const BUILD = each(KINDS.length, (kind): Move => ({ type: "build", kind }));
const WALL = each(WALL_SPACES, (space): Move => ({ type: "wall", space }));
const TILE = each(CHURCH.tiles, (tile): Move => ({ type: "tile", tile }));
const PERMIT_MOVE = each(PERMITS, (value): Move => ({ type: "permit", value }));
const PUT = each(FIELDS, (field): Move => ({ type: "put", field }));
const BONUS = each(BONUSES.length, (action): Move => ({ type: "bonus", action }));
const SETTLE = each(TILES, (tile) => each(FIELDS, (field): Move => ({ type: "settle", tile, field })));
