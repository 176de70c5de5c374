/** The server's log: one JSON object a line, without secrets. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { type LogLevel, libraryLog, log, redirectConsole, report, reportThrottled, setLog } from "../../../server/base/log.ts";
import { migrateDatabase } from "../../../server/database/database.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import { rawClient } from "../harness/raw.ts";
import { start } from "../server.ts";

function heard(level: LogLevel): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  onTestFinished(
    setLog(level, (line) => {
      expect(line).toMatch(/^[^\n]+\n$/);
      lines.push(JSON.parse(line));
    }),
  );
  return lines;
}

const TOKEN = "00112233445566778899aabbccddeeff";

describe("A line of the log", () => {
  it("is one object: time, level, event and fields", () => {
    const lines = heard("debug");
    log("info", "request", { path: "/api/play", status: 200, ms: 3, address: "0123456789ab" });
    expect(lines).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        level: "info",
        event: "request",
        path: "/api/play",
        status: 200,
        ms: 3,
        address: "0123456789ab",
      },
    ]);
  });

  it("is written if its level is high enough", () => {
    const lines = heard("warn");
    for (const level of ["error", "warn", "info", "debug"] as const) log(level, "event");
    expect(lines.map(({ level }) => level)).toEqual(["error", "warn"]);
  });

  it("is never written when the log is silent", () => {
    const lines = heard("silent");
    log("error", "event");
    report("somewhere", new Error("grave"));
    expect(lines).toEqual([]);
  });

  it("has only known fields, each matching its pattern", () => {
    const lines = heard("debug");
    log("info", "event", {
      room: TOKEN,
      address: "203.0.113.7",
      key: TOKEN,
      call: TOKEN,
      path: `/x?${TOKEN}`,
      ms: TOKEN,
      token: TOKEN,
    } as never);
    expect(lines).toMatchObject([{ room: "?", address: "?", key: "?", call: "?", path: "?", ms: "?" }]);
    expect(JSON.stringify(lines)).not.toContain(TOKEN);
  });
});

describe("A logged error", () => {
  it("has its message, its code and its stack", () => {
    const lines = heard("warn");
    report("match abCD_12-x", Object.assign(new Error("disk full"), { code: "ENOSPC" }));
    expect(lines).toMatchObject([{ level: "error", where: "match abCD_12-x", why: "disk full", code: "ENOSPC" }]);
    expect(lines).toMatchObject([{ stack: expect.arrayContaining([expect.stringMatching(/^\S*test\/server\/base\/log\.test\.ts/)]) }]);
  });

  it.each([
    ["a token", `no seat for ${TOKEN}`, TOKEN],
    ["data that cannot be read", `Unexpected token 'x', "{"seed":"hush"}" is not valid JSON`, "hush"],
    ["a database's password", "cannot reach postgres://harbour:hush@db:5432/x", "hush"],
    ["a table's code", "no table ABKDEF", "ABKDEF"],
    ["a code for another device", "code 7KMNPQRS is used", "7KMNPQRS"],
    ["a token in base64", "header AAECAwQFBgcICQoLDA0ODw== is wrong", "AAECAwQ"],
  ])("never contains %s", (_what, message, secret) => {
    const lines = heard("info");
    report(message, new Error(message));
    libraryLog.error(message);
    libraryLog.warn(new Error(message));
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });
});

describe("A library's message about a client's input", () => {
  const command = [...new TextEncoder().encode("command")];
  const said = '{"text":"between us"}';
  const FRAMES: readonly (readonly [string, readonly number[]])[] = [
    ["a name that is no UTF-8", [13, 0xa3, 0x80, 0xff, 0xfe, 0xc0]],
    ["msgpack that ends too soon", [13, 0xa7, ...command, 0x92, 0x01]],
    ["msgpack that goes on behind its end", [13, 0xa7, ...command, 0xa0 + said.length, ...new TextEncoder().encode(said), 0x01]],
  ];

  it.each(FRAMES)("is one line without that input: %s", async (_what, frame) => {
    onTestFinished(redirectConsole());
    const under = await start();
    const game = under.games.find(({ id }) => id === "duel")!;
    const raw = await rawClient(under.address, game, await callApi(under.address, "play", { game: "duel" }));
    const lines = heard("info");
    raw.bytes(Uint8Array.from(frame));
    await expect.poll(() => lines.length).toBe(1);
    expect(lines).toMatchObject([{ event: expect.stringMatching(/^(library|colyseus)$/), why: expect.stringMatching(/\w/) }]);
    expect(JSON.stringify(lines)).not.toMatch(/between us|command/);
    raw.close();
    await under.serving.close();
  });

  it("has its stack, and is never as long as the input", () => {
    const lines = heard("info");
    const cut = `Data read, but end of buffer not reached {"type":"say","text":"between u`;
    libraryLog.error(new Error(cut).stack);
    libraryLog.error(new Error("end of buffer not reached 4711").stack);
    expect(lines.map(({ why }) => why)).toEqual([
      "Error: Data read, but end of buffer not reached …",
      "Error: end of buffer not reached …",
    ]);
    expect(lines).toMatchObject([{ stack: expect.arrayContaining([expect.stringContaining("log.test.ts")]) }, {}]);
  });

  it("does not fill the disk: of a flood a few lines are written, and later the number of the others", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    onTestFinished(redirectConsole());
    const lines = heard("info");
    for (let sent = 0; sent < 1_000; sent++) console.error("decode.utf8Read(): Invalid byte 255 at offset 3");
    expect(lines).toHaveLength(10);
    vi.advanceTimersByTime(30_000);
    reportThrottled("socket on message", new Error("garbage"));
    expect(lines.slice(10)).toMatchObject([{ level: "error", where: "socket on message", why: "garbage", suppressed: 990 }]);
  });
});

describe("The debug log of a whole match", () => {
  it("lists calls, and contains no secrets", async () => {
    const lines = heard("debug");
    const db = await migrateDatabase(sqliteDialect(":memory:"));
    const people = guestStoreIn(db);
    const broken = { ...people, finished: () => Promise.reject(new Error("UNIQUE constraint failed")) };
    const adminToken = "a token of the operator's";
    const under = await start({ guests: broken, access: { adminToken } });
    const ask = <N extends Parameters<typeof callApi>[1]>(name: N, call: Parameters<typeof callApi<N>>[2]) =>
      callApi(under.address, name, call);
    const guest = await ask("arrive", { name: "Albatross" });
    const { code: device } = await ask("code", { guest: guest.token });
    const ticket = await ask("table", { game: "duel", guest: guest.token });
    const game = under.games.find(({ id }) => id === "duel")!;
    const [one, other] = ["a1".repeat(16), "b2".repeat(16)];
    const raw = await rawClient(under.address, game, ticket, one);
    const joined = await ask("join", { code: ticket.code });
    const second = await rawClient(under.address, game, joined, other);
    raw.say("command", { type: "cheat", id: "x" });
    raw.say("command", { type: "say", id: "s", text: "between us" });
    await raw.until((root) => Boolean(root.event));
    await ask("frames", { match: ticket.match, token: ticket.token, from: 0, to: 9 });
    await ask("sit", { match: ticket.match, token: TOKEN }).catch(() => undefined);
    await raw.command({ type: "resign", id: "r" });
    await second.until((root) => root.ending !== "");
    for (const path of [`/?token=${ticket.token}`, `/${ticket.token}`, `/api/${ticket.token}`, `/healthz?${guest.token}`, "/admin"])
      await fetch(`${under.address}${path}`, { headers: { Authorization: `Bearer ${adminToken}` } });
    for (const client of [raw, second]) client.close();
    await under.serving.close();
    await db.destroy();
    const { deal } = (await under.journal.read(ticket.match))!;
    const secrets = [
      ...[ticket, joined].flatMap(({ token, code, reservation }) => [token, code, reservation.sessionId]),
      ...[guest.token, device, adminToken, one, other, TOKEN, deal.secret, "Albatross", "between us", "127.0.0.1"],
    ];
    expect(lines.filter(({ event }) => event === "request").length).toBeGreaterThan(8);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: "request", path: "/api/table", status: 200, address: expect.any(String) }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ event: "request", path: "/*", status: 404 }));
    const written = JSON.stringify(lines);
    for (const secret of secrets) expect(written).not.toContain(secret);
  });
});
