/** Erasing a guest, on every database available here. */
import { CompiledQuery, Kysely, sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { digestOf } from "../../../server/base/tokens.ts";
import type { Database, Tables } from "../../../server/database/schema.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import { storeIn } from "../../../server/database/store.ts";
import type { Journal } from "../../../server/store/journal.ts";
import type { TableSnapshot } from "../../../server/table/snapshot.ts";
import { commitment } from "../../../shared/core/base/random.ts";
import { DATABASES, inFile, newFile } from "../database/storage.ts";
import { rawClient } from "../harness/raw.ts";
import { memory, over, playing, start, TOY, whenPresent } from "../server.ts";

const SECRET = "cd".repeat(32);
const RECORD = {
  game: "toy",
  rules: 1,
  seats: 2,
  options: {},
  deal: { commitment: commitment(SECRET), secret: SECRET, shares: ["ef".repeat(16), "01".repeat(16)] },
  entries: [],
};
const seated = (name: string, seat: number) => ({ type: "seat", seat, at: 1, by: "server", kind: "person", name }) as const;
const line = (number: number, seat: number, name: string) => ({ number, seat, name, at: 5, text: "hello" });

/** Every row of every table. */
async function dump(db: Database): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as "people")
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

describe.each(DATABASES)("A guest who has been erased, %s,", (_where, open) => {
  async function harbour() {
    const db = await open();
    const store = storeIn(db);
    const under = await start(store);
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= under.serving.close());
    onTestFinished(close);
    const storage = memory();
    const bird = under.browser({ storage, name: "Albatross" });
    const other = under.browser({ name: "Ben" });
    async function meet(): Promise<[LiveFeed, LiveFeed]> {
      const host = await bird.createTable("duel", {}, 2);
      return Promise.all([host.feed, (await other.joinTable(host.code)).feed]);
    }
    return { db, store, under, close, storage, bird, other, meet };
  }

  it("is in no database table, by name, arms, id or token digest", async () => {
    const { db, store, storage, bird, other, meet, under, close } = await harbour();
    await bird.guest.wearArms("dcag");
    const waiting = await bird.createTable("toy", {}, 3);
    waiting.feed.catch(() => undefined); // never begins
    const played = (await meet()).map((feed) => playing(feed).feed) as [LiveFeed, LiveFeed];
    await Promise.all(played.map(over));
    const running = await meet();
    for (const [own, its] of [played, running]) {
      await own.say({ text: "good luck" });
      await its.say({ text: "and you" });
      await other.guest.report(its.match, own.seat, "language", undefined);
    }
    const torn = [JSON.stringify(seated("Albatross", played[0].seat)), '{"type":"seat","seat":0,"name":"Albatr'];
    await db
      .insertInto("torn")
      .values(torn.map((entry, number) => ({ match: played[0].match, number, entry, at: 1 })))
      .execute();
    const token = storage.getItem("quayside.guest") as string;
    const { id } = (await store.guests.byToken(token))!;
    while ((await bird.guest.profile()).matches.length === 0);
    const named = await dump(db);
    for (const trace of ["Albatross", '"dcag"', id, digestOf(token)]) expect(named).toContain(trace);
    await bird.guest.erase();
    // Later chat and snapshots do not bring the name back.
    await running[0].say({ text: "still here" });
    await callApi(under.address, "record", { match: played[0].match });
    for (const feed of [...played, ...running]) feed.leave();
    await close();
    const left = await dump(db);
    for (const trace of ["Albatr", "dcag", id, digestOf(token)]) expect(left).not.toContain(trace);
    expect(left).toContain("Ben");
    expect(left).toContain("good luck");
  });

  it("is not named by a table that cannot be opened, nor by one they have left", async () => {
    const { db, store } = await harbour();
    const { person } = await store.guests.create("Albatross");
    const standing = {
      table: { code: "" },
      seats: [
        { person: person.id, name: "Albatross" },
        { person: "", name: "Ben" },
      ],
      players: [person.id, null],
      chat: [line(1, 0, "Albatross"), line(2, 1, "Ben")],
    } as unknown as TableSnapshot;
    await store.tableStore.save("seats", standing);
    await store.tableStore.save("players", { ...standing, seats: standing.seats.map((seat) => ({ ...seat, person: "" })) });
    await store.guests.erase(person.id);
    const left = await dump(db);
    expect(left).not.toContain(person.id);
    expect((await store.tableStore.load("seats"))?.chat.map(({ name }) => name)).toEqual(["", "Ben"]);
    expect(await store.tableStore.ofPlayer(person.id)).toEqual([]);
  });

  it("leaves unreadable entries of their matches as empty rows, and entries that name others unchanged", async () => {
    const { db, store } = await harbour();
    const { person } = await store.guests.create("Albatross");
    await store.journal.open("m", RECORD);
    const entries = [JSON.stringify(seated("Albatross", 0)), JSON.stringify(seated("Ben", 1)), '{"type":"seat","seat":0,"name":"Alb'];
    for (const table of ["entries", "torn"] as const)
      await db
        .insertInto(table)
        .values(entries.map((entry, number) => ({ match: "m", number, entry, ...(table === "torn" && { at: 1 }) })))
        .execute();
    await store.guests.erase(person.id, [{ match: "m", seat: 0 }]);
    const kept = [JSON.stringify(seated("", 0)), entries[1], ""];
    for (const table of ["entries", "torn"] as const) {
      const rows = await db.selectFrom(table).select("entry").orderBy("number").execute();
      expect(rows.map(({ entry }) => entry)).toEqual(kept);
    }
    expect((await store.journal.read("m"))?.entries).toHaveLength(2);
  });

  it("loses earlier names too; complaints by others stay", async () => {
    const { db, store } = await harbour();
    const [{ person }, ben] = [await store.guests.create("Albatross"), await store.guests.create("Ben")];
    await store.journal.open("m", RECORD);
    await store.journal.append("m", 0, seated("Albatross", 0));
    const chat = [line(1, 0, "Albatross"), line(2, 1, "Ben")];
    await store.guests.addComplaint(ben.person.id, { match: "m", seat: 0, why: "language", text: "rude", chat });
    await store.guests.rename(person.id, "Tern");
    const result = { how: "points", places: [1, 2], points: [{}, {}] };
    await store.guests.addResult({ match: "m", game: "toy", rated: false, people: [person.id, ben.person.id], result });
    await store.guests.erase(person.id);
    expect(await dump(db)).not.toMatch(/Albatross|Tern/);
    expect(await store.guests.complaints(9)).toMatchObject([{ why: "language", text: "rude", chat: [{ name: "" }, { name: "Ben" }] }]);
  });
});

