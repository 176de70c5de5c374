/** The pawn on its rail: seat 0 pushes it up, seat 1 down; loot lies on both sides, and behind it the capitals. */
import type { Tell } from "../core/game.ts";
import { CAPITAL, LOOT } from "./catalog.ts";
import { type Event, other, type Table } from "./state.ts";
import { win } from "./win.ts";

/** Moves the pawn towards the opponent's capital. Each loot token fires once, when the pawn comes to it. */
export function march(table: Table, seat: number, shields: number, tell: Tell<Event>): void {
  const forward = seat === 0 ? 1 : -1;
  const to = Math.max(-CAPITAL, Math.min(CAPITAL, table.pawn + forward * shields));
  table.pawn = to;
  tell({ type: "pawn", seat, to });
  if (Math.abs(to) === CAPITAL) return win(table, seat, "military", tell);
  const reached = LOOT.flatMap(({ at }, token) => (table.loot[token] && at * forward > 0 && at * forward <= to * forward ? [token] : []));
  // Two zones in one move: the nearer one first.
  for (const token of forward > 0 ? reached : reached.reverse()) loot(table, other(seat), token, tell);
}

function loot(table: Table, loser: number, token: number, tell: Tell<Event>): void {
  const city = table.cities[loser]!;
  const coins = Math.min(LOOT[token]!.coins, city.coins);
  city.coins -= coins;
  table.loot[token] = false;
  tell({ type: "looted", seat: loser, token, coins });
}

/** The seat whose capital the pawn is nearer to; none in the middle. */
export const weakerSeat = (table: Table): number | undefined => (table.pawn === 0 ? undefined : table.pawn > 0 ? 1 : 0);
