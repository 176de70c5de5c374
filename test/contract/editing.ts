/** What a reader sets, one value after the other, until a position is another: only what the editor offers at that moment. */
import { quickLuck } from "../../shared/core/base/random.ts";
import type { Editor, EditValue } from "../../shared/core/contract/editor.ts";
import type { Game, State } from "../../shared/core/contract/game.ts";

/** Some values can be set only once others are. */
const MOST_ROUNDS = 4;

export interface Editing {
  readonly made: State;
  /** What was set, in order. */
  readonly edits: readonly { readonly value: EditValue; readonly wanted: string | number }[];
}

export function editTo(game: Game, editor: Editor, from: State, wanted: State): Editing {
  const edits: { value: EditValue; wanted: string | number }[] = [];
  let made = editor.settled(from, quickLuck(1));
  let offered = editor.values(made);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const { id, value } of editor.values(wanted)) {
      const now = offered.find((one) => one.id === id);
      if (now === undefined || now.value === value || !isOffered(now, value)) continue;
      const next = game.copy(made);
      editor.set(next, id, value);
      made = editor.settled(next, quickLuck(1));
      offered = editor.values(made);
      edits.push({ value: now, wanted: value });
    }
  }
  return { made, edits };
}

const isOffered = (value: EditValue, wanted: string | number): boolean =>
  value.type === "count"
    ? typeof wanted === "number" && wanted >= value.least && wanted <= value.most
    : value.options.some(({ id }) => id === wanted);
