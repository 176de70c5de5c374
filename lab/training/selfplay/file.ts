/** The file of self-play as positions that a model can be fitted to. */
import { closeSync, openSync, readFileSync, readSync, statSync, truncateSync } from "node:fs";
import { at } from "../../../shared/core/base/checked.ts";
import { below, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game, State } from "../../../shared/core/contract/game.ts";
import { shareOfVictory } from "../../../shared/core/match/outcome.ts";
import type { Position } from "../positions.ts";
import { measuredOf } from "../positions.ts";
import { isRare } from "./plans.ts";
import { replay, type SelfPlayed } from "./play.ts";
import type { Step } from "./steps.ts";

/** Of how many positions one is kept; a rare one is kept this often instead. */
const ONE_OF = 5;
const RARE_TIMES = 2;
/** What the search said is half of what is learnt, the other half is what came of it. */
const SEARCHED = 0.5;

/** The whole lines of the file; half of a last one is of a run that goes on or was stopped. */
export const matchesOf = (file: string): SelfPlayed[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as SelfPlayed);

/** Positions of a match; `number` names the match among all that a model is fitted to. */
export function positionsOfMatch(game: Game, match: SelfPlayed, number: number): Position[] {
  const luck = quickLuck(match.number);
  const kept: { readonly position: Omit<Position, "shares">; readonly seat: number; readonly step: number; readonly times: number }[] = [];
  const steps: { readonly seat: number; readonly step: Step }[] = [];
  replay(game, match, (state: State, seat, step) => {
    steps.push({ seat, step });
    const times = isRare(game, state.table) ? RARE_TIMES : below(luck, ONE_OF) === 0 ? 1 : 0;
    if (times > 0) kept.push({ position: measuredOf(game, state, number), seat, step: steps.length - 1, times });
  });
  return kept.flatMap(({ position, step, times }) => {
    const shares = sharesOf(match, steps, step);
    return Array.from({ length: times }, () => ({ ...position, shares }));
  });
}

/** By seat. With more than two seats a search's chance says nothing of how the others share the rest, so the result is taken alone. */
function sharesOf(
  { places, how, seats }: SelfPlayed,
  steps: readonly { readonly seat: number; readonly step: Step }[],
  from: number,
): Float32Array {
  const won = Float32Array.from({ length: seats }, (_none, seat) => shareOfVictory({ places, how, points: [] }, seat));
  const next = steps.slice(from).find(({ step }) => step.chance !== undefined);
  if (next?.step.chance === undefined || seats !== 2) return won;
  const { seat, step } = next;
  const chance = step.chance as number;
  return won.map((share, own) => SEARCHED * (own === seat ? chance : 1 - chance) + (1 - SEARCHED) * share);
}

/** The number after that of the last whole line; what an interrupted run has left of another is cut off. */
export function nextNumber(file: string): number {
  const size = statSync(file).size;
  const tail = Buffer.alloc(Math.min(size, LONGEST));
  const opened = openSync(file, "r");
  readSync(opened, tail, 0, tail.length, size - tail.length);
  closeSync(opened);
  const end = tail.lastIndexOf("\n") + 1;
  if (end < tail.length) truncateSync(file, size - tail.length + end);
  const last = at(tail.subarray(0, end).toString().split("\n").slice(-2), 0);
  return last === "" ? 0 : (JSON.parse(last) as SelfPlayed).number + 1;
}

/** No two lines together are longer. */
const LONGEST = 1 << 18;
