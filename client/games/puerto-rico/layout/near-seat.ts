/** The near seat: its island and city, and above them its purse, points, colonists, barrels and cards. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { barrelsAtRisk } from "../../../../shared/puerto-rico/offers/storage.ts";
import { isRearranging } from "../../../../shared/puerto-rico/roles/rearrange.ts";
import { GOODS, type PuertoRico, type Table } from "../../../../shared/puerto-rico/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { colourOf } from "../../../face/seat-signs.ts";
import { ratio } from "../art/vocabulary.ts";
import { cityPoses, crowdPoses, islandPoses } from "./boards.ts";
import { takenRoles } from "./cards.ts";
import { coinPoses } from "./coins.ts";
import { GRID, inset, LAYER, nearSeat, sized, upright, type Zones } from "./frame.ts";
import { ownGoods } from "./goods.ts";
import { turnOf } from "./mats.ts";
import { scoreMedal } from "./points.ts";

/** Most colonists drawn in San Juan. */
const CROWD = 8;
/** Size of the mark for barrels that would be lost. */
const LOST = 25;
/** What the plate of a number looks out beside its barrel. */
const PLATE = 7;

export function ownPoses(sight: Sight<PuertoRico>, zones: Zones): Pose[] {
  const { table } = sight;
  const { island, city, space, unit } = zones;
  const seat = nearSeat(sight);
  const player = at(table.players, seat);
  const turn = turnOf(table, seat);
  const open = isRearranging(table) && table.turn === seat && sight.seat === seat && player.sanJuan > 0;
  // The edge is wider below and at the right, for its shadow.
  const inner = shifted(inset(island, 5 * unit), -1.3 * unit);
  const cityInner = shifted(inset(city, 5 * unit), -1.3 * unit);
  return [
    inBox(island, {
      key: `islandMat:${seat}`,
      kind: "islandMat",
      look: sized(`island:${colourOf(seat)}-${turn}`, island),
      depth: LAYER.surface,
    }),
    inBox(city, { key: `mat:${seat}`, kind: "mat", look: sized(`city:${colourOf(seat)}-${turn}`, city), depth: LAYER.surface }),
    ...stripPoses(sight, seat, zones),
    ...islandPoses(player, { seat, at: inner, space, columns: GRID.columns, near: true, open }),
    ...cityPoses(player, { seat, at: cityInner, space, columns: GRID.columns, near: true, open }),
  ];
}

const shifted = ({ x, y, ...size }: Box, by: number): Box => ({ x: x + by, y: y + by, ...size });

function stripPoses(sight: Sight<PuertoRico>, seat: number, { strip, unit }: Zones): Pose[] {
  const { table } = sight;
  const player = at(table.players, seat);
  const [medalLook, points] = scoreMedal(sight, seat);
  const height = strip.height * 0.9;
  const y = strip.y + strip.height / 2 - unit;
  let x = strip.x;
  /** The next box of this width; moves `x` past it. */
  const take = (width: number): Box => {
    const box = { x, y: y - height / 2, width: width * unit, height };
    x += width * unit + 6 * unit;
    return box;
  };
  const medal = (key: string, look: string, box: Box, digits: string): Pose =>
    inBox(box, { key, kind: "medal", look, depth: LAYER.medal, digits, digitSize: height * 0.44, counts: true });
  const purse = take(40);
  const coins = take(66);
  const score = take(40);
  const sanJuan = take(40);
  const crowd = take(78);
  const roles = { width: height / 1.24, x: strip.x + strip.width };
  const cards = takenRoles(table, seat);
  const cardsWidth = Math.max(1, cards.length) * (roles.width + 2 * unit);
  const governor = height * ratio("governor");
  const goods: Box = { x, y: strip.y + 2 * unit, width: roles.x - cardsWidth - governor - x - 12 * unit, height: strip.height - 5 * unit };
  const cell = goods.width / GOODS.length;
  return [
    medal(`purse:${seat}`, "medal:money", purse, `${player.money}`),
    ...coinPoses(player.money, seat, true, coins, 19 * unit),
    medal(`score:${seat}`, medalLook, score, points),
    medal(`sanJuan:${seat}`, "medal:sanJuan", sanJuan, `${player.sanJuan}`),
    ...crowdPoses(player.sanJuan, CROWD, crowd, 21 * unit, `sanJuan:${seat}`),
    ...GOODS.map((id, at) => {
      const box = { x: goods.x + at * cell, y: goods.y, width: cell - 4 * unit, height: goods.height };
      return inBox(box, { key: `goods:${seat}:${at}`, kind: "hold", look: sized(`hold:${id}`, box), depth: LAYER.ground });
    }),
    ...ownGoods(
      table,
      seat,
      { ...goods, x: goods.x + 2 * unit, y: goods.y + 3 * unit, height: goods.height - 6 * unit },
      17 * unit,
      (LOST + PLATE) * unit,
    ),
    ...lostMarks(table, seat, goods, unit),
    ...cards.map((card, n) => ({
      ...upright("role", height, roles.x - (n + 0.5) * (roles.width + 2 * unit), y, card),
      depth: LAYER.card,
    })),
    ...(table.governor === seat
      ? [
          upright("governor", height * 0.94, roles.x - cardsWidth - governor / 2 - 2 * unit, y, {
            key: "governor",
            kind: "governor",
            look: "governor",
            depth: LAYER.mark,
          }),
        ]
      : []),
  ];
}

/** Marks with the number of barrels that would be lost if the loading ended now. */
function lostMarks(table: Table, seat: number, goods: Box, unit: number): Pose[] {
  const cell = goods.width / GOODS.length;
  const size = LOST * unit;
  return barrelsAtRisk(table, seat).flatMap((count, good): Pose[] =>
    count === 0
      ? []
      : [
          {
            key: `lost:${seat}:${good}`,
            kind: "lost",
            look: "icon:lost",
            x: goods.x + (good + 1) * cell - size * 0.75,
            y: goods.y + goods.height / 2,
            width: size,
            height: size,
            depth: LAYER.mark,
            digits: `${count}`,
            counts: true,
          },
        ],
  );
}
