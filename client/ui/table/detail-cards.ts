/** The cards about pieces: one follows the pointer or the focus, others are pinned. None covers what it is about. */
import type { Face } from "../../games/face.ts";
import type { TableView } from "../../scenes/table.ts";
import { h } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import { type Box, boxOnPage } from "../common/place-beside.ts";
import type { Say } from "../common/say.ts";
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

interface Around {
  readonly picture: HTMLElement;
  readonly prompt: HTMLElement;
  /** What else should be seen with the piece, on the page. */
  boxes(): readonly Box[];
}

export function detailCards(
  face: Face,
  say: Say,
  looks: Looks,
  table: () => TableView | undefined,
  { picture, prompt, boxes }: Around,
): DetailCards {
  const element = h("div", { class: "details" });
  let open: DetailCard | undefined;
  let pinned: readonly DetailCard[] = [];

  const isPinned = (topic: string): boolean => pinned.some(({ about }) => about.topic === topic);
  const cards = (): readonly DetailCard[] => (open === undefined ? pinned : [...pinned, open]);

  const pieceBox = (piece: string): Box | undefined => boxOnPage(table(), picture, piece);
  const pieceAbout = (topic: string): About => ({ topic, box: () => pieceBox(topic) });

  /** The pinned ones keep clear of each other in the order they were pinned; the open one keeps clear of all. */
  function place(): void {
    // Each frame asks for it, and to measure the prompt costs a layout of the whole page.
    if (cards().length === 0) return;
    // The prompt with its choices stays free, also where they need a second line and rise above the bottom of the picture.
    const room = { width: innerWidth, height: prompt.getBoundingClientRect().top };
    const lit = [...(table()?.lit ?? [])];
    const placed: Box[] = [];
    for (const card of cards()) {
      const alternatives = lit.flatMap((piece) => (piece === card.about.topic ? [] : (pieceBox(piece) ?? [])));
      card.place(room, [...alternatives, ...focused(card), ...placed], boxes());
      placed.push(card.element.getBoundingClientRect(), ...[card.about.box() ?? []].flat());
    }
  }

  function show(about: About): void {
    shut();
    if (isPinned(about.topic) || about.box() === undefined) return;
    const card: DetailCard = detailCard({
      ...{ face, say, looks, about, sight: () => table()?.shown?.sight, resized: place },
      pin: () => pinCard(card),
      close: () => put(card),
    });
    if (!card.show()) return;
    open = card;
    element.append(card.element);
    resized.observe(card.element);
    place();
  }

  function shut(): void {
    if (open !== undefined) put(open);
  }

  function put(card: DetailCard): void {
    resized.unobserve(card.element);
    card.element.remove();
    if (card === open) open = undefined;
    pinned = pinned.filter((other) => other !== card);
  }

  function pinCard(card: DetailCard): void {
    if (card !== open) return;
    turns.stop();
    open = undefined;
    pinned = [...pinned, card];
    card.setPinned();
  }

  // It grows when its pictures and letters have come, and the prompt with its choices.
  const resized = new ResizeObserver(place);
  resized.observe(prompt);

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
