/** Standing groups: the contract of their store, on every database available here; and how their matches are counted. */
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../server/base/limits.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { groupResults } from "../../../server/people/group-results.ts";
import type { GroupMatch } from "../../../server/store/groups.ts";
import { DATABASES } from "./storage.ts";

describe.each(DATABASES)("A group, %s,", (_kind, make) => {
  async function openStore() {
    let time = 1_000;
    const db = await make();
    const store = guestStoreIn(db, () => time++);
    const create = async (name: string) => (await store.create(name)).person.id;
    const [ada, ben, cleo] = [await create("Ada"), await create("Ben"), await create("Cleo")];
    const id = (await store.foundGroup(ada, { name: "Friday", code: "CODE" })) as string;
    const names = async () => (await store.groupByCode("CODE"))?.members.map(({ name }) => name);
    const play = (match: string, winner: string, ...others: readonly string[]) =>
      store.addResult({
        match,
        game: "duel",
        rated: false,
        people: [winner, ...others],
        result: { how: "points", places: [1, ...others.map(() => 2)], points: [{}, ...others.map(() => ({}))] },
      });
    return { db, store, create, ada, ben, cleo, id, names, play };
  }

  it("has its members in the order of joining, and is seen by them alone", async () => {
    const { store, ada, ben, cleo, id, names } = await openStore();
    for (let twice = 0; twice < 2; twice++) expect(await store.joinGroup(id, ben)).toBe(true);
    expect(await names()).toEqual(["Ada", "Ben"]);
    expect((await store.groupsOf(ben)).map(({ name }) => name)).toEqual(["Friday"]);
    expect(await store.groupOf(cleo, id)).toBeUndefined();
    expect((await store.groupOf(ada, id))?.name).toBe("Friday");
  });

  it("counts matches that two members have played since they joined", async () => {
    const { store, ada, ben, cleo, id, play } = await openStore();
    await play("before", ada, ben);
    await store.joinGroup(id, ben);
    await play("one", ada, ben);
    await play("alone", ada, cleo);
    await play("two", ben, ada);
    expect(await store.groupMatches(id)).toEqual([
      { game: "duel", people: [ada, ben].sort(), winner: ada },
      { game: "duel", people: [ada, ben].sort(), winner: ben },
    ]);
  });

  it("takes no more than its limits, however many join at once", async () => {
    const { store, create, ada, id, names } = await openStore();
    const others = await Promise.all(Array.from({ length: 2 * LIMITS.maxMembers }, (_none, at) => create(`Guest ${at}`)));
    await Promise.all(others.map((other) => store.joinGroup(id, other)));
    expect(await names()).toHaveLength(LIMITS.maxMembers);
    await Promise.all(others.map((_none, at) => store.foundGroup(ada, { name: "More", code: `MORE${at}` })));
    expect(await store.groupsOf(ada)).toHaveLength(LIMITS.maxGroups);
    expect(await store.joinGroup("gone", ada)).toBe(false);
  });

  it("ends with its last member; a new link takes the place of the old one when somebody is removed", async () => {
    const { db, store, ada, ben, id } = await openStore();
    await store.joinGroup(id, ben);
    await store.leaveGroup(id, ben, "OTHER");
    expect(await store.groupByCode("CODE")).toBeUndefined();
    expect(await store.groupByCode("OTHER")).toBeDefined();
    await store.leaveGroup(id, ada);
    expect(await db.selectFrom("groups").selectAll().execute()).toEqual([]);
  });

  it("names no erased guest, ends with the last one who is erased, and is in the export", async () => {
    const { db, store, ada, ben, id, names } = await openStore();
    await store.joinGroup(id, ben);
    expect(await store.exportData(ben)).toMatchObject({ groups: [{ name: "Friday" }] });
    await store.erase(ada);
    expect(await names()).toEqual(["Ben"]);
    await store.erase(ben);
    expect(await db.selectFrom("groups").selectAll().execute()).toEqual([]);
  });

  it("takes a few members, each in a few groups", async () => {
    const { store, create, ada, id } = await openStore();
    for (let more = 1; more < LIMITS.maxMembers; more++) expect(await store.joinGroup(id, await create(`Guest ${more}`))).toBe(true);
    expect(await store.joinGroup(id, await create("Late"))).toBe(false);
    for (let more = 1; more < LIMITS.maxGroups; more++) await store.foundGroup(ada, { name: "More", code: `M${more}` });
    expect(await store.foundGroup(ada, { name: "More", code: "MORE" })).toBeUndefined();
  });
});

describe("The results of a group", () => {
  const match = (winner: string | undefined, people: readonly string[] = ["a", "b"], game = "duel"): GroupMatch => ({
    game,
    people,
    winner,
  });

  it("are wins by game, the one played last first", () => {
    const results = groupResults([match("a"), match("b", ["a", "b"], "elasund"), match("a")]);
    expect(results.map(({ game, matches, wins }) => [game, matches, wins])).toEqual([
      ["duel", 2, { a: 2, b: 0 }],
      ["elasund", 1, { a: 0, b: 1 }],
    ]);
  });

  it.each([
    ["begins with the first match", [match("a")], { a: 1, b: 0 }],
    ["is over with two wins", [match("a"), match("b"), match("a")], { a: 2, b: 1 }],
    ["begins again after that", [match("a"), match("a"), match("b")], { a: 0, b: 1 }],
    ["is among those who played the newest match", [match("a"), match("c", ["a", "c"])], { a: 0, c: 1 }],
    ["counts no match without one winner", [match(undefined)], { a: 0, b: 0 }],
  ])("with a best of three that %s", (_what, matches, series) => expect(groupResults(matches)[0]?.series).toEqual(series));
});
