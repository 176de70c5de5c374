/**
 * Takes frames in and says how the table looks at any moment: plays one frame at a time, each from the picture of the one
 * before to its own. Pure: it is told the time. Whatever happens on the way, it ends with the layout of the newest frame.
 */
import type { Sight } from "../../shared/core/game.ts";
import { isEqual } from "../../shared/core/plain.ts";
import type { Moment } from "../feed/feed.ts";
import type { Face } from "../games/face.ts";
import { type GatheredRow, overlayFrame, overlayOf, rowOnFrame } from "./gathered-row.ts";
import { type Change, type Matching, match, type Piece } from "./match-pieces.ts";
import { ANIMATION_SPEEDS, BEHIND, dropIn, FASTEST, type Motion, schedule, still, type Timeline } from "./motion.ts";
import type { Act, Cue, Size } from "./pose.ts";

export interface AnimationPace {
  readonly speed: keyof typeof ANIMATION_SPEEDS;
  readonly reducedMotion: boolean;
  /** Nobody is looking: the tab is hidden or the window has no size. */
  readonly hidden: boolean;
}

export interface DirectorEvents {
  /** The picture has come to this frame. */
  shown(moment: Moment, act: Act | undefined, caughtUp: boolean): void;
  /** A motion begins or ends: for sounds and flourishes. Nothing is told of what is set in place. */
  motion?(motion: Motion, what: "begins" | "ends"): void;
}

