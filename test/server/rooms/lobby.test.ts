/** What the lobby lists. */
import { matchMaker } from "@colyseus/core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { LobbyState } from "../../../client/feed/lobby.ts";
import { ROOMS } from "../../../server/base/room-names.ts";
import { time } from "../../../server/base/time.ts";
import { playing, start, together, type Under } from "../server.ts";

/** Of a guest who has chosen none, they follow from the name. */
const ARMS = /^[a-h][a-g]{2}[a-l]$/;

let under: Under;

beforeAll(async () => {
  under = await start();
});

afterAll(() => under.serving.close());

describe("The lobby", () => {
  it("drops a table whose players left before it began", async () => {
    const waiting = await under.browser().createTable("duel", {}, 2, { open: true });
    waiting.cancel();
    await waiting.feed.catch(() => undefined);
    const news = under.browser();
    await new Promise<void>((gone) => {
      const stop = news.onState(({ tables, people }) => {
        if (people === 0 || tables.some(({ running }) => !running)) return;
        queueMicrotask(() => stop());
        gone();
      });
    });
    await expect(under.browser().joinTable(waiting.code)).rejects.toMatchObject({ key: "unknownTable" });
  });

  it("lists running matches, for watching, and counts players", async () => {
    const feed = await under.browser({ name: "Cleo" }).playNow("toy");
    const listed = await new Promise<LobbyState>((found) => {
      const stop = under.browser().onState((state) => {
        if (!state.tables.some(({ id }) => id === feed.ticket.match)) return;
        queueMicrotask(() => stop());
        found(state);
      });
    });
    expect(listed.people).toBe(1); // open pages, not seats
    const table = listed.tables.find(({ id }) => id === feed.ticket.match);
    const people = [
      { name: "Cleo", bot: false, arms: expect.stringMatching(ARMS) },
      { name: "", bot: true },
      { name: "", bot: true },
    ];
    const terms = { rated: false, speed: "none", seating: "joined", options: {} };
    expect(table).toEqual({ id: feed.ticket.match, game: "toy", people, seats: 3, running: true, code: "", terms });
    expect(listed.matches).toBeGreaterThan(0);
  });

  it("lists open tables, to be joined by their code, and no private ones", async () => {
    const hidden = await under.browser().createTable("duel");
    const open = await under.browser({ name: "Olga" }).createTable("duel", {}, 2, { open: true });
    const { tables } = await new Promise<LobbyState>((found) => {
      const stop = under.browser().onState((state) => {
        if (!state.tables.some(({ code }) => code !== "")) return;
        queueMicrotask(() => stop());
        found(state);
      });
    });
    expect(tables.filter(({ running }) => !running).map(({ code, people }) => ({ code, people }))).toEqual([
      { code: open.code, people: [{ name: "Olga", bot: false, arms: expect.stringMatching(ARMS) }] },
    ]);
    const guest = await under.browser().joinTable(open.code);
    await Promise.all([open.feed, guest.feed]);
    hidden.cancel();
  });

  it("goes on listing a table at which somebody comes or moves", async () => {
    const began = time.now();
    const now = vi.spyOn(time, "now").mockImplementation(() => began);
    const feeds = await together(under, "toy", 3);
    const activeAt = async () => (await matchMaker.query({ name: ROOMS.match, roomId: feeds[0]!.match }))[0]?.metadata.activeAt;
    expect(await activeAt()).toBe(began);
    now.mockImplementation(() => began + 120_000);
    for (const feed of feeds) playing(feed);
    await expect.poll(activeAt).toBe(began + 120_000);
    now.mockRestore();
  });
});
