/** The buildings for sale, in the columns of the board, at their prices for the near seat now. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { PRINTED } from "../../../../shared/puerto-rico/catalog.ts";
import { judgeBuilding, priceOf } from "../../../../shared/puerto-rico/offers/builder.ts";
import type { Verdict } from "../../../../shared/puerto-rico/offers/offer.ts";
import { BUILDINGS, type PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { buildingLook } from "../art/looks.ts";
import { costPlace, type Kind, ratio } from "../art/vocabulary.ts";
import { heightFor, inset, LAYER, MARKET, nearSeat, sized, surface, type Zones } from "./frame.ts";

const { columns: COLUMNS, across: ACROSS, rows: ROWS } = MARKET;

/** Buildings by column, cheapest first. */
const BY_COLUMN = Array.from({ length: COLUMNS }, (_none, n) =>
  BUILDINGS.map((_id, building) => building)
    .filter((building) => at(PRINTED, building).column === n + 1)
    .sort((a, b) => at(PRINTED, a).cost - at(PRINTED, b).cost || a - b),
);

/** Names and points in full while something may be built; at other times only signs and prices. */
export function marketPoses(sight: Sight<PuertoRico>, { market: box, focus, unit }: Zones): Pose[] {
  const inner = inset(box, MARKET.pad * unit);
  const gap = MARKET.gap * unit;
  const head = MARKET.head * unit;
  const width = (inner.width - 2 * gap * (COLUMNS - 1)) / COLUMNS;
  const body = { ...inner, y: inner.y + head + gap, height: inner.height - head - gap };
  const cell = { width: (width - gap) / ACROSS, height: body.height / ROWS };
  const open = focus === "market";
  // Room for the copies behind it.
  const most = { width: cell.width, height: cell.height - MARKET.copies * unit };
  return [
    inBox(box, { key: "market", kind: "market", look: sized(surface("market", open), box), depth: LAYER.surface }),
    ...BY_COLUMN.flatMap((buildings, column) => {
      const x = inner.x + column * (width + 2 * gap);
      const top = { x, y: inner.y, width, height: head };
      const place = (n: number, shape: Kind): Box => {
        const tall = Math.min(most.height, heightFor(shape, most.width));
        const wide = tall * ratio(shape);
        const left = x + Math.floor(n / ROWS) * (cell.width + gap);
        return {
          x: left + (cell.width - wide) / 2,
          y: body.y + cell.height * (n % ROWS) + (most.height - tall) / 2,
          width: wide,
          height: tall,
        };
      };
      return [
        inBox(top, { key: `column:${column + 1}`, kind: "column", look: sized(`column:${column + 1}`, top), depth: LAYER.ground }),
        ...buildings.flatMap((building, n) => {
          const shape = !open ? "chip" : at(PRINTED, building).large ? "offer" : "building";
          return offerPoses(sight, building, place(n, shape), shape, unit);
        }),
      ];
    }),
  ];
}

/** A building for sale: in full, a large one flat, or folded to its sign. */
type Offer = "building" | "offer" | "chip";

/** The price of a folded one, and the least size of any. */
const SIGN_PRICE = { x: 0.28, y: 0.78, r: 0.22 };
const PRICE = 21;

type Badge = "owned" | "none" | "can" | "dear";
function badgeOf({ why }: Verdict): Badge {
  if (why === undefined) return "can";
  return why === "owned" ? "owned" : why === "soldOut" ? "none" : "dear";
}

function offerPoses(sight: Sight<PuertoRico>, building: number, box: Box, shape: Offer, unit: number): Pose[] {
  const { table } = sight;
  const near = nearSeat(sight);
  const stock = at(table.stock, building);
  const price = priceOf(table, near, building);
  const how = badgeOf(judgeBuilding(table, near, building));
  const look = shape === "chip" ? `sign:${building}` : buildingLook(table, building, shape);
  const copy = (n: number): Box => ({ ...box, x: box.x + n * 2 * unit, y: box.y + n * 1.6 * unit });
  const pose = (n: number, key: string): Pose =>
    inBox(copy(n), { key, kind: "building", look, depth: LAYER.piece - n, ...(how === "none" ? { dim: true } : {}) });
  const badge = shape === "chip" ? SIGN_PRICE : costPlace(shape);
  const size = Math.max(PRICE * unit, 2.3 * badge.r * box.width);
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
