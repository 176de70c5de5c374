import { describe, expect, it } from "vitest";
import type { Pose } from "../../../client/face/pose.ts";
import { soundOf } from "../../../client/picture/board/motion-effects.ts";
import type { Motion } from "../../../client/picture/motion/motion.ts";
import { AMBIENCES, PIECE_SOUNDS, type PieceSound } from "../../../client/sound/names.ts";
import { FACES, momentsFor, SIZE } from "../faces.ts";

const sounding = FACES.filter(({ sounds }) => sounds !== undefined);
/** Matches of different numbers of players. */
const DEALS = [1, 2, 3, 4];
/** Lays out one in this many positions. */
const EACH = 7;
const heard = new Set<PieceSound>();
for (const { sounds } of sounding) for (const sound of Object.values(sounds!.landing)) heard.add(sound);

describe.each(sounding)("The sounds of $game.id", (face) => {
  const { ambience, landing } = face.sounds!;
  const matches = DEALS.map((deal) => momentsFor(face, deal, 0));

  it("that its acts name all exist", () => {
    const named = matches.flatMap((moments) =>
      moments.slice(1).flatMap(({ event, sight }, at) => face.act(event, moments[at]!.sight, sight)?.cues ?? []),
    );
    const words = new Set(named.flatMap(({ sound }) => (sound === undefined ? [] : [sound])));
    expect(words.size).toBeGreaterThan(4);
    for (const word of words) {
      expect(PIECE_SOUNDS).toContain(word);
      heard.add(word);
    }
  });
  it("belong to kinds of pieces that lie on its table, and to a place", () => {
    const some = matches.flatMap((moments) => moments.filter((_moment, at) => at % EACH === 0));
    const kinds = new Set(some.flatMap(({ sight }) => face.layout(sight, SIZE).map(({ kind }) => kind)));
    expect(Object.keys(landing).filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(AMBIENCES).toContain(ambience);
  });
});

it("No sound is rendered that no game plays", () => expect(PIECE_SOUNDS.filter((sound) => !heard.has(sound))).toEqual([]));

describe("A motion", () => {
  const pose = (x: number, more: Partial<Pose> = {}): Pose => ({
    key: "",
    kind: "coin",
    look: "coin",
    x,
    y: 0,
    width: 9,
    height: 9,
    depth: 1,
    ...more,
  });
  const motion = (from: Pose, to: Pose, sound?: PieceSound): Motion => {
    const cue = sound === undefined ? undefined : { piece: "coin*", order: 0, sound };
    return { id: 1, from, to, fade: undefined, cue, start: 0, duration: 1 } as Motion;
  };
  it("sounds as its act says", () => expect(soundOf(motion(pose(0), pose(0), "bell"), { coin: "coin" })).toBe("bell"));
  it("sounds as its piece does if no act speaks", () => expect(soundOf(motion(pose(0), pose(90)), { coin: "coin" })).toBe("coin"));
  it("is silent if it hardly moves, is painted on the table, or is of a silent kind", () => {
    expect(soundOf(motion(pose(0), pose(9)), { coin: "coin" })).toBeUndefined();
    expect(soundOf(motion(pose(0), pose(90, { depth: -1 })), { coin: "coin" })).toBeUndefined();
    expect(soundOf(motion(pose(0), pose(90)), { card: "card" })).toBeUndefined();
    expect(soundOf(motion(pose(0), pose(90)), undefined)).toBeUndefined();
  });
});
