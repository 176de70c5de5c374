import { describe, expect, it } from "vitest";
import { ALERTS, AMBIENCES, MUSIC, PHRASES, PIECE_SOUNDS, type SoundName } from "../../../client/sound/names.ts";
import { loudness } from "../../../client/sound/synth/loudness.ts";
import { FAMILIES } from "../../../client/sound/synth/recipe.ts";
import { RECIPES, type Rendered, render } from "../../../client/sound/synth/render.ts";
import { distance, figuresOf, onSmallSpeaker, type SoundFigures, shapeOf } from "../../../lab/sounds/figures.ts";

const RATE = 48_000;
const PEAK = -1;
/** A sound with a high peak ends below its family's loudness. */
const BAND = { below: 3, above: 0.5 };
const MOST_OFFSET = 0.002;
const MOST_AT_EDGE = 0.002;
/** Share of the power above 6 kHz: paper hisses most. */
const HARSH = 0.02;

type Measured = Rendered & { readonly figures: SoundFigures };
const known = new Map<string, Measured>();
/** Each is rendered and measured once. */
function measured(name: SoundName, variant = 0): Measured {
  const key = `${name} ${variant}`;
  let found = known.get(key);
  if (found === undefined) {
    const rendered = render(name, variant, RATE);
    found = { ...rendered, figures: figuresOf(rendered) };
    known.set(key, found);
  }
  return found;
}

const tone = (frequency: number, level: number, seconds: number): Float32Array =>
  Float32Array.from({ length: seconds * RATE }, (_none, at) => level * Math.sin((2 * Math.PI * frequency * at) / RATE));

function followedBySilence(samples: Float32Array): Float32Array {
  const longer = new Float32Array(samples.length * 3);
  longer.set(samples);
  return longer;
}

describe("Loudness is measured as ITU-R BS.1770 says", () => {
  it.each([
    ["a tone of 997 Hz at full scale in one channel is at -3.01", [tone(997, 1, 2)], -3.01],
    ["in both channels at -23 dBFS it is at -23", [tone(997, 10 ** (-23 / 20), 2), tone(997, 10 ** (-23 / 20), 2)], -23],
    ["rumble is hardly heard", [tone(25, 1, 2)], -13.5],
    ["silence between two tones does not count", [followedBySilence(tone(997, 1, 1))], -3.3],
  ] as const)("%s", (_rule, channels, wanted) => expect(Math.abs(loudness(channels, RATE) - wanted)).toBeLessThan(0.6));
});

describe.each([...PIECE_SOUNDS, ...ALERTS, ...AMBIENCES, ...MUSIC])("The sound %s", (name) => {
  const recipe = RECIPES[name];
  const { loudness: wanted, seconds } = FAMILIES[recipe.family];
  const isLoop = recipe.family === "ambience";

  it("has no peak that distorts, no offset, and nothing harsh", () => {
    const { peak, offset, harsh } = measured(name).figures;
    expect(peak).toBeLessThanOrEqual(PEAK);
    expect(offset).toBeLessThan(MOST_OFFSET);
    expect(harsh).toBeLessThan(HARSH);
  });

  it("is as loud and as long as its family", () => {
    const { figures } = measured(name);
    const target = wanted + (recipe.level ?? 0);
    expect(figures.loudness).toBeGreaterThan(target - BAND.below);
    expect(figures.loudness).toBeLessThan(target + BAND.above);
    expect(figures.seconds).toBeGreaterThanOrEqual(seconds[0]);
    expect(figures.seconds).toBeLessThanOrEqual(seconds[1]);
  });

  if (!isLoop) it("begins and ends in silence", () => expect(measured(name).figures.edge).toBeLessThan(MOST_AT_EDGE));
  if (isLoop) {
    it("has no seam: the joint is as smooth, and as loud, as the rest", () => {
      for (const samples of measured(name).channels) {
        const { bend, bends, level, levels } = jointOf(samples);
        expect(bend).toBeLessThan(bends);
        expect(level).toBeGreaterThan(levels[0]);
        expect(level).toBeLessThan(levels[1]);
      }
    });
    it("would show a seam if it were cut anywhere else", () => {
      const [samples] = measured(name).channels;
      const shares = [0.31, 0.39, 0.47, 0.55, 0.62, 0.7, 0.79, 0.88];
      const isSeam = (share: number): boolean => {
        const { bend, bends } = jointOf(samples!.subarray(0, Math.round(samples!.length * share)));
        return bend > bends;
      };
      expect(shares.some(isSeam)).toBe(true);
    });
  }
});

