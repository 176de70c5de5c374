/** The operator's log in each database: what is in force, how long it is kept, and what an erased guest leaves in it. */
import { describe, expect, it } from "vitest";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { deleteExpired, KEEP_FOREVER } from "../../../server/database/retention.ts";
import type { Deed } from "../../../server/store/acts.ts";
import { DATABASES } from "./storage.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(DATABASES)("The operator's log, %s,", (_where, open) => {
  async function log() {
    let time = 100 * DAY;
    const db = await open();
    const kept = guestStoreIn(db, () => time++);
    const { person } = await kept.create("Ann's; drop table acts");
    return {
      kept,
      id: person.id,
      pass(by: number) {
        time += by;
      },
      add: (what: Deed, hours = 0, detail = "", target = person.id) =>
        kept.addAct({ what, target, until: hours === 0 ? 0 : time + hours * HOUR, why: "rude", by: "Eve", detail }),
      inForce: async () => (await kept.actsInForce()).map(({ what, isRead }) => `${what}${isRead ? " read" : ""}`),
      lines: async () => (await kept.acts(99)).map(({ what }) => what),
      clean: (days: number) => deleteExpired(db, kept, { ...KEEP_FOREVER, acts: days }, time),
    };
  }

  it("has in force what is not over, not lifted, and not read where nothing else is to come of it", async () => {
    const { add, inForce, pass } = await log();
    const [ban, mute, , rename, closed] = [
      await add("ban", 24),
      await add("mute", 1),
      await add("warn"),
      await add("rename", 0, "Rude"),
      await add("closed"),
    ];
    for (const what of ["close", "handle", "reopen"] as const) await add(what);
    expect(await inForce()).toEqual(["ban", "mute", "warn", "rename", "closed"]);
    for (const { id } of [ban, closed, rename]) await add("read", 0, id);
    expect(await inForce()).toEqual(["ban read", "mute", "warn", "rename read"]);
    await add("lift", 0, mute.id);
    expect(await inForce()).toEqual(["ban read", "warn", "rename read"]);
    pass(24 * HOUR);
    expect(await inForce()).toEqual(["warn", "rename read"]);
  });

  it("is kept for as many days as the settings say, or for ever; what still holds is kept, with what was done about it", async () => {
    const { add, inForce, lines, pass, clean, id, kept } = await log();
    const ban = await add("ban", 24 * 365);
    await add("read", 0, ban.id);
    const lifted = await add("mute", 24 * 365);
    await add("lift", 0, lifted.id);
    await add("rename", 0, "Rude");
    await add("rename", 0, "Ruder", "0123456789abcdef"); // a guest who is gone
    await add("warn");
    await add("handle");
    // Somebody who plays is not forgotten.
    const result = { how: "points", places: [1, 2], points: [{}, {}] };
    await kept.addResult({ match: "a", game: "duel", rated: false, people: [id, undefined], result });
    pass(31 * DAY);
    await clean(0);
    expect(await lines()).toHaveLength(8);
    await add("close");
    await clean(30);
    expect(await lines()).toEqual(["close", "rename", "read", "ban"]);
    expect(await inForce()).toEqual(["ban read", "rename"]);
    expect(await kept.namesTaken(id)).toEqual(["Rude"]);
  });

  it("finds guests by id or whole name, signs of a statement and of a pattern included", async () => {
    const { kept, id } = await log();
    expect(await kept.guestById(id)).toMatchObject({ id, name: "Ann's; drop table acts" });
    expect(await kept.guestsNamed("ann's; DROP table acts", 9)).toMatchObject([{ id }]);
    for (const name of ["Ann's", "%", "_", "' or '1'='1"]) expect([name, await kept.guestsNamed(name, 9)]).toEqual([name, []]);
    expect(await kept.guestById("' or '1'='1")).toBeUndefined();
  });

  it("forgets to whom and why it was, once the guest is erased", async () => {
    const { kept, add, id, inForce, lines } = await log();
    await add("ban", 24);
    await add("rename", 0, "Rude");
    expect((await kept.exportData(id)).acts).toMatchObject([{ what: "ban", why: "rude" }, { what: "rename" }]);
    await kept.erase(id);
    expect(await inForce()).toEqual([]);
    expect(await lines()).toEqual(["rename", "ban"]);
    expect(JSON.stringify(await kept.acts(9))).not.toMatch(new RegExp(`${id}|rude|Rude`));
  });
});
