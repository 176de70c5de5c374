/** The surface in use and the stage on it; what fails is exchanged for something simpler, and the match goes on. */
import { makeStage, type Stage } from "../paint/stage.ts";
import type { Drawing, PictureStatus } from "../table-view.ts";
import { canvasSurface, type DrawingSurface, type SurfaceParts } from "./drawing-surface.ts";
import { NoWebgl, webglSurface } from "./webgl-surface.ts";

export interface PictureBoard {
  readonly drawing: Drawing;
  readonly stage: Stage;
  render(now: number): void;
  resize(): void;
  /** Draws with the graphics card, or without it if it cannot be had; `again`: then nothing new is said. */
  useWebgl(again?: boolean): Promise<void>;
  /** Never fails. */
  use(simple: Exclude<Drawing, "webgl">): void;
  close(): void;
}

export interface PictureBoardParts extends Omit<SurfaceParts, "lost" | "restored"> {
  /** The stage is new and empty: draw everything. */
  stageReplaced(): void;
  /** The graphics card cannot be had now. */
  webglFailed(): void;
  reportStatus(status: PictureStatus): void;
}

/** A graphics card that does not come back in this time is done without, in milliseconds. */
const PATIENCE = 5_000;

export function openBoard(parts: PictureBoardParts): PictureBoard {
  const { reportStatus } = parts;
  let drawing: Drawing = "words";
  let surface: DrawingSurface = canvasSurface(parts);
  let stage = makeStage(surface.painter, parts.measure().ratio);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Counts changes: whatever was begun before the newest is not wanted any more. */
  let changes = 0;

  function put(next: DrawingSurface, how: Drawing): void {
    clearTimeout(waiting);
    tryClose(surface);
    surface = next;
    drawing = how;
    stage = makeStage(surface.painter, parts.measure().ratio);
    parts.stageReplaced();
  }

  const board: PictureBoard = {
    get drawing() {
      return drawing;
    },
    get stage() {
      return stage;
    },
    render: (now) => surface.render(now),
    resize() {
      surface.resize(parts.measure());
      stage.resize(parts.measure().ratio);
    },
    use(simple) {
      changes++;
      put(canvasSurface(parts), simple);
    },
    async useWebgl(again = false) {
      const change = ++changes;
      const isOurs = (): boolean => change === changes;
      const giveUp = (error: unknown): void => {
        const isNews = !again || drawing !== "canvas";
        if (isNews) board.use("canvas");
        if (isNews) reportStatus({ type: "canvas", error: error instanceof NoWebgl ? undefined : error });
        if (!(error instanceof NoWebgl)) parts.webglFailed();
      };
      const lost = (): void => {
        if (!isOurs()) return;
        reportStatus({ type: "lost", error: undefined });
        clearTimeout(waiting);
        waiting = setTimeout(() => giveUp(new Error("the graphics card does not come back")), PATIENCE);
      };
      const restored = (): void => {
        if (!isOurs()) return;
        clearTimeout(waiting);
        stage.rebuild();
        parts.stageReplaced();
        reportStatus({ type: "back", error: undefined });
      };
      try {
        const opened = await webglSurface({ ...parts, lost, restored });
        if (isOurs()) put(opened, "webgl");
        else opened.close();
      } catch (error) {
        if (isOurs()) giveUp(error);
      }
    },
    close() {
      changes++;
      clearTimeout(waiting);
      tryClose(surface);
    },
  };
  return board;
}

/** What is broken may not even close well. */
function tryClose(surface: DrawingSurface): void {
  try {
    surface.close();
  } catch (error) {
    globalThis.reportError?.(error);
  }
}
