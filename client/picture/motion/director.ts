/**
 * Turns frames into moving pieces: one scene for each frame, from the picture of the frame before to its own, and the gathered row
 * over them. Pure: it is told the time. Whatever happens on the way, it ends with the layout of the newest frame and row.
 */
import { isEqual } from "../../../shared/core/base/plain.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { Face } from "../../face/face.ts";
import type { Act, Cue, Size } from "../../face/pose.ts";
import type { Moment } from "../../feed/feed.ts";
import { type GatheredRow, overlayFrame, overlayOf, type RowOverlay, rowOnFrame, withSight } from "./gathered-row.ts";
import { type Matching, match, type Piece } from "./match-pieces.ts";
import { ANIMATION_SPEEDS, BEHIND, dealOut, FASTEST, type Motion, schedule, still, type Timeline } from "./motion.ts";
import { motionsOf, type SceneQueue, sceneQueue } from "./scene-queue.ts";

export interface AnimationPace {
  readonly speed: keyof typeof ANIMATION_SPEEDS;
  readonly reducedMotion: boolean;
  /** The tab is hidden or the window has no size. */
  readonly hidden: boolean;
}

export interface DirectorEvents {
  /** The picture has come to this frame. */
  shown(moment: Moment, act: Act | undefined, caughtUp: boolean): void;
  /** A motion begins, or touches the table: for sounds and flourishes. Nothing is told of what is set in place. */
  motion?(motion: Motion, what: "begins" | "ends"): void;
}

export interface Director {
  frame(moment: Moment, jump: boolean, now: number): void;
  /** Goes on to this time. True if the picture moves. */
  play(now: number): boolean;
  /** Shows the newest frame at once. */
  catchUp(now: number): void;
  /** From now on the picture shows these moves over the newest frame, and over each frame that follows while they still answer it. */
  setRow(row: GatheredRow | undefined, now: number): void;
  /** A piece was dropped here, and lies here until `setRow` or `settle`. */
  lay(id: number, x: number, y: number): void;
  /** A dropped piece glides back to where it belongs. */
  settle(now: number): void;
  resize(size: Size, now: number): void;
  set(pace: AnimationPace, now: number): void;
  /** The frame at rest, with the sight that is shown of it. */
  readonly shown: Moment | undefined;
  readonly row: GatheredRow | undefined;
  /** What lies at rest when the running frame is over, and what moves until then. */
  readonly pieces: readonly Piece[];
  readonly moving: readonly Motion[];
  /** What lies at rest when all motions are over. */
  readonly coming: readonly Piece[];
  /** Time within the running timeline. */
  readonly at: number;
  /** Milliseconds until the newest frame is reached. */
  readonly behind: number;
}

/** The one place that decides how a new frame comes to the table: in place, or moving at this rate. */
export function decide(pace: AnimationPace, jump: boolean, left: number, rate: number): { place: boolean; rate: number } {
  const wanted = Math.max(ANIMATION_SPEEDS[pace.speed], rate, left / BEHIND);
  const place = jump || pace.hidden || pace.reducedMotion || wanted > FASTEST;
  return { place, rate: place ? ANIMATION_SPEEDS[pace.speed] : wanted };
}

interface DirectorState {
  pace: AnimationPace;
  size: Size;
  newest: Moment | undefined;
  overlay: RowOverlay;
  /** A piece lies where it was dropped. */
  displaced: boolean;
}

interface Direction extends DirectorState {
  readonly face: Face;
  readonly layOut: ReturnType<typeof pieceLayout>;
  readonly queue: SceneQueue;
}

