/** A sentence above the board with its answers, shown as long as it is true. */
import { NEWS_SHOWN } from "../../base/durations.ts";
import { announce } from "./announcer.ts";
import { fill, h, set } from "./dom.ts";
import { badge } from "./seat-badge.ts";

export interface StripAnswer {
  readonly label: string;
  readonly go: () => void;
}

/** A sentence that needs more than one line. */
export interface LongMessage {
  readonly sentence: string;
  readonly lines: readonly { readonly seat: number | undefined; readonly text: string }[];
  readonly note: string;
}

export interface Strip {
  readonly element: HTMLElement;
  /** Without anything to say it is hidden. */
  show(said: string | LongMessage | undefined, ...answers: readonly StripAnswer[]): void;
}

export interface PassingStrip extends Strip {
  /** The same, until it has been read. */
  showBriefly: Strip["show"];
}

/** What is said once lies over the pieces no longer than it takes to read it, or while the player is about to use its buttons. */
export function passingStrip(kind: string): PassingStrip {
  const { element, show: showStrip } = strip(kind);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show: Strip["show"] = (...said) => {
    clearTimeout(timer);
    showStrip(...said);
  };
  const endSoon = (): void => {
    timer = setTimeout(() => (element.matches(":hover, :focus-within") ? endSoon() : show(undefined)), NEWS_SHOWN);
  };
  return {
    element,
    show,
    showBriefly(...said) {
      show(...said);
      endSoon();
    },
  };
}

export function strip(kind: string): Strip {
  const element = h("div", { class: `strip ${kind}`, hidden: true });
  let shown = "";
  let told = "";
  let given: readonly StripAnswer[] = [];
  /** A voice that counts would never stop: what differs in its figures alone is said once. */
  function tell(sentence: string): void {
    const bare = sentence.replace(/\d/g, "");
    if (bare !== told) announce(sentence);
    told = bare;
  }
  return {
    element,
    show(said, ...answers) {
      const before = given;
      given = answers;
      const now = JSON.stringify([said, ...answers.map(({ label }) => label)]);
      if (now === shown) return;
      shown = now;
      set(element, "hidden", said === undefined);
      tell(typeof said === "object" ? said.sentence : (said ?? ""));
      const words = typeof said === "object" ? long(said) : h("b", {}, said ?? "");
      // A button under the pointer stays, also while the sentence counts.
      const hasSame = answers.length === before.length && answers.every(({ label }, at) => label === before[at]?.label);
      if (hasSame && element.firstChild !== null) return element.firstChild.replaceWith(words);
      const buttonOf = ({ label }: StripAnswer, at: number) =>
        h("button", { class: "plain", type: "button", onclick: () => given[at]?.go() }, label);
      fill(element, words, ...answers.map(buttonOf));
    },
  };
}

function long({ sentence, lines, note }: LongMessage): HTMLElement {
  const items = lines.map(({ seat, text }) => h("li", {}, seat !== undefined && badge(seat, "badge small"), h("span", {}, text)));
  return h("div", { class: "costs" }, h("b", {}, sentence), h("ol", {}, ...items), h("p", {}, note));
}
