/** After the loading: warehouses keep whole kinds, each player keeps one barrel more, other barrels are lost; full ships sail. */
import { must } from "../../core/base/checked.ts";
import type { State } from "../../core/contract/game.ts";
import { isForced, openKinds, returnedOf, smallKind, warehouses } from "../offers/storage.ts";
import { addBarrels, countBits, firstBit, playerAt } from "../rules/board.ts";
import { askFrom, endRole, type Listener, nextInCircle, type Told } from "../rules/rounds.ts";
import { GOODS, NONE, type Phase, type PuertoRico, type Table } from "../state.ts";

export const startStorage = (table: Table, event: Told, tell: Listener): void => continueRole(table, event, table.picker, tell);

function continueRole(table: Table, event: Told, first: number, tell: Listener): void {
  if (!askFrom(table, event, first, question, tell, storeForced)) sailFullShips(table, tell);
}

/** Asks a seat that must lose barrels and can choose which. */
const question = (table: Table, seat: number): Phase | undefined => (isForced(table, seat) ? undefined : "storage");

/** Stores what needs no choice. The turn may have moved on, so `stored` is read directly: it is still this seat's. */
function storeForced(table: Table, seat: number, tell: Listener): void {
  const player = playerAt(table, seat);
  const stored = takeStored(table);
  const kinds = openKinds(player, stored);
  if (kinds === 0) return;
  const overflow = countBits(kinds | stored) > warehouses(player);
  const small = overflow ? smallKind(player, kinds) : NONE;
  const single = overflow && small === NONE ? firstBit(kinds) : small;
  const rest = single === NONE ? kinds : kinds & ~(1 << single);
  for (let bits = rest; bits !== 0; bits &= bits - 1) tell?.({ type: "stored", seat, good: firstBit(bits) });
  returnBarrels(table, seat, stored | rest, single, tell);
  if (single !== NONE) tell?.({ type: "kept", seat, good: single });
}

/** The kinds named for warehouses; they are no longer on the table. */
function takeStored(table: Table): number {
  if (table.stored.length === 0) return 0;
  let kinds = 0;
  for (const good of table.stored) kinds |= 1 << good;
  table.stored = [];
  return kinds;
}

export function store({ table }: State<PuertoRico>, seat: number, good: number, tell: Listener): void {
  table.stored.push(good);
  continueRole(table, tell && { type: "stored", seat, good }, seat, tell);
}

export function keep({ table }: State<PuertoRico>, seat: number, good: number, tell: Listener): void {
  returnBarrels(table, seat, takeStored(table), good, tell);
  continueRole(table, tell && { type: "kept", seat, good }, nextInCircle(table, seat), tell);
}

/** Barrels not in a warehouse go back to the supply, except a single one. */
function returnBarrels(table: Table, seat: number, stored: number, single: number, tell: Listener): void {
  const player = playerAt(table, seat);
  for (let good = 0; good < GOODS.length; good++) {
    const n = returnedOf(player, stored, single, good);
    if (n === 0) continue;
    addBarrels(player.goods, good, -n);
    addBarrels(table.goods, good, n);
    tell?.({ type: "returned", seat, good, n });
  }
}

/** Full ships sail; the others stay. */
function sailFullShips(table: Table, tell: Listener): void {
  for (let at = 0; at < table.ships.length; at++) {
    const ship = must(table.ships[at], "ship");
    if (ship.load < ship.size) continue;
    addBarrels(table.goods, ship.good, ship.load);
    ship.good = NONE;
    ship.load = 0;
    tell?.({ type: "sailed", ship: at });
  }
  endRole(table, tell);
}
