/**
 * What a bot is like beside its level: what it would rather do where several moves are about as good. It never gives away more of its chance
 * than people would notice (`bots/favourite.ts`).
 */
import type { Shape, View } from "./shape.ts";

export interface Manner<S extends Shape = Shape> {
  /** The sentence that tells of it is `manner.<id>`, among those of the game's reasons. */
  readonly id: string;
  /** How much a listed move is to its liking, from 0 to 1. Cheap: it is asked for every move that is compared. */
  readonly likes: { of(view: View<S>, move: S["move"]): number }["of"];
}

/** How a quick bot departs from the best move it sees. */
export interface Temper<S extends Shape = Shape> {
  readonly manner?: Manner<S> | undefined;
}
