/** What a game adds so that a move can be explained: what the move does, as the seat that makes it can see. */
import type { Shape, View } from "./shape.ts";

export interface Fact {
  /** The sentence that says it is `fact.<kind>` of the game's reasons. */
  readonly kind: string;
  /** How much it usually decides, roughly in hundredths of the chance to win; below 0 it speaks against the move. */
  readonly weight: number;
  /** What it is about, as arguments of its sentence. The one number that the sentence says, if any, is `n`. */
  readonly args: Readonly<Record<string, string | number>>;
}

/** All that a listed move does, from the view alone. A method's type, so that code which only passes it on need not know the game. */
export type FactsOf<S extends Shape = Shape> = { of(view: View<S>, move: S["move"]): readonly Fact[] }["of"];

export const fact = (kind: string, weight: number, args: Fact["args"] = {}): Fact => ({ kind, weight, args });
