/** Standing groups of guests. */
import type { Guest } from "./guest.ts";

export interface StoredGroup {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  /** The longest first. */
  readonly members: readonly Guest[];
}

/** A finished match that at least two members have played since they joined. */
export interface GroupMatch {
  readonly game: string;
  /** Members who took part, by id. */
  readonly people: readonly string[];
  /** The one who won; undefined if none of them, or several. */
  readonly winner: string | undefined;
}

export interface GroupStore {
  /** Undefined if the guest is in too many. */
  foundGroup(founder: string, group: { readonly name: string; readonly code: string }): Promise<string | undefined>;
  groupsOf(person: string): Promise<readonly StoredGroup[]>;
  /** Undefined unless the guest is a member. */
  groupOf(person: string, id: string): Promise<StoredGroup | undefined>;
  groupByCode(code: string): Promise<StoredGroup | undefined>;
  /** False if the guest is in too many groups, or the group is full. */
  joinGroup(id: string, person: string): Promise<boolean>;
  /** The last one who leaves ends it. With a code, the link is another one from now on. */
  leaveGroup(id: string, person: string, code?: string): Promise<void>;
  /** Oldest first. */
  groupMatches(id: string): Promise<readonly GroupMatch[]>;
}
