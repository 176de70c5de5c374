/** A fixed piece of plain JavaScript, timed beside every bench, so that figures of two machines or two days can be compared. */
import { type Figures, median, rounded } from "./figures.ts";
import { threadSeconds, warmUp } from "./warm-up.ts";

/** Speeds before and after a bench. One unit is one call of `doUnit`, 5 to 10 ms on a machine of today. */
export interface Yardstick {
  /** Units per second of processor time: how fast the machine is. */
  readonly before: number;
  readonly after: number;
  /** Share of one processor that the yardstick got: how busy the machine was. */
  readonly share: number;
}

/** The median of these counts. */
const TIMINGS = 5;
/** Units in each: some systems count processor time in steps of 4 ms. */
const UNITS = 10;
/** The short form judges no speed: the yardstick is shown to work, and is not warm. */
const SHORT = { timings: 1, rounds: 1, units: 2 };
/** Never change this: figures per unit would no longer compare with older ones. */
const STEPS = 200_000;
const PLACES = 64;
/** Expected result of a unit. */
const CHECKSUM = 4_270_356_966;

/** The figures, with those that are speeds also per unit of the yardstick. */
export function withUnits(figures: Figures, { speeds = [] }: { readonly speeds?: readonly string[] }, yardstick: Yardstick): Figures {
  const named = Object.entries(figures).flatMap(([figure, value]): [string, number][] => {
    const isSpeed = speeds.some((ending) => figure.endsWith(ending));
    return isSpeed ? [[figure, value], perUnit(figure, value, yardstick)] : [[figure, value]];
  });
  return Object.fromEntries(named);
}

/** A speed or a cost, named and counted per unit of the yardstick: `gamesPerSecond` is `gamesPerUnit`, `microsecondsPerMove` `unitsPerMove`. */
function perUnit(figure: string, value: number, { before, after }: Yardstick): [string, number] {
  const unitsPerSecond = (before + after) / 2;
  if (figure.endsWith("PerSecond")) return [figure.replace(/Second$/, "Unit"), significant(value / unitsPerSecond)];
  return [figure.replace("microseconds", "units"), significant((value / 1e6) * unitsPerSecond)];
}

const significant = (value: number): number => Number(value.toPrecision(4));

/** Times the yardstick before and after something. */
export async function besideYardstick<T>(work: () => Promise<T>, short: boolean): Promise<{ result: T; yardstick: Yardstick }> {
  const before = timeYardstick(short);
  const result = await work();
  const after = timeYardstick(short);
  return { result, yardstick: { before: before.speed, after: after.speed, share: rounded((before.share + after.share) / 2, 2) } };
}

export function timeYardstick(short = false): { speed: number; share: number } {
  warmUp(warmth, short ? SHORT.rounds : undefined);
  const start = { own: threadSeconds(), all: performance.now() / 1_000 };
  const units = short ? SHORT.units : UNITS;
  const speed = rounded(1 / median(Array.from({ length: short ? SHORT.timings : TIMINGS }, () => timed(units))), 2);
  const share = (threadSeconds() - start.own) / (performance.now() / 1_000 - start.all);
  return { speed, share };
}

/** The speed of a single unit, by the clock on the wall, which is exact: what is disturbed is only slower. */
function warmth(): number {
  const start = performance.now();
  doUnit();
  return 1 / (performance.now() - start);
}

/** Seconds for a unit. */
function timed(units: number): number {
  const start = threadSeconds();
  for (let unit = 0; unit < units; unit++) if (doUnit() !== CHECKSUM) throw new Error("the yardstick has computed something else");
  return (threadSeconds() - start) / units;
}

/** Typical work of an engine: arithmetic, short-lived objects, filtered lists, lookups by key. */
function doUnit(): number {
  const points = new Map<number, number>();
  const pieces = Array.from({ length: PLACES }, (_none, at) => ({ at, worth: at % 7, owner: at % 4 }));
  let dice = 1;
  for (let step = 0; step < STEPS; step++) {
    dice = (Math.imul(dice, 1_664_525) + 1_013_904_223) >>> 0;
    const owner = dice >>> 30;
    const at = (dice >>> 8) % PLACES;
    const moved = { ...(pieces[at] as (typeof pieces)[number]), owner, worth: (dice >>> 4) % 7 };
    pieces[at] = moved;
    points.set(at, (points.get(at) ?? 0) + moved.worth);
    if (step % 16 === 0) {
      const own = pieces.filter((piece) => piece.owner === owner);
      points.set(
        PLACES + owner,
        own.reduce((total, piece) => total + piece.worth, 0),
      );
    }
  }
  let sum = 0;
  for (const [key, value] of points) sum = (Math.imul(sum, 31) + key * value) >>> 0;
  return sum;
}
