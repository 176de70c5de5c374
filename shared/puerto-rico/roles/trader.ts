/** The trader: each player sells a barrel to the trading house, which takes every kind once. */
import type { State } from "../../core/contract/game.ts";
import { saleableGoods } from "../offers/fast-sales.ts";
import { freeHousePlaces, saleOf } from "../offers/trader.ts";
import { addBarrels, playerAt } from "../rules/board.ts";
import { askFrom, endRole, type Listener, nextInCircle, type StartRole, type Told } from "../rules/rounds.ts";
import type { Phase, PuertoRico, Table } from "../state.ts";

export const startTrader: StartRole = ({ table }, event, tell) => continueRole(table, event, table.picker, tell);

function continueRole(table: Table, event: Told, first: number, tell: Listener): void {
  if (!askFrom(table, event, first, question, tell)) endTrader(table, tell);
}

const question = (table: Table, seat: number): Phase | undefined => (saleableGoods(table, seat) !== 0 ? "trader" : undefined);

export function sell({ table }: State<PuertoRico>, seat: number, good: number, tell: Listener): void {
  const player = playerAt(table, seat);
  const n = saleOf(table, seat, good);
  addBarrels(player.goods, good, -1);
  table.house.push(good);
  player.money += n;
  continueRole(table, tell && { type: "sold", seat, good, n }, nextInCircle(table, seat), tell);
}

export function passTrader({ table }: State<PuertoRico>, seat: number, tell: Listener): void {
  continueRole(table, tell && { type: "passed", seat }, nextInCircle(table, seat), tell);
}

/** The trading house is emptied only now, and only if it is full. */
function endTrader(table: Table, tell: Listener): void {
  if (freeHousePlaces(table) === 0) {
    for (const good of table.house) addBarrels(table.goods, good, 1);
    table.house = [];
    tell?.({ type: "houseEmptied" });
  }
  endRole(table, tell);
}
