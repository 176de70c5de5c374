/** Whose turn it is, and what the seat may still do in this role and this round. */
import { NONE, type Table } from "../state.ts";
import type { Features, Outlook } from "./outlook.ts";

/** Doubloons on the best card the seat can count on: each seat before it takes a better one. */
function cardMoney({ table: { cardOwner, cardMoney: money }, before }: Outlook): number {
  let most = Number.POSITIVE_INFINITY;
  for (let better = 0; better <= before; ) {
    let next = NONE;
    let count = 0;
    for (let card = 0; card < cardOwner.length; card++) {
      if (cardOwner[card] !== NONE || money[card]! >= most || money[card]! < next) continue;
      count = money[card] === next ? count + 1 : 1;
      next = money[card]!;
    }
    if (next <= 0) return 0;
    most = next;
    better += count;
  }
  return most;
}

/** Something the seat has to come in a role that is played. */
const toCome = ({ isToCome, table }: Outlook, phase: Table["phase"], worth: number): number =>
  isToCome && table.phase === phase ? worth : 0;

export const TURN: Features = {
  "cards before its own": ({ before }) => before,
  "takes the next card": ({ before }) => (before === 0 ? 1 : 0),
  "seats after the governor": ({ table, seat }) => (seat - table.governor + table.players.length) % table.players.length,
  "doubloons on a card in reach": cardMoney,
  "is picker": ({ table, seat }) => (table.picker === seat ? 1 : 0),
  "tile to come": (outlook) => toCome(outlook, "settler", 1) + toCome(outlook, "hacienda", 1),
  "building to come": (outlook) => toCome(outlook, "builder", Math.min(outlook.player.money, 10)),
  "sale to come": (outlook) => toCome(outlook, "trader", outlook.sale),
  "load to come": (outlook) => toCome(outlook, "captain", outlook.shippable),
};
