/** Thinking in worker threads: answers, aborts, crashes, and turns among tables. */
import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { describe, expect, it, onTestFinished } from "vitest";
import { type PoolOptions, ThinkerPool } from "../../../server/thinkers/pool.ts";
import { placedThinker } from "../../../server/thinkers/server-thinker.ts";
import { quickThinker, type Thinker, type ThinkRequest } from "../../../shared/core/bots/thinker.ts";
import { pickOptions } from "../../../shared/core/match/record.ts";
import { silent, viewOf } from "../../../shared/core/match/view.ts";
import { duel } from "../../../shared/duel/index.ts";
import { game, start } from "../../core/toy-match.ts";
import { ACTS } from "./acts.ts";

const TOY_THREAD = new URL("./toy-thread.ts", import.meta.url);
const FOREVER = { time: 600_000, deadline: 600_000 };

function openToyPool(more: PoolOptions = {}): ThinkerPool {
  const pool = new ThinkerPool({ threads: 1, program: TOY_THREAD, abortTimeout: 50, ...more });
  onTestFinished(() => pool.close());
  return pool;
}

const view = viewOf(start().state, 1);
const moves = game.moves(view).map((move) => game.notation(move));
const NEVER = new AbortController().signal;
const question = (act: keyof typeof ACTS, more: Partial<ThinkRequest> = {}): ThinkRequest => ({
  game,
  view,
  level: "casual",
  budget: { time: 0, deadline: 600_000 },
  seed: ACTS[act],
  table: question,
  signal: NEVER,
  ...more,
});

describe("A thread answers", () => {
  it("with a move, the chances and the lines", async () => {
    expect(await openToyPool().think(question("first"))).toEqual({
      row: [moves[0]],
      chances: [0.5, 0.3, 0.2],
      lines: [{ moves, chance: 0.3, visits: 1 }],
    });
  });

  it("after a search that takes its budget of time", async () => {
    expect(await openToyPool().think(question("search", { budget: { time: 20, deadline: 600_000 } }))).toMatchObject({
      row: [moves.at(-1)],
    });
  });

  it("with the failure of its thinker, and goes on", async () => {
    const pool = openToyPool();
    await expect(pool.think(question("reject"))).rejects.toThrow("no idea");
    expect(await pool.think(question("first"))).toMatchObject({ row: [moves[0]] });
  });

  it("for the games it knows alone", async () => {
    await expect(openToyPool().think(question("first", { game: duel }))).rejects.toThrow("no game duel");
  });
});

describe("The program of the server's threads", () => {
  it("plays the listed games by the level", async () => {
    const state = duel.setup({ seats: 2, rules: duel.rules, luck: { type: "quick", state: 1 }, options: pickOptions(duel.options, {}) });
    const request = question("first", { game: duel, view: viewOf(state, duel.toAct(state.table)[0]!), seed: 5 });
    const pool = new ThinkerPool({ threads: 1 });
    onTestFinished(() => pool.close());
    expect(await pool.think(request)).toEqual(await quickThinker.think(request));
  });
});

describe("The threads of the server", () => {
  it("have a lower priority than the matches, where threads have one", async () => {
    const threadsNow = () => (process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : []);
    // Tests before may have left some that are just ending.
    const before = new Set(threadsNow());
    const pool = new ThinkerPool({ threads: 1 });
    onTestFinished(() => pool.close());
    await expect(pool.think(question("first"))).rejects.toThrow("no game toy");
    const lower = threadsNow().filter((thread) => !before.has(thread) && getPriority(thread) > getPriority());
    expect(lower).toHaveLength(process.platform === "linux" ? 1 : 0);
  });
});

describe("An abort", () => {
  it("rejects at once, and the same thread thinks on when its thinker has stopped", async () => {
    const pool = openToyPool();
    const abort = new AbortController();
    const searched = pool.think(question("search", { budget: FOREVER, signal: abort.signal }));
    abort.abort(new Error("taken back"));
    await expect(searched).rejects.toThrow("taken back");
    expect(await pool.think(question("first"))).toMatchObject({ row: [moves[0]] });
  });

  it("ends a thread that does not stop, and another one thinks on", async () => {
    const pool = openToyPool();
    const abort = new AbortController();
    const blocked = pool.think(question("block", { signal: abort.signal }));
    const next = pool.think(question("first"));
    abort.abort(new Error("too late"));
    await expect(blocked).rejects.toThrow("too late");
    expect(await next).toMatchObject({ row: [moves[0]] });
  });

  it("takes a waiting question out of the line", async () => {
    const pool = openToyPool();
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = pool.think(question("search", { budget: FOREVER, signal: running.signal }));
    const second = pool.think(question("block", { signal: waiting.signal }));
    const third = pool.think(question("first"));
    waiting.abort(new Error("paused"));
    await expect(second).rejects.toThrow("paused");
    running.abort(new Error("back"));
    await expect(first).rejects.toThrow("back");
    expect(await third).toMatchObject({ row: [moves[0]] });
  });

  it("before the question refuses it", async () => {
    await expect(openToyPool().think(question("first", { signal: AbortSignal.abort(new Error("gone")) }))).rejects.toThrow("gone");
  });
});

