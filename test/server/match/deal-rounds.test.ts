/** The two rounds before a deal, in the pure rules of seating: what is awaited, and what becomes of a deal that is void. */
import { describe, expect, it } from "vitest";
import { CLOSED } from "../../../shared/core/wire/wire.ts";
import {
  after,
  CASUAL,
  drop,
  effect,
  joined,
  kinds,
  leave,
  NOW,
  offered,
  opened,
  opening,
  person,
  pledged,
  RATED,
  session,
  shareOf,
  type Table,
  TIMINGS,
  timer,
  waiting,
} from "./seated.ts";

const DAYS = { ...CASUAL, kind: "private" as const, inDays: true, timings: { ...TIMINGS, openTimeout: 86_400_000 } };
const later = { date: NOW.date + TIMINGS.openTimeout };
const late = (table: Table): Table => after(table, { type: "openingOver" }, later);
const numbers = ({ state }: Table) => state.seats.map(({ pledge, share }) => [pledge !== "", share !== ""]);

describe("Shares are opened", () => {
  it("when all players at a full table have pledged: the list is told to all, and time begins to run", () => {
    const one = pledged(waiting(2), 0);
    expect([one.state.openUntil, effect(one, "tellPledges")]).toEqual([0, []]);
    const all = pledged(one, 1);
    expect(all.effects.map(({ type }) => type)).toEqual(["save", "show", "startTimer", "tellPledges"]);
    expect(timer("opening", all)).toMatchObject({ after: TIMINGS.openTimeout });
    expect(all.state.openUntil).toBe(NOW.date + TIMINGS.openTimeout);
  });

  it("not while a player's connection is lost, and as soon as they are back", () => {
    const table = pledged(drop(pledged(waiting(2), 0), 0), 1);
    expect(table.state.openUntil).toBe(0);
    expect(effect(joined(table, 0), "tellPledges")).toHaveLength(1);
  });

  it("in days wherever the players are, and those are called", () => {
    const table = pledged(drop(pledged(waiting(2, { rules: DAYS }), 0), 0), 1);
    expect(effect(table, "callPlayers")).toEqual([{ type: "callPlayers", seats: [0, 1] }]);
    expect(timer("opening", table)).toMatchObject({ after: 86_400_000 });
  });

  it("while nobody else sits down, bots included, or changes a pledge", () => {
    const table = opening(2);
    expect(() => offered(table, 2)).toThrow("tableFull");
    expect(() => after(table, { type: "fill" })).toThrow("tableFull");
    const other = { type: "pledge", seat: 0, pledge: "another", voids: 0, colour: undefined } as const;
    expect(() => after(table, other)).toThrow("notAsked");
    expect(() => after(table, { type: "share", seat: 0, share: shareOf(1) })).toThrow("badPledge");
    expect(() => after(opened(table, 0), { type: "share", seat: 0, share: "another" })).toThrow("notAsked");
  });

  it("not before", () => {
    expect(() => opened(pledged(waiting(2), 0), 0)).toThrow("notAsked");
  });
});

describe("A player whose connection is lost while shares are opened", () => {
  it("keeps the seat, also beyond a grace period, and may come back to open", () => {
    const table = after(drop(opening(2), 1), { type: "graceOver", seat: 1 });
    expect(kinds(table)).toEqual(["person", "person"]);
    const back = joined(table, 1);
    expect(effect(opened(opened(back, 0), 1), "begin")).toHaveLength(1);
  });
});