/** A frame that waits or plays, or a preview. */
interface Scene {
  /** With the sight that is seen. */
  readonly moment: Moment;
  /** The frame that it brings; none if it is a preview. */
  readonly brings: Moment | undefined;
  readonly act: Act | undefined;
  readonly pieces: readonly Piece[];
  readonly timeline: Timeline;
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

/** The one place that decides how a new frame comes to the table: in place, or moving so many times as fast as usual. */
export function decide(pace: AnimationPace, jump: boolean, left: number, rate: number): { place: boolean; rate: number } {
  const wanted = Math.max(ANIMATION_SPEEDS[pace.speed], rate, left / BEHIND);
  const place = jump || pace.hidden || pace.reducedMotion || wanted > FASTEST;
  return { place, rate: place ? ANIMATION_SPEEDS[pace.speed] : wanted };
}

export function createDirector(face: Face, start: Size, events: DirectorEvents): Director {
  let size = start;
  let pace: AnimationPace = { speed: "normal", reducedMotion: false, hidden: false };
  const queue: Scene[] = [];
  let overlay = overlayOf(undefined);
  /** A piece lies where it was dropped. */
  let displaced = false;
  let shown: Moment | undefined;
  let newest: Moment | undefined;
  let resting: readonly Piece[] = [];
  let at = 0;
  let clock = 0;
  let rate: number = ANIMATION_SPEEDS.normal;
  let numbers = 0;

  const planned = () => queue.at(-1)?.pieces ?? resting;
  const left = () => queue.reduce((sum, { timeline }) => sum + timeline.length, -at);

  function plan(moment: Moment, jump: boolean): Scene {
    const before = newest;
    const act = jump || before === undefined ? undefined : tryAct(face, moment, before);
    const shownOf = overlayFrame(face, overlay, moment);
    overlay = shownOf.overlay;
    displaced = false;
    const seen = withSight(moment, shownOf.sight);
    // The pieces of a gathered row lie in place already: no cues.
    const { pieces, changes } = layOut(planned(), seen.sight, seen === moment ? (act?.cues ?? []) : []);
    const opens = before === undefined;
    return { moment: seen, brings: moment, act, pieces, timeline: opens ? openingOf(moment, changes) : schedule(changes) };
  }

  function layOut(old: readonly Piece[], sight: Sight, cues: readonly Cue[]): Matching {
    const laid = match(old, face.layout(sight, size), cues, numbers);
    numbers = Math.max(numbers, ...laid.pieces.map(({ id }) => id + 1));
    return laid;
  }

  /** The running frame has come to its end. */
  function arrive(): void {
    const scene = queue.shift() as Scene;
    resting = scene.pieces;
    shown = scene.moment;
    if (queue.length === 0) rate = ANIMATION_SPEEDS[pace.speed];
    if (scene.brings !== undefined) events.shown(scene.brings, scene.act, queue.length === 0);
  }

  function finish(): void {
    at = 0;
    while (queue.length > 0) arrive();
  }

  function tell(timeline: Timeline, from: number, to: number): void {
    if (events.motion === undefined) return;
    for (const motion of timeline.motions) {
      const end = motion.start + motion.duration;
      if (motion.start >= from && motion.start < to) events.motion(motion, "begins");
      if (end >= from && end < to) events.motion(motion, "ends");
    }
  }

  /** Glides to the newest frame with the gathered row over it. */
  function showRow(now: number): void {
    const { row } = overlay;
    const frames = queue.some(({ brings }) => brings !== undefined);
    director.catchUp(now);
    if (shown === undefined || newest === undefined) return;
    // What the row was gathered on was not the newest frame.
    overlay = overlayOf(row && frames ? rowOnFrame(face, row, newest) : row);
    displaced = false;
    const moment = withSight(newest, overlay.row?.sight);
    const { pieces, changes } = layOut(resting, moment.sight, []);
    queue.push({ moment, brings: undefined, act: undefined, pieces, timeline: schedule(changes) });
    const decided = decide(pace, false, left(), ANIMATION_SPEEDS[pace.speed]);
    rate = decided.rate;
    if (decided.place) finish();
  }

  const director: Director = {
    frame(moment, jump, now) {
      director.play(now);
      const first = newest === undefined;
      // A frame that does not follow makes all that still waits pointless, but the log wants it.
      if (jump && !first) finish();
      queue.push(plan(moment, jump));
      newest = moment;
      const decided = decide(pace, jump && !(first && moment.number === 0), left(), rate);
      rate = decided.rate;
      if (decided.place) finish();
      else director.play(now);
    },

    play(now) {
      let step = Math.max(0, now - clock) * rate;
      clock = Math.max(clock, now);
      while (queue.length > 0) {
        const { timeline } = queue[0] as Scene;
        const on = Math.min(step, timeline.length - at);
        tell(timeline, at, on < step || at + on >= timeline.length ? Infinity : at + on);
        at += on;
        step -= on;
        if (at < timeline.length) return true;
        at = 0;
        arrive();
      }
      return false;
    },

    catchUp(now) {
      director.play(now);
      finish();
    },

    setRow(row, now) {
      const wanted = row?.sight ?? newest?.sight;
      const planned = (queue.at(-1)?.moment ?? shown)?.sight;
      overlay = { ...overlay, row };
      // A row that is sent looks as it did: no motion is cut short for it.
      if (displaced || !isEqual(wanted, planned)) showRow(now);
    },

    settle(now) {
      if (displaced) showRow(now);
    },

    lay(id, x, y) {
      displaced = true;
      resting = resting.map((piece) => (piece.id === id ? { id, pose: { ...piece.pose, x, y } } : piece));
    },

    resize(next, now) {
      if (next.width === size.width && next.height === size.height) return;
      director.catchUp(now);
      size = next;
      if (shown === undefined) return;
      resting = layOut(resting, shown.sight, []).pieces;
    },

    set(next, now) {
      director.play(now);
      pace = next;
      const decided = decide(pace, false, left(), ANIMATION_SPEEDS[pace.speed]);
      rate = decided.rate;
      if (decided.place) finish();
    },

    get shown() {
      return shown;
    },
    get row() {
      return overlay.row;
    },
    get pieces() {
      return queue[0]?.pieces ?? resting;
    },
    get moving() {
      return (queue[0]?.timeline ?? still).motions;
    },
    get at() {
      return at;
    },
    get behind() {
      return queue.length === 0 ? 0 : left() / rate;
    },
  };
  return director;
}

const withSight = (moment: Moment, sight: Sight = moment.sight): Moment => (sight === moment.sight ? moment : { ...moment, sight });

/** The table is set while the players watch, if they are there from the beginning. */
const openingOf = (moment: Moment, changes: readonly Change[]): Timeline => (moment.number === 0 ? dropIn(changes) : still);

/** An act may forget a piece, and it may fail: the pieces get home without it. */
function tryAct(face: Face, moment: Moment, before: Moment): Act | undefined {
  try {
    return face.act(moment.event, before.sight, moment.sight);
  } catch (error) {
    globalThis.reportError?.(error);
    return undefined;
  }
}
