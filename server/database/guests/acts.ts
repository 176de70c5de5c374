/** The operator's log in a database. */
import { randomBytes } from "node:crypto";
import { expressionBuilder, sql } from "kysely";
import type { Act, ActStore, Deed } from "../../store/acts.ts";
import type { ActRow, Database, Tables } from "../schema.ts";

const actOf = <T extends ActRow>({ what, ...row }: T) => ({ ...row, what: what as Deed });

export function actsIn(db: Database, now: () => number): ActStore {
  const logged = () =>
    db
      .selectFrom("acts")
      .leftJoin("people", "people.id", "acts.target")
      .selectAll("acts")
      .select(({ fn, val }) => fn.coalesce("people.name", val("")).as("name"));
  const found = () => db.selectFrom("people").select(["id", "name", "seen"]);

  return {
    async addAct(act) {
      const added: Act = { ...act, id: randomBytes(8).toString("hex"), at: now() };
      await db.insertInto("acts").values(added).execute();
      return added;
    },
    async acts(limit, skipped = 0) {
      return (await logged().orderBy("acts.at", "desc").orderBy("acts.id").limit(limit).offset(skipped).execute()).map(actOf);
    },
    async act(id) {
      const row = await logged().where("acts.id", "=", id).executeTakeFirst();
      return row && actOf(row);
    },
    async countActs() {
      const { total } = await db
        .selectFrom("acts")
        .select(({ fn }) => fn.countAll().as("total"))
        .executeTakeFirstOrThrow();
      return Number(total);
    },
    async actsInForce() {
      const rows = await db
        .selectFrom("acts")
        .selectAll("acts")
        .select(({ exists }) => exists(followedBy("read")).as("read"))
        .where(isInForce(now()))
        .orderBy("at")
        .orderBy("id")
        .execute();
      return rows.map(({ read, ...row }) => ({ ...actOf(row), isRead: Number(read) > 0 }));
    },
    async namesTaken(guest) {
      const rows = await db
        .selectFrom("acts")
        .select("detail")
        .where("target", "=", guest)
        .where("what", "=", "rename")
        .where(({ not, exists }) => not(exists(followedBy("lift"))))
        .execute();
      return rows.map(({ detail }) => detail);
    },
    guestById: (id) => found().where("id", "=", id).executeTakeFirst(),
    guestsNamed: (name, limit) => found().where(sql`lower(name)`, "=", name.toLowerCase()).orderBy("seen", "desc").limit(limit).execute(),
  };
}

/** Later acts about the act of the outer query. */
const followedBy = (what: "lift" | "read") =>
  expressionBuilder<Tables, "acts">()
    .selectFrom("acts as later")
    .select("later.id")
    .whereRef("later.detail", "=", "acts.id")
    .where("later.what", "=", what);

/** Not lifted, not over, and not yet confirmed where nothing else is to come of it. A name stays taken. */
const isInForce = (now: number) => {
  const { and, or, not, eb, exists } = expressionBuilder<Tables, "acts">();
  return and([
    eb("target", "!=", ""),
    not(exists(followedBy("lift"))),
    or([
      and([eb("what", "in", ["mute", "ban"] satisfies Deed[]), eb("until", ">", now)]),
      eb("what", "=", "rename" satisfies Deed),
      and([eb("what", "in", ["warn", "closed"] satisfies Deed[]), not(exists(followedBy("read")))]),
    ]),
  ]);
};

/** Deletes what is older and not in force any more. What nobody came to read in that time is not told. */
export async function deleteOldActs(db: Database, before: number, now: number): Promise<void> {
  const holding = db
    .selectFrom("acts")
    .select("acts.id")
    .where(isInForce(now))
    .where("what", "not in", ["warn", "closed"] satisfies Deed[])
    .where(({ or, exists, selectFrom, eb }) =>
      or([eb("what", "!=", "rename"), exists(selectFrom("people").select("people.id").whereRef("people.id", "=", "acts.target"))]),
    );
  await db.deleteFrom("acts").where("at", "<", before).where("id", "not in", holding).where("detail", "not in", holding).execute();
}

/** The log keeps what was done, and forgets to whom: the guest was erased. */
export async function eraseFromActs(within: Database, id: string): Promise<void> {
  await within.updateTable("acts").set({ target: "", why: "" }).where("target", "=", id).execute();
  await within.updateTable("acts").set({ detail: "" }).where("target", "=", "").where("what", "=", "rename").execute();
}
