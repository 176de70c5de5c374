/** The contract of the guest store, on every database available here. */
import { describe, expect, it } from "vitest";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { journalIn } from "../../../server/database/journal.ts";
import { deleteExpired, KEEP_FOREVER } from "../../../server/database/retention.ts";
import type { FinishedMatch } from "../../../server/store/guest-store.ts";
import { displayedRating, newRating } from "../../../server/store/ratings.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { DATABASES } from "./storage.ts";

const MINUTE = 60_000;
const won = (match: string, people: FinishedMatch["people"], places: readonly number[], rated = false): FinishedMatch => ({
  match,
  game: "toy",
  rated,
  people,
  result: { how: "points", places, points: places.map((place) => ({ gold: 10 - place })) },
});

describe.each(DATABASES)("Guests %s", (_kind, make) => {
  async function house() {
    let time = 1_000_000;
    const db = await make();
    return { db, people: guestStoreIn(db, () => time), pass: (milliseconds: number) => (time += milliseconds) };
  }

  it("are known by their token alone", async () => {
    const { people } = await house();
    const { person, token } = await people.create("Tern");
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(await people.byToken(token)).toEqual(person);
    expect(await people.byToken(token.replace(/.$/, (last) => (last === "0" ? "1" : "0")))).toBeUndefined();
    expect(await people.byToken(person.id)).toBeUndefined();
  });

  it("are kept with their programs, and are erased with them when they are not seen for long", async () => {
    const { db, people, pass } = await house();
    const { id: owner } = (await people.create("Owner")).person;
    const { program, token } = await people.createProgram(owner, "BOT Zed");
    const { id: other } = (await people.create("Other")).person;
    await people.foundGroup(other, { name: "Friday", code: "CODE" });
    await people.addAppointment(other, { code: "A", game: "duel", at: 9e15, wish: "{}" });
    await people.addResult({ ...won("one", [program.id, undefined], [1, 2]), ladder: true });
    pass(40 * 1_440 * MINUTE);
    const names = async () => (await db.selectFrom("people").select("name").orderBy("name").execute()).map(({ name }) => name);
    const now = 1_000_000 + 40 * 1_440 * MINUTE;
    await deleteExpired(db, people, KEEP_FOREVER, now);
    expect(await names()).toEqual(["BOT Zed", "Owner"]);
    expect(await people.groupByCode("CODE")).toBeUndefined();
    expect(await people.appointment("A")).toBeUndefined();
    await people.programByToken(token);
    await db.updateTable("people").set({ seen: 0 }).where("id", "=", owner).execute();
    await deleteExpired(db, people, { ...KEEP_FOREVER, guests: 30 }, now);
    expect(await names()).toEqual([]);
  });

  it.each([
    ["with its owner", false],
    ["with a program of the same owner", true],
  ])("who own programs: no match of one %s changes the ladder", async (_whom, both) => {
    const { people } = await house();
    const { id: owner } = (await people.create("Owner")).person;
    const [a, b, c] = [owner, owner, (await people.create("Other")).person.id].map((of, at) => people.createProgram(of, `BOT ${at}`));
    const first = (await a!).program.id;
    const second = both ? (await b!).program.id : owner;
    const match = (id: string, whom: string) => ({ ...won(id, [first, whom], [1, 2]), ladder: true });
    await people.addResult(match("one", second));
    expect((await people.rating(first, "toy", "ladder")).matches).toBe(0);
    await people.addResult(match("two", (await c!).program.id));
    expect((await people.rating(first, "toy", "ladder")).matches).toBe(1);
  });

  it("have no token on the disk", async () => {
    const { db, people } = await house();
    const { token } = await people.create("Tern");
    expect(JSON.stringify(await db.selectFrom("devices").selectAll().execute())).not.toContain(token);
  });

  it("change their name", async () => {
    const { people } = await house();
    const { person, token } = await people.create("Tern");
    await people.rename(person.id, "Gull");
    expect((await people.byToken(token))?.name).toBe("Gull");
  });

  it("move to another device with a code, once, and keep the old one", async () => {
    const { people } = await house();
    const { person, token } = await people.create("Tern");
    const code = await people.createCode(person.id);
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    const moved = await people.redeem(code.toLowerCase());
    expect(moved?.person).toEqual(person);
    expect(await people.byToken(moved?.token ?? "")).toEqual(person);
    expect(await people.byToken(token)).toEqual(person);
    expect(await people.redeem(code)).toBeUndefined();
  });

  it("have one code at a time, for five minutes", async () => {
    const { people, pass } = await house();
    const { person } = await people.create("Tern");
    const old = await people.createCode(person.id);
    const late = await people.createCode(person.id);
    expect(await people.redeem(old)).toBeUndefined();
    pass(5 * MINUTE + 1);
    expect(await people.redeem(late)).toBeUndefined();
  });

  it("who win against guests are rated higher, casual and rated separately", async () => {
    const { people } = await house();
    const [a, b] = [await people.create("A"), await people.create("B")];
    await people.addResult(won("m1", [a.person.id, b.person.id], [1, 2]));
    const [winner, loser] = [await people.rating(a.person.id, "toy", "casual"), await people.rating(b.person.id, "toy", "casual")];
    expect(displayedRating(winner)).toBeGreaterThan(displayedRating(loser));
    expect(winner.matches).toBe(1);
    expect(await people.rating(a.person.id, "toy", "rated")).toEqual(newRating());
    expect(await people.rating(a.person.id, "other", "casual")).toEqual(newRating());
  });

  it("who meet only bots are not rated, but have the match in their history", async () => {
    const { people } = await house();
    const { person } = await people.create("A");
    await people.addResult(won("m1", [undefined, person.id, undefined], [2, 1, 3]));
    expect(await people.rating(person.id, "toy", "casual")).toEqual(newRating());
    expect(await people.history(person.id, 10)).toMatchObject([{ match: "m1", seat: 1, place: 1, points: { gold: 9 } }]);
  });

  it("are counted once per match, however often its result is added", async () => {
    const { people } = await house();
    const [a, b] = [await people.create("A"), await people.create("B")];
    const match = won("m1", [a.person.id, b.person.id], [1, 2]);
    await people.addResult(match);
    const once = await people.rating(a.person.id, "toy", "casual");
    await people.addResult(match);
    expect(await people.rating(a.person.id, "toy", "casual")).toEqual(once);
    expect(await people.history(a.person.id, 10)).toHaveLength(1);
  });

  it("get their newest matches first, up to the limit", async () => {
    const { people, pass } = await house();
    const { person } = await people.create("A");
    for (const match of ["m1", "m2", "m3"]) {
      pass(MINUTE);
      await people.addResult(won(match, [person.id, undefined], [1, 2]));
    }
    expect((await people.history(person.id, 2)).map(({ match }) => match)).toEqual(["m3", "m2"]);
  });

  it("who block each other do not meet, whichever of them began", async () => {
    const { people } = await house();
    const [a, b, c] = [await people.create("A"), await people.create("B"), await people.create("C")];
    await people.block(a.person.id, b.person.id);
    await people.block(a.person.id, b.person.id);
    expect(await people.blockedAmong(a.person.id, [b.person.id, c.person.id])).toEqual([b.person.id]);
    expect(await people.blockedAmong(b.person.id, [c.person.id, a.person.id])).toEqual([a.person.id]);
    expect(await people.blockedAmong(c.person.id, [a.person.id, b.person.id])).toEqual([]);
    await people.unblock(a.person.id, b.person.id);
    expect(await people.blockedAmong(b.person.id, [a.person.id])).toEqual([]);
  });

  it("can export all their data", async () => {
    const { people } = await house();
    const [a, b] = [await people.create("A"), await people.create("B")];
    await people.addResult(won("m1", [a.person.id, b.person.id], [1, 2]));
    await people.block(a.person.id, b.person.id);
    expect(await people.exportData(a.person.id)).toMatchObject({
      person: { id: a.person.id, name: "A" },
      ratings: [{ game: "toy", matches: 1 }],
      matches: [{ match: "m1", seat: 0 }],
      blocked: [b.person.id],
    });
  });

  it("who are erased during a match do not cost the others their result", async () => {
    const { people } = await house();
    const [a, b] = [await people.create("A"), await people.create("B")];
    await people.erase(a.person.id);
    await people.addResult(won("m1", [a.person.id, b.person.id], [1, 2]));
    expect(await people.history(b.person.id, 9)).toMatchObject([{ match: "m1", place: 2, others: [] }]);
    expect(await people.ratings(b.person.id)).toEqual([]);
  });

  it("can be erased: no name is left, and the others' match stays", async () => {
    const { db, people } = await house();
    const [a, b] = [await people.create("Albatross"), await people.create("B")];
    const journal = journalIn(db);
    const deal = { commitment: "ab".repeat(32), secret: "cd".repeat(32), shares: ["ef".repeat(16), "01".repeat(16)] };
    const record: MatchRecord = { game: "toy", rules: 1, seats: 2, options: {}, deal, seating: "joined", entries: [] } as MatchRecord;
    await journal.open("m1", record);
    await journal.append("m1", 0, { type: "seat", seat: 0, at: 1, by: "server", kind: "person", name: "Albatross" });
    await journal.append("m1", 1, { type: "seat", seat: 1, at: 1, by: "server", kind: "person", name: "B" });
    await people.addResult(won("m1", [a.person.id, b.person.id], [1, 2]));
    await people.erase(a.person.id);
    expect(await people.byToken(a.token)).toBeUndefined();
    expect(await people.exportData(a.person.id)).toMatchObject({ person: undefined, ratings: [], matches: [] });
    expect((await journal.read("m1"))?.entries).toMatchObject([{ name: "" }, { name: "B" }]);
    expect(await people.history(b.person.id, 9)).toHaveLength(1);
    const tables = await Promise.all(
      (["people", "results", "entries"] as const).map((table) => db.selectFrom(table).selectAll().execute()),
    );
    expect(JSON.stringify(tables)).not.toContain("Albatross");
    expect(JSON.stringify(tables)).not.toContain(a.person.id);
  });
});
