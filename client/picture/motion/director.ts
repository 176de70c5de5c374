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
import { SceneQueue } from "./scene-queue.ts";
import { sightOnTable } from "./sight-on-table.ts";

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

export class Director {
  readonly #face: Face;
  readonly #queue: SceneQueue;
  #nextId = 0;
  #pace: AnimationPace = { speed: "normal", reducedMotion: false, hidden: false };
  #size: Size;
  #newest: Moment | undefined;
  #overlay: RowOverlay = overlayOf(undefined);
  /** A piece lies where it was dropped. */
  #isDisplaced = false;

  constructor(face: Face, size: Size, events: DirectorEvents) {
    this.#face = face;
    this.#size = size;
    this.#queue = new SceneQueue({
      usualRate: () => ANIMATION_SPEEDS[this.#pace.speed],
      arrived: ({ brings, act }, last) => brings !== undefined && events.shown(brings, act, last),
      motion: (motion, what) => events.motion?.(motion, what),
    });
  }

  /** The frame at rest, with the sight that is shown of it. */
  get shown(): Moment | undefined {
    return this.#queue.shown;
  }

  get row(): GatheredRow | undefined {
    return this.#overlay.row;
  }

  /** What lies at rest when the running frame is over. */
  get pieces(): readonly Piece[] {
    return this.#queue.current?.pieces ?? this.#queue.resting;
  }

  /** What moves until then. */
  get moving(): readonly Motion[] {
    return this.#queue.moving;
  }

  /** What lies at rest when all motions are over. */
  get coming(): readonly Piece[] {
    return this.#queue.last?.pieces ?? this.#queue.resting;
  }

  /** Time within the running timeline. */
  get at(): number {
    return this.#queue.at;
  }

  /** Milliseconds until the newest frame is reached. */
  get behind(): number {
    return this.#queue.behind;
  }

  /** `waited`: the player has waited for the table, so its first frame is set in place. */
  frame(moment: Moment, jump: boolean, now: number, waited = false): void {
    const queue = this.#queue;
    const newest = this.#newest;
    queue.play(now);
    const first = newest === undefined;
    // A jump makes the queued scenes pointless, but each of their frames is still told, for the log.
    if (jump && !first) queue.finish();
    const { shown, overlay } = overlayFrame(this.#face, this.#overlay, moment);
    this.#overlay = overlay;
    this.#isDisplaced = false;
    const act = jump || newest === undefined ? undefined : tryAct(this.#face, moment, newest);
    // The pieces of a gathered row lie in place already: no cues.
    const { pieces, changes } = this.#layOut(this.coming, shown, moment, shown === moment ? act?.cues : []);
    const timeline = first ? openingOf(moment, changes, this.#size, this.#face.marks) : schedule(changes);
    queue.push({ moment: shown, brings: moment, act, pieces, timeline });
    this.#newest = moment;
    const isWatched = first && moment.number === 0 && !waited;
    if (!this.#followPace(jump && !isWatched, queue.rate)) queue.play(now);
  }

  /** Goes on to this time. True if the picture moves. */
  play(now: number): boolean {
    return this.#queue.play(now);
  }

  /** Shows the newest frame at once. */
  catchUp(now: number): void {
    this.#queue.catchUp(now);
  }

  /** Shows these moves over the newest frame, and over each frame that follows while they still answer it. */
  setRow(row: GatheredRow | undefined, now: number): void {
    const wanted = row?.sight ?? this.#newest?.sight;
    const planned = (this.#queue.last?.moment ?? this.#queue.shown)?.sight;
    this.#overlay = { ...this.#overlay, row };
    // A row that is sent looks as it did: no motion is cut short for it.
    if (this.#isDisplaced || !isEqual(wanted, planned)) this.#showRow(now);
  }

  /** A piece was dropped here, and lies here until `setRow` or `settle`. */
  lay(id: number, x: number, y: number): void {
    const queue = this.#queue;
    this.#isDisplaced = true;
    queue.resting = queue.resting.map((piece) => (piece.id === id ? { id, pose: { ...piece.pose, x, y } } : piece));
  }

  /** A dropped piece glides back to where it belongs. */
  settle(now: number): void {
    if (this.#isDisplaced) this.#showRow(now);
  }

  resize(size: Size, now: number): void {
    const queue = this.#queue;
    if (size.width === this.#size.width && size.height === this.#size.height) return;
    queue.catchUp(now);
    this.#size = size;
    if (queue.shown !== undefined) queue.resting = this.#layOut(queue.resting, queue.shown, this.#newest).pieces;
  }

  set(pace: AnimationPace, now: number): void {
    this.#queue.play(now);
    this.#pace = pace;
    this.#followPace();
  }

  /** Glides to the newest frame with the gathered row over it. */
  #showRow(now: number): void {
    const queue = this.#queue;
    const newest = this.#newest;
    const { row } = this.#overlay;
    const { bringsFrames } = queue;
    queue.catchUp(now);
    if (queue.shown === undefined || newest === undefined) return;
    // The row was gathered on an older frame.
    this.#overlay = overlayOf(row && bringsFrames ? rowOnFrame(this.#face, row, newest) : row);
    this.#isDisplaced = false;
    const moment = withSight(newest, this.row?.sight);
    const { pieces, changes } = this.#layOut(queue.resting, moment, newest);
    queue.push({ moment, brings: undefined, act: undefined, pieces, timeline: schedule(changes) });
    this.#followPace();
  }

  /** Shows what is queued at the present pace. True if it was set in place. */
  #followPace(jump = false, rate: number = ANIMATION_SPEEDS[this.#pace.speed]): boolean {
    const decided = decide(this.#pace, jump, this.#queue.left, rate);
    this.#queue.rate = decided.rate;
    if (decided.place) this.#queue.finish();
    return decided.place;
  }

  /** Lays the picture out; each piece keeps its number from picture to picture. A gathered row leaves what is large as it is on its frame. */
  #layOut(old: readonly Piece[], moment: Moment, frame = moment, cues: readonly Cue[] = []): Matching {
    const [sight, like] = [moment, frame].map((one) => sightOnTable(this.#face, one)) as [Sight, Sight];
    const laid = match(old, this.#face.layout(sight, this.#size, like), cues, this.#nextId);
    this.#nextId = Math.max(this.#nextId, ...laid.pieces.map(({ id }) => id + 1));
    return laid;
  }
}

/** The one place that decides how a new frame comes to the table: in place, or moving at this rate. */
export function decide(pace: AnimationPace, jump: boolean, left: number, rate: number): { place: boolean; rate: number } {
  const wanted = Math.max(ANIMATION_SPEEDS[pace.speed], rate, left / BEHIND);
  const place = jump || pace.hidden || pace.reducedMotion || wanted > FASTEST;
  return { place, rate: place ? ANIMATION_SPEEDS[pace.speed] : wanted };
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
