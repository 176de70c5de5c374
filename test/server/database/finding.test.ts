/** Ways to guests one has not met: the contract of their store, on every database available here. */
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../server/base/limits.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { DATABASES } from "./storage.ts";

describe.each(DATABASES)("A guest, %s,", (_kind, make) => {
  async function openStore() {
    let time = 1_000;
    const db = await make();
    const store = guestStoreIn(db, () => time);
    const create = async (name: string) => (await store.create(name)).person.id;
    const [ada, ben, cleo] = [await create("Ada"), await create("Ben"), await create("Cleo")];
    const known = async (id: string) => (await store.contacts(id)).known.map(({ name }) => name);
    const link = (once: boolean, code = "CODE") => store.setContactLink(ada, { code, until: 2_000, once });
    return { db, store, create, ada, ben, cleo, known, link, pass: (milliseconds: number) => (time += milliseconds) };
  }

  it("is known by who uses their link: one, if it works once", async () => {
    const { store, ada, ben, cleo, known, link } = await openStore();
    await link(true);
    expect((await store.guestByLink("CODE"))?.name).toBe("Ada");
    expect(await store.addByLink(ada, "CODE")).toBe(false);
    expect(await store.addByLink(ben, "CODE")).toBe(true);
    expect([await known(ada), await known(ben)]).toEqual([["Ben"], ["Ada"]]);
    expect(await store.addByLink(cleo, "CODE")).toBe(false);
  });

  it("is known by all who use a link that works until its end", async () => {
    const { store, ada, ben, cleo, create, known, link, pass } = await openStore();
    await link(false);
    for (const person of [ben, cleo]) expect(await store.addByLink(person, "CODE")).toBe(true);
    expect(await known(ada)).toEqual(["Ben", "Cleo"]);
    pass(1_000);
    expect(await store.addByLink(await create("Dora"), "CODE")).toBe(false);
    expect(await store.contactLink(ada)).toBeUndefined();
  });

  it("has one link at a time, and takes it back", async () => {
    const { store, ada, ben, link } = await openStore();
    await link(false, "FIRST");
    await link(false, "SECOND");
    expect(await store.addByLink(ben, "FIRST")).toBe(false);
    await store.setContactLink(ada, undefined);
    expect(await store.addByLink(ben, "SECOND")).toBe(false);
  });

  it("is known by a link also to one whom they have refused before, and not to one of whom either avoids the other", async () => {
    const { store, ada, ben, cleo, known, link } = await openStore();
    await store.askToKnow(ben, ada);
    await store.answerRequest(ada, ben, false);
    await link(false);
    expect(await store.addByLink(ben, "CODE")).toBe(true);
    expect(await known(ada)).toEqual(["Ben"]);
    await store.block(ada, cleo);
    expect(await store.addByLink(cleo, "CODE")).toBe(false);
  });

  it("is found by the beginning of their name, in any case, if they allow it, and not by one they avoid", async () => {
    const { store, ada, ben, cleo } = await openStore();
    const found = async (by: string, name: string) => (await store.findGuests(by, name)).map((one) => one.name);
    expect(await found(ben, "Ada")).toEqual([]);
    await store.setFindable(ada, true);
    expect(await found(ben, "aD")).toEqual(["Ada"]);
    expect(await found(ben, "da")).toEqual([]);
    expect(await found(ben, "%")).toEqual([]);
    expect(await found(ada, "Ada")).toEqual([]);
    await store.block(ada, cleo);
    expect(await found(cleo, "Ada")).toEqual([]);
    await store.setFindable(ada, false);
    expect(await found(ben, "Ada")).toEqual([]);
  });

  it("is one of a few who are found", async () => {
    const { store, create, ben } = await openStore();
    for (let more = 0; more <= LIMITS.maxFound; more++) await store.setFindable(await create(`Gull ${more}`), true);
    expect(await store.findGuests(ben, "Gull")).toHaveLength(LIMITS.maxFound);
  });

  it("finds it in the export, and leaves nothing of it when erased", async () => {
    const { db, store, ada, link } = await openStore();
    await link(true);
    await store.setFindable(ada, true);
    expect(await store.exportData(ada)).toMatchObject({ findable: true, links: [{ code: "CODE" }] });
    await store.erase(ada);
    for (const table of ["contact_links", "findable"] as const) expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
