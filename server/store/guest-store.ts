/** Guests: name, devices, ratings, results and blocks. A token is a secret; an id is not. */
import type { BotLevel } from "../../shared/core/contract/bot-level.ts";
import type { Result } from "../../shared/core/contract/game.ts";
import type { MatchFilter } from "../../shared/core/wire/calls.ts";
import type { MatchFigures, MatchPage, PlayedMatch } from "../../shared/core/wire/guest.ts";
import type { ActStore } from "./acts.ts";
import type { AppointmentStore } from "./appointments.ts";
import type { ArenaStore } from "./arenas.ts";
import type { CallWishStore } from "./call-wishes.ts";
import type { Conduct } from "./conduct.ts";
import type { ContactStore } from "./contacts.ts";
import type { DailyStore } from "./dailies.ts";
import type { DeviceStore, SignedIn } from "./devices.ts";
import type { ExerciseStore } from "./exercises.ts";
import type { FindingStore } from "./finding.ts";
import type { GroupStore } from "./groups.ts";
import type { Guest } from "./guest.ts";
import type { GuestSettingsStore } from "./guest-settings.ts";
import type { LeaderStore } from "./leaders.ts";
import type { PageErrorStore } from "./page-errors.ts";
import type { ProgramStore } from "./programs.ts";
import type { PublicationStore } from "./publication.ts";
import type { PuzzleAttemptStore } from "./puzzle-attempts.ts";
import type { Rating, RatingKind } from "./ratings.ts";
import type { SharedDealStore } from "./shared-deals.ts";
import type { SubscriptionStore } from "./subscriptions.ts";
import type { WebhookStore } from "./webhooks.ts";

/** A finished match as saved for its players; `people` are guest ids by seat, undefined for bots. */
export interface FinishedMatch {
  readonly match: string;
  readonly game: string;
  readonly rated: boolean;
  /** At a table that a program has opened: it counts for the ladder alone. */
  readonly ladder?: boolean;
  /** Set if it changes no rating. */
  readonly uncounted?: boolean;
  readonly people: readonly (string | undefined)[];
  /** The level of each bot, by seat; undefined for people. */
  readonly levels?: readonly (BotLevel | undefined)[];
  readonly result: Result;
}

export interface PlayedMatchRow extends PlayedMatch {
  readonly points: Readonly<Record<string, number>>;
}

/** A finished match as everybody may see it. */
export interface MatchOutcome {
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** By seat. */
  readonly seats: readonly {
    /** Empty for bots, nameless and erased guests. */
    readonly name: string;
    /** The arms they have chosen; empty where they follow from the name. */
    readonly arms: string;
    /** 1 is best; 0 without places. */
    readonly place: number;
    readonly points: Readonly<Record<string, number>>;
  }[];
}

export interface GameRating extends Rating {
  readonly game: string;
  readonly rated: boolean;
}

export interface GuestStore
  extends Conduct,
    AppointmentStore,
    CallWishStore,
    DeviceStore,
    FindingStore,
    GroupStore,
    ContactStore,
    LeaderStore,
    DailyStore,
    SharedDealStore,
    ArenaStore,
    PuzzleAttemptStore,
    ExerciseStore,
    ProgramStore,
    PublicationStore,
    SubscriptionStore,
    WebhookStore,
    GuestSettingsStore,
    ActStore,
    PageErrorStore {
  /** A new guest and their token. With `others` the guest gets the first of the names that is free, or a numbered one. */
  create(name: string, others?: readonly string[], device?: string): Promise<SignedIn>;
  /** Undefined if the token is unknown. */
  byToken(token: string): Promise<Guest | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** Empty for those that follow from the name. */
  setArms(id: string, arms: string): Promise<void>;
  /** Shows another name in the records of the guest's matches too. */
  renameInRecords(id: string, name: string): Promise<void>;
  rating(id: string, game: string, kind: RatingKind): Promise<Rating>;
  /** A rating for each game and kind of match the guest has played against other guests, without the ladder. */
  ratings(id: string): Promise<readonly GameRating[]>;
  /** Saves the result and updates the ratings of guests who met guests. Idempotent by match. */
  addResult(match: FinishedMatch): Promise<void>;
  /** Newest first. */
  history(id: string, limit: number): Promise<readonly PlayedMatchRow[]>;
  /** The newest matches that fit, and whether there are more. */
  matchPage(id: string, filter: MatchFilter, limit: number): Promise<MatchPage>;
  /** Newest first. */
  figures(id: string, limit: number): Promise<readonly MatchFigures[]>;
  /** Undefined for a match that is not over, or of which nothing was saved. */
  outcomeOf(match: string): Promise<MatchOutcome | undefined>;
  /** How a match of the guest's against bots alone has ended; undefined for any other. */
  aloneAgainstBots(id: string, match: string): Promise<{ readonly seat: number; readonly result: Result } | undefined>;
  /** The guest in a seat of a match that `id` has played too; undefined for bots. */
  opponentAt(id: string, match: string, seat: number): Promise<string | undefined>;
  block(id: string, other: string): Promise<void>;
  unblock(id: string, other: string): Promise<void>;
  /** Those of `others` who must not meet the guest: one of the two has blocked the other. */
  blockedAmong(id: string, others: readonly string[]): Promise<readonly string[]>;
  /** All data about the guest except open tables. Complaints by others are for the operator alone. */
  exportData(id: string): Promise<Readonly<Record<string, unknown>>>;
  /** Erases the guest; their matches stay, without the name. `running` are their seats in matches that are not over. */
  erase(id: string, running?: readonly { readonly match: string; readonly seat: number }[]): Promise<void>;
}
