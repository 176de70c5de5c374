/** A finished match in short: its moment, and what brought what. Pure; a whole match is replayed for it. */
import { at } from "../base/checked.ts";
import { chancesOf } from "../bots/value.ts";
import type { Earner, Earning, GameFrame } from "../contract/earnings.ts";
import type { Game } from "../contract/game.ts";
import { outcome } from "../match/outcome.ts";
import type { MatchRecord } from "../match/record.ts";
import { type Step, steps } from "../match/step.ts";
import type { CoreEvent, Frame } from "../match/view.ts";

/**
 * The entry that raised the winner's chance most. Not one that only ended the match and made certain what was likely: another player's, or
 * the winner's own that brought nothing.
 */
export interface DecisiveMoment {
  /** Its first and last frame. */
  readonly from: number;
  readonly to: number;
  /** Who won. */
  readonly seat: number;
  /** The winner's chance, from 0 to 1. */
  readonly before: number;
  readonly after: number;
}

export interface Summary {
  /** Undefined if nobody won alone, or no entry stands out. */
  readonly moment: DecisiveMoment | undefined;
  readonly earnings: readonly Earning[];
}

/** A smaller step of the chance decides nothing. */
const NOTABLE = 0.05;

interface Played {
  readonly entry: number;
  readonly earnings: readonly Earning[];
  readonly moment: Omit<DecisiveMoment, "seat" | "before" | "after">;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export function summarise(game: Game, record: MatchRecord): Summary {
  let played: Played[] = [];
  let last: Step | undefined;
  let lastButOne: Step | undefined;
  let chances: readonly number[] = [];
  let entry = -1;
  for (const now of steps(game, record)) {
    const taken = now.frames.map(({ event }) => event as CoreEvent).find(({ type }) => type === "takenBack");
    // What was taken back has brought nothing.
    if (taken?.type === "takenBack") played = played.filter((one) => one.entry < taken.to);
    const before = chances;
    if (now.frames.length > 0) chances = chancesOf(game, now.match.state);
    if (last !== undefined) played.push(...playedOf(game, last, now, { entry, before, after: chances }));
    lastButOne = last;
    last = now;
    entry++;
  }
  const end = last?.match;
  const ending = record.entries.length - 1;
  const endedBy = record.entries[ending]?.seat;
  const inTheEnd = end === undefined ? [] : (game.earner?.atEnd(end.state.table) ?? []);
  return {
    moment: decisive(end === undefined ? [] : (outcome(end)?.places ?? []), (seat) =>
      played.filter(
        ({ entry: of, earnings }) => of !== ending || (endedBy === seat && broughtMore(game, seat, earnings, lastButOne, last)),
      ),
    ),
    earnings: addUp([...played.flatMap(({ earnings }) => earnings), ...inTheEnd], game.earner?.worth ?? {}),
  };
}

/** Whether the entry that ended the match brought its player anything; where no points are counted, that was the victory. */
function broughtMore(game: Game, seat: number, earnings: readonly Earning[], before: Step | undefined, after: Step | undefined): boolean {
  const { earner } = game;
  if (earner === undefined || before === undefined || after === undefined) return true;
  if (Object.keys(game.result(after.match.state.table)?.points[seat] ?? {}).length === 0) return true;
  const worthOf = (all: readonly Earning[]): number =>
    all.reduce((sum, one) => (one.seat === seat ? sum + one.count * (earner.worth[one.unit] ?? 0) : sum), 0);
  const inTheEnd = (step: Step): number => worthOf(earner.atEnd(step.match.state.table));
  return worthOf(earnings) > 0 || inTheEnd(after) > inTheEnd(before);
}

function playedOf(game: Game, before: Step, { frames }: Step, known: Pick<Played, "entry" | "before" | "after">): Played[] {
  const own = frames.filter(isGameFrame);
  const [first, last] = [frames[0], frames.at(-1)];
  if (own.length === 0 || first === undefined || last === undefined) return [];
  const earnings = game.earner?.ofEntry(own, before.match.state.table) ?? [];
  return [{ ...known, earnings, moment: { from: first.number, to: last.number } }];
}

function decisive(places: readonly number[], playedFor: (winner: number) => readonly Played[]): DecisiveMoment | undefined {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [seat] = winners;
  if (seat === undefined || winners.length > 1) return undefined;
  const rise = ({ before, after }: Played): number => at(after, seat) - at(before, seat);
  const best = playedFor(seat).reduce<Played | undefined>(
    (most, one) => (most === undefined || rise(one) > rise(most) ? one : most),
    undefined,
  );
  if (best === undefined || rise(best) < NOTABLE) return undefined;
  return { ...best.moment, seat, before: at(best.before, seat), after: at(best.after, seat) };
}

const CORE: ReadonlySet<string> = new Set<CoreEvent["type"]>(["began", "takenBack", "resigned", "hinted", "absent", "ended"]);
const isGameFrame = (frame: Frame): frame is Frame & GameFrame => !CORE.has(frame.event.type);

/** Equal ones added up; the best source of each seat first, and all that it brought together. */
function addUp(earnings: readonly Earning[], worth: Earner["worth"]): Earning[] {
  const sums = new Map<string, Earning>();
  const values = new Map<string, number>();
  const sourceOf = ({ seat, source }: Earning): string => `${seat} ${source}`;
  const worthOf = ({ unit, count }: Earning): number => count * (worth[unit] ?? 0);
  for (const one of earnings) {
    if (one.count === 0) continue;
    const key = `${sourceOf(one)} ${one.unit}`;
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
    values.set(sourceOf(one), worthOf(one) + (values.get(sourceOf(one)) ?? 0));
  }
  const broughtBy = (one: Earning): number => values.get(sourceOf(one)) ?? 0;
  return [...sums.values()].sort(
    (a, b) =>
      a.seat - b.seat || broughtBy(b) - broughtBy(a) || (a.source < b.source ? -1 : a.source > b.source ? 1 : 0) || worthOf(b) - worthOf(a),
  );
}
