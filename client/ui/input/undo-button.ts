/** The undo button: names what it takes back, or why nothing can be. */
import { hasResigned, type Moment } from "../../feed/feed.ts";
import { complaint } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import { succeeded } from "../common/tell-failure.ts";
import type { TableModel } from "../model/table-model.ts";
import { lastMove, whyNoUndoSince } from "../model/undo.ts";

export interface UndoButton {
  readonly element: HTMLElement;
  /** Does what a press does; if nothing can be undone, says why. */
  press(): void;
}

export function undoButton({ feed, say, input, moment, story, halt, amongBots, lesson, follow }: TableModel): UndoButton {
  const { text } = say;
  const words = text.table;
  const { allows } = feed;
  const { noUndo } = allows.words(text);
  const element = h("button", { class: "wooden signed undo", type: "button", disabled: true, onclick: () => press() }, words.undoNothing);

  let refusal: string = words.undoNothing;

  function press(): void {
    if (input.canGoBack) input.back();
    else if (element.disabled) complaint(refusal);
    else void succeeded(text, feed.undo());
  }

  function whatOf(): string {
    if (input.canGoBack) return words.undoStep;
    const what = input.undoes();
    const others = feed.colours.length - 1;
    if (what === undefined) return lastMove(story.log.lines, feed.seat) === "answered" ? words.undoLastAnswered(others) : words.undoLast;
    return what.answered ? words.undoAnswered(what.name, others) : words.undo(what.name);
  }

  function update(now: Moment): void {
    const { undo: entry, outcome, past } = now;
    // A bot moves for them, and what was theirs stays done.
    const isOut = hasResigned(now, feed.seat);
    const { whyNot } = input.sent;
    const since = outcome === undefined ? whyNoUndoSince(whyNot, story.log.lines, feed.seat) : whyNot;
    // What bots have answered goes with a move, unless something was revealed.
    const reason = since === "undoOthers" && !allows.counts && amongBots.value ? "undoReveal" : since;
    // A guide takes nothing back, whatever the move has shown.
    const isGuided = lesson.value?.type === "step";
    const whyNow = noUndo ?? words[isOut ? "resigned" : isGuided ? "undoGuided" : reason];
    // A past moment tells nothing of what could be taken back now.
    const why = past ? words.undoPast : outcome === undefined ? whyNow : text.why.over;
    const nothing = !input.canGoBack && (past || !allows.undo || isOut || isGuided || entry === undefined || outcome !== undefined);
    element.disabled = nothing || halt.value !== undefined;
    refusal = halt.value ?? why;
    const said = nothing ? why : whatOf();
    write(element, said);
    set(element, "title", words.keyed(said, "U"));
  }

  follow(() => moment.value && update(moment.value));
  return { element, press };
}
