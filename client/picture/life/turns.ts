/**
 * Which parts are drawn at which tick. Drawn by software, the page is put together again within the box around all that has changed: parts that lie
 * together cost little, parts far apart cost a whole picture. Pure.
 */
import type { Living } from "../../face/living.ts";
import type { Size } from "../../face/pose.ts";

/** Kinds that would be seen to stop: they are drawn at each tick, all others at every other one. */
const QUICK: readonly Living["kind"][] = ["flag", "gull"];

/** The middle and the size, in CSS pixels. */
export interface TakingTurns extends Size {
  readonly kind: Living["kind"];
  readonly x: number;
  readonly y: number;
}

/** The tick of two at which each part is drawn, undefined at both: parted by a line so that the two boxes are as small as can be. */
export function turnsOf(parts: readonly TakingTurns[]): readonly (0 | 1 | undefined)[] {
  const slow = parts.filter(({ kind }) => !QUICK.includes(kind));
  // A gull is away for most of the time.
  const always = parts.filter(({ kind }) => kind === "flag");
  const orders = [slow.toSorted((a, b) => a.x - b.x), slow.toSorted((a, b) => a.y - b.y)];
  const ways = orders.flatMap((order) => order.map((_part, at) => [order.slice(0, at + 1), order.slice(at + 1)] as const));
  const cost = ([first, second]: (typeof ways)[number]): number => areaAround([...first, ...always]) + areaAround([...second, ...always]);
  const [best] = ways.map((way) => ({ way, cost: cost(way) })).sort((a, b) => a.cost - b.cost);
  return parts.map((part) => (QUICK.includes(part.kind) ? undefined : best?.way[0].includes(part) ? 0 : 1));
}

function areaAround(parts: readonly TakingTurns[]): number {
  if (parts.length === 0) return 0;
  const [left, right] = [Math.min(...parts.map(({ x, width }) => x - width / 2)), Math.max(...parts.map(({ x, width }) => x + width / 2))];
  const [top, foot] = [
    Math.min(...parts.map(({ y, height }) => y - height / 2)),
    Math.max(...parts.map(({ y, height }) => y + height / 2)),
  ];
  return (right - left) * (foot - top);
}
