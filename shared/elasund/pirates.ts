/** A 7: owners of cubes in the row give cards, all at once; then the towers of the seat whose turn it is take some of them. */
import type { State, Tell } from "../core/game.ts";
import { putInHand, sum } from "./cards.ts";
import { BUILDINGS, CHURCH, KIND_OF, PIRATES, TILES } from "./catalog.ts";
import { allLaid, lay, owe, sweep, turnUp } from "./laying.ts";
import { CARDS, type Elasund, type Event, NONE, type Table } from "./state.ts";
import { churchField, rowOf } from "./town/grid.ts";
import { isTower, rowOfSpace, seatOfPiece, towersOf, WALL_SPACES } from "./town/walls.ts";
import { startBuildStep } from "./turn.ts";

/** Cubes of a seat that lie in a row: on flags, church tiles and east towers, never those of the trade track. */
export function cubesInRow(table: Table, seat: number, row: number): number {
  let cubes = 0;
  for (let tile = 0; tile < TILES; tile++) {
    if (table.owners[tile] !== seat) continue;
    const north = rowOf(table.sites[tile]!);
    for (const flag of BUILDINGS[KIND_OF[tile]!]!.flags) if (north + flag === row) cubes++;
  }
  if (table.churchAt !== NONE) {
    for (let tile = 0; tile < CHURCH.tiles; tile++) {
      if (table.church[tile] === seat && rowOf(churchField(table.churchAt, tile)) === row) cubes++;
    }
  }
  for (let space = 0; space < WALL_SPACES; space++) {
    const piece = table.walls[space]!;
    if (piece !== NONE && seatOfPiece(piece) === seat && isTower(piece) && rowOfSpace(space) === row) cubes++;
  }
  return cubes;
}

/** After a 7 the ship is the pirates' until the next roll. */
export const isPirate = ({ dice }: Table): boolean => sum(dice) === PIRATES;

/** Cards that each seat gives if the pirates land in this row, by seat: one for each cube there, and no more than it has. */
export const pirateLosses = (table: Table, row: number): number[] =>
  table.hands.map((cards, seat) => Math.min(cards, cubesInRow(table, seat, row)));

export function landPirates(state: State<Elasund>, tell: Tell<Event>): void {
  const { table, secrets } = state;
  const owes = pirateLosses(table, table.ship);
  if (sum(owes) === 0) return;
  table.step = "pirates";
  owe(table, "pirates", owes, tell);
  // A seat that must give all its cards has no choice.
  secrets.forEach(({ hand }, seat) => {
    if (owes[seat]! === 0 || owes[seat]! < table.hands[seat]!) return;
    hand.forEach((count, card) => {
      for (let rest = count; rest > 0; rest--) lay(state, seat, card, tell);
    });
  });
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
  return CARDS.map((_card, card) =>
    sum(given.filter((_count, at) => at % CARDS.length === card && (reward === "all" || Math.floor(at / CARDS.length) !== turn))),
  );
}

/**
 * The seat whose given card of this kind a tower takes, or NONE. It makes no difference to the rules, but pictures show it:
 * cards of other seats go first.
 */
export function giverOf({ given, turn }: Table, card: number): number {
  let giver = NONE;
  for (let seat = 0; seat * CARDS.length < given.length; seat++) {
    if (given[seat * CARDS.length + card]! === 0) continue;
    if (seat !== turn) return seat;
    giver = seat;
  }
  return giver;
}

export function take(state: State<Elasund>, card: number, tell: Tell<Event>): void {
  const { table, secrets } = state;
  const { given, turn } = table;
  given[giverOf(table, card) * CARDS.length + card]!--;
  putInHand(table, secrets[turn]!.hand, turn, card, 1);
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
