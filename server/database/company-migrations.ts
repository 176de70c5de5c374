/** Changes of the schema by which guests find each other, and whose chat services are told of their tables. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Standing groups. */
export const groups: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("groups")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("code", "text", (column) => column.notNull().unique())
      .execute();
    await schema
      .createTable("members")
      .addColumn("group_id", "text", (column) => column.notNull().references("groups.id").onDelete("cascade"))
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("since", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("members_key", ["group_id", "person"])
      .execute();
    await schema.createIndex("members_person").on("members").column("person").execute();
  },
};

/** Links that make contacts, and who may be found by name. */
export const finding: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("contact_links")
      .addColumn("code", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull().unique().references("people.id").onDelete("cascade"))
      .addColumn("until", "double precision", (column) => column.notNull())
      .addColumn("once", "integer", (column) => column.notNull())
      .execute();
    await schema
      .createTable("findable")
      .addColumn("person", "text", (column) => column.primaryKey().references("people.id").onDelete("cascade"))
      .execute();
  },
};

/** Addresses of chat services that guests have lines posted to. */
export const webhooks: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("webhooks")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("group_id", "text")
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("origin", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("made", "double precision", (column) => column.notNull())
      .addColumn("off", "double precision", (column) => column.notNull())
      // Who leaves a group takes theirs along. Without a group nothing is checked.
      .addForeignKeyConstraint("webhooks_member", ["group_id", "person"], "members", ["group_id", "person"], (key) =>
        key.onDelete("cascade"),
      )
      .execute();
    await schema
      .createTable("webhook_subjects")
      .addColumn("webhook", "text", (column) => column.notNull().references("webhooks.id").onDelete("cascade"))
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("since", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("webhook_subjects_key", ["webhook", "subject"])
      .execute();
    await schema.createIndex("webhooks_person").on("webhooks").column("person").execute();
    await schema.createIndex("webhooks_member_of").on("webhooks").columns(["group_id", "person"]).execute();
    await schema.createIndex("webhook_subjects_subject").on("webhook_subjects").column("subject").execute();
  },
};
