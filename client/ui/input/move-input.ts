/** Input of moves: what may be picked, what is picked and gathered, and sending it. Open only while the picture shows what is asked. */
import type { Sight, View } from "../../../shared/core/game.ts";
import type { Moment } from "../../feed/feed.ts";
import { realTimers } from "../../feed/timers.ts";
import type { Pick } from "../../games/face.ts";
import { type GatheredRow, gatheredRow, isSettled, rowAfterDrag, rowOnFrame } from "../../stage/gathered-row.ts";
import type { Line } from "../../stage/pose.ts";
import { clicksTwice } from "../common/settings.ts";
import { succeeded } from "../common/tell-failure.ts";
import { type Autoplay, autoplay, onlyMove, restBeforePass } from "./autoplay.ts";
import { resultOfChoice } from "./choice-result.ts";
import { awaitsDone, type InputState, isOpen, newInputState, ownView, type PlannedMoves } from "./input-state.ts";
import type { MoveInputParts } from "./move-input-parts.ts";
import { distinct, litPieces, NOTHING_TO_PICK, nextPiece, type Picking, pickPiece, startPicking, unpickPiece } from "./picking.ts";
import { promptContent } from "./prompt-content.ts";
import { rememberSent, type SentMoves } from "./undo.ts";

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
  /** Something is picked or gathered, and this piece alone goes on with it. */
  readonly nextPiece: string | undefined;
  /** The move that a click on this piece would make. */
  moveOf(piece: string): string | undefined;
  /** What would be sent with this move; without one, what waits to be confirmed. */
  plan(move: string | undefined): PlannedMoves | undefined;
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
  /** What an undo would take back, if it was done on this page. */
  undoes(): string | undefined;
  readonly sent: SentMoves;
  /** Gathers the row that the screen before this one was closed with, once the picture can show it. */
  resume(): void;
  close(): void;
}

/** Rows that were gathered and not sent when a table was closed: its next screen, in another language, goes on with them. */
const unsent = new WeakMap<object, GatheredRow>();

interface Input extends MoveInputParts {
  readonly state: InputState;
  readonly sent: SentMoves;
  readonly soleMove: Autoplay;
}

export function moveInput(parts: MoveInputParts): MoveInput {
  const { face } = parts;
  const state = newInputState();
  const sent = rememberSent();
  const soleMove = autoplay(parts.timers ?? realTimers, (pick) => choose(input, pick, { oneClick: false, byItself: true }));
  const input: Input = { ...parts, state, sent, soleMove };
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
    get nextPiece() {
      const begun = state.row !== undefined || state.picking.path.length > 0;
      return isOpen(state) && begun && !awaitsDone(state) ? nextPiece(state.picking) : undefined;
    },
    moveOf: (piece) => (isOpen(state) && !awaitsDone(state) ? pickPiece(state.picking, piece).pick?.move : undefined),
    plan(move) {
      if (!isOpen(state)) return undefined;
      const planned = move === undefined ? state.confirmation?.moves : [...(state.row?.moves ?? []), move];
      return planned && { view: ownView(state), moves: planned };
    },
    get chosenPiece() {
      return state.confirmation?.piece;
    },
    show: (moment, caughtUp) => show(input, moment, caughtUp),
    touch(piece) {
      if (!isOpen(state)) return;
      const { confirmation } = state;
      if (confirmation?.piece === piece) return void send(input, confirmation.moves, confirmation.label);
      state.confirmation = undefined;
      const oneClick = state.picking.path.length === 0;
      const { picking, pick } = pickPiece(state.picking, piece);
      state.picking = picking;
      if (pick === undefined) draw(input);
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
      if (isOpen(state) && !awaitsDone(state) && row !== undefined) void send(input, row);
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
    undoes: () => sent.undoes(state.moment),
    sent,
    resume: () => resume(input),
    close() {
      if (state.row?.sent === false) unsent.set(parts.keptFor, state.row);
    },
  };
}

/** The row itself if it may be played, as far as a lesson is concerned. */
const allowed = ({ guide }: Input, moves: readonly string[] | undefined): readonly string[] | undefined =>
  moves !== undefined && guide?.active && !guide.allows(moves) ? undefined : moves;

/** The picture has come to a frame. */
function show(input: Input, moment: Moment, caughtUp: boolean): void {
  const { face, say, table, tell, state, sent } = input;
  const settled = isSettled(moment);
  if (!moment.past) sent.show(moment);
  if (moment.event.type === "takenBack") state.manualAsk = moment.ask;
  const row = state.row && rowOnFrame(face, state.row, moment);
  const isDropped = state.row !== undefined && row === undefined && !state.row.sent;
  if (isDropped && !moment.past && moment.outcome === undefined) tell(say.text.table.rowDropped);
  state.row = row;
  // A frame of another seat's move keeps what is picked.
  const path = settled && moment.ask !== state.lastAsk ? [] : state.picking.path;
  if (settled) state.lastAsk = moment.ask;
  state.moment = moment;
  state.caughtUp = caughtUp;
  state.sight = table()?.shown?.sight ?? moment.sight;
  restart(input, path);
  resume(input);
}

function resume(input: Input): void {
  const { keptFor, face, state, table } = input;
  const row = unsent.get(keptFor);
  if (row === undefined || table() === undefined || state.moment === undefined || !isOpen(state)) return;
  unsent.delete(keptFor);
  const now = rowOnFrame(face, row, state.moment);
  if (now !== undefined) gather(input, now);
}

