/** The easel in use and the stage on it; what fails is exchanged for something simpler, and the match goes on. */
import { makeStage, type Stage } from "../stage/stage.ts";
import { cardSurface, NoCard } from "./card-surface.ts";
import { type DrawingSurface, plainSurface, type SurfaceParts } from "./drawing-surface.ts";
import type { Drawing, PictureStatus } from "./table.ts";

export interface PictureBoard {
  readonly drawing: Drawing;
  readonly stage: Stage;
  render(now: number): void;
  resize(): void;
  /** Draws with the graphics card, or without it if it cannot be had. */
  useCard(): Promise<void>;
  /** Never fails. */
  use(simple: Exclude<Drawing, "card">): void;
  close(): void;
}

export interface PictureBoardParts extends Omit<SurfaceParts, "lost" | "restored"> {
  /** The stage is new and empty: draw everything. */
  fresh(): void;
  mishap(mishap: PictureStatus): void;
}

/** A graphics card that does not come back in this time is done without, in milliseconds. */
const PATIENCE = 5_000;

export function openBoard(parts: PictureBoardParts): PictureBoard {
  const { mishap } = parts;
  let drawing: Drawing = "words";
  let easel: DrawingSurface = plainSurface(parts);
  let stage = makeStage(easel.painter, parts.measure().ratio);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Counts changes: whatever was begun before the newest is not wanted any more. */
  let changes = 0;

  function put(next: DrawingSurface, how: Drawing): void {
    clearTimeout(waiting);
    tryClose(easel);
    easel = next;
    drawing = how;
    stage = makeStage(easel.painter, parts.measure().ratio);
    parts.fresh();
  }

  const board: PictureBoard = {
    get drawing() {
      return drawing;
    },
    get stage() {
      return stage;
    },
    render: (now) => easel.render(now),
    resize() {
      easel.resize(parts.measure());
      stage.resize(parts.measure().ratio);
    },
    use(simple) {
      changes++;
      put(plainSurface(parts), simple);
    },
    async useCard() {
      const change = ++changes;
      const isOurs = (): boolean => change === changes;
      const giveUp = (error: unknown): void => {
        board.use("plain");
        mishap({ type: "plain", error: error instanceof NoCard ? undefined : error });
      };
      const lost = (): void => {
        if (!isOurs()) return;
        mishap({ type: "lost", error: undefined });
        clearTimeout(waiting);
        waiting = setTimeout(() => giveUp(new Error("the graphics card does not come back")), PATIENCE);
      };
      const restored = (): void => {
        if (!isOurs()) return;
        clearTimeout(waiting);
        stage.rebuild();
        parts.fresh();
        mishap({ type: "back", error: undefined });
      };
      try {
        const opened = await cardSurface({ ...parts, lost, restored });
        if (isOurs()) put(opened, "card");
        else opened.close();
      } catch (error) {
        if (isOurs()) giveUp(error);
      }
    },
    close() {
      changes++;
      clearTimeout(waiting);
      tryClose(easel);
    },
  };
  return board;
}

/** What is broken may not even close well. */
function tryClose(easel: DrawingSurface): void {
  try {
    easel.close();
  } catch (error) {
    globalThis.reportError?.(error);
  }
}
