/** Scenes that are played one after the other. Pure: it is told the time. */
import type { Act } from "../../face/pose.ts";
import type { Moment } from "../../feed/feed.ts";
import type { Piece } from "./match-pieces.ts";
import { type Motion, still, type Timeline } from "./motion.ts";

/** From the picture of one frame to that of the next, or to the same frame with another gathered row. */
export interface Scene {
  /** With the sight that is shown. */
  readonly moment: Moment;
  /** The frame that it brings; none if only the gathered row is another. */
  readonly brings: Moment | undefined;
  readonly act: Act | undefined;
  readonly pieces: readonly Piece[];
  readonly timeline: Timeline;
}

export interface SceneQueueParts {
  /** The rate once everything has been played. */
  usualRate(): number;
  arrived(scene: Scene, last: boolean): void;
  motion(motion: Motion, what: "begins" | "ends"): void;
}

export interface SceneQueue {
  /** Timeline milliseconds for each millisecond. */
  rate: number;
  /** What lies on the table when nothing moves. */
  resting: readonly Piece[];
  /** The frame at rest, with the sight that is shown of it. */
  readonly shown: Moment | undefined;
  /** The scene that is playing. */
  readonly current: Scene | undefined;
  readonly last: Scene | undefined;
  /** Time within the scene that is playing. */
  readonly at: number;
  /** Timeline milliseconds until all scenes are played. */
  readonly left: number;
  /** Milliseconds until all scenes are played, at the present rate. */
  readonly behind: number;
  readonly bringsFrames: boolean;
  push(scene: Scene): void;
  /** Advances to this time. True if something is still to be played. */
  play(now: number): boolean;
  /** Ends all scenes at once. */
  finish(): void;
  /** Advances to this time, then ends all scenes. */
  catchUp(now: number): void;
}

export function sceneQueue({ usualRate, arrived, motion }: SceneQueueParts): SceneQueue {
  const scenes: Scene[] = [];
  let shown: Moment | undefined;
  let at = 0;
  let clock = 0;

  function arrive(): void {
    const scene = scenes.shift() as Scene;
    queue.resting = scene.pieces;
    shown = scene.moment;
    if (scenes.length === 0) queue.rate = usualRate();
    arrived(scene, scenes.length === 0);
  }

  function tell({ motions }: Timeline, from: number, to: number): void {
    for (const one of motions) {
      if (one.start >= from && one.start < to) motion(one, "begins");
      if (one.landing >= from && one.landing < to) motion(one, "ends");
    }
  }

  const queue: SceneQueue = {
    rate: usualRate(),
    resting: [],
    get shown() {
      return shown;
    },
    get current() {
      return scenes[0];
    },
    get last() {
      return scenes.at(-1);
    },
    get at() {
      return at;
    },
    get left() {
      return scenes.reduce((sum, { timeline }) => sum + timeline.length, -at);
    },
    get behind() {
      return scenes.length === 0 ? 0 : queue.left / queue.rate;
    },
    get bringsFrames() {
      return scenes.some(({ brings }) => brings !== undefined);
    },
    push: (scene) => void scenes.push(scene),
    play(now) {
      let step = Math.max(0, now - clock) * queue.rate;
      clock = Math.max(clock, now);
      while (scenes.length > 0) {
        const { timeline } = scenes[0] as Scene;
        const left = timeline.length - at;
        // Compared, not added up: the sum may be rounded below the length.
        const ends = step >= left;
        tell(timeline, at, ends ? Infinity : at + step);
        if (!ends) {
          at += step;
          return true;
        }
        step -= left;
        at = 0;
        arrive();
      }
      return false;
    },
    finish() {
      at = 0;
      while (scenes.length > 0) arrive();
    },
    catchUp(now) {
      queue.play(now);
      queue.finish();
    },
  };
  return queue;
}

/** What moves now. */
export const motionsOf = ({ current }: SceneQueue): readonly Motion[] => (current?.timeline ?? still).motions;
