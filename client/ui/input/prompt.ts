/** The one sentence that says what is asked, always in the same place, with the choices of the picked piece beside it. */
import type { Pick } from "../../face/face.ts";
import { type Child, fill, h, set, write } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import { type PromptContent, promptContent } from "../model/input-state.ts";
import type { TableModel } from "../model/table-model.ts";
import { fitPrompt } from "./fit-prompt.ts";
import { walk } from "./mirror.ts";
import type { Pointing } from "./point-at-pieces.ts";

export interface Prompt {
  readonly element: HTMLElement;
  /** Holds the sentence and its reason, and what is said under them. */
  readonly question: HTMLElement;
}

const plain = (label: string, onclick: () => void) => h("button", { class: "plain", type: "button", onclick }, label);
const brass = (label: string, onclick: () => void) => h("button", { class: "brass", type: "button", onclick }, label);

/** `scores`: opens the score sheet of a match that is over. */
export function prompt(table: TableModel, looks: Looks, { at, update }: Pointing, scores: () => void): Prompt {
  const { say, input, sentences, over, caughtUp, follow } = table;
  const { text } = say;
  const { table: words, confirm } = text;
  const sentence = h("p", { class: "asked" });
  const second = h("p", { class: "reason" });
  const choices = h("div", { class: "choices", role: "group", "aria-label": words.choices });
  const question = h("div", { class: "question" }, sentence, second);
  const element = h("section", { class: "prompt", "aria-label": words.asked }, question, choices);
  fitPrompt(element);
  choices.addEventListener("keydown", (event) => walk(choices, event));

  /** Read aloud and looked at by the pointer it is whole, also where the button has room for less. */
  function labelOf({ label, brief }: Pick, beside: boolean): readonly Child[] {
    const whole = say.line(label);
    if (brief === undefined || !beside) return [h("span", {}, whole)];
    const look = brief.look === undefined ? undefined : looks.chip({ look: brief.look, title: label });
    return [
      h("span", { class: "unseen" }, whole),
      h("span", { "aria-hidden": "true", class: "brief", title: whole }, look, say.line(brief.line)),
    ];
  }

  function choice(pick: Pick, isMain: boolean, beside: boolean): HTMLButtonElement {
    const props = { type: "button", "data-choice": pick.move, onclick: () => input.choose(pick), ...at(pick.pieces, pick.move) };
    return h("button", { class: isMain ? "brass" : "plain", ...props }, ...labelOf(pick, beside), ...(pick.note ?? []).map(looks.chip));
  }

  /** Labelled moves, of which one may stand out, with a whole row at once if there is one, and a way back to other pieces. */
  function offer({ picks, main, canGoBack }: Extract<PromptContent, { type: "choices" }>): void {
    const focused = (document.activeElement as HTMLElement | null)?.dataset.choice;
    const buttons = picks.map((pick) => choice(pick, pick === main, picks.length > 1));
    const whole = input.wholeRow;
    const filling = whole !== undefined && plain(say.line(whole.label), () => input.fill(whole.row));
    fill(choices, ...buttons, filling, canGoBack && h("button", { class: "quiet", type: "button", onclick: input.back }, words.back));
    buttons.find((button) => button.dataset.choice === focused)?.focus();
  }

  /** Two answers, in the same place, with a question of their own if there is one. */
  function ask({ why }: Extract<PromptContent, { type: "confirming" }>): void {
    const isRow = why.type === "row";
    const yes = brass(isRow ? words.done : confirm.do, input.confirm);
    const sure =
      !isRow && h("p", { class: "sure", role: "alert" }, (why.type === "reveals" ? confirm.reveal : confirm.chosen)(say.line(why.label)));
    fill(choices, sure, yes, plain(isRow ? words.back : confirm.not, input.back));
    yes.focus();
  }

  follow(() => {
    const said = sentences.value;
    write(sentence, said?.prompt ?? text.lobby.setting);
    write(second, said?.second ?? "");
    set(element, "data-open", input.open);
  });
  follow(() => {
    const content = promptContent(input.state);
    // After the match there is the way to the score sheet.
    if (over.value && caughtUp.value) fill(choices, brass(words.scores, scores));
    else if (content.type === "confirming") ask(content);
    else if (content.type === "choices") offer(content);
    else fill(choices);
    update();
  });
  return { element, question };
}
