/** The input of moves at a table: hands what happens to `inputStep`, and does what that asks for. */
import { batch, type Signal, signal } from "@preact/signals-core";
import { isEqual } from "../../../shared/core/base/plain.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";
import { REST_BEFORE_SOLE_MOVE } from "../../base/durations.ts";
import { realTimers, type Timers } from "../../base/timers.ts";
import { until } from "../../base/until.ts";
import type { Face, Pick } from "../../face/face.ts";
import type { Feed, Moment } from "../../feed/feed.ts";
import type { TableView } from "../../picture/table-view.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Say } from "../../text/say.ts";
import { complaint } from "../common/dialog.ts";
import { succeeded } from "../common/tell-failure.ts";
import { restBeforePass } from "./autoplay.ts";
import {
  awaitsDone,
  chosenPiece,
  type InputState,
  isOpen,
  moveOf,
  NEW_INPUT,
  ownView,
  type PlannedMoves,
  pathOf,
  piecesToGoOn,
  planOf,
} from "./input-state.ts";
import { type InputEffect, type InputEvent, type InputRules, inputStep, type MoveGuide, movesAfterDrag } from "./input-step.ts";
import { type SentMoves, sentMovesOf } from "./undo.ts";

interface MoveInputOptions {
  readonly feed: { readonly send: Feed["send"] };
  /** Outlives the screen: what is begun and not sent is kept for it. */
  readonly keptFor: object;
  readonly face: Face;
  readonly say: Say;
  readonly settings: SettingsStore;
  readonly timers?: Timers;
  readonly guide?: MoveGuide | undefined;
  /** Ends the input; what is begun is kept. */
  readonly signal: AbortSignal;
  table(): TableView | undefined;
  /** Every other seat is a bot: nobody learns anything from how long a pass takes. */
  amongBots(): boolean;
  /** Shows a sentence that disappears by itself. */
  tell?(sentence: string): void;
}

/** What was begun, by feed: the table's next screen, in another language, goes on with it. */
const begun = new WeakMap<object, InputState>();

export class MoveInput {
  readonly sent: SentMoves;
  readonly #options: MoveInputOptions;
  readonly #state: Signal<InputState>;
  /** Whether the picture has been told the row that another screen had gathered. */
  #rowShown = false;
  #stopRest = (): void => undefined;

