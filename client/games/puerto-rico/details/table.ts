/** Tiles, stacks, gauges and everything else on the table. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { goodPrice, QUARRY } from "../../../../shared/puerto-rico/catalog.ts";
import { unseenTiles } from "../../../../shared/puerto-rico/imagine.ts";
import { gauges as endings } from "../../../../shared/puerto-rico/offers/gauges.ts";
import { type PuertoRico, TILES } from "../../../../shared/puerto-rico/state.ts";
import type { Detail } from "../../../face/face.ts";
import { GAUGES, gauges } from "../layout/gauges.ts";
import { earnsChip } from "../wording/chips.ts";
import { tileId } from "../wording/ids.ts";
import { about } from "../wording/terms.ts";
import { reader } from "./readers.ts";

type Row = Detail["lines"][number];

export function tileDetail(tile: number, { table }: Sight<PuertoRico>): Detail | undefined {
  const id = TILES[tile];
  if (id === undefined) return undefined;
  const lines: Row[] = [{ line: [id === "corn" || id === "quarry" ? `tile.${id}` : "tile.field", tileId(tile)] }];
  if (tile === QUARRY) lines.push({ line: ["tile.quarries", { count: table.quarries }] });
  else lines.push({ line: ["tile.priced", { doubloons: goodPrice(tile) }], chips: [earnsChip(goodPrice(tile))] });
  return {
    look: `tile:${id}`,
    title: ["tile.title", tileId(tile)],
    lines,
    leads: about(tile === QUARRY ? "column" : "production", "staffed"),
  };
}

/** The tiles face down are all that are not seen elsewhere. */
export function stackDetail({ table }: Sight<PuertoRico>): Detail {
  return {
    look: "tile:back",
    title: ["stack.title"],
    lines: [
      { line: ["stack.left", { count: table.tilesLeft }] },
      { line: ["stack.hidden"], chips: unseenTiles(table).map((count, tile) => barrelsChipOf(tile, count)) },
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
  return { look: `gauge:${shown.what}:${shown.step}:${shown.state}`, title: [`gauge.${shown.what}`], lines, leads: about("lastRound") };
}

function gaugeNow(what: (typeof GAUGES)[number], sight: Sight<PuertoRico>): Row["line"] {
  const { table } = sight;
  const { colonists, points, city } = endings(table);
  if (what === "colonists") return ["gauge.colonistsNow", { left: colonists.left, wanted: colonists.wanted }];
  if (what === "points") return ["gauge.pointsNow", { left: points.left }];
  return ["gauge.cityNow", { ...reader(city.seat, sight), spaces: city.most }];
}

export const governorDetail = (sight: Sight<PuertoRico>): Detail => ({
  look: "governor",
  title: ["governor.title"],
  lines: [{ line: ["governor.is", { ...reader(sight.table.governor, sight), round: sight.table.round }] }],
  leads: about("roles"),
});

export const bankDetail = (): Detail => ({ look: "pile:bank", title: ["bank.title"], lines: [{ line: ["bank.is"] }] });

export const columnDetail = (column: number): Detail => ({
  look: `tile:${TILES[QUARRY]}`,
  title: ["column.title", { column }],
  lines: [{ line: ["column.is", { points: column }] }],
  leads: about("column"),
});
