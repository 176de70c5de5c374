/** What programs must not do, and what it costs them: a clear answer, and never a seat, a match or the server. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { openMemoryStore } from "../../../server/database/store.ts";
import { MESSAGE_TYPES } from "../../../server/programs/messages.ts";
import { LONGEST_MESSAGE } from "../../../shared/core/wire/wire.ts";
import { ADMIN_TOKEN, act } from "../harness/operator.ts";
import { start, type Under } from "../server.ts";
import { account, connect, greet, type ProgramUnder, playOut, program } from "./program.ts";

const LIMITS = { maxProgramMessages: 300, maxProgramSockets: 40, maxProgramMatches: 2 };

let under: Under;
beforeAll(async () => {
  under = await start({ ...(await openMemoryStore()), ...LIMITS, access: { adminToken: ADMIN_TOKEN } });
});
afterAll(() => under.serving.close());

/** In a match against a level, asked for a move. */
async function asked() {
  const ada = await program(under);
  const { match } = await ada.ask({ type: "make", game: "duel", level: "beginner" });
  const ask = await ada.until("ask");
  return { ada, match: match as string, ask, moves: ask.moves as string[] };
}

/** The match has lost nothing, and goes on to its end. */
async function expectUnharmed(ada: ProgramUnder, match: string): Promise<void> {
  expect(await playOut(ada, match)).toMatchObject({ type: "over", match });
}

describe("A message that is none", () => {
  it.each([
    ["no JSON", "hello"],
    ["empty text", ""],
    ["a list", "[]"],
    ["null", "null"],
    ["bytes", new Uint8Array([123, 125])],
    ["a type that there is not", '{"type":"cheat"}'],
    ["a type from the prototype", '{"type":"constructor"}'],
    ["a field too many", '{"type":"tables","more":1}'],
    ["a field of another type", '{"type":"move","match":1,"ask":"1","moves":"build"}'],
    ["no move", '{"type":"move","match":"m","ask":1,"moves":[]}'],
    ["a row that is too long", JSON.stringify({ type: "move", match: "m", ask: 1, moves: new Array(65).fill("a") })],
    ["a nest", `{"type":"make","game":"duel","options":${"[".repeat(900)}${"]".repeat(900)}}`],
  ])("is answered and loses nothing: %s", async (_what, message) => {
    const { ada, match } = await asked();
    ada.say(message);
    expect(await ada.until("error")).toMatchObject({ error: "malformed", says: expect.stringContaining("JSON object") });
    await expectUnharmed(ada, match);
  });

  it("is answered whatever it is: every type with any fields", async () => {
    const { ada, match } = await asked();
    const field = fc.constantFrom("id", "token", "game", "match", "seats", "options", "speed", "level", "open", "code", "ask", "moves");
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(match, "duel", 1, 2, "ABCDEF", ["build walls"]));
    // A program that leaves its seat by a lucky message has done so lawfully.
    const types = MESSAGE_TYPES.filter((type) => type !== "leave" && type !== "resign");
    const messages = fc.tuple(fc.constantFrom(...types, "x"), fc.dictionary(field, value, { maxKeys: 4 }));
    let sent = 0;
    for (const [type, fields] of fc.sample(messages, { numRuns: 100, seed: 1 })) {
      const answer = await ada.ask({ ...fields, type });
      expect(answer.type === "error" ? answer.says : answer.type).toBeTypeOf("string");
      expect(answer.error).not.toBe("failed");
      sent++;
    }
    expect(sent).toBe(100);
    // It may have opened tables and waited; its match is as it was.
    await expectUnharmed(ada, match);
  });

  it("of more bytes than it may have closes the socket, and the seat is held", async () => {
    const { ada, match } = await asked();
    ada.say(JSON.stringify({ type: "tables", id: "x".repeat(LONGEST_MESSAGE) }));
    expect(await ada.closed).toBe(1009);
    await expectUnharmed(await greet(under, ada.account), match);
  });
});

describe("Too much", () => {
  it("messages in a second are refused one by one, and a flood closes the socket; the seat is held", async () => {
    const { ada, match } = await asked();
    let code = 0;
    void ada.closed.then((closed) => {
      code = closed;
    });
    // Again and again, for a burst may fall into two seconds.
    await expect
      .poll(() => {
        for (let sent = 0; code === 0 && sent < 12 * LIMITS.maxProgramMessages; sent++) ada.say({ type: "tables" });
        return code;
      })
      .toBe(1008);
    expect(ada.of("error").every(({ error }) => error === "tooMuch")).toBe(true);
    await expectUnharmed(await greet(under, ada.account), match);
  });

  it("matches at once are refused", async () => {
    const { ada, match } = await asked();
    await ada.ask({ type: "make", game: "duel", level: "beginner" });
    for (const more of [
      { type: "make", game: "duel" },
      { type: "queue", game: "duel" },
      { type: "join", code: "ABCDEF" },
    ])
      expect(await ada.ask(more)).toMatchObject({ error: "tooManyMatches" });
    await expectUnharmed(ada, match);
  });

  it("sockets of one address are refused", async () => {
    const own = await account(under);
    const open = [];
    for (let sockets = 0; sockets < LIMITS.maxProgramSockets; sockets++) open.push(await connect(under));
    const more = await connect(under);
    expect(await more.until("error")).toMatchObject({ error: "tooManySockets" });
    expect(await more.closed).toBe(1008);
    for (const one of open) one.close();
    await Promise.all(open.map(({ closed }) => closed));
    await expect
      .poll(async () => {
        const again = await connect(under);
        again.say({ type: "hello", token: own.token });
        return (await Promise.race([again.until("welcome"), again.until("error")])).type;
      })
      .toBe("welcome");
  });
});

