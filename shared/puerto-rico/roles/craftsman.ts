/** The craftsman: all players produce goods, a factory pays, and the craftsman takes one more barrel. */
import type { State } from "../../core/contract/game.ts";
import { factoryPay } from "../offers/craftsman.ts";
import { fastProduction, packedOf } from "../offers/fast-production.ts";
import { addBarrels, playerAt } from "../rules/board.ts";
import { announce, endRole, type Listener, type StartRole, seatAfter } from "../rules/rounds.ts";
import { GOODS, type PuertoRico, type Table } from "../state.ts";

export const startCraftsman: StartRole = ({ table }, event, tell) => {
  let seat = table.picker;
  announce(event, tell);
  do {
    const kinds = produce(table, seat, tell);
    const player = playerAt(table, seat);
    const n = factoryPay(player, kinds);
    if (n > 0) {
      player.money += n;
      tell?.({ type: "factory", seat, n });
    }
    seat = seatAfter(table, seat);
  } while (seat !== table.picker);
  for (const good of table.produced) if (table.goods[good] !== 0) return;
  table.produced = [];
  tell?.({ type: "skipped", seat });
  endRole(table, tell);
};

/** Gives the number of kinds really made. */
function produce(table: Table, seat: number, tell: Listener): number {
  const player = playerAt(table, seat);
  const barrels = fastProduction(table, seat);
  let kinds = 0;
  if (barrels === 0) return 0;
  for (let good = 0; good < GOODS.length; good++) {
    const n = packedOf(barrels, good);
    if (n === 0) continue;
    addBarrels(table.goods, good, -n);
    addBarrels(player.goods, good, n);
    kinds++;
    if (seat === table.picker) table.produced.push(good);
    tell?.({ type: "produced", seat, good, n });
  }
  return kinds;
}

export function takeExtra({ table }: State<PuertoRico>, seat: number, good: number, tell: Listener): void {
  table.produced = [];
  addBarrels(table.goods, good, -1);
  addBarrels(playerAt(table, seat).goods, good, 1);
  tell?.({ type: "extra", seat, good });
  endRole(table, tell);
}

export function passCraftsman({ table }: State<PuertoRico>, seat: number, tell: Listener): void {
  table.produced = [];
  tell?.({ type: "passed", seat });
  endRole(table, tell);
}
