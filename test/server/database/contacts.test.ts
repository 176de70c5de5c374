/** Who knows whom: the contract of the contact store, on every database available here. */
import { describe, expect, it } from "vitest";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { DATABASES } from "./storage.ts";

const DAY = 86_400_000;
const namesOf = (guests: readonly { readonly name: string }[]) => guests.map(({ name }) => name);

describe.each(DATABASES)("Two guests, %s,", (_kind, make) => {
  async function openStore() {
    let time = 1_000_000;
    const store = guestStoreIn(await make(), () => time);
    const create = async (name: string) => (await store.create(name)).person.id;
    const [ada, ben] = [await create("Ada"), await create("Ben")];
    async function listsOf(id: string) {
      const { known, requests, asked } = await store.contacts(id);
      return { known: namesOf(known), requests: namesOf(requests), asked: namesOf(asked) };
    }
    return { store, create, ada, ben, listsOf, pass: (milliseconds: number) => (time += milliseconds) };
  }

  it("know each other only once both have said so", async () => {
    const { store, ada, ben, listsOf } = await openStore();
    expect(await store.askToKnow(ada, ben)).toBe("asked");
    expect(await listsOf(ada)).toEqual({ known: [], requests: [], asked: ["Ben"] });
    expect(await listsOf(ben)).toEqual({ known: [], requests: ["Ada"], asked: [] });
    await store.answerRequest(ben, ada, true);
    expect(await listsOf(ada)).toEqual({ known: ["Ben"], requests: [], asked: [] });
    expect(await listsOf(ben)).toEqual({ known: ["Ada"], requests: [], asked: [] });
  });

  it("who both ask know each other without an answer", async () => {
    const { store, ada, ben, listsOf } = await openStore();
    await store.askToKnow(ada, ben);
    await store.askToKnow(ben, ada);
    expect((await listsOf(ada)).known).toEqual(["Ben"]);
    expect((await listsOf(ben)).known).toEqual(["Ada"]);
  });

  it("are not told of a refusal, and a refused request is not shown again, however often it is repeated", async () => {
    const { store, ada, ben, listsOf } = await openStore();
    await store.askToKnow(ada, ben);
    await store.answerRequest(ben, ada, false);
    expect(await store.askToKnow(ada, ben)).toBe("asked");
    expect((await listsOf(ada)).asked).toEqual(["Ben"]);
    expect((await listsOf(ben)).requests).toEqual([]);
    await store.answerRequest(ben, ada, true);
    expect((await listsOf(ben)).known).toEqual([]);
    await store.askToKnow(ben, ada);
    expect((await listsOf(ben)).known).toEqual(["Ada"]);
  });

  it("cannot be made to know each other by an answer that nobody asked for", async () => {
    const { store, ada, ben, listsOf } = await openStore();
    await store.answerRequest(ben, ada, true);
    expect(await listsOf(ben)).toEqual({ known: [], requests: [], asked: [] });
  });

  it("of whom one avoids the other never see a request, and the one who is avoided is not told", async () => {
    const { store, ada, ben, listsOf } = await openStore();
    await store.block(ben, ada);
    expect(await store.askToKnow(ada, ben)).toBe("asked");
    expect((await listsOf(ada)).asked).toEqual(["Ben"]);
    expect((await listsOf(ben)).requests).toEqual([]);
    expect(await store.askToKnow(ben, ada)).toBe("avoided");
  });

  it("no longer know each other once one avoids the other, or removes them", async () => {
    const { store, ada, ben, listsOf } = await openStore();
    for (const part of [() => store.block(ada, ben), () => store.forgetContact(ben, ada)]) {
      await store.askToKnow(ada, ben);
      await store.askToKnow(ben, ada);
      expect((await listsOf(ada)).known).toEqual(["Ben"]);
      await part();
      expect((await listsOf(ada)).known).toEqual([]);
      expect((await listsOf(ben)).known).toEqual([]);
      await store.unblock(ada, ben);
    }
  });

  it("who have met in a match are offered to each other until they ask, avoid or are asked", async () => {
    const { store, create, ada, ben } = await openStore();
    const [cleo, dora] = [await create("Cleo"), await create("Dora")];
    const result = { how: "points", places: [1, 2, 3, 4, 5], points: [{}, {}, {}, {}, {}] };
    const people = [ada, ben, undefined, cleo, dora];
    await store.addResult({ match: "m1", game: "toy", rated: false, people, result });
    await store.addResult({ match: "m2", game: "toy", rated: false, people, result });
    expect(namesOf(await store.recentlyMet(ada, 10)).sort()).toEqual(["Ben", "Cleo", "Dora"]);
    expect((await store.recentlyMet(ben, 10)).find(({ name }) => name === "Dora")).toMatchObject({ seat: 4 });
    await store.askToKnow(ada, ben);
    await store.block(cleo, ada);
    await store.askToKnow(dora, ada);
    expect(await store.recentlyMet(ada, 10)).toEqual([]);
    expect(namesOf(await store.recentlyMet(ben, 10)).sort()).toEqual(["Cleo", "Dora"]);
  });

  it("are limited in how many others they ask in a day, but may always answer", async () => {
    const { store, create, ada, ben, pass } = await openStore();
    for (let other = 0; other < 20; other++) expect(await store.askToKnow(ada, await create(`Guest ${other}`))).toBe("asked");
    expect(await store.askToKnow(ada, await create("One too many"))).toBe("full");
    await store.askToKnow(ben, ada);
    expect(await store.askToKnow(ada, ben)).toBe("asked");
    pass(DAY + 1);
    expect(await store.askToKnow(ada, await create("Tomorrow"))).toBe("asked");
  });

  it("vanish from each other's lists when one is erased", async () => {
    const { store, ada, ben, listsOf } = await openStore();
    await store.askToKnow(ada, ben);
    await store.askToKnow(ben, ada);
    expect(await store.contactIds(ada)).toEqual([ben]);
    await store.erase(ben);
    expect(await listsOf(ada)).toEqual({ known: [], requests: [], asked: [] });
  });

  it("may each be shown as away, and find that in their data", async () => {
    const { store, ada, ben } = await openStore();
    await store.setAway(ada, true);
    await store.askToKnow(ada, ben);
    expect([(await store.contacts(ada)).away, (await store.contacts(ben)).away]).toEqual([true, false]);
    expect(await store.exportData(ada)).toMatchObject({ person: { away: 1 }, contacts: [{ other: ben }] });
  });
});
