/** A 7: owners of cubes in the row give cards, all at once; then the towers of the seat whose turn it is take some of them. */
import { must } from "../../core/base/checked.ts";
import type { State, Tell } from "../../core/contract/game.ts";
import { buildingOf, CHURCH, PIRATES, ROWS, TILES } from "../catalog.ts";
import { CARDS, type Elasund, type Event, NONE, type Table } from "../state.ts";
import { noCards, putInHand } from "./cards.ts";
import { sum } from "./fast-counts.ts";
import { allLaid, lay, owe, sweep, turnUp } from "./laying.ts";
import { churchField, rowOf, seatsOf } from "./town/grid.ts";
import { EAST, isTower, rowOfSpace, seatOfPiece, towersOf, WALL_SPACES } from "./town/walls.ts";
import { startBuildStep } from "./turn.ts";

/** By seat * ROWS + row: cubes that lie there, on flags, church tiles and east towers, never those of the trade track. */
export function cubesInRows(table: Table): number[] {
  const { owners, sites, church, churchAt, walls } = table;
  const cubes = new Array<number>(seatsOf(table) * ROWS).fill(0);
  for (let tile = 0; tile < TILES; tile++) {
    if (owners[tile] === NONE) continue;
    const north = must(owners[tile], "tile") * ROWS + rowOf(must(sites[tile], "tile"));
    for (const flag of buildingOf(tile).flags) cubes[north + flag] = must(cubes[north + flag], "row") + 1;
  }
  for (let tile = 0; tile < CHURCH.tiles; tile++) {
    if (church[tile] === NONE) continue;
    const place = must(church[tile], "tile") * ROWS + rowOf(churchField(churchAt, tile));
    cubes[place] = must(cubes[place], "row") + 1;
  }
  for (let space = EAST; space < WALL_SPACES; space++) {
    const piece = must(walls[space], "space");
    if (piece === NONE || !isTower(piece)) continue;
    const place = seatOfPiece(piece) * ROWS + rowOfSpace(space);
    cubes[place] = must(cubes[place], "row") + 1;
  }
  return cubes;
}

/** After a 7 the ship is the pirates' until the next roll. */
export const isPirate = ({ dice }: Table): boolean => sum(dice) === PIRATES;

/** Cards that each seat gives if the pirates land in this row, by seat: one for each cube there, and no more than it has. */
export function pirateLosses(table: Table, row: number): number[] {
  const cubes = cubesInRows(table);
  return table.hands.map((cards, seat) => Math.min(cards, must(cubes[seat * ROWS + row], "row")));
}

export function landPirates(state: State<Elasund>, tell: Tell<Event>): void {
  const { table, secrets } = state;
  const owes = pirateLosses(table, table.ship);
  if (sum(owes) === 0) return;
  table.step = "pirates";
  owe(table, "pirates", owes, tell);
  // A seat that must give all its cards has no choice.
  for (const [seat, { hand }] of secrets.entries()) {
    if (owes[seat] === 0 || must(owes[seat], "seat") < must(table.hands[seat], "seat")) continue;
    for (const [card, count] of hand.entries()) for (let rest = count; rest > 0; rest--) lay(state, seat, card, tell);
  }
  if (allLaid(table)) startTowerStep(state, tell);
}

/** All have laid: the cards are open, and the towers may take of them. */
export function startTowerStep(state: State<Elasund>, tell: Tell<Event>): void {
  const { table } = state;
  turnUp(state);
  table.takes = towersOf(table, table.turn);
  table.step = "tower";
  tellAndSweep(table, { type: "revealed", given: [...table.given] }, tell);
}

/** Given cards that a tower may take, by card. */
export function takeable({ given, turn, reward }: Table): number[] {
  const cards = noCards();
  for (let seat = 0; seat * CARDS.length < given.length; seat++) {
    if (reward !== "all" && seat === turn) continue;
    for (let card = 0; card < CARDS.length; card++) {
      cards[card] = must(cards[card], "card") + must(given[seat * CARDS.length + card], "card");
    }
  }
  return cards;
}

/**
 * The seat whose given card of this kind a tower takes, or NONE. It makes no difference to the rules, but pictures show it:
 * cards of other seats go first.
 */
export function giverOf({ given, turn }: Table, card: number): number {
  let giver = NONE;
  for (let seat = 0; seat * CARDS.length < given.length; seat++) {
    if (given[seat * CARDS.length + card] === 0) continue;
    if (seat !== turn) return seat;
    giver = seat;
  }
  return giver;
}

export function take(state: State<Elasund>, card: number, tell: Tell<Event>): void {
  const { table, secrets } = state;
  const { given, turn } = table;
  const taken = giverOf(table, card) * CARDS.length + card;
  given[taken] = must(given[taken], "card") - 1;
  putInHand(table, must(secrets[turn], "seat").hand, turn, card, 1);
  table.takes--;
  tellAndSweep(table, { type: "took", card }, tell);
}

/** Once the towers have taken their cards, or none is left for them, the others go onto the piles. */
function tellAndSweep(table: Table, event: Event, tell: Tell<Event>): void {
  const done = table.takes === 0 || sum(takeable(table)) === 0;
  if (done) {
    table.takes = 0;
    startBuildStep(table);
  }
  tell(event);
  if (done) sweep(table, tell);
}
