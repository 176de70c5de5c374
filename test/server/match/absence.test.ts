/** A player whose line is lost in a casual match of people: the others choose what becomes of the seat. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SeatingEvent, SeatingRules } from "../../../server/match/seating/events.ts";
import { savedSeat, seatsOf } from "../../../server/table/seats.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { after, CASUAL, drop, effect, joined, leave, person, RATED, running, session, type Table, timer } from "./seated.ts";

const FRIENDLY: SeatingRules = { ...CASUAL, asksOthers: true };
const friends = (players = 3, seats = players): Table => running(players, { seats, rules: FRIENDLY });
const graceOver = (table: Table, seat: number, situation = {}): Table => after(table, { type: "graceOver", seat }, situation);
const gone = (table: Table, seat: number): Table => graceOver(drop(table, seat), seat);
const choose = (table: Table, by: number, what: "wait" | "bot", seat = 2): Table => after(table, { type: "choose", seat, by, what });
const seatOf = ({ state }: Table, seat = 2) => state.seats[seat]!;

describe("In a casual match, with or without a clock", () => {
  it("no bot plays after the grace period: the others are asked, and what is proposed is counted without the absent player", () => {
    const table = gone(friends(), 2);
    expect(seatOf(table)).toMatchObject({ away: false, chosen: ["", "", ""], heldUntil: 0 });
    expect(table.effects).toEqual([{ type: "recount" }, { type: "show" }]);
  });

  it("any one player lets a bot play, whatever the others chose, and the record says who it was", () => {
    const waits = choose(gone(friends(), 2), 0, "wait");
    expect(effect(waits, "recordSeat")).toEqual([{ type: "recordSeat", seat: 2, kind: "person", chosenBy: 0 }]);
    expect(seatOf(waits)).toMatchObject({ away: false, chosen: ["wait", "", ""] });
    const replaced = choose(waits, 1, "bot");
    expect(effect(replaced, "recordSeat")).toEqual([{ type: "recordSeat", seat: 2, kind: "bot", chosenBy: 1 }]);
    expect(seatOf(replaced)).toMatchObject({ away: true, chosen: ["wait", "bot", ""] });
  });

  it("waiting is not final: the same player may let a bot play later", () => {
    expect(seatOf(choose(choose(gone(friends(), 2), 0, "wait"), 0, "bot")).away).toBe(true);
  });

  it("the player who returns has the seat back at once, and is asked about no more", () => {
    const back = joined(choose(gone(friends(), 2), 0, "bot"), 2);
    expect(seatOf(back)).toMatchObject({ away: false, chosen: [], session: session(2) });
    expect(effect(back, "recordSeat")).toEqual([{ type: "recordSeat", seat: 2, kind: "person" }]);
    expect(() => choose(back, 0, "bot")).toThrow("notAsked");
  });

  it("nothing is chosen within the grace period, for oneself, for a bot's seat or by a player who has resigned", () => {
    expect(() => choose(drop(friends(), 2), 0, "bot")).toThrow("notAsked");
    expect(() => choose(friends(), 0, "bot", 0)).toThrow("notAsked");
    expect(() => choose(friends(2, 3), 0, "bot")).toThrow("notAsked");
    const choice = { type: "choose", seat: 2, by: 0, what: "bot" } as const;
    expect(() => after(gone(friends(), 2), choice, { resigned: [0] })).toThrow("notAsked");
    expect(() => after(gone(friends(), 2), choice, { over: true })).toThrow("notAsked");
  });

  it("a clock that has run out twice ends the waiting: then a bot plays", () => {
    const timeout = (table: Table): Table => after(table, { type: "timeout", seat: 2 });
    const waiting = choose(gone(friends(), 2), 0, "wait");
    expect(seatOf(timeout(waiting)).away).toBe(false);
    expect(seatOf(timeout(timeout(waiting)))).toMatchObject({ away: true });
  });

  it("two who are gone are chosen for one by one", () => {
    const table = choose(gone(gone(friends(), 2), 1), 0, "bot");
    expect(table.state.seats.map(({ away }) => away)).toEqual([false, false, true]);
    expect(seatOf(table, 1).chosen).toEqual(["", "", ""]);
  });

  it("where all are gone the match waits, leaves memory, and the first who returns brings a new grace period for the others", () => {
    const nobody = gone(drop(drop(friends(), 0), 1), 2);
    expect(nobody.state.seats.some(({ away, chosen }) => away || chosen.length > 0)).toBe(false);
    expect(after(nobody, { type: "emptyTimeout" }).effects).toEqual([{ type: "unload" }]);
    expect(timer("grace 2", joined(nobody, 0))).toMatchObject({ after: 30 });
  });

  it("the choice is kept over a restart, and seats saved before there was one have none", () => {
    const table = choose(gone(friends(), 2), 0, "wait");
    const saved = table.state.seats.map(savedSeat);
    expect(seatsOf(JSON.parse(JSON.stringify(saved)))[2]!.chosen).toEqual(["wait", "", ""]);
    expect(savedSeat(seatOf(table, 0))).not.toHaveProperty("chosen");
    expect(seatsOf([savedSeat(seatOf(table, 0))])[0]!.chosen).toEqual([]);
    const reloaded = { state: { ...table.state, seats: seatsOf(saved) } };
    expect(timer("grace 2", after(reloaded, { type: "join", seat: 0, session: session(0) }))).toBeUndefined();
  });

  it("who leaves on purpose is replaced at once, also from elsewhere while the others wait", () => {
    expect(seatOf(leave(friends(), 2)).away).toBe(true);
    expect(seatOf(after(choose(gone(friends(), 2), 0, "wait"), { type: "giveUp", person: person(2) }))).toMatchObject({
      away: true,
      chosen: [],
    });
  });

  it("nobody is asked during a pause, or for a player who has resigned", () => {
    expect(seatOf(graceOver(drop(friends(), 2), 2, { paused: true }))).toMatchObject({ away: false, chosen: [] });
    expect(seatOf(graceOver(drop(friends(), 2), 2, { resigned: [2] })).away).toBe(true);
  });

  it("after the match a bot takes the place, so that a rematch does not wait", () => {
    expect(seatOf(graceOver(drop(friends(), 2), 2, { over: true })).away).toBe(true);
  });
});

describe("Other tables keep their own rules", () => {
  it("in a shared deal, and rated with three players, a bot stands in after the grace period", () => {
    expect(seatOf(gone(running(3), 2)).away).toBe(true);
    expect(seatOf(gone(running(3, { rules: RATED }), 2)).away).toBe(true);
  });

  it("rated for two, the match is lost", () => {
    expect(effect(gone(running(2, { rules: RATED }), 1), "forfeit")).toHaveLength(1);
  });

  it("in days nobody is waited for", () => {
    expect(timer("grace 2", drop(running(3, { rules: { ...CASUAL, inDays: true } }), 2))).toBeUndefined();
  });

  it("with bots alone there is nobody to choose", () => {
    expect(seatOf(gone(friends(1, 3), 0), 0)).toMatchObject({ away: true, chosen: [] });
  });
});

describe("Whatever happens in a casual match of friends", () => {
  const seat = fc.nat({ max: 2 });
  const events: fc.Arbitrary<SeatingEvent> = fc.oneof(
    seat.map((at) => ({ type: "drop", session: session(at) }) as const),
    seat.map((at) => ({ type: "join", seat: at, session: session(at) }) as const),
    seat.map((at) => ({ type: "leave", session: session(at) }) as const),
    seat.map((at) => ({ type: "giveUp", person: person(at) }) as const),
    seat.map((at) => ({ type: "graceOver", seat: at }) as const),
    seat.map((at) => ({ type: "takeBack", seat: at }) as const),
    fc.record({ type: fc.constant("choose" as const), seat, by: seat, what: fc.constantFrom("wait" as const, "bot" as const) }),
    fc.constantFrom({ type: "resume" } as const, { type: "checkEmpty" } as const),
  );

  it("a bot plays for a person only after a choice or their own leave, and everybody who returns has their seat", () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (all) => {
        let table = friends();
        for (const event of all) {
          const before = table.state.seats;
          try {
            table = after(table, event);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            expect(table.state.seats).toBe(before);
            continue;
          }
          for (const { number, away, session: own, chosen, left } of table.state.seats) {
            const replaced = away && !before[number]!.away;
            if (replaced) expect(left || (event.type === "choose" && event.seat === number && event.what === "bot")).toBe(true);
            if (own !== "" && chosen.length > 0) expect.unreachable("chosen for a player who is here");
          }
          if (event.type === "join") {
            expect(table.state.seats[event.seat]).toMatchObject({ away: false, session: event.session, person: person(event.seat) });
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
