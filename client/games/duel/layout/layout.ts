/** The picture of a view: the only coordinates of Duel, with the files beside it. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { type Duel, other, type Table } from "../../../../shared/duel/state.ts";
import { inBox } from "../../../face/box.ts";
import type { Picture, Pose, Size } from "../../../face/pose.ts";
import { cityPoses } from "./city.ts";
import { LAYER, nearSeat, sized, type Zones, zonesOf } from "./frame.ts";
import { pyramidPoses } from "./pyramid.ts";
import { railPoses } from "./rail.ts";
import { shelfPoses } from "./shelf.ts";
import { offers } from "./tray.ts";
import { wonderPoses } from "./wonders.ts";

export function layout(sight: Sight<Duel>, size: Size): Picture {
  const { table } = sight;
  const near = nearSeat(sight);
  const zones = zonesOf(size, table, near);
  const pyramid = pyramidPoses(table, near, zones);
  const offered = offers(sight, zones, pyramid);
  const inTray = new Set(offered.map(({ key }) => key));
  const whole = { x: 0, y: 0, ...size };
  const { emblem } = zones;
  const rest = [
    inBox(whole, { key: "table", kind: "table", look: sized("table", size), depth: LAYER.table }),
    inBox(emblem, { key: "emblem", kind: "table", look: sized("emblem", emblem), depth: LAYER.emblem }),
    ...[other(near), near].flatMap((seat, place) => side(table, seat, zones, place)),
    ...railPoses(table, near, zones),
    ...pyramid,
    ...shelfPoses(table, zones),
  ];
  return [...rest.filter(({ key }) => !inTray.has(key)), ...offered];
}

function side(table: Table, seat: number, { city, wonders, unit }: Zones, place: number): Pose[] {
  const box = at(city, place);
  const lit = table.phase !== "over" && table.turn === seat ? "turn" : "rest";
  const slab = inBox(box, { key: `city:${seat}`, kind: "city", look: sized(`city:${seat}-${lit}`, box), depth: LAYER.surface });
  return [slab, ...cityPoses(table, seat, box, unit), ...wonderPoses(table, seat, at(wonders, place), unit)];
}