describe("A thread that dies", () => {
  it("fails its own question alone, and is started again", async () => {
    const pool = openToyPool();
    const crashed = pool.think(question("crash"));
    const next = pool.think(question("first"));
    await expect(crashed).rejects.toThrow("the thinker's thread has ended");
    expect(await next).toMatchObject({ row: [moves[0]] });
  });

  it("because its program cannot be loaded fails each question", async () => {
    const pool = openToyPool({ program: new URL("./no-such-thread.ts", import.meta.url) });
    await expect(pool.think(question("first"))).rejects.toThrow();
    await expect(pool.think(question("first"))).rejects.toThrow();
  });
});

describe("Tables that wait for a thread", () => {
  it("are served in rotation, however much one of them asks", async () => {
    const pool = openToyPool();
    const order: string[] = [];
    const [busy, other] = [{}, {}];
    const asked = ["a1", "a2", "a3", "b1"].map(async (name) => {
      await pool.think(question("first", { table: name.startsWith("a") ? busy : other }));
      order.push(name);
    });
    await Promise.all(asked);
    expect(order).toEqual(["a1", "a2", "b1", "a3"]);
  });

  it("are served at the same time by several threads", async () => {
    const pool = openToyPool({ threads: 2 });
    const abort = new AbortController();
    const searched = pool.think(question("search", { budget: FOREVER, signal: abort.signal }));
    expect(await pool.think(question("first"))).toMatchObject({ row: [moves[0]] });
    abort.abort(new Error("enough"));
    await expect(searched).rejects.toThrow("enough");
  });
});

describe("A pool where each may have one question in a thread", () => {
  it("leaves its other threads to the others, and takes one question of each in turn", async () => {
    const pool = openToyPool({ threads: 2, oneEach: true });
    const order: string[] = [];
    const abort = new AbortController();
    const first = pool.think(question("search", { table: "busy", budget: FOREVER, signal: abort.signal })).catch(String);
    const asked = ["busy 1", "busy 2", "other 1", "other 2", "third 1"].map(async (name) => {
      await pool.think(question("first", { table: name.split(" ")[0]! }));
      order.push(name);
    });
    await Promise.all(asked.slice(2));
    expect(order[0]).toBe("other 1");
    expect(order.toSorted()).toEqual(["other 1", "other 2", "third 1"]);
    abort.abort(new Error("enough"));
    expect(await first).toContain("enough");
    await Promise.all(asked);
    expect(order.slice(3)).toEqual(["busy 1", "busy 2"]);
  });
});

describe("A closed pool", () => {
  it("rejects what it was asked", async () => {
    const pool = openToyPool();
    const asked = [pool.think(question("search", { budget: FOREVER })), pool.think(question("first"))];
    const ends = Promise.allSettled(asked);
    await pool.close();
    expect((await ends).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});

describe("Where the server lets a level think", () => {
  const named = (move: string): Thinker => ({ think: () => Promise.resolve({ row: [move] }) });
  const placed = (place: "process" | "worker") => placedThinker(named("process"), named("worker"), () => place);
  const state = duel.setup({ seats: 2, rules: duel.rules, luck: { type: "quick", state: 1 }, options: pickOptions(duel.options, {}) });
  const inDuel = { game: duel, view: viewOf(state, duel.toAct(state.table)[0]!) };
  it.each([
    ["process", inDuel, "process"],
    ["worker", inDuel, "worker"],
    ["worker", { game, view }, "process"], // the threads know the listed games alone
  ] as const)("a level of the %s, in $1.game.id", async (place, of, move) => {
    expect(await placed(place).think(question("first", of))).toEqual({ row: [move] });
  });

  it("a sole move waits for no thread", async () => {
    while (duel.moves(viewOf(state, duel.toAct(state.table)[0]!)).length > 1) {
      const seat = duel.toAct(state.table)[0]!;
      duel.play(state, seat, duel.moves(viewOf(state, seat))[0]!, silent);
    }
    const sole = { game: duel, view: viewOf(state, duel.toAct(state.table)[0]!) };
    expect(await placed("worker").think(question("first", sole))).toEqual({ row: ["process"] });
  });
});
