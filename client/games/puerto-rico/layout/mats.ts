/** The mats of the other seats. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { cardsPerSeat } from "../../../../shared/puerto-rico/catalog.ts";
import type { PuertoRico, Table } from "../../../../shared/puerto-rico/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { colourOf } from "../../../face/seat-signs.ts";
import { ratio } from "../art/vocabulary.ts";
import { cityPoses, crowdPoses, gridSize, islandPoses } from "./boards.ts";
import { takenRoles } from "./cards.ts";
import { coinPoses } from "./coins.ts";
import { LAYER, sized, upright } from "./frame.ts";
import { packedGoods } from "./goods.ts";
import { CARD, HEAD, innerOf, type MatPlan } from "./mat-plan.ts";
import { scoreMedal } from "./points.ts";

const CROWD = 3;
/** How much cards and a line of the head may grow into the room that the boards leave. */
const GROWS = { card: 1.6, head: 1.5 } as const;
/** The most of a mat's width that a card beside the head takes, and the least width of the head, in heights of its line. */
const BESIDE_HEAD = { card: 0.3, head: 4.3 } as const;
/** Below this width, in heights of a line, a mat draws coins and colonists behind their digits, to leave room for barrels. */
const NARROW = 11;

export const turnOf = (table: Table, seat: number): "turn" | "rest" => (table.phase !== "over" && table.turn === seat ? "turn" : "rest");

export function matPoses(sight: Sight<PuertoRico>, seat: number, box: Box, plan: MatPlan, unit: number): Pose[] {
  const { table } = sight;
  const player = at(table.players, seat);
  const pad = 4 * unit;
  const inner = innerOf(box, unit);
  const { columns, space, beside, tall } = plan;
  const [island, city] = [gridSize(space, space, columns.island), gridSize(space, space, columns.city)];
  const boards = beside
    ? { width: island.width + pad + city.width, height: island.height }
    : { width: Math.max(island.width, city.width), height: 2 * island.height + pad };
  const below = { x: inner.x, y: inner.y + inner.height - boards.height };
  const cityCorner = beside ? { x: below.x + island.width + pad, y: below.y } : { x: below.x, y: below.y + island.height + pad };
  const high = inner.height - boards.height - pad;
  const cards = cardsPerSeat(table.players.length);
  const sideHeight = tall ? inner.height : high;
  const cardWidth = Math.min(
    CARD * GROWS.card * unit,
    tall ? (inner.width - boards.width - pad) / cards : Math.min(sideHeight * ratio("role"), (inner.width * BESIDE_HEAD.card) / cards),
    // Half of the height is for the barrels then.
    beside ? Infinity : (sideHeight / 2) * ratio("role"),
  );
  const hat = !tall && table.governor === seat ? 30 * unit : 0;
  const sideWidth = cards * cardWidth + hat;
  const side = { x: inner.x + inner.width - sideWidth, y: inner.y, width: sideWidth, height: sideHeight };
  const head = { x: inner.x, y: inner.y, width: inner.width - sideWidth - pad, height: high };
  // If the boards lie on top of each other there is room for the barrels beside them, below the cards.
  const cardHeight = cardWidth / ratio("role");
  const free = below.x + boards.width + pad;
  const store = {
    x: free,
    y: side.y + cardHeight,
    width: inner.x + inner.width - free - 6 * unit,
    height: side.height - cardHeight - (table.governor === seat ? 36 * unit : 0),
  };
  const board = { seat, space, near: false };
  return [
    inBox(box, { key: `mat:${seat}`, kind: "mat", look: sized(`mat:${colourOf(seat)}-${turnOf(table, seat)}`, box), depth: LAYER.surface }),
    ...headPoses(sight, seat, head, beside ? undefined : store, unit),
    ...islandPoses(player, { ...board, at: below, columns: columns.island }),
    ...cityPoses(player, { ...board, at: cityCorner, columns: columns.city }),
    ...sidePoses(table, seat, side, { width: cardWidth, hat, tall }, unit),
  ];
}

/** Flag, purse, points and workers; barrels beside them, below them where there is room, or in their own box. */
function headPoses(
  sight: Sight<PuertoRico>,
  seat: number,
  { x, y, width, height: room }: Box,
  store: Box | undefined,
  unit: number,
): Pose[] {
  const { table } = sight;
  const player = at(table.players, seat);
  const lines = room > 1.85 * HEAD * unit ? 2 : 1;
  const height = Math.min(room / lines, HEAD * GROWS.head * unit, width / BESIDE_HEAD.head);
  const scale = height / HEAD;
  const [medalLook, points] = scoreMedal(sight, seat);
  const medal = (key: string, look: string, left: number, digits: string): Pose =>
    inBox(
      { x: left, y, width: height, height },
      { key, kind: "medal", look, depth: LAYER.medal, digits, digitSize: height * 0.44, counts: true },
    );
  const roomy = width > (lines === 2 || store !== undefined ? 7 : NARROW) * height;
  const gap = 3 * unit;
  const beside = roomy ? 20 * scale : 0;
  const flag = height * ratio("flag") * 0.92;
  const purse = x + flag + gap;
  const score = purse + height + beside + gap;
  const sanJuan = score + height + gap;
  const after = sanJuan + height + beside + 2 * gap;
  const pile = (medal: number): Box => ({ x: medal + (roomy ? height : height / 4), y, width: roomy ? 18 * scale : height / 2, height });
  const heaped = (poses: readonly Pose[]): readonly Pose[] =>
    roomy ? poses : poses.map((pose) => ({ ...pose, depth: LAYER.piece + pose.depth / 100 }));
  const line = lines === 2 ? { x, y: y + height, width } : { x: after, y, width: x + width - after };
  const goods = store ?? { ...line, y: line.y + 2 * unit, width: line.width - 6 * unit, height: height - 4 * unit };
  return [
    upright("flag", height * 0.92, x + flag / 2, y + height / 2, {
      key: `flag:${seat}`,
      kind: "flag",
      look: `flag:${colourOf(seat)}`,
      depth: LAYER.piece,
    }),
    medal(`purse:${seat}`, "medal:money", purse, `${player.money}`),
    ...heaped(coinPoses(player.money, seat, false, pile(purse), 12 * scale)),
    medal(`score:${seat}`, medalLook, score, points),
    medal(`sanJuan:${seat}`, "medal:sanJuan", sanJuan, `${player.sanJuan}`),
    ...heaped(crowdPoses(player.sanJuan, CROWD, pile(sanJuan), 14 * scale)),
    ...packedGoods(table, seat, goods, Math.max(12, height * 0.5)),
  ];
}

/** The role cards side by side; the governor's sign below them, or before them if there is only the head's height. */
function sidePoses(
  table: Table,
  seat: number,
  box: Box,
  { width, hat, tall }: { readonly width: number; readonly hat: number; readonly tall: boolean },
  unit: number,
): Pose[] {
  const sign = 30 * unit;
  const isGovernor = table.governor === seat;
  const height = Math.min(box.height - (tall ? sign + 2 * unit : 0), (width - 2 * unit) / ratio("role"));
  const [x, y] = tall ? [box.x + box.width / 2, box.y + box.height - sign / 2] : [box.x + sign / 2, box.y + box.height / 2];
  return [
    ...takenRoles(table, seat).map((role, n) => ({
      ...upright("role", height, box.x + hat + (n + 0.5) * width, box.y + height / 2, role),
      depth: LAYER.card,
    })),
    ...(isGovernor
      ? [upright("governor", sign * 0.9, x, y, { key: "governor", kind: "governor", look: "governor", depth: LAYER.mark })]
      : []),
  ];
}
