/** Changes of the schema since 0.9.0. What takes long on old data is done afterwards, in slices: see table-names.ts. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ChatLine } from "../../shared/core/wire/wire.ts";
import { FOR_A_PLACE } from "../store/leaders.ts";
import { finding, groups, webhooks } from "./company-migrations.ts";
import { chatLines, mergedChat } from "./guests/complaint-chats.ts";
import { arms, passkeys, publication, subscribedDevices } from "./identity-migrations.ts";
import type { Database, Tables } from "./schema.ts";

interface OldTables {
  readonly complaints: Tables["complaints"] & { readonly chat: string };
}

/** Everyone a table's snapshot names can be found by index, and so can all that goes with a guest. */
const tableNames: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable("sitters")
      .addColumn("seated", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await schema
      .alterTable("tables")
      .addColumn("indexed", "double precision", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex("tables_indexed").on("tables").column("id").where(sql.ref("indexed"), "!=", sql.ref("touched")).execute();
    for (const [table, column] of [
      ["devices", "person"],
      ["codes", "person"],
      ["blocks", "blocked"],
      ["torn", "match"],
      ["complaints", "match"],
      ["complaints", "at"],
    ] as const)
      await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  },
};

/** The chat of a match is kept once for all complaints about it, and each guest complains once about a seat. */
const complaintChats: Migration = {
  async up(old: Kysely<unknown>) {
    const db = old as Database;
    await db.schema
      .createTable("complaint_chats")
      .addColumn("match", "text", (column) => column.primaryKey())
      .addColumn("chat", "text", (column) => column.notNull())
      .execute();
    const chats = new Map<string, readonly ChatLine[]>();
    const kept = new Set<string>();
    const rows = await (old as Kysely<OldTables>).selectFrom("complaints").selectAll().orderBy("at", "desc").execute();
    await db.deleteFrom("complaints").execute();
    await db.schema.alterTable("complaints").dropColumn("chat").execute();
    for (const { chat, ...complaint } of rows) {
      const { match, person, seat } = complaint;
      chats.set(match, mergedChat(chats.get(match) ?? [], chatLines(chat)));
      const key = `${match} ${seat} ${person}`;
      if (!kept.has(key)) await db.insertInto("complaints").values(complaint).execute();
      kept.add(key);
    }
    for (const [match, chat] of chats)
      await db
        .insertInto("complaint_chats")
        .values({ match, chat: JSON.stringify(chat) })
        .execute();
    await db.schema.createIndex("complaints_once").on("complaints").columns(["person", "match", "seat"]).unique().execute();
  },
};

