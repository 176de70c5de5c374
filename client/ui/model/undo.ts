/** Whether the last move can be taken back, its name, and if not, why: a frame tells only that it cannot. */

import type { Moment } from "../../feed/feed.ts";
import { isSettled } from "../../picture/motion/gathered-row.ts";
import type { Line } from "../../text/grammar.ts";
import type { LogLine } from "./log-lines.ts";

export const WHYS_NO_UNDO = ["undoNothing", "undoOthers", "undoReveal", "undoPlayed"] as const;
export type WhyNoUndo = (typeof WHYS_NO_UNDO)[number];

/** Whose entry a frame ends: one sent from this page, one made for its player by a bot or the clock, or another's. */
type Whose = "mine" | "forMe" | "theirs";

export function whyNoUndo(before: WhyNoUndo, moment: Moment, whose: Whose): WhyNoUndo {
  if (!isSettled(moment)) return before;
  if (moment.event.type === "takenBack" || moment.outcome !== undefined) return "undoNothing";
  // If the undo is lost later, another player has moved.
  if (moment.undo !== undefined) return "undoOthers";
  if (whose === "theirs") return before;
  return whose === "mine" ? "undoReveal" : "undoPlayed";
}

/** The same for moves made before this page was loaded, of which only the log knows. */
export function whyNoUndoSince(why: WhyNoUndo, lines: readonly LogLine[], own: number): WhyNoUndo {
  if (why !== "undoNothing") return why;
  const since = lastMove(lines, own);
  if (since === "none") return why;
  return since === "answered" ? "undoOthers" : "undoReveal";
}

/** Whether others have moved since this seat's last move, by what the log tells. */
export function lastMove(lines: readonly LogLine[], own: number): "none" | "newest" | "answered" {
  const answers = lines.filter(({ by, struck, lasting }) => by !== undefined && !struck && !lasting);
  if (!answers.some(({ by }) => by === own)) return "none";
  return answers.at(-1)?.by === own ? "newest" : "answered";
}

/** Moves that were sent as one entry, to be named in the language of the page: the first by its label, and how many follow. */
export interface SentRow {
  readonly first: Line | undefined;
  readonly more: number;
}

interface Undone {
  readonly row: SentRow;
  /** Others have moved since, and their moves go with it. */
  readonly answered: boolean;
}

/** What was sent from this page: for the words on the undo button and in the log. */
export interface SentMoves {
  /** `ask`: what it answers; `alone`: it was the only choice and played as such. */
  sends(row: SentRow, ask: number, alone: boolean): void;
  refused(): void;
  show(moment: Moment): void;
  /** What the undo of this frame would take back, if it was done on this page. */
  undoes(moment: Moment | undefined): Undone | undefined;
  readonly whyNot: WhyNoUndo;
  /** Frames of moves that were played by themselves. */
  readonly byItself: ReadonlySet<number>;
}

/** Sent moves by feed: the table's next screen, in another language, knows them too. */
const sentBy = new WeakMap<object, SentMoves>();

export function sentMovesOf(keptFor: object): SentMoves {
  const sent = sentBy.get(keptFor) ?? rememberSent();
  sentBy.set(keptFor, sent);
  return sent;
}

export function rememberSent(): SentMoves {
  const rows = new Map<number, Undone>();
  const byItself = new Set<number>();
  let why: WhyNoUndo = "undoNothing";
  /** The last ask of this reader's seat. */
  let ask = 0;
  /** The frame last shown. */
  let shown = -1;
  let pending: { readonly row: SentRow; readonly ask: number; alone: boolean } | undefined;
  return {
    sends(row, ask, alone) {
      pending = { row, ask, alone };
    },
    refused() {
      pending = undefined;
    },
    show(moment) {
      // A new screen, or the way back from an earlier frame, shows it again.
      if (moment.number === shown) return;
      shown = moment.number;
      const ended = pending !== undefined && isSettled(moment) && moment.ask !== pending.ask;
      const answered = isSettled(moment) && ask > 0 && moment.ask !== ask;
      why = whyNoUndo(why, moment, ended ? "mine" : answered ? "forMe" : "theirs");
      if (isSettled(moment)) ({ ask } = moment);
      if (pending?.alone && isOwn(moment)) {
        byItself.add(moment.number);
        pending.alone = false;
      }
      if (moment.event.type === "takenBack") rows.clear();
      const { undo } = moment;
      const known = isSettled(moment) && undo !== undefined ? rows.get(undo) : undefined;
      // A hint is no answer, nor is what is chosen for an absent player.
      if (undo !== undefined && known !== undefined && !["hinted", "absent"].includes(moment.event.type))
        rows.set(undo, { ...known, answered: true });
      else if (ended && pending !== undefined && undo !== undefined) rows.set(undo, { row: pending.row, answered: false });
      if (ended) pending = undefined;
    },
    undoes: (moment) => (moment?.undo === undefined ? undefined : rows.get(moment.undo)),
    get whyNot() {
      return why;
    },
    byItself,
  };
}

/** Whether the event is about this seat: another may have chosen at the same time. */
const isOwn = ({ event, sight }: Moment): boolean => !("seat" in event) || event.seat === sight.seat;
