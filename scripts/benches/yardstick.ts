/** A fixed piece of plain JavaScript, timed beside every bench, so that figures of two machines or two days can be compared. */
import { type Bench, type Figures, median, rounded } from "./bench.ts";
import { warmUp } from "./warm-up.ts";

/** Units per second of this machine, before and after a bench. One unit is one call of `doUnit`, 5 to 10 ms on a machine of today. */
export interface Yardstick {
  readonly before: number;
  readonly after: number;
}

/** Calls per timing: the median of them counts. */
const CALLS = 31;
/** Never change this: figures per unit would no longer compare with older ones. */
const STEPS = 200_000;
const PLACES = 64;
/** What a unit comes to. */
const CHECKSUM = 4_270_356_966;

/** The figures, with those that are speeds also per unit of the yardstick. */
export function withUnits(figures: Figures, { speeds = [] }: Pick<Bench, "speeds">, yardstick: Yardstick): Figures {
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

/** Times the yardstick now; the caller does it before and after what it measures. */
export function timeYardstick(): number {
  warmUp(() => 1 / timed());
  return rounded(1 / median(Array.from({ length: CALLS }, timed)), 2);
}

function timed(): number {
  const start = performance.now();
  if (doUnit() !== CHECKSUM) throw new Error("the yardstick has computed something else");
  return (performance.now() - start) / 1_000;
}

/** What an engine does all day: arithmetic, short-lived objects, filtered lists, lookups by key. */
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
