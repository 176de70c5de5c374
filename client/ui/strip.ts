/** One sentence above the board with its answers, as long as it is so. */
import { fill, h, set } from "./dom.ts";

export interface StripAnswer {
  readonly label: string;
  readonly go: () => void;
}

export interface Strip {
  readonly element: HTMLElement;
  /** Nothing to say hides it. */
  show(sentence: string | undefined, ...answers: readonly StripAnswer[]): void;
}

export function strip(kind: string): Strip {
  const element = h("div", { class: `strip ${kind}`, role: "status", hidden: true });
  let shown = "";
  return {
    element,
    show(sentence, ...answers) {
      // Not built anew while it says the same: a button that is pointed at must stay.
      const now = [sentence, ...answers.map(({ label }) => label)].join("\n");
      if (now === shown) return;
      shown = now;
      set(element, "hidden", sentence === undefined);
      const buttons = answers.map(({ label, go }) => h("button", { class: "plain", type: "button", onclick: go }, label));
      fill(element, h("b", {}, sentence ?? ""), ...buttons);
    },
  };
}
