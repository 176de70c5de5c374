/** After the loading: warehouses keep whole kinds, each player keeps one barrel more, other barrels are lost; full ships sail. */
import type { State, Tell } from "../../core/game.ts";
import { barrelsOf, playerAt } from "../board.ts";
import { NUMBERS } from "../catalog.ts";
import { KEEP, STORE } from "../choices.ts";
import { freeWarehouses, isForced, openKinds, returnedOf, warehouses } from "../offers/storage.ts";
import { askFrom, endRole, nextInCircle } from "../rounds.ts";
import { type Event, GOODS, type Move, NONE, type Phase, type PuertoRico, type Table } from "../state.ts";

export const startStorage = (table: Table, event: Event, tell: Tell<Event>): void => continueRole(table, event, table.picker, tell);

function continueRole(table: Table, event: Event, first: number, tell: Tell<Event>): void {
  if (!askFrom(table, event, first, question, tell, storeForced)) sailFullShips(table, tell);
}

/** Asks a seat that must lose barrels and can choose which. */
const question = (table: Table, seat: number): Phase | undefined => (isForced(table, seat) ? undefined : "storage");

/** Stores what needs no choice. The turn may have moved on, so `stored` is read directly: it is still this seat's. */
function storeForced(table: Table, seat: number, tell: Tell<Event>): void {
  const player = playerAt(table, seat);
  const kinds = openKinds(player, table.stored);
  const overflow = kinds.length > warehouses(player) - table.stored.length;
  const single = overflow ? (kinds.find((good) => barrelsOf(player, good) <= NUMBERS.freeBarrels) ?? kinds[0] ?? NONE) : NONE;
  const stored = [...table.stored, ...kinds.filter((good) => good !== single)];
  table.stored = [];
  for (const good of kinds) if (good !== single) tell({ type: "stored", seat, good });
  returnBarrels(table, seat, stored, single, tell);
  if (single !== NONE) tell({ type: "kept", seat, good: single });
}

export function storageMoves(table: Table, seat: number): Move[] {
  const moves = freeWarehouses(table, seat) > 0 ? STORE : KEEP;
  return openKinds(playerAt(table, seat), table.stored).map((good) => moves[good]!);
}

export function store({ table }: State<PuertoRico>, seat: number, good: number, tell: Tell<Event>): void {
  table.stored.push(good);
  continueRole(table, { type: "stored", seat, good }, seat, tell);
}

export function keep({ table }: State<PuertoRico>, seat: number, good: number, tell: Tell<Event>): void {
  const { stored } = table;
  table.stored = [];
  returnBarrels(table, seat, stored, good, tell);
  continueRole(table, { type: "kept", seat, good }, nextInCircle(table, seat), tell);
}

/** Barrels not in a warehouse go back to the supply, except a single one. */
function returnBarrels(table: Table, seat: number, stored: readonly number[], single: number, tell: Tell<Event>): void {
  const player = playerAt(table, seat);
  for (let good = 0; good < GOODS.length; good++) {
    const n = returnedOf(player, stored, single, good);
    if (n === 0) continue;
    player.goods[good]! -= n;
    table.goods[good]! += n;
    tell({ type: "returned", seat, good, n });
  }
}

/** Full ships sail; the others stay. */
function sailFullShips(table: Table, tell: Tell<Event>): void {
  for (let at = 0; at < table.ships.length; at++) {
    const ship = table.ships[at]!;
    if (ship.load < ship.size) continue;
    table.goods[ship.good]! += ship.load;
    ship.good = NONE;
    ship.load = 0;
    tell({ type: "sailed", ship: at });
  }
  endRole(table, tell);
}
