/** The sight that the picture of a frame is of. */
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { Face } from "../../face/face.ts";
import type { Moment } from "../../feed/feed.ts";

export const sightOnTable = ({ ended }: Pick<Face, "ended">, { sight, outcome }: Pick<Moment, "sight" | "outcome">): Sight =>
  outcome === undefined ? sight : (ended?.(sight) ?? sight);
