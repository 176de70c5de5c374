/** Which seat a sentence is about, and the order in which seats are listed: the reader first. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import type { PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import { nearSeat, otherSeats } from "../layout/frame.ts";

export const reader = (seat: number, sight: Sight<PuertoRico>) => ({ seat, you: seat === sight.seat ? 1 : 0 });

export const seatsInOrder = (sight: Sight<PuertoRico>): readonly number[] => {
  const near = nearSeat(sight);
  return [near, ...otherSeats(near, sight.table.players.length)];
};
