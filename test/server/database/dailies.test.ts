/** The deal of the day as it is kept, on every database available here. */
import { describe, expect, it } from "vitest";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { DATABASES } from "./storage.ts";

const DEAL = { day: "2026-11-23", game: "duel" };
const won = (lead: number) => ({ outcome: "won", lead, score: 5_000 + lead }) as const;
const LOST = { outcome: "lost", score: 1_000 } as const;

describe.each(DATABASES)("The deal of the day, %s,", (_kind, make) => {
  async function openStore() {
    let time = 0;
    const db = await make();
    const guests = guestStoreIn(db, () => ++time);
    const guest = async (name: string) => (await guests.create(name)).person.id;
    /** A match that has ended; it has its player's name. */
    async function played(name: string, end: Parameters<typeof guests.endDaily>[1], ranked = true): Promise<string> {
      const id = await guest(name);
      await guests.claimDaily(DEAL, id, name);
      await guests.endDaily(name, end, ranked);
      return id;
    }
    return { db, guests, guest, played };
  }

  it("has one secret for everybody, and another one for each day and game", async () => {
    const { guests } = await openStore();
    const deals = [DEAL, DEAL, { ...DEAL, game: "elasund" }, { ...DEAL, day: "2026-11-24" }];
    const [first, same, ...others] = await Promise.all(deals.map(guests.dailySecret));
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(same).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it("is one match for each guest, however many ask for it at once", async () => {
    const { guests, guest } = await openStore();
    const [ada, ben] = [await guest("Ada"), await guest("Ben")];
    const claims = await Promise.all(["a", "b", "c"].map((match) => guests.claimDaily(DEAL, ada, match)));
    expect(new Set(claims.map(({ match }) => match)).size).toBe(1);
    expect(await guests.claimDaily(DEAL, ben, "d")).toEqual({ match: "d" });
    expect(await guests.claimDaily({ ...DEAL, day: "2026-11-24" }, ada, "e")).toEqual({ match: "e" });
  });

  it("compares a result with those of all others", async () => {
    const { guests, played } = await openStore();
    const [ada, ben] = [await played("Ada", won(7)), await played("Ben", LOST)];
    await played("Cleo", won(7));
    const dora = await played("Dora", won(12));
    const standing = async (id: string) => (await guests.dailyOfGuest(DEAL, id))?.result;
    expect(await standing(ada)).toEqual({ outcome: "won", lead: 7, ranked: true, others: 3, worse: 1 });
    expect(await standing(ben)).toEqual({ outcome: "lost", ranked: true, others: 3, worse: 0 });
    expect(await standing(dora)).toMatchObject({ others: 3, worse: 3 });
  });

  it("counts the first end of a match alone", async () => {
    const { guests, played } = await openStore();
    const ada = await played("Ada", LOST);
    await guests.endDaily("Ada", won(20), true);
    expect((await guests.dailyOfGuest(DEAL, ada))?.result).toMatchObject({ outcome: "lost" });
  });

  it("has as its best match the best result, of equal ones the first; late and unfinished ones do not count", async () => {
    const { guests, guest, played } = await openStore();
    expect([await guests.bestDaily(DEAL), await guests.isDailyPlayed(DEAL)]).toEqual([undefined, false]);
    await guests.claimDaily(DEAL, await guest("Edda"), "unfinished");
    expect([await guests.isDailyPlayed(DEAL), await guests.isDailyPlayed({ ...DEAL, game: "elasund" })]).toEqual([true, false]);
    const late = await played("Late", won(30), false);
    expect(await guests.bestDaily(DEAL)).toBeUndefined();
    await played("Ada", LOST);
    await played("Ben", won(9));
    await played("Cleo", won(9));
    expect(await guests.bestDaily(DEAL)).toEqual({ match: "Ben", name: "Ben", outcome: "won", lead: 9, players: 3 });
    expect((await guests.dailyOfGuest(DEAL, late))?.result).toEqual({ outcome: "won", lead: 30, ranked: false, others: 3, worse: 3 });
  });

  it("is counted by the days on which a guest has finished one in time, the newest first", async () => {
    const { guests, guest } = await openStore();
    const ada = await guest("Ada");
    for (const [day, game, ranked] of [
      ["2026-11-20", "duel", true],
      ["2026-11-21", "duel", false],
      ["2026-11-22", "duel", true],
      ["2026-11-22", "elasund", true],
      ["2026-11-23", "duel", true],
    ] as const) {
      await guests.claimDaily({ day, game }, ada, `${day} ${game}`);
      await guests.endDaily(`${day} ${game}`, LOST, ranked);
    }
    await guests.claimDaily({ day: "2026-11-24", game: "duel" }, ada, "unfinished");
    expect(await guests.dailyDays(ada, 9)).toEqual(["2026-11-23", "2026-11-22", "2026-11-20"]);
    expect(await guests.dailyDays(ada, 2)).toEqual(["2026-11-23", "2026-11-22"]);
    expect(await guests.dailyDays(await guest("Ben"), 9)).toEqual([]);
  });

  it("is in a guest's data, and stays without the name when the guest is erased", async () => {
    const { db, guests, played } = await openStore();
    const ada = await played("Ada", won(3));
    expect(await guests.exportData(ada)).toMatchObject({ dailies: [{ match: "Ada", day: DEAL.day, outcome: "won", lead: 3 }] });
    await guests.erase(ada);
    expect(await db.selectFrom("dailies").select(["match", "person"]).execute()).toEqual([{ match: "Ada", person: null }]);
    expect(await guests.bestDaily(DEAL)).toMatchObject({ match: "Ada", name: "", players: 1 });
  });
});
