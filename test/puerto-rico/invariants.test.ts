/** What holds after every frame of random matches of every size: nothing appears, nothing vanishes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clone, isEqual } from "../../shared/core/base/plain.ts";
import { below, pick, quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { gauges } from "../../shared/puerto-rico/offers/gauges.ts";
import { colonistsOf, emptyCircles, mannedTiles, SAN_JUAN, SHIP, SUPPLY } from "../../shared/puerto-rico/rules/board.ts";
import { loadingPoints, score, total } from "../../shared/puerto-rico/score.ts";
import { type Event, GOODS, type PuertoRico, type Table, TILES } from "../../shared/puerto-rico/state.ts";
import { boxOf, faults, stockTaking } from "./invariants.ts";
import { of, start } from "./position.ts";

/** Plays at random and looks at every frame. */
function playThrough(
  seats: number,
  deal: number,
  look: (state: State<PuertoRico>, event: Event, before: Table) => void,
): State<PuertoRico> {
  const luck = quickLuck(deal);
  const state = start(seats, {}, deal);
  for (let asked = puertoRico.toAct(state.table); asked.length > 0; asked = puertoRico.toAct(state.table)) {
    const seat = asked[0] as number;
    let before = clone(state.table);
    puertoRico.play(state, seat, pick(luck, puertoRico.moves(viewOf(state, seat))), (event) => {
      look(state, event, before);
      before = clone(state.table);
    });
  }
  return state;
}

const seatCounts = [2, 3, 4, 5];

describe("after every event of a random match", () => {
  it.each(seatCounts)("colonists, barrels of each good, tiles, quarries and buildings are all there, with %i players", (seats) => {
    for (let deal = 0; deal < 5; deal++) playThrough(seats, deal, (state) => expect(stockTaking(state)).toEqual(boxOf(seats)));
  });

  it("every invariant holds (any deal, any number of players)", () => {
    const anything = fc.property(fc.constantFrom(...seatCounts), fc.nat(1_000_000), (seats, deal) => {
      playThrough(seats, deal, (state, event) => {
        expect({ event, found: faults(state) }).toEqual({ event, found: [] });
      });
    });
    fc.assert(anything, { numRuns: 12 });
  });

  it("after a mayor there are colonists in San Juan only where every circle is manned", () => {
    for (const seats of seatCounts) {
      let mayors = 0;
      playThrough(seats, seats, ({ table }, event) => {
        if (event.type !== "boarded") return;
        mayors++;
        for (const player of table.players) expect(player.sanJuan === 0 || emptyCircles(player) === 0).toBe(true);
      });
      expect(mayors).toBeGreaterThan(0);
    }
  });

  it("money comes and goes only as the event says", () => {
    for (const seats of seatCounts) {
      playThrough(seats, 10 + seats, ({ table }, event, before) => {
        table.players.forEach((player, seat) => {
          expect(player.money - of(before, seat).money).toBe("seat" in event && event.seat === seat ? moneyOf(event) : 0);
        });
      });
    }
  });

  it("colonists move only as the event says, and never none", () => {
    const count = (table: Table, seat: number, spot: number): number => {
      if (spot === SUPPLY) return table.colonists;
      if (spot === SHIP) return table.colonistShip;
      const player = of(table, seat);
      if (spot === SAN_JUAN) return player.sanJuan;
      return spot < TILES.length ? mannedTiles(player, spot) : player.cityColonists[player.city.indexOf(spot - TILES.length)]!;
    };
    for (const seats of seatCounts) {
      let moves = 0;
      playThrough(seats, 60 + seats, ({ table }, event, before) => {
        const moved = table.players.map(colonistsOf).join() !== before.players.map(colonistsOf).join();
        if (event.type !== "moved") return expect(moved).toBe(false);
        const { seat, from, to, n } = event;
        moves++;
        expect(n).toBeGreaterThan(0);
        expect(count(before, seat, from) - count(table, seat, from)).toBe(n);
        expect(count(table, seat, to) - count(before, seat, to)).toBe(n);
      });
      expect(moves).toBeGreaterThan(0);
    }
  });

  it("barrels come and go only as the event says", () => {
    for (const seats of seatCounts) {
      playThrough(seats, 70 + seats, ({ table }, event, before) => {
        table.players.forEach((player, seat) => {
          const change = player.goods.map((barrels, good) => barrels - of(before, seat).goods[good]!);
          const due = "seat" in event && event.seat === seat && "good" in event ? barrelsOf(event) : 0;
          expect(change).toEqual(GOODS.map((_id, good) => ("good" in event && event.good === good ? due : 0)));
        });
      });
    }
  });

  it("points come only as the event says, and every one has its source", () => {
    for (const seats of seatCounts) {
      const end = playThrough(seats, 20 + seats, ({ table }, event, before) => {
        table.players.forEach((player, seat) => {
          const gained = loadingPoints(player) - loadingPoints(of(before, seat));
          const due = event.type === "loaded" ? event.n : event.type === "bonus" ? 1 : 0;
          expect(gained).toBe("seat" in event && event.seat === seat ? due : 0);
        });
      });
      puertoRico.result(end.table)?.points.forEach((points, seat) => {
        expect(points).toEqual(score(end.table, seat));
        expect(Object.values(points).reduce((all, one) => all + one, 0)).toBe(total(score(end.table, seat)));
      });
    }
  });

  it("the gauges agree with the endings", () => {
    playThrough(4, 31, ({ table }, event) => {
      const now = gauges(table);
      if (event.type === "lastRound" && event.ending === 0) expect(now.colonists.left).toBe(0);
      if (event.type === "lastRound" && event.ending === 1) expect(now.city.most).toBe(now.city.spaces);
      if (event.type === "lastRound" && event.ending === 2) expect(now.points.left).toBe(0);
      expect(now.choices).toBeGreaterThanOrEqual(0);
    });
  });
});

