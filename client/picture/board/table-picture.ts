/** The picture of a feed's frames: director and stage, rebuilt from the newest frame if either fails. */
import { until } from "../../base/until.ts";
import type { Face } from "../../face/face.ts";
import type { Pose } from "../../face/pose.ts";
import type { Moment } from "../../feed/feed.ts";
import type { TableSettings } from "../../settings/settings.ts";
import type { Catalogue } from "../../text/grammar.ts";
import type { Measure } from "../measure.ts";
import { Director } from "../motion/director.ts";
import { type Foretold, type Ghosts, ghostsOf, NO_GHOSTS } from "../motion/ghosts.ts";
import type { Motion } from "../motion/motion.ts";
import { type Atlas, makeAtlas } from "../paint/atlas.ts";
import type { Highlights as StageHighlights } from "../paint/piece-sprites.ts";
import type { Stage } from "../paint/stage.ts";
import { isEvening } from "../style.ts";
import type { PictureStatus, TableViewOptions } from "../table-view.ts";
import { DrawLoop } from "./draw-loop.ts";
import { PictureBoard } from "./picture-board.ts";
import { PictureGuard } from "./picture-guard.ts";
import type { Held, Pointer } from "./pointer.ts";

interface TablePictureOptions extends Pick<TableViewOptions, "face" | "language" | "events" | "settings"> {
  readonly parent: HTMLElement;
  readonly size: Measure;
  readonly signal: AbortSignal;
  /** Called before each drawing. */
  beforeDraw(): void;
  afterDraw(): void;
  onMotion(motion: Motion, what: "begins" | "ends"): void;
}

/** Pieces that stand out. */
interface Highlights {
  lit: ReadonlySet<string>;
  marked: ReadonlySet<string>;
  pointed: ReadonlySet<string>;
  held: Held | undefined;
  ghosts: StageHighlights["ghosts"];
}

/** After this wait for the first frame, in milliseconds, the player is not made to watch the table being set. */
const LONG_WAIT = 1_500;

export class TablePicture {
  readonly atlas: Atlas;
  readonly board: PictureBoard;
  readonly guard: PictureGuard;
  readonly highlights: Highlights = { lit: new Set(), marked: new Set(), pointed: new Set(), held: undefined, ghosts: undefined };
  readonly #options: TablePictureOptions;
  readonly #loop: DrawLoop;
  readonly #begun = performance.now();
  #settings: TableSettings;
  #evening = isEvening();
  #size: Measure;
  #director: Director;
  #newest: Moment | undefined;
  #pointer: Pointer | undefined;
  /** The stage is older than what the director says. */
  #isStale = true;

  constructor(options: TablePictureOptions) {
    const { face, language, events, settings, size, parent, signal } = options;
    const reportStatus = (status: PictureStatus): void => events.pictureStatus?.(status);
    this.#options = options;
    this.#settings = settings;
    this.#size = size;
    this.atlas = makeAtlas(face, language.catalogueOf(face.game.id));
    this.guard = new PictureGuard({
      signal,
      rebuild: (error) => this.#restart("rebuilt", error),
      simplify: (error) => this.board.drawing !== "words" && this.#restart(this.board.drawing === "webgl" ? "canvas" : "words", error),
      restore: () => void this.drawAsSet(true),
      reportStatus,
    });
    this.board = new PictureBoard({
      parent,
      signal,
      atlas: this.atlas,
      measure: () => this.#size,
      stageReplaced: () => this.#changed(),
      webglFailed: () => this.guard.restoreLater(),
      reportStatus: (status) => this.guard.tryPage(() => reportStatus(status)),
    });
    this.#loop = new DrawLoop({
      signal,
      draw: () => this.guard.tryPicture(() => this.#draw(), undefined),
      advance: () => this.guard.tryPicture(() => this.#director.play(performance.now()), false),
    });
    this.#director = this.#newDirector();
    until(signal, () => {
      this.#pointer = undefined;
    });
  }

