/** The one sentence that says what is asked, always in the same place, with the choices of the picked piece beside it. */
import type { Pick } from "../../face/face.ts";
import type { Say } from "../../text/say.ts";
import { type Child, fill, h, set, write } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import { fitPrompt } from "./fit-prompt.ts";
import { walk } from "./mirror.ts";
import type { Pointing } from "./point-at-pieces.ts";

/** Many moves that one button gathers. */
export interface WholeRow {
  readonly label: string;
  go(): void;
}

export interface Prompt {
  readonly element: HTMLElement;
  /** Holds the sentence and its reason, and what is said under them. */
  readonly question: HTMLElement;
  /** `open`: it is for this player to choose. The reason is the second line. */
  say(sentence: string, open: boolean, reason?: string): void;
  /** Labelled moves, of which one may stand out, with a whole row at once if there is one, and a way back to other pieces if `onBack`. */
  offer(picks: readonly Pick[], main: Pick | undefined, onBack: (() => void) | undefined, whole?: WholeRow): void;
  /** Two answers, in the same place, with a question of their own if there is one. */
  ask(words: { readonly question?: string; readonly yes: string; readonly no: string }, onYes: () => void, onNo: () => void): void;
  /** Adds a button beside the sentence. */
  button(label: string, onclick: () => void): void;
  clear(): void;
}

export function prompt(say: Say, looks: Looks, { at, update }: Pointing, choose: (pick: Pick) => void): Prompt {
  const { text } = say;
  const sentence = h("p", { class: "asked" });
  const second = h("p", { class: "reason" });
  const choices = h("div", { class: "choices", role: "group", "aria-label": text.table.choices });
  const question = h("div", { class: "question" }, sentence, second);
  const element = h("section", { class: "prompt", "aria-label": text.table.asked }, question, choices);
  fitPrompt(element);
  choices.addEventListener("keydown", (event) => walk(choices, event));
  const show = (...children: Child[]): void => {
    fill(choices, ...children);
    update();
  };
  const plain = (label: string, onclick: () => void) => h("button", { class: "plain", type: "button", onclick }, label);
  /** Read aloud and looked at by the pointer it is whole, also where the button has room for less. */
  const labelOf = ({ label, brief }: Pick, beside: boolean): readonly Child[] => {
    const whole = say.line(label);
    if (brief === undefined || !beside) return [h("span", {}, whole)];
    const look = brief.look === undefined ? undefined : looks.chip({ look: brief.look, title: label });
    return [
      h("span", { class: "unseen" }, whole),
      h("span", { "aria-hidden": "true", class: "brief", title: whole }, look, say.line(brief.line)),
    ];
  };
  return {
    element,
    question,
    say(words, open, reason = "") {
      write(sentence, words);
      write(second, reason);
      set(element, "data-open", open);
    },
    offer(picks, main, onBack, whole) {
      const focused = (document.activeElement as HTMLElement | null)?.dataset.choice;
      const buttons = picks.map((pick) =>
        h(
          "button",
          {
            class: pick === main ? "brass" : "plain",
            type: "button",
            "data-choice": pick.move,
            onclick: () => choose(pick),
            ...at(pick.pieces, pick.move),
          },
          ...labelOf(pick, picks.length > 1),
          ...(pick.note ?? []).map(looks.chip),
        ),
      );
      const filling = whole !== undefined && plain(whole.label, whole.go);
      show(...buttons, filling, onBack !== undefined && h("button", { class: "quiet", type: "button", onclick: onBack }, text.table.back));
      buttons.find((button) => button.dataset.choice === focused)?.focus();
    },
    ask(words, onYes, onNo) {
      const yes = h("button", { class: "brass", type: "button", onclick: onYes }, words.yes);
      const { question } = words;
      show(question !== undefined && h("p", { class: "sure", role: "alert" }, question), yes, plain(words.no, onNo));
      yes.focus();
    },
    button: (label, onclick) => show(h("button", { class: "brass", type: "button", onclick }, label)),
    clear: () => show(),
  };
}