describe("A share that is not opened in time", () => {
  it("makes the deal void: its player is named and closed out, the seat free, and all others pledge again", () => {
    const table = late(opened(opening(2), 0));
    expect(effect(table, "voidDeal")).toEqual([
      { type: "voidDeal", why: "notOpened", culprits: [{ name: "Player 1", person: person(1) }], number: 0 },
    ]);
    expect(effect(table, "closeConnection")).toEqual([{ type: "closeConnection", session: session(1), code: CLOSED.notOpened }]);
    expect(kinds(table)).toEqual(["person", "nobody"]);
    expect(numbers(table)).toEqual(Array(2).fill([false, false]));
    expect(table.state).toMatchObject({ voids: 1, openUntil: 0 });
    expect(timer("join 0", table)).toBeDefined();
    const again = joined(offered(table, 1), 1);
    expect(effect(opened(opened(pledged(pledged(again, 0), 1), 1), 0), "begin")).toHaveLength(1);
  });

  it("names all who did not open", () => {
    const [voided] = effect(late(opened(opening(3), 1)), "voidDeal");
    expect(voided).toMatchObject({ culprits: [{ name: "Player 0" }, { name: "Player 2" }] });
  });

  it("is taken by a bot where no more players are waited for", () => {
    const rules = { ...CASUAL, kind: "again" } as const;
    const table = late(opened(opening(3, { rules }), 0));
    expect(kinds(table)).toEqual(["person", "bot", "bot"]);
    expect(effect(opened(pledged(table, 0), 0), "begin")).toHaveLength(1);
  });

  it("closes a table where only these players could play, or none is left", () => {
    const rules = { ...RATED, kind: "again" } as const;
    expect(effect(late(opened(opening(2, { rules }), 0)), "closeTable")).toHaveLength(1);
    expect(effect(late(opening(2)), "closeTable").length).toBeGreaterThan(0);
  });

  it("is not missed if all are opened, and a pledge for the void deal is stale", () => {
    expect(effect(late(opened(opened(opening(2), 0), 1)), "voidDeal")).toEqual([]);
    const table = late(opened(opening(2), 0));
    expect(() => after(table, { type: "pledge", seat: 0, pledge: "p", voids: 0, colour: undefined })).toThrow("staleAsk");
  });
});

describe("Leaving on purpose while shares are opened", () => {
  it("makes the deal void and is named, whether the share was opened or not, and from elsewhere too", () => {
    for (const table of [leave(opening(2), 1), leave(opened(opening(2), 1), 1), after(opening(2), { type: "giveUp", person: person(1) })]) {
      expect(effect(table, "voidDeal")).toMatchObject([{ why: "left", culprits: [{ name: "Player 1" }] }]);
      expect(kinds(table)).toEqual(["person", "nobody"]);
    }
  });

  it("is only closing the page at a table in days", () => {
    const table = leave(opening(2, { rules: DAYS }), 1);
    expect([effect(table, "voidDeal"), kinds(table)]).toEqual([[], ["person", "person"]]);
  });
});

describe("A table that is loaded while shares are opened", () => {
  const loaded = (table: Table, date: number): Table => {
    const seats = table.state.seats.map((seat) => ({ ...seat, session: "" }));
    return after({ state: { ...table.state, seats } }, { type: "reopen" }, { date });
  };

  it("goes on with them: players have a grace period more to come back", () => {
    const table = loaded(opened(opening(2), 0), NOW.date + 1_000);
    expect(numbers(table)).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(timer("opening", table)).toMatchObject({ after: TIMINGS.grace + TIMINGS.openTimeout });
  });

  it("in days has the time that is left, and begins if all are opened", () => {
    const table = opened(opening(2, { rules: DAYS }), 0);
    expect(timer("opening", loaded(table, NOW.date + 86_000_000))).toMatchObject({ after: 400_000 });
    expect(timer("opening", loaded(table, NOW.date + 90_000_000))).toMatchObject({ after: 0 });
    expect(effect(loaded(opened(table, 1), NOW.date), "begin")).toHaveLength(1);
  });

  it("in days after a void deal keeps the seats of players who have not pledged again", () => {
    const voided = after(opened(opening(3, { rules: DAYS }), 0), { type: "giveUp", person: person(2) });
    const table = loaded(voided, NOW.date);
    expect(kinds(table)).toEqual(["person", "person", "nobody"]);
    expect([timer("join 0", table), timer("join 1", table)]).toEqual([undefined, undefined]);
    expect(effect(after(table, { type: "emptyTimeout" }), "unload")).toHaveLength(1);
  });
});
