/** The sign of a seat as a badge of the page. */
import { SHIELD_EDGE, SIGN_PALE, seatColour } from "../../face/seat-palette.ts";
import { colourOf, SHIELD, signOf } from "../../face/seat-signs.ts";
import { drawn } from "./dom.ts";

/** The style of an element about a seat. */
export const seatStyle = (seat: number): string =>
  `--seat: color-mix(in oklab, var(--seat-${seatColour(colourOf(seat)).name}), var(--lamp) var(--lift, 0%))`;

export const badge = (seat: number, className?: string): HTMLElement => colourBadge(colourOf(seat), className);

/** The badge of a colour. */
export const colourBadge = (number: number, className = "badge"): HTMLElement => drawn(svgOf(number), className);

/** The badge of a seat as an SVG document. */
export const badgeDrawing = (seat: number): string =>
  svgOf(colourOf(seat)).replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"');

function svgOf(number: number): string {
  const { colour, pattern, symbol } = signOf(number);
  return (
    `<svg viewBox="0 0 32 32"><path d="${SHIELD}" fill="${colour}"/>` +
    `<g stroke="#fff" stroke-opacity=".24" stroke-width="1.6" fill="none" clip-path="path('${SHIELD}')">${pattern}</g>` +
    `<g fill="${SIGN_PALE}" stroke="${SIGN_PALE}">${symbol}</g><path d="${SHIELD}" fill="none" stroke="${SHIELD_EDGE}" stroke-width="1.6"/></svg>`
  );
}
