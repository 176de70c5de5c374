/** Who sits where: the rules of seating, without a socket, a timer or a sleep. */
import { describe, expect, it } from "vitest";
import type { SeatingEffect, SeatingEvent, SeatingRules, SeatingState, Situation } from "../../../server/match/seating/events.ts";
import { newSeating, seatingStep, TIMEOUTS_BEFORE_STAND_IN } from "../../../server/match/seating/seating.ts";
import { emptySeats } from "../../../server/match/seats.ts";
import { CLOSED } from "../../../shared/core/wire.ts";

const TIMINGS = { joinTimeout: 100, grace: 30, emptyRoomTimeout: 500 };
const CASUAL: SeatingRules = { kind: "open", rated: false, colours: 4, timings: TIMINGS };
const RATED: SeatingRules = { ...CASUAL, rated: true };
const NOW: Situation = { now: 1_000, over: false, paused: false, stopped: false, resigned: [] };

interface Table {
  readonly state: SeatingState;
  /** Of the last event. */
  readonly effects: readonly SeatingEffect[];
}

const after = ({ state }: Pick<Table, "state">, event: SeatingEvent, situation: Partial<Situation> = {}): Table =>
  seatingStep(state, event, { ...NOW, ...situation });

const newTable = (count: number, rules = CASUAL): Table => ({ state: newSeating(rules, emptySeats(count)), effects: [] });
const person = (seat: number): string => `guest ${seat}`;
const session = (seat: number): string => `session ${seat}`;
const offered = (table: Table, seat: number): Table =>
  after(table, { type: "offer", name: `Player ${seat}`, person: person(seat), key: `key ${seat}` });
const joined = (table: Table, seat: number): Table => after(table, { type: "join", seat, session: session(seat) });
const shared = (table: Table, seat: number, colour?: number): Table =>
  after(table, { type: "share", seat, share: `share ${seat}`, colour });

/** A table whose players have joined, before the deal. */
function waiting(players: number, { seats = players, rules = CASUAL } = {}): Table {
  let table = newTable(seats, rules);
  for (let seat = 0; seat < players; seat++) table = joined(offered(table, seat), seat);
  return table;
}

/** A table whose match has begun. */
function running(players: number, { seats = players, rules = CASUAL } = {}): Table {
  let table = waiting(players, { seats, rules });
  for (let seat = 0; seat < players; seat++) table = shared(table, seat);
  if (seats > players) table = after(table, { type: "fill" });
  return after(after(table, { type: "begin" }), { type: "draw", seed: undefined });
}

const drop = (table: Table, seat: number, situation?: Partial<Situation>) =>
  after(table, { type: "drop", session: session(seat) }, situation);
const leave = (table: Table, seat: number, situation?: Partial<Situation>) =>
  after(table, { type: "leave", session: session(seat) }, situation);
const kinds = ({ state }: Table) => state.seats.map(({ kind }) => kind);
const effect = <T extends SeatingEffect["type"]>({ effects }: Table, type: T) => effects.filter((one) => one.type === type);
const timer = (name: string, table: Table) => effect(table, "startTimer").find((one) => one.type === "startTimer" && one.timer === name);

describe("A seat that is offered", () => {
  it("is the first free one, and is held until the player must have joined", () => {
    const table = offered(offered(newTable(3), 0), 1);
    expect(kinds(table)).toEqual(["person", "person", "nobody"]);
    expect(timer("join 1", table)).toMatchObject({ after: 100, event: { type: "joinTimeout", seat: 1 } });
  });

  it("is the player's own if they sit here already", () => {
    const table = after(offered(newTable(2), 0), { type: "offer", name: "Player", person: person(0), key: "another" });
    expect(kinds(table)).toEqual(["person", "nobody"]);
    expect(table.state.seats[0]!.keys).toEqual(["key 0", "another"]);
  });

  it("is refused at a full table, and after the match", () => {
    const table = waiting(2);
    expect(() => offered(table, 2)).toThrow("tableFull");
    expect(() => after(table, { type: "offer", name: "", person: "", key: "k" }, { over: true })).toThrow("matchOver");
  });

  it("is refused to an unknown guest where it counts", () => {
    const event = { type: "offer", name: "Player", person: "", key: "k" } as const;
    expect(() => after(newTable(2, RATED), event)).toThrow("unknownGuest");
    expect(kinds(after(newTable(2, { ...RATED, kind: "quick" }), event))).toEqual(["person", "nobody"]);
  });

  it("is given back if the player does not join in time, or joins and gives no share", () => {
    const table = after(offered(waiting(1, { seats: 2 }), 1), { type: "joinTimeout", seat: 1 });
    expect(kinds(table)).toEqual(["person", "nobody"]);
    const silent = after(waiting(2), { type: "joinTimeout", seat: 1 });
    expect(effect(silent, "closeConnection")).toEqual([{ type: "closeConnection", session: "session 1", code: CLOSED.unknownTable }]);
    expect(kinds(silent)).toEqual(["person", "nobody"]);
  });

  it("stays the player's once a share is given", () => {
    expect(kinds(after(shared(waiting(2), 1), { type: "joinTimeout", seat: 1 }))).toEqual(["person", "person"]);
  });
});

