/** People a guest knows: they have met at a table, and both have said so. */
import type { Guest } from "./guest.ts";

export interface Contacts {
  /** The guest shows themselves as away to everyone. */
  readonly away: boolean;
  /** Both have asked. By name. */
  readonly known: readonly Guest[];
  /** Guests who ask to know this one, and are not answered yet. Newest first. */
  readonly requests: readonly Guest[];
  /** The guest has asked them; a refusal is not told. Newest first. */
  readonly asked: readonly Guest[];
}

/** Another guest in a seat of a finished match. */
export interface MetGuest extends Omit<Guest, "id"> {
  readonly match: string;
  readonly seat: number;
}

export interface ContactStore {
  contacts(id: string): Promise<Contacts>;
  /** All who have asked the guest or were asked, refused ones included. */
  contactIds(id: string): Promise<string[]>;
  /**
   * The guest wants to know `other`; if `other` wants the same, they know each other from now on. Idempotent. To a guest who avoids them
   * it is never told. `full`: the guest has asked too many today, or has too many on the list.
   */
  askToKnow(id: string, other: string): Promise<"asked" | "avoided" | "full">;
  /** Whether to know a guest who has asked. A refusal is quiet, and final until the refusing guest asks. */
  answerRequest(id: string, other: string, yes: boolean): Promise<void>;
  /** Ends it for both. */
  forgetContact(id: string, other: string): Promise<void>;
  /** Guests from the last matches whom the guest has not asked, newest first. */
  recentlyMet(id: string, limit: number): Promise<readonly MetGuest[]>;
  setAway(id: string, away: boolean): Promise<void>;
}
