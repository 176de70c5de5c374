/** What there is to be used in a game, and what a match has used of it. */

import { pick, quickLuck } from "../../../shared/core/base/random.ts";
import type { GameFrame } from "../../../shared/core/contract/earnings.ts";
import type { Game, Shape, State } from "../../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { askedSeats, begin, step } from "../../../shared/core/match/step.ts";
import { findMove, viewOf } from "../../../shared/core/match/view.ts";
import { movesEntry } from "../matches.ts";

/** A moment that random matches hardly ever come to. */
export interface Built<S extends Shape> {
  readonly position: State<S>;
  /** Played one after the other, each by the seat that is asked first. */
  readonly moves: readonly string[];
}

export interface Inventory<S extends Shape = Shape> {
  readonly game: Game<S>;
  /** Deals that together show everything: tried first, so that the others are only played after a change of rules or bots. */
  readonly telling: readonly number[];
  /** Everything, by name: "card.theater", "event.looted". Options and numbers of seats are added for every game. */
  readonly all: readonly string[];
  /** Names of what the events of one entry used; `before` is the table as the entry found it. */
  used(frames: readonly GameFrame<S>[], before: S["table"]): readonly string[];
  /** Names of what a move used by being made. */
  usedBy(move: S["move"]): readonly string[];
  /** Names of what brought something, by the source that the score sheet names. */
  earned(source: string): readonly string[];
  /** Broken invariants, in words. */
  broken(state: State<S>): readonly string[];
  built(): readonly Built<S>[];
}

const settings = (options: Readonly<Record<string, unknown>>, seats: number): string[] => [
  ...Object.entries(options).map(([option, value]) => `option.${option}.${value}`),
  `seats.${seats}`,
];

/** Everything a game has. */
export function everything<S extends Shape>({ game, all }: Inventory<S>): string[] {
  const { fewest, most } = game.seats;
  const seats = Array.from({ length: most - fewest + 1 }, (_none, more) => `seats.${fewest + more}`);
  const options = Object.entries<readonly unknown[]>(game.options).flatMap(([option, values]) =>
    values.map((value) => `option.${option}.${value}`),
  );
  return [...all, ...options, ...seats];
}

export interface Walk {
  readonly used: ReadonlySet<string>;
  readonly broken: readonly string[];
  readonly positions: number;
}

/** A whole match by entries, with every invariant looked at after each; `sensible` is how many of ten moves a bot chooses. */
export function walk<S extends Shape>(inventory: Inventory<S>, record: MatchRecord, deal: number, sensible: number): Walk {
  const { game } = inventory;
  const luck = quickLuck(deal);
  const used = new Set(settings(record.options, record.seats));
  const broken: string[] = [];
  let { match } = begin(game, record);
  let positions = 0;
  for (let asked = askedSeats(match); asked.length > 0; asked = askedSeats(match), positions++) {
    const seat = pick(luck, asked);
    const view = viewOf(match.state, seat);
    const move = pick(luck, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) < sensible ? game.bot(view, luck) : pick(luck, game.moves(view));
    const before = match.state.table;
    const played = step(match, movesEntry(match, seat, game.notation(move)));
    for (const name of usedIn(inventory, move, played.frames as unknown as GameFrame<S>[], before)) used.add(name);
    match = played.match;
    broken.push(...inventory.broken(match.state).map((what) => `deal ${deal}, entry ${positions}: ${what}`));
  }
  for (const { source, count } of game.earner?.atEnd(match.state.table) ?? [])
    if (count > 0) for (const name of inventory.earned(source)) used.add(name);
  return { used, broken, positions };
}

function usedIn<S extends Shape>(
  inventory: Inventory<S>,
  move: S["move"],
  frames: readonly GameFrame<S>[],
  before: S["table"],
): readonly string[] {
  const earned = (inventory.game.earner?.ofEntry(frames, before) ?? []).filter(({ count }) => count > 0);
  return [...inventory.usedBy(move), ...inventory.used(frames, before), ...earned.flatMap(({ source }) => inventory.earned(source))];
}

/** What the built positions use. */
export function usedInBuilt<S extends Shape>(inventory: Inventory<S>): ReadonlySet<string> {
  const { game } = inventory;
  const used = new Set<string>();
  for (const { position: state, moves } of inventory.built()) {
    for (const notation of moves) {
      const seat = game.toAct(state.table)[0]!;
      const move = findMove(game, viewOf(state, seat), notation);
      const before = game.copy(state).table;
      const frames: GameFrame<S>[] = [];
      game.play(state, seat, move, (event) => frames.push({ event, table: game.copy(state).table }));
      for (const name of usedIn(inventory, move, frames, before)) used.add(name);
    }
  }
  return used;
}

/** Every key, so that a type of events or moves that is added without being listed fails the types. */
export const named = (prefix: string, listed: Readonly<Record<string, true>>): string[] =>
  Object.keys(listed).map((name) => `${prefix}.${name}`);
