/** Programs at the server: bot accounts, their socket, and whole matches over it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LobbyState } from "../../../client/feed/lobby.ts";
import { openMemoryStore } from "../../../server/database/store.ts";
import type { Game, View } from "../../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { frames, resume } from "../../../shared/core/match/step.ts";
import type { CallName } from "../../../shared/core/wire/calls.ts";
import { GAMES } from "../../../shared/games.ts";
import { playing, start, type Under } from "../server.ts";
import { account, connect, greet, type ProgramUnder, playOut, program } from "./program.ts";

let under: Under;
beforeAll(async () => {
  // Guests and records in one database, as on a server.
  under = await start(await openMemoryStore());
});
afterAll(() => under.serving.close());

const call = (name: CallName, body: object) => callApi(under.address, name, body as never) as Promise<object>;
const gameWith = (id: string): Game => under.games.find((game) => game.id === id)!;

describe("A bot account", () => {
  it("is made by a guest under a name that begins with BOT, and its token is told once", async () => {
    const own = await account(under, "Ada");
    expect(own).toMatchObject({ name: "BOT Ada", token: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const { programs } = await callApi(under.address, "programs", { guest: own.guest });
    expect(programs).toEqual([{ id: own.id, name: "BOT Ada", made: expect.any(Number) }]);
    const { kept } = await callApi(under.address, "kept", { guest: own.guest });
    expect(kept).toMatchObject({ programs });
    expect(JSON.stringify(kept)).not.toContain(own.token);
  });

  it("is no guest: its token opens nothing but the programs' socket", async () => {
    const own = await account(under);
    await expect(call("profile", { guest: own.token })).rejects.toMatchObject({ key: "unknownGuest" });
    await expect(call("quick", { guest: own.token, game: "duel", rated: true })).rejects.toMatchObject({ key: "unknownGuest" });
    const connected = await connect(under);
    connected.say({ type: "hello", token: own.guest });
    expect(await connected.until("error")).toMatchObject({ error: "unknownProgram" });
    expect(await connected.closed).toBe(1008);
  });

  const MARKS = ["BOT Ada", "bot", "Bot-Ada", "[BOT] Ada", "ВОТ Ada", "b0t Ada", "|BOT Ada", "🅱OT Ada", "Ⓑot Ada", "ʙᴏᴛ Ada", "ꓐOT Ada"];
  it.each([...MARKS, "B\u0332OT Ada", "BO\u0335T Ada"])("has a mark that no person may take: %s", async (name) => {
    await expect(call("arrive", { name })).rejects.toMatchObject({ key: "nameTaken" });
    await expect(call("play", { game: "toy", name })).rejects.toMatchObject({ key: "nameTaken" });
    const { token } = await callApi(under.address, "arrive", { name: "Bottom" });
    await expect(call("rename", { guest: token, name })).rejects.toMatchObject({ key: "nameTaken" });
  });

  it("gets another token from its guest alone, and a socket opened with the old one is closed", async () => {
    const own = await account(under);
    const connected = await greet(under, own);
    const { token: stranger } = await callApi(under.address, "arrive", { name: "Eve" });
    await expect(call("renewProgram", { guest: stranger, program: own.id })).rejects.toMatchObject({ key: "unknownGuest" });
    await expect(call("eraseProgram", { guest: stranger, program: own.id })).rejects.toMatchObject({ key: "unknownGuest" });
    const { token } = (await call("renewProgram", { guest: own.guest, program: own.id })) as { token: string };
    expect(await connected.until("error")).toMatchObject({ error: "unknownProgram" });
    expect(await connected.closed).toBe(1008);
    expect((await greet(under, { token })).of("welcome")).toHaveLength(1);
  });

  it("goes with its guest: the token of an erased guest's program is void, and its name leaves the records", async () => {
    const ada = await program(under, "Gone");
    const { match } = await ada.ask({ type: "make", game: "toy", level: "beginner" });
    await ada.until("ask");
    expect(JSON.stringify(await under.journal.read(match as string))).toContain("BOT Gone");
    await callApi(under.address, "erase", { guest: ada.account.guest });
    expect(await ada.closed).toBe(1008);
    const again = await connect(under);
    again.say({ type: "hello", token: ada.account.token });
    expect(await again.until("error")).toMatchObject({ error: "unknownProgram" });
    expect(JSON.stringify(await under.journal.read(match as string))).not.toContain("BOT Gone");
  });

  it("is one of five at most", async () => {
    const first = await account(under, "one");
    for (let more = 2; more <= 5; more++) await account(under, String(more), first.guest);
    await expect(account(under, "6", first.guest)).rejects.toMatchObject({ key: "tooManyGuests", args: { most: 5 } });
    await call("eraseProgram", { guest: first.guest, program: first.id });
    expect((await account(under, "6", first.guest)).name).toBe("BOT 6");
  });
});

describe("A program plays", () => {
  it.each(GAMES.map(({ id }) => id))("%s: a whole match against a level, and is told its result", async (game) => {
    const ada = await program(under);
    const { match, seat } = await ada.ask({ type: "make", game, level: "beginner" });
    const over = await playOut(ada, match as string);
    expect(over).toMatchObject({ type: "over", match, seat });
    const record = (await under.journal.read(match as string))!;
    expect(over.places).toEqual(gameWith(game).result(resume(gameWith(game), record).state.table)?.places);
  });

  it.each(GAMES.map(({ id }) => id))(
    "%s on a drawn seat: sees its own view and nothing else, and each event as its seat sees it",
    async (id) => {
      const [ada, bob] = [await program(under, "Ada"), await program(under, "Bob")];
      await ada.ask({ type: "queue", game: id, seats: 2 });
      await bob.ask({ type: "queue", game: id, seats: 2 });
      const { match } = await ada.until("seat");
      await Promise.all([playOut(ada, match as string), playOut(bob, match as string, 2)]);
      expectOwnView(gameWith(id), (await under.journal.read(match as string))!, ada);
      expectOwnView(gameWith(id), (await under.journal.read(match as string))!, bob);
    },
  );

  function expectOwnView(game: Game, record: MatchRecord, ada: ProgramUnder): void {
    const { seat } = ada.of("over")[0]!;
    const seen = [...frames(game, record, seat as number)];
    expect(ada.of("ask").map((ask) => ask.seat)).toEqual(ada.of("ask").map(() => seat));
    for (const ask of ada.of("ask")) {
      const { sight } = seen.find(({ number }) => number === ask.frame)!;
      expect(ask.view).toEqual(sight);
      expect(ask.moves).toEqual(game.moves(sight as View).map((move) => game.notation(move)));
    }
    const events = new Map(seen.map(({ number, event }) => [number, event]));
    for (const { frame, event } of ada.of("event")) expect(event).toEqual(events.get(frame as number));
  }

  it("against another program that waits in the queue for the same game", async () => {
    const [ada, bob] = [await program(under, "Ada"), await program(under, "Bob")];
    await ada.ask({ type: "queue", game: "duel" });
    const other = await program(under, "Other");
    await other.ask({ type: "queue", game: "elasund" });
    await bob.ask({ type: "queue", game: "duel" });
    const { match } = await ada.until("seat");
    const [one, two] = await Promise.all([playOut(ada, match as string), playOut(bob, match as string, 2)]);
    expect(one).toMatchObject({ type: "over", places: two.places });
    expect(other.of("seat")).toEqual([]);
    expect(await other.ask({ type: "leaveQueue" })).toMatchObject({ type: "leftQueue" });
  });

  it("with a person who gave it the code of a private table, marked at the seat", async () => {
    const host = await under.browser({ name: "Host" }).createTable("duel");
    const ada = await program(under);
    const { match } = await ada.ask({ type: "join", code: host.code.toLowerCase() });
    const feed = await host.feed;
    playing(feed);
    expect(await playOut(ada, match as string)).toMatchObject({ type: "over" });
    expect(feed.presence().people.map(({ name }) => name)).toContain("BOT Ada");
  });

  it("with a person who sits down at its open table, which the lobby lists under its name", async () => {
    const ada = await program(under, "Opener");
    const { code, match } = await ada.ask({ type: "make", game: "duel", open: true });
    const lobby = under.browser({ name: "Guest" });
    let state: LobbyState | undefined;
    const endListening = lobby.onState((news) => {
      state = news;
    });
    await expect.poll(() => JSON.stringify(state)).toContain('"BOT Opener"');
    endListening();
    const { feed } = await lobby.joinTable(code as string);
    playing(await feed);
    expect(await playOut(ada, match as string)).toMatchObject({ type: "over" });
  });

  it("changes no rating of the person it plays with", async () => {
    const lobby = under.browser({ name: "Rated" });
    const host = await lobby.createTable("duel");
    const ada = await program(under);
    const { match } = await ada.ask({ type: "join", code: host.code });
    playing(await host.feed);
    await playOut(ada, match as string);
    await expect.poll(async () => (await lobby.guest.profile()).matches.length).toBe(1);
    expect((await lobby.guest.profile()).ratings).toEqual([]);
  });
});
