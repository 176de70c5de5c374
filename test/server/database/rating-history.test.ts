/** A database of an earlier version is brought up to date, and loses nothing. */
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, it } from "vitest";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { migrations } from "../../../server/database/migrations.ts";
import type { Tables } from "../../../server/database/schema.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import { displayedRating } from "../../../server/store/ratings.ts";
import { inFile, newFile } from "./storage.ts";

const LAST_WITHOUT = "006 given";

/** A file as the version before left it: three matches of Ada and Ben, and one of Ada with a bot. */
async function olderFile(): Promise<string> {
  const file = newFile();
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  const all = Object.entries(await migrations.getMigrations());
  const older = Object.fromEntries(all.filter(([name]) => name <= LAST_WITHOUT));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => older } }).migrateToLatest();
  if (error !== undefined) throw error;
  const people = ["ada", "ben"].map((id) => ({ id, name: id, created: 1, seen: 1 }));
  await db.insertInto("people").values(people).execute();
  for (const [number, other] of ["ben", "ben", null, "ben"].entries()) {
    const row = { match: `m${number}`, game: "duel", rated: 0, at: 10 * (number + 1), how: "points", points: "{}" };
    const rows = [
      { ...row, seat: 0, person: "ada", place: 1 },
      { ...row, seat: 1, person: other, place: 2 },
    ];
    await db.insertInto("results").values(rows).execute();
  }
  await db.destroy();
  return file;
}

describe("Ratings from before their history was kept", () => {
  it("are derived when the server is updated, match by match, and every result is still there", async () => {
    const guests = guestStoreIn(await inFile(await olderFile()));
    const figures = await guests.figures("ada", 9);
    expect(figures.map(({ at, rating }) => [at, rating !== undefined])).toEqual([
      [40, true],
      [30, false],
      [20, true],
      [10, true],
    ]);
    // A new server that rates the same matches.
    const fresh = guestStoreIn(await inFile());
    const [ada, ben] = [(await fresh.create("Ada")).person.id, (await fresh.create("Ben")).person.id];
    const result = { how: "points", places: [1, 2], points: [{}, {}] };
    for (const match of ["m0", "m1", "m3"]) await fresh.addResult({ match, game: "duel", rated: false, people: [ada, ben], result });
    expect(figures[0]?.rating).toBe(displayedRating(await fresh.rating(ada, "duel", "casual")));
    expect((await guests.matchPage("ben", {}, 9)).matches.map(({ match }) => match)).toEqual(["m3", "m1", "m0"]);
  });
});
