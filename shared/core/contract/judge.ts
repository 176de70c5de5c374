/** What a game says of a position that no match has led to: one made by hand, or sent by a stranger. */
import type { Check } from "../base/plain.ts";
import type { Shape, State } from "./shape.ts";

/** What is wrong with it: the sentence is `fault.<kind>` of the game's board. */
export interface Fault {
  readonly kind: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

export interface Judge<S extends Shape = Shape> {
  /** Whether it is a state at all: each field is there and within what is printed. Only then may anything else be asked of it. */
  readonly isState: Check;
  /** Everything that cannot be, by the rules; none for every state of a match. */
  faults(state: State<S>): readonly Fault[];
}
