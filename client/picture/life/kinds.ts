/**
 * How each kind of life is drawn at a moment, into its own box, in CSS pixels from its top left corner. Few strokes, no garbage.
 * It is seen at every tick or every other one, so from one to the next nothing goes farther than a few pixels, or turns more than a quarter
 * of its swing: faster, it would hop and blink.
 */
import type { LifeKind } from "../../face/names.ts";
import { COLOURS } from "../style.ts";

type Brush = CanvasRenderingContext2D;
/** `seed` tells those of one kind apart; `seconds` since the table was opened. */
type Kind = (brush: Brush, width: number, height: number, seconds: number, seed: number, colour: string | undefined) => void;

const TURN = Math.PI * 2;
/** One glint per `area` square pixels, up to `most`. */
const GLINT = { area: 900, most: 22, period: 6.5 } as const;
const PUFF = { count: 5, period: 11 } as const;
/** Half the length of a gleam, in CSS pixels. */
const GLEAM = 110;
/** Body and head, in a box of 40 by 40. */
const CAT = ["M11 38Q10 18 19 17 30 19 29 38Z", "M6 15 7 4 11 8H16L20 4 21 15 17 20H10Z"];
/** A gull crosses, and is away for the rest of the time. */
const FLIGHT = { crosses: 50, period: 130 } as const;

/** Always the same number for the same place, from 0 to 1. */
const scatter = (at: number, seed: number): number => Math.abs(Math.sin(at * 12.9898 + seed * 78.233) * 43758.5453) % 1;

/** How far a gull has crossed; more than 1 while it is away. */
const flightAt = (seconds: number, seed: number): number => ((seconds + seed * 29) % FLIGHT.period) / FLIGHT.crosses;

/** Whether nothing of it is to be seen now, so that it need not be drawn. */
export const isAway = (kind: string, seconds: number, seed: number): boolean => kind === "gull" && flightAt(seconds, seed) > 1;

