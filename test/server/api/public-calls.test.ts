/** What all the world may read: no more than the site shows a stranger, from any web page, and described in public. */
import fc from "fast-check";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { apiDescription } from "../../../server/api/api-description.ts";
import { PUBLIC_CALLS, type PublicCallName } from "../../../server/api/public-calls.ts";
import { time } from "../../../server/base/time.ts";
import { openMemoryStore } from "../../../server/database/store.ts";
import type { ServeOptions } from "../../../server/main.ts";
import { readRecord } from "../../../shared/core/match/record.ts";
import { callSchemas } from "../../../shared/core/wire/calls.ts";
import { duel } from "../../../shared/duel/index.ts";
import { over, playing, start, together, type Under } from "../server.ts";

let under: Under;
let store: Awaited<ReturnType<typeof openMemoryStore>>;
afterEach(() => under.serving.close());

async function open(more: Partial<ServeOptions> = {}): Promise<void> {
  store = await openMemoryStore();
  under = await start({ ...store, ...more });
}
async function read(path: string, method = "GET") {
  const answer = await fetch(under.address + path, { method });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}
/** An answer, which fits what is published of it. */
async function answerOf(name: PublicCallName, path: string): Promise<Record<string, unknown>> {
  const { status, body } = await read(`/api/v1/${path}`);
  expect([status, body]).toEqual([200, expect.anything()]);
  expect(PUBLIC_CALLS[name].isAnswer(body), JSON.stringify(body)).toBe(true);
  return body;
}
const namesIn = (record: string): readonly string[] =>
  readRecord(record)
    .entries.flatMap((entry) => (entry.type === "seat" && entry.kind === "person" ? [entry.name] : []))
    .sort();

const NAMES = ["Friend", "Host", "Third"];
async function finished(isOpen: boolean): Promise<string> {
  const host = await under.browser({ name: "Host" }).createTable("toy", {}, 3, { open: isOpen });
  const others = await Promise.all(["Friend", "Third"].map((name) => under.browser({ name }).joinTable(host.code)));
  const feeds = await Promise.all([host, ...others].map(({ feed }) => feed));
  await Promise.all(feeds.map((feed) => over(playing(feed).feed)));
  return feeds[0]!.match;
}

describe("The leaderboards", () => {
  it("are read by all, and name nobody's id", async () => {
    await open();
    const people = await Promise.all(["Ada", "Ben"].map(async (name) => (await store.guests.create(name)).person));
    const result = { how: "points", places: [1, 2], points: [{}, {}] };
    await store.guests.addResult({ match: "m1", game: "duel", rated: true, people: people.map(({ id }) => id), result });
    const board = await answerOf("leaders", "leaders/duel/rated");
    expect(board).toMatchObject({ placed: [], provisional: [{ name: "Ada", place: 0 }, { name: "Ben" }], count: 0 });
    expect((await answerOf("leaders", "leaders/duel/casual")).provisional).toEqual([]);
    const player = await answerOf("player", "players/Ada");
    expect(player).toMatchObject({ name: "Ada", ratings: [{ game: "duel", kind: "rated", matches: 1 }] });
    for (const { id } of people) expect(JSON.stringify([board, player])).not.toContain(id);
    expect(await read("/api/v1/players/Cleo")).toMatchObject({ status: 404, body: { key: "unknownGuest" } });
    expect(await read("/api/v1/players/")).toMatchObject({ status: 404, body: { key: "unknownGuest" } });
    expect(await read("/api/v1/leaders/chess/rated")).toMatchObject({ status: 404, body: { key: "unknownGame" } });
  });
});

describe("The puzzle of the day", () => {
  it("is told up to its choice, and without its solution", async () => {
    await open();
    const puzzle = await answerOf("puzzle", "puzzle");
    expect(puzzle.path).toBe(`/puzzle/${puzzle.game}/${puzzle.puzzle}`);
    expect(readRecord(puzzle.record as string).game).toBe(puzzle.game);
    expect(JSON.stringify(puzzle)).not.toMatch(/solution|chances/);
  });
});

describe("The record of a match", () => {
  it("is that of an ended one, with its names", async () => {
    await open();
    const match = await finished(true);
    const { record } = await answerOf("match", `matches/${match}`);
    expect(namesIn(record as string)).toEqual(NAMES);
    expect(record).toBe((await callApi(under.address, "record", { match })).record);
  });

  it("names nobody who played at a private table", async () => {
    await open();
    const match = await finished(false);
    const { record } = await answerOf("match", `matches/${match}`);
    expect(namesIn(record as string)).toEqual(["", "", ""]);
    // Who was there knows them.
    expect(namesIn((await callApi(under.address, "record", { match })).record)).toEqual(NAMES);
  });

  it("is not told while it runs, nor where there is none", async () => {
    await open();
    const [feed] = await together(under, "toy", 3);
    expect(await read(`/api/v1/matches/${feed!.match}`)).toMatchObject({ status: 400, body: { key: "notOver" } });
    expect(await read("/api/v1/matches/none")).toMatchObject({ status: 404, body: { key: "unknownTable" } });
  });

  it("is held back until watchers have seen all of it", async () => {
    const watchDelay = 60_000;
    await open({ timings: { watchDelay } });
    const match = await finished(true);
    expect(await read(`/api/v1/matches/${match}`)).toMatchObject({ status: 400, body: { key: "heldBack" } });
    const now = time.elapsed();
    const clock = vi.spyOn(time, "elapsed").mockReturnValue(now + watchDelay);
    onTestFinished(() => clock.mockRestore());
    await answerOf("match", `matches/${match}`);
  });

  it("is a secret for the deal of the day until the day is over", async () => {
    await open();
    const token = (await store.guests.create("Ada")).token;
    const { match } = await callApi(under.address, "daily", { guest: token, game: "duel" });
    expect(await read(`/api/v1/matches/${match}`)).toMatchObject({ status: 400, body: { key: "dailySecret" } });
  });
});

