/** Who is called when a player waits: the contract of the store, on every database available here. */
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../server/base/limits.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { DATABASES } from "./storage.ts";

const HOUR = 3_600_000;

describe.each(DATABASES)("A guest who wishes to be called, %s,", (_kind, make) => {
  async function openStore() {
    let time = 1_000_000_000;
    const store = guestStoreIn(await make(), () => time);
    const create = async (name: string) => (await store.create(name)).person.id;
    const [ada, ben, cleo] = [await create("Ada"), await create("Ben"), await create("Cleo")];
    await store.wishToBeCalled(ada, { game: "duel", until: time + 10 * HOUR });
    return { store, create, ada, ben, cleo, pass: (milliseconds: number) => (time += milliseconds), now: () => time };
  }

  it("is called for the game they named, until the end they named, and never for themselves", async () => {
    const { store, ada, ben, cleo, pass } = await openStore();
    expect(await store.takeCalls("elasund", ben)).toEqual([]);
    expect(await store.takeCalls("duel", ada)).toEqual([]);
    expect(await store.takeCalls("duel", ben)).toEqual([ada]);
    pass(10 * HOUR);
    expect(await store.callWishes(ada)).toEqual([]);
    expect(await store.takeCalls("duel", cleo)).toEqual([]);
  });

  it("is called once an hour at most, in all games, also after taking the wish back and making it again", async () => {
    const { store, ada, ben, cleo, pass, now } = await openStore();
    await store.wishToBeCalled(ada, { game: "elasund", until: now() + 10 * HOUR });
    expect(await store.takeCalls("duel", ben)).toEqual([ada]);
    for (const game of ["duel", "elasund"]) expect(await store.takeCalls(game, cleo)).toEqual([]);
    await store.wishToBeCalled(ada, { game: "duel", until: 0 });
    await store.wishToBeCalled(ada, { game: "duel", until: now() + 10 * HOUR });
    expect(await store.takeCalls("duel", cleo)).toEqual([]);
    pass(LIMITS.callInterval + 1);
    expect(await store.takeCalls("duel", cleo)).toEqual([ada]);
  });

  it("is not called twice in a row for one player", async () => {
    const { store, ada, ben, cleo, pass } = await openStore();
    expect(await store.takeCalls("duel", ben)).toEqual([ada]);
    pass(2 * HOUR);
    expect(await store.takeCalls("duel", ben)).toEqual([]);
    expect(await store.takeCalls("duel", cleo)).toEqual([ada]);
  });

  it("is not called for a guest they avoid, or who avoids them", async () => {
    const { store, ada, ben, cleo } = await openStore();
    await store.block(ada, ben);
    await store.block(cleo, ada);
    for (const waiting of [ben, cleo]) expect(await store.takeCalls("duel", waiting)).toEqual([]);
  });

  it("finds the wish in the export, and leaves nothing of it when erased; nor does the one they were called for", async () => {
    const { store, ada, ben, cleo, pass } = await openStore();
    await store.takeCalls("duel", ben);
    expect(await store.exportData(ada)).toMatchObject({ calls: [{ game: "duel" }] });
    await store.erase(ben);
    pass(2 * HOUR);
    expect(await store.takeCalls("duel", cleo)).toEqual([ada]);
    await store.erase(ada);
    expect(await store.callWishes(ada)).toEqual([]);
  });
});
