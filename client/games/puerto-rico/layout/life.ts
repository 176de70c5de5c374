/** What lives at the quay between moves: water, ships at their moorings, smoke over workshops, the last round's lamp. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { buildingOf } from "../../../../shared/puerto-rico/catalog.ts";
import type { PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import { type Living, livingOn } from "../../../face/living.ts";
import type { Picture, Pose } from "../../../face/pose.ts";
import { nearSeat } from "./frame.ts";

/** Buildings that work with fire. */
const WORKSHOPS = [buildingOf("factory"), buildingOf("coffeeRoaster")];
/** Open water beside the last ship is worth a gull from this width on, by its height. */
const OPEN = 0.8;

export function life(picture: Picture, sight: Sight<PuertoRico>): readonly Living[] {
  const find = (piece: string): Pose | undefined => picture.find(({ key }) => key === piece);
  const [sea, people, lantern] = [find("sea"), find("colonistShip"), find("lantern")];
  return [
    ...(sea === undefined ? [] : waterOf(sea, picture)),
    ...(people === undefined ? [] : [livingOn(people, "flag", [0.335, 0.03, 0.09, 0.09], "#d9a441"), bob("colonistShip")]),
    // A ship that is being loaded lies still.
    ...picture.flatMap(({ key }) => (/^(empty|full):/.test(key) ? [bob(key)] : [])),
    ...smokeOf(sight, find),
    ...(lantern === undefined ? [] : [livingOn(lantern, "lamp", [0.2, 0.28, 0.6, 0.6])]),
  ];
}

const bob = (piece: string): Living => ({ kind: "bob", piece });

/** Along the hulls, and over the open water behind the last one. */
function waterOf(sea: Pose, picture: Picture): readonly Living[] {
  const last = Math.max(...picture.filter(({ kind }) => kind === "berth").map(({ x, width }) => x + width / 2));
  const from = (last - (sea.x - sea.width / 2)) / sea.width;
  const isOpen = (1 - from) * sea.width > OPEN * sea.height;
  return [
    livingOn(sea, "water", [0.01, 0.76, 0.98, 0.1]),
    ...(isOpen ? [livingOn(sea, "water", [from, 0.4, 0.98 - from, 0.28]), livingOn(sea, "gull", [from, 0.06, 0.98 - from, 0.28])] : []),
  ];
}

/** Smoke rises over what the near seat has staffed. */
function smokeOf(sight: Sight<PuertoRico>, find: (piece: string) => Pose | undefined): readonly Living[] {
  const seat = nearSeat(sight);
  const { city, cityColonists } = at(sight.table.players, seat);
  return WORKSHOPS.flatMap((building) => {
    const lot = find(`lot:${seat}:${building}`);
    return lot === undefined || !cityColonists[city.indexOf(building)] ? [] : [livingOn(lot, "smoke", [0.55, 0.36, 0.12, 0.3])];
  });
}