describe("Who is nobody", () => {
  it("may say nothing but hello", async () => {
    const nobody = await connect(under);
    for (const message of [{ type: "tables" }, { type: "make", game: "duel" }, { type: "leaveQueue" }])
      expect(await nobody.ask(message)).toMatchObject({ error: "helloFirst" });
  });

  it("is sent away with a token that no program has", async () => {
    const nobody = await connect(under);
    nobody.say({ type: "hello", token: "0".repeat(32) });
    expect(await nobody.until("error")).toMatchObject({ error: "unknownProgram" });
    expect(await nobody.closed).toBe(1008);
  });

  it("cannot become another program on the same socket", async () => {
    const [ada, other] = [await program(under), await account(under, "Other")];
    expect(await ada.ask({ type: "hello", token: other.token })).toMatchObject({ error: "alreadyGreeted" });
  });

  it("is a program whose guest the operator has banned, from that moment on", async () => {
    const { ada } = await asked();
    const { programs } = await callApi(under.address, "programs", { guest: ada.account.guest });
    const { kept } = await callApi(under.address, "kept", { guest: ada.account.guest });
    expect(programs).toHaveLength(1);
    await act(under.address, { what: "ban", who: (kept.person as { id: string }).id });
    expect(await ada.until("error")).toMatchObject({ error: "banned" });
    expect(await ada.closed).toBe(1008);
    const again = await connect(under);
    again.say({ type: "hello", token: ada.account.token });
    expect(await again.until("error")).toMatchObject({ error: "banned" });
  });
});

describe("A move", () => {
  it.each([
    ["that is not legal", () => ({ moves: ["build nothing"] }), "illegalMove"],
    ["to an ask that is past", ({ ask }: { ask: number }) => ({ ask: ask - 1 }), "staleAsk"],
    ["to an ask that has not come", ({ ask }: { ask: number }) => ({ ask: ask + 1 }), "staleAsk"],
  ])("%s is refused, and the ask stands", async (_what, change, error) => {
    const { ada, match, ask, moves } = await asked();
    const move = { type: "move", match, ask: ask.ask, moves: moves.slice(0, 1) };
    expect(await ada.ask({ ...move, ...change({ ask: ask.ask as number }) })).toMatchObject({ error });
    await expectUnharmed(ada, match);
  });

  it("out of turn is refused", async () => {
    const { ada, match } = await asked();
    const bob = await program(under, "Bob");
    const { code, match: table } = await ada.ask({ type: "make", game: "duel" });
    await bob.ask({ type: "join", code });
    const first = await Promise.race([ada, bob].map(async (one) => [one, await one.until("ask", (news) => news.match === table)] as const));
    const [asks, ask] = first;
    const waits = asks === ada ? bob : ada;
    const move = { type: "move", match: table, ask: ask.ask, moves: (ask.moves as string[]).slice(0, 1) };
    expect(await waits.ask(move)).toMatchObject({ error: "notAsked" });
    const ends = await Promise.all([playOut(ada, table as string), playOut(bob, table as string), playOut(ada, match)]);
    expect(ends.map(({ type }) => type)).toEqual(["over", "over", "over"]);
  });

  it.each(["move", "resign", "leave"])("of another's seat cannot be made: %s in a match where the program has none", async (type) => {
    const { ada, match, ask, moves } = await asked();
    const eve = await program(under, "Eve");
    const more = type === "move" ? { ask: ask.ask, moves: moves.slice(0, 1) } : {};
    expect(await eve.ask({ type, match, ...more })).toMatchObject({ error: "unknownMatch" });
    await expectUnharmed(ada, match);
  });
});

describe("A table", () => {
  it("that a person has opened to all is not for programs, nor is one whose match is rated or in days", async () => {
    const lobby = under.browser({ name: "Host" });
    await lobby.guest.name();
    const eve = await program(under, "Eve");
    const open = await lobby.createTable("duel", {}, 2, { open: true });
    expect(await eve.ask({ type: "join", code: open.code })).toMatchObject({ error: "peopleOnly" });
    const rated = await lobby.createTable("duel", {}, 2, { open: true, rated: true });
    expect(await eve.ask({ type: "join", code: rated.code })).toMatchObject({ error: "peopleOnly" });
    const slow = await lobby.createTable("duel", {}, 2, { speed: "day" });
    expect(await eve.ask({ type: "join", code: slow.code })).toMatchObject({ error: "peopleOnly" });
    expect(await eve.ask({ type: "tables" })).toMatchObject({ tables: [] });
    for (const table of [open, rated, slow]) table.cancel?.();
  });

  it("is joined by its code alone, once", async () => {
    const { ada } = await asked();
    const { code } = await ada.ask({ type: "make", game: "duel" });
    expect(await ada.ask({ type: "leave", match: "no match" })).toMatchObject({ error: "unknownMatch" });
    const eve = await program(under, "Eve");
    for (const wrong of ["", "AAAAAA", "%00"])
      expect(await eve.ask({ type: "join", code: wrong })).toMatchObject({ error: "unknownTable" });
    await eve.ask({ type: "join", code });
    expect(await eve.ask({ type: "join", code })).toMatchObject({ error: "seated" });
  });
});