  constructor(options: MoveInputOptions) {
    this.#options = options;
    this.sent = sentMovesOf(options.keptFor);
    this.#state = signal(begun.get(options.keptFor) ?? NEW_INPUT);
    begun.delete(options.keptFor);
    until(options.signal, () => this.#close());
  }

  /** Read in an effect, it is run again with whatever is asked, picked or gathered. */
  get state(): InputState {
    return this.#state.value;
  }

  /** This player is asked and can answer now. */
  get open(): boolean {
    return isOpen(this.state);
  }

  /** The sight of the frame, or the one after the gathered moves. */
  get sight(): Sight | undefined {
    return this.state.sight;
  }

  /** How many moves are gathered, or sent and not answered. */
  get gathered(): number {
    return this.state.row?.moves.length ?? 0;
  }

  /** The gathered row is complete and waits for the player to say it is done. */
  get waits(): boolean {
    return isOpen(this.state) && awaitsDone(this.state);
  }

  /** A gathered move can be taken back. */
  get canGoBack(): boolean {
    return isOpen(this.state) && this.state.row !== undefined;
  }

  /** The pieces that go on with what is clicked or gathered; none before the first click. */
  get nextPieces(): readonly string[] {
    return piecesToGoOn(this.state);
  }

  /** The pieces clicked so far, which leave a choice. */
  get picked(): readonly string[] {
    return isOpen(this.state) ? pathOf(this.state) : [];
  }

  /** The piece whose click waits to be confirmed. */
  get chosenPiece(): string | undefined {
    return chosenPiece(this.state);
  }

  /** What the game offers to gather at once, unless it is gathered or a guide asks for something else. */
  get wholeRow(): ReturnType<NonNullable<Face["fill"]>> {
    const { face, guide } = this.#options;
    const { asking, row } = this.state;
    const isBegun = asking.type !== "picking" || asking.picking.path.length > 0;
    const offered = guide?.active || isBegun ? undefined : face.fill?.(ownView(this.state));
    return offered === undefined || isEqual(offered.row, row?.moves) ? undefined : offered;
  }

  /** The move that a click on this piece would make. */
  moveOf(piece: string): string | undefined {
    return moveOf(this.state, piece);
  }

  /** What would be sent with this move; without one, what waits to be confirmed. */
  plan(move: string | undefined): PlannedMoves | undefined {
    return planOf(this.state, move);
  }

  /** The picture has come to a frame. */
  show(moment: Moment, caughtUp: boolean): void {
    if (!moment.past) this.sent.show(moment);
    this.resume();
    this.#take({ type: "frame", moment, caughtUp, sight: this.#options.table()?.shown?.sight ?? moment.sight });
  }

  /** A piece was clicked. */
  touch = (piece: string): void => this.#take({ type: "clicked", piece });

  /** The pieces of the picture that a piece may be dragged onto. */
  drops = (from: string, pieces: readonly string[]): readonly string[] =>
    pieces.filter((to) => to !== from && movesAfterDrag(this.#rules, this.state, from, to) !== undefined);

  drop = (from: string, to: string): void => this.#take({ type: "dragged", from, to });

  /** A move was chosen by its label. */
  choose(pick: Pick): void {
    this.#take({ type: "chosen", pick });
  }

  /** Does what waits to be confirmed. */
  confirm = (): void => this.#take({ type: "confirmed" });

  /** Gathers these moves at once. */
  fill(row: readonly string[]): void {
    this.#take({ type: "filled", row });
  }

  /** Sends these moves after the gathered ones. */
  play(moves: readonly string[]): void {
    this.#take({ type: "played", moves });
  }

  /** Takes one step back; false if there is none. */
  back = (): boolean => {
    const before = this.#state.peek();
    this.#take({ type: "back" });
    return this.#state.peek() !== before;
  };

  /** What may be picked has changed: it is picked from the start. */
  restart(): void {
    this.#take({ type: "offeredAnew" });
  }

  /** While the connection is lost or the match is paused nothing can be sent; what was picked stays picked. */
  halt(halted: boolean): void {
    this.#take({ type: "halted", halted });
  }

  /** What an undo would take back, if it was done on this page; `answered`: others have moved since. */
  undoes(): { readonly name: string; readonly answered: boolean } | undefined {
    const { say } = this.#options;
    const undone = this.sent.undoes(this.state.moment);
    if (undone === undefined) return undefined;
    const { first, more } = undone.row;
    const name = first === undefined ? "" : say.line(first);
    return { name: more === 0 ? name : say.text.table.row(name, more), answered: undone.answered };
  }

  /** Shows in the picture, once it is there, what the screen before this one had gathered. */
  resume(): void {
    const table = this.#options.table();
    if (this.#rowShown || table === undefined) return;
    this.#rowShown = true;
    const { row } = this.#state.peek();
    if (row !== undefined) table.setRow(row);
  }

  #close(): void {
    const state = this.#state.peek();
    this.#stopRest();
    if (state.asking.type !== "sent") begun.set(this.#options.keptFor, state);
  }

  get #rules(): InputRules {
    const { face, settings, guide } = this.#options;
    return { face, settings: settings.get(), guide };
  }

  #take(event: InputEvent): void {
    const before = this.#state.peek();
    const { state, effects } = inputStep(this.#rules, before, event);
    if (state === before && effects.length === 0) return;
    this.#stopRest();
    batch(() => {
      this.#state.value = state;
      for (const one of effects) this.#do(one);
    });
  }

  #do(wanted: InputEffect): void {
    const { say, table, tell = complaint, amongBots, timers = realTimers } = this.#options;
    switch (wanted.type) {
      case "send":
        return void this.#send(wanted);
      case "showRow":
        return table()?.setRow(this.#state.peek().row);
      case "rest": {
        const rest = wanted.isPass ? restBeforePass(amongBots()) : REST_BEFORE_SOLE_MOVE;
        this.#stopRest = timers.after(rest, () => this.#take({ type: "rested", pick: wanted.pick }));
        return;
      }
      case "rowDropped":
        return tell(say.text.table.rowDropped);
      case "notNow":
        return tell(say.text.table.notNow);
    }
  }

  async #send({ moves, ask, named, byItself }: Extract<InputEffect, { type: "send" }>): Promise<void> {
    const { feed, say, guide, tell = complaint } = this.#options;
    if (guide?.declines?.(moves)) return this.#take({ type: "refused", ask });
    this.sent.sends(named, ask, byItself);
    if (await succeeded(say.text, feed.send(moves, ask), tell)) return;
    this.sent.refused();
    this.#take({ type: "refused", ask });
  }
}
