/** What moves on Duel's table at rest: the lamp, a cat on the wall, pennants, light along the mat of the seat on turn, and what lives in wonders. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { CAPITAL, WONDERS } from "../../../../shared/duel/catalog.ts";
import { NONE } from "../../../../shared/duel/printed/vocabulary.ts";
import { spacesToCapital } from "../../../../shared/duel/rules/military.ts";
import { type Duel, other } from "../../../../shared/duel/state.ts";
import { type Living, livingOn } from "../../../face/living.ts";
import type { Picture } from "../../../face/pose.ts";
import { colourOfSeat } from "../art/pieces.ts";
import { nearSeat } from "./frame.ts";

/** Fewer coins are too small a place for light to play on. */
const GLEAM = 3;
/** More places would cost more than they are worth. */
const MOST = 14;
type Part = readonly [number, number, number, number];
const WATER: Part = [0.3, 0.64, 0.4, 0.14];
/** What lives in a wonder that stands: parts of its drawing, by its id. */
export const LIVES: Readonly<Record<string, Readonly<Partial<Record<Exclude<Living["kind"], "bob">, Part>>>>> = {
  circus_maximus: { flag: [0.3, 0.27, 0.12, 0.12] },
  the_colossus: { lamp: [0.26, -0.04, 0.2, 0.3], water: WATER },
  the_great_library: { lamp: [0.38, 0.1, 0.34, 0.6] },
  the_great_lighthouse: { lamp: [0.36, 0.02, 0.28, 0.36], water: WATER },
  the_hanging_gardens: { water: [0.36, 0.5, 0.26, 0.26] },
  the_mausoleum: { smoke: [0.62, 0.2, 0.12, 0.44] },
  the_pyramids: { gleam: [0.3, 0.62, 0.5, 0.06] },
  the_statue_of_zeus: { lamp: [0.6, 0.02, 0.16, 0.3] },
  the_temple_of_artemis: { smoke: [0.46, 0.02, 0.1, 0.3] },
  piraeus: { water: WATER },
};
/** A pawn that is so near drives the cat away, in spaces from the capital. */
const SHY = 3;
const SOOT = "#4a4240";

export function life(picture: Picture, sight: Sight<Duel>): readonly Living[] {
  const poses = new Map(picture.map((pose) => [pose.key, pose]));
  const on = (key: string, kind: keyof (typeof LIVES)[string], part: Part, colour?: string): readonly Living[] => {
    const pose = poses.get(key);
    return pose === undefined ? [] : [livingOn(pose, kind, part, colour)];
  };
  const { table } = sight;
  const near = nearSeat(sight);
  const left = spacesToCapital(table, other(near));
  const fallen = Math.abs(table.pawn) === CAPITAL ? Number(table.pawn > 0) : NONE;
  return [
    ...on("box", "lamp", [0.1, -0.7, 1.4, 1.4]),
    ...on("box", "smoke", [0.5, -0.22, 0.36, 0.4]),
    ...on(`capital:${other(near)}`, "flag", [0.46, 0.04, 0.3, 0.24], colourOfSeat(other(near)).light),
    ...on(`capital:${near}`, "flag", [0.78, -0.12, 0.24, 0.2], colourOfSeat(near).light),
    ...(left > SHY ? on(`capital:${near}`, "cat", [0.24, -0.3, 0.5, 0.62]) : []),
    ...(fallen === NONE ? [] : on(`capital:${fallen}`, "smoke", [0.1, -0.3, 0.8, 1.2], SOOT)),
    ...(table.phase === "over" ? [] : on(`city:${table.turn}`, "gleam", [0.01, 0.01, 0.98, 0.035])),
    ...table.cities.flatMap((city, seat): readonly Living[] => [
      ...on(`coin:${seat}:${GLEAM - 1}`, "water", [-1, 0, 2, 0.7], "#fffbe6"),
      ...city.wonders.flatMap((wonder, i) => {
        const alive = at(city.under, i) < 0 ? {} : (LIVES[at(WONDERS, wonder).id] ?? {});
        return Object.entries(alive).flatMap(([kind, part]) => on(`wonder:${wonder}`, kind as keyof typeof alive, part));
      }),
    ]),
  ].slice(0, MOST);
}
