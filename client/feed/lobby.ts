/** The ways to a table. The ui knows the server through this and the feed alone. */

import type { BotLevel } from "../../shared/core/contract/bot-level.ts";
import type { OptionValue } from "../../shared/core/contract/game.ts";
import type { MatchRecord, Seating } from "../../shared/core/match/record.ts";
import type { LiveSpeed } from "../../shared/core/match/speeds.ts";
import type { Appointment } from "../../shared/core/wire/appointments.ts";
import type { ArenaNews } from "../../shared/core/wire/arenas.ts";
import type { CallAnswer, CallName, Calls, MatchFilter, REPORTS, StreamedMatch } from "../../shared/core/wire/calls.ts";
import type { CommonChoices } from "../../shared/core/wire/common-table-options.ts";
import type { Dailies } from "../../shared/core/wire/daily.ts";
import type { PasskeyProof } from "../../shared/core/wire/devices.ts";
import type { ChangedExercises, Exercise } from "../../shared/core/wire/exercises.ts";
import type { MatchPage, MatchStatistics, Profile } from "../../shared/core/wire/guest.ts";
import type { Acquaintance, Leaders, MetPerson, PeopleNews } from "../../shared/core/wire/people.ts";
import type { PuzzleCounts } from "../../shared/core/wire/puzzles.ts";
import type { SettingChange } from "../../shared/core/wire/settings.ts";
import type { SharedDealNews } from "../../shared/core/wire/shared-deals.ts";
import type { FoundTable, TableTerms } from "../../shared/core/wire/table-terms.ts";
import type { DayMatch, UnfinishedMatch } from "../../shared/core/wire/unfinished-matches.ts";
import type { LobbyNews, OperatorNotice } from "../../shared/core/wire/wire.ts";
import type { Feed, Presence } from "./feed.ts";

/** What the lobby shows of everybody else. */
export type LobbyState = LobbyNews;
/** A match that can be watched or a table that can be joined. */
export type OpenTable = LobbyNews["tables"][number];

/** The table options as picked. */
export type Options = Readonly<Record<string, OptionValue>>;

/** How seats are chosen, how fast the table plays and how well its bots do; what is left out is as usual. */
export interface Manner {
  readonly seating?: Seating;
  readonly speed?: LiveSpeed;
  /** How well bots play that do not stand in for a player. */
  readonly bots?: BotLevel;
}

/** A practice table; the game's own defaults for what is left out. */
export interface PracticeWish {
  readonly seats?: number;
  readonly options?: Options;
  /** The level of all its bots. */
  readonly level?: BotLevel;
  /** The beginning of a match that is played on, and the player's seat in it. */
  readonly from?: MatchRecord;
  readonly seat?: number;
}

/** A place at a table whose match has not begun, or just begins. */
export interface Waiting {
  /** The match to invite others to; empty while there is no table yet. */
  readonly match: string;
  readonly game: string;
  /** How many seats the table has. */
  readonly seats: number;
  readonly begun: boolean;
  /** Whether the table is for people alone: no bot ever sits down. */
  readonly rated: boolean;
  /** Undefined while there is no table yet. */
  readonly terms?: TableTerms;
  /** The code in the link to join by; empty if every player may join. */
  readonly code: string;
  /** The seat is kept while the player is elsewhere: then `cancel` only leaves the table. */
  readonly inDays: boolean;
  /** Called at once and on each change. */
  onSeats(listener: (search: Search) => void): void;
  /** How many colours there are, and a way to wish for another; without it there is no table yet to wear it at. */
  readonly wear?: { readonly count: number; wish(colour: number): void };
  cancel(): void;
  /** Whether bots may be let in. */
  readonly fills: boolean;
  /** Bots take all free seats, so that the match begins. */
  fill(): void;
  /** No bot takes a seat by itself any more. */
  hold(): void;
  /** The match, once it begins; rejects with a Refusal if the table is given up. */
  readonly feed: Promise<Feed>;
}

/** Watchers are shown matches late: of a young one there is nothing to see yet. */
export interface WatchWait {
  /** When there is, in milliseconds since 1970. */
  readonly until: number;
  cancel(): void;
}

