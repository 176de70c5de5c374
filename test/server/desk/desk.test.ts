/** What the desk refuses, and what a room refuses to a connection without a reservation. */
import { request } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callDesk } from "../../../client/feed/live/desk.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import type { Game } from "../../../shared/core/game.ts";
import { CLOSED, LONGEST_MESSAGE } from "../../../shared/core/wire.ts";
import { expectSeenAll, memory, over, type Player, playing, start, together, type Under, watching, whenPresent } from "../server.ts";
import { type RawClient, rawClient } from "../transport/raw.ts";

let under: Under;

/** Plays at the same time, and must not be affected. */
let bystander: Player;

let game: Game;
/** Two players at a Duel: one only receives, the other's messages are sent by the test. */
let lawful: Player;
let raw: RawClient;

beforeAll(async () => {
  under = await start();
  game = under.games.find(({ id }) => id === "duel")!;
  bystander = watching((await together(under, "duel", 2))[0]!);
});

afterAll(async () => {
  const { feed } = bystander;
  expect(feed.presence().connection).toBe("open");
  const answer = await feed.resign();
  expect(answer.ok).toBe(true);
  await over(feed);
  await expectSeenAll(under, bystander);
  await under.serving.close();
});

beforeEach(async () => {
  const host = await under.browser().createTable("duel");
  raw = await rawClient(under.address, game, await callDesk(under.address, "join", { code: host.code }));
  lawful = watching(await host.feed);
  await raw.until((root) => Boolean(root.event));
});

afterEach(() => {
  raw.close();
  lawful.feed.leave();
});

const current = () => raw.received();

describe("A join is refused", () => {
  const call = callDesk;
  const key = (expected: string) => expect.objectContaining({ name: "Refusal", key: expected });

  it("at a full table", async () => {
    const { address } = under;
    await expect(call(address, "join", { code: lawful.feed.ticket.code })).rejects.toEqual(key("tableFull"));
  });

  it("at a finished table", async () => {
    await lawful.feed.resign();
    await expect(call(under.address, "join", { code: lawful.feed.ticket.code })).rejects.toEqual(key("matchOver"));
  });

  it("at an unknown table", async () => {
    const { address } = under;
    for (const code of ["ZZZZZZ", "", " ", "constructor", "zzz' or 1"])
      await expect(call(address, "join", { code })).rejects.toEqual(key("unknownTable"));
    await expect(call(address, "watch", { match: "nothing" })).rejects.toEqual(key("unknownTable"));
    await expect(call(address, "sit", { match: "nothing", token: "00".repeat(16) })).rejects.toEqual(key("unknownTable"));
  });

  it("with another table's token", async () => {
    const { match } = lawful.feed.ticket;
    for (const token of ["00".repeat(16), bystander.feed.ticket.token])
      await expect(call(under.address, "sit", { match, token })).rejects.toEqual(key("foreignSeat"));
    await expect(call(under.address, "sit", { match, token: "" })).rejects.toEqual(key("malformed"));
  });

  it("without a reservation from the desk, or with a used one", async () => {
    const { reservation } = raw.ticket;
    const stolen = await new Promise<number>((closed) => {
      const socket = new WebSocket(
        `${under.address.replace("http", "ws")}/${reservation.processId}/${reservation.roomId}?sessionId=${reservation.sessionId}`,
      );
      socket.onclose = ({ code }) => closed(code);
    });
    expect(stolen).toBe(4002);
    expect(lawful.feed.presence().people.map(({ here }) => here)).toEqual([true, true]);
  });

  it("to watch a table whose match has not begun", async () => {
    const ticket = await call(under.address, "table", { game: "duel" });
    await expect(call(under.address, "watch", { match: ticket.match })).rejects.toEqual(key("notBegun"));
  });
});

