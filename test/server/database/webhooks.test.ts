/** Addresses of chat services: the contract of their store, on every database available here. */
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../server/base/limits.ts";
import { deleteIdleWebhooks } from "../../../server/database/guests/webhooks.ts";
import { storeIn } from "../../../server/database/store.ts";
import type { TableSnapshot } from "../../../server/table/snapshot.ts";
import { DATABASES } from "./storage.ts";

const NEW = { address: "https://chat.example/secret", origin: "https://play.example", language: "en" };
const OF_TABLE = { type: "table", key: "m" } as const;

describe.each(DATABASES)("A webhook, %s,", (_kind, make) => {
  async function openStore() {
    const db = await make();
    const { guests, tableStore } = storeIn(db);
    const create = async (name: string) => (await guests.create(name)).person.id;
    const [ada, ben] = [await create("Ada"), await create("Ben")];
    return { db, guests, tableStore, ada, ben };
  }

  it("belongs to a guest and a table, and goes with either", async () => {
    const { db, guests, tableStore, ada, ben } = await openStore();
    await tableStore.save("m", { table: { code: "" }, seats: [], players: [], chat: [] } as unknown as TableSnapshot);
    for (const person of [ada, ben]) expect(await guests.addWebhook(person, OF_TABLE, NEW)).toBe(true);
    expect(await guests.webhooksOf(OF_TABLE)).toMatchObject([{ by: "Ada", off: false, ...NEW }, { by: "Ben" }]);
    await guests.erase(ada);
    const [left, ...none] = await guests.webhooksOf(OF_TABLE);
    expect([left?.by, none]).toEqual(["Ben", []]);
    await deleteIdleWebhooks(db, Date.now() + 1_000);
    expect(await guests.webhooksOf(OF_TABLE)).toHaveLength(1);
    await tableStore.drop("m");
    await deleteIdleWebhooks(db, Date.now() + 1_000);
    expect(await guests.webhookOf(ben, left!.id)).toBeUndefined();
  });

  it("of a group is its member's, follows the tables it is invited to, and goes when the member leaves", async () => {
    const { db, guests, ada, ben } = await openStore();
    const id = (await guests.foundGroup(ada, { name: "Friday", code: "CODE" })) as string;
    await guests.joinGroup(id, ben);
    const group = { type: "group", key: id } as const;
    for (const person of [ada, ben]) await guests.addWebhook(person, group, NEW);
    await guests.alsoPost(group, "m");
    await guests.alsoPost(OF_TABLE, "rematch");
    expect(await guests.webhooksOf({ type: "table", key: "rematch" })).toHaveLength(2);
    await guests.leaveGroup(id, ben);
    expect((await guests.webhooksOf(group)).map(({ by }) => by)).toEqual(["Ada"]);
    expect(await guests.webhooksOf(OF_TABLE)).toHaveLength(1);
    // Without a table it stays with its group.
    await deleteIdleWebhooks(db, Date.now() + 1_000);
    expect([await guests.webhooksOf(OF_TABLE), (await guests.webhooksOf(group)).length]).toEqual([[], 1]);
    await guests.leaveGroup(id, ada);
    expect(await guests.webhooksOf(group)).toEqual([]);
  });

  it("is switched off and on, is one of a few, and is removed by its guest alone", async () => {
    const { guests, ada, ben } = await openStore();
    await guests.addWebhook(ada, OF_TABLE, NEW);
    const [{ id } = { id: "" }] = await guests.webhooksOf(OF_TABLE);
    await guests.switchWebhook(id, false);
    expect((await guests.webhookOf(ada, id))?.off).toBe(true);
    await guests.switchWebhook(id, true);
    expect((await guests.webhookOf(ada, id))?.off).toBe(false);
    expect(await guests.webhookOf(ben, id)).toBeUndefined();
    await guests.removeWebhook(ben, id);
    expect(await guests.webhooksOf(OF_TABLE)).toHaveLength(1);
    for (let count = 1; count < LIMITS.maxWebhooks; count++)
      expect(await guests.addWebhook(ada, { type: "table", key: `t${count}` }, NEW)).toBe(true);
    expect(await guests.addWebhook(ada, { type: "table", key: "more" }, NEW)).toBe(false);
    await guests.removeWebhook(ada, id);
    expect(await guests.addWebhook(ada, { type: "table", key: "more" }, NEW)).toBe(true);
  });
});
