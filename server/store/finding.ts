/** Ways to a guest one has not met at a table: a link of theirs, and their name if they allow it. */
import type { Guest } from "./guest.ts";

export interface ContactLink {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** It ends with its first use. */
  readonly once: boolean;
}

export interface FindingStore {
  contactLink(person: string): Promise<ContactLink | undefined>;
  /** In place of the one before; without a link there is none any more. */
  setContactLink(person: string, link: ContactLink | undefined): Promise<void>;
  /** Whose link it is. */
  guestByLink(code: string): Promise<Guest | undefined>;
  /** Both know each other from now on. False if the link is over, or one of them avoids the other, or knows too many. */
  addByLink(person: string, code: string): Promise<boolean>;
  isFindable(person: string): Promise<boolean>;
  setFindable(person: string, on: boolean): Promise<void>;
  /** Guests who allow it and whose names begin so; nobody who avoids the guest or is avoided. */
  findGuests(person: string, name: string): Promise<readonly Guest[]>;
}
