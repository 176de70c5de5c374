/** Digits that count pieces tick as each of them arrives or leaves, not before. Pure. */
import type { Pose } from "../../face/pose.ts";

/** How far beside a counter a piece lands that it counts, in sizes of the counter. */
const NEAR = 1.6;

interface Way {
  readonly from: Pose;
  readonly to: Pose;
}

/** A piece on its way: when it leaves, and when it touches the table. */
interface Travelling extends Way {
  readonly start: number;
  readonly landing: number;
}

/** The times from which a counter shows which digits; nothing if it counts no piece that travels. */
export function countingSteps({ from, to }: Way, travelling: readonly Travelling[]): { from: number; shows: Pose }[] {
  const [before, after] = [numberIn(from), numberIn(to)];
  const by = after - before;
  if (!Number.isInteger(by) || by === 0 || from.look !== to.look) return [];
  const coming = travelling.filter((motion) => isNear(motion.to, to) && !isNear(motion.from, to));
  const leaving = travelling.filter((motion) => isNear(motion.from, to) && !isNear(motion.to, to));
  const times = by > 0 ? coming.map(({ landing }) => landing) : leaving.map(({ start }) => start + 1);
  // A pile may also grow by what leaves a hand, as debts do; then the pieces that touch it at all count.
  const counted = (times.length > 0 ? times : [...coming, ...leaving].map(({ landing }) => landing)).sort((a, b) => a - b);
  return counted.map((time, at) => ({
    from: time,
    shows: { ...to, digits: String(before + Math.round((by * (at + 1)) / counted.length)) },
  }));
}

const isNear = (piece: Pose, counter: Pose): boolean =>
  Math.hypot(piece.x - counter.x, piece.y - counter.y) < NEAR * Math.max(counter.width, counter.height);

/** NaN if the digits are no number. */
export const numberIn = ({ digits }: Pose): number => (digits === undefined || digits === "" ? Number.NaN : Number(digits));
