/** What the API refuses, and what a room refuses to a connection without a reservation. */
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { CLOSED, LONGEST_MESSAGE } from "../../../shared/core/wire/wire.ts";
import { rawClient } from "../harness/raw.ts";
import { rawTable } from "../harness/raw-table.ts";
import { expectSeenAll, memory, over, playing, whenPresent } from "../server.ts";

const at = rawTable();

describe("A join is refused", () => {
  const call = callApi;
  const key = (expected: string) => expect.objectContaining({ name: "Refusal", key: expected });

  it("at a full table", async () => {
    const { address } = at.under;
    await expect(call(address, "join", { code: at.lawful.feed.ticket.code })).rejects.toEqual(key("tableFull"));
  });

  it("at a finished table", async () => {
    await at.lawful.feed.resign();
    await expect(call(at.under.address, "join", { code: at.lawful.feed.ticket.code })).rejects.toEqual(key("matchOver"));
  });

  it("at an unknown table", async () => {
    const { address } = at.under;
    for (const code of ["ZZZZZZ", "", " ", "constructor", "zzz' or 1"])
      await expect(call(address, "join", { code })).rejects.toEqual(key("unknownTable"));
    await expect(call(address, "watch", { match: "nothing" })).rejects.toEqual(key("unknownTable"));
    await expect(call(address, "sit", { match: "nothing", token: "00".repeat(16) })).rejects.toEqual(key("unknownTable"));
  });

  it("with another table's token", async () => {
    const { match } = at.lawful.feed.ticket;
    for (const token of ["00".repeat(16), at.bystander.feed.ticket.token])
      await expect(call(at.under.address, "sit", { match, token })).rejects.toEqual(key("foreignSeat"));
    await expect(call(at.under.address, "sit", { match, token: "" })).rejects.toEqual(key("malformed"));
  });

  it("without a reservation from the API, or with a used one", async () => {
    const { reservation } = at.raw.ticket;
    const stolen = await new Promise<number>((closed) => {
      const socket = new WebSocket(
        `${at.under.address.replace("http", "ws")}/${reservation.processId}/${reservation.roomId}?sessionId=${reservation.sessionId}`,
      );
      socket.onclose = ({ code }) => closed(code);
    });
    expect(stolen).toBe(4002);
    expect(at.lawful.feed.presence().people.map(({ here }) => here)).toEqual([true, true]);
  });

  it("to watch a table whose match has not begun", async () => {
    const ticket = await call(at.under.address, "table", { game: "duel" });
    await expect(call(at.under.address, "watch", { match: ticket.match })).rejects.toEqual(key("needsCode"));
    await expect(call(at.under.address, "watch", { match: ticket.match, code: ticket.code })).rejects.toEqual(key("notBegun"));
  });
});

describe("A second window with the same token", () => {
  it("takes the seat, and the older window is told", async () => {
    const { match, token } = at.raw.ticket;
    const second = await rawClient(at.under.address, at.game, await callApi(at.under.address, "sit", { match, token }), "00".repeat(16));
    expect(await at.raw.closed).toBe(CLOSED.takenElsewhere);
    await second.until((root) => Boolean(root.event));
    expect(second.received().sight).toEqual(at.current().sight);
    expect(at.lawful.feed.presence().people[1]).toMatchObject({ kind: "person", here: true });
    await expectSeenAll(at.under, at.lawful);
    second.close();
  });

  it("is reported in the older window's feed", async () => {
    const storage = memory();
    const first = await at.under.browser({ storage }).playNow("toy");
    const second = (await at.under.browser({ storage }).resume()) as LiveFeed;
    expect(second.seat).toBe(first.seat);
    await whenPresent(first, ({ connection, why }) => connection === "closed" && why === "takenElsewhere");
    expect(await first.resign()).toMatchObject({ ok: false, key: "takenElsewhere" });
    playing(second);
    await over(second);
  });
});

describe("The API refuses", () => {
  const post = async (path: string, body: string, headers: Record<string, string> = {}, method = "POST") => {
    const answer = await fetch(`${at.under.address}${path}`, { method, headers, ...(method === "POST" && { body }) });
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
    for (const origin of ["https://evil.example", "null", `${at.under.address}.evil.example`])
      expect(await post("/api/play", '{"game":"duel"}', { Origin: origin })).toMatchObject({ status: 400, key: "foreignOrigin" });
    expect(await post("/api/play", '{"game":"duel"}', { Origin: at.under.address })).toMatchObject({ status: 200, ok: true });
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
        const asked = request(`${at.under.address}/a/b?sessionId=c`, { headers }, (answer) => done(answer.statusCode));
        asked.on("upgrade", (answer, socket) => {
          socket.destroy();
          done(answer.statusCode);
        });
        asked.end();
      });
    expect(await upgrade("https://evil.example")).toBe(403);
    expect(await upgrade(at.under.address)).toBe(101);
  });

  it("Colyseus's own HTTP API", async () => {
    const ways = [
      "create/match",
      "joinOrCreate/match",
      "join/match",
      `joinById/${at.lawful.feed.ticket.match}`,
      "create/watch",
      "join/lobby",
    ];
    for (const way of ways) expect((await fetch(`${at.under.address}/matchmake/${way}`, { method: "POST", body: "{}" })).status).toBe(405);
  });
});