describe("A guest who is erased while an entry is being saved", () => {
  it("is not named by that entry either", async () => {
    const db = await inFile();
    const store = storeIn(db);
    const [asked, released, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let held = false;
    const append: Journal["append"] = async (...entry) => {
      if (!held) return store.journal.append(...entry);
      asked.resolve();
      await released.promise;
      await store.journal.append(...entry);
      written.resolve();
    };
    const under = await start({ ...store, journal: { ...store.journal, append } });
    onTestFinished(() => under.serving.close());
    const bird = under.browser({ name: "Albatross" });
    const host = await bird.createTable("duel", {}, 2);
    const [own] = await Promise.all([host.feed, (await under.browser({ name: "Ben" }).joinTable(host.code)).feed]);
    await whenPresent(own, ({ people }) => people.every(({ here }) => here));
    // A bot takes the seat under the player's name.
    held = true;
    own.leave();
    await asked.promise;
    const erased = bird.guest.erase();
    released.resolve();
    await erased;
    expect(await dump(db)).not.toContain("Albatross");
    await written.promise;
    expect(await dump(db)).not.toContain("Albatross");
  });
});

describe("Erasing a guest among thousands of tables of others", () => {
  const FOREIGN = 2_000;
  const named = (person: string) =>
    ({
      table: { code: "" },
      seats: [{ person, name: "Albatross" }],
      players: [person],
      chat: [line(1, 0, "Albatross")],
    }) as unknown as TableSnapshot;

  async function crowded() {
    const file = newFile();
    const db = await inFile(file);
    const store = storeIn(db);
    const { person } = await store.guests.create("Albatross");
    const row = (id: string, standing: TableSnapshot, indexed: number) =>
      ({ id, code: "", opener: "", standing: JSON.stringify(standing), touched: 1, indexed }) as const;
    const foreign = Array.from({ length: FOREIGN }, (_none, at) => row(`t${at}`, named(`${at}`.padStart(16, "0")), 0));
    for (let from = 0; from < FOREIGN; from += 500)
      await db
        .insertInto("tables")
        .values(foreign.slice(from, from + 500))
        .execute();
    await store.tableStore.save("own", named(person.id));
    return { file, db, store, person };
  }

  it("reads by index alone: no statement goes through a table of others", async () => {
    const { file, store, person } = await crowded();
    await store.deleteExpired();
    const statements: string[] = [];
    const watched = new Kysely<Tables>({ dialect: sqliteDialect(file), log: ({ query }) => void statements.push(query.sql) });
    onTestFinished(() => watched.destroy());
    await storeIn(watched).guests.erase(person.id);
    expect((await store.tableStore.load("own"))?.chat).toMatchObject([{ name: "" }]);
    const plans = await Promise.all(
      [...new Set(statements)].map(async (text) => {
        if (!/^(select|update|delete)/.test(text)) return [];
        const { rows } = await watched.executeQuery<{ detail: string }>(
          CompiledQuery.raw(
            `explain query plan ${text}`,
            text.match(/\?/g)?.map(() => ""),
          ),
        );
        return rows.map(({ detail }) => detail);
      }),
    );
    const scans = plans.flat().filter((detail) => detail.startsWith("SCAN"));
    expect(plans.flat().length).toBeGreaterThan(8);
    // The buffer of entries is small, and the index of what older versions have saved is empty by then.
    expect(scans.filter((detail) => !/gathered|tables_indexed/.test(detail))).toEqual([]);
  });

  it("finds by index what the guest's row takes with it", async () => {
    const { db } = await crowded();
    const { rows } = await sql<{ table: string; column: string; index: string | null }>`
      select m.name as "table", f."from" as "column",
        (select i.name from pragma_index_list(m.name) i where (select c.name from pragma_index_info(i.name) c where c.seqno = 0) = f."from") as "index"
      from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table' and f."table" = 'people'`.execute(db);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ index }) => index === null)).toEqual([]);
  });

  it("also finds tables that an older version has saved, which are read once, in slices, while others write", async () => {
    const { db, store, person } = await crowded();
    await db.deleteFrom("sitters").execute();
    await db.updateTable("tables").set({ indexed: 0 }).execute();
    const other = await store.guests.create("Ben");
    let written = 0;
    let isErased = false;
    const erased = store.guests.erase(person.id).finally(() => {
      isErased = true;
    });
    for (; !isErased; written++) await store.guests.rename(other.person.id, `Tern ${written}`);
    await erased;
    // One write at least between any two slices.
    expect(written).toBeGreaterThan(FOREIGN / 50);
    expect((await store.tableStore.load("own"))?.players).toEqual([null]);
    const { left } = await db
      .selectFrom("tables")
      .select(({ fn }) => fn.countAll().as("left"))
      .whereRef("indexed", "!=", "touched")
      .executeTakeFirstOrThrow();
    expect(Number(left)).toBe(0);
  });

  it("is one after the other, and a guest who has left a table is found there too", async () => {
    const { store } = await crowded();
    const guests = await Promise.all(["a", "b", "c"].map(async (name) => (await store.guests.create(name)).person.id));
    for (const id of guests) {
      const seats = [{ person: "", name: "Bot" }] as unknown as TableSnapshot["seats"];
      await store.tableStore.save(`left-${id}`, { ...named(id), seats });
      expect(await store.tableStore.ofPlayer(id)).toEqual([]);
    }
    await Promise.all(guests.map((id) => store.guests.erase(id)));
    for (const id of guests) expect((await store.tableStore.load(`left-${id}`))?.players).toEqual([null]);
  });
});

