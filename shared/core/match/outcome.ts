/** How a match ended: by its game, or by the table. */
import type { Game, Result, Shape, State } from "../contract/game.ts";

/** `ending` is how the table ended the match before the game did; empty if it did not. */
export interface OutcomeInput<S extends Shape = Shape> {
  readonly game: Pick<Game<S>, "result">;
  readonly state: Pick<State<S>, "table" | "secrets">;
  readonly resigned: readonly number[];
  readonly ending: string;
}

/** How the match ended; undefined while it goes on. */
export function outcome<S extends Shape>({ game, state, resigned, ending }: OutcomeInput<S>): Result | undefined {
  if (ending === "") {
    const result = game.result(state.table);
    return result && { ...result, places: rankBehind(result.places, resigned) };
  }
  const points = state.secrets.map(() => ({}));
  const won = ending === "resigned" || ending === "timeout";
  return { how: ending, places: won ? points.map((_none, seat) => (resigned.includes(seat) ? 2 : 1)) : [], points };
}

/** Seats that resigned or were away in the end come behind all others. */
export function rankBehind(places: readonly number[], gone: readonly number[]): readonly number[] {
  if (gone.length === 0) return places;
  const rank = places.map((place, seat) => (gone.includes(seat) ? place + places.length : place));
  return rank.map((own) => 1 + rank.filter((other) => other < own).length);
}

/** A seat's share of the victory: 1 alone at the top, less if it shares the top, else 0. What `value` comes to in the end. */
export function shareOfVictory({ places }: Result, seat: number): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}
