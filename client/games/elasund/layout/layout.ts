/** The picture of a view. The coordinates of Elasund are here and in frame, town, cubes, mats, hand, shelf, bank, sites and tray. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { seatsOf } from "../../../../shared/elasund/rules/town/grid.ts";
import type { Elasund, Table } from "../../../../shared/elasund/state.ts";
import { inBox } from "../../../face/box.ts";
import type { Picture, Pose, Size } from "../../../face/pose.ts";
import { colourName } from "../art/looks.ts";
import { TRACK_POINTS, trackOf } from "../art/vocabulary.ts";
import { bankPoses, dicePoses } from "./bank.ts";
import { cubePoses } from "./cubes.ts";
import { LAYER, sized, type Zones, zonesOf } from "./frame.ts";
import { handPoses } from "./hand.ts";
import { matPoses } from "./mats.ts";
import { shelfPoses } from "./shelf.ts";
import { sitePoses } from "./sites.ts";
import { townPoses } from "./town.ts";
import { trayPoses } from "./tray.ts";

export function layout(sight: Sight<Elasund>, size: Size): Picture {
  const { table, openHands } = sight;
  const zones = zonesOf(size, seatsOf(table), openHands !== undefined);
  const offered = trayPoses(sight, zones);
  const sites = sitePoses(sight, zones);
  /** The place that can be chosen stands for the free field: arrows could not leave one for the other. */
  const isUnderSite = ({ kind, x, y }: Pose): boolean => kind === "field" && sites.some((site) => Math.hypot(site.x - x, site.y - y) < 1);
  const inTray = new Set(offered.map(({ key }) => key).filter((key) => key !== ""));
  const rest = [
    inBox({ x: 0, y: 0, ...size }, { key: "table", kind: "table", look: sized("table", size), depth: LAYER.table }),
    ...townPoses(sight, zones).filter((pose) => !isUnderSite(pose)),
    ...track(table, zones),
    ...shelfPoses(sight, zones),
    ...bankPoses(table, zones),
    ...dicePoses(table, zones),
    ...matPoses(sight, zones),
    ...handPoses(sight, zones),
    ...cubePoses(table, zones.plan, zones.track),
    ...sites,
  ];
  return [...rest.filter(({ key }) => !inTray.has(key)), ...offered];
}

const fieldOf = (points: number): number => Math.min(points, TRACK_POINTS - 1);

function track({ trade }: Table, { track: box }: Zones): Pose[] {
  const { marker } = trackOf(box);
  return [
    inBox(box, { key: "track", kind: "track", look: sized("track", box), depth: LAYER.ground }),
    ...trade.map((points, seat) => {
      const field = fieldOf(points);
      const there = trade.flatMap((other, who) => (fieldOf(other) === field ? [who] : []));
      const { x, y, width, height } = marker(field, there.indexOf(seat), there.length);
      const place = { x: box.x + x, y: box.y + y, width, height };
      const over = points >= TRACK_POINTS ? { digits: `+${points - TRACK_POINTS + 1}`, counts: true } : {};
      return inBox(place, {
        key: `marker:${seat}`,
        kind: "marker",
        look: `marker:${colourName(seat)}`,
        depth: LAYER.tile + seat / 10,
        ...over,
      });
    }),
  ];
}
