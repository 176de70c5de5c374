/**
 * The one palette of the seats' colours, for canvas, drawings and page. Lightness differs where a colour deficiency takes the hue away:
 * test/client/colour-sight.test.ts measures it. A new colour: a row here, a sign in seat-signs.ts, a name in text/.
 */
export interface SeatColour {
  /** The name in the custom property: `--seat-blue`. */
  readonly name: string;
  /** Shields, badges and panels: a pale sign on it can be read. */
  readonly shield: string;
  /** Pieces and roofs: lit, plain, shaded. */
  readonly light: string;
  readonly base: string;
  readonly dark: string;
}

export const SEAT_COLOURS = [
  { name: "blue", shield: "#2d7098", light: "#7fb6e8", base: "#3a7cc0", dark: "#0c3b6f" },
  { name: "red", shield: "#8d1c15", light: "#f0906c", base: "#a82818", dark: "#6f130c" },
  { name: "yellow", shield: "#8f5e09", light: "#ffe07a", base: "#efb52b", dark: "#a36a0c" },
  { name: "green", shield: "#3a6532", light: "#c3e79e", base: "#6cae4e", dark: "#2a6d3b" },
  { name: "purple", shield: "#592e6a", light: "#b48ad0", base: "#4d2168", dark: "#26092f" },
] as const satisfies readonly SeatColour[];

/** The symbol on a shield. */
export const SIGN_PALE = "#fff3d6";
/** The edge of a shield. */
export const SHIELD_EDGE = "#e2b765";

export const seatColour = (colour: number): SeatColour => SEAT_COLOURS[colour % SEAT_COLOURS.length] as SeatColour;

/** Sets the CSS custom properties from which the style sheets take the colours. */
export function defineSeatColours({ style }: Pick<HTMLElement, "style">): void {
  for (const { name, shield } of SEAT_COLOURS) style.setProperty(`--seat-${name}`, shield);
}