describe("Another token for a seat", () => {
  it("is given to the guest who sits there, and four are valid at a time", () => {
    let table = offered(newTable(2), 0);
    for (const key of ["a", "b", "c", "d"]) table = after(table, { type: "addKey", person: person(0), key });
    expect(table.state.seats[0]!.keys).toEqual(["a", "b", "c", "d"]);
    expect(() => after(table, { type: "addKey", person: "stranger", key: "e" })).toThrow("foreignSeat");
    expect(() => after(table, { type: "addKey", person: "", key: "e" })).toThrow("foreignSeat");
  });
});

describe("Joining", () => {
  it("closes the connection that the seat had before", () => {
    const table = after(waiting(2), { type: "join", seat: 0, session: "second window" });
    expect(effect(table, "closeConnection")).toEqual([{ type: "closeConnection", session: "session 0", code: CLOSED.takenElsewhere }]);
    const stale = drop(table, 0);
    expect(stale.state).toEqual(table.state);
    expect(stale.effects).toEqual([]);
  });

  it("ends the grace period, and the time until an empty room leaves memory", () => {
    const table = joined(drop(running(2), 0), 0);
    expect(table.state.seats[0]).toMatchObject({ session: "session 0", heldUntil: 0 });
    expect(table.effects).toEqual(
      expect.arrayContaining([
        { type: "stopTimer", timer: "grace 0" },
        { type: "stopTimer", timer: "empty" },
      ]),
    );
  });

  it("takes the seat back from the bot", () => {
    const away = after(drop(running(2), 0), { type: "graceOver", seat: 0 });
    expect(away.state.seats[0]!.away).toBe(true);
    const back = joined(away, 0);
    expect(back.state.seats[0]!.away).toBe(false);
    expect(effect(back, "recordSeat")).toEqual([{ type: "recordSeat", seat: 0, kind: "person" }]);
  });

  it("starts the grace period of absent players after the table was loaded", () => {
    const { state } = running(2);
    const loaded = { ...state, seats: state.seats.map((seat) => ({ ...seat, session: "" })), begun: false };
    const table = after({ state: loaded }, { type: "recover", saved: true, seed: undefined });
    expect(effect(table, "startTimer")).toEqual([]);
    expect(timer("grace 1", joined(table, 0))).toMatchObject({ after: 30 });
  });
});

describe("A lost connection", () => {
  it("holds the seat for the grace period, for everyone to see", () => {
    const table = drop(running(2), 1);
    expect(table.state.seats[1]).toMatchObject({ session: "", heldUntil: 1_030, grace: 30, away: false });
    expect(effect(table, "show")).toHaveLength(1);
  });

  it("gives the seat to a bot when the grace period is over", () => {
    const table = after(drop(running(2), 1), { type: "graceOver", seat: 1 });
    expect(table.state.seats[1]).toMatchObject({ away: true, heldUntil: 0, left: false });
    expect(effect(table, "recordSeat")).toEqual([{ type: "recordSeat", seat: 1, kind: "bot" }]);
  });

  it("vacates the seat when the grace period is over before the deal", () => {
    expect(kinds(after(drop(waiting(2), 1), { type: "graceOver", seat: 1 }))).toEqual(["person", "nobody"]);
  });

  it("changes nothing if the player is back in time", () => {
    const back = joined(drop(running(2), 1), 1);
    expect(after(back, { type: "graceOver", seat: 1 }).effects).toEqual([]);
  });

  it("loses a rated duel when the grace period is over", () => {
    const table = after(drop(running(2, { rules: RATED }), 1), { type: "graceOver", seat: 1 });
    expect(table.effects.map(({ type }) => type)).toEqual(["forfeit", "recordSeat", "show"]);
    expect(effect(table, "forfeit")).toEqual([{ type: "forfeit", seat: 1, by: "clock" }]);
  });

  it("loses nothing during a pause, and the grace period begins again when it ends", () => {
    const paused = after(drop(running(2, { rules: RATED }), 1), { type: "graceOver", seat: 1 }, { paused: true });
    expect(paused.effects.map(({ type }) => type)).toEqual(["show"]);
    expect(paused.state.seats[1]).toMatchObject({ heldUntil: 0, away: false });
    expect(timer("grace 1", after(paused, { type: "resume" }))).toBeDefined();
  });
});

