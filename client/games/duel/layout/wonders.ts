/** A seat's wonders beside its city. */
import { at } from "../../../../shared/core/base/checked.ts";
import { NUMBERS } from "../../../../shared/duel/catalog.ts";
import { marketOf, wonderPrice } from "../../../../shared/duel/rules/fast-trade.ts";
import { canPay } from "../../../../shared/duel/rules/trade.ts";
import { REMOVED, type Table, UNBUILT } from "../../../../shared/duel/state.ts";
import type { Box } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "../art/card.ts";
import { BETWEEN, LAYER, PEEK, sized } from "./frame.ts";

const RATIO = CARD_HEIGHT / CARD_WIDTH;

/** The four wonders in two rows; under a built one its card looks out, an unbuilt one is a plan and shows its price now. */
export function wonderPoses(table: Table, seat: number, box: Box, unit: number): Pose[] {
  const city = at(table.cities, seat);
  const { wonders, under } = city;
  const market = marketOf(table, seat);
  const margin = BETWEEN * unit;
  const width = (box.width - 3 * margin) / 2;
  const height = width / 1.5;
  const cell = box.height / 2;
  const place = (n: number) => ({
    x: box.x + margin + width / 2 + (n % 2) * (width + margin),
    y: box.y + Math.floor(n / 2) * cell + PEEK * unit + (cell - PEEK * unit) / 2,
  });
  const niches = Array.from(
    { length: NUMBERS.wondersOnOffer },
    (_none, n): Pose => ({
      key: `niche:${seat}:${n}`,
      kind: "niche",
      look: sized("niche", { width, height }),
      ...place(n),
      width,
      height,
      depth: LAYER.surface,
    }),
  );
  const pieces = wonders.flatMap((wonder, n): Pose[] => {
    if (under[n] === REMOVED) return [];
    const { x, y } = place(n);
    const look = `${under[n] === UNBUILT ? "plan" : "wonder"}:${wonder}`;
    const pose: Pose = { key: `wonder:${wonder}`, kind: "wonder", look, x, y, width, height, depth: LAYER.wonder + 2 };
    if (under[n] !== UNBUILT) {
      const tall = height * 0.96;
      const card: Pose = {
        key: `card:${under[n]}`,
        kind: "card",
        look: `card:${under[n]}`,
        x: x + width * 0.08,
        y: y - height / 2 - PEEK * unit + tall / 2,
        width: tall / RATIO,
        height: tall,
        depth: LAYER.wonder,
      };
      return [card, pose];
    }
    const price = wonderPrice(market, wonder);
    const size = 27 * unit;
    return [
      pose,
      {
        key: `price:${seat}:wonder:${wonder}`,
        kind: "price",
        look: `price:${seat}:${canPay(city, price) ? "can" : "dear"}`,
        x,
        y: y - height / 2 + size * 0.08,
        width: size,
        height: size,
        depth: LAYER.wonder + 3,
        digits: `${price}`,
        digitSize: size * 0.54,
      },
    ];
  });
  return [...niches, ...pieces];
}