/** Bends up to this many times the usual one are normal: noise has them all the time. */
const SHARPEST = 4;

/** How sharply the curve bends where the end meets the beginning, and anywhere else; and how loud it is around the joint. */
function jointOf(samples: Float32Array) {
  const size = samples.length;
  let sum = 0;
  for (let at = 1; at < size - 1; at++) sum += (samples[at - 1]! - 2 * samples[at]! + samples[at + 1]!) ** 2;
  const bends = SHARPEST * Math.sqrt(sum / size);
  const [first, second, beforeLast, last] = [samples[0]!, samples[1]!, samples.at(-2)!, samples.at(-1)!];
  const bend = Math.max(Math.abs(beforeLast - 2 * last + first), Math.abs(last - 2 * first + second));
  const window = Math.floor(size / 40);
  const power = (from: number, to: number): number => samples.subarray(from, to).reduce((sum, sample) => sum + sample ** 2, 0);
  const rest = Array.from({ length: 38 }, (_none, part) => power((part + 1) * window, (part + 2) * window));
  const level = power(0, window / 2) + power(size - window / 2, size);
  return { bend, bends, level, levels: [Math.min(...rest) * 0.7, Math.max(...rest) * 1.4] as const };
}

describe.each(PIECE_SOUNDS)("Two strokes of %s", (name) => {
  it("differ, but only a little", () => {
    const [one, two] = [measured(name), measured(name, 1)];
    const [a, b] = [one.figures, two.figures];
    expect(Math.abs(likeness(one.channels[0]!, two.channels[0]!))).toBeLessThan(0.95);
    expect(Math.abs(a.loudness - b.loudness)).toBeLessThan(1.5);
    expect(Math.max(a.centroid / b.centroid, b.centroid / a.centroid)).toBeLessThan(1.35);
  });
});

/** Decibels. Before there were clicks, a barrel lost 24 and a refused move 33. */
const MOST_LOST = 9.5;
const APART = { any: 4.4, told: 6 };

describe("On a loudspeaker of 2 cm, which gives nothing below 700 Hz,", () => {
  const shapes = new Map([...PIECE_SOUNDS, ...ALERTS].map((name) => [name, shapeOf(measured(name))] as const));
  const apart = (a: SoundName, b: SoundName): number => distance(shapes.get(a as "card")!, shapes.get(b as "card")!);

  it.each([...PIECE_SOUNDS, ...ALERTS])("%s is still heard", (name) => {
    const { figures, ...rendered } = measured(name);
    expect(figures.loudness - figuresOf(onSmallSpeaker(rendered)).loudness).toBeLessThan(MOST_LOST);
  });
  it.each([
    ["barrel", "card"],
    ["barrel", "coin"],
    ["barrel", "wood"],
    ["card", "coin"],
    ["card", "tile"],
    ["cube", "tile"],
    ["wood", "stone"],
    ["drum", "destroy"],
    ["drum", "march"],
    ["bell", "wonder"],
    ["discard", "paper"],
    ["refused", "chat"],
  ] as const)("%s and %s are told apart", (a, b) => expect(apart(a, b)).toBeGreaterThan(APART.told));
  it("no two sounds are alike", () => {
    const names = [...shapes.keys()];
    const alike = names.flatMap((a, n) => names.slice(n + 1).flatMap((b) => (apart(a, b) < APART.any ? [`${a} ${b}`] : [])));
    expect(alike).toEqual([]);
  });
});

it("A win and a loss differ in brightness too, not in their tune alone", () => {
  const [won, lost] = [measured("won").figures, measured("lost").figures];
  expect(won.centroid / lost.centroid).toBeGreaterThan(2.5);
});

describe.each(MUSIC)("The phrases of %s", (name) => {
  it("are all different", () => {
    const phrases = Array.from({ length: PHRASES }, (_none, phrase) => render(name, phrase, RATE / 2).channels[0]!);
    const alike = phrases.flatMap((a, n) => phrases.slice(n + 1).filter((b) => Math.abs(likeness(a, b)) > 0.9));
    expect(alike).toEqual([]);
  });
});

/** 1 if they are the same curve. */
function likeness(a: Float32Array, b: Float32Array): number {
  let [both, left, right] = [0, 0, 0];
  for (const [at, sample] of a.entries()) {
    both += sample * b[at]!;
    left += sample ** 2;
    right += b[at]! ** 2;
  }
  return both / Math.sqrt(left * right);
}
