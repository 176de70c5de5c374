/** The port to what a picture is drawn on: sheets are put on it, and images show them. Sizes are in device pixels. */

/** A sheet as it lies on the surface. */
export interface Spot {
  /** It takes no room that other sheets could have. */
  readonly isAlone: boolean;
  /** Gives its room back; no image shows it any more. */
  drop(): void;
}

/** How an image is drawn. */
export interface Lie {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In degrees. */
  readonly angle: number;
  readonly depth: number;
  /** What the sheet's colours are multiplied by. */
  readonly tint: number;
  readonly alpha: number;
  /** Light: its colours are added to what lies below. */
  readonly adds?: boolean;
  /** Only this part of it is seen, from its lower edge. */
  readonly part?: number;
}

export interface SurfaceImage {
  /** From now on it shows this sheet, which lies on the same surface. */
  show(spot: Spot): void;
  lay(lie: Lie): void;
  hide(): void;
  remove(): void;
}

export interface Surface {
  /** Whether shadow, light, rim and digits of a piece are images of their own; where that costs too much, each piece is one. */
  readonly layers: boolean;
  /** How many pixels it has. */
  readonly pixels: number;
  put(sheet: HTMLCanvasElement): Spot;
  /** Whether there is room for this sheet without another page. */
  holds(sheet: HTMLCanvasElement): boolean;
  /** How many pages the sheets share; with more than one, images that follow each other are drawn apart. */
  readonly pages: number;
  /** Puts all sheets on fresh pages, close together, and every image follows its sheet. */
  repack(): void;
  /** Above all images of the same depth. */
  image(spot: Spot): SurfaceImage;
}
