/** What moves on Duel's table at rest: the lamp, the capitals' pennants, light on coins and on the waters of wonders that stand. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { WONDERS } from "../../../../shared/duel/catalog.ts";
import type { Duel } from "../../../../shared/duel/state.ts";
import { type Living, livingOn } from "../../../face/living.ts";
import type { Picture, Pose } from "../../../face/pose.ts";
import { colourOfSeat } from "../art/pieces.ts";
import { nearSeat } from "./frame.ts";

/** Fewer coins are too small a place for light to play on. */
const GLEAM = 3;
/** Parts of a wonder's drawing, by its id. */
const FLAMES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  the_colossus: [0.26, -0.04, 0.2, 0.3],
  the_great_lighthouse: [0.36, 0.02, 0.28, 0.36],
};
const WATERS: readonly string[] = ["the_colossus", "the_great_lighthouse", "piraeus"];

export function life(picture: Picture, sight: Sight<Duel>): readonly Living[] {
  const poses = new Map(picture.map((pose) => [pose.key, pose]));
  const on = (key: string, alive: (pose: Pose) => readonly Living[]): readonly Living[] => {
    const pose = poses.get(key);
    return pose === undefined ? [] : alive(pose);
  };
  const near = nearSeat(sight);
  return [
    ...on("box", (box) => [livingOn(box, "lamp", [0.3, -0.3, 0.8, 0.8])]),
    ...on("rail", (rail) => [
      livingOn(rail, "flag", [0.5, 0.002, 0.3, 0.022], colourOfSeat(1 - near).light),
      livingOn(rail, "flag", [0.5, 0.925, 0.3, 0.022], colourOfSeat(near).light),
    ]),
    ...sight.table.cities.flatMap((city, seat): readonly Living[] => [
      ...on(`coin:${seat}:${GLEAM - 1}`, (coin) => [livingOn(coin, "water", [-1, 0, 2, 0.7], "#fffbe6")]),
      ...city.wonders.flatMap((wonder, i) => (at(city.under, i) < 0 ? [] : on(`wonder:${wonder}`, (pose) => living(pose, wonder)))),
    ]),
  ];
}

function living(pose: Pose, wonder: number): readonly Living[] {
  const { id } = at(WONDERS, wonder);
  const flame = FLAMES[id];
  return [
    ...(flame === undefined ? [] : [livingOn(pose, "lamp", flame)]),
    ...(WATERS.includes(id) ? [livingOn(pose, "water", [0.3, 0.64, 0.4, 0.14])] : []),
  ];
}
