/** What a reader wants to know first of an analysis: what adds up to the result of each seat, and where the match turned. */
import { at } from "../base/checked.ts";
import type { Analysis } from "./analysis.ts";
import type { AnalysedStep } from "./settle.ts";

/** A smaller change is no turning point and no story. */
const NOTABLE = 0.1;

/** The chances of all seats after the first `place` steps. */
export const chancesAt = ({ start, steps }: Analysis, place: number): readonly number[] => steps[place - 1]?.chances ?? start;

/** What a seat's chance at the start and at the end differ by. All but `start` add up to `end` with it. */
export interface SeatSummary {
  readonly start: number;
  /** All luck of the match, own flips and others', in chance to win. */
  readonly luck: number;
  /** What its own choices cost it; 0 or less. */
  readonly play: number;
  /** What the choices of the others gave it. */
  readonly others: number;
  /** What the table's ending changed: a resignation is nobody's luck and no choice. */
  readonly ended: number;
  /** What came to light only later, with the error of the estimates: no luck and no choice that was found explains it. */
  readonly rest: number;
  readonly end: number;
}

export function summaryOf({ start, steps }: Analysis, seat: number): SeatSummary {
  const sum = (of: (step: AnalysedStep) => number): number => steps.reduce((total, step) => total + of(step), 0);
  const luck = sum((step) => at(step.luck, seat));
  const play = sum((step) => (step.seat === seat ? at(step.play, seat) : 0));
  const others = sum((step) => (step.seat === seat ? 0 : at(step.play, seat)));
  const ended = sum((step) => (step.seat < 0 ? at(step.rest, seat) : 0));
  const rest = sum((step) => (step.seat < 0 ? 0 : at(step.rest, seat)));
  return { start: at(start, seat), luck, play, others, ended, rest, end: steps.at(-1)?.chances[seat] ?? at(start, seat) };
}

/** In whole percent, so that the row adds up as it is read: the rest takes in what rounding leaves. */
export function roundedSum({ start, luck, play, others, ended, end }: Omit<SeatSummary, "rest">): SeatSummary {
  const round = (share: number): number => Math.round(100 * share) / 100;
  const parts = { start: round(start), luck: round(luck), play: round(play), others: round(others), ended: round(ended), end: round(end) };
  return { ...parts, rest: round(parts.end - parts.start - parts.luck - parts.play - parts.others - parts.ended) };
}

/** What a choice cost its seat; 0 if none was better beyond the error. */
export const costOf = ({ choice, play, seat }: AnalysedStep): number => (choice === undefined ? 0 : -at(play, seat));

/** From this place on the seat was ahead of all others. */
export interface Lead {
  readonly place: number;
  readonly seat: number;
}

/** Who was ahead, one after the other. A lead within the error is none, and a lead lasts until another has one. */
export function leadsIn(analysis: Analysis): readonly Lead[] {
  const leads: Lead[] = [];
  for (let place = 0; place <= analysis.steps.length; place++) {
    // Who gains by a resignation was not ahead before.
    if ((analysis.steps[place - 1]?.seat ?? 0) < 0) continue;
    const chances = chancesAt(analysis, place);
    const [first = 0, second = 0] = [...chances].sort((a, b) => b - a);
    const seat = chances.indexOf(first);
    if (first - second > analysis.margin && leads.at(-1)?.seat !== seat) leads.push({ place, seat });
  }
  return leads;
}

/** The place of the step of which this is largest, and above 0. */
const mostOf = ({ steps }: Analysis, of: (step: AnalysedStep) => number): number | undefined => {
  const sizes = steps.map(of);
  const most = Math.max(0, ...sizes);
  return most > 0 ? sizes.indexOf(most) : undefined;
};

/** The choice that cost its seat most. */
export const costliest = (analysis: Analysis): number | undefined => mostOf(analysis, costOf);
/** The flip that brought a seat most; undefined if none brought more than the error. */
export const luckiest = (analysis: Analysis): number | undefined =>
  mostOf(analysis, ({ luck }) => (Math.max(...luck) > analysis.margin ? Math.max(...luck) : 0));

/** A stretch of a match in which a position proved better than it had looked. */
export interface Drift {
  /** The places of its first and last step. */
  readonly from: number;
  readonly to: number;
  readonly seat: number;
  /** By how much, in chance to win. */
  readonly share: number;
}

/** The stretch whose rest gave a seat the most; undefined if that is little, or not clearly beyond the error. */
export function drift(analysis: Analysis): Drift | undefined {
  const { start, margin } = analysis;
  const drifts = start.map((_chance, seat) => driftOf(analysis, seat)).sort((a, b) => b.share - a.share);
  return drifts.find(({ share }) => share >= Math.max(NOTABLE, 2 * margin));
}

function driftOf({ steps }: Analysis, seat: number): Drift {
  let most: Drift = { from: 0, to: 0, seat, share: 0 };
  let from = 0;
  let share = 0;
  for (const [place, step] of steps.entries()) {
    if (step.seat < 0) continue;
    if (share <= 0) {
      from = place;
      share = 0;
    }
    share += at(step.rest, seat);
    if (share > most.share) most = { from, to: place, seat, share };
  }
  return most;
}

const TURNING_POINTS = 3;
/** Steps between two turning points: one turn often takes several, and on the curve they must not lie over each other. */
export const apartIn = ({ steps }: Analysis): number => Math.max(3, Math.round(steps.length / 24));

/** By seat, how its chance changed at a step. */
function changesAt({ start, steps }: Analysis, i: number): number[] {
  const before = steps[i - 1]?.chances ?? start;
  return at(steps, i).chances.map((chance, seat) => chance - at(before, seat));
}

/** How much of a change its luck and its play explain. A longer search finds another chance too: nothing happened, so nothing turned. */
function swingAt(analysis: Analysis, i: number): number {
  const { seat, luck, play } = at(analysis.steps, i);
  const told = changesAt(analysis, i).map((change, of) => {
    const cause = seat < 0 ? change : at(luck, of) + at(play, of);
    return cause * change > 0 ? Math.min(Math.abs(cause), Math.abs(change)) : 0;
  });
  return Math.max(...told);
}

const swingsOf = (analysis: Analysis): number[] => analysis.steps.map((_step, at) => swingAt(analysis, at));

/** The steps at which luck or a choice moved the most chance, in the order of the match. */
export function turningPoints(analysis: Analysis): number[] {
  const swings = swingsOf(analysis);
  const order = swings.map((_swing, at) => at).sort((a, b) => at(swings, b) - at(swings, a) || a - b);
  const found: number[] = [];
  for (const i of order) {
    if (found.length < TURNING_POINTS && at(swings, i) >= NOTABLE && found.every((other) => Math.abs(i - other) >= apartIn(analysis)))
      found.push(i);
  }
  return found.sort((a, b) => a - b);
}

export interface Turn {
  readonly at: number;
  /** Who gained the most, and its chances before and after. */
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** The first of the turning points by size; undefined if there is none. */
export function biggestTurn(analysis: Analysis): Turn | undefined {
  const swings = swingsOf(analysis);
  const most = Math.max(0, ...swings);
  if (most < NOTABLE) return undefined;
  const i = swings.indexOf(most);
  const changes = changesAt(analysis, i);
  const seat = changes.indexOf(Math.max(...changes));
  const after = at(at(analysis.steps, i).chances, seat);
  return { at: i, seat, before: after - at(changes, seat), after };
}
