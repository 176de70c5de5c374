/** Under the best moves of a board: what each roll or reveal that may follow the best one would leave to the player who is asked. */

import type { Outcome } from "../../../shared/core/analysis/outcomes.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { askedSeats } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { until } from "../../base/until.ts";
import type { Catalogue } from "../../text/grammar.ts";
import { type Say, sayer } from "../../text/say.ts";
import { askOutcomes } from "../../thinking/ask-hint.ts";
import { complaint } from "../common/dialog.ts";
import { fill, h, set, write } from "../common/dom.ts";
import { seatStyle } from "../common/seat-badge.ts";
import type { TableModel } from "../model/table-model.ts";
import type { BoardWords } from "./board-words.ts";

/** Equal positions get equal numbers. */
const SEED = 1;

interface Asked {
  readonly match: Match;
  /** The best moves. */
  readonly row: readonly string[];
}

export class BoardOutcomes {
  readonly element: HTMLDetailsElement;
  readonly #words: BoardWords;
  readonly #say: Say;
  readonly #bar = h("progress", { max: 1, value: 0, hidden: true });
  readonly #said = h("p", { role: "status" });
  readonly #list = h("ul", { class: "chances outcomes" });
  #asked: Asked | undefined;
  #stop = (): void => undefined;

  constructor({ say, signal }: TableModel, words: BoardWords, sentences: Catalogue) {
    this.#words = words;
    this.#say = sayer(say.text, sentences, say.name, -1);
    const inside = h("div", {}, this.#said, this.#bar, this.#list);
    this.element = h("details", { class: "luck", hidden: true, "data-do": "outcomes" }, h("summary", {}, words.luck), inside);
    this.element.addEventListener("toggle", () => this.#think());
    until(signal, () => this.#stop());
  }

  /** Another position; none while its best moves are not known. It is thought about once its reader wants to know. */
  follow(asked: Asked | undefined): void {
    this.#stop();
    this.#asked = asked;
    set(this.element, "hidden", asked === undefined);
    fill(this.#list);
    this.#think();
  }

  #think(): void {
    this.#stop();
    if (this.#asked === undefined || !this.element.open) return;
    const { match, row } = this.#asked;
    const [seat] = askedSeats(match);
    if (seat === undefined) return;
    this.#bar.value = 0;
    set(this.#bar, "hidden", false);
    write(this.#said, this.#words.thinking);
    this.#stop = askOutcomes(
      { game: match.game.id, view: viewOf(match.state, seat), seed: SEED, row },
      {
        progress: (share) => (this.#bar.value = share),
        outcomes: (found) => this.#show(found, seat),
        failed: (why) => {
          complaint(this.#words.failed);
          globalThis.reportError?.(why);
        },
      },
    );
  }

  #show(outcomes: readonly Outcome[], seat: number): void {
    const { percent } = this.#say.text.analysis;
    set(this.#bar, "hidden", true);
    write(this.#said, outcomes.length === 0 ? this.#words.noLuck : this.#words.luckOf(this.#say.name(seat)));
    const rows = outcomes.map(({ shown, share, chances }) => {
      const chance = chances[seat] ?? 0;
      const bar = h("span", { class: "bar" }, h("i", { style: `width:${100 * chance}%` }));
      const name = h("span", {}, this.#say.line([`edit.${shown.line}`, shown.args ?? {}]), " ", h("small", {}, `(${percent(share)})`));
      return h("li", { style: seatStyle(seat) }, name, bar, h("b", {}, percent(chance)));
    });
    fill(this.#list, ...rows);
  }
}
