/** The windows pictures are taken in. */
export interface Size {
  /** The page's size, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

const WIDTH = 1280;
const HEIGHT = 720;
const at = (width: number, height: number, pixelRatio = 1): Size => ({ width, height, pixelRatio });
/** A browser's zoom makes the page smaller by as much as it makes each of its pixels larger. */
const zoomed = (zoom: number): Size => at(Math.round(WIDTH / zoom), Math.round(HEIGHT / zoom), zoom);

export const SIZES = {
  "800x600": at(800, 600),
  "1024x768": at(1024, 768),
  "1280x720": at(WIDTH, HEIGHT),
  "1366x768": at(1366, 768),
  "1440x900": at(1440, 900),
  "1680x1050": at(1680, 1050),
  "1920x1080": at(1920, 1080),
  "2560x1080": at(2560, 1080),
  "2560x1440": at(2560, 1440),
  "3840x2160": at(3840, 2160),
  "ratio-1.25": at(WIDTH, HEIGHT, 1.25),
  "ratio-1.5": at(WIDTH, HEIGHT, 1.5),
  "ratio-2": at(WIDTH, HEIGHT, 2),
  "zoom-80": zoomed(0.8),
  "zoom-150": zoomed(1.5),
  "zoom-200": zoomed(2),
} as const satisfies Readonly<Record<string, Size>>;

export type SizeName = keyof typeof SIZES;

/** The sizes of a shot that names no other. */
export const USUAL: readonly SizeName[] = ["1280x720"];
export const ALL_SIZES = Object.keys(SIZES) as readonly SizeName[];
/** The sizes of a table that is played: zoomed further in, the picture scrolls. */
export const LIVE_SIZES = ALL_SIZES.filter((size) => !size.startsWith("zoom"));
