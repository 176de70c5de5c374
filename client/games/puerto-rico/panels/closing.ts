/** How the end of a match is shown: the winner's boards are what decided it. */
import type { PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import type { Closing } from "../../../face/face.ts";
import { seatsWhere } from "../../../text/ending.ts";

export const closing: Closing<PuertoRico> = {
  decided: ({ places }) => ({
    pieces: seatsWhere(places, (place) => place === 1).flatMap((seat) => [`mat:${seat}`, `islandMat:${seat}`]),
  }),
};
