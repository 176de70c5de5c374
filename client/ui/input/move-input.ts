/** Input of moves: what may be picked, what is picked and gathered, and sending it. Open only while the picture shows what is asked. */
import type { Sight } from "../../../shared/core/contract/game.ts";
import { realTimers } from "../../base/timers.ts";
import type { Pick } from "../../face/face.ts";
import type { Moment } from "../../feed/feed.ts";
import { gatheredRow, rowAfterDrag } from "../../picture/motion/gathered-row.ts";
import { choose, send } from "./answering.ts";
import { draw, gather, type Input, keepUnsent, pickFurther, refuse, restart, resume, show, stepBack } from "./asking.ts";
import { autoplay } from "./autoplay.ts";
import { awaitsDone, isOpen, newInputState, ownView, type PlannedMoves } from "./input-state.ts";
import type { MoveInputParts } from "./move-input-parts.ts";
import { nextPieces, pickPiece } from "./picking.ts";
import { type SentMoves, sentMovesOf } from "./undo.ts";

export interface MoveInput {
  /** This player is asked and can answer now. */
  readonly open: boolean;
  /** The sight of the frame, or the one after the gathered moves. */
  readonly sight: Sight | undefined;
  /** How many moves are gathered, or sent and not answered. */
  readonly gathered: number;
  /** The gathered row is complete and waits for the player to say it is done. */
  readonly waits: boolean;
  /** A gathered move can be taken back. */
  readonly canGoBack: boolean;
  /** The move that a click on this piece would make. */
  moveOf(piece: string): string | undefined;
  /** What would be sent with this move; without one, what waits to be confirmed. */
  plan(move: string | undefined): PlannedMoves | undefined;
  /** The pieces that go on with what is clicked or gathered; none before the first click. */
  readonly nextPieces: readonly string[];
  /** The pieces clicked so far, which leave a choice. */
  readonly picked: readonly string[];
  /** The piece whose click waits to be confirmed. */
  readonly chosenPiece: string | undefined;
  show(moment: Moment, caughtUp: boolean): void;
  touch(piece: string): void;
  /** The pieces of the picture that a piece may be dragged onto. */
  drops(from: string, pieces: readonly string[]): readonly string[];
  drop(from: string, to: string): void;
  /** A move was chosen by its label. */
  choose(pick: Pick): void;
  /** Sends these moves after the gathered ones. */
  play(moves: readonly string[]): void;
  /** Takes one step back; false if there is none. */
  back(): boolean;
  /** Updates lit pieces, choices and mirror. */
  draw(): void;
  /** What may be picked has changed: it is picked from the start. */
  restart(): void;
  /** While the connection is lost or the match is paused nothing can be sent; what was picked stays picked. */
  halt(halted: boolean): void;
  /** What an undo would take back, if it was done on this page; `answered`: others have moved since. */
  undoes(): { readonly name: string; readonly answered: boolean } | undefined;
  readonly sent: SentMoves;
  /** Picks and gathers what the screen before this one was closed with, once the picture can show it. */
  resume(): void;
  close(): void;
}

export function moveInput(parts: MoveInputParts): MoveInput {
  const { face } = parts;
  const state = newInputState();
  const sent = sentMovesOf(parts.keptFor);
  const soleMove = autoplay(parts.timers ?? realTimers, (pick) => choose(input, pick, { oneClick: false, byItself: true }));
  const input: Input = { ...parts, state, sent, soleMove, send: (moves, label) => void send(input, moves, label) };
  return {
    get open() {
      return isOpen(state);
    },
    get sight() {
      return state.sight;
    },
    get gathered() {
      return state.row?.moves.length ?? 0;
    },
    get waits() {
      return isOpen(state) && awaitsDone(state);
    },
    get canGoBack() {
      return isOpen(state) && state.row !== undefined;
    },
    moveOf: (piece) => (isOpen(state) && !awaitsDone(state) ? pickPiece(state.picking, piece).pick?.move : undefined),
    plan(move) {
      if (!isOpen(state)) return undefined;
      const planned = move === undefined ? state.confirmation?.moves : [...(state.row?.moves ?? []), move];
      return planned && { view: ownView(state), moves: planned };
    },
    get nextPieces() {
      const isBegun = state.row !== undefined || state.picking.path.length > 0;
      return isBegun && isOpen(state) ? nextPieces(state.picking) : [];
    },
    get picked() {
      return isOpen(state) ? state.picking.path : [];
    },
    get chosenPiece() {
      return state.confirmation?.piece;
    },
    show: (moment, caughtUp) => show(input, moment, caughtUp),
    touch(piece) {
      if (!isOpen(state)) return;
      const { confirmation } = state;
      if (confirmation?.piece === piece) return input.send(confirmation.moves, confirmation.label);
      state.confirmation = undefined;
      const oneClick = state.picking.path.length === 0;
      const { picking, pick } = pickPiece(state.picking, piece);
      state.picking = picking;
      if (pick === undefined) pickFurther(input, picking);
      else choose(input, pick, { oneClick, piece });
    },
    drops(from, pieces) {
      if (!isOpen(state)) return [];
      const moves = state.row?.moves ?? [];
      return pieces.filter((to) => to !== from && allowed(input, rowAfterDrag(face, ownView(state), moves, from, to)) !== undefined);
    },
    drop(from, to) {
      const moves = isOpen(state) ? allowed(input, rowAfterDrag(face, ownView(state), state.row?.moves ?? [], from, to)) : undefined;
      const row = moves && gatheredRow(face, ownView(state), state.moment?.ask ?? 0, moves, true);
      if (moves === undefined || (row === undefined && moves.length > 0)) refuse(input);
      else gather(input, row);
    },
    choose: (pick) => choose(input, pick, { oneClick: false }),
    play(moves) {
      const row = allowed(input, [...(state.row?.moves ?? []), ...moves]);
      if (isOpen(state) && !awaitsDone(state) && row !== undefined) input.send(row);
    },
    back: () => stepBack(input),
    draw: () => draw(input),
    restart: () => restart(input),
    halt(halted) {
      if (halted === state.halted) return;
      state.halted = halted;
      if (state.idle && !halted) restart(input);
      else draw(input);
    },
    undoes() {
      const undone = sent.undoes(state.moment);
      if (undone === undefined) return undefined;
      const { first, more } = undone.row;
      const name = first === undefined ? "" : parts.say.line(first);
      return { name: more === 0 ? name : parts.say.text.table.row(name, more), answered: undone.answered };
    },
    sent,
    resume: () => resume(input),
    close: () => keepUnsent(input),
  };
}

/** The row itself if it may be played, as far as a lesson is concerned. */
const allowed = ({ guide }: Input, moves: readonly string[] | undefined): readonly string[] | undefined =>
  moves !== undefined && guide?.active && !guide.allows(moves) ? undefined : moves;
