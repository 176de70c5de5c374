/** Guests: who somebody is on every visit, how he plays, whom he does not want to meet. A token is a secret; an id is not. */
import type { Result } from "../../shared/core/game.ts";
import type { Rating } from "../store/ratings.ts";
import type { Conduct } from "./conduct.ts";

export interface KnownGuest {
  readonly id: string;
  readonly name: string;
}

/** A finished match, as far as people are concerned; `people` by seat, undefined where a bot sat. */
export interface FinishedMatch {
  readonly match: string;
  readonly game: string;
  readonly rated: boolean;
  readonly people: readonly (string | undefined)[];
  readonly result: Result;
}

export interface PlayedMatchRow {
  readonly match: string;
  readonly game: string;
  readonly rated: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: number;
  readonly place: number;
  readonly how: string;
  readonly points: Readonly<Record<string, number>>;
  /** The people he met there, as they are called now. */
  readonly others: readonly { readonly seat: number; readonly name: string; readonly blocked: boolean }[];
}

export interface GameRating extends Rating {
  readonly game: string;
  readonly rated: boolean;
}

export interface GuestStore extends Conduct {
  /** A new guest, with the token that shows who it is from now on. With other names the guest gets the first that nobody has. */
  create(name: string, others?: readonly string[]): Promise<{ person: KnownGuest; token: string }>;
  /** Whose token it is; undefined if nobody's. */
  byToken(token: string): Promise<KnownGuest | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** Eight characters that make another device his, once, for five minutes. */
  createCode(id: string): Promise<string>;
  /** Undefined if the code is wrong, used or too old. */
  redeem(code: string): Promise<{ person: KnownGuest; token: string } | undefined>;
  rating(id: string, game: string, rated: boolean): Promise<Rating>;
  /** In every game he has met people in. */
  ratings(id: string): Promise<readonly GameRating[]>;
  /** Keeps the result; people who met people are rated. A match that is kept already is not counted twice. */
  addResult(match: FinishedMatch): Promise<void>;
  /** Newest first. */
  history(id: string, most: number): Promise<readonly PlayedMatchRow[]>;
  /** Who sat on a seat of a match that he played too; undefined if no person did. */
  opponentAt(id: string, match: string, seat: number): Promise<string | undefined>;
  block(id: string, other: string): Promise<void>;
  unblock(id: string, other: string): Promise<void>;
  /** Of these people, those who must not meet him: one of the two has blocked the other. */
  blockedAmong(id: string, others: readonly string[]): Promise<readonly string[]>;
  /** All that is kept about him, but where he sits; what others complain of is between them and whoever runs the harbour. */
  exportData(id: string): Promise<Readonly<Record<string, unknown>>>;
  /** Forgets him: matches stay, without his name; those that are not over, too. */
  erase(id: string, running?: readonly { readonly match: string; readonly seat: number }[]): Promise<void>;
}
