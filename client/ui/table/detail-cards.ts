/** The cards about pieces: one follows the pointer or the focus, others are pinned. None covers what it is about. */
import { REST_BEFORE_WHOLE_DETAIL } from "../../base/durations.ts";
import type { Face } from "../../face/face.ts";
import type { TableView } from "../../picture/table-view.ts";
import type { Say } from "../../text/say.ts";
import { h } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import type { Box } from "../common/placing.ts";
import type { TableSurroundings } from "../common/surroundings.ts";
import { cardTurns } from "./card-turns.ts";
import { type About, type DetailCard, detailCard } from "./detail-card.ts";

export interface DetailCards {
  readonly element: HTMLElement;
  hover(piece: string | undefined): void;
  /** An entry of the page that has a card, such as a number of a seat. */
  hoverEntry(entry: HTMLElement | undefined): void;
  /** Shows and pins the card at once: a long press. */
  hold(piece: string): void;
  /** The picture changed under them. */
  refresh(): void;
  /** Pins the open card, or puts the last pinned one away. */
  pin(): void;
  /** True if there was something to put away. */
  unpin(): boolean;
  close(): void;
}

export function detailCards(
  face: Face,
  say: Say,
  looks: Looks,
  table: () => TableView | undefined,
  around: TableSurroundings,
  /** What should be seen with the piece, on the page. */
  foretold: () => readonly Box[],
): DetailCards {
  const element = h("div", { class: "details" });
  let open: DetailCard | undefined;
  let pinned: readonly DetailCard[] = [];
  let lengthening: ReturnType<typeof setTimeout> | undefined;

  const isPinned = (topic: string): boolean => pinned.some(({ about }) => about.topic === topic);
  const cards = (): readonly DetailCard[] => (open === undefined ? pinned : [...pinned, open]);

  const pieceAbout = (topic: string): About => ({ topic, box: () => around.boxOf(topic) });

  around.onChange(place);

  /** Not over what the others are about. */
  function place(): void {
    for (const card of cards()) {
      const topics = cards().flatMap(({ about }) => (about === card.about ? [] : (about.box() ?? [])));
      card.place({ never: [...topics, ...focused(card)], rather: [...foretold(), ...around.pieces()] });
    }
  }

  function show(about: About): void {
    shut();
    if (isPinned(about.topic) || about.box() === undefined) return;
    const card: DetailCard = detailCard({
      face,
      say,
      looks,
      about,
      around,
      sight: () => table()?.shown?.sight,
      resized: place,
      pin: () => pinCard(card),
      close: () => put(card),
    });
    if (!card.show()) return;
    open = card;
    element.append(card.element);
    resized.observe(card.element);
    place();
    lengthening = setTimeout(() => {
      card.lengthen();
      place();
    }, REST_BEFORE_WHOLE_DETAIL);
  }

  function shut(): void {
    if (open !== undefined) put(open);
  }

  function put(card: DetailCard): void {
    resized.unobserve(card.element);
    card.element.remove();
    if (card === open) {
      clearTimeout(lengthening);
      open = undefined;
    }
    pinned = pinned.filter((other) => other !== card);
  }

  function pinCard(card: DetailCard): void {
    if (card !== open) return;
    turns.stop();
    clearTimeout(lengthening);
    open = undefined;
    pinned = [...pinned, card];
    card.setPinned();
    place();
  }

  // It grows when its pictures and letters have come.
  const resized = new ResizeObserver(place);

  const turns = cardTurns({ open: () => open, show, shut });

  return {
    element,
    hover: (piece) => turns.to(piece === undefined ? undefined : pieceAbout(piece)),
    hoverEntry: (entry) => turns.to(entry && entryAbout(entry)),
    hold(piece) {
      show(pieceAbout(piece));
      if (open !== undefined) pinCard(open);
    },
    refresh() {
      for (const card of cards()) if (!card.show() || (card === open && card.about.box() === undefined)) put(card);
      place();
    },
    pin() {
      const last = pinned.at(-1);
      if (open !== undefined) pinCard(open);
      else if (last !== undefined) put(last);
    },
    unpin() {
      const last = pinned.at(-1);
      if (last !== undefined) put(last);
      return last !== undefined;
    },
    close() {
      clearTimeout(lengthening);
      turns.close();
      resized.disconnect();
    },
  };
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
