/** How a position is set up or changed by hand: as a list of values, each of which can be set. */
import type { Luck } from "../base/random.ts";
import type { Shape, State } from "./shape.ts";

type Args = Readonly<Record<string, string | number>>;

/** What a value can be; its sentence is `edit.<line>`. */
export interface EditOption {
  readonly id: string;
  readonly line: string;
  readonly args?: Args;
}

/** `group`: the heading it stands under is `edit.group.<group>`; its own sentence is `edit.<line>`. `whose`: the seat whose it is. */
export type EditValue = {
  readonly id: string;
  readonly group: string;
  readonly whose?: number;
  readonly line: string;
  readonly args?: Args;
} & (
  | { readonly type: "count"; readonly value: number; readonly least: number; readonly most: number }
  | { readonly type: "choice"; readonly value: string; readonly options: readonly EditOption[] }
);

/** What luck has shown with an event, of the table right after it: each card, or the roll; the sentence is as of an option. */
export type Shows<S extends Shape = Shape> = (event: S["event"], table: S["table"]) => readonly EditOption[];

export interface Editor<S extends Shape = Shape> {
  /** All that can be set, in an order in which a position can be built from an empty table. */
  values(state: State<S>): readonly EditValue[];
  /** Changes the state: what was there before lies in the box, and what is put elsewhere leaves its place. */
  set(state: State<S>, id: string, value: string | number): void;
  /** Nothing lies on the table. */
  empty(state: State<S>): State<S>;
  /** What follows from the rest is counted again, and what nobody sees is dealt anew. */
  settled(state: State<S>, luck: Luck): State<S>;
}
