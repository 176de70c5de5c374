/** Who plays best, on every database available here. */
import { describe, expect, it } from "vitest";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { openLeaderboards } from "../../../server/people/leaderboards.ts";
import type { GuestStore } from "../../../server/store/guest-store.ts";
import { FOR_A_PLACE } from "../../../server/store/leaders.ts";
import { displayedRating } from "../../../server/store/ratings.ts";
import type { Leader } from "../../../shared/core/wire/people.ts";
import { DATABASES } from "../database/storage.ts";

const PLACED = FOR_A_PLACE.matches;
const namesOf = (leaders: readonly Leader[]) => leaders.map(({ name }) => name);

describe.each(DATABASES)("A leaderboard, %s,", (_kind, make) => {
  async function openStore() {
    let time = 0;
    const db = await make();
    const guests = guestStoreIn(db);
    const reads: string[] = [];
    const counted: GuestStore = {
      ...guests,
      ratedGuests(...asked) {
        reads.push(asked[0]);
        return guests.ratedGuests(...asked);
      },
    };
    async function rated(
      name: string,
      mu: number,
      sigma = 2,
      matches = PLACED,
      isRated = 1,
      opponents: number = FOR_A_PLACE.opponents,
    ): Promise<string> {
      const { id } = (await guests.create(name)).person;
      await db.insertInto("ratings").values({ person: id, game: "toy", rated: isRated, mu, sigma, matches, opponents }).execute();
      return id;
    }
    const boards = openLeaderboards(counted, () => time);
    return { db, guests, reads, rated, boards, pass: (milliseconds: number) => (time += milliseconds) };
  }

  it("lists the best first, rated and casual apart, by the rating that players see", async () => {
    const { rated, boards } = await openStore();
    await rated("Ada", 30, 5);
    await rated("Ben", 28, 1);
    await rated("Cleo", 40, 1, PLACED, 0);
    const { placed, count, matches } = await boards.of("toy", "rated");
    expect(namesOf(placed)).toEqual(["Ben", "Ada"]);
    expect(placed.map(({ rating }) => rating)).toEqual([displayedRating({ mu: 28, sigma: 1 }), displayedRating({ mu: 30, sigma: 5 })]);
    expect([count, matches]).toEqual([2, PLACED]);
    expect(namesOf((await boards.of("toy", "casual")).placed)).toEqual(["Cleo"]);
    expect((await boards.of("other", "rated")).placed).toEqual([]);
  });

  it("says how uncertain a rating and a place is", async () => {
    const { rated, boards } = await openStore();
    await rated("Ada", 40, 1);
    await rated("Ben", 30, 1);
    await rated("Cleo", 29, 1);
    await rated("Dora", 10, 1);
    const { placed } = await boards.of("toy", "rated");
    expect(placed.map(({ place, best, worst }) => [place, best, worst])).toEqual([
      [1, 1, 1],
      [2, 2, 3],
      [3, 2, 3],
      [4, 4, 4],
    ]);
    expect(new Set(placed.map(({ margin }) => margin))).toEqual(new Set([40]));
  });

  it("keeps players with too few matches apart, without a place", async () => {
    const { rated, boards } = await openStore();
    await rated("Ada", 25);
    await rated("Ben", 50, 2, PLACED - 1);
    const { placed, provisional, count } = await boards.of("toy", "rated");
    expect(namesOf(placed)).toEqual(["Ada"]);
    expect(provisional).toMatchObject([{ name: "Ben", place: 0, matches: PLACED - 1 }]);
    expect(count).toBe(1);
  });

  it("gives a place only to a guest who has met enough different opponents with as many matches themselves", async () => {
    const { db, guests, boards } = await openStore();
    const ids: string[] = [];
    for (const name of ["Ada", "Ben", "Cleo", "Dora", "Eve"]) ids.push((await guests.create(name)).person.id);
    const [ada, ...others] = ids as [string, ...string[]];
    let played = 0;
    const beats = (winner: string, loser: string) =>
      guests.addResult({
        ...{ match: `m${played++}`, game: "toy", rated: true, people: [winner, loser] },
        result: { how: "points", places: [1, 2], points: [{}, {}] },
      });
    const own = async () =>
      [...(await boards.of("toy", "rated")).placed, ...(await boards.of("toy", "rated")).provisional].find(({ name }) => name === "Ada");
    // Guests who are made for it have no matches of their own, and one alone is not enough.
    for (let more = 0; more < PLACED; more++) await beats(ada, others[more % 4]!);
    expect(await own()).toMatchObject({ matches: PLACED, opponents: 0, place: 0 });
    for (let more = 0; more < PLACED; more++) await beats(others[0]!, others[1]!);
    await beats(ada, others[0]!);
    boards.forget();
    expect(await own()).toMatchObject({ opponents: 2, place: 0 });
    for (let more = 0; more < PLACED; more++) await beats(others[2]!, others[3]!);
    await beats(ada, others[0]!);
    boards.forget();
    expect(await own()).toMatchObject({ opponents: 4, place: 1 });
    expect(await db.selectFrom("ratings").selectAll().where("person", "=", ada).execute()).toHaveLength(1);
  });

  it("always has the caller's own row, however far down, and marks it", async () => {
    const { rated, boards } = await openStore();
    for (let place = 0; place < 60; place++) await rated(`Guest ${place}`, 40 - place / 10, 1);
    const own = await rated("Ada", 20, 2);
    const far = await rated("Ben", 19, 8, 3);
    await rated("Worst", 5, 1);
    const { placed, count } = await boards.of("toy", "rated", own);
    expect(count).toBe(62);
    expect(placed).toHaveLength(51);
    expect(placed.at(-1)).toMatchObject({ name: "Ada", own: true, place: 61, worst: 61 });
    expect(placed.filter((leader) => leader.own)).toHaveLength(1);
    for (let more = 0; more < 12; more++) await rated(`New ${more}`, 40, 8, 1);
    boards.forget();
    expect((await boards.of("toy", "rated", far)).provisional.at(-1)).toMatchObject({ name: "Ben", own: true, place: 0 });
  });

  it("is read once for all who ask within seconds, at the same time too", async () => {
    const { rated, boards, reads, pass } = await openStore();
    const own = await rated("Ada", 25);
    await Promise.all([boards.of("toy", "rated"), boards.of("toy", "rated", own), boards.of("toy", "rated")]);
    expect(reads).toHaveLength(2);
    await rated("Ben", 30);
    expect(namesOf((await boards.of("toy", "rated")).placed)).toEqual(["Ada"]);
    pass(20_000);
    expect(namesOf((await boards.of("toy", "rated")).placed)).toEqual(["Ben", "Ada"]);
  });

  it("no longer names a guest who was erased", async () => {
    const { guests, rated, boards } = await openStore();
    await rated("Ada", 25);
    const ben = await rated("Ben", 30);
    await boards.of("toy", "rated");
    await guests.erase(ben);
    boards.forget();
    expect(await boards.of("toy", "rated")).toMatchObject({ placed: [{ name: "Ada", place: 1 }], count: 1 });
  });
});
