/** Changes of the schema, in order. A released migration is never edited. */
import type { Kysely } from "kysely";
import type { Migration, MigrationProvider } from "kysely/migration";
import { deriveRatingHistory } from "./guests/rating-history.ts";
import { laterMigrations } from "./later-migrations.ts";
import type { Tables } from "./schema.ts";

const journal: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("matches")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("head", "text", (column) => column.notNull())
      .addColumn("closed", "integer", (column) => column.notNull())
      .execute();
    await schema.createIndex("matches_closed").on("matches").column("closed").execute();
    await schema
      .createTable("entries")
      .addColumn("match", "text", (column) => column.notNull().references("matches.id").onDelete("cascade"))
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("entry", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("entries_key", ["match", "number"])
      .execute();
  },
};

const people: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("people")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created", "double precision", (column) => column.notNull())
      .addColumn("seen", "double precision", (column) => column.notNull())
      .execute();
    await schema
      .createTable("devices")
      .addColumn("digest", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .execute();
    await schema
      .createTable("codes")
      .addColumn("code", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("until", "double precision", (column) => column.notNull())
      .execute();
    await schema
      .createTable("results")
      .addColumn("match", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.references("people.id").onDelete("set null"))
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("rated", "integer", (column) => column.notNull())
      .addColumn("at", "double precision", (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("how", "text", (column) => column.notNull())
      .addColumn("points", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("results_key", ["match", "seat"])
      .execute();
    await schema.createIndex("results_person").on("results").columns(["person", "at"]).execute();
    await schema
      .createTable("ratings")
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("rated", "integer", (column) => column.notNull())
      .addColumn("mu", "double precision", (column) => column.notNull())
      .addColumn("sigma", "double precision", (column) => column.notNull())
      .addColumn("matches", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("ratings_key", ["person", "game", "rated"])
      .execute();
    await schema
      .createTable("blocks")
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("blocked", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addPrimaryKeyConstraint("blocks_key", ["person", "blocked"])
      .execute();
  },
};

const tables: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable("matches").addColumn("ended", "double precision").execute();
    await schema
      .createTable("tables")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("code", "text", (column) => column.notNull())
      .addColumn("standing", "text", (column) => column.notNull())
      .addColumn("touched", "double precision", (column) => column.notNull())
      .execute();
    await schema.createIndex("tables_code").on("tables").column("code").execute();
    await schema.createIndex("tables_touched").on("tables").column("touched").execute();
    await schema
      .createTable("sitters")
      .addColumn("table", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("person", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("sitters_key", ["table", "person"])
      .execute();
    await schema.createIndex("sitters_person").on("sitters").column("person").execute();
    await schema
      .createTable("torn")
      .addColumn("match", "text", (column) => column.notNull().references("matches.id").onDelete("cascade"))
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("entry", "text", (column) => column.notNull())
      .addColumn("at", "double precision", (column) => column.notNull())
      .execute();
    await schema
      .createTable("desertions")
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("match", "text", (column) => column.notNull())
      .addColumn("at", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("desertions_key", ["person", "match"])
      .execute();
    await schema
      .createTable("complaints")
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("match", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("why", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("chat", "text", (column) => column.notNull())
      .addColumn("at", "double precision", (column) => column.notNull())
      .execute();
    await schema.createIndex("complaints_person").on("complaints").columns(["person", "at"]).execute();
  },
};

const gathered: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("gathered")
      .addColumn("entries", "text", (column) => column.notNull())
      .execute();
  },
};

const openers: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable("tables")
      .addColumn("opener", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await schema.createIndex("tables_opener").on("tables").column("opener").execute();
  },
};

const given: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("given")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .execute();
    await schema.createIndex("given_person").on("given").column("person").execute();
    await schema.createIndex("people_name").on("people").column("name").execute();
  },
};

const contacts: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable("people")
      .addColumn("away", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable("contacts")
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("other", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("at", "double precision", (column) => column.notNull())
      .addColumn("refused", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("contacts_key", ["person", "other"])
      .execute();
    await schema.createIndex("contacts_other").on("contacts").column("other").execute();
    await schema.createIndex("ratings_game").on("ratings").columns(["game", "rated", "matches"]).execute();
  },
};

const ratingHistory: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["mu", "sigma", "met"]) await db.schema.alterTable("results").addColumn(column, "double precision").execute();
    await db.schema.createIndex("results_at").on("results").columns(["at", "match"]).execute();
    await deriveRatingHistory(db as Kysely<Tables>);
    await db.schema.dropIndex("results_at").execute();
  },
};

const tablesInDays: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable("tables")
      .addColumn("days", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable("tables").addColumn("due", "double precision").execute();
    await schema.createIndex("tables_due").on("tables").column("due").execute();
  },
};

const subscriptions: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("subscriptions")
      .addColumn("endpoint", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("p256dh", "text", (column) => column.notNull())
      .addColumn("auth", "text", (column) => column.notNull())
      .addColumn("at", "double precision", (column) => column.notNull())
      .execute();
    await schema.createIndex("subscriptions_person").on("subscriptions").column("person").execute();
  },
};

const dailies: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("daily_deals")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("secret", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("daily_deals_key", ["day", "game"])
      .execute();
    await schema
      .createTable("dailies")
      .addColumn("match", "text", (column) => column.primaryKey())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.references("people.id").onDelete("set null"))
      .addColumn("ended", "double precision")
      .addColumn("ranked", "integer")
      .addColumn("score", "integer")
      .addColumn("outcome", "text")
      .addColumn("lead", "integer")
      .addUniqueConstraint("dailies_person", ["person", "day", "game"])
      .execute();
    await schema.createIndex("dailies_score").on("dailies").columns(["day", "game", "ranked", "score"]).execute();
  },
};

const attempts: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("attempts")
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("puzzle", "text", (column) => column.notNull())
      .addColumn("solved", "integer", (column) => column.notNull())
      .addColumn("at", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("attempts_key", ["person", "game", "puzzle"])
      .execute();
    await schema.createIndex("attempts_puzzle").on("attempts").columns(["game", "puzzle", "solved"]).execute();
  },
};

const settings: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("settings")
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("setting", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("at", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("settings_key", ["person", "setting"])
      .execute();
  },
};

export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    "001 journal": journal,
    "002 people": people,
    "003 tables": tables,
    "004 gathered": gathered,
    "005 openers": openers,
    "006 given": given,
    "007 rating history": ratingHistory,
    "008 contacts": contacts,
    "009 dailies": dailies,
    "010 puzzle attempts": attempts,
    "011 tables in days": tablesInDays,
    "012 subscriptions": subscriptions,
    "013 settings": settings,
    ...laterMigrations,
  }),
};
