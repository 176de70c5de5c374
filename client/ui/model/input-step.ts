/**
 * The input of moves as a reducer, as `server/match/seating` is one: a state and what happened give the next state, and what the page has to
 * do about it. Pure.
 */
import { isEqual } from "../../../shared/core/base/plain.ts";
import type { Sight, View } from "../../../shared/core/contract/game.ts";
import type { Face, Pick } from "../../face/face.ts";
import type { Moment } from "../../feed/feed.ts";
import { type GatheredRow, gatheredRow, isSettled, rowAfterDrag, rowOnFrame } from "../../picture/motion/gathered-row.ts";
import { clicksTwice, type Settings } from "../../settings/settings.ts";
import type { Line } from "../../text/grammar.ts";
import { onlyMove } from "./autoplay.ts";
import { resultOfChoice } from "./choice-result.ts";
import { type Asking, awaitsDone, type InputState, isAsked, isOpen, ownView, pathOf, pickingOf } from "./input-state.ts";
import { litPieces, type Picking, pickPiece, startPicking, unpickPiece } from "./picking.ts";
import type { SentRow } from "./undo.ts";

/** What the moves are chosen by. */
export interface InputRules {
  readonly face: Face;
  readonly settings: Settings;
  /** A lesson offers only what it wants; left out elsewhere. */
  readonly guide?: MoveGuide | undefined;
}

export interface MoveGuide {
  /** True while it limits the moves. */
  readonly active: boolean;
  offered(picks: readonly Pick[], gathered: readonly string[]): readonly Pick[];
  /** The moves are the beginning of a row that may be played. */
  allows(moves: readonly string[]): boolean;
  /** True if it has answered the moves itself, so that they are not sent. */
  declines?(moves: readonly string[]): boolean;
}

export type InputEvent =
  /** The picture has come to a frame, of which it shows `sight`. */
  | { readonly type: "frame"; readonly moment: Moment; readonly caughtUp: boolean; readonly sight: Sight }
  | { readonly type: "halted"; readonly halted: boolean }
  /** What may be picked has changed. */
  | { readonly type: "offeredAnew" }
  /** A piece was clicked. */
  | { readonly type: "clicked"; readonly piece: string }
  /** A choice was made by its label. */
  | { readonly type: "chosen"; readonly pick: Pick }
  /** The pause before the only legal move is over. */
  | { readonly type: "rested"; readonly pick: Pick }
  /** Said to what waits to be confirmed. */
  | { readonly type: "confirmed" }
  | { readonly type: "dragged"; readonly from: string; readonly to: string }
  /** All that belongs to a row was gathered at once. */
  | { readonly type: "filled"; readonly row: readonly string[] }
  /** A hint is played: these moves after the gathered ones. */
  | { readonly type: "played"; readonly moves: readonly string[] }
  | { readonly type: "back" }
  /** What was sent as the answer to this ask was not accepted. */
  | { readonly type: "refused"; readonly ask: number };

export type InputEffect =
  | { readonly type: "send"; readonly moves: readonly string[]; readonly ask: number; readonly named: SentRow; readonly byItself: boolean }
  /** The picture shows the row of the state over its frame; also a piece that was dragged away lies there again. */
  | { readonly type: "showRow" }
  /** The only legal move is played after a pause, unless something else happens before. */
  | { readonly type: "rest"; readonly pick: Pick; readonly isPass: boolean }
  | { readonly type: "rowDropped" }
  | { readonly type: "notNow" };

export interface InputStep {
  readonly state: InputState;
  readonly effects: readonly InputEffect[];
}

/** A pause that has begun ends with every event but one that changes nothing. */
export function inputStep(rules: InputRules, state: InputState, event: InputEvent): InputStep {
  switch (event.type) {
    case "frame":
      return showFrame(rules, state, event);
    case "halted":
      return event.halted === state.halted ? unchanged(state) : askAnew(rules, { ...state, halted: event.halted }, pathOf(state));
    case "offeredAnew":
      return askAnew(rules, state.asking.type === "watching" ? state : { ...state, asking: nothingBegun }, []);
    case "dragged":
      return drag(rules, state, event.from, event.to);
    case "refused":
      return event.ask === state.answered ? gather(rules, { ...state, answered: 0 }, undefined) : unchanged(state);
    default:
      return isOpen(state) ? answer(rules, state, event) : unchanged(state);
  }
}

type Answer = Exclude<InputEvent, { type: "frame" | "halted" | "offeredAnew" | "dragged" | "refused" }>;

function answer(rules: InputRules, state: InputState, event: Answer): InputStep {
  const { face } = rules;
  switch (event.type) {
    case "clicked":
      return click(rules, state, event.piece);
    case "chosen":
      return choose(rules, state, event.pick, { oneClick: false });
    case "rested":
      return choose(rules, state, event.pick, { oneClick: false, byItself: true });
    case "confirmed":
      return confirm(rules, state);
    case "filled":
      return gather(rules, { ...state, byItself: false }, gatheredRow(face, ownView(state), state.lastAsk, event.row, true));
    case "played": {
      const row = allowed(rules, [...gatheredMoves(state), ...event.moves]);
      return row === undefined || awaitsDone(state) ? unchanged(state) : send(rules, { ...state, byItself: false }, row);
    }
    case "back":
      return stepBack(rules, state);
  }
}

