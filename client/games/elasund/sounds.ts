/** What Elasund's table sounds like: cards and paper, small wooden pieces, the ship. */
import { elasund } from "../../../shared/elasund/index.ts";
import type { FaceSounds } from "../../face/face.ts";
import { cubeKind } from "./layout/cubes.ts";

const cubes = Object.fromEntries(Array.from({ length: elasund.seats.most }, (_none, seat) => [cubeKind(seat), "cube" as const]));

export const sounds: FaceSounds = {
  ambience: "sea",
  landing: {
    card: "card",
    permit: "paper",
    tile: "tile",
    church: "stone",
    wall: "stone",
    ...cubes,
    marker: "wood",
    die: "dice",
    ship: "water",
  },
};
