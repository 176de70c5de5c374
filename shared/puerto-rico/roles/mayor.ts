/** The mayor: the colonists on the ship are dealt out, all players rearrange theirs, and the ship is filled again. */
import type { State } from "../../core/contract/game.ts";
import { fillCircles, mustPlace, refillOf } from "../offers/mayor.ts";
import { playerAt, SAN_JUAN, SHIP, SUPPLY } from "../rules/board.ts";
import { fastCanRearrange, settleColonist } from "../rules/fast-spots.ts";
import {
  announce,
  announceEnding,
  ask,
  askFrom,
  endRole,
  type Listener,
  nextInCircle,
  type StartRole,
  seatAfter,
  type Told,
} from "../rules/rounds.ts";
import { ENDINGS, type Phase, type PuertoRico, type Table } from "../state.ts";

const NO_COLONISTS = ENDINGS.indexOf("colonists");

export const startMayor: StartRole = ({ table }, event, tell) => {
  if (table.colonists === 0) return dealColonists(table, event, tell);
  ask(table, table.picker, "mayor");
  announce(event, tell);
};

/** The mayor's own colonist comes from the supply, never from the ship. */
export function usePrivilege({ table }: State<PuertoRico>, seat: number, wanted: boolean, tell: Listener): void {
  if (!wanted) return dealColonists(table, tell && { type: "passed", seat }, tell);
  table.colonists--;
  playerAt(table, seat).sanJuan++;
  dealColonists(table, tell && { type: "moved", seat, from: SUPPLY, to: SAN_JUAN, n: 1 }, tell);
}

/** Deals colonists one by one from the mayor on; each seat's share is one event. */
function dealColonists(table: Table, before: Told, tell: Listener): void {
  const seats = table.players.length;
  const aboard = table.colonistShip;
  let event = before;
  for (let i = 0, seat = table.picker; i < seats && i < aboard; i++, seat = seatAfter(table, seat)) {
    announce(event, tell);
    const n = Math.ceil((aboard - i) / seats);
    table.colonistShip -= n;
    playerAt(table, seat).sanJuan += n;
    event = tell && { type: "moved", seat, from: SHIP, to: SAN_JUAN, n };
  }
  continueRole(table, event, table.picker, tell);
}

function continueRole(table: Table, event: Told, first: number, tell: Listener): void {
  if (!askFrom(table, event, first, question, tell, fill)) fillShip(table, tell);
}

/** Asks a seat that must leave circles empty and can choose which; a seat that has begun to place goes on. */
function question(table: Table, seat: number): Phase | undefined {
  const player = playerAt(table, seat);
  if (table.phase !== "placing" || table.turn !== seat) return fastCanRearrange(player) ? "lifting" : undefined;
  return mustPlace(player) ? "placing" : undefined;
}

/** Colonists in San Juan go to the circles there are, in order. */
function fill(table: Table, seat: number, tell: Listener): void {
  const moved = tell && ((spot: number, n: number): void => tell({ type: "moved", seat, from: SAN_JUAN, to: spot, n }));
  fillCircles(playerAt(table, seat), moved);
}

export function lift({ table }: State<PuertoRico>, seat: number, spot: number, tell: Listener): void {
  settleColonist(playerAt(table, seat), spot, -1);
  tell?.({ type: "moved", seat, from: spot, to: SAN_JUAN, n: 1 });
}

/** The first colonist placed ends the lifting. */
export function place({ table }: State<PuertoRico>, seat: number, spot: number, tell: Listener): void {
  table.phase = "placing";
  settleColonist(playerAt(table, seat), spot, 1);
  continueRole(table, tell && { type: "moved", seat, from: SAN_JUAN, to: spot, n: 1 }, seat, tell);
}

export function leaveAll({ table }: State<PuertoRico>, seat: number, tell: Listener): void {
  continueRole(table, tell && { type: "passed", seat }, nextInCircle(table, seat), tell);
}

/** If the supply cannot fill the ship, this round is the last. */
function fillShip(table: Table, tell: Listener): void {
  const wanted = refillOf(table);
  const n = Math.min(wanted, table.colonists);
  table.colonists -= n;
  table.colonistShip += n;
  const event: Told = tell && { type: "boarded", n };
  announce(n < wanted ? announceEnding(table, event, NO_COLONISTS, tell) : event, tell);
  endRole(table, tell);
}
