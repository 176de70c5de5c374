/** The loop of bots, with a clock that the test turns by hand and thinkers that do as they are told. */
import { describe, expect, it } from "vitest";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Timers } from "../../../shared/core/base/timers.ts";
import { BotLoop } from "../../../shared/core/bots/bot-loop.ts";
import type { Budget } from "../../../shared/core/bots/levels.ts";
import { quickThinker, type Thinker, type ThinkRequest } from "../../../shared/core/bots/thinker.ts";
import type { Thought } from "../../../shared/core/bots/thought.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import type { Entry } from "../../../shared/core/match/record.ts";
import { askedSeats, step } from "../../../shared/core/match/step.ts";
import { undoEntry } from "../../contract/matches.ts";
import { firstMove, play, rolled, start, tableOf } from "../toy-match.ts";

const PAUSE = 100;
const BUDGET: Budget = { time: 0, deadline: 1_000 };

/** Lets all promises that can go on do so. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

function handClock() {
  let now = 0;
  const calls = new Set<{ readonly at: number; readonly call: () => void }>();
  const timers: Timers = {
    after(milliseconds, call) {
      const waiting = { at: now + milliseconds, call };
      calls.add(waiting);
      return () => calls.delete(waiting);
    },
  };
  async function pass(milliseconds: number): Promise<void> {
    const end = now + milliseconds;
    await settled();
    for (;;) {
      const next = [...calls].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      now = next.at;
      calls.delete(next);
      next.call();
      await settled();
    }
    now = end;
  }
  return { timers, pass, now: () => now, running: () => calls.size };
}

interface Asked {
  readonly request: ThinkRequest;
  readonly at: number;
  answer(thought: Thought): void;
}

/** Seat 0 is a player's, bots have the others. */
function table(
  more: { readonly thinker?: Thinker; readonly budget?: Budget; readonly match?: Match; readonly bots?: readonly number[] } = {},
) {
  const clock = handClock();
  let match = more.match ?? start();
  const bots = new Set(more.bots ?? [1, 2]);
  const asked: Asked[] = [];
  const reports: string[] = [];
  const refused: string[] = [];
  const thinker: Thinker = more.thinker ?? {
    think: (request) => new Promise((answer) => asked.push({ request, answer, at: clock.now() })),
  };
  const take = (entry: Entry): void => {
    const { match: next, frames } = step(match, entry);
    match = next;
    loop.schedule(frames.length);
  };
  const loop = new BotLoop({
    thinker,
    timers: clock.timers,
    match: () => match,
    levelOf: (seat) => (bots.has(seat) || match.resigned.includes(seat) ? "casual" : undefined),
    canBegin: () => true,
    delay: () => 0,
    pause: () => PAUSE,
    seed: () => 1,
    now: clock.now,
    async play(draft) {
      try {
        take(draft(match));
      } catch (error) {
        if (error instanceof Refusal) refused.push(error.key);
        throw error;
      }
    },
    report: (why) => reports.push(String(why)),
    failed(error) {
      throw error;
    },
    budgetOf: () => more.budget ?? BUDGET,
  });
  loop.schedule();
  return { clock, loop, asked, reports, refused, bots, take, match: () => match, entries: () => match.record.entries };
}

const byBots = (entries: readonly Entry[]) => entries.map(({ seat, by, type }) => ({ seat, by, type }));
const moveOf = ({ request: { game, view } }: Asked, at = 0): string => game.notation(game.moves(view)[at]!);
const playerMoves = (match: Match): Entry => play(match, 0, firstMove(match, 0)).match.record.entries.at(-1)!;

