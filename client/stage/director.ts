/**
 * Turns frames into moving pieces: one scene for each frame, from the picture of the frame before to its own, and the gathered row
 * over them. Pure: it is told the time. Whatever happens on the way, it ends with the layout of the newest frame and row.
 */
import type { Sight } from "../../shared/core/game.ts";
import { isEqual } from "../../shared/core/plain.ts";
import type { Moment } from "../feed/feed.ts";
import type { Face } from "../games/face.ts";
import { type GatheredRow, overlayFrame, overlayOf, rowOnFrame, withSight } from "./gathered-row.ts";
import { type Matching, match, type Piece } from "./match-pieces.ts";
import { ANIMATION_SPEEDS, BEHIND, dealOut, FASTEST, type Motion, schedule, still, type Timeline } from "./motion.ts";
import type { Act, Cue, Size } from "./pose.ts";
import { motionsOf, sceneQueue } from "./scene-queue.ts";

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

export function createDirector(face: Face, start: Size, events: DirectorEvents): Director {
  let pace: AnimationPace = { speed: "normal", reducedMotion: false, hidden: false };
  let size = start;
  let newest: Moment | undefined;
  let overlay = overlayOf(undefined);
  /** A piece lies where it was dropped. */
  let displaced = false;
  const layOut = pieceLayout(face);
  const queue = sceneQueue({
    usualRate: () => ANIMATION_SPEEDS[pace.speed],
    arrived: ({ brings, act }, last) => brings !== undefined && events.shown(brings, act, last),
    motion: (motion, what) => events.motion?.(motion, what),
  });

  /** Glides to the newest frame with the gathered row over it. */
  function showRow(now: number): void {
    const { row } = overlay;
    const { bringsFrames } = queue;
    queue.catchUp(now);
    if (queue.shown === undefined || newest === undefined) return;
    // The row was gathered on an older frame.
    overlay = overlayOf(row && bringsFrames ? rowOnFrame(face, row, newest) : row);
    displaced = false;
    const moment = withSight(newest, overlay.row?.sight);
    const { pieces, changes } = layOut(queue.resting, moment.sight, size);
    queue.push({ moment, brings: undefined, act: undefined, pieces, timeline: schedule(changes) });
    followPace();
  }

  /** How what is queued is shown at the present pace. True if it was set in place. */
  function followPace(jump = false, rate: number = ANIMATION_SPEEDS[pace.speed]): boolean {
    const decided = decide(pace, jump, queue.left, rate);
    queue.rate = decided.rate;
    if (decided.place) queue.finish();
    return decided.place;
  }

  return {
    frame(moment, jump, now) {
      queue.play(now);
      const first = newest === undefined;
      // A jump makes the queued scenes pointless, but each of their frames is still told, for the log.
      if (jump && !first) queue.finish();
      const { shown, overlay: next } = overlayFrame(face, overlay, moment);
      overlay = next;
      displaced = false;
      const act = jump || newest === undefined ? undefined : tryAct(face, moment, newest);
      // The pieces of a gathered row lie in place already: no cues.
      const { pieces, changes } = layOut(queue.last?.pieces ?? queue.resting, shown.sight, size, shown === moment ? act?.cues : []);
      queue.push({
        moment: shown,
        brings: moment,
        act,
        pieces,
        timeline: first ? openingOf(moment, changes, size, face.marks) : schedule(changes),
      });
      newest = moment;
      if (!followPace(jump && !(first && moment.number === 0), queue.rate)) queue.play(now);
    },
    play: queue.play,
    catchUp: queue.catchUp,
    setRow(row, now) {
      const wanted = row?.sight ?? newest?.sight;
      const planned = (queue.last?.moment ?? queue.shown)?.sight;
      overlay = { ...overlay, row };
      // A row that is sent looks as it did: no motion is cut short for it.
      if (displaced || !isEqual(wanted, planned)) showRow(now);
    },
    settle(now) {
      if (displaced) showRow(now);
    },
    lay(id, x, y) {
      displaced = true;
      queue.resting = queue.resting.map((piece) => (piece.id === id ? { id, pose: { ...piece.pose, x, y } } : piece));
    },
    resize(next, now) {
      if (next.width === size.width && next.height === size.height) return;
      queue.catchUp(now);
      size = next;
      if (queue.shown !== undefined) queue.resting = layOut(queue.resting, queue.shown.sight, size).pieces;
    },
    set(next, now) {
      queue.play(now);
      pace = next;
      followPace();
    },
    get shown() {
      return queue.shown;
    },
    get row() {
      return overlay.row;
    },
    get pieces() {
      return queue.current?.pieces ?? queue.resting;
    },
    get moving() {
      return motionsOf(queue);
    },
    get at() {
      return queue.at;
    },
    get behind() {
      return queue.behind;
    },
  };
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
