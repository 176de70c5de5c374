/** The head of the score sheet: who has won, and how, before the harbour in the reader's mood. */
import "./score-winner.css";
import { drawn, h } from "../common/dom.ts";
import { badge, seatStyle } from "../common/seat-badge.ts";
import type { Ending } from "../model/ending.ts";

export interface Winner {
  readonly element: HTMLElement;
  /** A picture of how it was won. */
  picture(svg: string): void;
}

/** `winners`: their seats. */
export function scoreWinner({ who, how }: Ending, winners: readonly number[]): Winner {
  const signs = winners.map((won) => badge(won, winners.length > 2 ? "badge" : "badge large"));
  const element = h("div", { class: "winner" }, h("div", { class: "signs" }, ...signs), h("h2", {}, who), h("p", {}, how));
  return {
    element,
    picture(svg) {
      const scene = drawn(svg, "scene");
      scene.style.cssText = seatStyle(winners[0] ?? 0);
      element.append(scene);
    },
  };
}