const unchanged = (state: InputState): InputStep => ({ state, effects: [] });
const nothingBegun: Asking = { type: "watching", path: [], begun: undefined };
const gatheredMoves = ({ row }: InputState): readonly string[] => row?.moves ?? [];

function showFrame(rules: InputRules, state: InputState, { moment, caughtUp, sight }: InputEvent & { type: "frame" }): InputStep {
  const { asking } = state;
  const begun = asking.type === "watching" ? asking.begun : undefined;
  const shown = { ...state, moment, caughtUp, sight };
  // What was begun waits until the player has looked back enough.
  if (moment.past) {
    const waiting: Asking = { type: "watching", path: pathOf(state), begun: begun ?? state.row };
    return { state: { ...shown, row: undefined, asking: waiting }, effects: [] };
  }
  const before = begun ?? state.row;
  const row = before && rowOnFrame(rules.face, before, moment);
  const isDropped = before !== undefined && row === undefined && !before.sent && moment.outcome === undefined;
  const settled = isSettled(moment);
  // A frame of another seat's move keeps what is picked.
  const isNewAsk = settled && moment.ask !== state.lastAsk;
  const path = isNewAsk ? [] : pathOf(state);
  const next = askAnew(
    rules,
    {
      ...shown,
      asking: isNewAsk || begun !== undefined ? nothingBegun : asking,
      row,
      sight: begun === undefined || row === undefined ? sight : row.sight,
      byHand: moment.event.type === "takenBack" ? moment.ask : state.byHand,
      lastAsk: settled ? moment.ask : state.lastAsk,
    },
    path,
  );
  const more: InputEffect[] = [];
  if (isDropped) more.push({ type: "rowDropped" });
  if (begun !== undefined && row !== undefined) more.push({ type: "showRow" });
  return { ...next, effects: [...more, ...next.effects] };
}

/** Offers what can be chosen now, with the pieces of `path` picked as far as they still can be. */
function askAnew(rules: InputRules, state: InputState, path: readonly string[]): InputStep {
  const { face, guide, settings } = rules;
  const { moment, row } = state;
  if (moment === undefined || !isAsked(state)) {
    const begun = state.asking.type === "watching" ? state.asking.begun : undefined;
    return unchanged({ ...state, asking: { type: "watching", path, begun } });
  }
  if (moment.ask === state.answered) return unchanged({ ...state, asking: { type: "sent" } });
  if (row?.complete && !row.sent) {
    return unchanged({ ...state, asking: { type: "confirming", picking: startPicking([]), moves: row.moves, why: { type: "row" } } });
  }
  const legal = face.picks(state.sight as View);
  const picks = guide?.active ? guide.offered(legal, gatheredMoves(state)) : legal;
  let picking = startPicking(picks, legal);
  for (const piece of path) if (litPieces(picking).includes(piece)) picking = { ...picking, path: [...picking.path, piece] };
  const kept = stillConfirming(state, picking);
  if (kept !== undefined) return unchanged({ ...state, asking: kept });
  // What a lesson wants is for the player's own hand.
  const manual = moment.ask === state.byHand || picks !== legal;
  const only = manual ? undefined : onlyMove(face, ownView(state), gatheredMoves(state), picks);
  const isPass = only?.idle === true;
  const rests = only !== undefined && !state.halted && (isPass || settings.autoplay);
  return {
    state: { ...state, asking: { type: isPass ? "passing" : "picking", picking } },
    effects: rests ? [{ type: "rest", pick: only, isPass }] : [],
  };
}

/** A question about a move that can still be made stays. */
function stillConfirming({ asking, row }: InputState, picking: Picking): Asking | undefined {
  if (asking.type !== "confirming" || asking.why.type === "row") return undefined;
  const [last] = asking.moves.slice(-1);
  const follows = isEqual(asking.moves.slice(0, -1), row?.moves ?? []);
  return follows && isEqual(picking.path, asking.picking.path) && picking.picks.some(({ move }) => move === last)
    ? { ...asking, picking }
    : undefined;
}

interface HowChosen {
  /** Whether a single click has chosen it, so that it may be a slip of the hand. */
  readonly oneClick: boolean;
  /** Its last piece, if it was not chosen by its label. */
  readonly piece?: string;
  /** Set if the page makes the move and not the player. */
  readonly byItself?: boolean;
}

