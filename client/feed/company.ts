/** What guests arrange with each other, by calls of one of them. Fetched with the panels that show it. */
import type { CallAnswer } from "../../shared/core/wire/calls.ts";
import type { Group, GroupByLink } from "../../shared/core/wire/groups.ts";
import type { Acquaintance } from "../../shared/core/wire/people.ts";
import type { LobbyPeople } from "./lobby.ts";

export interface Company {
  /** The guest's link, and whether they may be found by name; with `once` a new one. */
  contactLink(once?: boolean): Promise<CallAnswer<"contactLink">>;
  endContactLink(): Promise<void>;
  /** Whose link it is. */
  byContactLink(code: string): Promise<string>;
  useContactLink(code: string): Promise<void>;
  setFindable(on: boolean): Promise<void>;
  /** Guests who may be found by a name that begins so. */
  find(name: string): Promise<CallAnswer<"findPeople">["people"]>;
  /** Asks to know one who was found. */
  ask(person: string): Promise<Acquaintance>;
  groups(): Promise<readonly Group[]>;
  foundGroup(name: string): Promise<void>;
  /** A group by the code in its link. */
  group(code: string): Promise<GroupByLink>;
  joinGroup(code: string): Promise<void>;
  /** Leaves it, or removes another member. */
  leaveGroup(group: string, person?: string): Promise<void>;
  /** Invites all members to a table where this guest sits, and that waits. */
  inviteGroup(group: string, match: string): Promise<void>;
}

export const companyOf = ({ call }: Pick<LobbyPeople, "call">): Company => ({
  contactLink: (once) => call("contactLink", once === undefined ? {} : { once }),
  endContactLink: async () => void (await call("endContactLink", {})),
  byContactLink: async (code) => (await call("byContactLink", { code })).name,
  useContactLink: async (code) => void (await call("useContactLink", { code })),
  setFindable: async (on) => void (await call("findable", { on })),
  find: async (name) => (await call("findPeople", { name })).people,
  ask: async (person) => (await call("askPerson", { person })).acquaintance,
  groups: async () => (await call("groups", {})).groups,
  foundGroup: async (name) => void (await call("foundGroup", { name })),
  group: (code) => call("group", { code }),
  joinGroup: async (code) => void (await call("joinGroup", { code })),
  leaveGroup: async (group, person) => void (await call("leaveGroup", { group, ...(person && { person }) })),
  inviteGroup: async (group, match) => void (await call("inviteGroup", { group, match })),
});
