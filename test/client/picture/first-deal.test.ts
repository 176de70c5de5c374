/** The first picture of a match, as it is laid out and dealt. */
import { expect, it } from "vitest";
import type { Pose } from "../../../client/face/pose.ts";
import { match } from "../../../client/picture/motion/match-pieces.ts";
import { dealOut, type Motion } from "../../../client/picture/motion/motion.ts";
import { momentsFor, SIZE, staged } from "../faces.ts";
import { FACES } from "../listed-faces.ts";

/** Whether most of the upper piece lies on the lower one. */
function liesOn(upper: Pose, lower: Pose): boolean {
  const [wide, high] = [lower.width / 2, lower.height / 2];
  return upper.depth > lower.depth && Math.abs(upper.x - lower.x) < wide && Math.abs(upper.y - lower.y) < high;
}

for (const face of FACES)
  it(`${face.game.id}: what lies on a dealt piece comes when that has landed, not before`, () => {
    const picture = face.layout(momentsFor(face, 1, 0)[0]!.sight, SIZE);
    const { motions } = dealOut(match([], picture, [], 0).changes, SIZE, face.marks);
    const isDealt = ({ cue }: Motion): boolean => cue?.motion === "deal";
    const dealt = motions.filter(isDealt);
    expect(dealt.length).toBeGreaterThan(10);
    const laid = motions.filter((one) => !isDealt(one) && one.to.depth >= 0);
    const early = laid.flatMap(({ to, start }) =>
      dealt
        .filter((one) => liesOn(to, one.to) && start < one.landing)
        .map((one) => `${to.kind} ${to.key} before ${one.to.kind} ${one.to.key}`),
    );
    expect(early).toEqual([]);
  });

for (const [id, dish, lying] of [
  ["elasund", "dish", "die:"],
  ["puerto-rico", "berth", "empty:"],
] as const)
  it(`${id}: the ${dish} is laid with what lies on it, and not dealt over it`, () => {
    const face = FACES.find(({ game }) => game.id === id)!;
    const { motions } = dealOut(match([], face.layout(momentsFor(face, 1, 0)[0]!.sight, SIZE), [], 0).changes, SIZE, face.marks);
    const startsOf = (isMeant: (pose: Pose) => boolean) => motions.filter(({ to }) => isMeant(to)).map(({ start }) => start);
    const first = startsOf(({ kind }) => kind === dish);
    const second = startsOf(({ key }) => key.startsWith(lying));
    expect(first.length * second.length).toBeGreaterThan(0);
    expect(Math.max(...first, ...second)).toBeLessThan(200);
  });

for (const face of FACES)
  it(`${face.game.id}: the table is set before the player's eyes, but at once for a player who has waited for it`, () => {
    const moment = momentsFor(face, 1, 0)[0]!;
    const isSet = [false, true].map((waited) => {
      const { director } = staged(face);
      director.frame(moment, true, 0, waited);
      return director.shown === moment;
    });
    expect(isSet).toEqual([false, true]);
  });
