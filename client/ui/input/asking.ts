/** What the player is asked: the frame that the picture shows, what may be picked in it, and the row that is gathered. */
import { isEqual } from "../../../shared/core/base/plain.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import type { Moment } from "../../feed/feed.ts";
import { type GatheredRow, gatheredRow, isSettled, rowOnFrame } from "../../picture/motion/gathered-row.ts";
import type { Line } from "../../text/grammar.ts";
import { type Autoplay, onlyMove, restBeforePass } from "./autoplay.ts";
import { awaitsDone, type InputState, isOpen, ownView } from "./input-state.ts";
import type { MoveInputParts } from "./move-input-parts.ts";
import { distinct, litPieces, NOTHING_TO_PICK, type Picking, startPicking, unpickPiece } from "./picking.ts";
import type { WholeRow } from "./prompt.ts";
import { promptContent } from "./prompt-content.ts";
import type { SentMoves } from "./undo.ts";

export interface Input extends MoveInputParts {
  readonly state: InputState;
  readonly sent: SentMoves;
  readonly soleMove: Autoplay;
  /** The label names the moves for the undo button. */
  send(moves: readonly string[], label?: Line): void;
}

/** What was picked and gathered and not sent when a table was closed. */
interface Unsent extends Pick<InputState, "row" | "confirmation"> {
  readonly ask: number;
  readonly path: readonly string[];
}

/** Unsent moves by feed: the table's next screen, in another language, goes on with them. */
const unsent = new WeakMap<object, Unsent>();

/** The picture has come to a frame. */
export function show(input: Input, moment: Moment, caughtUp: boolean): void {
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

/** What is picked waits for the next screen of this table. */
export function keepUnsent({ keptFor, state: { row, confirmation, picking, moment } }: Input): void {
  if (row?.sent !== true && moment !== undefined) unsent.set(keptFor, { row, confirmation, path: picking.path, ask: moment.ask });
}

/** Picks and gathers what the screen before this one was closed with, once the picture can show it. */
export function resume(input: Input): void {
  const { keptFor, face, state, table } = input;
  const kept = unsent.get(keptFor);
  if (kept === undefined || table() === undefined || state.moment === undefined || !isOpen(state)) return;
  unsent.delete(keptFor);
  const row = kept.row && rowOnFrame(face, kept.row, state.moment);
  if (row !== undefined) gather(input, row);
  if (kept.ask !== state.moment.ask || (row === undefined) !== (kept.row === undefined)) return;
  restart(input, kept.path);
  state.confirmation = kept.confirmation;
  draw(input);
}

/** Starts to pick again, with the pieces of `path` picked as far as they still can be. */
export function restart(input: Input, path: readonly string[] = []): void {
  const { face, settings, amongBots, state, soleMove, guide } = input;
  state.confirmation = undefined;
  state.idle = false;
  if (isOpen(state)) {
    const legal = awaitsDone(state) ? [] : face.picks(state.sight as View);
    const gathered = state.row?.moves ?? [];
    const picks = guide?.active ? guide.offered(legal, gathered) : legal;
    let picking = startPicking(picks, legal);
    for (const piece of path) if (litPieces(picking).includes(piece)) picking = { ...picking, path: [...picking.path, piece] };
    state.picking = picking;
    // What a lesson wants is for the player's own hand.
    const manual = state.moment?.ask === state.manualAsk || picks !== legal;
    const only = manual ? undefined : onlyMove(face, ownView(state), gathered, picks);
    state.idle = only?.idle === true;
    if (state.idle) soleMove.consider(only, restBeforePass(amongBots()));
    else soleMove.consider(settings.get().autoplay ? only : undefined);
  } else state.picking = { ...NOTHING_TO_PICK, path };
  draw(input);
}

export function draw(input: Input): void {
  const { say, settings, prompt, mirror, table, state } = input;
  const picking = isOpen(state) ? state.picking : NOTHING_TO_PICK;
  table()?.light(litPieces(picking));
  input.drawn();
  // Where there is no picture, nothing else could be clicked.
  mirror.update(distinct(picking.picks), settings.get().mirror || table()?.drawing === "words");
  const content = promptContent(state);
  const goBack = (): boolean => stepBack(input);
  const { confirm, table: words } = say.text;
  switch (content.type) {
    case "confirm": {
      const { moves, label, reveals } = content;
      const question = (reveals ? confirm.reveal : confirm.chosen)(say.line(label));
      return prompt.ask({ question, yes: confirm.do, no: confirm.not }, () => input.send(moves, label), goBack);
    }
    case "done":
      return prompt.ask({ yes: words.done, no: words.back }, () => input.send(content.moves), goBack);
    case "choices":
      return prompt.offer(content.picks, content.main, content.canGoBack ? goBack : undefined, wholeRow(input));
    case "nothing":
      return prompt.clear();
  }
}

/** What the game offers to gather at once, unless it is gathered or a guide asks for something else. */
function wholeRow(input: Input): WholeRow | undefined {
  const { face, say, state, guide } = input;
  const { row, picking, idle, moment } = state;
  const offered = guide?.active || idle || picking.path.length > 0 ? undefined : face.fill?.(ownView(state));
  if (offered === undefined || isEqual(offered.row, row?.moves)) return undefined;
  const go = (): void => gather(input, gatheredRow(face, ownView(state), moment?.ask ?? 0, offered.row, true));
  return { label: say.line(offered.label), go };
}

/** Other pieces are picked: what is asked is said and drawn with them. */
export function pickFurther(input: Input, picking: Picking): void {
  input.state.picking = picking;
  draw(input);
  input.changed();
}

export function stepBack(input: Input): boolean {
  const { face, state } = input;
  if (!isOpen(state)) return false;
  const { row, picking } = state;
  state.manualAsk = state.moment?.ask ?? 0;
  if (state.confirmation !== undefined) {
    const isPicked = picking.path.length === 1 || state.confirmation.piece !== undefined;
    state.confirmation = undefined;
    pickFurther(input, isPicked ? unpickPiece(picking) : picking);
  } else if (picking.path.length > 0) {
    pickFurther(input, unpickPiece(picking));
  } else if (row !== undefined) {
    gather(input, gatheredRow(face, ownView(state), row.ask, row.moves.slice(0, -1)));
  } else return false;
  return true;
}

/** Other moves are gathered: the picture shows them at once, and what can follow them is asked. */
export function gather(input: Input, row: GatheredRow | undefined): void {
  const { state, table, changed } = input;
  state.row = row;
  state.sight = row?.sight ?? state.moment?.sight;
  state.picking = { ...state.picking, path: [] };
  table()?.setRow(row);
  changed();
  restart(input);
}

export function refuse(input: Input): void {
  input.tell(input.say.text.table.notNow);
  gather(input, input.state.row);
}
