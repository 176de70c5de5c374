/** The large card about a piece: after a short hover, beside the piece, pinned with a key. */
import type { Sight } from "../../../shared/core/game.ts";
import type { Face } from "../../games/face.ts";
import type { TableView } from "../../scenes/table.ts";
import { fill, h, set } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import { REST_BEFORE_DETAIL } from "../common/durations.ts";
import { type Box, beside, GAP } from "../common/place-beside.ts";
import type { Say } from "../common/say.ts";

export interface DetailCard {
  readonly element: HTMLElement;
  hover(piece: string | undefined): void;
  /** The picture changed under it. */
  refresh(): void;
  pin(): void;
  /** True if there was something to put away. */
  unpin(): boolean;
}

interface Around {
  readonly picture: HTMLElement;
  readonly prompt: HTMLElement;
  /** What else should be seen with the piece, on the page. */
  boxes(): readonly Box[];
}

/** The button that shows the card must not be covered by it. */
const focused = (): readonly Box[] => {
  const button = document.activeElement?.closest("button") ?? undefined;
  return button === undefined ? [] : [button.getBoundingClientRect()];
};

export function detailCard(
  face: Face,
  say: Say,
  looks: Looks,
  table: () => TableView | undefined,
  { picture, prompt, boxes }: Around,
): DetailCard {
  const element = h("aside", { class: "detail", hidden: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let piece: string | undefined;
  let pinned = false;

  function show(): void {
    const sight: Sight | undefined = table()?.shown?.sight;
    const box = piece === undefined ? undefined : table()?.boxOf(piece);
    const detail = piece === undefined || sight === undefined ? undefined : face.detail(piece, sight);
    set(element, "hidden", detail === undefined || box === undefined);
    if (detail === undefined) return;
    const lines = detail.lines.map(({ line, chips = [] }) => h("li", {}, h("span", {}, say.line(line)), ...chips.map(looks.chip)));
    const pin = pinned && h("span", { class: "tag" }, say.text.table.pinned);
    fill(element, looks.large(detail.look), h("div", { class: "about" }, h("h3", {}, say.line(detail.title), pin), h("ul", {}, ...lines)));
    place();
  }

  function place(): void {
    const box = piece === undefined ? undefined : table()?.boxOf(piece);
    if (box === undefined) return;
    const { left, top } = picture.getBoundingClientRect();
    // The prompt with its choices stays free, also where they need a second line and rise above the bottom of the picture.
    const room = { width: innerWidth, height: prompt.getBoundingClientRect().top };
    set(element, "data-wide", false);
    set(element, "data-wide", element.offsetHeight + 2 * GAP > room.height);
    const onPage = (piece: Box): Box => ({ ...piece, x: piece.x + left, y: piece.y + top });
    const extent = { width: element.offsetWidth, height: element.offsetHeight };
    const { x, y } = beside(onPage(box), extent, room, [...alternatives().map(onPage), ...focused()], boxes());
    element.style.translate = `${x}px ${y}px`;
  }

  /** The other pieces of the choice. */
  const alternatives = (): readonly Box[] => {
    const view = table();
    return [...(view?.lit ?? [])].flatMap((other) => (other === piece ? [] : (view?.boxOf(other) ?? [])));
  };

  // It grows when its pictures and letters have come, and the prompt with its choices.
  const resized = new ResizeObserver(place);
  for (const grown of [element, prompt]) resized.observe(grown);

  function hide(): void {
    pinned = false;
    piece = undefined;
    set(element, "data-pinned", false);
    set(element, "hidden", true);
  }

  return {
    element,
    hover(over) {
      if (pinned) return;
      clearTimeout(timer);
      if (over === undefined) return hide();
      // From piece to piece without a pause once the card is there.
      const open = piece !== undefined && !element.hidden;
      timer = setTimeout(
        () => {
          piece = over;
          show();
        },
        open ? 0 : REST_BEFORE_DETAIL,
      );
    },
    refresh() {
      if (!element.hidden) show();
    },
    pin() {
      if (pinned) return hide();
      pinned = piece !== undefined && !element.hidden;
      set(element, "data-pinned", pinned);
      if (pinned) show();
    },
    unpin() {
      const was = pinned;
      if (was) hide();
      return was;
    },
  };
}
