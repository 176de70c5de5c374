/** The picture of a feed's frames: director and stage, rebuilt from the newest frame if either fails. */
import type { Face } from "../../face/face.ts";
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
import type { PictureStatus, TableViewOptions } from "../table-view.ts";
import { type DrawLoop, drawLoop } from "./draw-loop.ts";
import { openBoard, type PictureBoard } from "./picture-board.ts";
import { type PictureGuard, pictureGuard } from "./picture-guard.ts";
import type { Held, Pointer } from "./pointer.ts";

export interface TablePictureParts extends Pick<TableViewOptions, "face" | "language" | "events" | "settings"> {
  readonly parent: HTMLElement;
  readonly size: Measure;
  /** Before each drawing. */
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

export interface TablePicture extends PictureGuard {
  readonly atlas: Atlas;
  readonly board: PictureBoard;
  /** Replaced by a new one after a failure. */
  readonly director: Director;
  readonly settings: TableSettings;
  readonly highlights: Highlights;
  /** With WebGL, unless the settings are against it or the browser has none. */
  drawAsSet(): Promise<void>;
  /** Begins to draw, and to tell of frames. */
  open(pointer: Pointer): void;
  showFrame(moment: Moment, jump: boolean): void;
  setSettings(settings: TableSettings): void;
  /** The tab was hidden or shown, or the settings have changed. */
  updatePace(): void;
  resize(size: Measure): void;
  /** Shows the newest frame at once. */
  catchUp(): void;
  /** Tells the frame that is shown once more, to who listens now. */
  tellAgain(): void;
  /** Draws its words in another language, and nothing else: what moves is where it would come to. */
  speak(texts: Catalogue): void;
  /** Changes what the director says, and draws. */
  direct(change: (director: Director, now: number) => void): void;
  /** Draws soon. */
  redraw(): void;
  /** Draws the pieces of these moves as they would lie, translucent, until the next call; gives what is shown. */
  showGhosts(foretold: Foretold | undefined): Ghosts;
  /** The stage as it is now, also between two drawings. */
  currentStage(): Stage;
  close(): void;
}

interface State {
  settings: TableSettings;
  size: Measure;
  director: Director;
  newest: Moment | undefined;
  pointer: Pointer | undefined;
  /** The stage is older than what the director says. */
  stale: boolean;
}

interface Context extends PictureGuard {
  readonly parts: TablePictureParts;
  readonly state: State;
  readonly highlights: Highlights;
  readonly atlas: Atlas;
  readonly board: PictureBoard;
  readonly loop: DrawLoop;
}

export function tablePicture(parts: TablePictureParts): TablePicture {
  const { face, events } = parts;
  const highlights: Highlights = { lit: new Set(), marked: new Set(), pointed: new Set(), held: undefined, ghosts: undefined };
  const start: Omit<State, "director"> = { settings: parts.settings, size: parts.size, newest: undefined, pointer: undefined, stale: true };
  const atlas = makeAtlas(face, parts.language.catalogueOf(face.game.id));
  const { guard, guardPage, restoreLater, close } = pictureGuard({
    rebuild: (error) => restart(context, "rebuilt", error),
    simplify: (error) => board.drawing !== "words" && restart(context, board.drawing === "webgl" ? "canvas" : "words", error),
    restore: () => void drawAsSet(context, true),
    reportStatus: (status) => events.pictureStatus?.(status),
  });
  const board = openBoard({
    parent: parts.parent,
    atlas,
    measure: () => start.size,
    stageReplaced: () => changed(context),
    webglFailed: restoreLater,
    reportStatus: (status) => guardPage(() => events.pictureStatus?.(status)),
  });
  const loop = drawLoop(
    () => guard(() => draw(context), undefined),
    () => guard(() => state.director.play(performance.now()), false),
  );
  const state: State = Object.assign(start, { director: newDirector(parts, start, board, (...shown) => showEvent(context, ...shown)) });
  const context: Context = { parts, state, highlights, atlas, board, loop, guard, guardPage };
  return {
    atlas,
    board,
    highlights,
    guard,
    guardPage,
    get director() {
      return state.director;
    },
    get settings() {
      return state.settings;
    },
    drawAsSet: () => drawAsSet(context, false),
    open(pointer) {
      state.pointer = pointer;
    },
    showFrame: (moment, jump) => showFrame(context, moment, jump),
    setSettings(settings) {
      state.settings = settings;
    },
    updatePace() {
      guard(() => state.director.set(paceOf(state.settings), performance.now()), undefined);
      redraw(context);
    },
    resize(size) {
      state.size = size;
      highlights.ghosts = undefined;
      guard(() => {
        board.resize();
        state.director.resize(size, performance.now());
        draw(context);
      }, undefined);
    },
    catchUp() {
      guard(() => state.director.catchUp(performance.now()), undefined);
      redraw(context);
    },
    tellAgain() {
      guard(() => state.director.catchUp(performance.now()), undefined);
      const { newest } = state;
      if (newest !== undefined) guardPage(() => events.shown(newest, undefined, true));
    },
    speak(texts) {
      atlas.speak(texts);
      guard(() => {
        state.director.catchUp(performance.now());
        board.stage.rebuild();
        board.stage.prepare(state.director.coming.map(({ pose }) => pose));
      }, undefined);
      changed(context);
    },
    direct(change) {
      guard(() => change(state.director, performance.now()), undefined);
      changed(context);
    },
    redraw: () => redraw(context),
    showGhosts: (foretold) => showGhosts(context, foretold),
    currentStage() {
      if (state.stale && state.pointer !== undefined) guard(() => refresh(context, performance.now()), false);
      return board.stage;
    },
    close() {
      close();
      state.pointer = undefined;
      loop.stop();
      board.close();
    },
  };
}

const paceOf = ({ speed, reducedMotion }: TableSettings) => ({ speed, reducedMotion, hidden: document.hidden });

type Shown = TableViewOptions["events"]["shown"];

function newDirector(
  parts: TablePictureParts,
  { settings, size }: Pick<State, "settings" | "size">,
  board: PictureBoard,
  shown: Shown,
): Director {
  const { face } = parts;
  const drawnFace: Face = { ...face, layout: (...what) => (board.drawing === "words" ? [] : face.layout(...what)) };
  const director = new Director(drawnFace, size, { shown, motion: parts.onMotion });
  director.set(paceOf(settings), performance.now());
  return director;
}

function showEvent(context: Context, ...shown: Parameters<Shown>): void {
  const { parts, state, guardPage } = context;
  changed(context);
  if (state.pointer !== undefined) guardPage(() => parts.events.shown(...shown));
}

/** `again`: after a failure. */
async function drawAsSet(context: Context, again: boolean): Promise<void> {
  const { parts, state, board, guardPage } = context;
  const hadNone = board.drawing === "words";
  const wanted = state.settings.plain ? "canvas" : "webgl";
  if (wanted === "canvas") board.use("canvas");
  else await board.useWebgl(again);
  // Before the first frame there is nothing to tell.
  if (state.newest === undefined) return;
  if (hadNone) showNewest(context);
  if (board.drawing === wanted) guardPage(() => parts.events.pictureStatus?.({ type: "back", error: undefined }));
}

function restart(context: Context, how: "rebuilt" | "canvas" | "words", error: unknown): void {
  const { board } = context;
  if (how === "rebuilt") board.stage.rebuild();
  else board.use(how);
  showNewest(context, { type: how, error });
}

/** Shows the newest frame on an empty stage. */
function showNewest(context: Context, status?: PictureStatus): void {
  const { parts, state, board, guard, guardPage } = context;
  const { row } = state.director;
  state.director = newDirector(parts, state, board, (...shown) => showEvent(context, ...shown));
  state.director.setRow(row, performance.now());
  if (status !== undefined) guardPage(() => parts.events.pictureStatus?.(status));
  const { newest } = state;
  if (newest !== undefined) guard(() => state.director.frame(newest, true, performance.now()), undefined);
  changed(context);
}

function showFrame(context: Context, moment: Moment, jump: boolean): void {
  const { state, board, atlas, guard } = context;
  state.newest = moment;
  guard(() => {
    const { director } = state;
    const isFirst = director.shown === undefined;
    director.frame(moment, jump, performance.now());
    const coming = director.coming.map(({ pose }) => pose);
    // Decoded while pieces are on their way.
    void atlas.load(coming.map(({ look }) => look));
    if (isFirst || director.behind === 0) board.stage.prepare(coming);
  }, undefined);
  changed(context);
}

function showGhosts(context: Context, foretold: Foretold | undefined): Ghosts {
  const { parts, state, highlights, board, guard } = context;
  if (foretold === undefined && highlights.ghosts === undefined) return NO_GHOSTS;
  const wanted = foretold !== undefined && board.drawing !== "words";
  const { director, size, settings } = state;
  const found = wanted ? guard(() => ghostsOf(parts.face, director.pieces, foretold, size), NO_GHOSTS) : NO_GHOSTS;
  const since = settings.reducedMotion ? Number.NEGATIVE_INFINITY : performance.now();
  highlights.ghosts = found.poses.length > 0 ? { ...found, since } : undefined;
  // They are no pieces: what can be pointed at stays.
  redraw(context);
  return found;
}

function redraw({ state, loop }: Context): void {
  if (state.pointer !== undefined) loop.request();
}

function changed(context: Context): void {
  context.state.stale = true;
  redraw(context);
}

function draw(context: Context): void {
  const { parts, state, board, atlas, loop } = context;
  loop.begin();
  if (state.pointer === undefined) return;
  const now = performance.now();
  parts.beforeDraw();
  const moving = state.director.play(now);
  const busy = refresh(context, now);
  board.render(now);
  if (board.stage.missing.length > 0) void atlas.load(board.stage.missing).then(() => showDecoded(context));
  if (!moving) state.pointer?.update();
  parts.afterDraw();
  if (moving || busy) redraw(context);
}

/** Where nothing moves, as after a change of size, all that has been decoded is painted at once. */
function showDecoded(context: Context): void {
  const { state, board, guard } = context;
  const { director, pointer } = state;
  if (pointer !== undefined && director.behind === 0) guard(() => board.stage.prepare(director.coming.map(({ pose }) => pose)), undefined);
  redraw(context);
}

/** Puts on the stage what the director says; true if it has to be drawn again although nothing moves. */
function refresh({ state, board, highlights }: Context, now: number): boolean {
  const { director, pointer } = state;
  state.stale = false;
  return board.stage.draw(director, { ...highlights, lit: pointer?.targets ?? highlights.lit, hovered: pointer?.hovered }, now);
}
