/** The pawn on its rail: seat 0 pushes it up, seat 1 down; loot lies on both sides, and behind it the capitals. */
import { at } from "../../core/base/checked.ts";
import type { Tell } from "../../core/contract/game.ts";
import { CAPITAL, LOOT, MILITARY_POINTS } from "../catalog.ts";
import { type Event, other, type Table } from "../state.ts";
import { cityOf } from "./fast-city.ts";
import { win } from "./win.ts";

/** The direction in which the seat pushes the pawn. */
const forwardOf = (seat: number): number => (seat === 0 ? 1 : -1);

/** How far the pawn still has to go until the seat takes the opponent's capital. */
export const spacesToCapital = ({ pawn }: Table, seat: number): number => CAPITAL - pawn * forwardOf(seat);

/** The place of the pawn after this many shields. */
export const pawnAfter = ({ pawn }: Table, seat: number, shields: number): number =>
  Math.max(-CAPITAL, Math.min(CAPITAL, pawn + forwardOf(seat) * shields));

/** Loot tokens that the pawn reaches, the nearest first; none if it takes the capital. */
export function lootOnTheWay({ loot }: Table, seat: number, to: number): readonly number[] {
  if (Math.abs(to) === CAPITAL) return NO_LOOT;
  const forward = forwardOf(seat);
  let reached = NO_LOOT;
  for (const token of at(LOOT_AHEAD, seat)) {
    if (loot[token] && at(LOOT, token).at * forward <= to * forward) reached = [...reached, token];
  }
  return reached;
}

const NO_LOOT: readonly number[] = [];
/** By seat: the loot tokens it may come to, the nearest first. */
const LOOT_AHEAD = [0, 1].map((seat) =>
  LOOT.flatMap(({ at }, token) => (at * forwardOf(seat) > 0 ? [token] : [])).sort(
    (a, b) => Math.abs(at(LOOT, a).at) - Math.abs(at(LOOT, b).at),
  ),
);

/** Coins that a city loses: never more than it has. */
export const lossOf = (had: number, coins: number): number => Math.min(had, coins);

/** Moves the pawn towards the opponent's capital. Each loot token fires once, when the pawn comes to it. */
export function movePawn(table: Table, seat: number, shields: number, tell: Tell<Event>): void {
  const to = pawnAfter(table, seat, shields);
  table.pawn = to;
  tell({ type: "pawn", seat, to });
  if (Math.abs(to) === CAPITAL) return win(table, seat, "military", tell);
  for (const token of lootOnTheWay(table, seat, to)) loot(table, other(seat), token, tell);
}

function loot(table: Table, loser: number, token: number, tell: Tell<Event>): void {
  const city = cityOf(table, loser);
  const coins = lossOf(city.coins, at(LOOT, token).coins);
  city.coins -= coins;
  table.loot[token] = false;
  tell({ type: "looted", seat: loser, token, coins });
}

/** Points of the side that is ahead, if the match ended now. */
export const militaryPoints = ({ pawn }: Table): number => at(MILITARY_POINTS, Math.abs(pawn));

/** The seat whose capital the pawn is nearer to; none in the middle. */
export const weakerSeat = (table: Table): number | undefined => (table.pawn === 0 ? undefined : table.pawn > 0 ? 1 : 0);