/** The seats of a table that waits. */
export interface Search {
  readonly filled: number;
  readonly seats: number;
  /** The players who sit there already, as far as they are known. */
  readonly names: readonly string[];
  /** Their coats of arms, as far as they are known; empty for a bot. */
  readonly arms?: readonly string[];
  /** Their colours, and which of them is this player; -1 if unknown. */
  readonly colours: readonly number[];
  readonly own: number;
  /** When this search began, by elapsed time, as all times of it. */
  readonly since: number;
  /** When bots take the free ones by themselves. */
  readonly botsAt: number | undefined;
  /** When players of any strength are accepted. */
  readonly anybodyAt: number | undefined;
  /** Once all sit and their shares of the deal are opened. */
  readonly opening?: Presence["opening"];
  /** Whether two players share an address, so that the rated match changes no rating. Left out if it is not known. */
  readonly oneAddress?: boolean;
}

/** The guest of this browser. Every call makes one if there is none yet. */
export interface Guest {
  /** A call in the name of this guest. */
  ask<N extends CallName>(name: N, more: Omit<Calls[N], "guest">): Promise<CallAnswer<N>>;
  name(): Promise<string>;
  rename(name: string): Promise<void>;
  /** The guest's coat of arms; empty if it follows from the name. */
  arms(): Promise<string>;
  wearArms(arms: string): Promise<void>;
  profile(): Promise<Profile>;
  /** Finished matches that fit, newest first. */
  history(filter: MatchFilter): Promise<MatchPage>;
  /** The newest finished matches in figures. */
  statistics(): Promise<MatchStatistics>;
  /** A code that signs in another device, good for five minutes. */
  code(): Promise<string>;
  /** Becomes the guest with this code; returns the guest's name. */
  redeem(code: string): Promise<string>;
  /** Becomes the guest whose passkey has signed what this one was asked; returns the guest's name. */
  usePasskey(proof: PasskeyProof): Promise<string>;
  /** Signs out all devices but this one. */
  signOutOthers(): Promise<void>;
  /** Everything that is kept about the guest. */
  kept(): Promise<Readonly<Record<string, unknown>>>;
  /** Erases the guest, here and on the server. */
  erase(): Promise<void>;
  /** Whether to be matched with the player of that seat again. */
  block(match: string, seat: number, on: boolean): Promise<void>;
  /** Reports a player of an own match to the operator, with record and chat. */
  report(match: string, seat: number, why: (typeof REPORTS)[number], text: string | undefined): Promise<void>;
  /** Unfinished matches in which this guest has a seat. */
  matches(): Promise<readonly UnfinishedMatch[]>;
  /** The guest's matches in days, those where they are asked first. */
  dayMatches(): Promise<readonly DayMatch[]>;
  giveUp(match: string): Promise<void>;
  /** What a browser subscribes to its push service with; empty if this server sends nothing. */
  pushKey(): Promise<string>;
  /** Makes the push service tell this browser of the guest's moves. */
  subscribe(place: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  /** For which games the guest is called when a player waits; with a game and an end, from now on for this one too. */
  callMe(game?: string, until?: number): Promise<CallAnswer<"callMe">["wishes"]>;
  /** Asks to know the player of that seat; they know each other once the other has asked too. */
  know(match: string, seat: number): Promise<Acquaintance>;
  /** What both have said so far. */
  acquaintance(match: string, seat: number): Promise<Acquaintance>;
  /** How many solve the puzzles of a game, and the guest's own first attempts. */
  puzzles(game: string): Promise<PuzzleCounts>;
  /** Counts the guest's first attempt at a puzzle: its moves, or none if they asked for the solution. */
  tryPuzzle(game: string, puzzle: string, moves: readonly string[]): Promise<void>;
  /** Merges exercises with those kept for the guest, and gives those that have changed since a count of changes. */
  exercises(since: number, told: readonly Exercise[]): Promise<ChangedExercises>;
  /** Merges changes of settings with those kept for the guest, and gives all of them. */
  settings(changes: readonly SettingChange[]): Promise<readonly SettingChange[]>;
  /** Calls back when this browser has another guest. */
  onChange(listener: () => void): void;
}

/** Other guests: those this one knows, and the best of each game. */
export interface LobbyPeople {
  /** Calls back at once and whenever it changes, until the returned function is called. */
  onNews(listener: (news: PeopleNews) => void): () => void;
  /** Calls back with what the operator has to say to this guest, until it is confirmed; to the newest listener alone. */
  onNotices(listener: (notices: readonly OperatorNotice[]) => void): void;
  confirm(notice: string): void;
  /** Players of the last matches who can be asked. */
  met(): Promise<readonly MetPerson[]>;
  answerRequest(person: string, yes: boolean): Promise<void>;
  forget(person: string): Promise<void>;
  /** Invites to a table where this guest sits, and that waits. */
  invite(person: string, match: string): Promise<void>;
  decline(match: string): Promise<void>;
  showAway(on: boolean): Promise<void>;
  /** A call of this guest: see company.ts. */
  call<N extends CallName>(name: N, more: Omit<Calls[N], "guest">): Promise<CallAnswer<N>>;
  leaders(game: string, kind: "rated" | "casual" | "ladder"): Promise<Leaders>;
}

/** Tables with a time. */
export interface Appointments {
  appoint(
    game: string,
    at: number,
    options: Options,
    seats: number,
    manner: Partial<CommonChoices> & { readonly bots?: BotLevel },
  ): Promise<Appointment>;
  look(code: string): Promise<Appointment>;
  come(code: string, yes: boolean): Promise<void>;
  /** From its time on. `agreed`: as for `joinTable`. */
  takeSeat(code: string, agreed?: boolean): Promise<Waiting>;
}

/** Which deal is sent: that of a finished match against bots, or a new one of a game. */
export type DealToSend = Omit<Calls["shareDeal"], "guest" | "rotates">;

/** Deals that friends play by a link, each alone with bots. */
export interface SharedDeals {
  /** `rotates`: each who comes plays in the next seat. */
  share(deal: DealToSend, rotates: boolean): Promise<SharedDealNews>;
  look(code: string): Promise<SharedDealNews>;
  /** Goes to the guest's match of the deal, new or begun before. */
  play(deal: SharedDealNews): Promise<Feed>;
}

/** Deals that all who come play one after another, for a time. */
export interface Arenas {
  begin(wish: Omit<Calls["openArena"], "guest">): Promise<ArenaNews>;
  look(code: string): Promise<ArenaNews>;
  /** Goes to the guest's next deal, or to the one begun before. */
  play(arena: Pick<ArenaNews, "code" | "game">): Promise<Feed>;
}

export interface Lobby {
  readonly deals: SharedDeals;
  readonly arenas: Arenas;
  readonly appointments: Appointments;
  readonly guest: Guest;
  readonly people: LobbyPeople;
  /** Calls back at once and whenever it changes, until the returned function is called. */
  onState(listener: (state: LobbyState) => void): () => void;
  /** A match against bots, at once. */
  playNow(game: string, options?: Options, seats?: number, manner?: Manner): Promise<Feed>;
  /** Today's deals: the same for everybody, each to be played once. */
  dailies(): Promise<Dailies>;
  /** Goes to the guest's match of today's deal, new or begun before. */
  playDaily(game: string): Promise<Feed>;
  /** A seat against the next people who want the same. */
  quickMatch(game: string, seats?: number, rated?: boolean): Promise<Waiting>;
  /** A table to join by its code; an open one is listed in the lobby, a rated one counts and is for people only. */
  createTable(
    game: string,
    options?: Options,
    seats?: number,
    manner?: Partial<CommonChoices> & { readonly bots?: BotLevel; readonly open?: boolean },
  ): Promise<Waiting>;
  /** A table by its code, without taking a seat. */
  look(code: string): Promise<FoundTable>;
  /** `agreed`: the player knows what is asked before, that it is rated or that all see every hand; without it such a table is refused. */
  joinTable(code: string, agreed?: boolean): Promise<Waiting>;
  /** Resolves with the first picture; tells before if that takes a while. */
  watch(id: string, mustWait?: (wait: WatchWait) => void, code?: string): Promise<Feed>;
  /** What a stream shows next: with a match, that one or the next of the same people; else the best one now. Undefined for nothing. */
  streamed(wish: Calls["stream"]): Promise<StreamedMatch | undefined>;
  /** A finished match. */
  record(id: string): Promise<MatchRecord>;
  /** The coats of arms of its players, by seat; none where they cannot be had. */
  armsOf(id: string): Promise<readonly string[]>;
  /** The seat this browser left by a reload or a lost connection, at a table that waits or plays. */
  back(): Promise<Waiting | undefined>;
  /** Goes to the guest's own seat, wherever it was taken. */
  sit(match: string): Promise<Waiting>;
}
