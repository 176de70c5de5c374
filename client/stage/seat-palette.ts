/** The one palette of the seats' colours, for canvas, drawings and page. A new colour: a row here, a sign in seat-signs.ts, a name in text/. */
export interface SeatColour {
  /** Of the custom property: `--seat-blue`. */
  readonly name: string;
  /** Shields, badges and panels: a pale sign on it can be read. */
  readonly shield: string;
  /** Pieces and roofs: lit, plain, shaded. */
  readonly light: string;
  readonly base: string;
  readonly dark: string;
}

export const SEAT_COLOURS = [
  { name: "blue", shield: "#1d5a7d", light: "#86bbe6", base: "#2c6fb0", dark: "#163f6e" },
  { name: "red", shield: "#9c2f22", light: "#f0906c", base: "#b92f20", dark: "#70140e" },
  { name: "yellow", shield: "#8a5a08", light: "#ffe38c", base: "#efb52b", dark: "#a36a0c" },
  { name: "green", shield: "#3d6b2c", light: "#c4e694", base: "#579c3f", dark: "#28602c" },
  { name: "purple", shield: "#5b2f6b", light: "#c9a0da", base: "#7f4794", dark: "#3b1c48" },
] as const satisfies readonly SeatColour[];

/** The symbol on a shield. */
export const SIGN_PALE = "#fff3d6";
/** The edge of a shield. */
export const SHIELD_EDGE = "#e2b765";

export const seatColour = (colour: number): SeatColour => SEAT_COLOURS[colour % SEAT_COLOURS.length] as SeatColour;

/** As CSS custom properties, from which the style sheets take them. */
export function defineSeatColours({ style }: Pick<HTMLElement, "style">): void {
  for (const { name, shield } of SEAT_COLOURS) style.setProperty(`--seat-${name}`, shield);
}
