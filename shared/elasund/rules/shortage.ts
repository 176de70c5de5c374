/** Drawing cards when the supply may be too small: then every seat first gives half back. */
import { must } from "../../core/base/checked.ts";
import type { State, Tell } from "../../core/contract/game.ts";
import { type Elasund, type Event, GOLD, type Source, type Table } from "../state.ts";
import { goldCards, handOut, isShort, reshuffle, takeFromHand } from "./cards.ts";
import { influenceOf, sum } from "./fast-counts.ts";
import { owe, sweep, turnUp } from "./laying.ts";
import { seatsOf } from "./town/grid.ts";
import { startBuildStep } from "./turn.ts";

/**
 * Deals what is due, by seat * 2, gold then influence, or asks for halves first. The next step is set already. Halves of
 * gold need no choice.
 */
export function drawCards(state: State<Elasund>, due: readonly number[], why: Source, tell: Tell<Event>): void {
  if (sum(due) === 0) return;
  const { table, secrets } = state;
  if (isShort(table, due, 0)) halveGold(state, tell);
  if (!isShort(table, due, 1)) return handOut(state, due, why, tell);
  table.due = [...due];
  table.step = "shortage";
  const halves = secrets.map(({ hand }) => Math.ceil(influenceOf(hand) / 2));
  owe(table, "shortage", halves, tell);
}

/** By seat * 2, gold then influence. */
export const noneDue = (table: Table): number[] => must(NONE_DUE[seatsOf(table)], "seats").slice();
const NONE_DUE: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((seats) => new Array<number>(seats * 2).fill(0));

/** Cards due to one seat alone. */
export function dueTo(table: Table, seat: number, gold: number, influence: number): number[] {
  const due = noneDue(table);
  due[seat * 2] = gold;
  due[seat * 2 + 1] = influence;
  return due;
}

function halveGold({ table, secrets }: State<Elasund>, tell: Tell<Event>): void {
  const gold = secrets.map(({ hand }) => Math.ceil(must(hand[GOLD], "card") / 2));
  for (const [seat, coins] of gold.entries()) takeFromHand(table, must(secrets[seat], "seat").hand, seat, goldCards(coins));
  table.gold += sum(gold);
  tell({ type: "halved", gold });
}

/** All have laid their halves: shuffles these in and deals what is due. */
export function endShortage(state: State<Elasund>, tell: Tell<Event>): void {
  const { table } = state;
  const due = table.due;
  table.due = due.map(() => 0);
  startBuildStep(table);
  turnUp(state);
  tell({ type: "revealed", given: [...table.given] });
  sweep(table, tell);
  reshuffle(state, tell);
  handOut(state, due, table.built === 0 ? "income" : "wall", tell);
}
