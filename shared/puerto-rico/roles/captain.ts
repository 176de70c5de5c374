/** The captain: barrels go onto the cargo ships in turn, as long as anybody loads. */
import type { State, Tell } from "../../core/game.ts";
import { manned } from "../board.ts";
import { buildingOf, NUMBERS } from "../catalog.ts";
import { LOAD, PASS, WHARF } from "../choices.ts";
import { announceEnding, ask, following, type StartRole, seatAfter } from "../rounds.ts";
import { ENDINGS, type Event, GOODS, type Move, NONE, type Player, type PuertoRico, type Table } from "../state.ts";
import { startStorage } from "./storage.ts";

const HARBOR = buildingOf("harbor");
const WHARF_BUILDING = buildingOf("wharf");
const POOL_EMPTY = ENDINGS.indexOf("victoryPoints");

export const startCaptain: StartRole = ({ table }, event, tell) => {
  table.idle = 0;
  table.firstLoad = true;
  const more = askLoader(table, table.picker);
  tell(event);
  for (let seat = table.picker; seat !== NONE; seat = following(table, seat)) {
    if (!hasBarrels(table.players[seat])) tell({ type: "skipped", seat });
  }
  if (!more) endLoading(table, tell);
};

/** Asks the first seat from one on that can load; false after a whole circle without a load. */
function askLoader(table: Table, first: number): boolean {
  for (let seat = first; table.idle < table.players.length; seat = seatAfter(table, seat)) {
    if (canLoad(table, table.players[seat]) || canUseWharf(table.players[seat])) {
      ask(table, seat, "captain");
      return true;
    }
    table.idle++;
  }
  return false;
}

function endLoading(table: Table, tell: Tell<Event>): void {
  table.idle = 0;
  table.firstLoad = false;
  table.phase = "storage";
  for (const player of table.players) player.wharfUsed = false;
  startStorage(table, { type: "loadingOver" }, tell);
}

const hasBarrels = ({ goods }: Player): boolean => goods.some((barrels) => barrels > 0);

const canUseWharf = (player: Player): boolean => !player.wharfUsed && manned(player, WHARF_BUILDING) && hasBarrels(player);

function canLoad(table: Table, { goods }: Player): boolean {
  for (let good = 0; good < GOODS.length; good++) if (goods[good] > 0 && shipsFor(table, good, goods[good]) !== 0) return true;
  return false;
}

/** Ships that may take a player's barrels of a good, as bits: the one that has it, else the empty ones that take the most. */
export function shipsFor({ ships }: Table, good: number, barrels: number): number {
  let best = 0;
  let bits = 0;
  for (let ship = 0; ship < ships.length; ship++) {
    const { size, load } = ships[ship];
    if (ships[ship].good === good) return load < size ? 1 << ship : 0;
    if (ships[ship].good !== NONE) continue;
    const n = Math.min(size, barrels);
    if (n > best) bits = 0;
    if (n >= best) bits |= 1 << ship;
    best = Math.max(n, best);
  }
  return bits;
}

/** A cargo ship that can take something must be loaded, or the wharf be used; the wharf alone may be left. */
export function captainMoves(table: Table, seat: number): Move[] {
  const player = table.players[seat];
  const { goods } = player;
  const list: Move[] = [];
  for (let good = 0; good < GOODS.length; good++) {
    if (goods[good] === 0) continue;
    const ships = shipsFor(table, good, goods[good]);
    for (let ship = 0; ship < table.ships.length; ship++) if ((ships & (1 << ship)) !== 0) list.push(LOAD[ship][good]);
  }
  const must = list.length > 0;
  if (canUseWharf(player)) for (let good = 0; good < GOODS.length; good++) if (goods[good] > 0) list.push(WHARF[good]);
  if (!must) list.push(PASS);
  return list;
}

export function load({ table }: State<PuertoRico>, seat: number, good: number, at: number, tell: Tell<Event>): void {
  const ship = table.ships[at];
  const n = Math.min(table.players[seat].goods[good], ship.size - ship.load);
  ship.good = good;
  ship.load += n;
  scoreLoad(table, seat, good, at, n, tell);
}

/** All barrels of a kind, straight into the supply. */
export function useWharf({ table }: State<PuertoRico>, seat: number, good: number, tell: Tell<Event>): void {
  const player = table.players[seat];
  const n = player.goods[good];
  table.goods[good] += n;
  player.wharfUsed = true;
  scoreLoad(table, seat, good, NONE, n, tell);
}

function scoreLoad(table: Table, seat: number, good: number, ship: number, n: number, tell: Tell<Event>): void {
  const player = table.players[seat];
  player.goods[good] -= n;
  player.barrelPoints += n;
  takePoints(table, n);
  let event: Event = { type: "loaded", seat, good, ship, n };
  if (seat === table.picker && table.firstLoad) {
    tell(event);
    table.firstLoad = false;
    player.captainPoints += NUMBERS.captainBonus;
    takePoints(table, NUMBERS.captainBonus);
    event = { type: "bonus", seat, why: "captain" };
  }
  if (manned(player, HARBOR)) {
    tell(event);
    player.harborPoints += NUMBERS.harborBonus;
    takePoints(table, NUMBERS.harborBonus);
    event = { type: "bonus", seat, why: "harbor" };
  }
  if (table.points === 0) event = announceEnding(table, event, POOL_EMPTY, tell);
  table.idle = 0;
  goOn(table, event, seat, tell);
}

function goOn(table: Table, event: Event, seat: number, tell: Tell<Event>): void {
  const more = askLoader(table, seatAfter(table, seat));
  tell(event);
  if (!more) endLoading(table, tell);
}

/** Points are never refused: those the pool lacks are written down. */
function takePoints(table: Table, n: number): void {
  table.points = Math.max(0, table.points - n);
}

/** A wharf left unused is a turn without a load; it is offered again while others still load. */
export function passCaptain({ table }: State<PuertoRico>, seat: number, tell: Tell<Event>): void {
  table.idle++;
  goOn(table, { type: "passed", seat }, seat, tell);
}