  /** Replaced by a new one after a failure. */
  get director(): Director {
    return this.#director;
  }

  get settings(): TableSettings {
    return this.#settings;
  }

  /** Draws with WebGL, unless the settings are against it or the browser has none. `again`: after a failure. */
  async drawAsSet(again = false): Promise<void> {
    const { board, guard } = this;
    const hadNone = board.drawing === "words";
    const wanted = this.#settings.plain ? "canvas" : "webgl";
    if (wanted === "canvas") board.use("canvas");
    else await board.useWebgl(again);
    // Before the first frame there is nothing to tell.
    if (this.#newest === undefined) return;
    if (hadNone) this.#showNewest();
    if (board.drawing === wanted) guard.tryPage(() => this.#options.events.pictureStatus?.({ type: "back", error: undefined }));
  }

  /** Begins to draw, and to tell of frames. */
  open(pointer: Pointer): void {
    this.#pointer = pointer;
  }

  /** Paints what a first frame will need, as far as it is decoded. */
  prepare(poses: readonly Pose[]): void {
    this.guard.tryPicture(() => this.board.stage.prepare(poses), undefined);
  }

  showFrame(moment: Moment, jump: boolean): void {
    this.#newest = moment;
    this.guard.tryPicture(() => {
      const director = this.#director;
      const isFirst = director.shown === undefined;
      const now = performance.now();
      director.frame(moment, jump, now, now - this.#begun > LONG_WAIT);
      const coming = director.coming.map(({ pose }) => pose);
      // Decoded while pieces are on their way.
      void this.atlas.load(coming.map(({ look }) => look));
      if (isFirst || director.behind === 0) this.board.stage.prepare(coming);
    }, undefined);
    this.#changed();
  }

  set(settings: TableSettings): void {
    const redrawn = settings.plain !== this.#settings.plain;
    const lightChanged = this.#evening !== isEvening();
    this.#settings = settings;
    this.#evening = isEvening();
    if (redrawn) void this.drawAsSet();
    else if (lightChanged) this.#paintAgain();
    this.updatePace();
  }

  /** The tab was hidden or shown, or the settings have changed. */
  updatePace(): void {
    this.guard.tryPicture(() => this.#director.set(paceOf(this.#settings), performance.now()), undefined);
    this.redraw();
  }

  resize(size: Measure): void {
    this.#size = size;
    this.highlights.ghosts = undefined;
    this.guard.tryPicture(() => {
      this.board.resize();
      this.#director.resize(size, performance.now());
      this.#draw();
    }, undefined);
  }

  /** Shows the newest frame at once. */
  catchUp(): void {
    this.guard.tryPicture(() => this.#director.catchUp(performance.now()), undefined);
    this.redraw();
  }

  /** Tells the frame that is shown once more, to who listens now. */
  tellAgain(): void {
    this.guard.tryPicture(() => this.#director.catchUp(performance.now()), undefined);
    const newest = this.#newest;
    if (newest !== undefined) this.guard.tryPage(() => this.#options.events.shown(newest, undefined, true));
  }

  /** Draws its words in another language, and nothing else. */
  speak(texts: Catalogue): void {
    this.atlas.speak(texts);
    this.#paintAgain();
  }

  /** Makes all sheets again; what moves is where it would come to. */
  #paintAgain(): void {
    const director = this.#director;
    this.guard.tryPicture(() => {
      director.catchUp(performance.now());
      this.board.stage.rebuild();
      this.#prepareComing();
    }, undefined);
    this.#changed();
  }

  /** Changes what the director says, and draws. */
  direct(change: (director: Director, now: number) => void): void {
    this.guard.tryPicture(() => change(this.#director, performance.now()), undefined);
    this.#changed();
  }

  /** Draws soon. */
  redraw(): void {
    if (this.#pointer !== undefined) this.#loop.request();
  }

  /** Draws the pieces of these moves as they would lie, translucent, until the next call; gives what is shown. */
  showGhosts(foretold: Foretold | undefined): Ghosts {
    const { highlights, board, guard } = this;
    if (foretold === undefined && highlights.ghosts === undefined) return NO_GHOSTS;
    const wanted = foretold !== undefined && board.drawing !== "words";
    const lay = (): Ghosts => (wanted ? ghostsOf(this.#options.face, this.#director.pieces, foretold, this.#size) : NO_GHOSTS);
    const found = guard.tryPicture(lay, NO_GHOSTS);
    const since = this.#settings.reducedMotion ? Number.NEGATIVE_INFINITY : performance.now();
    highlights.ghosts = found.poses.length > 0 ? { ...found, since } : undefined;
    // They are no pieces, so what can be pointed at stays.
    this.redraw();
    return found;
  }

  /** The stage as it is now, also between two drawings. */
  currentStage(): Stage {
    if (this.#isStale && this.#pointer !== undefined) this.guard.tryPicture(() => this.#refresh(performance.now()), false);
    return this.board.stage;
  }

  #newDirector(): Director {
    const { face, events, onMotion } = this.#options;
    const layout: Face["layout"] = (...what) => (this.board.drawing === "words" ? [] : face.layout(...what));
    const director = new Director({ ...face, layout }, this.#size, {
      shown: (...what) => {
        this.#changed();
        if (this.#pointer !== undefined) this.guard.tryPage(() => events.shown(...what));
      },
      motion: onMotion,
    });
    director.set(paceOf(this.#settings), performance.now());
    return director;
  }

  #restart(how: "rebuilt" | "canvas" | "words", error: unknown): void {
    if (how === "rebuilt") this.board.stage.rebuild();
    else this.board.use(how);
    this.#showNewest({ type: how, error });
  }

  /** Shows the newest frame on an empty stage. */
  #showNewest(status?: PictureStatus): void {
    const { guard } = this;
    const { row } = this.#director;
    this.#director = this.#newDirector();
    this.#director.setRow(row, performance.now());
    if (status !== undefined) guard.tryPage(() => this.#options.events.pictureStatus?.(status));
    const newest = this.#newest;
    if (newest !== undefined) guard.tryPicture(() => this.#director.frame(newest, true, performance.now()), undefined);
    this.#changed();
  }

  #changed(): void {
    this.#isStale = true;
    this.redraw();
  }

  #draw(): void {
    const { board, atlas } = this;
    const { beforeDraw, afterDraw } = this.#options;
    this.#loop.begin();
    if (this.#pointer === undefined) return;
    const now = performance.now();
    beforeDraw();
    const moving = this.#director.play(now);
    const busy = this.#refresh(now);
    board.render(now);
    if (board.stage.missing.length > 0) void atlas.load(board.stage.missing).then(() => this.#showDecoded());
    if (!moving) this.#pointer?.update();
    afterDraw();
    if (moving || busy) this.redraw();
  }

  /** If nothing moves, as after a change of size, all that has been decoded is painted at once. */
  #showDecoded(): void {
    if (this.#pointer !== undefined && this.#director.behind === 0) this.guard.tryPicture(() => this.#prepareComing(), undefined);
    this.redraw();
  }

  #prepareComing(): void {
    this.board.stage.prepare(this.#director.coming.map(({ pose }) => pose));
  }

  /** Puts on the stage what the director says; true if it has to be drawn again although nothing moves. */
  #refresh(now: number): boolean {
    const { targets = this.highlights.lit, hovered } = this.#pointer ?? {};
    this.#isStale = false;
    return this.board.stage.draw(this.#director, { ...this.highlights, lit: targets, hovered }, now);
  }
}

const paceOf = ({ speed, reducedMotion }: TableSettings) => ({ speed, reducedMotion, hidden: document.hidden });
