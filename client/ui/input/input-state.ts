/** What the player of this page is asked, and what they have picked and gathered so far. */
import type { Sight, View } from "../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Moment } from "../../feed/feed.ts";
import type { GatheredRow } from "../../picture/motion/gathered-row.ts";
import type { Line } from "../../text/grammar.ts";
import { NOTHING_TO_PICK, type Picking } from "./picking.ts";

export interface InputState {
  /** The frame that the picture shows. */
  moment: Moment | undefined;
  /** Whether no newer frame waits to be shown. */
  caughtUp: boolean;
  /** The connection is lost or the match is paused: nothing can be sent. */
  halted: boolean;
  picking: Picking;
  row: GatheredRow | undefined;
  /** The frame's, or the one after the gathered moves. */
  sight: Sight | undefined;
  /** Moves that are sent if the player confirms them. */
  confirmation: Confirmation | undefined;
  /** The newest ask of this seat, as of the last settled frame. */
  lastAsk: number;
  /** The ask that was answered; its answer is on the way. */
  answeredAsk: number;
  /** The ask for which nothing is played by itself, because the player has taken something back. */
  manualAsk: number;
  /** The move to be sent is the only legal one and was not chosen by the player. */
  byItself: boolean;
  /** The only legal move is a pass, which is played without asking. */
  idle: boolean;
}

export interface Confirmation {
  readonly moves: readonly string[];
  readonly label: Line;
  /** A second click on it confirms. */
  readonly piece: string | undefined;
  /** Whether it shows something hidden, so that it cannot be taken back. */
  readonly reveals: boolean;
}

/** Moves that would be sent, from the view before the first. */
export interface PlannedMoves {
  readonly view: View;
  readonly moves: readonly string[];
}

export const newInputState = (): InputState => ({
  moment: undefined,
  caughtUp: false,
  halted: false,
  picking: NOTHING_TO_PICK,
  row: undefined,
  sight: undefined,
  confirmation: undefined,
  lastAsk: 0,
  answeredAsk: 0,
  manualAsk: 0,
  byItself: false,
  idle: false,
});

/** This player is asked and can answer now. */
export const isOpen = ({ moment, caughtUp, halted, answeredAsk }: InputState): boolean =>
  caughtUp &&
  !halted &&
  moment !== undefined &&
  moment.sight.seat !== WATCHER &&
  moment.ask > 0 &&
  moment.ask !== answeredAsk &&
  moment.outcome === undefined;

/** The gathered row is complete and waits for the player to say it is done. */
export const awaitsDone = ({ row }: InputState): boolean => row?.complete === true && !row.sent;

/** The view of the frame, before the gathered moves. Only while the input is open. */
export const ownView = ({ moment }: InputState): View => moment?.sight as View;
