/** What becomes of a table: the deal, colours, clocks, a rematch, an empty room. The rules of seating, without a socket, a timer or a sleep. */
import { describe, expect, it } from "vitest";
import type { Situation } from "../../../server/match/seating/events.ts";
import { TIMEOUTS_BEFORE_STAND_IN } from "../../../server/match/seating/seating.ts";
import { CLOSED } from "../../../shared/core/wire/wire.ts";
import {
  after,
  CASUAL,
  drop,
  effect,
  kinds,
  leave,
  offered,
  opened,
  opening,
  person,
  pledged,
  RATED,
  running,
  session,
  type Table,
  timer,
  waiting,
} from "./seated.ts";

describe("The deal", () => {
  it("begins with the last share that is opened, shown and saved as it was before", () => {
    const one = opened(opening(2), 0);
    expect(effect(one, "begin")).toEqual([]);
    expect(opened(one, 1).effects.map(({ type }) => type)).toEqual(["save", "show", "begin"]);
  });

  it("needs the share of the only player when bots take the free seats", () => {
    const table = after(pledged(waiting(1, { seats: 3 }), 0), { type: "fill" });
    expect(kinds(table)).toEqual(["person", "bot", "bot"]);
    expect(effect(table, "tellPledges")).toHaveLength(1);
    expect(effect(opened(table, 0), "begin")).toHaveLength(1);
  });

  it("has no bots at a rated table, or a second time", () => {
    expect(() => after(waiting(1, { seats: 2, rules: RATED }), { type: "fill" })).toThrow("tableFull");
    expect(() => after(running(2), { type: "fill" })).toThrow("tableFull");
  });

  it("goes on with a bot if the last player to come does not, and no more players are waited for", () => {
    const filled = after(pledged(offered(waiting(1, { seats: 3 }), 1), 0), { type: "fill" });
    expect(effect(filled, "tellPledges")).toEqual([]);
    const table = after(filled, { type: "joinTimeout", seat: 1 });
    expect(kinds(table)).toEqual(["person", "bot", "bot"]);
    expect(effect(table, "tellPledges")).toHaveLength(1);
    expect(effect(opened(table, 0), "begin")).toHaveLength(1);
  });

  it("settles whose match it is, also if a player leaves later", () => {
    const table = leave(running(2, { seats: 3 }), 0);
    expect(table.state.players).toEqual(["guest 0", "guest 1", undefined]);
  });

  it("moves each player to the drawn seat, over a new connection", () => {
    const ready = after(opened(opened(opening(2), 0), 1), { type: "begin" });
    const table = after(ready, { type: "draw", seed: "5eed" });
    expect([...table.state.players].sort()).toEqual(["guest 0", "guest 1"]);
    expect(table.state.seats.map(({ number }) => number)).toEqual([0, 1]);
    expect(table.state.seats.map((seat) => seat.person)).toEqual(table.state.players);
    expect(table.state.seats.every((seat) => seat.session === "" && seat.heldUntil === 1_030)).toBe(true);
    const closed = effect(table, "closeConnection");
    expect(closed).toEqual([0, 1].map((seat) => ({ type: "closeConnection", session: session(seat), code: CLOSED.moved })));
    expect(timer("empty", table)).toMatchObject({ after: 500 });
  });

  it("draws the seats of a record again if they were not saved", () => {
    const { state } = after(opened(opened(opening(2), 0), 1), { type: "begin" });
    const drawn = after({ state }, { type: "draw", seed: "5eed" }).state.players;
    const loaded = { ...state, begun: false };
    expect(after({ state: loaded }, { type: "recover", saved: false, seed: "5eed" }).state).toMatchObject({ begun: true, players: drawn });
  });
});

describe("Colours", () => {
  it("go to the first who wishes for them, and may be changed until the deal", () => {
    const table = pledged(pledged(waiting(3), 0, 2), 1, 2);
    expect(table.state.seats.map(({ colour }) => colour)).toEqual([2, -1, -1]);
    expect(pledged(pledged(table, 0, 3), 1, 2).state.seats.map(({ colour }) => colour)).toEqual([3, 2, -1]);
    expect(pledged(running(2), 0, 2).state.seats[0]!.colour).toBe(-1);
  });

  it("are those of the game", () => {
    expect(pledged(waiting(2), 0, 4).state.seats[0]!.colour).toBe(-1);
  });
});

describe("The thinking clock", () => {
  const timedOut = (table: Table, times: number): Table => {
    let next = table;
    for (let time = 0; time < times; time++) next = after(next, { type: "timeout", seat: 0 });
    return next;
  };

  it("gives the seat to a bot after several timeouts in a row", () => {
    expect(timedOut(running(2), TIMEOUTS_BEFORE_STAND_IN - 1).state.seats[0]!.away).toBe(false);
    expect(timedOut(running(2), TIMEOUTS_BEFORE_STAND_IN).state.seats[0]!.away).toBe(true);
  });

  it("pauses the match of a player who is alone", () => {
    const table = timedOut(running(1, { seats: 2 }), TIMEOUTS_BEFORE_STAND_IN);
    expect(table.effects).toEqual([{ type: "pause" }]);
    expect(table.state.seats[0]!.away).toBe(false);
  });

  it("begins to count again when the player acts", () => {
    const acted = after(timedOut(running(2), TIMEOUTS_BEFORE_STAND_IN - 1), { type: "takeBack", seat: 0 });
    expect(timedOut(acted, 1).state.seats[0]!.away).toBe(false);
  });
});

