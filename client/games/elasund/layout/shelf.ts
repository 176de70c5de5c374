/** The shared supply on one shelf: church tiles and neutral buildings, true to scale, their prices below. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { kindOf } from "../../../../shared/elasund/catalog.ts";
import { churchTilesLeft } from "../../../../shared/elasund/rules/town/church.ts";
import { tilesLeft } from "../../../../shared/elasund/rules/town/site.ts";
import type { Elasund, Kind } from "../../../../shared/elasund/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { tileLook } from "../art/looks.ts";
import { shelfOf } from "../art/vocabulary.ts";
import { LAYER, on, sized, type Zones } from "./frame.ts";
import { dimmed, lackOf, priceLook } from "./lack.ts";
import { niche } from "./mats.ts";

/** Beside the church, in the order of `shelfOf`. */
const HOUSES: readonly Kind[] = ["well", "market", "merchant", "inn", "large"];

export function shelfPoses(sight: Sight<Elasund>, { shelf, unit }: Zones): Pose[] {
  const { pile: place, tag } = shelfOf(shelf);
  return [
    inBox(shelf, { key: "shelf", kind: "shelf", look: sized("shelf", shelf), depth: LAYER.mat }),
    ...churchPile(sight, on(shelf, place(0)), on(shelf, tag(0))),
    ...HOUSES.flatMap((house, n) => {
      const [kind, box] = [kindOf(house), on(shelf, place(n + 1))];
      return [...niche(sight, kind, box, on(shelf, tag(n + 1))), ...pile(sight, kind, box, unit)];
    }),
  ];
}

/** The tiles of a kind that are left, the next one to be built on top. */
function pile(sight: Sight<Elasund>, kind: number, place: Box, unit: number): Pose[] {
  const left = tilesLeft(sight.table, kind);
  const lack = dimmed(lackOf(sight, { type: "build", kind }));
  return left.map((tile, n) => {
    const shift = n * 1.2 * unit;
    return inBox(
      { ...place, x: place.x + shift, y: place.y - shift * 0.6 },
      { key: `tile:${tile}`, kind: "tile", look: tileLook(tile), depth: LAYER.tile + (left.length - n) / 20, ...lack },
    );
  });
}

function churchPile(sight: Sight<Elasund>, place: Box, hangs: Box): Pose[] {
  const left = churchTilesLeft(sight.table);
  const lack = lackOf(sight, { type: "church" });
  if (left === 0) return [inBox(place, { key: "church", kind: "niche", look: sized("niche", place), depth: LAYER.niche })];
  return [
    inBox(place, {
      key: "church",
      kind: "church",
      look: "church:back",
      depth: LAYER.tile,
      digits: `${left}`,
      counts: true,
      ...dimmed(lack),
    }),
    inBox(hangs, { key: "price:church", kind: "price", look: priceLook("church", lack), depth: LAYER.plate }),
  ];
}
