import { describe, expect, test } from "vitest";
import { eraseFace } from "../../../client/face/face.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { momentsOf } from "../../../client/feed/moments-of-step.ts";
import { decide } from "../../../client/picture/motion/director.ts";
import { drawnPieces } from "../../../client/picture/motion/drawn-pieces.ts";
import { type GatheredRow, gatheredRow } from "../../../client/picture/motion/gathered-row.ts";
import { ANIMATION_SPEEDS, BEHIND, FASTEST } from "../../../client/picture/motion/motion.ts";
import { poseHash } from "../../../client/picture/pose-hash.ts";
import { below, quickLuck } from "../../../shared/core/base/random.ts";
import { begin } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { newRecord } from "../../contract/matches.ts";
import { chosen, game, play, rolled, tableOf } from "../../core/toy-match.ts";
import { toyFace } from "../../toy/face.ts";
import { FACES, hashAt, hashOf, momentsFor, SIZE, staged, stretchFor } from "../faces.ts";

const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
const pace = { speed: "normal", reducedMotion: false, hidden: false } as const;

for (const face of FACES.filter(({ ended }) => ended !== undefined))
  test(`in ${face.game.id} nobody is shown as the one to act once the table has ended the match`, () => {
    const isAnyoneLit = (moment: Moment): boolean => {
      const { director } = staged(face);
      director.frame(moment, true, 0);
      return director.pieces.some(({ pose }) => /-turn\b/.test(pose.look ?? ""));
    };
    const moment = momentsFor(face, 3, 0).find(isAnyoneLit)!;
    expect(isAnyoneLit({ ...moment, asked: [], outcome: { how: "resigned", places: [2, 1], points: [] } })).toBe(false);
  });

for (const face of FACES) {
  describe(`the picture of ${face.game.id} ends with the layout of the newest frame`, () => {
    for (const [at, speed] of SPEEDS.entries()) {
      test(`at speed ${speed}, whenever frames come`, () => {
        for (const seat of [-1, 0]) {
          // Each speed has matches of its own: one is watched, one is played.
          const deal = 2 * at - seat;
          const moments = stretchFor(face, deal, seat);
          const { director, told } = staged(face);
          const luck = quickLuck(deal);
          const clock = timepiece();
          director.set({ ...pace, speed }, clock.now);
          for (const [at, moment] of moments.entries()) {
            director.frame(moment, at === 0, clock.now);
            for (let step = below(luck, 4); step > 0; step--) director.play(clock.on(below(luck, 400)));
          }
          director.play(clock.on(60_000));
          expect(hashOf(director)).toBe(hashAt(face, moments.at(-1)!));
          expect(told.map(({ number }) => number)).toEqual(moments.map(({ number }) => number));
          expect(told.at(-1)?.caughtUp).toBe(true);
        }
      });
    }

    test("after every single frame, and what is drawn is what lies there", () => {
      const moments = stretchFor(face, 4, 0);
      const { director } = staged(face);
      const clock = timepiece();
      for (const [at, moment] of moments.entries()) {
        director.frame(moment, at === 0, clock.now);
        director.play(clock.on(20_000));
        expect(director.shown).toBe(moment);
        const layout = hashAt(face, moment);
        expect(hashOf(director)).toBe(layout);
        expect(poseHash(drawnPieces(director).map(([, { shows }]) => shows))).toBe(layout);
      }
    });

    test("after seeks to and fro", () => {
      const moments = momentsFor(face, 5, 0);
      const { director } = staged(face);
      const luck = quickLuck(5);
      const clock = timepiece();
      for (let seek = 0; seek < 60; seek++) {
        const moment = moments[below(luck, moments.length)]!;
        director.frame(moment, true, clock.on(below(luck, 500)));
        expect(hashOf(director)).toBe(hashAt(face, moment));
        const follows = moments[moment.number + 1];
        if (follows !== undefined) director.frame(follows, false, clock.now);
      }
      director.catchUp(clock.now);
      expect(hashOf(director)).toBe(hashAt(face, director.shown!));
    });

    test("after skipping, resizing and hiding in the middle of a motion", () => {
      const moments = stretchFor(face, 6, 0);
      const { director } = staged(face);
      const other = { width: 1920, height: 1080 };
      const clock = timepiece();
      for (const [at, moment] of moments.entries()) {
        director.frame(moment, at === 0, clock.now);
        director.play(clock.on(90));
        if (at % 3 === 0) director.catchUp(clock.now);
        if (at % 3 === 1) director.resize(at % 2 ? other : SIZE, clock.now);
        if (at % 3 === 2) director.set({ ...pace, hidden: at % 2 === 0 }, clock.now);
      }
      director.resize(SIZE, clock.now);
      director.catchUp(clock.now);
      expect(hashOf(director)).toBe(hashAt(face, moments.at(-1)!));
    });

    test("without acts, and with acts that fail", () => {
      const moments = stretchFor(face, 7, 0);
      for (const act of [() => undefined, () => ({ cues: [{ piece: "nobody", order: 9, from: "nowhere" }] }), fails]) {
        const { director } = staged({ ...face, act });
        const clock = timepiece();
        for (const [at, moment] of moments.entries()) {
          director.frame(moment, at === 0, clock.now);
          director.play(clock.on(300));
        }
        director.play(clock.on(60_000));
        expect(hashOf(director)).toBe(hashAt(face, moments.at(-1)!));
      }
    });

    test("a burst of frames leaves it never more than three seconds behind", () => {
      const moments = stretchFor(face, 8, 0);
      for (const speed of SPEEDS) {
        const { director } = staged(face);
        const clock = timepiece();
        director.set({ ...pace, speed }, clock.now);
        for (const [at, moment] of moments.entries()) {
          director.frame(moment, at === 0, clock.now);
          expect(director.behind).toBeLessThanOrEqual(BEHIND + 0.001);
          director.play(clock.on(7));
        }
        director.play(clock.now + BEHIND + 1);
        expect(director.behind).toBe(0);
      }
    });
  });
}

