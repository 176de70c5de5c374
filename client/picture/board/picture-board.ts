/** The surface in use and the stage on it; what fails is exchanged for something simpler, and the match goes on. */
import { until } from "../../base/until.ts";
import type { Atlas } from "../paint/atlas.ts";
import { Stage } from "../paint/stage.ts";
import { paintOn } from "../paint/surface-painter.ts";
import type { DrawingMethod, PictureStatus } from "../table-view.ts";
import { canvasSurface, type DrawingSurface, type SurfaceOptions } from "./drawing-surface.ts";
import { NoWebgl, webglSurface } from "./webgl-surface.ts";

interface PictureBoardOptions extends Omit<SurfaceOptions, "lost" | "restored"> {
  readonly atlas: Atlas;
  /** The stage is new and empty: draw everything. */
  stageReplaced(): void;
  /** The graphics card cannot be had now. */
  webglFailed(): void;
  reportStatus(status: PictureStatus): void;
}

/** A graphics card that does not come back in this time is done without, in milliseconds. */
const PATIENCE = 5_000;

export class PictureBoard {
  readonly #options: PictureBoardOptions;
  #drawing: DrawingMethod = "words";
  #surface: DrawingSurface;
  /** Ends the surface. */
  #ended = new AbortController();
  #stage: Stage;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Counts changes: whatever was begun before the newest is not wanted any more. */
  #changes = 0;

  constructor(options: PictureBoardOptions) {
    this.#options = options;
    this.#surface = canvasSurface({ ...options, signal: this.#ended.signal });
    this.#stage = this.#emptyStage();
    until(options.signal, () => {
      this.#changes++;
      clearTimeout(this.#waiting);
      this.#ended.abort();
    });
  }

  get drawing(): DrawingMethod {
    return this.#drawing;
  }

  get stage(): Stage {
    return this.#stage;
  }

  render(now: number): void {
    this.#surface.render(now);
  }

  resize(): void {
    const measure = this.#options.measure();
    this.#surface.resize(measure);
    this.#stage.resize(measure.ratio);
  }

  /** This never fails. */
  use(simple: Exclude<DrawingMethod, "webgl">): void {
    this.#changes++;
    const ended = new AbortController();
    this.#put(canvasSurface({ ...this.#options, signal: ended.signal }), ended, simple);
  }

  /** Draws with the graphics card, or without it if it cannot be had; `again`: then nothing new is said. */
  async useWebgl(again = false): Promise<void> {
    const change = ++this.#changes;
    const isNewest = (): boolean => change === this.#changes;
    const ended = new AbortController();
    const lost = (): void => {
      if (isNewest()) this.#waitForCard(again);
    };
    const restored = (): void => {
      if (isNewest()) this.#goOn();
    };
    try {
      const opened = await webglSurface({ ...this.#options, signal: ended.signal, lost, restored });
      if (isNewest()) this.#put(opened, ended, "webgl");
      else ended.abort();
    } catch (error) {
      // It may still open.
      ended.abort();
      if (isNewest()) this.#giveUp(error, again);
    }
  }

  #put(surface: DrawingSurface, ended: AbortController, drawing: DrawingMethod): void {
    clearTimeout(this.#waiting);
    this.#ended.abort();
    this.#ended = ended;
    this.#surface = surface;
    this.#drawing = drawing;
    this.#stage = this.#emptyStage();
    this.#options.stageReplaced();
  }

  #emptyStage(): Stage {
    const { atlas, measure } = this.#options;
    return new Stage(paintOn(this.#surface, atlas), measure().ratio);
  }

  #waitForCard(again: boolean): void {
    this.#options.reportStatus({ type: "lost", error: undefined });
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#giveUp(new Error("the graphics card does not come back"), again), PATIENCE);
  }

  /** The graphics card is back. */
  #goOn(): void {
    clearTimeout(this.#waiting);
    this.#stage.rebuild();
    this.#options.stageReplaced();
    this.#options.reportStatus({ type: "back", error: undefined });
  }

  #giveUp(error: unknown, again: boolean): void {
    const { reportStatus, webglFailed } = this.#options;
    const isNews = !again || this.#drawing !== "canvas";
    if (isNews) this.use("canvas");
    if (isNews) reportStatus({ type: "canvas", error: error instanceof NoWebgl ? undefined : error });
    if (!(error instanceof NoWebgl)) webglFailed();
  }
}
