/** Changes of the schema by which guests are known. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What devices are called, and passkeys. */
export const passkeys: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable("devices")
      .addColumn("name", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await schema
      .alterTable("devices")
      .addColumn("seen", "double precision", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("made", "double precision", (column) => column.notNull())
      .addColumn("used", "double precision", (column) => column.notNull())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "double precision", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("passkeys_person").on("passkeys").column("person").execute();
    await schema
      .createTable("challenges")
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("use", "text", (column) => column.notNull())
      .addColumn("challenge", "text", (column) => column.notNull())
      .addColumn("until", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("challenges_key", ["person", "use"])
      .execute();
  },
};

/** Coats of arms. */
export const arms: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable("people")
      .addColumn("arms", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};

/** Who publishes their matches, and what is published. */
export const publication: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("publishers")
      .addColumn("person", "text", (column) => column.primaryKey().references("people.id").onDelete("cascade"))
      .execute();
    await schema
      .createTable("dumps")
      .addColumn("month", "text", (column) => column.primaryKey())
      .addColumn("made", "double precision", (column) => column.notNull())
      .addColumn("counted", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("published")
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("deal", "text", (column) => column.notNull())
      .addColumn("record", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("published_key", ["month", "game", "deal"])
      .execute();
  },
};

/** Which device of a guest is told of their moves. */
export const subscribedDevices: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable("subscriptions")
      .addColumn("device", "text", (column) => column.references("devices.digest").onDelete("cascade"))
      .execute();
    await schema.createIndex("subscriptions_device").on("subscriptions").column("device").execute();
  },
};