/** Starts to pick again, with the pieces of `path` picked as far as they still can be. */
function restart(input: Input, path: readonly string[] = []): void {
  const { face, settings, amongBots, state, soleMove, guide } = input;
  state.confirmation = undefined;
  state.idle = false;
  if (isOpen(state)) {
    const legal = awaitsDone(state) ? [] : face.picks(state.sight as View);
    const gathered = state.row?.moves ?? [];
    const picks = guide?.active ? guide.offered(legal, gathered) : legal;
    let picking: Picking = picks === legal ? startPicking(picks) : { ...startPicking(picks), byHand: true };
    for (const piece of path) if (litPieces(picking).includes(piece)) picking = { ...picking, path: [...picking.path, piece] };
    state.picking = picking;
    // What a lesson wants is for the player's own hand.
    const manual = state.moment?.ask === state.manualAsk || picks !== legal;
    const only = manual ? undefined : onlyMove(face, ownView(state), gathered, picks);
    state.idle = only?.idle === true;
    if (state.idle) soleMove.consider(only, restBeforePass(amongBots()));
    else soleMove.consider(settings.get().autoplay ? only : undefined);
  } else state.picking = { picks: [], path };
  draw(input);
}

function draw(input: Input): void {
  const { say, settings, prompt, mirror, table, state } = input;
  const picking = isOpen(state) ? state.picking : NOTHING_TO_PICK;
  table()?.light(litPieces(picking));
  input.drawn();
  mirror.update(distinct(picking.picks), settings.get().mirror || (table()?.drawing ?? "card") !== "card");
  const content = promptContent(state);
  const goBack = (): boolean => stepBack(input);
  const { confirm, table: words } = say.text;
  switch (content.type) {
    case "confirm": {
      const { moves, label, reveals } = content;
      const question = (reveals ? confirm.reveal : confirm.chosen)(say.line(label));
      return prompt.ask({ question, yes: confirm.do, no: confirm.not }, () => void send(input, moves, label), goBack);
    }
    case "done":
      return prompt.ask({ yes: words.done, no: words.back }, () => void send(input, content.moves), goBack);
    case "choices":
      return prompt.offer(content.picks, content.canGoBack ? goBack : undefined);
    case "nothing":
      return prompt.clear();
  }
}

function stepBack(input: Input): boolean {
  const { face, state } = input;
  if (!isOpen(state)) return false;
  const { row, picking } = state;
  state.manualAsk = state.moment?.ask ?? 0;
  if (state.confirmation !== undefined) {
    if (picking.path.length === 1 || state.confirmation.piece !== undefined) state.picking = unpickPiece(picking);
    state.confirmation = undefined;
    draw(input);
  } else if (picking.path.length > 0) {
    state.picking = unpickPiece(picking);
    draw(input);
  } else if (row !== undefined) {
    gather(input, gatheredRow(face, ownView(state), row.ask, row.moves.slice(0, -1)));
  } else return false;
  return true;
}

/** Other moves are gathered: the picture shows them at once, and what can follow them is asked. */
function gather(input: Input, row: GatheredRow | undefined): void {
  const { state, table, changed } = input;
  state.row = row;
  state.sight = row?.sight ?? state.moment?.sight;
  table()?.setRow(row);
  changed();
  restart(input);
}

function refuse(input: Input): void {
  input.tell(input.say.text.table.notNow);
  gather(input, input.state.row);
}

interface HowChosen {
  /** One click has chosen it, so it may be a slip of the hand. */
  readonly oneClick: boolean;
  /** Its last piece, if it was not chosen by its label. */
  readonly piece?: string;
  /** Not by the player. */
  readonly byItself?: boolean;
}

function choose(input: Input, pick: Pick, { oneClick, piece, byItself = false }: HowChosen): void {
  const { face, settings, amongBots, state } = input;
  if (!isOpen(state) || awaitsDone(state)) return;
  state.byItself = byItself && (state.row === undefined || state.byItself);
  const twice = piece !== undefined && clicksTwice(settings.get());
  const result = resultOfChoice({
    face,
    view: ownView(state),
    ask: state.moment?.ask ?? 0,
    gathered: state.row?.moves ?? [],
    pick,
    alternatives: state.picking.picks,
    ...{ oneClick, twice, amongBots: amongBots() },
    byPiece: piece !== undefined || byItself,
    confirm: settings.get().confirm,
  });
  switch (result.type) {
    case "refused":
      return refuse(input);
    case "gathered":
      return gather(input, result.row);
    case "confirm":
      state.confirmation = { moves: result.moves, label: pick.label, piece: twice ? piece : undefined, reveals: result.reveals };
      return draw(input);
    case "send":
      return void send(input, result.moves, pick.label);
  }
}

async function send(input: Input, moves: readonly string[], label?: Line): Promise<void> {
  const { feed, face, say, table, tell, changed, state, sent, soleMove } = input;
  const ask = state.moment?.ask ?? 0;
  soleMove.consider(undefined);
  sent.sends(nameOfMoves(input, moves, label), ask, state.byItself);
  state.answeredAsk = ask;
  state.confirmation = undefined;
  const row = state.row?.complete ? state.row : gatheredRow(face, ownView(state), ask, moves);
  // What the picture shows of it stays until its frames come.
  state.row = row !== undefined && row.shownMoves > 0 ? { ...row, sent: true } : undefined;
  table()?.setRow(state.row);
  changed();
  draw(input);
  if (await succeeded(say.text, feed.send(moves, ask), tell)) return;
  sent.refused();
  state.answeredAsk = 0;
  gather(input, undefined);
}

/** For the undo button: the first move, and how many follow. */
function nameOfMoves({ face, say, state }: Input, moves: readonly string[], label: Line | undefined): string {
  const first = moves.length === 1 && label !== undefined ? label : face.picks(ownView(state)).find(({ move }) => move === moves[0])?.label;
  const name = first === undefined ? "" : say.line(first);
  return moves.length === 1 ? name : say.text.table.row(name, moves.length - 1);
}