describe("A rematch", () => {
  it("is wished for after the match only", () => {
    expect(() => after(running(2), { type: "rematch", seat: 0 })).toThrow("notAsked");
    const table = after(running(2), { type: "rematch", seat: 0 }, { over: true });
    expect(table.state.seats[0]!.rematch).toBe(true);
    expect(table.effects.map(({ type }) => type)).toEqual(["show", "openRematch"]);
  });

  it("is looked at again when a player leaves, who may have been the last without the wish", () => {
    expect(effect(leave(running(2), 1, { over: true }), "openRematch")).toHaveLength(1);
    expect(effect(leave(running(2), 1), "openRematch")).toEqual([]);
  });
});

describe("An empty room", () => {
  const empty = (table: Table, situation: Partial<Situation> = {}) => after(drop(drop(table, 0), 1), { type: "checkEmpty" }, situation);

  it("waits for players: longest in a match, as long as a grace period after it", () => {
    expect(timer("empty", empty(running(2)))).toMatchObject({ after: 500 });
    expect(timer("empty", empty(running(2), { over: true }))).toMatchObject({ after: 30 });
    expect(timer("empty", empty(waiting(2)))).toMatchObject({ after: 130 });
    expect(timer("empty", drop(running(2), 0))).toBeUndefined();
  });

  it("does not wait if the match has stopped, or all have resigned and left", () => {
    expect(timer("empty", empty(running(2), { stopped: true }))).toMatchObject({ after: 0 });
    const left = after(leave(leave(running(2), 0), 1), { type: "checkEmpty" }, { resigned: [0, 1] });
    expect(timer("empty", left)).toMatchObject({ after: 0 });
  });

  it("leaves memory with its match, and is closed without one", () => {
    expect(after(running(2), { type: "emptyTimeout" }).effects).toEqual([{ type: "unload" }]);
    expect(after(running(2), { type: "emptyTimeout" }, { over: true }).effects).toEqual([{ type: "closeTable" }]);
    expect(after(waiting(2), { type: "emptyTimeout" }).effects).toEqual([{ type: "closeTable" }]);
  });

  it("ends a match that all have resigned, then closes", () => {
    const resigned = [0, 1];
    expect(after(running(2), { type: "emptyTimeout" }, { resigned }).effects).toEqual([{ type: "endAbandoned" }]);
    expect(after(running(2), { type: "ended" }, { resigned, over: true }).effects).toEqual([{ type: "closeTable" }]);
    expect(after(running(2), { type: "ended" }, { resigned, stopped: true }).effects).toEqual([{ type: "unload" }]);
  });
});

describe("A table that counts for the ladder", () => {
  const forfeits = (table: Table) => effect(table, "forfeit").map((one) => one.type === "forfeit" && one.seat);
  const LADDER = { ...CASUAL, ladder: true };

  it("is lost by the last who leaves it, after those who left before", () => {
    expect(forfeits(leave(running(1, { seats: 2, rules: LADDER }), 0))).toEqual([0]);
    const first = leave(running(2, { rules: LADDER }), 1);
    expect(forfeits(first)).toEqual([]);
    expect(forfeits(leave(first, 0))).toEqual([1, 0]);
    expect(forfeits(leave(running(1, { seats: 2, rules: LADDER }), 0, { over: true }))).toEqual([]);
    expect(forfeits(leave(running(1, { seats: 2 }), 0))).toEqual([]);
  });
});

describe("A table from the store", () => {
  it("without a match holds its seats for a grace period, and awaits the missing pledges", () => {
    const { state } = pledged(waiting(2), 0);
    const loaded = { ...state, seats: state.seats.map((seat) => ({ ...seat, session: "" })) };
    const table = after({ state: loaded }, { type: "reopen" });
    const timers = effect(table, "startTimer").map((one) => one.type === "startTimer" && one.timer);
    expect(timers).toEqual(["grace 0", "grace 1", "join 1", "empty"]);
  });
});

describe("A guest who asks to be forgotten", () => {
  it("keeps the seat without a name, and is no longer known as a player of the match", () => {
    const table = after(running(2), { type: "forget", person: person(1) });
    expect(table.state.seats[1]).toMatchObject({ kind: "person", name: "", person: "" });
    expect(table.state.players).toEqual(["guest 0", undefined]);
  });
});

describe("A refused event", () => {
  it("changes nothing, and no event changes the state before it", () => {
    const table = waiting(2);
    const before = structuredClone(table.state);
    expect(() => pledged(table, 0, 0)).not.toThrow();
    expect(() => after(table, { type: "giveUp", person: "stranger" })).toThrow("foreignSeat");
    leave(table, 0);
    expect(table.state).toEqual(before);
  });
});
