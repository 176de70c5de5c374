/** The buildings for sale, in the columns of the board, at their prices for the near seat now. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { PRINTED, printed } from "../../../../shared/puerto-rico/catalog.ts";
import { judgeBuilding, priceOf } from "../../../../shared/puerto-rico/offers/builder.ts";
import type { Verdict } from "../../../../shared/puerto-rico/offers/offer.ts";
import { BUILDINGS, type PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { buildingLook } from "../art/looks.ts";
import { costPlace } from "../art/vocabulary.ts";
import { heightFor, inset, LAYER, MARKET, nearSeat, sized, type Zones } from "./frame.ts";

const { columns: COLUMNS, rows: ROWS } = MARKET;

/** Buildings by column, cheapest first. */
const BY_COLUMN = Array.from({ length: COLUMNS }, (_none, n) =>
  BUILDINGS.map((_id, building) => building)
    .filter((building) => at(PRINTED, building).column === n + 1)
    .sort((a, b) => at(PRINTED, a).cost - at(PRINTED, b).cost || a - b),
);

export function marketPoses(sight: Sight<PuertoRico>, { market: box, unit }: Zones): Pose[] {
  const inner = inset(box, MARKET.pad * unit);
  const gap = MARKET.gap * unit;
  const head = MARKET.head * unit;
  const width = (inner.width - gap * (COLUMNS - 1)) / COLUMNS;
  const body = { ...inner, y: inner.y + head + gap, height: inner.height - head - gap };
  const pitch = body.height / ROWS;
  // Room for the copies behind it.
  const depth = MARKET.copies * unit;
  const scale = Math.min(1, (pitch - depth) / heightFor("building", width));
  return [
    inBox(box, { key: "market", kind: "market", look: sized("market:", box), depth: LAYER.surface }),
    ...BY_COLUMN.flatMap((buildings, column) => {
      const x = inner.x + column * (width + gap);
      const top = { x, y: inner.y, width, height: head };
      const place = (n: number, large: boolean): Box => {
        const tall = heightFor(large ? "offer" : "building", width) * scale;
        const wide = width * scale;
        // The five large ones take the height of the six small ones.
        const rows = large ? body.height / buildings.length : pitch;
        return { x: x + (width - wide) / 2, y: body.y + rows * n + (rows - tall) / 2, width: wide, height: tall };
      };
      return [
        inBox(top, { key: `column:${column + 1}`, kind: "column", look: sized(`column:${column + 1}`, top), depth: LAYER.ground }),
        ...buildings.flatMap((building, n) => offerPoses(sight, building, place(n, at(PRINTED, building).large), unit)),
      ];
    }),
  ];
}

type Badge = "owned" | "none" | "can" | "dear";
function badgeOf({ why }: Verdict): Badge {
  if (why === undefined) return "can";
  return why === "owned" ? "owned" : why === "soldOut" ? "none" : "dear";
}

function offerPoses(sight: Sight<PuertoRico>, building: number, box: Box, unit: number): Pose[] {
  const { table } = sight;
  const near = nearSeat(sight);
  const { large } = printed(building);
  const stock = at(table.stock, building);
  const price = priceOf(table, near, building);
  const how = badgeOf(judgeBuilding(table, near, building));
  const look = buildingLook(table, building, large ? "offer" : "building");
  const copy = (n: number): Box => ({ ...box, x: box.x + n * 2 * unit, y: box.y + n * 1.6 * unit });
  const pose = (n: number, key: string): Pose =>
    inBox(copy(n), { key, kind: "building", look, depth: LAYER.piece - n, ...(how === "none" ? { dim: true } : {}) });
  const badge = costPlace(large ? "offer" : "building");
  const size = 2.3 * badge.r * box.width;
  return [
    ...Array.from({ length: Math.max(0, stock - 1) }, (_none, n) => pose(stock - 1 - n, "")),
    pose(0, `market:${building}`),
    {
      key: `price:${building}`,
      kind: "price",
      look: `price:${how}`,
      x: box.x + badge.x * box.width,
      y: box.y + badge.y * box.height,
      width: size,
      height: size,
      depth: LAYER.mark,
      ...(how === "can" || how === "dear" ? { digits: `${price}`, digitSize: size * 0.6 } : {}),
    },
  ];
}
