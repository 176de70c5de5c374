/** Scenes that are played one after the other. Pure: it is told the time. */
import type { Act } from "../../face/pose.ts";
import type { Moment } from "../../feed/feed.ts";
import type { Piece } from "./match-pieces.ts";
import { type Motion, still, type Timeline } from "./motion.ts";

/** The way from the picture of one frame to that of the next, or to the same frame with another gathered row. */
export interface Scene {
  /** The moment with the sight that is shown. */
  readonly moment: Moment;
  /** The frame that it brings; none if only the gathered row is another. */
  readonly brings: Moment | undefined;
  readonly act: Act | undefined;
  readonly pieces: readonly Piece[];
  readonly timeline: Timeline;
}

interface SceneQueueOptions {
  /** The rate once everything has been played. */
  usualRate(): number;
  arrived(scene: Scene, last: boolean): void;
  motion(motion: Motion, what: "begins" | "ends"): void;
}

export class SceneQueue {
  /** Timeline milliseconds for each millisecond. */
  rate: number;
  /** What lies on the table when nothing moves. */
  resting: readonly Piece[] = [];
  readonly #options: SceneQueueOptions;
  readonly #scenes: Scene[] = [];
  #shown: Moment | undefined;
  #at = 0;
  #clock = 0;

  constructor(options: SceneQueueOptions) {
    this.#options = options;
    this.rate = options.usualRate();
  }

  /** The frame at rest, with the sight that is shown of it. */
  get shown(): Moment | undefined {
    return this.#shown;
  }

  /** The scene that is playing. */
  get current(): Scene | undefined {
    return this.#scenes[0];
  }

  get last(): Scene | undefined {
    return this.#scenes.at(-1);
  }

  /** What moves now. */
  get moving(): readonly Motion[] {
    return (this.current?.timeline ?? still).motions;
  }

  /** Time within the scene that is playing. */
  get at(): number {
    return this.#at;
  }

  /** Timeline milliseconds until all scenes are played. */
  get left(): number {
    return this.#scenes.reduce((sum, { timeline }) => sum + timeline.length, -this.#at);
  }

  /** Milliseconds until all scenes are played, at the present rate. */
  get behind(): number {
    return this.#scenes.length === 0 ? 0 : this.left / this.rate;
  }

  get bringsFrames(): boolean {
    return this.#scenes.some(({ brings }) => brings !== undefined);
  }

  push(scene: Scene): void {
    this.#scenes.push(scene);
  }

  /** Advances to this time. True if something is still to be played. */
  play(now: number): boolean {
    let step = Math.max(0, now - this.#clock) * this.rate;
    this.#clock = Math.max(this.#clock, now);
    for (let scene = this.current; scene !== undefined; scene = this.current) {
      const left = scene.timeline.length - this.#at;
      // Compared, not added up: the sum may be rounded below the length.
      const ends = step >= left;
      this.#tell(scene.timeline, ends ? Infinity : this.#at + step);
      if (!ends) {
        this.#at += step;
        return true;
      }
      step -= left;
      this.#at = 0;
      this.#arrive();
    }
    return false;
  }

  /** Ends all scenes at once. */
  finish(): void {
    this.#at = 0;
    while (this.#scenes.length > 0) this.#arrive();
  }

  /** Advances to this time, then ends all scenes. */
  catchUp(now: number): void {
    this.play(now);
    this.finish();
  }

  #arrive(): void {
    const scene = this.#scenes.shift() as Scene;
    const isLast = this.#scenes.length === 0;
    this.resting = scene.pieces;
    this.#shown = scene.moment;
    if (isLast) this.rate = this.#options.usualRate();
    this.#options.arrived(scene, isLast);
  }

  /** Tells of motions that begin or end from now until this time. */
  #tell({ motions }: Timeline, to: number): void {
    const from = this.#at;
    for (const motion of motions) {
      if (motion.start >= from && motion.start < to) this.#options.motion(motion, "begins");
      if (motion.landing >= from && motion.landing < to) this.#options.motion(motion, "ends");
    }
  }
}
