/** The sign of a seat as a badge of the page. */
import { colourOf, SHIELD, signOf } from "../../stage/seat-palette.ts";
import { drawn } from "./dom.ts";

export const seatColour = (seat: number): string => signOf(colourOf(seat)).colour;

export const badge = (seat: number, className?: string): HTMLElement => colourBadge(colourOf(seat), className);

/** Of a colour, whoever wears it. */
export function colourBadge(number: number, className = "badge"): HTMLElement {
  const { colour, pattern, symbol } = signOf(number);
  return drawn(
    `<svg viewBox="0 0 32 32"><path d="${SHIELD}" fill="${colour}"/>` +
      `<g stroke="#fff" stroke-opacity=".24" stroke-width="1.6" fill="none" clip-path="path('${SHIELD}')">${pattern}</g>` +
      `<g fill="#fff3d6" stroke="#fff3d6">${symbol}</g><path d="${SHIELD}" fill="none" stroke="#e2b765" stroke-width="1.6"/></svg>`,
    className,
  );
}
