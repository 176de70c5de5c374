/**
 * What the seats look like. Colour, symbol and pattern belong together, so that none of them has to be seen. Which colour a seat wears
 * is known to the feed; the page shows one table at a time, so it is set here when a table opens.
 */
import { seatColour } from "./seat-palette.ts";

/** A sign on a 32 by 32 shield. */
export interface SeatSign {
  readonly colour: string;
  /** Strokes over the shield. */
  readonly pattern: string;
  /** A shape in one pale colour, filled and stroked. */
  readonly symbol: string;
}

export const SHIELD = "M2 2h28v15q0 9-14 13Q2 26 2 17z";

/** Anchor, sun, wheat ear, star, shell. */
const SIGNS: readonly Omit<SeatSign, "colour">[] = [
  {
    pattern: '<path d="M0 5q4-4 8 0t8 0 8 0 8 0M0 15q4-4 8 0t8 0 8 0 8 0M0 25q4-4 8 0t8 0 8 0 8 0"/>',
    symbol:
      '<circle cx="16" cy="8.5" r="2.3" fill="none" stroke-width="2"/><path d="M16 11v13M11.5 14h9M8 18q1 7 8 7t8-7M8 18l-1.6 2.6M8 18l2.4 2M24 18l1.6 2.6M24 18l-2.4 2" fill="none" stroke-width="2.2" stroke-linecap="round"/>',
  },
  {
    pattern: '<path d="M-4 12 12-4M-4 24 24-4M-2 34 34-2M8 36 36 8M20 36 36 20"/>',
    symbol:
      '<circle cx="16" cy="16" r="5" stroke="none"/><path d="M16 6v3M16 23v3M6 16h3M23 16h3M9 9l2 2M21 21l2 2M23 9l-2 2M11 21l-2 2" stroke-width="2.4" stroke-linecap="round"/>',
  },
  {
    pattern: '<path d="M8 0v32M16 0v32M24 0v32M0 8h32M0 16h32M0 24h32"/>',
    symbol:
      '<path d="M16 26V8M16 12q-5 0-5-5 5 0 5 5 0-5 5-5 0 5-5 5M16 18q-5 0-5-5 5 0 5 5 0-5 5-5 0 5-5 5M16 24q-5 0-5-5 5 0 5 5 0-5 5-5 0 5-5 5" stroke-width="1.2"/>',
  },
  {
    pattern:
      '<path d="M6 6h.1M16 6h.1M26 6h.1M11 12h.1M21 12h.1M6 18h.1M16 18h.1M26 18h.1M11 24h.1M21 24h.1" stroke-linecap="round" stroke-width="3"/>',
    symbol: '<path d="m16 6.500 2.900 6.200 6.800.8-5 4.600 1.300 6.700-6-3.300-6 3.300 1.300-6.700-5-4.600 6.800-.8z" stroke="none"/>',
  },
  {
    pattern: '<path d="M0 8l4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4M0 17l4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4M0 26l4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4"/>',
    symbol:
      '<path d="M16 25Q6 20 7 13q4-7 9-6 5-1 9 6 1 7-9 12z" fill="none" stroke-width="2"/><path d="M16 24V9M16 24l-5-13M16 24l5-13" fill="none" stroke-width="1.8"/>',
  },
];

export const signOf = (colour: number): SeatSign => ({
  ...(SIGNS[colour % SIGNS.length] as (typeof SIGNS)[number]),
  colour: seatColour(colour).shield,
});

let worn: readonly number[] = [];

/** Sets the colour of each seat of the table that opens. */
export function setSeatColours(colours: readonly number[]): void {
  worn = colours;
}

/** An index into the seat colours. */
export const colourOf = (seat: number): number => worn[seat] ?? seat;