/** A place among the best takes different opponents who have matches themselves. */
const opponents: Migration = {
  async up(old: Kysely<unknown>) {
    await old.schema
      .alterTable("ratings")
      .addColumn("opponents", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update ratings set opponents = (
      select count(distinct other.person) from results own
      join results other on other.match = own.match and other.person != own.person
      join ratings met on met.person = other.person and met.game = own.game and met.rated = own.rated
      where own.person = ratings.person and own.game = ratings.game and own.rated = ratings.rated
      and own.mu is not null and met.matches >= ${sql.lit(FOR_A_PLACE.matches)})`.execute(old);
  },
};

/** The operator's log; and complaints say about whom they are, and whether they are handled. */
const acts: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("acts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "double precision", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("target", "text", (column) => column.notNull())
      .addColumn("until", "double precision", (column) => column.notNull())
      .addColumn("why", "text", (column) => column.notNull())
      .addColumn("by", "text", (column) => column.notNull())
      .addColumn("detail", "text", (column) => column.notNull())
      .execute();
    for (const column of ["at", "target", "detail"]) await schema.createIndex(`acts_${column}`).on("acts").column(column).execute();
    await schema
      .alterTable("complaints")
      .addColumn("about", "text", (column) => column.references("people.id").onDelete("set null"))
      .execute();
    await schema
      .alterTable("complaints")
      .addColumn("address", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await schema.alterTable("complaints").addColumn("handled", "double precision").execute();
    await schema.createIndex("complaints_about").on("complaints").column("about").execute();
  },
};

/** What went wrong in pages. */
const pageErrors: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("page_errors")
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("build", "text", (column) => column.notNull())
      .addColumn("places", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("match", "text", (column) => column.notNull())
      .addColumn("frame", "double precision", (column) => column.notNull())
      .addColumn("count", "double precision", (column) => column.notNull())
      .addColumn("first", "double precision", (column) => column.notNull())
      .addColumn("last", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("page_errors_key", ["message", "build"])
      .execute();
    await schema.createIndex("page_errors_last").on("page_errors").column("last").execute();
  },
};

/** Who wishes to be called when a player waits. */
const callWishes: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("call_wishes")
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("until", "double precision", (column) => column.notNull())
      .addColumn("called", "double precision", (column) => column.notNull())
      .addColumn("caller", "text", (column) => column.references("people.id").onDelete("set null"))
      .addPrimaryKeyConstraint("call_wishes_key", ["person", "game"])
      .execute();
    await schema.createIndex("call_wishes_game").on("call_wishes").columns(["game", "until"]).execute();
    await schema.createIndex("call_wishes_caller").on("call_wishes").column("caller").execute();
  },
};

/** Bot accounts. */
const programs: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("programs")
      .addColumn("person", "text", (column) => column.primaryKey().references("people.id").onDelete("cascade"))
      .addColumn("owner", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("digest", "text", (column) => column.notNull().unique())
      .execute();
    await schema.createIndex("programs_owner").on("programs").column("owner").execute();
  },
};

/** Tables with a time, and who comes. */
const appointments: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("appointments")
      .addColumn("code", "text", (column) => column.primaryKey())
      .addColumn("host", "text", (column) => column.references("people.id").onDelete("set null"))
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("at", "double precision", (column) => column.notNull())
      .addColumn("wish", "text", (column) => column.notNull())
      .addColumn("told", "integer", (column) => column.notNull())
      .addColumn("table", "text")
      .execute();
    await schema
      .createTable("comers")
      .addColumn("code", "text", (column) => column.notNull().references("appointments.code").onDelete("cascade"))
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("since", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("comers_key", ["code", "person"])
      .execute();
    for (const column of ["host", "at"]) await schema.createIndex(`appointments_${column}`).on("appointments").column(column).execute();
    await schema.createIndex("comers_person").on("comers").column("person").execute();
  },
};

/** What guests practise: choices from their own matches. */
const exercises: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("exercises")
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("exercise", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("found", "double precision", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("solves", "integer", (column) => column.notNull())
      .addColumn("due", "integer", (column) => column.notNull())
      .addColumn("answered", "double precision", (column) => column.notNull())
      .addColumn("change", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("exercises_key", ["person", "exercise"])
      .execute();
  },
};

/** How hard puzzles are, and how well guests solve them. */
const puzzleRatings: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("puzzle_ratings")
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("puzzle", "text", (column) => column.notNull())
      .addColumn("rating", "double precision", (column) => column.notNull())
      .addColumn("deviation", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("puzzle_ratings_key", ["game", "puzzle"])
      .execute();
    await schema
      .createTable("solvers")
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("rating", "double precision", (column) => column.notNull())
      .addColumn("deviation", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("solvers_key", ["person", "game"])
      .execute();
  },
};

/** Deals that are played by a link, and who has played them. */
const sharedDeals: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("shared_deals")
      .addColumn("code", "text", (column) => column.primaryKey())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("last", "text", (column) => column.notNull())
      .addColumn("day", "text")
      .addColumn("owner", "text", (column) => column.references("people.id").onDelete("set null"))
      .addColumn("terms", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("deal_plays")
      .addColumn("code", "text", (column) => column.notNull().references("shared_deals.code").onDelete("cascade"))
      .addColumn("match", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.references("people.id").onDelete("set null"))
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("first", "integer", (column) => column.notNull())
      .addColumn("ended", "double precision")
      .addColumn("ranked", "integer")
      .addColumn("score", "integer")
      .addColumn("outcome", "text")
      .addColumn("lead", "integer")
      .addPrimaryKeyConstraint("deal_plays_key", ["code", "number"])
      .execute();
    for (const [table, column] of [
      ["shared_deals", "owner"],
      ["shared_deals", "last"],
      ["deal_plays", "match"],
      ["deal_plays", "person"],
    ] as const)
      await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  },
};

/** Complaints may be about a line of a watcher, which they keep: one of each guest about a line, as about a seat. */
const watchersLines: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const [name, type, none] of [
      ["line", "double precision", 0],
      ["said", "text", ""],
    ] as const)
      await schema
        .alterTable("complaints")
        .addColumn(name, type, (column) => column.notNull().defaultTo(none))
        .execute();
    await schema.dropIndex("complaints_once").execute();
    await schema.createIndex("complaints_once").on("complaints").columns(["person", "match", "seat", "line"]).unique().execute();
  },
};

/** Shared deals that guests play one after another, for a time. */
const arenas: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("arenas")
      .addColumn("code", "text", (column) => column.primaryKey())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("owner", "text", (column) => column.references("people.id").onDelete("set null"))
      .addColumn("opens", "double precision", (column) => column.notNull())
      .addColumn("closes", "double precision", (column) => column.notNull())
      .addColumn("listed", "integer", (column) => column.notNull())
      .addColumn("terms", "text", (column) => column.notNull())
      .execute();
    await schema
      .alterTable("shared_deals")
      .addColumn("arena", "text", (column) => column.references("arenas.code").onDelete("cascade"))
      .execute();
    for (const [table, column] of [
      ["arenas", "owner"],
      ["arenas", "closes"],
      ["shared_deals", "arena"],
    ] as const)
      await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  },
};

export const laterMigrations: Readonly<Record<string, Migration>> = {
  "014 table names": tableNames,
  "015 complaint chats": complaintChats,
  "016 opponents": opponents,
  "017 acts": acts,
  "018 page errors": pageErrors,
  "019 programs": programs,
  "020 call wishes": callWishes,
  "021 appointments": appointments,
  "022 groups": groups,
  "023 finding": finding,
  "024 exercises": exercises,
  "025 puzzle ratings": puzzleRatings,
  "026 passkeys": passkeys,
  "027 arms": arms,
  "028 shared deals": sharedDeals,
  "029 publication": publication,
  "030 webhooks": webhooks,
  "031 subscribed devices": subscribedDevices,
  "032 watchers' lines": watchersLines,
  "033 arenas": arenas,
};
