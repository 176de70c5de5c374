/** Games small enough to know by heart: a tree of moves that a test writes down. None of them has a mind unless the test gives it one. */

import { quickLuck } from "../../../../shared/core/base/random.ts";
import type { Game, State } from "../../../../shared/core/contract/game.ts";
import { viewOf } from "../../../../shared/core/match/view.ts";

/** One seat chooses, several choose at once, or it is the end. */
export type Spot = Choice | Together | End;

interface Choice {
  readonly seat: number;
  readonly moves: Readonly<Record<string, Spot>>;
}
/** `then` is told what the seats chose, in their order. */
interface Together {
  readonly seats: readonly number[];
  readonly moves: readonly string[];
  then(chosen: readonly string[]): Spot;
}
interface End {
  readonly places: readonly number[];
  readonly points?: readonly number[];
}

interface Table {
  spot: Spot;
  /** By seat, at a spot where several choose. */
  chosen: Readonly<Record<number, string>>;
}

export interface SmallState extends State {
  table: Table;
}

/** A game whose secrets are empty: only the luck is hidden. */
export function smallGame(
  seats: number,
  first: Spot,
  more: Partial<Game> = {},
): { game: Game; state: SmallState; view: ReturnType<typeof viewOf> } {
  const start = (): SmallState => ({
    table: { spot: first, chosen: {} },
    secrets: Array.from({ length: seats }, () => ({})),
    hidden: { luck: quickLuck(1) },
  });
  const copy = ({ table, secrets }: State): SmallState => ({ table: { ...(table as Table) }, secrets, hidden: { luck: quickLuck(1) } });
  const game = {
    id: "small",
    rules: 1,
    seats: { fewest: seats, most: seats },
    options: {},
    setup: start,
    toAct: ({ spot, chosen }: Table) => askedAt(spot).filter((seat) => chosen[seat] === undefined),
    moves({ table, seat }: { table: Table; seat: number }) {
      const { spot, chosen } = table;
      if (!askedAt(spot).includes(seat) || chosen[seat] !== undefined || "places" in spot) return [];
      return ("seat" in spot ? Object.keys(spot.moves) : spot.moves).map((type) => ({ type }));
    },
    play({ table }: SmallState, seat: number, { type }: { type: string }) {
      const { spot } = table;
      if ("seat" in spot) table.spot = spot.moves[type]!;
      if (!("seats" in spot)) return;
      table.chosen = { ...table.chosen, [seat]: type };
      if (spot.seats.some((other) => table.chosen[other] === undefined)) return;
      table.spot = spot.then(spot.seats.map((other) => table.chosen[other]!));
      table.chosen = {};
    },
    result: ({ spot }: Table) =>
      "places" in spot ? { how: "end", places: spot.places, points: (spot.points ?? []).map((points) => ({ points })) } : undefined,
    notation: ({ type }: { type: string }) => type,
    imagine: ({ table }: { table: Table }) => ({ ...start(), table: { ...table } }),
    copy,
    bot: () => ({ type: "none" }),
    ...more,
  } as Game;
  const state = start();
  return { game, state, view: viewOf(state, askedAt(first)[0]!) };
}

const askedAt = (spot: Spot): readonly number[] => ("seat" in spot ? [spot.seat] : "seats" in spot ? spot.seats : []);

/** Two seats take one to three stones in turn; who takes the last one wins. */
export function nim(stones: number, seat = 0): Spot {
  const moves: Record<string, Spot> = {};
  for (let taken = 1; taken <= Math.min(3, stones); taken++) {
    moves[`take ${taken}`] = taken === stones ? { places: seat === 0 ? [1, 2] : [2, 1] } : nim(stones - taken, 1 - seat);
  }
  return { seat, moves };
}
