/** The operator's page: only with the admin token. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { setLog } from "../../../server/base/log.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { pageOf } from "../../../server/ops/admin-page.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { inFile } from "../database/storage.ts";
import { start, together, type Under, watching } from "../server.ts";

const TOKEN = "0123456789abcdef-token";
let under: Under | undefined;
let talk: () => void;
beforeAll(() => {
  talk = setLog("silent");
});
afterAll(() => talk());
afterEach(async () => {
  await under?.serving.close();
  under = undefined;
});

const begin = async (adminToken: string | undefined = TOKEN) => {
  under = await start({ access: { adminToken } });
};
const ask = (path: string, authorization?: string, method = "GET") =>
  fetch(`${under?.address}${path}`, { method, ...(authorization && { headers: { Authorization: authorization } }) });
const basic = (password: string) => `Basic ${Buffer.from(`anybody:${password}`).toString("base64")}`;

describe("Without a token in the settings", () => {
  it("the admin paths do not exist", async () => {
    under = await start();
    const other = await ask("/nothing");
    for (const path of ["/admin", "/admin.json"])
      for (const authorization of [undefined, basic(""), "Bearer undefined"]) {
        const answer = await ask(path, authorization);
        expect([answer.status, await answer.text()]).toEqual([404, "There is nothing at this address.\n"]);
        expect(answer.headers.has("www-authenticate")).toBe(false);
      }
    expect(other.status).toBe(404);
  });
});

describe("The operator's page", () => {
  it("opens with its token, as a password or as a bearer token", async () => {
    await begin();
    for (const authorization of [undefined, "Basic", "Bearer", "Digest x"]) expect((await ask("/admin", authorization)).status).toBe(401);
    for (const authorization of [basic(TOKEN), `Bearer ${TOKEN}`]) expect((await ask("/admin", authorization)).status).toBe(200);
    for (const wrong of [basic("x"), basic(`${TOKEN}x`), `Bearer ${TOKEN.slice(1)}`]) {
      const answer = await ask("/admin", wrong);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toContain("Basic");
    }
  });

  it("limits wrong tokens, and then refuses the right one too", async () => {
    await begin();
    const tried = [];
    for (let tries = 0; tries < 8; tries++) tried.push((await ask("/admin", `Bearer wrong-${tries}`)).status);
    expect(tried).toContain(429);
    expect((await ask("/admin", `Bearer ${TOKEN}`)).status).toBe(429);
  });

  it("can only be read", async () => {
    await begin();
    expect((await ask("/admin", basic(TOKEN), "POST")).status).toBe(405);
  });

  it("shows process and rooms, their phase, and seats by kind", async () => {
    await begin();
    const [feed] = (await together(under!, "duel", 2)) as [Awaited<ReturnType<typeof together>>[number]];
    watching(feed);
    const facts = await (await ask("/admin.json", basic(TOKEN))).json();
    expect(facts.process).toMatchObject({ node: process.version, uptimeSeconds: expect.any(Number), memoryBytes: expect.any(Number) });
    const table = facts.rooms.find(({ id }: { id: string }) => id === feed.match);
    expect(table).toMatchObject({
      room: "match",
      clients: 2,
      age: expect.any(Number),
      table: { game: "duel", kind: "open", phase: "running", seats: { people: 2, bots: 0, free: 0 } },
      load: { entries: expect.any(Number), waiting: 0 },
    });
    const page = await (await ask("/admin", basic(TOKEN))).text();
    expect(page).toContain(`<td>${feed.match}</td>`);
  });

  it("has no script, no secret and no name", async () => {
    await begin();
    const feeds = await together(under!, "duel", 2);
    for (const path of ["/admin", "/admin.json"]) {
      const answer = await ask(path, basic(TOKEN));
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const told = await answer.text();
      expect(told).not.toMatch(/<script|<style| on\w+=| style=/i);
      for (const { ticket } of feeds)
        for (const secret of [ticket.token, ticket.code, ticket.reservation.sessionId]) expect(told).not.toContain(secret);
      for (const secret of [TOKEN, "Host", "Guest 0", "opener"]) expect(told).not.toContain(secret);
    }
  });

  it("shows complaints, with their texts escaped", () => {
    const line = { number: 1, seat: 1, name: "<i>Ben", at: 0, text: "bad & worse" } as const;
    const complaint = { at: 0, match: "m", seat: 1, why: "language", text: `<b title="x" class='y'>`, chat: [line], made: 1 } as const;
    const page = pageOf({
      process: {},
      rooms: [],
      complaints: [
        { ...complaint, name: "", handled: null },
        { ...complaint, seat: WATCHER, line: 7, said: "<u>worse", chat: [{ ...line, seat: WATCHER, name: "" }], name: "", handled: null },
      ],
      pages: { page: 1, of: 1 },
      isHandled: false,
      inForce: [],
      done: undefined,
      find: "",
      found: [],
      pageErrors: [],
      asked: { what: "", who: "", hours: "", why: "" },
    });
    expect(page).toContain("<td>&lt;b title=&quot;x&quot; class=&#39;y&#39;&gt;</td>");
    expect(page).toContain("&lt;i&gt;Ben: bad &amp; worse");
    for (const shown of ["<td>seat 1</td>", "<td>a watcher</td>", "&lt;u&gt;worse", "a watcher: bad &amp; worse", 'value="m -1 7"'])
      expect(page).toContain(shown);
  });

  it("reads complaints from the guest store", async () => {
    const people = guestStoreIn(await inFile());
    const { person } = await people.create("Ann");
    await people.addComplaint(person.id, { match: "m", seat: 1, why: "other", text: "he sleeps", chat: [] });
    under = await start({ guests: people, access: { adminToken: TOKEN } });
    const { complaints } = await (await ask("/admin.json", basic(TOKEN))).json();
    expect(complaints).toMatchObject([{ match: "m", seat: 1, why: "other", text: "he sleeps" }]);
  });

  it("has every complaint on one of its pages, however many a few guests make after it", async () => {
    let now = 1e12;
    const people = guestStoreIn(await inFile(), () => now++);
    const complain = async (id: string, match: string) =>
      people.addComplaint(id, { match, seat: 1, why: "other", text: `about ${match}`, chat: [] });
    await complain((await people.create("Ann")).person.id, "real");
    for (let guest = 0; guest < 6; guest++) {
      const { id } = (await people.create("")).person;
      for (let made = 0; made < 10; made++) expect(await complain(id, `m${guest}-${made}`)).toBe(true);
    }
    under = await start({ guests: people, access: { adminToken: TOKEN } });
    const page = async (query: string) => (await ask(`/admin${query}`, basic(TOKEN))).text();
    expect(await page("")).toContain("Page 1 of 2.");
    expect(await page("?page=2")).toContain("about real");
    const { complaints, pages } = await (await ask("/admin.json?page=2", basic(TOKEN))).json();
    expect(pages).toEqual({ page: 2, of: 2 });
    expect(complaints.at(-1)).toMatchObject({ text: "about real", made: 1 });
    expect(complaints[0].made).toBe(10);
  });
});
