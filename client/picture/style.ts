/** Palette, light and type of the picture. The page's own are in client/style/. */

export const COLOURS = {
  ink: "#3a2416",
  parchment: "#f6e7c6",
  brass: "#d9a441",
  sea: "#1f5a58",
  night: "#1d2c46",
} as const;

/** Colours as the renderer wants them. */
export const TINTS = {
  shadow: 0x10151f,
  lit: 0xffd36b,
  mark: 0xfff3d4,
  plain: 0xffffff,
  /** For a piece that cannot be had now. */
  dim: 0x98a8bb,
  /** For a piece of the same kind as what may be clicked, which may not be. */
  passed: 0xbcc6d0,
} as const;

/** In the evening paper glows no brighter than a lamp, and all that is darker keeps its colour: what tells pieces apart is still there. */
export const LAMP = "#ffe9bf";
/** The ground is dark but for the pool of a lamp over each part of the table: the colours by which its own are multiplied, from the middle out. */
export const POOL = ["#dcc7a6", "#918b95", "#4b5070"] as const;
export const isEvening = (): boolean => globalThis.document?.documentElement.dataset.look === "evening";

/** How a piece stands out: the last move's, one that may be clicked, one that is pointed at in a list. `line` in CSS pixels. */
export const STANDS_OUT = {
  marked: { tint: TINTS.mark, glow: 0.6, line: 1.5 },
  lit: { tint: TINTS.lit, glow: 0.95, line: 2 },
  pointed: { tint: TINTS.mark, glow: 1, line: 3 },
} as const;
export type StandsOut = keyof typeof STANDS_OUT;

/** The light stands low in the top left: shadows fall to the bottom right, longer the higher a piece is. */
export const LIGHT = { x: 0.55, y: 0.83, rest: 3, alpha: 0.55, softness: 0.075 } as const;

/** How far the shadow of a piece falls, and how dark it is: one that is thrown high keeps its shadow near, and a faint one. In CSS pixels. */
export const fallOf = (lift: number): number => LIGHT.rest + (0.9 * lift) / (1 + lift / 30);
/** How far below a piece in the air its shadow lies, in CSS pixels: never clear of the piece, or it would look like another one. */
export function shadowBelow(lift: number, height: number): number {
  const far = lift + fallOf(lift) * LIGHT.y;
  const room = Math.max(6, height * 0.55 - NEAR);
  return far <= NEAR ? far : NEAR + room * (1 - Math.exp((NEAR - far) / room));
}
const NEAR = 12;
export const darknessOf = (lift: number): number => LIGHT.alpha / (1 + lift * 0.012 + (lift / 30) ** 2);

/** Chinese uses the second font, see style/chinese.css. */
export const FONT = '"Alegreya", "Quayside Han"';
export const fontOf = (size: number, weight = 700, font = FONT): string =>
  `${weight} ${size}px ${font}, "Iowan Old Style", Palatino, Georgia, serif`;
/** The font of words with Han characters: their digits are as high as they are. */
export const HAN_FONT = `"Quayside Han Digits", ${FONT}`;