describe("Two guests of one name", () => {
  it("are not confused: the other's chat is neither exported nor changed", async () => {
    const db = await inFile();
    const store = storeIn(db);
    const under = await start(store);
    onTestFinished(() => under.serving.close());
    const [one, other] = [under.browser({ name: "Ben" }), under.browser({ name: "Ben" })];
    const host = await one.createTable("duel", {}, 2);
    const [own, its] = await Promise.all([host.feed, (await other.joinTable(host.code)).feed]);
    await own.say({ text: "mine" });
    await its.say({ text: "not mine" });
    const kept = (await one.guest.kept()) as { tables: { said: { text: string }[] }[] };
    expect(kept.tables.map(({ said }) => said.map(({ text }) => text))).toEqual([["mine"]]);
    await one.guest.erase();
    expect((await store.tableStore.load(own.match))?.chat.map(({ name, text }) => [name, text])).toEqual([
      ["", "mine"],
      ["Ben 2", "not mine"],
    ]);
  });
});

describe("Before the match begins", () => {
  it("no chat is accepted: seats are not final yet", async () => {
    const under = await start();
    onTestFinished(() => under.serving.close());
    const client = await rawClient(under.address, TOY, await callApi(under.address, "table", { game: "toy", seats: 3 }));
    expect(await client.command({ type: "say", id: "early", text: "hello" })).toMatchObject({ ok: false, key: "notBegun" });
    client.leave();
  });
});

describe("A guest gets all their data", () => {
  it("with their seats, their chat there, and their complaints", async () => {
    const under = await start();
    onTestFinished(() => under.serving.close());
    const bird = under.browser({ name: "Albatross" });
    const host = await bird.createTable("duel", {}, 2);
    const [own, its] = await Promise.all([host.feed, (await under.browser({ name: "Ben" }).joinTable(host.code)).feed]);
    await own.say({ text: "good luck" });
    await its.say({ text: "and you" });
    await bird.guest.report(own.match, its.seat, "other", "too friendly");
    const table = { match: own.match, game: "duel", seat: own.seat, name: "Albatross", said: [{ text: "good luck" }] };
    const complaint = { match: own.match, seat: its.seat, why: "other", text: "too friendly" };
    expect(await bird.guest.kept()).toMatchObject({
      person: { name: "Albatross" },
      devices: [{ seen: expect.any(Number) }],
      passkeys: [],
      tables: [table],
      complaints: [complaint],
    });
    for (const feed of [own, its]) feed.leave();
  });

  it("without complaints by others", async () => {
    const under = await start();
    onTestFinished(() => under.serving.close());
    const bird = under.browser({ name: "Albatross" });
    const other = under.browser({ name: "Ben" });
    const host = await bird.createTable("duel", {}, 2);
    const [own, its] = await Promise.all([host.feed, (await other.joinTable(host.code)).feed]);
    await other.guest.report(its.match, own.seat, "language", "he swears");
    expect(JSON.stringify(await bird.guest.kept())).not.toContain("he swears");
    for (const feed of [own, its]) feed.leave();
  });
});
