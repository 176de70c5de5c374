/** What a seat sees: of a state, of a frame, and of what would be if it moved. */

import { clone, isEqual } from "../base/plain.ts";
import type { Luck } from "../base/random.ts";
import { Refusal } from "../base/refusal.ts";
import type { Game, OpenHands, Shape, Sight, State, View } from "../contract/game.ts";

/** The seat number of a watcher. */
export const WATCHER = -1;

/** The core's own events, beside the game's. */
export type CoreEvent =
  | { readonly type: "began" }
  | { readonly type: "takenBack"; readonly seat: number; readonly to: number }
  /** `late` if the player's clock ran out; `unmoved` if they had not moved in a rated match, which then counts for nobody. */
  | { readonly type: "resigned"; readonly seat: number; readonly late?: true; readonly unmoved?: true }
  /** The seat's player asked for a hint, at a table of people that allows it. */
  | { readonly type: "hinted"; readonly seat: number }
  /** `by` has chosen what becomes of the seat of a player whose line is lost: it is kept for the person, or a bot plays for now. */
  | { readonly type: "absent"; readonly seat: number; readonly by: number; readonly kind: "person" | "bot" }
  | { readonly type: "ended"; readonly how: string };

/** One event and the complete state right after it, without the hidden part, numbered. */
export interface Frame<S extends Shape = Shape> extends OpenHands<S> {
  readonly number: number;
  readonly event: S["event"] | CoreEvent;
  /** The event as one seat alone sees it; all others see `event`. */
  readonly privateEvent: { readonly seat: number; readonly event: S["event"] } | undefined;
  readonly table: S["table"];
  readonly secrets: readonly S["secret"][];
}

/** The state without its hidden part: all that can be shown, each secret to its own seat. */
export interface ShownState<S extends Shape> extends OpenHands<S> {
  readonly table: S["table"];
  readonly secrets: readonly S["secret"][];
}

export function viewOf<S extends Shape>(state: ShownState<S>, seat: number): View<S> {
  return { table: state.table, secret: state.secrets[seat] as S["secret"], seat };
}

export function sightOf<S extends Shape>(frame: Frame<S>, seat: number): Sight<S> {
  const { openHands } = frame;
  // No secret has a watcher's number.
  return { ...viewOf(frame, seat), ...(openHands && { openHands }) };
}

export function eventOf<S extends Shape>(frame: Frame<S>, seat: number): S["event"] | CoreEvent {
  return frame.privateEvent?.seat === seat ? frame.privateEvent.event : frame.event;
}

/** The listed move with this notation. */
export function findMove<S extends Shape>(game: Game<S>, view: View<S>, notation: string): S["move"] {
  const found = game.moves(view).find((move) => game.notation(move) === notation);
  if (found === undefined) throw new Refusal("illegalMove", { move: notation });
  return found;
}

/** What a row of moves would lead to. */
export interface Preview<S extends Shape = Shape> {
  /** What the seat would see; what would be revealed is imagined. */
  readonly view: View<S>;
  /** Something hidden would be revealed or luck used: there would be no undo. */
  readonly reveals: boolean;
}

export function preview<S extends Shape>(game: Game<S>, view: View<S>, row: readonly string[], luck: Luck): Preview<S> {
  const before = game.imagine(view, luck);
  const after = clone(before);
  for (const notation of row) game.play(after, view.seat, findMove(game, viewOf(after, view.seat), notation), silent);
  return { view: viewOf(after, view.seat), reveals: !isUnrevealed(game, before, after, view.seat) };
}

/** An event as a seat would be told it, and what the seat would see then. */
export interface CertainFrame<S extends Shape = Shape> {
  readonly event: S["event"];
  readonly view: View<S>;
}

/**
 * What a row of moves certainly leads to: its events before luck is used or something hidden shows. The same whatever the luck, which
 * only deals what the view does not show.
 */
export function certainFrames<S extends Shape>(game: Game<S>, view: View<S>, row: readonly string[], luck: Luck): CertainFrame<S>[] {
  const before = game.imagine(view, luck);
  const after = game.copy(before);
  const frames: CertainFrame<S>[] = [];
  let revealed = false;
  for (const notation of row) {
    if (revealed) break;
    game.play(after, view.seat, findMove(game, viewOf(after, view.seat), notation), (event, seat, own) => {
      revealed ||= !isUnrevealed(game, before, after, view.seat);
      if (!revealed) frames.push({ event: (seat === view.seat ? own : undefined) ?? event, view: clone(viewOf(after, view.seat)) });
    });
  }
  return frames;
}

/** Whether nothing hidden from this seat has changed: it has learnt nothing and used no luck. */
export function isUnrevealed<S extends Shape>(game: Game<S>, before: State<S>, after: State<S>, seat: number): boolean {
  const isSame = (owner: number): boolean => {
    const [old, fresh] = [before.secrets[owner], after.secrets[owner]] as [S["secret"], S["secret"]];
    return game.isConcealedSame?.(old, fresh) ?? isEqual(old, fresh);
  };
  return isEqual(before.hidden, after.hidden) && before.secrets.every((_secret, owner) => owner === seat || isSame(owner));
}

export function silent(): void {
  // Bots, benches and previews need the change without its events.
}