describe("Published matches", () => {
  it("are listed with their licence, read in parts, and add up over all months by today's rules", async () => {
    await open();
    const { guests } = store;
    const rules = duel.rules;
    for (const [at, month] of ["2020-09", "2020-10"].entries()) {
      for (let deal = 0; deal < 101; deal++) {
        await guests.publish(month, { game: "duel", deal: String(deal).padStart(3, "0"), record: JSON.stringify({ deal, month }) });
      }
      const counted = {
        game: "duel",
        seats: 2,
        rules,
        matches: 101,
        charts: { order: { 1: [101, 60 + at] as const, 2: [101, 41 - at] as const } },
      };
      await guests.endMonth(month, [counted, { ...counted, rules: rules - 1 }, { ...counted, seats: 3 }]);
    }
    expect(await answerOf("dumps", "dumps")).toEqual({
      licence: "CC0-1.0",
      dumps: ["2020-10", "2020-09"].map((month) => ({ month, game: "duel", matches: 101, parts: 2 })),
    });
    const parts = await Promise.all([0, 1, 2].map((part) => answerOf("dump", `dumps/duel/2020-10/${part}`)));
    expect(parts.map(({ records }) => (records as object[]).length)).toEqual([100, 1, 0]);
    expect(parts[1]!.records).toEqual([{ deal: 100, month: "2020-10" }]);
    expect(await answerOf("statistics", "statistics/duel/2")).toEqual({
      rules,
      matches: 202,
      charts: { order: { 1: [202, 121], 2: [202, 81] } },
    });
    expect(await answerOf("statistics", "statistics/elasund/4")).toMatchObject({ matches: 0, charts: {} });
    for (const path of ["dumps/duel/2026-1/0", "dumps/duel/2020-10/-1", "dumps/duel/2020-10/x", "statistics/duel/22"])
      expect(await read(`/api/v1/${path}`)).toMatchObject({ status: 400, body: { key: "malformed" } });
    for (const path of ["dumps/chess/2020-10/0", "statistics/chess/2"])
      expect(await read(`/api/v1/${path}`)).toMatchObject({ status: 404, body: { key: "unknownGame" } });
  });
});

describe("What is public", () => {
  it("is read by pages of any origin, and nothing else is", async () => {
    await open();
    for (const path of ["/api/v1/puzzle", "/api/v1/none", "/api/v1/matches/none"])
      expect((await read(path)).headers.get("access-control-allow-origin")).toBe("*");
    const foreign = { method: "POST", headers: { Origin: "https://evil.example" }, body: '{"game":"duel"}' };
    const refused = await fetch(`${under.address}/api/play`, foreign);
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([400, null]);
    for (const path of ["/", "/api", "/healthz"])
      expect((await fetch(under.address + path, { headers: foreign.headers })).headers.get("access-control-allow-origin")).toBe(null);
  });

  it("is never more than read", async () => {
    await open();
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) expect((await read("/api/v1/puzzle", method)).status).toBe(405);
  });

  it("costs an address calls", async () => {
    await open({ maxCalls: 20 });
    const asked = await Promise.all(Array.from({ length: 9 }, () => read("/api/v1/puzzle")));
    expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(asked.find(({ status }) => status === 429)?.body).toMatchObject({ key: "tooOften" });
  });

  it("fails at no path", async () => {
    await open();
    const part = fc.oneof(
      fc.webSegment(),
      fc.constantFrom(
        "leaders",
        "players",
        "puzzle",
        "matches",
        "dumps",
        "statistics",
        "2020-10",
        "1",
        "duel",
        "rated",
        "%",
        "%00",
        "..%2f",
        "{game}",
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), async (parts) => {
        const { status } = await read(`/api/v1/${parts.join("/")}`);
        expect([200, 400, 404]).toContain(status);
      }),
      { numRuns: 150 },
    );
  });
});

describe("The description of the calls", () => {
  it("names each one, as OpenAPI and as a page without scripts", async () => {
    await open();
    const { body } = await read("/api/openapi.json");
    expect(body).toEqual(JSON.parse(JSON.stringify(apiDescription((body.info as { version: string }).version))));
    const paths = body.paths as Readonly<Record<string, object>>;
    for (const [name] of callSchemas()) expect(paths[`/api/${name}`]).toHaveProperty("post.requestBody");
    for (const { path } of Object.values(PUBLIC_CALLS)) expect(paths[`/api/v1/${path}`]).toHaveProperty("get.responses.200");
    for (const path of ["/api", "/api/"]) {
      const page = await (await fetch(under.address + path)).text();
      for (const described of Object.keys(paths)) expect(page).toContain(described);
      expect(page).not.toMatch(/<script|<style|style=/);
    }
  });
});
