/** The cards of links: what a service that shows one is told of a place, which is never more than the place would show a stranger. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { matchMaker } from "@colyseus/core";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { cards } from "../../../client/text/en/cards.ts";
import { ROOMS } from "../../../server/base/room-names.ts";
import { openMemoryStore } from "../../../server/database/store.ts";
import type { ServeOptions } from "../../../server/main.ts";
import { CARD_MARK, type CardWords } from "../../../shared/core/wire/card-words.ts";
import { puzzleSetOf } from "../../../shared/puzzle-sets.ts";
import { start, together, type Under } from "../server.ts";

const WORDS: CardWords = {
  ...cards,
  site: "Quayside",
  games: { duel: "7 Wonders Duel", elasund: "Elasund", "puerto-rico": "Puerto Rico" },
};
const [, FRONT] = cards.front;
const HOSTILE = `"><script>x</script>$&`;

let folder: string;
let under: Under;
let store: Awaited<ReturnType<typeof openMemoryStore>>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "quayside-"));
  mkdirSync(join(folder, "cards"));
  writeFileSync(join(folder, "index.html"), `<head><title>Quayside</title>${CARD_MARK}</head>`);
  writeFileSync(join(folder, "cards/words.json"), JSON.stringify(WORDS));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => under.serving.close());

async function open(more: Partial<ServeOptions> = {}): Promise<void> {
  store = await openMemoryStore();
  under = await start({ clientFolder: folder, ...store, ...more });
}

const page = async (path: string): Promise<string> => (await fetch(under.address + path)).text();

/** Title, line and picture, as they were before they were escaped. */
async function cardAt(path: string): Promise<{ readonly title: string; readonly line: string; readonly picture: string }> {
  const html = await page(path);
  const of = (property: string): string =>
    (new RegExp(`property="og:${property}" content="([^"]*)"`).exec(html)?.[1] ?? "")
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
  return { title: of("title"), line: of("description"), picture: of("image").replace(under.address, "") };
}

/** A finished match of two guests with these names and points; the first has won. */
async function played(match: string, names: readonly string[], points: readonly number[] = [62, 55]): Promise<void> {
  const people = await Promise.all(names.map(async (name) => (name === "" ? undefined : (await store.guests.create(name)).person.id)));
  const places = people.map((_person, seat) => seat + 1);
  const result = { how: "points", places, points: points.map((all) => ({ blue: all - 2, gold: 2 })) };
  await store.guests.addResult({ match, game: "duel", rated: false, people, result });
}

describe("The card of a link", () => {
  it("names the front page, the rules, the statistics, the puzzles and the deals of the day, each with its picture", async () => {
    await open();
    expect(await cardAt("/")).toEqual({ title: "Quayside", line: FRONT, picture: "/cards/quayside.webp" });
    // Services take whole addresses alone.
    expect(await page("/")).toContain(`content="${under.address}/cards/quayside.webp"`);
    expect(await cardAt("/rules/elasund")).toMatchObject({ title: "The rules of Elasund", picture: "/cards/elasund.webp" });
    expect(await cardAt("/statistics/duel")).toMatchObject({ title: "What wins in 7 Wonders Duel", picture: "/cards/duel.webp" });
    const [, second] = (await puzzleSetOf("duel"))!.puzzles;
    expect(await cardAt(`/puzzle/duel/${second!.id}`)).toMatchObject({ title: "7 Wonders Duel: puzzle 2", picture: "/cards/duel.webp" });
    expect((await cardAt("/puzzle")).title).toMatch(/^Puzzle of the day: (Puerto Rico|7 Wonders Duel|Elasund)$/);
    expect(await cardAt("/d/NOSUCHCODE")).toEqual(await cardAt("/"));
    expect(await cardAt("/daily")).toMatchObject({ title: "The deals of the day", picture: "/cards/quayside.webp" });
  });

  it("is the front page's where there is nothing", async () => {
    await open();
    for (const path of ["/t/NOSUCH", "/r/none", "/m/none", "/puzzle/duel/none", "/puzzle/none/1", "/rules/constructor"])
      expect(await cardAt(path)).toEqual(await cardAt("/"));
  });

  it("tells of a finished match who has played and won, and of a moment in it not how it ended", async () => {
    await open();
    await played("m1", ["Ada", "Ben"]);
    expect(await cardAt("/r/m1")).toEqual({
      title: "7 Wonders Duel: Ada and Ben",
      line: "Ada won, 62–55. Watch the match move by move.",
      picture: "/cards/duel.webp",
    });
    const moment = await cardAt("/r/m1/37/1");
    expect(moment.title).toBe("7 Wonders Duel: Ada and Ben");
    expect(moment.line).not.toMatch(/won|62/);
    await played("m2", ["Ada", ""]);
    expect((await cardAt("/r/m2")).title).toBe("7 Wonders Duel: Ada and one other player");
  });

  it("tells of an open table who sits there, and how it stands", async () => {
    await open();
    const { code } = await under.browser({ name: "Ada" }).createTable("duel", {}, 2, { open: true });
    expect(await cardAt(`/t/${code.toLowerCase()}`)).toEqual({
      title: "7 Wonders Duel: Ada at the table",
      line: "1 of 2 seats are taken. Open the link to sit down.",
      picture: "/cards/duel.webp",
    });
    const [feed] = await together(under, "duel", 2);
    expect(await cardAt(`/t/${feed!.ticket.code}`)).toMatchObject({ title: "7 Wonders Duel: Host and Guest 0", line: cards.running[1] });
  });
});