describe("A bot that is asked", () => {
  it("thinks in the manner of its name, and one that stands in for a player without one", async () => {
    const begun = start();
    const sits = (seat: number, name: string): Entry => ({ type: "seat", seat, at: 0, by: "server", kind: "bot", name });
    const game = { ...begun.game, manners: [{ id: "painter", likes: () => 0 }] };
    const match: Match = { ...begun, game, record: { ...begun.record, bots: "casual", entries: [sits(1, ""), sits(2, "Ada")] } };
    const { clock, asked } = table({ match });
    await clock.pass(PAUSE);
    expect(asked.map(({ request }) => request.manner)).toEqual(["painter", undefined]);
  });

  it("thinks after the pause, from its own view and the level, and its answer is an entry", async () => {
    const { clock, asked, entries, match } = table();
    await clock.pass(PAUSE - 1);
    expect(asked).toEqual([]);
    await clock.pass(1);
    expect(asked.map(({ request }) => request.view.seat)).toEqual([1, 2]);
    const [first] = asked;
    expect(first!.request).toMatchObject({ level: "casual", seed: 1, budget: BUDGET });
    expect(first!.request.view.secret).toBe(match().state.secrets[1]);
    first!.answer({ row: [moveOf(first!)] });
    await settled();
    expect(entries()).toEqual([{ type: "moves", seat: 1, by: "bot", at: PAUSE, ask: 1, moves: [moveOf(first!)] }]);
  });

  it("is not disturbed by others who choose at the same time", async () => {
    const { clock, asked, take, match, entries } = table();
    await clock.pass(PAUSE);
    take(playerMoves(match()));
    await clock.pass(PAUSE);
    expect(asked).toHaveLength(2);
    for (const one of asked) one.answer({ row: [moveOf(one)] });
    await settled();
    expect(byBots(entries()).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it("searches within the pause and plays at its end", async () => {
    const { clock, asked, entries } = table({ budget: { time: 70, deadline: 1_000 } });
    await clock.pass(PAUSE - 70);
    expect(asked.map(({ at }) => at)).toEqual([30, 30]);
    for (const one of asked) one.answer({ row: [moveOf(one)] });
    await clock.pass(69);
    expect(entries()).toEqual([]);
    await clock.pass(1);
    expect(entries()).toHaveLength(2);
  });

  it("begins at once if its search takes longer than the pause", async () => {
    const { clock, asked } = table({ budget: { time: 5_000, deadline: 9_000 } });
    await clock.pass(0);
    expect(asked).toHaveLength(2);
  });
});

describe("The decisions of one turn", () => {
  const MASTER: Budget = { time: 2_400, deadline: 3_000 };
  /** The leader, who is asked at least twice, is a bot. */
  async function leading() {
    const match = rolled();
    const { leader } = tableOf(match);
    const at = table({ match, bots: [leader], budget: MASTER });
    await at.clock.pass(0);
    return { ...at, leader };
  }

  it("share its time, so that the later ones get what is left", async () => {
    const { asked, clock } = await leading();
    expect(asked[0]!.request.budget.time).toBe(2_100);
    await clock.pass(1_000);
    asked[0]!.answer({ row: ["put 0"] });
    await clock.pass(0);
    expect(asked[1]!.request.budget).toEqual({ time: 1_400, deadline: 2_000 });
  });

  it("are all made within three seconds, even if the thinker never answers", async () => {
    const { clock, entries, leader, match } = await leading();
    const before = entries().length;
    await clock.pass(3_000);
    const made = entries().slice(before);
    expect(made.length).toBeGreaterThan(1);
    expect(made.every(({ seat, by }) => seat === leader && by === "bot")).toBe(true);
    expect(askedSeats(match())).not.toContain(leader);
  });
});

describe("A row of moves that is one decision", () => {
  /** The leader, who lays at least two pebbles, is a bot. */
  async function laying(...row: string[]) {
    const match = rolled();
    const { leader } = tableOf(match);
    const at = table({ match, bots: [leader] });
    await at.clock.pass(PAUSE);
    at.asked[0]!.answer({ row });
    await settled();
    return { ...at, played: at.entries().at(-1), leader };
  }

  it("is played as one entry", async () => {
    const { played, leader, reports } = await laying("put 0", "put 1");
    expect(played).toMatchObject({ seat: leader, by: "bot", moves: ["put 0", "put 1"] });
    expect(reports).toEqual([]);
  });

  it.each([
    ["has a move that is not listed", ["put 0", "put 9"]],
    ["goes on after something was revealed", ["keep", "put 0"]],
  ])("is cut to its first move if it %s", async (_what, row) => {
    const { played, reports } = await laying(...row);
    expect(played).toMatchObject({ by: "bot", moves: row.slice(0, 1) });
    expect(reports).toEqual([]);
  });

  it("is replaced by a quick move if its first move is not listed", async () => {
    const { played, reports } = await laying("put 9", "put 0");
    expect(played).toMatchObject({ by: "bot", moves: ["put 2"] });
    expect(reports).toEqual(["not a legal move: put 9"]);
  });
});

describe("An answer that is not wanted any more is aborted and never played:", () => {
  async function thinking() {
    const at = table();
    await at.clock.pass(PAUSE);
    expect(at.asked).toHaveLength(2);
    return at;
  }
  async function expectDropped({ asked, entries, reports, clock }: Awaited<ReturnType<typeof thinking>>): Promise<void> {
    const [first] = asked;
    expect(first!.request.signal.aborted).toBe(true);
    const before = entries().length;
    first!.answer({ row: [moveOf(first!)] });
    await clock.pass(0);
    expect(entries()).toHaveLength(before);
    expect(reports).toEqual([]);
  }

  it("after a takeback, which asks the same question once more", async () => {
    const at = await thinking();
    at.take(playerMoves(at.match()));
    at.take(undoEntry(0, 0));
    await expectDropped(at);
    await at.clock.pass(PAUSE);
    expect(at.asked).toHaveLength(4);
    at.asked[2]!.answer({ row: [moveOf(at.asked[2]!)] });
    await settled();
    expect(at.entries().at(-1)).toMatchObject({ by: "bot", seat: 1 });
  });

  it("after a pause of the match", async () => {
    const at = await thinking();
    at.loop.stop();
    await expectDropped(at);
    expect(at.clock.running()).toBe(0);
    at.loop.schedule();
    await at.clock.pass(PAUSE);
    expect(at.asked).toHaveLength(4);
  });

  it("after the player has come back", async () => {
    const at = await thinking();
    at.bots.delete(1);
    at.loop.schedule();
    await expectDropped(at);
    expect(at.asked[1]!.request.signal.aborted).toBe(false);
  });

  it("after the end of the match", async () => {
    const at = await thinking();
    at.take({ type: "end", seat: -1, why: "agreed", at: 0, by: "person" });
    await expectDropped(at);
    expect(at.clock.running()).toBe(0);
  });
});

describe("An answer whose entry waits in the queue", () => {
  it("is refused if the player came back before it was its turn", async () => {
    const queue: (() => void)[] = [];
    let match = start();
    const bots = new Set([1]);
    const refused: unknown[] = [];
    const clock = handClock();
    const loop = new BotLoop({
      thinker: quickThinker,
      timers: clock.timers,
      match: () => match,
      levelOf: (seat) => (bots.has(seat) ? "casual" : undefined),
      canBegin: () => true,
      delay: () => 0,
      pause: () => 0,
      seed: () => 1,
      now: clock.now,
      async play(draft) {
        await new Promise<void>((turn) => queue.push(turn));
        try {
          match = step(match, draft(match)).match;
        } catch (error) {
          refused.push(error);
          throw error;
        }
      },
      report: (why) => expect.unreachable(String(why)),
      failed: (why) => expect.unreachable(String(why)),
    });
    loop.schedule();
    await clock.pass(0);
    expect(queue).toHaveLength(1);
    bots.delete(1);
    loop.schedule();
    queue[0]!();
    await settled();
    expect(refused).toEqual([new Refusal("staleAsk", { ask: 1 })]);
    expect(match.record.entries).toEqual([]);
  });
});

describe("A quick move and one report come from a thinker that", () => {
  const answers: [what: string, thinker: Thinker["think"], why: RegExp][] = [
    ["throws", () => expect.fail("no idea"), /no idea/],
    ["rejects", () => Promise.reject(new Error("no thread")), /no thread/],
    ["answers an illegal move", () => Promise.resolve({ row: ["choose nothing"] }), /not a legal move: choose nothing/],
    ["never answers", () => new Promise(() => undefined), /no answer within 1000 ms/],
  ];
  it.each(answers)("%s", async (_what, think, why) => {
    const { clock, reports, entries, match } = table({ thinker: { think } });
    await clock.pass(PAUSE + BUDGET.deadline);
    expect(reports).toHaveLength(2);
    for (const report of reports) expect(report).toMatch(why);
    expect(byBots(entries())).toEqual([1, 2].map((seat) => ({ seat, by: "bot", type: "moves" })));
    expect(askedSeats(match())).toEqual([0]);
    expect(clock.running()).toBe(0);
  });

  it("answers after the deadline, which has aborted it", async () => {
    const { clock, asked, reports, entries } = table();
    await clock.pass(PAUSE + BUDGET.deadline);
    expect(asked.every(({ request }) => request.signal.aborted)).toBe(true);
    for (const one of asked) one.answer({ row: [moveOf(one)] });
    await clock.pass(1);
    expect(entries()).toHaveLength(2);
    expect(reports).toHaveLength(2);
  });
});
