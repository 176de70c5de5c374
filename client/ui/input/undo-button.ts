/** The undo button: names what it takes back, or why nothing can be. */
import { type Feed, hasResigned, type Moment } from "../../feed/feed.ts";
import type { Text } from "../../text/languages.ts";
import { complaint } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import { succeeded } from "../common/tell-failure.ts";
import type { LogLine } from "../model/log-lines.ts";
import type { MoveGuide } from "../model/input-step.ts";
import type { MoveInput } from "../model/move-input.ts";
import { lastMove, whyNoUndoSince } from "../model/undo.ts";

export interface UndoButton {
  readonly element: HTMLElement;
  /** `still`: why nothing can be done: connection lost or match paused. */
  update(moment: Moment, lines: readonly LogLine[], still: string | undefined): void;
  /** Does what a press does; if nothing can be undone, says why. */
  press(): void;
}

/** `guide`: of a lesson; while it is active, nothing is taken back. */
export function undoButton(feed: Feed, text: Text, input: MoveInput, amongBots: () => boolean, guide?: MoveGuide): UndoButton {
  const words = text.table;
  const { allows } = feed;
  const { noUndo } = allows.words(text);
  const element = h("button", { class: "wooden undo", type: "button", disabled: true, onclick: () => press() }, words.undoNothing);

  let refusal: string = words.undoNothing;

  function press(): void {
    if (input.canGoBack) input.back();
    else if (element.disabled) complaint(refusal);
    else void succeeded(text, feed.undo());
  }

  function whatOf(lines: readonly LogLine[]): string {
    if (input.canGoBack) return words.undoStep;
    const what = input.undoes();
    const others = feed.colours.length - 1;
    if (what === undefined) return lastMove(lines, feed.seat) === "answered" ? words.undoLastAnswered(others) : words.undoLast;
    return what.answered ? words.undoAnswered(what.name, others) : words.undo(what.name);
  }

  return {
    element,
    press,
    update(moment, lines, still) {
      const { undo: entry, outcome } = moment;
      // A bot moves for them, and what was theirs stays done.
      const isOut = hasResigned(moment, feed.seat);
      const { whyNot } = input.sent;
      const since = outcome === undefined ? whyNoUndoSince(whyNot, lines, feed.seat) : whyNot;
      // What bots have answered goes with a move, unless something was revealed.
      const reason = since === "undoOthers" && !allows.counts && amongBots() ? "undoReveal" : since;
      // A guide takes nothing back, whatever the move has shown.
      const isGuided = guide?.active;
      const whyNow = noUndo ?? words[isOut ? "resigned" : isGuided ? "undoGuided" : reason];
      const why = outcome === undefined ? whyNow : text.why.over;
      const nothing = !input.canGoBack && (!allows.undo || isOut || isGuided || entry === undefined || outcome !== undefined);
      element.disabled = nothing || still !== undefined;
      refusal = still ?? why;
      const said = nothing ? why : whatOf(lines);
      write(element, said);
      set(element, "title", said);
    },
  };
}