function choose(rules: InputRules, before: InputState, pick: Pick, { oneClick, piece, byItself = false }: HowChosen): InputStep {
  if (awaitsDone(before)) return unchanged(before);
  const { face, settings, guide } = rules;
  const picking = pickingOf(before);
  const state = { ...before, byItself: byItself && (before.row === undefined || before.byItself) };
  const twice = piece !== undefined && clicksTwice(settings);
  const result = resultOfChoice({
    face,
    view: ownView(state),
    ask: state.lastAsk,
    gathered: gatheredMoves(state),
    pick,
    alternatives: picking.picks,
    oneClick,
    twice,
    guided: guide?.active === true,
    byPiece: piece !== undefined || byItself,
    confirm: settings.confirm,
  });
  switch (result.type) {
    case "refused":
      return refuse(rules, state);
    case "gathered":
      return gather(rules, state, result.row);
    case "confirm": {
      const { label } = pick;
      const second = twice ? piece : undefined;
      const why =
        result.reveals || second === undefined ? { type: "reveals", label, piece: second } : { type: "click", label, piece: second };
      return unchanged({ ...state, asking: { type: "confirming", picking, moves: result.moves, why } as Asking });
    }
    case "send":
      return send(rules, state, result.moves, pick.label);
  }
}

function click(rules: InputRules, state: InputState, piece: string): InputStep {
  const { asking } = state;
  if (asking.type === "confirming" && asking.why.type !== "row" && asking.why.piece === piece) return confirm(rules, state);
  if (awaitsDone(state)) return unchanged(state);
  const before = pickingOf(state);
  const { picking, pick } = pickPiece(before, piece);
  if (picking === before && asking.type !== "confirming") return unchanged(state);
  const further = { ...state, asking: { type: "picking", picking } as const };
  return pick === undefined ? unchanged(further) : choose(rules, further, pick, { oneClick: before.path.length === 0, piece });
}

function confirm(rules: InputRules, state: InputState): InputStep {
  const { asking } = state;
  if (asking.type !== "confirming") return unchanged(state);
  const { moves, why } = asking;
  return send(rules, state, moves, why.type === "row" ? undefined : why.label);
}

function send(rules: InputRules, state: InputState, moves: readonly string[], label?: Line): InputStep {
  const { face } = rules;
  const { byItself, lastAsk: ask } = state;
  const row = state.row?.complete ? state.row : gatheredRow(face, ownView(state), ask, moves);
  // What the picture shows of it stays until its frames come.
  const shown = row !== undefined && row.shownMoves > 0 ? { ...row, sent: true } : undefined;
  const [only] = moves.length === 1 && label !== undefined ? [label] : [];
  const first = only ?? face.picks(ownView(state)).find(({ move }) => move === moves[0])?.label;
  return {
    state: { ...state, answered: ask, row: shown, asking: { type: "sent" } },
    effects: [{ type: "showRow" }, { type: "send", moves, ask, named: { first, more: moves.length - 1 }, byItself }],
  };
}

/** Other moves are gathered: the picture shows them at once, and what can follow them is asked. */
function gather(rules: InputRules, state: InputState, row: GatheredRow | undefined): InputStep {
  const sight = row?.sight ?? state.moment?.sight;
  const next = askAnew(rules, { ...state, row, sight, asking: nothingBegun }, []);
  return { ...next, effects: [{ type: "showRow" }, ...next.effects] };
}

function refuse(rules: InputRules, state: InputState): InputStep {
  if (!isOpen(state)) return { state, effects: [{ type: "notNow" }, { type: "showRow" }] };
  const next = gather(rules, state, state.row);
  return { ...next, effects: [{ type: "notNow" }, ...next.effects] };
}

/** Takes one step back: a question, then a picked piece, then a gathered move. */
function stepBack(rules: InputRules, before: InputState): InputStep {
  const { asking, row } = before;
  const state = { ...before, byHand: before.lastAsk };
  const pick = (picking: Picking): InputStep => unchanged({ ...state, asking: { type: "picking", picking } });
  if (asking.type === "confirming" && asking.why.type !== "row") {
    const isPicked = asking.picking.path.length === 1 || asking.why.piece !== undefined;
    return pick(isPicked ? unpickPiece(asking.picking) : asking.picking);
  }
  if (asking.type === "picking" && asking.picking.path.length > 0) return pick(unpickPiece(asking.picking));
  if (row === undefined) return unchanged(before);
  return gather(rules, state, gatheredRow(rules.face, ownView(state), row.ask, row.moves.slice(0, -1)));
}

/** A piece that cannot be dropped there lies in its old place again. */
function drag(rules: InputRules, state: InputState, from: string, to: string): InputStep {
  const moves = movesAfterDrag(rules, state, from, to);
  const row = moves && gatheredRow(rules.face, ownView(state), state.lastAsk, moves, true);
  if (moves === undefined || (row === undefined && moves.length > 0)) return refuse(rules, state);
  return gather(rules, { ...state, byItself: false }, row);
}

/** The gathered moves after a piece was dragged onto another; undefined if that is not possible, or not what a lesson wants. */
export function movesAfterDrag(rules: InputRules, state: InputState, from: string, to: string): readonly string[] | undefined {
  return isOpen(state) ? allowed(rules, rowAfterDrag(rules.face, ownView(state), gatheredMoves(state), from, to)) : undefined;
}

/** The moves themselves if they may be played, as far as a lesson is concerned. */
const allowed = ({ guide }: InputRules, moves: readonly string[] | undefined): readonly string[] | undefined =>
  moves !== undefined && guide?.active && !guide.allows(moves) ? undefined : moves;
