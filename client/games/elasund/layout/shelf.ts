/** The shared supply: neutral buildings and church tiles. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { BUILDINGS, kindOf } from "../../../../shared/elasund/catalog.ts";
import { churchTilesLeft } from "../../../../shared/elasund/rules/town/church.ts";
import { tilesLeft } from "../../../../shared/elasund/rules/town/site.ts";
import type { Elasund, Kind } from "../../../../shared/elasund/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { tileLook } from "../art/looks.ts";
import { RATIOS } from "../art/vocabulary.ts";
import { LAYER, sized, type Zones } from "./frame.ts";
import { dimmed, lackOf, priceLook } from "./lack.ts";
import { niche } from "./mats.ts";

export const shelfPoses = (sight: Sight<Elasund>, zones: Zones): Pose[] => [
  inBox(zones.shelf, { key: "shelf", kind: "shelf", look: sized("shelf", zones.shelf), depth: LAYER.mat }),
  ...piles(sight, zones),
];

/** Columns of the shelf, in fields: the church, then the buildings by size. */
const COLUMNS: readonly { readonly width: number; readonly houses: readonly Kind[] }[] = [
  { width: 1.5, houses: [] },
  { width: 2, houses: ["market", "well"] },
  { width: 2, houses: ["merchant"] },
  { width: 2, houses: ["inn"] },
  { width: 2, houses: ["large"] },
];
/**
 * The price plates, the paper around the piles, what a plate hangs below its pile, and the least gap between columns, in the panel's
 * measure.
 */
const PLATE = 54;
const PAD = 9;
const FOOT = 17;
const LEAST_GAP = 8;

/** How large a field is so that all columns fit. */
function fieldOn(shelf: Box, unit: number): number {
  const across = COLUMNS.reduce((sum, { width }) => sum + width, 0);
  const tallest = Math.max(...BUILDINGS.map(({ height }) => height));
  const gaps = LEAST_GAP * unit * (COLUMNS.length + 1);
  return Math.min((shelf.width - gaps) / across, (shelf.height - (PAD + FOOT) * unit) / tallest);
}

function piles(sight: Sight<Elasund>, { shelf, unit }: Zones): Pose[] {
  const field = fieldOn(shelf, unit);
  const widths = COLUMNS.map(({ width }) => width * field);
  const gap = (shelf.width - widths.reduce((sum, width) => sum + width)) / (COLUMNS.length + 1);
  const bottom = shelf.y + shelf.height - FOOT * unit;
  return COLUMNS.flatMap(({ houses }, i) => {
    const width = at(widths, i);
    const x = shelf.x + gap + widths.slice(0, i).reduce((sum, one) => sum + one + gap, 0);
    if (houses.length === 0) return churchPile(sight, { x, y: bottom - width - field / 2, width, height: width }, PLATE * unit);
    return houses.flatMap((house, n) => {
      const kind = kindOf(house);
      const { width: columns, height: rows } = at(BUILDINGS, kind);
      const y = n < houses.length - 1 ? shelf.y + PAD * unit : bottom - rows * field;
      const place = { x: x + (width - columns * field) / 2, y, width: columns * field, height: rows * field };
      return [...niche(sight, kind, place, PLATE * unit), ...pile(sight, kind, place, unit)];
    });
  });
}

/** The tiles of a kind that are left, the next one to be built on top. */
function pile(sight: Sight<Elasund>, kind: number, place: Box, unit: number): Pose[] {
  const left = tilesLeft(sight.table, kind);
  const lack = dimmed(lackOf(sight, { type: "build", kind }));
  return left.map((tile, n) => {
    const shift = n * 1.8 * unit;
    return inBox(
      { ...place, x: place.x + shift, y: place.y - shift * 0.6 },
      { key: `tile:${tile}`, kind: "tile", look: tileLook(tile), depth: LAYER.tile + (left.length - n) / 20, ...lack },
    );
  });
}

function churchPile(sight: Sight<Elasund>, place: Box, plate: number): Pose[] {
  const left = churchTilesLeft(sight.table);
  const lack = lackOf(sight, { type: "church" });
  const high = (plate * RATIOS.price.height) / RATIOS.price.width;
  const hangs = { x: place.x + (place.width - plate) / 2, y: place.y + place.height - high * 0.6, width: plate, height: high };
  if (left === 0) return [inBox(place, { key: "church", kind: "niche", look: sized("niche", place), depth: LAYER.niche })];
  return [
    inBox(place, {
      key: "church",
      kind: "church",
      look: "church:back",
      depth: LAYER.tile,
      digits: `${left}`,
      digitSize: place.height * 0.42,
      ...dimmed(lack),
    }),
    inBox(hangs, { key: "price:church", kind: "price", look: priceLook("church", lack), depth: LAYER.plate }),
  ];
}
