/** What a seat sees: of a state, of a frame, and of what would be if it moved. */
import type { Game, Shape, Sight, State, View } from "./game.ts";
import { clone, isEqual } from "./plain.ts";
import type { Luck } from "./random.ts";
import { Refusal } from "./refusal.ts";

/** The seat number of somebody who has none. */
export const WATCHER = -1;

/** What the core itself tells, beside the game's own events. */
export type CoreEvent =
  | { readonly type: "began" }
  | { readonly type: "takenBack"; readonly seat: number; readonly to: number }
  /** `late` if it was the clock that gave up for him. */
  | { readonly type: "resigned"; readonly seat: number; readonly late?: true }
  | { readonly type: "ended"; readonly how: string };

/** One event and the complete state right after it, as far as anybody may see it, numbered. */
export interface Frame<S extends Shape = Shape> {
  readonly number: number;
  readonly event: S["event"] | CoreEvent;
  /** The event as one seat alone sees it. */
  readonly own: { readonly seat: number; readonly event: S["event"] } | undefined;
  readonly table: S["table"];
  readonly secrets: readonly S["secret"][];
}

/** All that anybody may see. */
export interface Drawers<S extends Shape> {
  readonly table: S["table"];
  readonly secrets: readonly S["secret"][];
}

export function viewOf<S extends Shape>(state: Drawers<S>, seat: number): View<S> {
  return { table: state.table, secret: state.secrets[seat] as S["secret"], seat };
}

export function sightOf<S extends Shape>(frame: Frame<S>, seat: number): Sight<S> {
  return seat === WATCHER ? { table: frame.table, secret: undefined, seat } : viewOf(frame, seat);
}

export function eventOf<S extends Shape>(frame: Frame<S>, seat: number): S["event"] | CoreEvent {
  return frame.own?.seat === seat ? frame.own.event : frame.event;
}

/** The listed move with this notation. */
export function findMove<S extends Shape>(game: Game<S>, view: View<S>, notation: string): S["move"] {
  const found = game.moves(view).find((move) => game.notation(move) === notation);
  if (found === undefined) throw new Refusal("illegalMove", { move: notation });
  return found;
}

/** What a row of moves would lead to. */
export interface Preview<S extends Shape = Shape> {
  /** What the seat would see; hidden things that would become known are imagined. */
  readonly view: View<S>;
  /** Something hidden would become known or luck be taken: there would be no undo. */
  readonly reveals: boolean;
}

export function preview<S extends Shape>(game: Game<S>, view: View<S>, row: readonly string[], luck: Luck): Preview<S> {
  const before = game.imagine(view, luck);
  const after = clone(before);
  for (const notation of row) game.play(after, view.seat, findMove(game, viewOf(after, view.seat), notation), silent);
  return { view: viewOf(after, view.seat), reveals: !unrevealed(game, before, after, view.seat) };
}

/** Nothing hidden from this seat has changed: it has learnt nothing, and taken no luck. */
export function unrevealed<S extends Shape>(game: Game<S>, before: State<S>, after: State<S>, seat: number): boolean {
  const foreign = (state: State<S>) => state.secrets.map((secret, owner) => (owner === seat ? 0 : (game.concealed?.(secret) ?? secret)));
  return isEqual(before.hidden, after.hidden) && isEqual(foreign(before), foreign(after));
}

export function silent(): void {
  // Bots, benches and previews want the change without its story.
}
