/** Places that may be chosen now: a dashed frame on each, with what it costs. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { BUILDINGS, KIND_OF } from "../../../../shared/elasund/catalog.ts";
import { moves } from "../../../../shared/elasund/moves.ts";
import { priceOfField } from "../../../../shared/elasund/offers/offer.ts";
import { bonusOf } from "../../../../shared/elasund/rules/town/permits.ts";
import { tileInSupply } from "../../../../shared/elasund/rules/town/site.ts";
import { displacedOf, type Elasund, NONE, type Table } from "../../../../shared/elasund/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { permitLook, tileLook } from "../art/looks.ts";
import { PERMIT } from "../art/vocabulary.ts";
import { LAYER, type Zones } from "./frame.ts";
import { fieldBox } from "./town.ts";

/** How large the plate with the price is, in fields. */
const PLATE = { alone: 0.66, among: 0.44 } as const;
/** The frame's share of a permit's field. */
const FRAME = { near: 0.9, far: 0.62 } as const;

export function sitePoses(sight: Sight<Elasund>, zones: Zones): Pose[] {
  const { table, secret } = sight;
  const aimed = table.target === NONE ? [] : [chosen(table, zones)];
  if (secret === undefined || (table.step !== "where" && table.step !== "settle")) return aimed;
  return [
    ...aimed,
    ...moves(sight).flatMap((move) => {
      if (move.type === "settle") return homes(table, sight.seat, move.tile, move.field, zones);
      if (move.type !== "put" || bonusOf(table) === "upgrade") return [];
      return table.kind === NONE ? [permitSite(table, move.field, zones)] : buildSite(table, move.field, zones);
    }),
  ];
}

/** The piece a place is pointed at by; of two start buildings at once each has its own places. */
export const siteKey = (table: Table, seat: number, field: number, tile = NONE): string =>
  tile !== NONE && displacedOf(table, seat).length > 1 ? `site:${field}:${tile}` : `site:${field}`;

function homes(table: Table, seat: number, tile: number, field: number, { plan }: Zones): Pose[] {
  const { width, height } = at(BUILDINGS, at(KIND_OF, tile));
  const key = siteKey(table, seat, field, tile);
  const box = fieldBox(plan, field, width, height);
  return [inBox(plate(box, plan.unit * PLATE.among), { key, kind: "site", look: "badge:free", depth: LAYER.site })];
}

function buildSite(table: Table, field: number, { plan }: Zones): Pose[] {
  const { width, height } = at(BUILDINGS, table.kind);
  const box = fieldBox(plan, field, width, height);
  const size = plan.unit * PLATE.alone;
  const price = priceOfField(table, field);
  const site = inBox(plate(box, size), { key: siteKey(table, table.turn, field), kind: "site", look: "badge:site", depth: LAYER.site });
  return [
    inBox(box, { key: "", kind: "frame", look: `site:${width}x${height}`, depth: LAYER.frame }),
    price === undefined ? site : { ...site, digits: `${price.gold}`, digitSize: size * 0.6 },
  ];
}

/** Beyond the ship's rows a permit costs two influence cards of one colour: they are on its frame. */
function permitSite(table: Table, field: number, { plan }: Zones): Pose {
  const far = table.bonus === NONE && priceOfField(table, field)?.same !== 0;
  const box = plate(fieldBox(plan, field), plan.unit * (far ? FRAME.far : FRAME.near));
  return inBox(box, { key: siteKey(table, table.turn, field), kind: "site", look: far ? "site:far" : "site:1x1", depth: LAYER.site });
}

/** The chosen piece on its place, while its price is asked. */
function chosen(table: Table, { plan }: Zones): Pose {
  if (table.kind === NONE) {
    return inBox(plate(fieldBox(plan, table.target), plan.unit * PERMIT), {
      key: "aim",
      kind: "aim",
      look: permitLook(table.turn, table.permit),
      depth: LAYER.site,
    });
  }
  const { width, height } = at(BUILDINGS, table.kind);
  const look = tileLook(tileInSupply(table, table.turn, table.kind));
  return inBox(fieldBox(plan, table.target, width, height), { key: "aim", kind: "aim", look, depth: LAYER.site });
}

const plate = ({ x, y, width, height }: Box, size: number): Box => ({
  x: x + (width - size) / 2,
  y: y + (height - size) / 2,
  width: size,
  height: size,
});
