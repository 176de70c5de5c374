/** The captain: players load barrels on the cargo ships in turn, as long as any of them can. */
import { must } from "../../core/base/checked.ts";
import type { State, Tell } from "../../core/contract/game.ts";
import { captainBonus, harborBonus, hasBarrels, loadOf } from "../offers/captain.ts";
import { canLoadAny, loadableGoods } from "../offers/fast-loading.ts";
import { addBarrels, barrelsOf, playerAt } from "../rules/board.ts";
import { announce, announceEnding, ask, type Listener, nextInCircle, type StartRole, seatAfter, type Told } from "../rules/rounds.ts";
import { ENDINGS, type Event, NONE, type PuertoRico, type Table } from "../state.ts";
import { startStorage } from "./storage.ts";

const POOL_EMPTY = ENDINGS.indexOf("victoryPoints");

export const startCaptain: StartRole = ({ table }, event, tell) => {
  table.idle = 0;
  table.firstLoad = true;
  const more = askLoader(table, table.picker);
  announce(event, tell);
  if (tell !== undefined) tellWhoHasNone(table, tell);
  if (!more) endLoading(table, tell);
};

function tellWhoHasNone(table: Table, tell: Tell<Event>): void {
  for (let seat = table.picker; seat !== NONE; seat = nextInCircle(table, seat)) {
    if (!hasBarrels(playerAt(table, seat))) tell({ type: "skipped", seat });
  }
}

/** Asks the first seat that can load, from `first` on; false after a whole circle without a load. */
function askLoader(table: Table, first: number): boolean {
  const loadable = loadableGoods(table);
  for (let seat = first; table.idle < table.players.length; seat = seatAfter(table, seat)) {
    if (canLoadAny(playerAt(table, seat), loadable)) {
      ask(table, seat, "captain");
      return true;
    }
    table.idle++;
  }
  return false;
}

function endLoading(table: Table, tell: Listener): void {
  table.idle = 0;
  table.firstLoad = false;
  table.phase = "storage";
  for (const player of table.players) player.wharfUsed = false;
  startStorage(table, tell && { type: "loadingOver" }, tell);
}

export function load({ table }: State<PuertoRico>, seat: number, good: number, at: number, tell: Listener): void {
  const ship = must(table.ships[at], "ship");
  const n = loadOf(table, seat, good, at);
  ship.good = good;
  ship.load += n;
  scoreLoad(table, seat, good, at, n, tell);
}

/** All barrels of a good, straight to the supply. */
export function useWharf({ table }: State<PuertoRico>, seat: number, good: number, tell: Listener): void {
  const player = playerAt(table, seat);
  const n = barrelsOf(player, good);
  addBarrels(table.goods, good, n);
  player.wharfUsed = true;
  scoreLoad(table, seat, good, NONE, n, tell);
}

function scoreLoad(table: Table, seat: number, good: number, ship: number, n: number, tell: Listener): void {
  const player = playerAt(table, seat);
  addBarrels(player.goods, good, -n);
  player.barrelPoints += n;
  takePoints(table, n);
  let event: Told = tell && { type: "loaded", seat, good, ship, n };
  const captain = captainBonus(table, seat);
  if (captain > 0) {
    announce(event, tell);
    table.firstLoad = false;
    player.captainPoints += captain;
    takePoints(table, captain);
    event = tell && { type: "bonus", seat, why: "captain" };
  }
  const harbor = harborBonus(player);
  if (harbor > 0) {
    announce(event, tell);
    player.harborPoints += harbor;
    takePoints(table, harbor);
    event = tell && { type: "bonus", seat, why: "harbor" };
  }
  if (table.points === 0) event = announceEnding(table, event, POOL_EMPTY, tell);
  table.idle = 0;
  continueRole(table, event, seat, tell);
}

function continueRole(table: Table, event: Told, seat: number, tell: Listener): void {
  const more = askLoader(table, seatAfter(table, seat));
  announce(event, tell);
  if (!more) endLoading(table, tell);
}

/** Points beyond the pool are scored too. */
function takePoints(table: Table, n: number): void {
  table.points = Math.max(0, table.points - n);
}

/** Leaving the wharf unused is a turn without a load; it is offered again while others still load. */
export function passCaptain({ table }: State<PuertoRico>, seat: number, tell: Listener): void {
  table.idle++;
  continueRole(table, tell && { type: "passed", seat }, seat, tell);
}
