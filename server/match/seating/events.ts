/** What can happen to the seats of a table, and what the table then has to do. */
import type { AbsenceChoice, VoidDeal } from "../../../shared/core/wire/wire.ts";
import type { Timings } from "../../base/timings.ts";
import type { TableKind } from "../../table/options.ts";
import type { NewPlayer, Seat } from "../../table/seats.ts";

export interface SeatingState {
  readonly rules: SeatingRules;
  readonly seats: readonly Seat[];
  /** Dealt, or being dealt. */
  readonly begun: boolean;
  /** Whether no more players are waited for: bots take free seats. */
  readonly filled: boolean;
  /** Deals that were void. */
  readonly voids: number;
  /** While shares are opened: until when, in milliseconds since 1970; else 0. */
  readonly openUntil: number;
  /** Guest ids by seat, settled with the deal; they stay when a player leaves. */
  readonly players: readonly (string | undefined)[];
}

/** What stays the same while the table exists. */
export interface SeatingRules {
  readonly kind: TableKind;
  readonly rated: boolean;
  /** A program has opened the table: its matches count for the ladder. */
  readonly ladder: boolean;
  /** Players come and go: nobody is waited for, and only giving up leaves the table. */
  readonly inDays: boolean;
  /** Casual, and not in days: a player whose line is lost is replaced only if another player chooses it, or when their clock has run out. */
  readonly asksOthers: boolean;
  /** How many colours the game has. */
  readonly colours: number;
  readonly timings: Pick<Timings, "joinTimeout" | "grace" | "emptyRoomTimeout" | "openTimeout">;
}

/** The match, and the time, at the moment of an event. */
export interface Situation {
  readonly now: number;
  /** The same in milliseconds since 1970. */
  readonly date: number;
  /** The hash of the server's secret for this deal. */
  readonly commitment: string;
  readonly over: boolean;
  readonly paused: boolean;
  /** Journal or picture failed: this room can play no further. */
  readonly stopped: boolean;
  /** Seats. */
  readonly resigned: readonly number[];
}

export type SeatingEvent =
  /** A new table: those who were given a seat have to come. */
  | { readonly type: "open" }
  /** A table without a match is loaded from its snapshot. */
  | { readonly type: "reopen" }
  /** A match is loaded from its record; with a seed if the process ended before the drawn seats were saved. */
  | { readonly type: "recover"; readonly saved: boolean; readonly seed: string | undefined }
  /** A seat for a newcomer, or the seat that a guest has here already. */
  | ({ readonly type: "offer" } & NewPlayer)
  /** A known guest without the token gets another one. */
  | { readonly type: "addKey"; readonly person: string; readonly key: string }
  | { readonly type: "join"; readonly seat: number; readonly session: string }
  /** A connection was lost. */
  | { readonly type: "drop"; readonly session: string }
  /** A player left on purpose. */
  | { readonly type: "leave"; readonly session: string }
  /** A guest gives up the seat from elsewhere, connected or not. */
  | { readonly type: "giveUp"; readonly person: string }
  | { readonly type: "joinTimeout"; readonly seat: number }
  | { readonly type: "graceOver"; readonly seat: number }
  | { readonly type: "emptyTimeout" }
  /** An abandoned match was ended, or could not be. */
  | { readonly type: "ended" }
  /** The table may have no player left to wait for. */
  | { readonly type: "checkEmpty" }
  /** The player of `by` chooses what becomes of a seat whose player is gone. */
  | { readonly type: "choose"; readonly seat: number; readonly by: number; readonly what: AbsenceChoice }
  /** The player plays again in place of the bot. */
  | { readonly type: "takeBack"; readonly seat: number }
  | {
      readonly type: "pledge";
      readonly seat: number;
      readonly pledge: string;
      readonly voids: number;
      readonly colour: number | undefined;
    }
  | { readonly type: "share"; readonly seat: number; readonly share: string }
  | { readonly type: "openingOver" }
  | { readonly type: "fill" }
  | { readonly type: "begin" }
  /** Seats are final; drawn if there is a seed. */
  | { readonly type: "draw"; readonly seed: string | undefined }
  /** The thinking clock has moved for a player. */
  | { readonly type: "timeout"; readonly seat: number }
  /** A pause or the match is over. */
  | { readonly type: "resume" }
  | { readonly type: "rematch"; readonly seat: number }
  /** A player shares their view with watchers, or no longer. */
  | { readonly type: "view"; readonly seat: number; readonly shared: boolean }
  | { readonly type: "forget"; readonly person: string }
  /** The operator has given a guest another name. */
  | { readonly type: "rename"; readonly person: string; readonly name: string }
  /** The operator closes the table. */
  | { readonly type: "close" }
  /** Locks out all pages of a guest: no token opens their seat any more, so each page has to prove again who it is. */
  | { readonly type: "lockOut"; readonly person: string };

/** One timer a matter: a new one replaces the one before. */
export type SeatingTimer = `join ${number}` | `grace ${number}` | "opening" | "empty";

export type SeatingEffect =
  /** The event is applied when the time is over. */
  | { readonly type: "startTimer"; readonly timer: SeatingTimer; readonly after: number; readonly event: SeatingEvent }
  | { readonly type: "stopTimer"; readonly timer: SeatingTimer }
  | { readonly type: "closeConnection"; readonly session: string; readonly code: number }
  /** Shows the seats at the table and in the lobby, and saves them. */
  | { readonly type: "show" }
  | { readonly type: "save" }
  /** A seat entry: who plays for this seat from now on. */
  | { readonly type: "recordSeat"; readonly seat: number; readonly kind: "person" | "bot"; readonly chosenBy?: number }
  /** What is proposed may be agreed on by those who are still there. */
  | { readonly type: "recount" }
  /** A resignation on record; the event "checkEmpty" follows. */
  | { readonly type: "forfeit"; readonly seat: number; readonly by: "person" | "clock" }
  /** Says to all at the table which deal it is, and opens the shares once all are pledged. */
  | { readonly type: "tellPledges" }
  /** Players in days who are elsewhere are told that their share is awaited. */
  | { readonly type: "callPlayers"; readonly seats: readonly number[] }
  /** Names the culprits, counts it against them, and takes a new secret. `number`: of the deal, from 0. */
  | {
      readonly type: "voidDeal";
      readonly why: VoidDeal["why"];
      readonly culprits: readonly Pick<Seat, "name" | "person">[];
      readonly number: number;
    }
  | { readonly type: "begin" }
  | { readonly type: "pause" }
  /** Opens the next table if all want it. */
  | { readonly type: "openRematch" }
  /** Ends a match whose players have all resigned; the event "ended" follows. */
  | { readonly type: "endAbandoned" }
  /** Deletes the table. */
  | { readonly type: "closeTable" }
  /** The table leaves memory and stays in the store. */
  | { readonly type: "unload" };

export interface SeatingStep {
  readonly state: SeatingState;
  /** Effects are performed in this order. */
  readonly effects: readonly SeatingEffect[];
}
