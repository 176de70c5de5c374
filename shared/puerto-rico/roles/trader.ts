/** The trader: each sells a barrel to the trading house, which takes every kind once. */
import type { State, Tell } from "../../core/game.ts";
import { manned } from "../board.ts";
import { buildingOf, NUMBERS, PRINTED, PRINTED_GOODS } from "../catalog.ts";
import { PASS, SELL } from "../choices.ts";
import { askFrom, endRole, following, type StartRole } from "../rounds.ts";
import { type Event, GOODS, type Move, type Phase, type PuertoRico, type Table } from "../state.ts";

const OFFICE = buildingOf("office");

export const startTrader: StartRole = ({ table }, event, tell) => goOn(table, event, table.picker, tell);

function goOn(table: Table, event: Event, first: number, tell: Tell<Event>): void {
  if (!askFrom(table, event, first, question, tell)) end(table, tell);
}

const question = (table: Table, seat: number): Phase | undefined => (saleable(table, seat).length > 0 ? "trader" : undefined);

/** Why the house does not take a kind from a seat now: a full house stops everybody; a manned office sells what is there already. */
export function saleBar(table: Table, seat: number, good: number): "full" | "there" | undefined {
  if (table.house.length === NUMBERS.houseSpaces) return "full";
  return table.house.includes(good) && !manned(table.players[seat], OFFICE) ? "there" : undefined;
}

function saleable(table: Table, seat: number): Move[] {
  const list: Move[] = [];
  const { goods } = table.players[seat];
  for (let good = 0; good < GOODS.length; good++) {
    if (goods[good] > 0 && saleBar(table, seat, good) === undefined) list.push(SELL[good]);
  }
  return list;
}

export function traderMoves(table: Table, seat: number): Move[] {
  const list = saleable(table, seat);
  list.push(PASS);
  return list;
}

/** Doubloons for a barrel: its price, the markets', and the trader's one more. */
export function saleOf(table: Table, seat: number, good: number, trader: boolean): number {
  const { city, cityColonists } = table.players[seat];
  let n = PRINTED_GOODS[good].price + (trader ? NUMBERS.traderBonus : 0);
  for (let at = 0; at < city.length; at++) if (cityColonists[at] > 0) n += PRINTED[city[at]].sale;
  return n;
}

export function sell({ table }: State<PuertoRico>, seat: number, good: number, tell: Tell<Event>): void {
  const player = table.players[seat];
  const n = saleOf(table, seat, good, seat === table.picker);
  player.goods[good]--;
  table.house.push(good);
  player.money += n;
  goOn(table, { type: "sold", seat, good, n }, following(table, seat), tell);
}

export function passTrader({ table }: State<PuertoRico>, seat: number, tell: Tell<Event>): void {
  goOn(table, { type: "passed", seat }, following(table, seat), tell);
}

/** The house is emptied only now, and only if it is full. */
function end(table: Table, tell: Tell<Event>): void {
  if (table.house.length === NUMBERS.houseSpaces) {
    for (const good of table.house) table.goods[good]++;
    table.house = [];
    tell({ type: "houseEmptied" });
  }
  endRole(table, tell);
}