it("a match goes the same way whether anyone listens or not", () => {
  for (const seats of seatCounts) {
    const heard = start(seats, {}, 90 + seats);
    const unheard = clone(heard);
    const luck = quickLuck(seats);
    for (let [seat] = puertoRico.toAct(heard.table); seat !== undefined; [seat] = puertoRico.toAct(heard.table)) {
      const move = pick(luck, puertoRico.moves(viewOf(heard, seat)));
      let told = 0;
      puertoRico.play(heard, seat, move, () => told++);
      puertoRico.play(unheard, seat, move, silent);
      expect(told).toBeGreaterThan(0);
      if (!isEqual(heard, unheard)) expect(unheard).toEqual(heard);
    }
  }
});

function barrelsOf(event: Extract<Event, { good: number }>): number {
  switch (event.type) {
    case "produced":
      return event.n;
    case "extra":
      return 1;
    case "sold":
      return -1;
    case "loaded":
    case "returned":
      return -event.n;
    default:
      return 0;
  }
}

function moneyOf(event: Event): number {
  switch (event.type) {
    case "role":
    case "factory":
    case "sold":
      return event.n;
    case "built":
      return 0 - event.n;
    case "prospected":
      return 1;
    default:
      return 0;
  }
}

describe("rows of colonist moves end", () => {
  /** A row must fit an entry: lifts and places together. */
  const LONGEST_ROW = 64;
  it("however much a player lifts first, and no list is long", () => {
    let longest = 0;
    const luck = quickLuck(50);
    for (const seats of seatCounts) {
      const state = start(seats, {}, 50 + seats);
      let row = 0;
      let { turn } = state.table;
      for (let asked = puertoRico.toAct(state.table); asked.length > 0; asked = puertoRico.toAct(state.table)) {
        const list = puertoRico.moves(viewOf(state, asked[0] as number));
        longest = Math.max(longest, list.length);
        const placing = state.table.phase === "lifting" || state.table.phase === "placing";
        row = placing && turn === asked[0] ? row + 1 : 0;
        turn = asked[0] as number;
        expect(row).toBeLessThan(LONGEST_ROW);
        const lifts = list.filter((move) => move.type === "lift");
        const move = lifts.length > 0 ? pick(luck, lifts) : list[below(luck, list.length)];
        puertoRico.play(state, turn, move as (typeof list)[number], () => {});
      }
    }
    expect(longest).toBeLessThanOrEqual(30);
  });
});
