/** A program's seat after a lost line and after a restart of the server, and when it takes too long or asks for too much. */
import { matchMaker } from "@colyseus/core";
import { describe, expect, it, onTestFinished } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { openMemoryStore } from "../../../server/database/store.ts";
import type { ServeOptions } from "../../../server/main.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { openLine } from "../harness/line.ts";
import { asked, start, type Under, whenPresent } from "../server.ts";
import { connect, greet, playOut, program } from "./program.ts";

async function server(more: Partial<ServeOptions> = {}): Promise<Under> {
  const under = await start(more);
  onTestFinished(() => under.serving.close());
  return under;
}

describe("A program comes back", () => {
  it("to its seat after its line was cut: it is asked again, and the match goes on", async () => {
    const under = await server();
    const line = await openLine(under.serving.port);
    onTestFinished(() => line.close());
    const { account } = await program(under);
    const ada = await greet(line, account);
    const { match } = await ada.ask({ type: "make", game: "duel", level: "beginner" });
    const first = await ada.until("ask");
    line.cut();
    await ada.closed;
    const again = await greet(under, account);
    expect(await again.until("seat")).toMatchObject({ match, seat: first.seat, begun: true });
    expect(await again.until("ask")).toEqual(first);
    expect(await playOut(again, match as string)).toMatchObject({ type: "over", match });
  });

  it("over a new connection while the old one is not known to be dead: the new one has the seats", async () => {
    const under = await server();
    const ada = await program(under);
    const { match } = await ada.ask({ type: "make", game: "duel", level: "beginner" });
    await ada.until("ask");
    const again = await greet(under, ada.account);
    expect(await ada.until("error")).toMatchObject({ error: "takenElsewhere" });
    expect(await ada.closed).toBe(1008);
    expect(await playOut(again, match as string)).toMatchObject({ type: "over" });
  });

  it("after a restart of the server, in all its matches, before and after the deal", async () => {
    const store = await openMemoryStore();
    const before = await start(store);
    const ada = await program(before);
    const { match: dealt } = await ada.ask({ type: "make", game: "duel", level: "beginner" });
    const { match: waiting, code } = await ada.ask({ type: "make", game: "duel" });
    const first = await ada.until("ask");
    await before.serving.close();
    expect(await ada.until("error")).toMatchObject({ error: "closing" });
    expect(await ada.closed).toBe(1012);
    const under = await server(store);
    const again = await greet(under, ada.account);
    expect(await again.until("ask", ({ match }) => match === dealt)).toEqual(first);
    expect(again.of("seat").map(({ match }) => match)).toContain(waiting);
    const bob = await program(under, "Bob");
    await bob.ask({ type: "join", code });
    const ends = [playOut(again, dealt as string), playOut(again, waiting as string), playOut(bob, waiting as string)];
    for (const end of await Promise.all(ends)) expect(end.type).toBe("over");
  });

  it("but not into a match that it has left, where others play on", async () => {
    const store = await openMemoryStore();
    const under = await server(store);
    const [ada, bob] = [await program(under, "Ada"), await program(under, "Bob")];
    const { match, code } = await ada.ask({ type: "make", game: "duel" });
    await bob.ask({ type: "join", code });
    await Promise.race([ada.until("ask"), bob.until("ask")]);
    await ada.ask({ type: "leave", match });
    await bob.until("players", ({ players }) => (players as { kind: string }[]).some(({ kind }) => kind === "bot"));
    await expect.poll(async () => (await store.tableStore.load(match as string))?.seats.some(({ left }) => left)).toBe(true);
    expect((await greet(under, ada.account)).of("seat")).toEqual([]);
  });

  it("with a move that was sent before: it is answered as it was, and played once", async () => {
    const under = await server();
    const ada = await program(under);
    const { match } = await ada.ask({ type: "make", game: "duel", level: "beginner" });
    const { ask, moves } = await ada.until("ask");
    const move = { type: "move", id: "mine", match, ask, moves: [(moves as string[])[0]] };
    ada.say(move);
    const taken = await ada.until("taken");
    const again = await greet(under, ada.account);
    again.say(move);
    expect(await again.until("taken")).toEqual(taken);
  });
});

it("A program that goes while seats are drawn leaves nobody behind who seems to sit there", async () => {
  const under = await server();
  const [ada, bob] = [await program(under, "Ada"), await program(under, "Bob")];
  await ada.ask({ type: "queue", game: "duel" });
  bob.say({ type: "queue", game: "duel" });
  const { match } = await ada.until("seat");
  ada.close();
  await bob.until("seat", ({ begun }) => begun === true);
  await expect.poll(() => matchMaker.getLocalRoomById(match as string).clients.length).toBe(1);
});

describe("A program that takes too long", () => {
  it("to say hello is told so, and its socket is closed", async () => {
    const silent = await connect(await server({ programHelloTime: 50 }));
    expect(await silent.until("error")).toMatchObject({ error: "helloFirst" });
    expect(await silent.closed).toBe(1008);
  });

  it("without a match and without waiting for one is sent away", async () => {
    const ada = await program(await server({ programIdleTime: 50 }));
    expect(await ada.until("error")).toMatchObject({ error: "idle" });
  });

  it("at a person's table without a clock has left it, and a bot plays on", async () => {
    const under = await server({ programThinkingTime: 50 });
    const host = await under.browser({ name: "Host" }).createTable("duel");
    const ada = await program(under);
    await ada.ask({ type: "join", code: host.code });
    const feed = await host.feed;
    if (feed.seat === 0) {
      const { ask, sight } = await asked(feed);
      const [move] = feed.game.moves(sight as View);
      await feed.send([feed.game.notation(move!)], ask);
    }
    expect(await ada.until("gone")).toMatchObject({ error: "idle" });
    await whenPresent(feed, ({ people }) => people.some(({ name, kind }) => name === "BOT Ada" && kind === "bot"));
  });

  it("where only its own clock runs is waited for: its next move is taken", async () => {
    const instant = { question: 30, bank: 0 };
    const under = await server({ timings: { allowances: { none: undefined, relaxed: instant, normal: instant, fast: instant } } });
    const ada = await program(under);
    const { match } = await ada.ask({ type: "make", game: "duel", level: "beginner" });
    // Twice in a row the clock moves for it; then the match is paused.
    await expect.poll(() => ada.of("ask").length).toBeGreaterThan(2);
    const { ask, moves } = ada.of("ask").at(-1)!;
    expect(await ada.ask({ type: "move", match, ask, moves: [(moves as string[])[0]] })).toMatchObject({ type: "taken" });
  });
});

describe("A program that asks for too much", () => {
  it("spends what its address may call, as its guest does", async () => {
    const under = await server({ maxCalls: 200 });
    const { account } = await program(under, "Eve");
    for (let calls = 0; calls < 4; calls++)
      await Promise.all(
        Array.from({ length: 60 }, () => callApi(under.address, "programs", { guest: account.guest }).catch(() => undefined)),
      );
    const again = await connect(under);
    again.say({ type: "hello", token: account.token });
    expect(await again.until("error")).toMatchObject({ error: "tooOften" });
  });

  it("cannot try codes one after the other", async () => {
    const eve = await program(await server({ maxCalls: 40 }), "Eve");
    const answers: unknown[] = [];
    while (answers.at(-1) !== "tooOften" && answers.length < 40) answers.push((await eve.ask({ type: "join", code: "AAAAAA" })).error);
    expect(answers.at(-1)).toBe("tooOften");
    expect(new Set(answers.slice(0, -1))).toEqual(new Set(["unknownTable"]));
  });
});
