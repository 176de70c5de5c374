/** All legal moves as real buttons: for keys, for screen readers, for tests. Out of sight until it has the focus. */
import type { Pick } from "../../face/face.ts";
import type { Say } from "../../text/say.ts";
import { h, keyed, set } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import { pickingOf } from "../model/input-state.ts";
import { distinct } from "../model/picking.ts";
import type { TableModel } from "../model/table-model.ts";
import type { Pointing } from "./point-at-pieces.ts";

export interface Mirror {
  readonly element: HTMLElement;
  focus(): void;
}

export function mirror({ say, feed, input, listsMoves, follow }: TableModel, looks: Looks, { at, update: settle }: Pointing): Mirror {
  const { text } = say;
  const { allows } = feed;
  // A reader who does not play is told why there are no moves.
  const unplayed = allows.moves ? undefined : (allows.words(text).nothing ?? text.table.watched);
  const list = h("div", { class: "moves", role: "group", "aria-label": text.table.moves });
  const none = h("p", {}, unplayed ?? text.table.noMoves);
  const element = h(
    "section",
    { class: "mirror", tabindex: "-1" },
    unplayed === undefined && h("h2", {}, text.table.movesHint),
    none,
    list,
  );

  element.addEventListener("keydown", (event) => walk(list, event));
  const make = (pick: Pick): HTMLButtonElement =>
    h(
      "button",
      {
        class: "plain",
        type: "button",
        "data-move": pick.move,
        "data-kind": pick.kind,
        onclick: () => input.choose(pick),
        ...at(pick.pieces, pick.move),
      },
      h("span", {}, say.line(pick.label)),
      ...(pick.note ?? []).map(looks.chip),
    );
  follow(() => {
    const picks = distinct(pickingOf(input.state).picks);
    const hadFocus = element.contains(document.activeElement);
    keyed(list, picks, pickKey(say), make);
    settle();
    set(none, "hidden", picks.length > 0);
    // The pressed button is gone: the focus goes on to the next choices. Never to a pass, which a second Enter would make.
    if (hadFocus && !list.contains(document.activeElement)) (list.querySelector<HTMLElement>(CHOICE) ?? element).focus();
  });
  follow(() => set(element, "data-visible", listsMoves.value));
  return { element, focus: () => list.querySelector("button")?.focus() };
}

const CHOICE = 'button[data-kind="choice"]';

/** A price may change while the move stays the same: then it is another button. */
const pickKey =
  (say: Say) =>
  ({ move, label, note = [] }: Pick): string =>
    [move, say.line(label), ...note.map(({ look, digits }) => `${look}${digits ?? ""}`)].join("|");

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows walk through the buttons of a group. */
export function walk(group: HTMLElement, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...group.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
