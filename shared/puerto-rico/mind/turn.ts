/** Whose turn it is, and what the seat may still do in this role and this round. */
import { buildingOf } from "../catalog.ts";
import { NONE, type Table } from "../state.ts";
import { bestSale, type Features, type Outlook, shippable } from "./outlook.ts";

const OFFICE = 1 << buildingOf("office");

/** Doubloons on the best card the seat can count on: each seat before it takes a better one. */
function cardMoney({ table, before }: Outlook): number {
  const open: number[] = [];
  for (let card = 0; card < table.cardOwner.length; card++) if (table.cardOwner[card] === NONE) open.push(table.cardMoney[card]!);
  open.sort((a, b) => b - a);
  return open[before] ?? 0;
}

/** Something the seat has to come in a role that is played. */
const toCome = (outlook: Outlook, phases: readonly Table["phase"][], worth: number): number =>
  outlook.isToCome && phases.includes(outlook.table.phase) ? worth : 0;

export const TURN: Features = {
  "cards before its own": ({ before }) => before,
  "takes the next card": ({ before }) => (before === 0 ? 1 : 0),
  "seats after the governor": ({ table, seat }) => (seat - table.governor + table.players.length) % table.players.length,
  "doubloons on a card in reach": cardMoney,
  "is picker": ({ table, seat }) => (table.picker === seat ? 1 : 0),
  "tile to come": (outlook) => toCome(outlook, ["settler", "hacienda"], 1),
  "building to come": (outlook) => toCome(outlook, ["builder"], Math.min(outlook.player.money, 10)),
  "sale to come": (outlook) => toCome(outlook, ["trader"], bestSale(outlook, outlook.player.goods, OFFICE)),
  "load to come": (outlook) => toCome(outlook, ["captain"], shippable(outlook)),
};
