/** What the player of this page is asked, and what they have picked and gathered so far. Pure: `input-step.ts` says what changes it. */
import type { Sight, View } from "../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Pick } from "../../face/face.ts";
import type { Moment } from "../../feed/feed.ts";
import type { GatheredRow } from "../../picture/motion/gathered-row.ts";
import type { Line } from "../../text/grammar.ts";
import { mainOffer, NOTHING_TO_PICK, nextPieces, offers, type Picking, pickPiece } from "./picking.ts";

export interface InputState {
  /** The frame that the picture shows. */
  readonly moment: Moment | undefined;
  /** Whether no newer frame waits to be shown. */
  readonly caughtUp: boolean;
  /** The connection is lost or the match is paused: what was begun stays, and nothing can be done. */
  readonly halted: boolean;
  /** The frame's, or the one after the gathered moves. */
  readonly sight: Sight | undefined;
  /** The gathered moves, which the picture shows over the frame until their own frames have come. */
  readonly row: GatheredRow | undefined;
  /** None of the gathered moves was chosen by the player: each was the only legal one. */
  readonly byItself: boolean;
  readonly asking: Asking;
  /** The newest ask of this seat, as of the last settled frame. */
  readonly lastAsk: number;
  /** The ask that was answered: the answer is on its way. */
  readonly answered: number;
  /** The ask for which nothing is played by itself, because the player has taken something back. */
  readonly byHand: number;
}

/** Where the player stands with what is asked of them. */
export type Asking =
  | {
      /** Nothing can be answered in the frame that is shown. What was begun waits for the frame that asks again. */
      readonly type: "watching";
      readonly path: readonly string[];
      /** Gathered before the player looked back at earlier frames. */
      readonly begun: GatheredRow | undefined;
    }
  /** Pieces and choices are offered. */
  | { readonly type: "picking"; readonly picking: Picking }
  /** Moves are sent if the player says so once more; `picking`: what is picked, to go back to. */
  | { readonly type: "confirming"; readonly picking: Picking; readonly moves: readonly string[]; readonly why: WhyConfirm }
  /** The only legal move is a pass, which is played after a moment without asking. */
  | { readonly type: "passing"; readonly picking: Picking }
  /** The answer is on its way. */
  | { readonly type: "sent" };

export type WhyConfirm =
  /** The row is complete, and its pieces can still be shifted about. */
  | { readonly type: "row" }
  /** It shows something hidden, so that it cannot be taken back. `piece`: its second click confirms. */
  | { readonly type: "reveals"; readonly label: Line; readonly piece: string | undefined }
  /** The player wishes to click twice. */
  | { readonly type: "click"; readonly label: Line; readonly piece: string };

/** Moves that would be sent, from the view before the first. */
export interface PlannedMoves {
  readonly view: View;
  readonly moves: readonly string[];
}

export const NEW_INPUT: InputState = {
  moment: undefined,
  caughtUp: false,
  halted: false,
  sight: undefined,
  row: undefined,
  byItself: false,
  asking: { type: "watching", path: [], begun: undefined },
  lastAsk: 0,
  answered: 0,
  byHand: 0,
};

/** The frame asks this player. */
export const isAsked = ({ moment, caughtUp }: InputState): boolean =>
  caughtUp && moment !== undefined && moment.sight.seat !== WATCHER && moment.ask > 0 && moment.outcome === undefined;

/** This player is asked and can answer now. */
export const isOpen = ({ asking, halted }: InputState): boolean => !halted && asking.type !== "watching" && asking.type !== "sent";

/** The gathered row is complete and waits for the player to say it is done. */
export const awaitsDone = ({ asking }: InputState): boolean => asking.type === "confirming" && asking.why.type === "row";

/** The view of the frame, before the gathered moves. Only while the player is asked. */
export const ownView = ({ moment }: InputState): View => moment?.sight as View;

/** What can be picked now. */
export const pickingOf = (state: InputState): Picking =>
  isOpen(state) && "picking" in state.asking && !awaitsDone(state) ? state.asking.picking : NOTHING_TO_PICK;

/** The pieces clicked so far, also while nothing can be answered. */
export const pathOf = ({ asking }: InputState): readonly string[] =>
  asking.type === "watching" ? asking.path : asking.type === "sent" ? [] : asking.picking.path;

/** The piece whose second click confirms its move. */
export const chosenPiece = ({ asking }: InputState): string | undefined =>
  asking.type === "confirming" && asking.why.type !== "row" ? asking.why.piece : undefined;

/** The move that a click on this piece would make. */
export const moveOf = (state: InputState, piece: string): string | undefined => pickPiece(pickingOf(state), piece).pick?.move;

/** The pieces that go on with what is clicked or gathered; none before the first click. */
export function piecesToGoOn(state: InputState): readonly string[] {
  const picking = pickingOf(state);
  return state.row !== undefined || picking.path.length > 0 ? nextPieces(picking) : [];
}

/** What would be sent with this move; without one, what waits to be confirmed. */
export function planOf(state: InputState, move: string | undefined): PlannedMoves | undefined {
  if (!isOpen(state)) return undefined;
  const { asking, row } = state;
  if (move !== undefined) return { view: ownView(state), moves: [...(row?.moves ?? []), move] };
  return asking.type === "confirming" && asking.why.type !== "row" ? { view: ownView(state), moves: asking.moves } : undefined;
}

/** What is shown beside the prompt's sentence. */
export type PromptContent =
  | Extract<Asking, { type: "confirming" }>
  | { readonly type: "choices"; readonly picks: readonly Pick[]; readonly main: Pick | undefined; readonly canGoBack: boolean }
  | { readonly type: "nothing" };

export function promptContent(state: InputState): PromptContent {
  const { asking, row } = state;
  if (!isOpen(state)) return { type: "nothing" };
  if (asking.type === "confirming") return asking;
  if (asking.type !== "picking") return { type: "choices", picks: [], main: undefined, canGoBack: false };
  const { picking } = asking;
  return { type: "choices", picks: offers(picking), main: mainOffer(picking), canGoBack: picking.path.length > 0 || row !== undefined };
}
