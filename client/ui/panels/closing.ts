/** Between the last frame and the score sheet: the table darkens but for what decided the match, and the winner's crest rises. */
import "./closing.css";
import type { Result } from "../../../shared/core/contract/game.ts";
import { until } from "../../base/until.ts";
import type { Box } from "../../face/box.ts";
import type { Moment } from "../../feed/feed.ts";
import { seatsWhere } from "../../text/ending.ts";
import { drawn, h } from "../common/dom.ts";
import { badge } from "../common/seat-badge.ts";
import type { TableModel } from "../model/table-model.ts";

/** In milliseconds, by the speed of pieces; where they do not move there is none. */
const LENGTHS = { slow: 2_600, normal: 1_600, fast: 800, instant: 0 } as const;
const CONTROLS = "a, button, input, select, summary, label";
/** How long it fades under the sheet. */
const FADE = 300;
/** A larger piece is cut out of the dark as it is; around a smaller one there is a pool of light. In CSS pixels. */
const LARGE = 44;

/** Resolves when it is over: at its end, or at once with a click or a key. */
export async function playClosing({ face, view, store, signal }: TableModel, picture: HTMLElement, moment: Moment): Promise<void> {
  const length = LENGTHS[store.forTable().speed];
  const shown = view.peek();
  const result = moment.outcome;
  if (length === 0 || shown === undefined || result === undefined) return;
  const closing = await face.closing?.();
  const { pieces = [], joined = false } = closing?.decided(result, moment.sight) ?? {};
  const boxes = pieces.flatMap((piece) => shown.boxOf(piece) ?? []);
  const { clientWidth: width, clientHeight: height } = picture;
  const overlay = h(
    "div",
    { class: "closing", "aria-hidden": "true", style: `--closing: ${length}ms` },
    drawn(shade(boxes, joined, `0 0 ${width} ${height}`), "shade"),
    crest(result),
  );
  picture.append(overlay);
  await ended(length, signal);
  overlay.classList.add("over");
  setTimeout(() => overlay.remove(), signal.aborted ? 0 : FADE);
}

function crest({ places }: Result): HTMLElement | undefined {
  const winners = seatsWhere(places, (place) => place === 1);
  if (winners.length === 0) return undefined;
  return h("div", { class: "crest" }, ...winners.map((seat) => badge(seat)));
}

function ended(length: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (): void => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, length);
    // What ends it does nothing else, but for a press on a control: who leaves now need not press twice.
    const skip = (event: Event): void => {
      if (event.type === "keydown" || (event.target as Element).closest(CONTROLS) === null) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      end();
    };
    for (const type of ["click", "keydown"]) addEventListener(type, skip, { capture: true, signal: over.signal });
    until(signal, end);
  });
}

const middle = ({ x, y, width, height }: Box): string => `${x + width / 2} ${y + height / 2}`;

/** The dark with what decided cut out of it, and the line of light that joins it. */
function shade(boxes: readonly Box[], joined: boolean, view: string): string {
  const holes = boxes.map((box) => hole(box));
  const line = joined ? boxes.map((box, at) => `${at === 0 ? "M" : "L"}${middle(box)}`).join("") : "";
  return (
    `<svg viewBox="${view}"><defs><radialGradient id="closing-pool"><stop offset=".5"/><stop offset="1" stop-opacity="0"/></radialGradient>` +
    `<mask id="closing-mask" maskUnits="userSpaceOnUse"><rect width="100%" height="100%" fill="#fff"/>${holes.join("")}</mask></defs>` +
    `<rect width="100%" height="100%" fill="#140c06" fill-opacity=".5" mask="url(#closing-mask)"/>` +
    `<g fill="none" stroke="#ffe3a0" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${line}" pathLength="1" stroke-width="10" stroke-opacity=".3"/><path d="${line}" pathLength="1" stroke-width="2.5"/></g></svg>`
  );
}

function hole(box: Box): string {
  const { x, y, width, height } = box;
  if (Math.max(width, height) > LARGE) return `<rect x="${x - 2}" y="${y - 2}" width="${width + 4}" height="${height + 4}" rx="7"/>`;
  const [across, down] = middle(box).split(" ");
  return `<ellipse cx="${across}" cy="${down}" rx="${width}" ry="${height}" fill="url(#closing-pool)"/>`;
}
