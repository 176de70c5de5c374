/** An image that holds the sheet it shows, so that the sheet is not dropped under it. Every image of the picture is one. */
import type { Sheet } from "./sheet-cache.ts";
import type { Lie, Surface, SurfaceImage } from "./surface.ts";

export class HeldImage {
  readonly #surface: Surface;
  /** Made when it is first seen. */
  #image: SurfaceImage | undefined;
  #sheet: Sheet | undefined;

  constructor(surface: Surface) {
    this.#surface = surface;
  }

  /** What it shows. */
  get sheet(): Sheet | undefined {
    return this.#sheet;
  }

  lay(sheet: Sheet, lie: Lie): void {
    if (this.#image === undefined) this.#image = this.#surface.image(sheet.spot);
    else if (this.#sheet !== sheet) this.#image.show(sheet.spot);
    this.#image.lay(lie);
    this.#hold(sheet);
  }

  hide(): void {
    if (this.#sheet !== undefined) this.#image?.hide();
    this.#hold(undefined);
  }

  remove(): void {
    this.#image?.remove();
    this.#image = undefined;
    this.#hold(undefined);
  }

  #hold(sheet: Sheet | undefined): void {
    if (sheet !== undefined) sheet.shownBy++;
    if (this.#sheet !== undefined) this.#sheet.shownBy--;
    this.#sheet = sheet;
  }
}
