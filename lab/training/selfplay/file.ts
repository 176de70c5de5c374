/** The file of self-play as positions that a model can be fitted to. */
import { closeSync, openSync, readFileSync, readSync, statSync, truncateSync } from "node:fs";
import { at } from "../../../shared/core/base/checked.ts";
import { below, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game, State } from "../../../shared/core/contract/game.ts";
import { shareOfVictory } from "../../../shared/core/match/outcome.ts";
import type { Position } from "../positions.ts";
import { measuredOf } from "../positions.ts";
import { isRare, isSudden } from "./plans.ts";
import { replay, type SelfPlayed } from "./play.ts";
import type { Step } from "./steps.ts";

/** Of how many positions one is kept; a rare one is kept this often instead. */
const ONE_OF = 5;
/** With more seats, a search judges only what is quiet; of the rest a few are kept, as chances are also said there. */
const MANY_SEATS = { quiet: 2, other: 16 };
const RARE_TIMES = 1;
/** What the search said is half of what is learnt, the other half is what came of it. Of Duel's many matches that alone says more. */
const SEARCHED: Readonly<Record<string, number>> = { duel: 0 };
const USUAL = 0.5;

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
  const steps: Decided[] = [];
  replay(game, match, (state: State, seat, step) => {
    steps.push({ seat, step });
    const times = isRare(game, state.table) ? RARE_TIMES : below(luck, oneOf(game, match, state)) === 0 ? 1 : 0;
    if (times > 0) kept.push({ position: measuredOf(game, state, number), seat, step: steps.length - 1, times });
  });
  return kept.flatMap(({ position, step, times }) => {
    const shares = sharesOf(match, steps, step);
    return Array.from({ length: times }, () => ({ ...position, shares, isSudden: isSudden(game, match.how) }));
  });
}

function oneOf({ mind }: Game, { game }: SelfPlayed, { table }: State): number {
  if (game === "duel") return ONE_OF;
  return mind?.outlook?.isQuiet(table) ? MANY_SEATS.quiet : MANY_SEATS.other;
}

interface Decided {
  readonly seat: number;
  readonly step: Step;
}

/** By seat. With two seats a search speaks for both; where more sit, the next search of each says its chance, and the sum is made 1. */
function sharesOf({ game, places, how, seats }: SelfPlayed, steps: readonly Decided[], from: number): Float32Array {
  const won = Float32Array.from({ length: seats }, (_none, seat) => shareOfVictory({ places, how, points: [] }, seat));
  const chances = seats === 2 ? chancesOfTwo(steps, from) : chancesOfMany(steps, from, won);
  const searched = SEARCHED[game] ?? USUAL;
  return chances === undefined ? won : won.map((share, own) => searched * at(chances, own) + (1 - searched) * share);
}

function chancesOfTwo(steps: readonly Decided[], from: number): readonly number[] | undefined {
  const next = steps.slice(from).find(({ step }) => step.chance !== undefined);
  const chance = next?.step.chance;
  return next === undefined || chance === undefined ? undefined : [0, 1].map((own) => (own === next.seat ? chance : 1 - chance));
}

/** A seat that is asked no more has what it won. */
function chancesOfMany(steps: readonly Decided[], from: number, won: Float32Array): readonly number[] | undefined {
  const chances: (number | undefined)[] = Array.from(won, () => undefined);
  let found = 0;
  for (let place = from; place < steps.length && found < won.length; place++) {
    const { seat, step } = at(steps, place);
    if (step.chance === undefined || chances[seat] !== undefined) continue;
    chances[seat] = step.chance;
    found++;
  }
  if (found === 0) return undefined;
  const said = chances.map((chance, seat) => chance ?? at(won, seat));
  const sum = said.reduce((all, chance) => all + chance, 0);
  return sum > 0 ? said.map((chance) => chance / sum) : undefined;
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
