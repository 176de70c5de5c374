/** What a seat has: money, points by source, colonists, barrels, island and city. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { printed, QUARRY } from "../../../../shared/puerto-rico/catalog.ts";
import { productionOf } from "../../../../shared/puerto-rico/offers/craftsman.ts";
import { barrelsAtRisk } from "../../../../shared/puerto-rico/offers/storage.ts";
import { colonistsOf, emptyCircles, freeCitySpaces, freeIslandSpaces, mannedTiles } from "../../../../shared/puerto-rico/rules/board.ts";
import { loadingPoints, SOURCES, score, total } from "../../../../shared/puerto-rico/score.ts";
import { GOODS, type PuertoRico, TILES } from "../../../../shared/puerto-rico/state.ts";
import type { Detail } from "../../../face/face.ts";
import { LOADING, mayShowPoints } from "../layout/points.ts";
import { barrelsChip, colonistsChip, costsChip, lostChip, pointsChip } from "../wording/chips.ts";
import { buildingId, goodId, tileId } from "../wording/ids.ts";
import { about } from "../wording/terms.ts";
import { reader } from "./readers.ts";

type Row = Detail["lines"][number];
type Answer = (seat: number, sight: Sight<PuertoRico>) => Detail | undefined;

export const purseDetail: Answer = (seat, sight) => {
  const player = sight.table.players[seat];
  if (player === undefined) return undefined;
  return {
    look: "medal:money",
    title: ["purse.title", reader(seat, sight)],
    lines: [
      { line: ["purse.has", { doubloons: player.money }], chips: [costsChip(player.money)] },
      { line: ["purse.quarries", { count: mannedTiles(player, QUARRY) }] },
    ],
    leads: about("column"),
  };
};

export const scoreDetail: Answer = (seat, sight) => {
  const { table } = sight;
  const player = table.players[seat];
  if (player === undefined) return undefined;
  const points = score(table, seat);
  const shown = mayShowPoints(sight, seat);
  const rows = SOURCES.filter((source) => points[source] > 0 && (shown || !LOADING.includes(source)));
  const lines: Row[] = rows.map((source) => ({ line: ["score.source", { source }], chips: [pointsChip(points[source])] }));
  const { barrelPoints: barrels, harborPoints: harbor, captainPoints: captain } = player;
  if (shown) lines.push({ line: ["score.loading", { sum: loadingPoints(player), barrels, harbor, captain }] });
  if (shown) lines.push({ line: ["score.sum", { points: total(points) }] });
  else lines.push({ line: ["score.covered"] });
  return { look: "medal:points", title: ["score.title", reader(seat, sight)], lines };
};

export const sanJuanDetail: Answer = (seat, sight) => {
  const player = sight.table.players[seat];
  if (player === undefined) return undefined;
  return {
    look: "medal:sanJuan",
    title: ["sanJuan.title", reader(seat, sight)],
    lines: [
      { line: ["sanJuan.has", { count: player.sanJuan, all: colonistsOf(player) }], chips: [colonistsChip(player.sanJuan)] },
      { line: ["sanJuan.circles", { count: emptyCircles(player) }] },
      { line: ["sanJuan.rule"] },
    ],
    leads: about("workers", "staffed"),
  };
};

export function goodsDetail(seat: number, good: number, sight: Sight<PuertoRico>): Detail | undefined {
  const { table } = sight;
  const player = table.players[seat];
  if (player === undefined || GOODS[good] === undefined) return undefined;
  const count = at(player.goods, good);
  const lost = at(barrelsAtRisk(table, seat), good);
  const makes = at(productionOf(table, seat), good);
  const lines: Row[] = [{ line: ["goods.own", { ...reader(seat, sight), count }], chips: [barrelsChip(good, count)] }];
  if (lost > 0) lines.push({ line: ["goods.lost", { count: lost }], chips: [lostChip(lost)] });
  lines.push({ line: ["goods.makes", { ...reader(seat, sight), makes }], chips: [barrelsChip(good, makes, "+")] });
  return { look: `barrel:${GOODS[good]}`, title: ["goods.title", goodId(good)], lines, leads: about("production", "loading", "storage") };
}

/** What lies in front of a player, in short. */
export const matDetail: Answer = (seat, sight) => {
  const player = sight.table.players[seat];
  if (player === undefined) return undefined;
  const barrels = player.goods.flatMap((count, good) => (count === 0 ? [] : [barrelsChip(good, count)]));
  return {
    look: `flag:${seat}`,
    title: ["mat.title", reader(seat, sight)],
    lines: [
      { line: ["purse.has", { doubloons: player.money }], chips: [costsChip(player.money)] },
      { line: [barrels.length === 0 ? "mat.noGoods" : "mat.goods"], chips: barrels },
      { line: ["sanJuan.circles", { count: emptyCircles(player) }] },
      { line: ["city.free", { count: freeCitySpaces(player) }] },
    ],
    leads: [`score:${seat}`, ...about("staffed", "lastRound")],
  };
};

export const islandDetail: Answer = (seat, sight) => {
  const player = sight.table.players[seat];
  if (player === undefined) return undefined;
  const lines = TILES.flatMap((_id, tile): Row[] => {
    const count = player.island.filter((one) => one === tile).length;
    const manned = mannedTiles(player, tile);
    return count === 0 ? [] : [{ line: ["island.tile", { ...tileId(tile), count, manned }], chips: [colonistsChip(manned)] }];
  });
  const free = freeIslandSpaces(player);
  return {
    look: "icon:plantation",
    title: ["island.title", reader(seat, sight)],
    lines: [...lines, { line: ["island.free", { count: free }] }],
    leads: about("staffed", "production"),
  };
};

export const cityDetail: Answer = (seat, sight) => {
  const player = sight.table.players[seat];
  if (player === undefined) return undefined;
  const lines = player.city.map((building, i): Row => {
    const workers = at(player.cityColonists, i);
    return {
      line: ["city.building", { ...buildingId(building), workers, circles: printed(building).circles }],
      chips: [colonistsChip(workers)],
    };
  });
  const free = freeCitySpaces(player);
  return {
    look: "icon:space",
    title: ["city.title", reader(seat, sight)],
    lines: [{ line: ["city.free", { count: free }] }, ...lines],
    leads: about("staffed", "lastRound"),
  };
};
