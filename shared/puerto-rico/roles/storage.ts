/** After the loading: warehouses keep whole kinds, everybody keeps one barrel more, the rest is lost; full ships sail. */
import type { State, Tell } from "../../core/game.ts";
import { NUMBERS, PRINTED } from "../catalog.ts";
import { KEEP, STORE } from "../choices.ts";
import { askFrom, endRole, following } from "../rounds.ts";
import { type Event, GOODS, type Move, NONE, type Phase, type Player, type PuertoRico, type Table } from "../state.ts";

export const startStorage = (table: Table, event: Event, tell: Tell<Event>): void => goOn(table, event, table.picker, tell);

function goOn(table: Table, event: Event, first: number, tell: Tell<Event>): void {
  if (!askFrom(table, event, first, question, tell, arrange)) sail(table, tell);
}

/** Asked is who must lose barrels and can choose which. */
function question(table: Table, seat: number): Phase | undefined {
  const stored = seat === table.turn ? table.stored : NOTHING;
  return isForced(table.players[seat], stored) ? undefined : "storage";
}

const NOTHING: readonly number[] = [];

/** Kinds that a player's warehouses hold. */
export function warehouses({ city, cityColonists }: Player): number {
  let kinds = 0;
  for (let at = 0; at < city.length; at++) if (cityColonists[at] > 0) kinds += PRINTED[city[at]].stores;
  return kinds;
}

/** Kinds with barrels not yet named for a warehouse. */
function openKinds(player: Player, stored: readonly number[]): number[] {
  const kinds: number[] = [];
  for (let good = 0; good < GOODS.length; good++) if (player.goods[good] > 0 && !stored.includes(good)) kinds.push(good);
  return kinds;
}

/** Barrels a seat would lose, by good, if the loading ended now and it stored as much as it can; what it has named is safe. */
export function barrelsLost(table: Table, seat: number): number[] {
  const player = table.players[seat];
  const stored = seat === table.turn ? table.stored : NOTHING;
  const lost = [...player.goods];
  const kinds = openKinds(player, stored).sort((a, b) => lost[b] - lost[a] || b - a);
  const room = warehouses(player) - stored.length;
  for (const good of [...stored, ...kinds.slice(0, room)]) lost[good] = 0;
  const single = kinds.slice(room).sort((a, b) => b - a)[0];
  if (single !== undefined) lost[single] -= NUMBERS.freeBarrels;
  return lost;
}

/** It all fits, or there is but one kind and no warehouse for it. */
function isForced(player: Player, stored: readonly number[]): boolean {
  const kinds = openKinds(player, stored);
  const room = warehouses(player) - stored.length;
  if (kinds.length !== room + 1) return kinds.length <= room;
  return room === 0 || kinds.some((good) => player.goods[good] <= NUMBERS.freeBarrels);
}

/** Stores what needs no choice. */
function arrange(table: Table, seat: number, tell: Tell<Event>): void {
  const player = table.players[seat];
  const kinds = openKinds(player, table.stored);
  const overflow = kinds.length > warehouses(player) - table.stored.length;
  const single = overflow ? (kinds.find((good) => player.goods[good] <= NUMBERS.freeBarrels) ?? kinds[0]) : NONE;
  const stored = [...table.stored, ...kinds.filter((good) => good !== single)];
  table.stored = [];
  for (const good of kinds) if (good !== single) tell({ type: "stored", seat, good });
  giveBack(table, seat, stored, single, tell);
  if (single !== NONE) tell({ type: "kept", seat, good: single });
}

export function storageMoves({ players, stored }: Table, seat: number): Move[] {
  const moves = warehouses(players[seat]) > stored.length ? STORE : KEEP;
  return openKinds(players[seat], stored).map((good) => moves[good]);
}

export function store({ table }: State<PuertoRico>, seat: number, good: number, tell: Tell<Event>): void {
  table.stored.push(good);
  goOn(table, { type: "stored", seat, good }, seat, tell);
}

export function keep({ table }: State<PuertoRico>, seat: number, good: number, tell: Tell<Event>): void {
  const { stored } = table;
  table.stored = [];
  giveBack(table, seat, stored, good, tell);
  goOn(table, { type: "kept", seat, good }, following(table, seat), tell);
}

/** All that is not in a warehouse goes back, but for the single barrel of one good. */
function giveBack(table: Table, seat: number, stored: readonly number[], single: number, tell: Tell<Event>): void {
  const { goods } = table.players[seat];
  for (let good = 0; good < GOODS.length; good++) {
    const n = goods[good] - (good === single ? NUMBERS.freeBarrels : 0);
    if (n <= 0 || stored.includes(good)) continue;
    goods[good] -= n;
    table.goods[good] += n;
    tell({ type: "returned", seat, good, n });
  }
}

/** Full ships unload; the others wait for more. */
function sail(table: Table, tell: Tell<Event>): void {
  for (let at = 0; at < table.ships.length; at++) {
    const ship = table.ships[at];
    if (ship.load < ship.size) continue;
    table.goods[ship.good] += ship.load;
    ship.good = NONE;
    ship.load = 0;
    tell({ type: "sailed", ship: at });
  }
  endRole(table, tell);
}
