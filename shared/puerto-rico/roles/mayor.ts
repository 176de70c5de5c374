/** The mayor: colonists come off their ship one by one, everybody mans circles anew, the ship is filled again. */
import type { State, Tell } from "../../core/game.ts";
import {
  allSpots,
  colonistsOf,
  emptyCircles,
  emptyInCity,
  firstSpot,
  isSingle,
  openSpots,
  SAN_JUAN,
  SHIP,
  SUPPLY,
  settleColonist,
  takenSpots,
} from "../board.ts";
import { COLONIST, LIFT, PASS, PLACE } from "../choices.ts";
import { announceEnding, ask, askFrom, endRole, following, type StartRole, seatAfter } from "../rounds.ts";
import { ENDINGS, type Event, type Move, type Phase, type Player, type PuertoRico, type Table } from "../state.ts";

const NO_COLONISTS = ENDINGS.indexOf("colonists");

export const startMayor: StartRole = ({ table }, event, tell) => {
  if (table.colonists === 0) return deal(table, event, tell);
  ask(table, table.picker, "mayor");
  tell(event);
};

export const mayorMoves = (): Move[] => [COLONIST, PASS];

/** The mayor's own colonist comes from the supply, never from the ship. */
export function usePrivilege({ table }: State<PuertoRico>, seat: number, wanted: boolean, tell: Tell<Event>): void {
  if (!wanted) return deal(table, { type: "passed", seat }, tell);
  table.colonists--;
  table.players[seat].sanJuan++;
  deal(table, { type: "moved", seat, from: SUPPLY, to: SAN_JUAN, n: 1 }, tell);
}

/** One by one from the mayor on, told as each seat's share. */
function deal(table: Table, before: Event, tell: Tell<Event>): void {
  const seats = table.players.length;
  const aboard = table.colonistShip;
  let event = before;
  for (let i = 0, seat = table.picker; i < seats && i < aboard; i++, seat = seatAfter(table, seat)) {
    tell(event);
    const n = Math.ceil((aboard - i) / seats);
    table.colonistShip -= n;
    table.players[seat].sanJuan += n;
    event = { type: "moved", seat, from: SHIP, to: SAN_JUAN, n };
  }
  goOn(table, event, table.picker, tell);
}

function goOn(table: Table, event: Event, first: number, tell: Tell<Event>): void {
  if (!askFrom(table, event, first, question, tell, fill)) board(table, tell);
}

/** Asked is who must leave circles empty and can choose which; who has begun to place goes on with it. */
function question(table: Table, seat: number): Phase | undefined {
  const player = table.players[seat];
  if (table.phase !== "placing" || table.turn !== seat) return hasChoice(player) ? "lifting" : undefined;
  return mustPlace(player) ? "placing" : undefined;
}

/** Somebody waits in San Juan, and there is more than one kind of spot to go to. */
export const mustPlace = (player: Player): boolean => player.sanJuan > 0 && !isSingle(openSpots(player));

function hasChoice(player: Player): boolean {
  return player.sanJuan < emptyCircles(player) && !isSingle(allSpots(player)) && colonistsOf(player) > 0;
}

/** Those in San Juan go to the circles there are, as far as they go round. */
function fill(table: Table, seat: number, tell: Tell<Event>): void {
  const player = table.players[seat];
  for (let spots = openSpots(player); spots !== 0 && player.sanJuan > 0; spots &= spots - 1) {
    const spot = firstSpot(spots);
    const before = player.sanJuan;
    while (player.sanJuan > 0 && (openSpots(player) & (1 << spot)) !== 0) settleColonist(player, spot, 1);
    tell({ type: "moved", seat, from: SAN_JUAN, to: spot, n: before - player.sanJuan });
  }
}

/** Every colonist is placed in the end, so a seat is done when nobody is left in San Juan. */
export function colonistMoves({ players, phase }: Table, seat: number): Move[] {
  const player = players[seat];
  const list: Move[] = [];
  if (player.sanJuan === 0) list.push(PASS);
  else for (let spots = openSpots(player); spots !== 0; spots &= spots - 1) list.push(PLACE[firstSpot(spots)]);
  if (phase === "lifting") for (let spots = takenSpots(player); spots !== 0; spots &= spots - 1) list.push(LIFT[firstSpot(spots)]);
  return list;
}

export function lift({ table }: State<PuertoRico>, seat: number, spot: number, tell: Tell<Event>): void {
  settleColonist(table.players[seat], spot, -1);
  tell({ type: "moved", seat, from: spot, to: SAN_JUAN, n: 1 });
}

/** The first that is placed ends the lifting. */
export function place({ table }: State<PuertoRico>, seat: number, spot: number, tell: Tell<Event>): void {
  table.phase = "placing";
  settleColonist(table.players[seat], spot, 1);
  goOn(table, { type: "moved", seat, from: SAN_JUAN, to: spot, n: 1 }, seat, tell);
}

export function leaveAll({ table }: State<PuertoRico>, seat: number, tell: Tell<Event>): void {
  goOn(table, { type: "passed", seat }, following(table, seat), tell);
}

/** What the ship should carry next time: fields and quarries do not count, nor do those in San Juan. */
export function refillOf(table: Table): number {
  let empty = 0;
  for (const player of table.players) empty += emptyInCity(player);
  return Math.max(table.players.length, empty);
}

/** What there is goes aboard; if it is less than it should be, this round is the last. */
function board(table: Table, tell: Tell<Event>): void {
  const wanted = refillOf(table);
  const n = Math.min(wanted, table.colonists);
  table.colonists -= n;
  table.colonistShip += n;
  const event: Event = { type: "boarded", n };
  tell(n < wanted ? announceEnding(table, event, NO_COLONISTS, tell) : event);
  endRole(table, tell);
}
