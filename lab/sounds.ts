/** Renders each sound once into a folder, as WAV files to listen to, and prints its figures. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ALERTS, AMBIENCES, MUSIC, PIECE_SOUNDS } from "../client/sound/names.ts";
import { type Rendered, render } from "../client/sound/synth/render.ts";
import { stop } from "../scripts/settings.ts";
import { at } from "../shared/core/base/checked.ts";
import { distance, figuresOf, onSmallSpeaker, shapeOf } from "./sounds/figures.ts";

const RATE = 48_000;
const [folder] = process.argv.slice(2);
if (folder === undefined) stop("npm run sounds -- FOLDER");

mkdirSync(folder, { recursive: true });
console.log("sound          seconds  peak dBFS   LUFS  centroid Hz  above 6 kHz  LUFS of a small speaker");
const shapes: (readonly [name: string, shape: readonly number[]])[] = [];
for (const name of [...PIECE_SOUNDS, ...ALERTS, ...AMBIENCES, ...MUSIC]) {
  const rendered = render(name, 0, RATE);
  writeFileSync(join(folder, `${name}.wav`), wav(rendered));
  const { seconds, peak, loudness, centroid, harsh } = figuresOf(rendered);
  const small = figuresOf(onSmallSpeaker(rendered)).loudness;
  if (rendered.channels.length === 1) shapes.push([name, shapeOf(rendered)]);
  const figures = [
    seconds.toFixed(2),
    peak.toFixed(1),
    loudness.toFixed(1),
    centroid.toFixed(0),
    `${(100 * harsh).toFixed(2)} %`,
    small.toFixed(1),
  ];
  console.log(name.padEnd(14) + figures.map((figure, i) => figure.padStart(at([8, 11, 7, 13, 13, 10], i))).join(""));
}
const pairs = shapes.flatMap(([a, one], n) => shapes.slice(n + 1).map(([b, two]) => ({ pair: `${a} ${b}`, apart: distance(one, two) })));
pairs.sort((a, b) => a.apart - b.apart);
console.log("\nMost alike on a small speaker, in decibels apart:");
for (const { pair, apart } of pairs.slice(0, 20)) console.log(`${pair.padEnd(24)}${apart.toFixed(1)}`);
console.log(`\nQuayside: the files are in ${resolve(folder)}.`);

/** 16 bits a sample, as every player reads it. */
function wav({ channels, rate }: Rendered): Buffer {
  const length = at(channels, 0).length;
  const data = Buffer.alloc(44 + length * channels.length * 2);
  const texts = { 0: "RIFF", 8: "WAVE", 12: "fmt ", 36: "data" };
  for (const [at, text] of Object.entries(texts)) data.write(text, Number(at), "latin1");
  data.writeUInt32LE(data.length - 8, 4);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(channels.length, 22);
  data.writeUInt32LE(rate, 24);
  data.writeUInt32LE(rate * channels.length * 2, 28);
  data.writeUInt16LE(channels.length * 2, 32);
  data.writeUInt16LE(16, 34);
  data.writeUInt32LE(data.length - 44, 40);
  for (let i = 0; i < length; i++) {
    for (const [side, samples] of channels.entries()) {
      data.writeInt16LE(Math.round(at(samples, i) * 32_767), 44 + 2 * (i * channels.length + side));
    }
  }
  return data;
}
