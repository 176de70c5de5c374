/** The cards about pieces: one follows the pointer or the focus, others are pinned. None covers what it is about. */
import { REST_BEFORE_WHOLE_DETAIL } from "../../base/durations.ts";
import { until } from "../../base/until.ts";
import { h } from "../common/dom.ts";
import type { Box } from "../common/placing.ts";
import { CardTurns } from "./card-turns.ts";
import { type About, DetailCard, type DetailCardOptions } from "./detail-card.ts";

interface DetailCardsOptions extends Pick<DetailCardOptions, "face" | "say" | "looks" | "around" | "sight"> {
  readonly signal: AbortSignal;
  /** What should be seen with the piece, on the page. */
  foretold(): readonly Box[];
}

export class DetailCards {
  readonly element = h("div", { class: "details" });
  readonly #options: DetailCardsOptions;
  readonly #turns: CardTurns;
  // The card grows when its pictures and letters have come.
  readonly #resized = new ResizeObserver(() => this.#place());
  #open: DetailCard | undefined;
  #pinned: readonly DetailCard[] = [];
  #lengthening: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DetailCardsOptions) {
    const { around, signal } = options;
    this.#options = options;
    this.#turns = new CardTurns({ signal, open: () => this.#open, show: (about) => this.#show(about), shut: () => this.#shut() });
    around.onChange(() => this.#place());
    until(signal, () => {
      clearTimeout(this.#lengthening);
      this.#resized.disconnect();
    });
  }

  hover(piece: string | undefined): void {
    this.#turns.to(piece === undefined ? undefined : this.#pieceAbout(piece));
  }

  /** An entry of the page that has a card, such as a number of a seat. */
  hoverEntry(entry: HTMLElement | undefined): void {
    this.#turns.to(entry && entryAbout(entry));
  }

  /** Shows and pins the card at once: a long press. */
  hold(piece: string): void {
    this.#show(this.#pieceAbout(piece));
    if (this.#open !== undefined) this.#pin(this.#open);
  }

  /** The picture changed under them. */
  refresh(): void {
    for (const card of this.#cards()) if (!card.show() || (card === this.#open && card.about.box() === undefined)) this.#put(card);
    this.#place();
  }

  /** Pins the open card, or puts the last pinned one away. */
  pin(): void {
    if (this.#open !== undefined) this.#pin(this.#open);
    else this.unpin();
  }

  /** True if there was something to put away. */
  unpin(): boolean {
    const last = this.#pinned.at(-1);
    if (last !== undefined) this.#put(last);
    return last !== undefined;
  }

  #cards(): readonly DetailCard[] {
    return this.#open === undefined ? this.#pinned : [...this.#pinned, this.#open];
  }

  #pieceAbout(topic: string): About {
    return { topic, box: () => this.#options.around.boxOf(topic) };
  }

  /** No card is placed over what the others are about. */
  #place(): void {
    const { around, foretold } = this.#options;
    const cards = this.#cards();
    for (const card of cards) {
      const topics = cards.flatMap(({ about }) => (about === card.about ? [] : (about.box() ?? [])));
      card.place({ never: [...topics, ...focused(card)], rather: [...foretold(), ...around.pieces()] });
    }
  }

  #show(about: About): void {
    this.#shut();
    if (this.#pinned.some((card) => card.about.topic === about.topic) || about.box() === undefined) return;
    const card: DetailCard = new DetailCard({
      ...this.#options,
      about,
      resized: () => this.#place(),
      pin: () => this.#pin(card),
      close: () => this.#put(card),
    });
    if (!card.show()) return;
    this.#open = card;
    this.element.append(card.element);
    this.#resized.observe(card.element);
    this.#place();
    this.#lengthening = setTimeout(() => {
      card.lengthen();
      this.#place();
    }, REST_BEFORE_WHOLE_DETAIL);
  }

  #shut(): void {
    if (this.#open !== undefined) this.#put(this.#open);
  }

  #put(card: DetailCard): void {
    this.#resized.unobserve(card.element);
    card.element.remove();
    if (card === this.#open) {
      clearTimeout(this.#lengthening);
      this.#open = undefined;
    }
    this.#pinned = this.#pinned.filter((other) => other !== card);
  }

  #pin(card: DetailCard): void {
    if (card !== this.#open) return;
    this.#turns.stop();
    clearTimeout(this.#lengthening);
    this.#open = undefined;
    this.#pinned = [...this.#pinned, card];
    card.setPinned();
    this.#place();
  }
}

const entryAbout = (entry: HTMLElement): About => ({
  topic: entry.dataset.about ?? "",
  box: () => (entry.isConnected ? entry.getBoundingClientRect() : undefined),
});

/** The button that shows the card must not be covered by it. */
const focused = ({ element }: DetailCard): readonly Box[] => {
  const button = document.activeElement?.closest("button") ?? undefined;
  return button === undefined || element.contains(button) ? [] : [button.getBoundingClientRect()];
};
