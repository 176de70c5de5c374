/** The craftsman: everybody makes goods, a factory pays, and the craftsman has one more barrel. */
import type { State, Tell } from "../../core/game.ts";
import { manned } from "../board.ts";
import { buildingOf, CORN, NUMBERS, PRINTED, QUARRY } from "../catalog.ts";
import { EXTRA, PASS } from "../choices.ts";
import { endRole, type StartRole, seatAfter } from "../rounds.ts";
import { type Event, GOODS, type Move, NONE, type Player, type PuertoRico, type Table } from "../state.ts";

const FACTORY = buildingOf("factory");

/** Barrels a player would make of each good if the supply had them all: manned fields, and but for corn manned circles. */
export function capacity({ island, islandColonists, city, cityColonists }: Player): number[] {
  const fields = [0, 0, 0, 0, 0];
  for (let at = 0; at < island.length; at++) if (island[at] !== QUARRY) fields[island[at]] += islandColonists[at];
  const circles = [fields[CORN], 0, 0, 0, 0];
  for (let at = 0; at < city.length; at++) {
    const { good } = PRINTED[city[at]];
    if (good !== NONE) circles[good] += cityColonists[at];
  }
  for (let good = 0; good < fields.length; good++) if (circles[good] < fields[good]) fields[good] = circles[good];
  return fields;
}

export const startCraftsman: StartRole = ({ table }, event, tell) => {
  let seat = table.picker;
  tell(event);
  do {
    const kinds = produce(table, seat, tell);
    if (kinds.length > 1 && manned(table.players[seat], FACTORY)) {
      const n = NUMBERS.factory[kinds.length];
      table.players[seat].money += n;
      tell({ type: "factory", seat, n });
    }
    seat = seatAfter(table, seat);
  } while (seat !== table.picker);
  if (craftsmanMoves(table).length > 1) return;
  table.produced = [];
  tell({ type: "skipped", seat });
  endRole(table, tell);
};

/** Gives the kinds really made: as far as the supply goes. */
function produce(table: Table, seat: number, tell: Tell<Event>): number[] {
  const player = table.players[seat];
  const barrels = capacity(player);
  const kinds: number[] = [];
  for (let good = 0; good < GOODS.length; good++) {
    const n = Math.min(barrels[good], table.goods[good]);
    if (n === 0) continue;
    table.goods[good] -= n;
    player.goods[good] += n;
    kinds.push(good);
    if (seat === table.picker) table.produced.push(good);
    tell({ type: "produced", seat, good, n });
  }
  return kinds;
}

/** A barrel of what he really made, if the supply has one left. */
export function craftsmanMoves({ produced, goods }: Table): Move[] {
  const list: Move[] = [];
  for (const good of produced) if (goods[good] > 0) list.push(EXTRA[good]);
  list.push(PASS);
  return list;
}

export function takeExtra({ table }: State<PuertoRico>, seat: number, good: number, tell: Tell<Event>): void {
  table.produced = [];
  table.goods[good]--;
  table.players[seat].goods[good]++;
  tell({ type: "extra", seat, good });
  endRole(table, tell);
}

export function passCraftsman({ table }: State<PuertoRico>, seat: number, tell: Tell<Event>): void {
  table.produced = [];
  tell({ type: "passed", seat });
  endRole(table, tell);
}
