/** The strips and the toast of a table: about no piece, so they lie where they hide least, near the upper and the lower edge. */
import { until } from "../../base/until.ts";
import { setToastPlace } from "../common/dialog.ts";
import { set } from "../common/dom.ts";
import type { Box } from "../common/placing.ts";
import type { TableSurroundings } from "../common/surroundings.ts";

/** A pixel nearer to the edge is worth covering this many square pixels of pieces: a strip lies over one only where no other place is free. */
const PULL = 0.01;
/** The widths of the strips; what says less is worth covering this many square pixels of pieces more. */
const WIDTHS: readonly (readonly [width: string, cost: number])[] = [
  ["long", 0],
  ["short", 0],
  ["slim", 0],
  ["brief", 10],
  ["tight", 12],
];

interface BannerParts {
  readonly picture: HTMLElement;
  readonly side: HTMLElement;
  readonly strips: HTMLElement;
  readonly signal: AbortSignal;
}

export function layBanners(around: TableSurroundings, { picture, side, strips, signal }: BannerParts): void {
  /** The middle of the picture's upper or lower edge. */
  function middleOf(edge: "top" | "bottom"): Box {
    const { left, width } = (picture.parentElement ?? picture).getBoundingClientRect();
    const { y, height } = around.room();
    return { x: left + width / 2, y: edge === "top" ? y : y + height, width: 0, height: 0 };
  }
  /** The side and the open drawer, where banners would cover a player's name or the log, and look as if they had slipped. */
  function besidePicture(): Box {
    const { left } = side.getBoundingClientRect();
    return { x: left, y: 0, width: Math.max(0, innerWidth - left), height: innerHeight };
  }
  const looks = WIDTHS.map(([width, cost]) => ({ take: () => set(strips, "data-width", width), cost }));
  function layStrips(): void {
    if (strips.offsetHeight > 0)
      around.lay(strips, { about: middleOf("top"), looks, never: [besidePicture()], rather: around.pieces(), pull: PULL });
  }
  function layToast(): void {
    const toast = document.querySelector<HTMLElement>("body > .toast");
    if (toast !== null) around.lay(toast, { about: middleOf("bottom"), never: [besidePicture()], rather: around.pieces(), pull: PULL });
  }
  around.onChange(layStrips);
  around.onChange(layToast);
  const grown = new ResizeObserver(layStrips);
  grown.observe(strips);
  until(signal, () => grown.disconnect());
  until(signal, setToastPlace(layToast));
}
