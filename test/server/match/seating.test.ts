/** Who sits where: the rules of seating for players who come and go, without a socket, a timer or a sleep. */
import { describe, expect, it } from "vitest";
import { CLOSED } from "../../../shared/core/wire/wire.ts";
import { after, drop, effect, joined, kinds, leave, newTable, offered, person, pledged, RATED, running, timer, waiting } from "./seated.ts";

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

  it("is given back if the player does not join in time, or joins and pledges no share", () => {
    const table = after(offered(waiting(1, { seats: 2 }), 1), { type: "joinTimeout", seat: 1 });
    expect(kinds(table)).toEqual(["person", "nobody"]);
    const silent = after(waiting(2), { type: "joinTimeout", seat: 1 });
    expect(effect(silent, "closeConnection")).toEqual([{ type: "closeConnection", session: "session 1", code: CLOSED.unknownTable }]);
    expect(kinds(silent)).toEqual(["person", "nobody"]);
  });

  it("stays the player's once a share is pledged", () => {
    expect(kinds(after(pledged(waiting(2), 1), { type: "joinTimeout", seat: 1 }))).toEqual(["person", "person"]);
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

  it("is needed after a lock-out, which closes the guest's connection and leaves the others alone", () => {
    const table = after(waiting(2), { type: "lockOut", person: person(0) });
    expect(table.state.seats.map(({ keys }) => keys.length > 0)).toEqual([false, true]);
    expect(effect(table, "closeConnection")).toEqual([{ type: "closeConnection", session: "session 0", code: CLOSED.moved }]);
    expect(effect(table, "save")).toHaveLength(1);
    expect(after(waiting(2), { type: "lockOut", person: "" }).state.seats.every(({ keys }) => keys.length > 0)).toBe(true);
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
