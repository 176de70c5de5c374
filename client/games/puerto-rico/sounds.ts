/** What Puerto Rico's table sounds like: barrels, tiles, small figures, ships at the quay. */
import { GOODS } from "../../../shared/puerto-rico/state.ts";
import type { FaceSounds } from "../../face/face.ts";
import { barrelKind } from "./layout/goods.ts";

const barrels = Object.fromEntries(GOODS.map((_id, good) => [barrelKind(good), "barrel" as const]));

export const sounds: FaceSounds = {
  ambience: "harbour",
  landing: {
    ...barrels,
    tile: "tile",
    plantation: "tile",
    building: "tile",
    colonist: "step",
    doubloon: "coin",
    chip: "token",
    role: "card",
    governor: "wood",
    colonistShip: "water",
  },
};
