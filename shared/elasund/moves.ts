/** What a seat may do now, from its view alone. */
import { must } from "../core/base/checked.ts";
import type { View } from "../core/contract/game.ts";
import { buildingOf, DICE_ROWS } from "./catalog.ts";
import { bonusMoves, buildMoves, homeMoves, permitMoves, placeMoves, siteMoves } from "./fast-moves.ts";
import { canGive } from "./offers/allowed.ts";
import { coloursWith } from "./rules/cards.ts";
import { GIVE, PAY, ROLL, SAIL, TAKE, TILE, TWO_GOLD } from "./rules/choices.ts";
import { takeable } from "./rules/pirates.ts";
import { rowsToSail } from "./rules/ship.ts";
import { fieldName } from "./rules/town/grid.ts";
import { bonusOf } from "./rules/town/permits.ts";
import { priceOfTarget } from "./rules/town/place.ts";
import { columnOfSpace, rowOfSpace, sideOf } from "./rules/town/walls.ts";
import { BONUSES, CARDS, type Elasund, KINDS, type Move, NONE, toAct } from "./state.ts";

export function moves(view: View<Elasund>): readonly Move[] {
  const { table, secret, seat } = view;
  if (!toAct(table).includes(seat)) return NOTHING;
  const { hand } = secret;
  switch (table.step) {
    case "roll":
      return ONLY_ROLL;
    case "ship":
      return rowsToSail(table).map((row) => must(SAIL[row], "row"));
    case "pirates":
    case "shortage":
      return GIVE.filter((_move, card) => canGive(table, hand, card));
    case "tower": {
      const cards = takeable(table);
      return TAKE.filter((_move, card) => must(cards[card], "card") > 0);
    }
    case "build":
      return buildMoves(table, seat, hand);
    case "tile":
      return secret.tiles.map((tile) => must(TILE[tile], "tile"));
    case "settle":
      return homeMoves(table, seat);
    case "permit":
      return permitMoves(table, hand);
    case "where":
      return table.kind === NONE ? placeMoves(table, hand) : siteMoves(table, seat, hand);
    case "pay":
      return coloursWith(hand, priceOfTarget(table).same).map((colour) => must(PAY[colour], "card"));
    case "bonus":
      return bonusMoves(table, hand);
    case "over":
      return NOTHING;
  }
}

/** A player whose time is up takes two gold instead of a permit (ruling 19). */
export const timeout = ({ table }: View<Elasund>): Move | undefined =>
  table.step === "permit" && bonusOf(table) === undefined ? TWO_GOLD : undefined;

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
      return `settle ${buildingOf(move.tile).id} ${fieldName(move.field)}`;
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

const NOTHING: readonly Move[] = [];
const ONLY_ROLL: readonly Move[] = [ROLL];
