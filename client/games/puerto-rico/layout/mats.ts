/** The mats of the other seats. */

import type { Sight } from "../../../../shared/core/game.ts";
import { cardsPerSeat } from "../../../../shared/puerto-rico/catalog.ts";
import type { PuertoRico, Table } from "../../../../shared/puerto-rico/state.ts";
import type { Pose, Size } from "../../../stage/pose.ts";
import { colourOf } from "../../../stage/seat-signs.ts";
import { type Box, inBox } from "../../box.ts";
import { ratio } from "../art/vocabulary.ts";
import { coinPoses } from "../coins.ts";
import { ownGoods } from "../goods.ts";
import { scoreMedal } from "../points.ts";
import { cityPoses, crowdPoses, gridSize, islandPoses } from "./boards.ts";
import { takenRoles } from "./cards.ts";
import { LAYER, sized, upright } from "./frame.ts";

const CROWD = 3;
const HEAD = 28;
const CARD = 46;
/** Most a card grows into the room that the boards leave. */
const WIDEST_CARD = 1.35;
/** Below this width, in heights of its head, a mat draws coins and colonists behind their digits, to leave room for barrels. */
const NARROW = 11;

export const turnOf = (table: Table, seat: number): "turn" | "rest" => (table.phase !== "over" && table.turn === seat ? "turn" : "rest");

export function matPoses(sight: Sight<PuertoRico>, seat: number, box: Box, unit: number): Pose[] {
  const { table } = sight;
  const player = table.players[seat]!;
  const pad = 4 * unit;
  const inner = { x: box.x + 10 * unit, y: box.y + pad, width: box.width - 14 * unit, height: box.height - 2 * pad };
  const cards = cardsPerSeat(table.players.length);
  const room = { width: inner.width - cards * CARD * unit - pad, height: inner.height - HEAD * unit - pad };
  const { space, beside } = boardsIn(room, pad);
  const size = gridSize(space, space);
  const boards = beside
    ? { width: 2 * size.width + pad, height: size.height, city: { x: size.width + pad, y: 0 } }
    : { width: size.width, height: 2 * size.height + pad, city: { x: 0, y: size.height + pad } };
  // The head grows into the room that the boards leave.
  const head = { ...inner, height: Math.min(HEAD * unit * 1.7, inner.height - pad - boards.height) };
  const below = { x: inner.x, y: inner.y + inner.height - boards.height };
  const right = below.x + boards.width + pad;
  const side = { x: right, y: below.y, width: inner.x + inner.width - right, height: boards.height };
  return [
    inBox(box, { key: `mat:${seat}`, kind: "mat", look: sized(`mat:${colourOf(seat)}-${turnOf(table, seat)}`, box), depth: LAYER.surface }),
    ...headPoses(sight, seat, head, head.height / HEAD),
    ...islandPoses(player, seat, below, space, false),
    ...cityPoses(player, seat, { x: below.x + boards.city.x, y: below.y + boards.city.y }, space, false),
    ...sidePoses(table, seat, side, cards, unit),
  ];
}

/** The largest spaces, with island and city one above the other or side by side. */
function boardsIn(room: Size, gap: number): { space: number; beside: boolean } {
  const one = gridSize(1, 1);
  const stacked = Math.min(room.width / one.width, (room.height - gap) / (2 * one.height));
  const beside = Math.min((room.width - gap) / (2 * one.width), room.height / one.height);
  return { space: Math.max(stacked, beside), beside: beside > stacked };
}

function headPoses(sight: Sight<PuertoRico>, seat: number, box: Box, unit: number): Pose[] {
  const { table } = sight;
  const player = table.players[seat]!;
  const { x, y, height } = box;
  const [medalLook, points] = scoreMedal(sight, seat);
  const medal = (key: string, look: string, left: number, digits: string): Pose =>
    inBox({ x: left, y, width: height, height }, { key, kind: "medal", look, depth: LAYER.piece + 2, digits, digitSize: height * 0.5 });
  const roomy = box.width > NARROW * height;
  const gap = 3 * unit;
  const coins = x + 26 * unit + height;
  const score = coins + (roomy ? 22 * unit : gap);
  const sanJuan = score + height + gap;
  const crowd = sanJuan + height + gap;
  const goods = crowd + (roomy ? 20 * unit : 0);
  const pile = (beside: number, medal: number): Box => ({
    x: roomy ? beside : medal + height / 4,
    y,
    width: roomy ? 20 * unit : height / 2,
    height,
  });
  const heaped = (poses: readonly Pose[]): readonly Pose[] =>
    roomy ? poses : poses.map((pose) => ({ ...pose, depth: LAYER.piece + pose.depth / 100 }));
  return [
    upright("flag", height * 0.92, x + 11 * unit, y + height / 2, {
      key: `flag:${seat}`,
      kind: "flag",
      look: `flag:${colourOf(seat)}`,
      depth: LAYER.piece,
    }),
    medal(`purse:${seat}`, "medal:money", x + 24 * unit, `${player.money}`),
    ...heaped(coinPoses(player.money, seat, false, pile(coins, x + 24 * unit), 12 * unit)),
    medal(`score:${seat}`, medalLook, score, points),
    medal(`sanJuan:${seat}`, "medal:sanJuan", sanJuan, `${player.sanJuan}`),
    ...heaped(crowdPoses(player.sanJuan, CROWD, pile(crowd, sanJuan), 14 * unit)),
    ...ownGoods(table, seat, { x: goods, y: y + 4 * unit, width: x + box.width - goods, height: height - 7 * unit }, 13 * unit),
  ];
}

/** The role cards side by side, and below them the governor's sign. */
function sidePoses(table: Table, seat: number, box: Box, places: number, unit: number): Pose[] {
  const governor = 30 * unit;
  const step = box.width / places;
  const width = Math.min(step - 2 * unit, CARD * WIDEST_CARD * unit);
  const height = Math.min(box.height - governor - 2 * unit, width / ratio("role"));
  return [
    ...takenRoles(table, seat).map((card, n) => ({
      ...upright("role", height, box.x + (n + 0.5) * step, box.y + height / 2, card),
      depth: LAYER.card,
    })),
    ...(table.governor === seat
      ? [
          upright("governor", governor, box.x + box.width / 2, box.y + box.height - governor / 2, {
            key: "governor",
            kind: "governor",
            look: "governor",
            depth: LAYER.mark,
          }),
        ]
      : []),
  ];
}