describe("A card keeps what is secret", () => {
  it("of a private table: it tells the game, and that one is invited", async () => {
    await open();
    const { code, match } = await under.browser({ name: "Ada" }).createTable("elasund", {}, 4);
    const card = await cardAt(`/t/${code}`);
    expect(card).toEqual({ title: "Elasund: you are invited", line: cards.invitation[1], picture: "/cards/elasund.webp" });
    expect(await page(`/t/${code}`)).not.toMatch(/Ada|of 4/);
    expect(await page(`/t/${code}`)).toContain('content="noindex"');
    expect(await cardAt(`/r/${match}`)).toEqual(await cardAt("/"));
  });

  it("of an open table that is closed to watchers, once it is played", async () => {
    await open();
    const host = await under.browser({ name: "Ada" }).createTable("duel", {}, 2, { open: true, watchers: false });
    await (await under.browser({ name: "Ben" }).joinTable(host.code)).feed;
    expect((await cardAt(`/t/${host.code}`)).title).toBe("7 Wonders Duel: you are invited");
  });

  it("of a deal of the day while others play it, and of a match that watchers see late", async () => {
    await open({ timings: { watchDelay: 60_000 } });
    const today = new Date().toISOString().slice(0, 10);
    for (const match of ["m1", `${today}-a-daily-deal`]) await played(match, ["Ada", "Ben"]);
    expect(await cardAt("/r/m1")).toEqual(await cardAt("/"));
    expect(await cardAt(`/r/${today}-a-daily-deal`)).toEqual(await cardAt("/daily"));
  });

  it("and no name can get out of its place in the page", async () => {
    await open();
    await played("m1", [HOSTILE, "Ben"]);
    const html = await page("/r/m1");
    expect(html).not.toContain("<script>");
    expect(html).toContain("7 Wonders Duel: &quot;&gt;&lt;script&gt;x&lt;/script&gt;$&amp; and Ben");
    expect((await cardAt("/r/m1")).title).toBe(`7 Wonders Duel: ${HOSTILE} and Ben`);
  });
});

describe("A crawler's request", () => {
  it("reads no record, and opens no table that is not in memory", async () => {
    await open();
    const { code } = await under.browser({ name: "Ada" }).createTable("duel", {}, 2, { open: true });
    await played("m1", ["Ada", "Ben"]);
    await under.serving.close();
    under = await start({ clientFolder: folder, ...store });
    const read = vi.spyOn(store.journal, "read");
    expect((await cardAt(`/t/${code}`)).title).toBe("7 Wonders Duel: Ada at the table");
    await cardAt("/r/m1/5");
    expect(read).not.toHaveBeenCalled();
    expect(await matchMaker.query({ name: ROOMS.match })).toEqual([]);
  });

  it("pays for wrong codes as the call does, so that they cannot be tried one by one; the page comes all the same", async () => {
    await open({ maxCalls: 20 });
    const { code } = await under.browser({ name: "Ada" }).createTable("duel", {}, 2, { open: true });
    for (const wrong of ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"]) await cardAt(`/t/${wrong}`);
    expect(await cardAt(`/t/${code}`)).toEqual(await cardAt("/"));
    expect((await fetch(`${under.address}/t/${code}`)).status).toBe(200);
    await expect(callApi(under.address, "look", { code })).rejects.toMatchObject({ key: "tooOften" });
  });

  it("is answered compressed where it can be, as every page", async () => {
    await open();
    const visit = (path: string, encodings: string) => fetch(under.address + path, { headers: { "accept-encoding": encodings } });
    for (const [encodings, chosen] of [
      ["gzip", "gzip"],
      ["gzip, br", "br"],
      ["identity", null],
    ] as const) {
      const answered = await visit("/daily", encodings);
      expect(answered.headers.get("content-encoding")).toBe(chosen);
      expect(answered.headers.get("vary")).toBe("Accept-Encoding");
      const page = await answered.text();
      expect(page).toContain("og:title");
      // Written once or again, and whichever other places were visited meanwhile.
      for (let times = 0; times < 40; times++) expect(await (await visit("/", encodings)).text()).not.toBe(page);
      expect(await (await visit("/daily", encodings)).text()).toBe(page);
    }
  });
});
