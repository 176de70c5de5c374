/** Where frames come from and entries go: a room (live), this browser (practice), or a record (replay). */

import type { RefusalKey } from "../../shared/core/base/refusal.ts";
import type { BotLevel } from "../../shared/core/contract/bot-level.ts";
import type { Game, Result, Sight } from "../../shared/core/contract/game.ts";
import type { MatchRecord, SeenBefore } from "../../shared/core/match/record.ts";
import type { CoreEvent } from "../../shared/core/match/view.ts";
import type { Proposal, SeatStatus, Watchers } from "../../shared/core/wire/sync.ts";
import type { AbsenceChoice, Answer, ChatLine, Command, NoticeNews, Saying } from "../../shared/core/wire/wire.ts";
import type { Allows } from "./kinds.ts";

/** A frame as this client has it, complete. */
export interface Moment {
  readonly number: number;
  readonly event: { readonly type: string } | CoreEvent;
  readonly sight: Sight;
  /** The ask of this reader's seat; 0 if it owes nothing, its player has resigned, or more frames follow at once. */
  readonly ask: number;
  /** Seats that owe a choice. */
  readonly asked: readonly number[];
  /** The entry this reader's seat may take back. */
  readonly undo: number | undefined;
  readonly outcome: Result | undefined;
  /** Seats whose players have resigned, played by bots to the end; unknown for frames that were fetched from the past. */
  readonly resigned?: readonly number[];
  /** The player looks back at it while the match goes on: it tells nothing of what can be done now. */
  readonly past?: true;
  /** Set if it is not of the match, but of a line that is tried on the table. The log leaves it out. */
  readonly tried?: true;
}

/** A frame of a line that is tried: it asks nothing. */
export const triedMoment = (moment: Moment): Moment => ({
  ...moment,
  ask: 0,
  asked: [],
  undo: undefined,
  outcome: undefined,
  tried: true,
});

/** The player of this seat has resigned: a bot answers what is asked of it. */
export const hasResigned = ({ resigned }: Pick<Moment, "resigned">, seat: number): boolean => resigned?.includes(seat) ?? false;

/** The ask that this seat's player may answer; 0 if there is none. */
export const askOf = (seat: number, asks: readonly number[], now: Pick<Moment, "asked" | "resigned">): number =>
  now.asked.includes(seat) && !hasResigned(now, seat) ? (asks[seat] ?? 0) : 0;

/** What is true now, whatever frame the picture shows. */
export interface Presence {
  /** Times in them are elapsed times of this page. */
  readonly people: readonly SeatStatus[];
  /** What is asked of the table. */
  readonly proposal: Proposal;
  /** The match is paused. */
  readonly paused: boolean;
  /** Who looks on, told to players at a live table. Left out elsewhere. */
  readonly watchers?: Watchers;
  readonly connection: "open" | "lost" | "closed";
  /** Why it is closed. */
  readonly why?: RefusalKey | undefined;
  /** Milliseconds until the next try, while lost. */
  readonly retryIn: number | undefined;
  /** Set before the deal, while its shares are opened: the seats whose shares are awaited, since when and until when, by elapsed time. */
  readonly opening?: { readonly awaited: readonly number[]; readonly since: number; readonly until: number };
  /** Whether two players of a rated table sat down from one address, so that the match changes no rating. Left out until the server says it. */
  readonly oneAddress?: boolean;
}

/** Whether only bots play on all other seats now. */
export const isAmongBots = ({ people }: Presence, own: number): boolean => people.every(({ kind }, seat) => seat === own || kind === "bot");

/** The level of the bots that a player alone plays against. Undefined if another seat is a person's, though a bot stands in. */
export function botLevelAgainst({ people }: Presence, own: number): BotLevel | undefined {
  const others = people.filter((_person, seat) => seat !== own);
  if (others.some(({ kind, name }) => kind !== "bot" || name !== "")) return undefined;
  return others.find(({ level }) => level !== "")?.level || undefined;
}

export interface FeedListener {
  /** The next frame; `jump` if it does not follow the one before (joining, seeking, coming back): poses are set, not moved. */
  frame(moment: Moment, jump: boolean): void;
  presence(presence: Presence): void;
  /** A notice of the server. */
  notice?(news: NoticeNews): void;
}

export interface Feed {
  readonly game: Game;
  /** This reader's seat, or WATCHER. */
  readonly seat: number;
  /** An index into the seat colours, for each seat. */
  readonly colours: readonly number[];
  /** The name the server knows the match by; empty if it knows of none. */
  readonly match: string;
  readonly allows: Allows;
  /** The code of the link by which its deal is played, each alone with bots. Left out elsewhere. */
  readonly sharedDeal?: string | undefined;
  /** A practice that goes on where a reload has left it. Left out elsewhere. */
  readonly resumed?: boolean;
  /** The seat with whose eyes it is seen, or WATCHER, where that can be chosen. Left out elsewhere. */
  readonly eyes?: number;
  lookAs?(seat: number): void;
  /** A match of others that all may watch, so that a stream may show it. Left out elsewhere. */
  readonly streams?: boolean;
  /** What this reader knows of the deal from before the match; undefined for a watcher, who was promised nothing. */
  readonly promise: SeenBefore | undefined;
  /** How many milliseconds late a watcher sees it; 0 for everybody else. */
  readonly late: number;
  /** Starts with the newest frame, as a jump; if the match has only just begun, with its first, and all since. Gives the way to stop. */
  listen(listener: FeedListener): () => void;
  /** What this seat was shown from one frame to another, both included; rejects with a Refusal if it cannot be had. */
  past(from: number, to: number): Promise<readonly Moment[]>;
  /** The whole match, deal and all; rejects with a Refusal while it is not over. */
  record(): Promise<MatchRecord>;
  /** A row of moves in notation, answering an ask. */
  send(moves: readonly string[], ask: number): Promise<Answer>;
  undo(): Promise<Answer>;
  /** Asks for leave to look for a hint at this ask; people at the table are told. */
  hint(ask: number): Promise<Answer>;
  resign(): Promise<Answer>;
  /** Asks something of all others at the table, or goes on after a pause. */
  propose(what: Extract<Command, { type: "propose" }>["what"]): Promise<Answer>;
  /** Accepts or declines a proposal; an own proposal is withdrawn. */
  vote(yes: boolean): Promise<Answer>;
  /** Says something to all at the table. */
  say(saying: Saying): Promise<Answer>;
  /** Calls back at once and with each new message, with all that can be read. Returns the way to stop. */
  onChat(listener: (lines: readonly ChatLine[]) => void): () => void;
  /** Lets watchers see the match with this reader's eyes, or no longer. */
  shareView(shared: boolean): Promise<Answer>;
  /** A minute more to think for all others. */
  give(): Promise<Answer>;
  /** What becomes of the seat of a player whose line is lost. */
  choose(seat: number, what: AbsenceChoice): Promise<Answer>;
  /** Takes this reader's seat back from the bot that stands in after a timeout. */
  back(): Promise<Answer>;
  /** Takes this reader's seat back from the newer window that took it. */
  sitAgain(): void;
  /** Tries at once to reach the server again, while the connection is lost. */
  reconnect(): void;
  /** Wants to play again with the same people; the new match is found through `next`. */
  rematch(): Promise<Answer>;
  /** Called when a rematch is ready. */
  readonly next: Promise<Feed>;
  leave(): void;
}
