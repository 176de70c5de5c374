/** The craftsman: all players produce goods, a factory pays, and the craftsman takes one more barrel. */
import type { State } from "../../core/contract/game.ts";
import { factoryPay, productionOf } from "../offers/craftsman.ts";
import { playerAt } from "../rules/board.ts";
import { EXTRA, PASS } from "../rules/choices.ts";
import { announce, endRole, type Listener, type StartRole, seatAfter } from "../rules/rounds.ts";
import { GOODS, type Move, type PuertoRico, type Table } from "../state.ts";

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
  if (craftsmanMoves(table).length > 1) return;
  table.produced = [];
  tell?.({ type: "skipped", seat });
  endRole(table, tell);
};

/** Gives the number of kinds really made. */
function produce(table: Table, seat: number, tell: Listener): number {
  const player = playerAt(table, seat);
  const barrels = productionOf(table, seat);
  let kinds = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const n = barrels[good]!;
    if (n === 0) continue;
    table.goods[good]! -= n;
    player.goods[good]! += n;
    kinds++;
    if (seat === table.picker) table.produced.push(good);
    tell?.({ type: "produced", seat, good, n });
  }
  return kinds;
}

export function craftsmanMoves({ produced, goods }: Table): Move[] {
  const list: Move[] = [];
  for (const good of produced) if (goods[good]! > 0) list.push(EXTRA[good]!);
  list.push(PASS);
  return list;
}

export function takeExtra({ table }: State<PuertoRico>, seat: number, good: number, tell: Listener): void {
  table.produced = [];
  table.goods[good]!--;
  playerAt(table, seat).goods[good]!++;
  tell?.({ type: "extra", seat, good });
  endRole(table, tell);
}

export function passCraftsman({ table }: State<PuertoRico>, seat: number, tell: Listener): void {
  table.produced = [];
  tell?.({ type: "passed", seat });
  endRole(table, tell);
}
