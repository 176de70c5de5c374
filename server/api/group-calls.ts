/** Calls about standing groups. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { CallName } from "../../shared/core/wire/calls.ts";
import type { Group } from "../../shared/core/wire/groups.ts";
import { newCode } from "../matchmaking/create-table.ts";
import { groupResults } from "../people/group-results.ts";
import type { StoredGroup } from "../store/groups.ts";
import type { Guest } from "../store/guest.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { isHere, tableToInvite } from "./people-calls.ts";

const GROUP_CALLS = ["groups", "foundGroup", "group", "joinGroup", "leaveGroup", "inviteGroup"] as const satisfies readonly CallName[];

/** Long enough not to be guessed. */
const CODE_LETTERS = 10;

export function groupCalls(context: ApiContext): Pick<Api, (typeof GROUP_CALLS)[number]> {
  const { guests, people, push, webhooks } = context;

  async function guestOf(token: string): Promise<Guest> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person;
  }
  async function ownGroup(token: string, id: string): Promise<{ readonly from: Guest; readonly group: StoredGroup }> {
    const from = await guestOf(token);
    const group = await guests.groupOf(from.id, id);
    if (group === undefined) throw new Refusal("unknownGroup");
    return { from, group };
  }
  async function byCode(code: string): Promise<StoredGroup> {
    const group = await guests.groupByCode(code.trim().toUpperCase());
    if (group === undefined) throw new Refusal("unknownGroup");
    return group;
  }
  const shown = async (group: StoredGroup, own: string): Promise<Group> => ({
    ...group,
    own,
    games: groupResults(await guests.groupMatches(group.id)),
  });

  return {
    async groups({ guest }) {
      const { id } = await guestOf(guest);
      return { groups: await Promise.all((await guests.groupsOf(id)).map((group) => shown(group, id))) };
    },
    async foundGroup({ guest, name }) {
      const { id } = await guestOf(guest);
      const group = await guests.foundGroup(id, { name, code: newCode(CODE_LETTERS) });
      if (group === undefined) throw new Refusal("tooManyArranged");
      return {};
    },
    async group({ code, guest }) {
      const reader = guest === undefined ? undefined : await guests.byToken(guest);
      const { name, members } = await byCode(code);
      return { name, members: members.map((member) => member.name), joined: members.some(({ id }) => id === reader?.id) };
    },
    async joinGroup({ guest, code }) {
      const { id } = await guestOf(guest);
      const group = await byCode(code);
      const isMember = group.members.some((member) => member.id === id);
      if (isMember || (await guests.joinGroup(group.id, id))) return {};
      // Its last member may have left it since.
      await byCode(code);
      throw new Refusal("tooManyArranged");
    },
    async leaveGroup({ guest, group: id, person }) {
      const { from, group } = await ownGroup(guest, id);
      const isOther = person !== undefined && person !== from.id;
      // The longest member may remove others, who cannot come back by the same link.
      if (isOther && group.members[0]?.id !== from.id) throw new Refusal("unknownGroup");
      await guests.leaveGroup(id, isOther ? person : from.id, isOther ? newCode(CODE_LETTERS) : undefined);
      return {};
    },
    async inviteGroup({ guest, group: id, match }) {
      const { from, group } = await ownGroup(guest, id);
      const { game, code } = await tableToInvite(context, from, match);
      const posted = { type: "group", key: id } as const;
      await webhooks.alsoPost(posted, match);
      const names = { host: [{ name: from.name, bot: false }], group: [{ name: group.name, bot: false }] };
      webhooks.postSpaced(posted, { type: "invited", game, names, path: `/t/${code}`, people: [] }, () => true);
      const others = group.members.filter((member) => member.id !== from.id).map((member) => member.id);
      const apart = new Set(await guests.blockedAmong(from.id, others));
      for (const to of others) {
        if (apart.has(to) || !people.invites.isAllowed(from.id, to)) continue;
        // Who is shown as away is not called either.
        if ((await guests.contacts(to)).away) continue;
        people.tell({ type: "invite", invite: { match, game, code, from, to, group: group.name } });
        // Who is at a page sees it there.
        if (!(await isHere(context, to))) push.call(to, { call: "table", game, path: `/t/${code}`, names: [from.name] });
      }
      return {};
    },
  };
}
