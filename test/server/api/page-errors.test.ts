/** Errors of pages: grouped for the operator, without what may be data, and no more of them than can be read. */
import { describe, expect, it, onTestFinished } from "vitest";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { MOST_GROUPS } from "../../../server/database/page-errors.ts";
import { deleteExpired, KEEP_FOREVER } from "../../../server/database/retention.ts";
import { storeIn } from "../../../server/database/store.ts";
import { DATABASES, inFile } from "../database/storage.ts";
import { ADMIN_TOKEN, factsOf } from "../harness/operator.ts";
import { start } from "../server.ts";

const DAY = 86_400_000;
const ERROR = { build: "b1", message: "TypeError: x is not a function", places: ["index-a.js:1:20", "play-b.js:3:4"] };

describe.each(DATABASES)("Errors of pages, %s,", (_where, open) => {
  it("are one for each message and build, with how often, and the newest frame; for a month", async () => {
    let time = 100 * DAY;
    const db = await open();
    const kept = guestStoreIn(db, () => time++);
    await kept.addPageError({ ...ERROR, game: "duel", match: "m1", frame: 7 });
    await kept.addPageError({ ...ERROR, game: "duel", match: "m2", frame: 9 });
    await kept.addPageError({ ...ERROR, build: "b2" });
    expect(await kept.pageErrors(9)).toMatchObject([
      { build: "b2", count: 1, match: "", frame: -1 },
      { ...ERROR, count: 2, match: "m2", frame: 9, first: 100 * DAY, last: 100 * DAY + 1 },
    ]);
    await deleteExpired(db, kept, KEEP_FOREVER, time + 31 * DAY);
    expect(await kept.pageErrors(9)).toEqual([]);
  });

  it("push out the oldest when there are too many", async () => {
    let time = 0;
    const kept = guestStoreIn(await open(), () => time++);
    for (let number = 0; number < MOST_GROUPS + 5; number++) await kept.addPageError({ ...ERROR, message: `number ${number}` });
    const all = await kept.pageErrors(1_000);
    expect([all.length, all[0]!.message, all.at(-1)!.message]).toEqual([MOST_GROUPS, "number 204", "number 5"]);
  });
});

describe("A page that tells of an error", () => {
  async function served() {
    const store = storeIn(await inFile());
    const { address, serving } = await start({ ...store, maxCalls: 600, access: { adminToken: ADMIN_TOKEN } });
    onTestFinished(() => serving.close());
    const tell = async (error: object): Promise<{ ok: boolean; key?: string }> =>
      (
        await fetch(`${address}/api/pageError`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(error),
        })
      ).json();
    return { address, store, tell };
  }

  it("is heard without saying who it is, and what may be a secret or an address is left out", async () => {
    const { address, store, tell } = await served();
    const message = `Error: no seat "Ada" at https://play.example/#token=1 with 0123456789abcdef0123456789abcdef <img>`;
    expect(await tell({ ...ERROR, message, match: "m1", game: "duel", frame: 3 })).toMatchObject({ ok: true });
    const [told] = await store.guests.pageErrors(9);
    expect(told!.message).toBe("Error: no seat … at … with … <img>");
    const page = await (await fetch(`${address}/admin`, { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } })).text();
    expect(page).toContain("Error: no seat … at … with … &lt;img&gt;");
    expect(page).toContain('<a href="/admin?find=m1">m1</a>');
    expect((await factsOf(address)).pageErrors).toMatchObject([{ build: "b1", frame: 3, places: ERROR.places }]);
  });

  it.each([
    ["more than belongs to it", { ...ERROR, guest: "0123456789abcdef0123456789abcdef" }],
    ["a huge message", { ...ERROR, message: "x".repeat(1_000) }],
    ["no message", { ...ERROR, message: " " }],
    ["a build that is none", { ...ERROR, build: "<b>" }],
    ["places that are none", { ...ERROR, places: ["'; drop table page_errors"] }],
    ["too many places", { ...ERROR, places: new Array(9).fill("a.js:1:1") }],
    ["a frame that is none", { ...ERROR, frame: -1 }],
  ])("is refused if it says %s", async (_what, error) => {
    const { store, tell } = await served();
    expect(await tell(error)).toMatchObject({ ok: false, key: "malformed" });
    expect(await store.guests.pageErrors(9)).toEqual([]);
  });

  it("is refused for a while if its address tells too often", async () => {
    const { tell } = await served();
    const told = [];
    for (let number = 0; number < 12; number++) told.push((await tell({ ...ERROR, message: `number ${number}` })).key);
    expect(told.slice(0, 10)).toEqual(new Array(10).fill(undefined));
    expect(told.at(-1)).toBe("tooOften");
  });
});
