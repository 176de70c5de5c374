/** The goal and the three endings, with how near each is: the match ends when the first number reaches the second. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { gauges as endings } from "../../../../shared/puerto-rico/offers/gauges.ts";
import { score, total } from "../../../../shared/puerto-rico/score.ts";
import type { PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import type { Goal } from "../../../face/face.ts";
import { nearSeat } from "../layout/frame.ts";
import { GAUGES, gauges } from "../layout/gauges.ts";
import { mayShowPoints } from "../layout/points.ts";

export function goals(sight: Sight<PuertoRico>): readonly Goal[] {
  const { table } = sight;
  const { colonists, city, points } = endings(table);
  const states = gauges(table);
  const near = (what: (typeof GAUGES)[number]): boolean => at(states, GAUGES.indexOf(what)).state !== "calm";
  const shown = table.players.flatMap((_player, seat) => (mayShowPoints(sight, seat) ? [seat] : []));
  return [
    {
      look: "icon:vp",
      title: ["goal.score"],
      about: `score:${nearSeat(sight)}`,
      progress: shown.map((seat) => ({ seat, digits: `${total(score(table, seat))}` })),
    },
    {
      look: "icon:colonist",
      title: ["goal.colonists", { left: colonists.left, wanted: colonists.wanted }],
      about: "gauge:colonists",
      // The next mayor finds none: there is nothing left to come nearer to.
      progress: [
        { digits: colonists.left === 0 ? "0" : `${Math.min(colonists.wanted, colonists.left)}/${colonists.left}`, near: near("colonists") },
      ],
    },
    {
      look: "icon:space",
      title: ["goal.city", { spaces: city.most }],
      about: "gauge:city",
      progress: [{ digits: `${city.most}/${city.spaces}`, near: near("city") }],
    },
    {
      look: "icon:chest",
      title: ["goal.points", { left: points.left, start: points.start }],
      about: "gauge:points",
      progress: [{ digits: `${points.start - points.left}/${points.start}`, near: near("points") }],
    },
  ];
}
