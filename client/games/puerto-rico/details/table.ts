/** Tiles, stacks, gauges and what else lies on the table. */
import type { Sight } from "../../../../shared/core/game.ts";
import { citySpaces } from "../../../../shared/puerto-rico/board.ts";
import { PRINTED_GOODS, QUARRY, SETUPS } from "../../../../shared/puerto-rico/catalog.ts";
import { gauges as endings } from "../../../../shared/puerto-rico/gauges.ts";
import { type PuertoRico, TILES } from "../../../../shared/puerto-rico/state.ts";
import type { Detail } from "../../face.ts";
import { earnsChip } from "../chips.ts";
import { GAUGES, gauges } from "../gauges.ts";
import { tileId } from "../words.ts";
import { reader } from "./readers.ts";

type Row = Detail["lines"][number];

export function tileDetail(tile: number, { table }: Sight<PuertoRico>): Detail | undefined {
  const id = TILES[tile];
  if (id === undefined) return undefined;
  const lines: Row[] = [{ line: [id === "corn" || id === "quarry" ? `tile.${id}` : "tile.field", tileId(tile)] }];
  if (tile === QUARRY) lines.push({ line: ["tile.quarries", { count: table.quarries }] });
  else lines.push({ line: ["tile.priced", { doubloons: PRINTED_GOODS[tile]!.price }], chips: [earnsChip(PRINTED_GOODS[tile]!.price)] });
  return { look: `tile:${id}`, title: ["tile.title", tileId(tile)], lines };
}

/** What lies face down is known by what lies open: all tiles of the game are. */
export function stackDetail({ table }: Sight<PuertoRico>): Detail {
  const { players, faceUp, discards, tilesLeft } = table;
  const { tilesLess } = SETUPS[players.length]!;
  const open = [...faceUp, ...players.flatMap(({ island }) => island)];
  const unseen = PRINTED_GOODS.map(
    ({ plantations }, tile) => plantations - tilesLess - discards[tile]! - open.filter((one) => one === tile).length,
  );
  return {
    look: "tile:back",
    title: ["stack.title"],
    lines: [
      { line: ["stack.left", { count: tilesLeft }] },
      { line: ["stack.hidden"], chips: unseen.map((count, tile) => barrelsChipOf(tile, count)) },
      { line: ["stack.after"] },
    ],
  };
}

const barrelsChipOf = (tile: number, count: number) =>
  ({ look: `tile:${TILES[tile]}`, digits: `${count}`, title: ["stack.unseen", { count, ...tileId(tile) }] }) as const;

export function discardDetail({ table: { discards } }: Sight<PuertoRico>): Detail {
  const lines = discards.flatMap((count, tile): Row[] =>
    count === 0 ? [] : [{ line: ["discard.kind", { count, ...tileId(tile) }], chips: [barrelsChipOf(tile, count)] }],
  );
  return {
    look: "icon:plantation",
    title: ["discard.title"],
    lines: [...(lines.length === 0 ? [{ line: ["discard.none"] } as const] : lines), { line: ["discard.back"] }],
  };
}

export function gaugeDetail(what: string, sight: Sight<PuertoRico>): Detail | undefined {
  const { table } = sight;
  const at = (GAUGES as readonly string[]).indexOf(what);
  const shown = gauges(table)[at];
  if (shown === undefined) return undefined;
  const lines: Row[] = [{ line: gaugeNow(shown.what, sight) }, { line: [`gauge.${shown.what}End`] }];
  if (table.ending === at) lines.push({ line: ["gauge.last"] });
  return { look: `gauge:${shown.what}:${shown.step}:${shown.state}`, title: [`gauge.${shown.what}`], lines };
}

function gaugeNow(what: (typeof GAUGES)[number], sight: Sight<PuertoRico>): Row["line"] {
  const { table } = sight;
  const { colonists, points, city } = endings(table);
  if (what === "colonists") return ["gauge.colonistsNow", { ...colonists }];
  if (what === "points") return ["gauge.pointsNow", { left: points.left }];
  const spaces = city.most;
  const seat = table.players.findIndex((player) => citySpaces(player) === spaces);
  return ["gauge.cityNow", { ...reader(seat, sight), spaces }];
}

export const governorDetail = (sight: Sight<PuertoRico>): Detail => ({
  look: "governor",
  title: ["governor.title"],
  lines: [{ line: ["governor.is", { ...reader(sight.table.governor, sight), round: sight.table.round }] }],
});

export const bankDetail = (): Detail => ({ look: "pile:bank", title: ["bank.title"], lines: [{ line: ["bank.is"] }] });

export const columnDetail = (column: number): Detail => ({
  look: `tile:${TILES[QUARRY]}`,
  title: ["column.title", { column }],
  lines: [{ line: ["column.is", { points: column }] }],
});