export function createDirector(face: Face, start: Size, events: DirectorEvents): Director {
  const state: DirectorState = {
    size: start,
    newest: undefined,
    overlay: overlayOf(undefined),
    displaced: false,
    pace: { speed: "normal", reducedMotion: false, hidden: false },
  };
  const queue = sceneQueue({
    usualRate: () => ANIMATION_SPEEDS[state.pace.speed],
    arrived: ({ brings, act }, last) => brings !== undefined && events.shown(brings, act, last),
    motion: (motion, what) => events.motion?.(motion, what),
  });
  const direction: Direction = Object.assign(state, { face, queue, layOut: pieceLayout(face) });
  return {
    frame: (moment, jump, now) => frame(direction, moment, jump, now),
    play: queue.play,
    catchUp: queue.catchUp,
    setRow(row, now) {
      const wanted = row?.sight ?? direction.newest?.sight;
      const planned = (queue.last?.moment ?? queue.shown)?.sight;
      direction.overlay = { ...direction.overlay, row };
      // A row that is sent looks as it did: no motion is cut short for it.
      if (direction.displaced || !isEqual(wanted, planned)) showRow(direction, now);
    },
    settle(now) {
      if (direction.displaced) showRow(direction, now);
    },
    lay(id, x, y) {
      direction.displaced = true;
      queue.resting = queue.resting.map((piece) => (piece.id === id ? { id, pose: { ...piece.pose, x, y } } : piece));
    },
    resize(size, now) {
      if (size.width === direction.size.width && size.height === direction.size.height) return;
      queue.catchUp(now);
      direction.size = size;
      if (queue.shown !== undefined) queue.resting = direction.layOut(queue.resting, queue.shown.sight, size).pieces;
    },
    set(pace, now) {
      queue.play(now);
      direction.pace = pace;
      followPace(direction);
    },
    get shown() {
      return queue.shown;
    },
    get row() {
      return direction.overlay.row;
    },
    get pieces() {
      return queue.current?.pieces ?? queue.resting;
    },
    get moving() {
      return motionsOf(queue);
    },
    get coming() {
      return queue.last?.pieces ?? queue.resting;
    },
    get at() {
      return queue.at;
    },
    get behind() {
      return queue.behind;
    },
  };
}

function frame(direction: Direction, moment: Moment, jump: boolean, now: number): void {
  const { face, queue, newest, size } = direction;
  queue.play(now);
  const first = newest === undefined;
  // A jump makes the queued scenes pointless, but each of their frames is still told, for the log.
  if (jump && !first) queue.finish();
  const { shown, overlay } = overlayFrame(face, direction.overlay, moment);
  direction.overlay = overlay;
  direction.displaced = false;
  const act = jump || newest === undefined ? undefined : tryAct(face, moment, newest);
  // The pieces of a gathered row lie in place already: no cues.
  const cues = shown === moment ? act?.cues : [];
  const { pieces, changes } = direction.layOut(queue.last?.pieces ?? queue.resting, shown.sight, size, cues);
  queue.push({
    moment: shown,
    brings: moment,
    act,
    pieces,
    timeline: first ? openingOf(moment, changes, size, face.marks) : schedule(changes),
  });
  direction.newest = moment;
  if (!followPace(direction, jump && !(first && moment.number === 0), queue.rate)) queue.play(now);
}

/** Glides to the newest frame with the gathered row over it. */
function showRow(direction: Direction, now: number): void {
  const { face, queue, newest, size } = direction;
  const { row } = direction.overlay;
  const { bringsFrames } = queue;
  queue.catchUp(now);
  if (queue.shown === undefined || newest === undefined) return;
  // The row was gathered on an older frame.
  direction.overlay = overlayOf(row && bringsFrames ? rowOnFrame(face, row, newest) : row);
  direction.displaced = false;
  const moment = withSight(newest, direction.overlay.row?.sight);
  const { pieces, changes } = direction.layOut(queue.resting, moment.sight, size);
  queue.push({ moment, brings: undefined, act: undefined, pieces, timeline: schedule(changes) });
  followPace(direction);
}

/** How what is queued is shown at the present pace. True if it was set in place. */
function followPace({ queue, pace }: Direction, jump = false, rate: number = ANIMATION_SPEEDS[pace.speed]): boolean {
  const decided = decide(pace, jump, queue.left, rate);
  queue.rate = decided.rate;
  if (decided.place) queue.finish();
  return decided.place;
}

/** Lays pictures out, with a number for each piece that it keeps from picture to picture. */
function pieceLayout(face: Face) {
  let nextId = 0;
  return (old: readonly Piece[], sight: Sight, size: Size, cues: readonly Cue[] = []): Matching => {
    const laid = match(old, face.layout(sight, size), cues, nextId);
    nextId = Math.max(nextId, ...laid.pieces.map(({ id }) => id + 1));
    return laid;
  };
}

/** The table is set while the players watch, if they are there from the beginning. */
const openingOf = (moment: Moment, ...table: Parameters<typeof dealOut>): Timeline => (moment.number === 0 ? dealOut(...table) : still);

/** An act may forget a piece, and it may fail: the pieces get home without it. */
function tryAct(face: Face, moment: Moment, before: Moment): Act | undefined {
  try {
    return face.act(moment.event, before.sight, moment.sight);
  } catch (error) {
    globalThis.reportError?.(error);
    return undefined;
  }
}