export const KINDS: Readonly<Record<LifeKind, Kind>> = {
  /** Light that plays on water. */
  water(brush, width, height, seconds, seed, colour = COLOURS.parchment) {
    const count = Math.min(GLINT.most, Math.ceil((width * height) / GLINT.area));
    brush.strokeStyle = colour;
    brush.lineCap = "round";
    for (let at = 0; at < count; at++) {
      const turn = seconds / (GLINT.period * (0.8 + 0.5 * scatter(at, seed + 3))) + scatter(at, seed);
      const phase = turn % 1;
      // It is in another place each time.
      const round = Math.floor(turn) * 7 + at;
      const long = 4 + 8 * scatter(round, seed + 1);
      const x = long + scatter(round, seed + 2) * Math.max(0, width - 2 * long - 4) + 4 * phase;
      const y = 2 + scatter(round, seed + 5) * Math.max(0, height - 5);
      brush.globalAlpha = 0.55 * Math.sin(Math.PI * phase) ** 2;
      brush.lineWidth = 1 + scatter(at, seed + 6);
      brush.beginPath();
      brush.moveTo(x - long / 2, y);
      brush.quadraticCurveTo(x, y - 1.8, x + long / 2, y);
      brush.stroke();
    }
  },

  /** Water that laps along a hull: the box is as wide as the hull, and a few pixels high. */
  swell(brush, width, height, seconds, seed, colour = "#dcefe6") {
    brush.strokeStyle = colour;
    brush.lineCap = "round";
    for (let row = 0; row < 2; row++) {
      brush.globalAlpha = row === 0 ? 0.55 : 0.3;
      brush.lineWidth = row === 0 ? 1.6 : 1.2;
      brush.setLineDash([9 + 4 * row, 7 + 5 * row]);
      brush.lineDashOffset = (row === 0 ? -1 : 1) * seconds * 1.6;
      brush.beginPath();
      for (let x = 1; x < width; x += 5) {
        brush.lineTo(x, height * (0.35 + 0.3 * row) + Math.sin(x / 11 + seconds * (0.8 - 0.3 * row) + seed) * height * 0.2);
      }
      brush.stroke();
    }
    brush.setLineDash([]);
  },

  /** A pennant that flies from the left edge of its box. */
  flag(brush, width, height, seconds, seed, colour = "#b8422e") {
    const wave = (part: number): number => Math.sin(part * 5 - seconds * 1.9 + seed) * height * 0.16 * part;
    const edge = (part: number, side: number): number => height / 2 + wave(part) + side * height * 0.34 * (1 - 0.55 * part);
    for (const [from, tint] of [
      [0, colour],
      [0.35, "#0002"],
    ] as const) {
      brush.fillStyle = tint;
      brush.beginPath();
      for (let part = from; part <= 1.001; part += 0.1) brush.lineTo(part * width, edge(part, -1));
      for (let part = 1; part >= from - 0.001; part -= 0.1) brush.lineTo(part * width, from === 0 ? edge(part, 1) : edge(part, 0.1));
      brush.fill();
    }
  },

  /** Puffs that rise from the foot of the box, and drift with the wind. */
  smoke(brush, width, height, seconds, seed, colour = "#e9e2d6") {
    brush.fillStyle = colour;
    for (let at = 0; at < PUFF.count; at++) {
      const part = (seconds / PUFF.period + at / PUFF.count + scatter(at, seed) * 0.1) % 1;
      const x = width * (0.3 + 0.4 * part) + Math.sin(part * 5 + at + seed) * width * 0.1;
      const round = width * (0.08 + 0.17 * part);
      brush.globalAlpha = 0.34 * Math.min(1, part * 6) * (1 - part);
      brush.beginPath();
      brush.ellipse(x, round + (height - 2 * round) * (1 - part), round, round * 0.85, 0, 0, TURN);
      brush.fill();
    }
  },

  /** A lamp's light on what is around it. */
  lamp(brush, width, height, seconds, seed, colour = "#ffc24d") {
    const flicker = 0.86 + 0.09 * Math.sin(seconds * 0.9 + seed) + 0.05 * Math.sin(seconds * 1.7 + seed * 3);
    brush.fillStyle = colour;
    for (let ring = 1; ring <= 6; ring++) {
      const part = (ring / 6) * (0.88 + 0.12 * flicker);
      brush.globalAlpha = 0.055 * flicker;
      brush.beginPath();
      brush.ellipse(width / 2, height / 2, (width / 2) * part, (height / 2) * part, 0, 0, TURN);
      brush.fill();
    }
  },

  /** Light that wanders to and fro along an edge of metal. */
  gleam(brush, width, height, seconds, seed, colour = "#fff4c8") {
    const x = width * (0.5 + 0.46 * Math.sin(seconds * 0.06 + seed));
    const light = brush.createLinearGradient(x - GLEAM, 0, x + GLEAM, 0);
    for (const [at, alpha] of ["00", "c0", "00"].entries()) light.addColorStop(at / 2, colour + alpha);
    brush.fillStyle = light;
    brush.fillRect(0, 0, width, height);
  },

  /** It sits, looks to the left, and thinks with the tip of its tail. */
  cat(brush, width, height, seconds, seed, colour = "#e0964a") {
    const sway = Math.sin(seconds * 0.7 + seed);
    brush.scale(width / 40, height / 40);
    brush.lineCap = "round";
    brush.fillStyle = colour;
    const tail = new Path2D(`M28 36C40 38 38 26 ${35 + 2 * sway} ${20 - sway}`);
    for (const [wide, tint] of [
      [6.5, COLOURS.ink],
      [4, colour],
    ] as const) {
      brush.lineWidth = wide;
      brush.strokeStyle = tint;
      brush.stroke(tail);
    }
    brush.lineWidth = 1.6;
    brush.strokeStyle = COLOURS.ink;
    for (const shape of CAT) {
      const part = new Path2D(shape);
      brush.fill(part);
      brush.stroke(part);
    }
    brush.fillStyle = COLOURS.ink;
    // It blinks.
    const open = seconds % 6 < 1 ? 0.3 : 1.6;
    for (const x of [9.4, 15]) brush.fillRect(x, 13 - open / 2, 1.8, open);
  },

  /** A gull that crosses the box now and then. */
  gull(brush, width, height, seconds, seed, colour = "#fbf6ea") {
    const part = flightAt(seconds, seed);
    const x = width * (part * 1.1 - 0.05);
    const y = height * (0.55 - 0.25 * Math.sin(part * 4 + seed));
    const span = Math.min(11, height * 0.3);
    // The gull glides: beaten wings would be seen at random.
    const wing = 0.15 + 0.2 * Math.sin(seconds * 1.3);
    for (const [tint, wide, down] of [
      ["#2a1a1040", 3, 2],
      [colour, 2, 0],
    ] as const) {
      brush.strokeStyle = tint;
      brush.lineWidth = wide;
      brush.beginPath();
      brush.moveTo(x - span, y + down - wing * span);
      brush.quadraticCurveTo(x - span * 0.4, y + down - span * 0.35, x, y + down);
      brush.quadraticCurveTo(x + span * 0.4, y + down - span * 0.35, x + span, y + down - wing * span);
      brush.stroke();
    }
  },
};