describe("Leaving on purpose", () => {
  it("before the deal frees the seat, and closes a table without other players", () => {
    expect(kinds(leave(waiting(2), 1))).toEqual(["person", "nobody"]);
    expect(effect(leave(waiting(1, { seats: 2 }), 0), "closeTable")).toHaveLength(1);
  });

  it("during a casual match has no grace period: a bot stands in at once", () => {
    const table = leave(running(2), 0);
    expect(table.state.seats[0]).toMatchObject({ away: true, left: true, heldUntil: 0 });
    expect(effect(table, "forfeit")).toEqual([]);
  });

  it("during a rated match loses it", () => {
    expect(effect(leave(running(2, { rules: RATED }), 0), "forfeit")).toEqual([{ type: "forfeit", seat: 0, by: "person" }]);
    expect(effect(leave(running(3, { rules: RATED }), 0), "forfeit")).toHaveLength(1);
  });

  it("closes a finished table when all have left", () => {
    const one = leave(running(2), 0, { over: true });
    expect(effect(one, "closeTable")).toEqual([]);
    expect(effect(leave(one, 1, { over: true }), "closeTable")).toHaveLength(1);
  });

  it("closes a rated table that no other player can join", () => {
    const rules = { ...RATED, kind: "quick" } as const;
    expect(effect(leave(waiting(2, { rules }), 1), "closeTable")).toHaveLength(1);
    expect(effect(leave(waiting(2, { rules: RATED }), 1), "closeTable")).toEqual([]);
  });
});

describe("Giving up a seat from elsewhere", () => {
  it("closes its connection and loses the match, also a casual one", () => {
    const table = after(running(2), { type: "giveUp", person: person(0) });
    expect(effect(table, "closeConnection")).toEqual([{ type: "closeConnection", session: "session 0", code: CLOSED.left }]);
    expect(effect(table, "forfeit")).toEqual([{ type: "forfeit", seat: 0, by: "person" }]);
  });

  it("is refused to strangers, and after the match", () => {
    expect(() => after(running(2), { type: "giveUp", person: "stranger" })).toThrow("foreignSeat");
    expect(() => after(running(2), { type: "giveUp", person: person(0) }, { over: true })).toThrow("matchOver");
  });
});

describe("The deal", () => {
  it("begins with the last share, shown and saved as it was before", () => {
    const one = shared(waiting(2), 0);
    expect(effect(one, "begin")).toEqual([]);
    expect(shared(one, 1).effects.map(({ type }) => type)).toEqual(["save", "show", "begin"]);
  });

  it("begins when bots take the free seats", () => {
    const table = after(shared(waiting(1, { seats: 3 }), 0), { type: "fill" });
    expect(kinds(table)).toEqual(["person", "bot", "bot"]);
    expect(effect(table, "begin")).toHaveLength(1);
  });

  it("has no bots at a rated table, or a second time", () => {
    expect(() => after(waiting(1, { seats: 2, rules: RATED }), { type: "fill" })).toThrow("tableFull");
    expect(() => after(running(2), { type: "fill" })).toThrow("tableFull");
  });

  it("begins with a bot if the last player to come does not, and no more players are waited for", () => {
    const filled = after(shared(offered(waiting(1, { seats: 3 }), 1), 0), { type: "fill" });
    expect(effect(filled, "begin")).toEqual([]);
    const table = after(filled, { type: "joinTimeout", seat: 1 });
    expect(kinds(table)).toEqual(["person", "bot", "bot"]);
    expect(effect(table, "begin")).toHaveLength(1);
  });

  it("takes one share a seat; the same one may come again", () => {
    const table = shared(waiting(2), 0);
    expect(shared(table, 0).state).toEqual(table.state);
    expect(() => after(table, { type: "share", seat: 0, share: "other", colour: undefined })).toThrow("notAsked");
    const begun = running(2);
    expect(shared(begun, 0).effects).toEqual([]);
  });

  it("settles whose match it is, also if a player leaves later", () => {
    const table = leave(running(2, { seats: 3 }), 0);
    expect(table.state.players).toEqual(["guest 0", "guest 1", undefined]);
  });

  it("moves each player to the drawn seat, over a new connection", () => {
    const ready = after(shared(shared(waiting(2), 0), 1), { type: "begin" });
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
    const { state } = after(shared(shared(waiting(2), 0), 1), { type: "begin" });
    const drawn = after({ state }, { type: "draw", seed: "5eed" }).state.players;
    const loaded = { ...state, begun: false };
    expect(after({ state: loaded }, { type: "recover", saved: false, seed: "5eed" }).state).toMatchObject({ begun: true, players: drawn });
  });
});

describe("Colours", () => {
  it("go to the first who wishes for them, and may be changed until the deal", () => {
    const table = shared(shared(waiting(3), 0, 2), 1, 2);
    expect(table.state.seats.map(({ colour }) => colour)).toEqual([2, -1, -1]);
    expect(shared(shared(table, 0, 3), 1, 2).state.seats.map(({ colour }) => colour)).toEqual([3, 2, -1]);
    expect(shared(running(2), 0, 2).state.seats[0]!.colour).toBe(-1);
  });

  it("are those of the game", () => {
    expect(shared(waiting(2), 0, 4).state.seats[0]!.colour).toBe(-1);
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

describe("A table from the store", () => {
  it("without a match holds its seats for a grace period, and awaits the missing shares", () => {
    const { state } = shared(waiting(2), 0);
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
    expect(() => after(table, { type: "share", seat: 0, share: "a", colour: 0 })).not.toThrow();
    expect(() => after(table, { type: "giveUp", person: "stranger" })).toThrow("foreignSeat");
    leave(table, 0);
    expect(table.state).toEqual(before);
  });
});
