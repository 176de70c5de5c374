/** What every layout promises, tried on positions of random matches. */
import { expect, it } from "vitest";
import type { Face } from "../../client/face/face.ts";
import type { Picture, Pose, Size } from "../../client/face/pose.ts";
import { quickLuck } from "../../shared/core/base/random.ts";
import type { View } from "../../shared/core/contract/game.ts";
import { type Frame, viewOf } from "../../shared/core/match/view.ts";
import { expectSame } from "../contract/same.ts";
import { each, type Moment, restsIn, sights } from "./sights.ts";

export interface Laid {
  readonly face: Face;
  /** Positions of one match, made when the first test asks for them. */
  moments(): readonly Moment[];
  /** The smallest first. */
  readonly sizes: readonly Size[];
  /** Looks at one in this many positions, where a match is long. */
  readonly stride?: number;
  /** No two pieces that may be clicked have their middles nearer than this, in CSS pixels. */
  readonly apart?: number;
  /** The pieces of a move that decide: earlier ones are clicked in a step of their own. */
  readonly deciding?: (pieces: readonly string[]) => readonly string[];
  /** A move may be made in more than one way. */
  readonly severalWays?: boolean;
}

export const left = ({ x, width }: Pose): number => x - width / 2;
export const right = ({ x, width }: Pose): number => x + width / 2;
export const top = ({ y, height }: Pose): number => y - height / 2;
export const bottom = ({ y, height }: Pose): number => y + height / 2;

export function poseOf(picture: Picture, piece: string): Pose {
  const pose = picture.find(({ key }) => key === piece);
  if (pose === undefined) throw new Error(`${piece} is not in the picture`);
  return pose;
}

/** Call it within a `describe`. */
export function keepsTheRules({
  face,
  moments,
  sizes,
  stride = 1,
  apart = 1,
  deciding = (pieces) => pieces,
  severalWays = false,
}: Laid): void {
  const { game } = face;
  const small = sizes[0] as Size;
  const seen = (frame: Frame) => sights(frame) as readonly View[];

  it("names every piece once", () => {
    for (const { frame } of each(stride, moments())) {
      for (const sight of seen(frame)) {
        const keys = face.layout(sight, small).flatMap(({ key }) => (key === "" ? [] : [key]));
        const twice = new Set(keys).size === keys.length ? [] : keys.filter((key, at) => keys.indexOf(key) !== at);
        expect(twice).toEqual([]);
      }
    }
  });

  it("keeps every piece inside the area, whatever its size", () => {
    for (const { frame } of each(stride, restsIn(moments()))) {
      for (const size of sizes) {
        const outside = (pose: Pose): boolean =>
          left(pose) < -1 || top(pose) < -1 || right(pose) > size.width + 1 || bottom(pose) > size.height + 1 || !(pose.width > 4);
        expect(face.layout(seen(frame)[1] as View, size).filter(outside)).toEqual([]);
      }
    }
  });

  it("shows the pieces of every legal move, and no two of them in one place", () => {
    for (const { match } of restsIn(moments())) {
      for (const seat of game.toAct(match.state.table)) {
        const view = viewOf(match.state, seat);
        const picture = face.layout(view, small);
        const picks = face.picks(view);
        const moves = picks.map(({ move }) => move);
        expect(severalWays ? [...new Set(moves)] : moves).toEqual(game.moves(view).map(game.notation));
        const ways = picks.map(({ pieces }) => pieces.join(" "));
        expect(new Set(ways).size).toBe(ways.length);
        for (const { pieces } of picks) for (const piece of pieces) poseOf(picture, piece);
        const clicked = [...new Set(picks.flatMap(({ pieces }) => deciding(pieces)))].map((piece) => poseOf(picture, piece));
        const tooNear = clicked.flatMap((one, at) =>
          clicked
            .slice(at + 1)
            .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) <= apart)
            .map(({ key }) => `${one.key} ${key}`),
        );
        expect(tooNear).toEqual([]);
      }
    }
  });

  it("does not change when what is hidden is dealt again", () => {
    for (const { match, frame } of each(stride, restsIn(moments()))) {
      for (const seat of [0, 1]) {
        const view = viewOf(match.state, seat);
        const dealtAnew = viewOf(game.imagine(view, quickLuck(frame.number)), seat);
        const [found, wanted] = [dealtAnew, view].map((sight) => face.layout(sight, small));
        expectSame(found, wanted);
      }
    }
  });
}
