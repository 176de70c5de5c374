/** The panel of a position in which one move is asked for: what is asked, what came of a move, and what can be done next. */
import { until } from "../../base/until.ts";
import type { Face } from "../../face/face.ts";
import type { Feed } from "../../feed/feed.ts";
import type { OneMoveFeed, OneMoveState } from "../../feed/one-move.ts";
import type { Language } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import type { Reasoner } from "../../thinking/reasoner.ts";
import { announce } from "../common/announcer.ts";
import { type Child, fill, h, write } from "../common/dom.ts";

export interface OneMovePanelParts {
  readonly feed: Feed;
  readonly face: Face;
  readonly say: Say;
  readonly language: Language;
  readonly signal: AbortSignal;
  /** Opens the position on an analysis board. */
  readonly explore?: (() => void) | undefined;
}

export interface Told {
  readonly sentence: string;
  readonly buttons: readonly Child[];
}

export interface OneMovePanel {
  heading(): string;
  /** What is said of a state. `reasoner`: undefined until it is fetched, and without a connection. */
  tell(state: OneMoveState, reasoner: Reasoner | undefined): Told;
}

export const panelButton = (kind: string, label: string, onclick: () => void): HTMLButtonElement =>
  h("button", { class: kind, type: "button", onclick }, label);

type FilledParts = OneMovePanelParts & { readonly feed: OneMoveFeed };

/** Fills the place of the panel. */
export function oneMovePanel(element: HTMLElement, { feed, face, say, language, signal }: FilledParts, panel: OneMovePanel): void {
  const said = h("p", {});
  const row = h("div", { class: "row" });
  const heading = h("h2", {});
  fill(element, heading, said, row);

  let shown: OneMoveState | undefined;
  function draw(state: OneMoveState): void {
    shown = state;
    const hadFocus = element.contains(document.activeElement) || document.activeElement === document.body;
    const { sentence, buttons } = panel.tell(state, reasoner);
    fill(said, sentence, state.type === "judging" && h("progress", { "aria-label": sentence }));
    write(heading, panel.heading());
    announce(sentence);
    element.dataset.state = state.type === "tried" && state.right ? "right" : state.type;
    fill(row, ...buttons);
    if (state.type !== "asked" && hadFocus) row.querySelector("button")?.focus();
  }

  let reasoner: Reasoner | undefined;
  void import("../../thinking/reasoner.ts")
    .then(({ loadReasoner }) => loadReasoner(language, face, say))
    .then((loaded) => {
      reasoner = loaded;
      // An answer that was faster is told again, with its reason.
      if (!signal.aborted && (shown?.type === "tried" || shown?.type === "shown")) draw(shown);
    })
    // Without a connection it may be missing; the answer is there all the same.
    .catch(() => undefined);
  until(signal, feed.onState(draw));
}