describe("one function decides how a frame comes to the table", () => {
  test("hidden tab, jump, reduced motion or instant speed: set in place", () => {
    for (const still of [{ hidden: true }, { reducedMotion: true }, { speed: "instant" as const }]) {
      expect(decide({ ...pace, ...still }, false, 400, 1).place).toBe(true);
    }
    expect(decide(pace, true, 400, 1).place).toBe(true);
  });
  test("otherwise it moves, faster the more waits", () => {
    expect(decide(pace, false, 400, 1)).toEqual({ place: false, rate: ANIMATION_SPEEDS.normal });
    expect(decide(pace, false, 2 * BEHIND, 1)).toEqual({ place: false, rate: 2 });
    expect(decide({ ...pace, speed: "fast" }, false, 400, 1)).toEqual({ place: false, rate: ANIMATION_SPEEDS.fast });
  });
  test("once in a hurry it stays so until it has caught up", () => {
    expect(decide(pace, false, 400, 3).rate).toBe(3);
  });
  test("what is too fast to be seen is set in place", () => {
    expect(decide(pace, false, BEHIND * (FASTEST + 1), 1).place).toBe(true);
  });
});

/** A clock that is told to go on. */
function timepiece() {
  return {
    now: 0,
    on(milliseconds: number): number {
      this.now += milliseconds;
      return this.now;
    },
  };
}

function fails(): never {
  throw new Error("an act that fails");
}

describe("a gathered row is shown over the frames", () => {
  const match = rolled(chosen(begin(game, newRecord(game, 7, 3, { draw: false })).match));
  const { leader } = tableOf(match);
  const toy = eraseFace(toyFace);
  const [start] = momentsOf({ match, frames: [{ number: 0, event: { type: "began" }, privateEvent: undefined, ...match.state }] }, leader);
  const row = gatheredRow(toy, viewOf(match.state, leader), start!.ask, ["put 0", "put 1"])!;
  const hashFor = (sight: Moment["sight"]): string => poseHash(toy.layout(sight, SIZE));

  const gathered = (own: GatheredRow | undefined = row) => {
    const { director, told } = staged(toy);
    director.frame(start!, true, 0);
    director.setRow(own, 0);
    return { director, told };
  };

  test("pieces glide there, and no frame is told", () => {
    const { director, told } = gathered();
    expect(director.moving.length).toBeGreaterThan(0);
    director.play(5_000);
    expect(hashOf(director)).toBe(hashFor(row.sight));
    expect(told).toHaveLength(1);
    expect(director.shown?.sight).toBe(row.sight);
  });
  test("without a row it is the frame again", () => {
    const { director } = gathered();
    director.setRow(undefined, 100);
    director.catchUp(200);
    expect(hashOf(director)).toBe(hashFor(start!.sight));
    expect(director.shown).toBe(start);
  });
  test("it survives another size of the window", () => {
    const { director } = gathered();
    director.resize({ width: 1920, height: 1080 }, 10);
    director.resize(SIZE, 20);
    expect(hashOf(director)).toBe(hashFor(row.sight));
  });
  test("the same row, sent, does not cut a motion short", () => {
    const { director } = gathered();
    director.play(20);
    const { moving } = director;
    director.setRow({ ...row, sent: true }, 40);
    expect(director.moving).toBe(moving);
    expect(director.row?.sent).toBe(true);
  });
  test("a frame that asks for something else shows itself, and drops the row", () => {
    const { director } = gathered();
    const moments = momentsOf(play(match, leader, "put 2", "keep"), leader);
    for (const moment of moments) director.frame({ ...moment, number: moment.number + 1 }, false, 50);
    director.play(9_000);
    expect(hashOf(director)).toBe(hashFor(moments.at(-1)!.sight));
    expect(director.row).toBeUndefined();
  });
  test("a frame that asks for the same keeps it", () => {
    const { director } = gathered();
    director.frame({ ...start!, number: 1 }, false, 50);
    director.play(9_000);
    expect(hashOf(director)).toBe(hashFor(row.sight));
  });
  test("the frames of the sent row end in the same picture at every speed", () => {
    const moments = momentsOf(play(match, leader, ...row.moves, "keep"), leader);
    const ends = SPEEDS.map((speed) => {
      const { director } = gathered({ ...row, sent: true });
      director.set({ ...pace, speed }, 0);
      for (const [at, moment] of moments.entries()) director.frame({ ...moment, number: at + 1 }, false, 10 * at);
      director.play(60_000);
      return hashOf(director);
    });
    expect(new Set(ends)).toEqual(new Set([hashFor(moments.at(-1)!.sight)]));
  });
  const dropped = () => {
    const { director } = gathered();
    director.catchUp(10);
    const bin = director.pieces.find(({ pose }) => pose.key === `bin:${leader}:0`)!;
    director.lay(bin.id, 5, 6);
    return { director, bin };
  };
  test("a piece that was dragged goes on from where it was dropped", () => {
    const { director, bin } = dropped();
    director.setRow(row, 10);
    expect(director.moving.find(({ id }) => id === bin.id)?.from).toMatchObject({ x: 5, y: 6 });
    director.play(9_000);
    expect(hashOf(director)).toBe(hashFor(row.sight));
  });
  test("or back home, if it leads to nothing", () => {
    const { director } = dropped();
    director.settle(10);
    director.play(9_000);
    expect(hashOf(director)).toBe(hashFor(row.sight));
  });
});