describe("A second window with the same token", () => {
  it("takes the seat, and the older window is told", async () => {
    const { match, token } = raw.ticket;
    const second = await rawClient(under.address, game, await callDesk(under.address, "sit", { match, token }), "00".repeat(16));
    expect(await raw.closed).toBe(CLOSED.takenElsewhere);
    await second.until((root) => Boolean(root.event));
    expect(second.received().sight).toEqual(current().sight);
    expect(lawful.feed.presence().people[1]).toMatchObject({ kind: "person", here: true });
    await expectSeenAll(under, lawful);
    second.close();
  });

  it("is reported in the older window's feed", async () => {
    const storage = memory();
    const first = await under.browser({ storage }).playNow("toy");
    const second = (await under.browser({ storage }).resume()) as LiveFeed;
    expect(second.seat).toBe(first.seat);
    await whenPresent(first, ({ connection, why }) => connection === "closed" && why === "takenElsewhere");
    expect(await first.resign()).toMatchObject({ ok: false, key: "takenElsewhere" });
    playing(second);
    await over(second);
  });
});

describe("The desk refuses", () => {
  const post = async (path: string, body: string, headers: Record<string, string> = {}, method = "POST") => {
    const answer = await fetch(`${under.address}${path}`, { method, headers, ...(method === "POST" && { body }) });
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  it.each([
    ["a call it does not know", "/api/create", "{}", "malformed"],
    ["a name every object has", "/api/constructor", "{}", "malformed"],
    ["no body", "/api/play", "", "malformed"],
    ["what is no JSON", "/api/play", "{", "malformed"],
    ["null", "/api/play", "null", "malformed"],
    ["an unknown key", "/api/play", '{"game":"duel","bots":9}', "malformed"],
    ["too many bytes", "/api/play", `{"game":"${"x".repeat(LONGEST_MESSAGE)}"}`, "malformed"],
    ["a name too long", "/api/play", `{"game":"duel","name":"${"x".repeat(25)}"}`, "malformed"],
    ["an unknown game", "/api/play", '{"game":"chess"}', "unknownGame"],
    ["seats the game has not", "/api/table", '{"game":"duel","seats":3}', "badOptions"],
    ["an unknown option", "/api/table", '{"game":"duel","options":{"cheat":true}}', "badOptions"],
    ["an option's unknown value", "/api/table", '{"game":"toy","options":{"sides":7}}', "badOptions"],
  ])("%s", async (_what, path, body, key) => expect(await post(path, body)).toMatchObject({ status: 400, ok: false, key }));

  it("any other method and path", async () => {
    expect(await post("/api/play", "", {}, "GET")).toMatchObject({ status: 400, key: "malformed" });
  });

  it("pages of other sites, over HTTP and sockets", async () => {
    for (const origin of ["https://evil.example", "null", `${under.address}.evil.example`])
      expect(await post("/api/play", '{"game":"duel"}', { Origin: origin })).toMatchObject({ status: 400, key: "foreignOrigin" });
    expect(await post("/api/play", '{"game":"duel"}', { Origin: under.address })).toMatchObject({ status: 200, ok: true });
    const upgrade = (origin: string) =>
      new Promise<number | undefined>((done) => {
        const key = "dGhlIHNhbXBsZSBub25jZQ==";
        const headers = {
          Connection: "Upgrade",
          Upgrade: "websocket",
          "Sec-WebSocket-Version": "13",
          "Sec-WebSocket-Key": key,
          Origin: origin,
        };
        const asked = request(`${under.address}/a/b?sessionId=c`, { headers }, (answer) => done(answer.statusCode));
        asked.on("upgrade", (answer, socket) => {
          socket.destroy();
          done(answer.statusCode);
        });
        asked.end();
      });
    expect(await upgrade("https://evil.example")).toBe(403);
    expect(await upgrade(under.address)).toBe(101);
  });

  it("Colyseus's own HTTP API", async () => {
    const ways = ["create/match", "joinOrCreate/match", "join/match", `joinById/${lawful.feed.ticket.match}`, "create/watch", "join/lobby"];
    for (const way of ways) expect((await fetch(`${under.address}/matchmake/${way}`, { method: "POST", body: "{}" })).status).toBe(405);
  });
});
