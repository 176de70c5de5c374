/** Standing groups of guests, in a database. */
import { randomBytes } from "node:crypto";
import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import { LIMITS } from "../../base/limits.ts";
import type { GroupMatch, GroupStore, StoredGroup } from "../../store/groups.ts";
import { lockRow } from "../lock-row.ts";
import type { Database } from "../schema.ts";

/** Seats of finished matches that a group's results are made of. */
const MOST_SEATS = 2_000;

export function groupsIn(db: Database, now: () => number): GroupStore {
  async function isFull(within: Database, column: "person" | "group_id", value: string, most: number): Promise<boolean> {
    return (await within.selectFrom("members").select("person").where(column, "=", value).execute()).length >= most;
  }
  const add = (within: Database, group_id: string, person: string) =>
    within
      .insertInto("members")
      .values({ group_id, person, since: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();

  return {
    foundGroup: (founder, { name, code }) =>
      db.transaction().execute(async (within) => {
        await lockRow(within, "people", "id", founder);
        if (await isFull(within, "person", founder, LIMITS.maxGroups)) return undefined;
        const id = randomBytes(8).toString("hex");
        await within.insertInto("groups").values({ id, name, code }).execute();
        await add(within, id, founder);
        return id;
      }),

    async groupsOf(person) {
      const rows = await db.selectFrom("members").select("group_id").where("person", "=", person).orderBy("since").execute();
      const groups = await Promise.all(rows.map(({ group_id }) => readGroup(db, "id", group_id)));
      return groups.filter((group) => group !== undefined);
    },

    async groupOf(person, id) {
      const group = await readGroup(db, "id", id);
      return group?.members.some((member) => member.id === person) ? group : undefined;
    },

    groupByCode: (code) => readGroup(db, "code", code),

    joinGroup: (id, person) =>
      db.transaction().execute(async (within) => {
        await lockRow(within, "people", "id", person);
        // Its last member may have left it since.
        if (!(await lockRow(within, "groups", "id", id))) return false;
        const full =
          (await isFull(within, "person", person, LIMITS.maxGroups)) || (await isFull(within, "group_id", id, LIMITS.maxMembers));
        if (full) return false;
        await add(within, id, person);
        return true;
      }),

    leaveGroup: (id, person, code) =>
      db.transaction().execute(async (within) => {
        await lockRow(within, "groups", "id", id);
        await within.deleteFrom("members").where("group_id", "=", id).where("person", "=", person).execute();
        if (code !== undefined) await within.updateTable("groups").set({ code }).where("id", "=", id).execute();
        await deleteEmptyGroups(within, [id]);
      }),

    async groupMatches(id) {
      const rows = await db
        .selectFrom("members")
        .innerJoin("results", "results.person", "members.person")
        .select(["results.match", "results.game", "results.at", "results.place", "members.person"])
        .where("members.group_id", "=", id)
        .whereRef("results.at", ">=", "members.since")
        .orderBy("results.at", "desc")
        .orderBy("results.match")
        .limit(MOST_SEATS)
        .execute();
      return matchesOf(rows).reverse();
    },
  };
}

interface SeatRow {
  readonly match: string;
  readonly game: string;
  readonly person: string;
  readonly place: number;
}

function matchesOf(rows: readonly SeatRow[]): GroupMatch[] {
  const seats = Map.groupBy(rows, ({ match }) => match);
  return [...seats.values()].flatMap((all) => {
    const people = [...new Set(all.map(({ person }) => person))].sort();
    const first = all.filter(({ place }) => place === 1);
    const winner = first.length === 1 ? first[0]?.person : undefined;
    const [seat] = all;
    return seat === undefined || people.length < 2 ? [] : [{ game: seat.game, people, winner }];
  });
}

/** A group ends with its last member. Of these groups, else of all. */
export async function deleteEmptyGroups(within: Database, ids?: readonly string[]): Promise<void> {
  if (ids?.length === 0) return;
  await within
    .deleteFrom("groups")
    .$if(ids !== undefined, (query) => query.where("id", "in", ids as string[]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("members").select("members.person").whereRef("members.group_id", "=", "groups.id"))),
    )
    .execute();
}

async function readGroup(db: Database, column: "id" | "code", value: string): Promise<StoredGroup | undefined> {
  const group = await db.selectFrom("groups").select(["id", "name", "code"]).where(column, "=", value).executeTakeFirst();
  if (group === undefined) return undefined;
  const members = await db
    .selectFrom("members")
    .innerJoin("people", "people.id", "members.person")
    .select(["people.id", "people.name"])
    .where("members.group_id", "=", group.id)
    .orderBy("members.since")
    .orderBy("people.id")
    .execute();
  return { ...group, members: members.map(({ id, name }) => ({ id, name: cleanText(name, LONGEST_NAME) })) };
}
