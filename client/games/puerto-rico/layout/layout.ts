/** The picture of a view: with the other files of this folder the only coordinates of Puerto Rico. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { cardsPerSeat } from "../../../../shared/puerto-rico/catalog.ts";
import type { PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import { inBox } from "../../../face/box.ts";
import type { Picture, Size } from "../../../face/pose.ts";
import { rolePoses, rowPoses } from "./cards.ts";
import { focusOf, LAYER, nearSeat, otherSeats, sized, zonesOf } from "./frame.ts";
import { quayPoses, seaPoses } from "./harbour.ts";
import { marketPoses } from "./market.ts";
import { planMats } from "./mat-plan.ts";
import { matPoses } from "./mats.ts";
import { ownPoses } from "./near-seat.ts";

/** `like`: the sight whose trays are large. */
export function layout(sight: Sight<PuertoRico>, size: Size, like = sight): Picture {
  const { table } = sight;
  const seats = table.players.length;
  const zones = zonesOf(size, seats, focusOf(like.table));
  const near = nearSeat(sight);
  const others = otherSeats(near, seats);
  const fullest = others.map((seat) => at(table.players, seat));
  const plan = planMats(fullest, at(zones.others, 0), cardsPerSeat(seats), zones.unit);
  return [
    inBox({ x: 0, y: 0, ...size }, { key: "table", kind: "table", look: sized("table:", size), depth: LAYER.table }),
    ...others.flatMap((seat, n) => matPoses(sight, seat, at(zones.others, n), plan, zones.unit)),
    ...marketPoses(sight, zones),
    ...rolePoses(table, zones),
    ...rowPoses(table, zones),
    ...seaPoses(table, zones),
    ...quayPoses(table, zones),
    ...ownPoses(sight, zones),
  ];
}
