/** Every face that is listed, and the toy's. */
import { eraseFace, type Face } from "../../client/face/face.ts";
import type { Moment } from "../../client/feed/feed.ts";
import { momentsOf } from "../../client/feed/moments-of-step.ts";
import { Director } from "../../client/picture/motion/director.ts";
import { poseHash } from "../../client/picture/pose-hash.ts";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { askedSeats, begin, type Step, step } from "../../shared/core/match/step.ts";
import { anyRecord, randomEntry, undoEntry } from "../contract/matches.ts";
import { toyFace } from "../toy/face.ts";
import { FACES as LISTED } from "./listed-faces.ts";

export const FACES: readonly Face[] = [...LISTED, eraseFace(toyFace)];

export const SIZE = { width: 1280, height: 720 };

/** The moments of a random match with takebacks, as one seat has them. */
export function momentsFor(face: Face, deal: number, seat: number): Moment[] {
  const luck = quickLuck(deal);
  let played: Step = begin(face.game, anyRecord(face.game, deal));
  const moments = momentsOf(played, seat);
  for (let entries = 0; askedSeats(played.match).length > 0 && entries < 2_000; entries++) {
    played = step(played.match, entryFor(played.match, below(luck, 8) === 0, entries < 300, luck));
    moments.push(...momentsOf(played, seat));
  }
  return moments;
}

/** Some hundred moments of such a match, from anywhere in it: a table may be opened at any moment. */
export function stretchFor(face: Face, deal: number, seat: number): Moment[] {
  const all = momentsFor(face, deal, seat);
  const start = below(quickLuck(deal), Math.max(1, all.length - STRETCH + 1));
  return all.slice(start, start + STRETCH);
}

const STRETCH = 160;

function entryFor(match: Match, back: boolean, early: boolean, luck: Parameters<typeof randomEntry>[1]) {
  const own = match.record.entries.findLastIndex((entry) => entry.type === "moves");
  const safe = match.undoPoints.at(-1);
  if (back && early && own >= 0 && safe !== undefined) return undoEntry(safe.seat, safe.entry);
  return randomEntry(match, luck);
}

/** A director with a clock of its own, and what it has told. */
export function staged(face: Face, size = SIZE) {
  const told: { number: number; caughtUp: boolean }[] = [];
  const director = new Director(face, size, { shown: ({ number }, _act, caughtUp) => told.push({ number, caughtUp }) });
  return { director, told };
}

export const hashOf = (director: Director): string => poseHash(director.pieces.map(({ pose }) => pose));
export const hashAt = (face: Face, moment: Moment, size = SIZE): string => poseHash(face.layout(moment.sight, size));
