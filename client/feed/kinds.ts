/**
 * What may be done at a table, by the kind of its feed: a row for each kind, a column for each allowance. A feed says once which row is
 * its own; all other code asks `feed.allows` for an allowance, never for the kind.
 */
import { WATCHER } from "../../shared/core/match/view.ts";
import type { Ticket } from "../../shared/core/wire/calls.ts";
import type { Text } from "../text/languages.ts";

/** Sentences of some kinds alone: why something is not allowed, and what it costs. */
interface KindWords {
  /** Why there are no moves to choose. */
  readonly nothing?: string;
  readonly noUndo?: string;
  /** Asked before the player resigns or leaves. */
  readonly resign?: string;
  readonly leave?: string;
  /** On the score sheet. */
  readonly ended?: string;
  /** Why the deal can only be checked later. */
  readonly secret?: string;
}

const yes = true;
const no = false;
const plain = (): KindWords => ({});
const ladder = ({ confirm }: Text): KindWords => ({ leave: confirm.leaveLadder });
const daily = (text: Text): KindWords => text.daily;
const sharedDeal = (text: Text): KindWords => text.sharedDeal;
const stored = ({ confirm }: Text): KindWords => ({ leave: confirm.leaveKept });
const past = ({ replay }: Text): KindWords => replay;

const row = (
  /** The reader has a seat and chooses its moves. */
  moves: boolean,
  /** The reader has a match here that can be won, lost and given up, so leaving it asks first. */
  resign: boolean,
  undo: boolean,
  /** A takeback by consent of the others. */
  takeback: boolean,
  /** "alone": only while bots play all other seats. */
  hint: boolean | "alone",
  /** The others are asked for a pause, an end, a takeback. */
  ask: boolean,
  chat: boolean,
  rematch: boolean,
  /** Earlier frames are seen while the match goes on. */
  lookBack: boolean,
  /** The table calls its reader: by sounds, and with the score sheet when the match ends. */
  calls: boolean,
  /** All may see the record once the match is over: its story, its link, the check of its deal. */
  record: boolean,
  /** "here": beside the picture, with lines to try; "later": in the replay, once the match is over. */
  analyse: "here" | "later" | false,
  /** What an analysis board is made of: the whole match, or what the reader can see of it. */
  board: "record" | "sight" | false,
  /** How the deal came about: all players added to it, or it follows from one secret; `no` where nobody asks. */
  deal: "shared" | "fixed" | false,
  /** For ratings: then only people play. */
  counts: boolean,
  /** As the table's terms say; "days": a move has days, so the table can be left and keeps the seat. */
  clocks: boolean | "days",
  words: (text: Text) => KindWords,
) => ({ moves, resign, undo, takeback, hint, ask, chat, rematch, lookBack, calls, record, analyse, board, deal, counts, clocks, words });

export type Allows = Readonly<ReturnType<typeof row>>;

// biome-ignore format: a table is read by its columns
export const ALLOWED = {
  //            moves resign undo  takeback hint     ask  chat rematch lookBack calls record analyse  board     deal      counts clocks  words
  live:     row(yes,  yes,   yes,  yes,     "alone", yes, yes, yes,    yes,     yes,  yes,   "later", no,       "shared", no,    yes,    plain),
  rated:    row(yes,  yes,   yes,  no,      no,      yes, yes, yes,    yes,     yes,  yes,   "later", no,       "shared", yes,   yes,    plain),
  days:     row(yes,  yes,   yes,  yes,     "alone", yes, yes, yes,    yes,     yes,  yes,   "later", no,       "shared", no,    "days", plain),
  daily:    row(yes,  yes,   no,   no,      no,      no,  no,  no,     yes,     yes,  no,    no,      no,       "fixed",  no,    no,     daily),
  shared:   row(yes,  yes,   no,   no,      no,      no,  no,  no,     yes,     yes,  yes,   "later", no,       "fixed",  no,    no,     sharedDeal),
  practice: row(yes,  yes,   yes,  no,      yes,     no,  no,  yes,    yes,     yes,  yes,   "later", "sight",  "fixed",  no,    no,     stored),
  lesson:   row(yes,  yes,   yes,  no,      yes,     no,  no,  yes,    yes,     yes,  yes,   "later", "sight",  no,       no,    no,     stored),
  topic:    row(yes,  no,    no,   no,      no,      no,  no,  no,     yes,     no,   no,    no,      "sight",  no,       no,    no,     plain),
  puzzle:   row(yes,  no,    no,   no,      no,      no,  no,  no,     yes,     no,   no,    no,      "sight",  no,       no,    no,     plain),
  replay:   row(no,   no,    no,   no,      no,      no,  no,  no,     no,      no,   yes,   no,      no,       "shared", no,    no,     past),
  trying:   row(no,   no,    no,   no,      no,      no,  no,  no,     no,      no,   yes,   "here",  "record", "shared", no,    no,     past),
  board:    row(yes,  no,    no,   no,      no,      no,  no,  no,     no,      no,   no,    no,      no,       no,       no,    no,     past),
} satisfies Record<string, Allows>;

/** A watcher sees the match of others: nothing of what takes a seat is allowed. Those who have a name here talk among themselves. */
const WATCHING = { moves: no, resign: no, undo: no, takeback: no, hint: no, ask: no, rematch: no } satisfies Partial<Allows>;

/** The row of a table of the server, with what its terms add: hints beside people, who are told of each. */
export function allowsAtTable(
  ticket: Pick<Ticket, "seat" | "rated" | "inDays" | "daily" | "sharedDeal" | "hints" | "talks"> & {
    readonly terms?: Pick<Ticket["terms"], "ladder">;
  },
): Allows {
  const kind: Allows =
    ALLOWED[ticket.sharedDeal ? "shared" : ticket.daily ? "daily" : ticket.rated ? "rated" : ticket.inDays ? "days" : "live"];
  const allows = ticket.terms?.ladder ? { ...kind, words: ladder } : kind;
  if (ticket.seat === WATCHER) return { ...allows, ...WATCHING, chat: ticket.talks === true };
  return allows.hint && ticket.hints ? { ...allows, hint: yes } : allows;
}

/** In a match that does not count, the others choose what becomes of the seat of a player whose line is lost. */
export const isAskedLater = ({ counts, clocks }: Pick<Allows, "counts" | "clocks">): boolean => !counts && clocks === true;

/** Of two players in a match that counts, the one who stays away loses; otherwise a bot stands in. */
export const isLostByAbsence = ({ counts }: Pick<Allows, "counts">, people: readonly unknown[]): boolean => counts && people.length === 2;
