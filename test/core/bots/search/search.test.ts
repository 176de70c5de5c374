/** The search through the contract alone: games without a mind, and the contract's own toy. */
import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../../../shared/core/base/random.ts";
import { openSearch } from "../../../../shared/core/bots/search/search.ts";
import type { Thought } from "../../../../shared/core/bots/thought.ts";
import { eraseShape, type Game, type View } from "../../../../shared/core/contract/game.ts";
import type { Mind } from "../../../../shared/core/contract/mind.ts";
import { viewOf } from "../../../../shared/core/match/view.ts";
import { toy } from "../../../toy/index.ts";
import { rolled, start, tableOf } from "../../toy-match.ts";
import { nim, type Spot, smallGame } from "./small-games.ts";

const game = eraseShape(toy);
const toyView = viewOf(start().state, 0);

function think(of: Game, view: View, iterations = 400, seed = 1): Thought {
  const search = openSearch(of, view, quickLuck(seed), { iterations });
  search.run(10 * iterations);
  return search.thought();
}
const best = (seats: number, spot: Spot, iterations?: number): string => {
  const { game: small, view } = smallGame(seats, spot);
  return think(small, view, iterations).row[0]!;
};

describe("A search", () => {
  it("gives equal thoughts for equal views, luck and iterations, in slices of any size", () => {
    const whole = think(game, toyView);
    expect(think(game, toyView)).toEqual(whole);
    const sliced = openSearch(game, toyView, quickLuck(1), { iterations: 400 });
    for (let slice = 1; !sliced.isDone(); slice = (slice % 17) + 1) {
      sliced.run(slice);
      sliced.thought();
    }
    expect(sliced.thought()).toEqual(whole);
    expect(think(game, toyView, 400, 2)).not.toEqual(whole);
  });

  it("leaves its view alone", () => {
    const before = structuredClone(toyView);
    think(game, toyView);
    expect(toyView).toEqual(before);
  });

  it("says the chance of every seat, and the best lines with the chance of its own, best first", () => {
    const { row, chances, lines } = think(game, toyView);
    expect(chances).toHaveLength(3);
    expect(chances!.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(lines!.map(({ moves }) => moves[0])).toEqual([row[0], ...lines!.slice(1).map(({ moves }) => moves[0])]);
    expect(lines![0]!.chance).toBeCloseTo(chances![0]!);
    const visits = lines!.map((line) => line.visits);
    expect(visits).toEqual([...visits].sort((a, b) => b - a));
    for (const { moves } of lines!) expect(game.moves(toyView).map((move) => game.notation(move))).toContain(moves[0]);
  });

  it("needs no time for a sole move", () => {
    const { game: small, view } = smallGame(2, { seat: 0, moves: { only: nim(5, 1) } });
    const search = openSearch(small, view, quickLuck(1), { iterations: 1_000 });
    expect(search.isDone()).toBe(true);
    expect(search.thought()).toEqual({ row: ["only"] });
  });

  it("has a listed move at any time, also before it has looked at anything", () => {
    const search = openSearch(game, toyView, quickLuck(1), { iterations: 100 });
    const listed = game.moves(toyView).map((move) => game.notation(move));
    expect(listed).toContain(search.thought().row[0]);
    search.run(1);
    expect(listed).toContain(search.thought().row[0]);
  });

  it("ends early once no other move can come to the front", () => {
    const win: Spot = { places: [1, 2] };
    const loss: Spot = { places: [2, 1] };
    const { game: small, view } = smallGame(2, { seat: 0, moves: { win, loss } });
    const search = openSearch(small, view, quickLuck(1), { iterations: 1_000 });
    search.run(700);
    expect(search.isDone()).toBe(true);
    expect(search.thought().row).toEqual(["win"]);
  });
});

describe("Without a mind, by random matches to their end, a search", () => {
  it.each([5, 6, 7, 9, 10])("finds the winning move of nim with %i stones", (stones) => {
    expect(best(2, nim(stones), 2_000)).toBe(`take ${stones % 4}`);
  });

  it("plays forced moves on the way without counting them", () => {
    const forced = (then: Spot): Spot => ({ seat: 1, moves: { must: { seat: 0, moves: { must: then } } } });
    expect(best(2, { seat: 0, moves: { bad: forced(nim(4, 0)), good: forced(nim(4, 1)) } }, 800)).toBe("good");
  });
});

describe("Every seat goes for itself:", () => {
  const end = (places: readonly number[], points?: readonly number[]): Spot => ({ places, ...(points && { points }) });

  it("a seat that is helped by what another one wants counts on it, and on nothing else", () => {
    // Seat 1 prefers its own victory to hurting seat 0, and seat 2 would rather win than make seat 1 win.
    const trusting: Spot = { seat: 1, moves: { own: end([2, 1, 3]), other: end([1, 2, 3]) } };
    const matching: Spot = { seat: 2, moves: { win: end([3, 2, 1]), give: end([2, 1, 3]) } };
    const sharing: Spot = { seat: 1, moves: { keep: end([1, 3, 2]), drop: end([1, 2, 3]) } };
    expect(best(3, { seat: 0, moves: { trusting, matching, sharing } })).toBe("sharing");
  });

  it("one that cannot win plays for its place", () => {
    expect(best(3, { seat: 0, moves: { third: end([3, 1, 2]), second: end([2, 1, 3]) } })).toBe("second");
  });

  it("and with equal places for its lead", () => {
    expect(best(2, { seat: 0, moves: { far: end([2, 1], [10, 90]), near: end([2, 1], [49, 50]) } })).toBe("near");
  });
});

describe("Seats that are asked at once", () => {
  const pennies: Spot = {
    seats: [0, 1],
    moves: ["heads", "tails"],
    then: ([own, other]) => ({ places: own === other ? [1, 2] : [2, 1] }),
  };

  it("choose without knowing of each other: neither side of a fair guess is a victory", () => {
    const { game: small, view } = smallGame(2, pennies);
    const { chances } = think(small, view, 2_000);
    expect(chances![0]).toBeGreaterThan(0.4);
    expect(chances![0]).toBeLessThan(0.6);
  });

  it("find what is best whatever the others do", () => {
    const dilemma: Spot = {
      seats: [0, 1],
      moves: ["trust", "grab"],
      then: ([own, other]) => ({ places: own === other ? [1, 1] : own === "grab" ? [1, 2] : [2, 1] }),
    };
    expect(best(2, dilemma)).toBe("grab");
  });

  it("may be fewer than all, and are asked again after it", () => {
    const spot: Spot = { seats: [0, 2], moves: ["a", "b"], then: ([first, third]) => (first === third ? nim(3, 0) : nim(4, 0)) };
    const { game: small, view } = smallGame(3, spot, {});
    expect(think(small, view).row).toHaveLength(1);
  });
});

describe("A row of small moves", () => {
  it("goes on as far as the same seat is asked and nothing is revealed", () => {
    const match = rolled();
    const { leader, pebbles } = tableOf(match);
    const { row } = think(game, viewOf(match.state, leader), 2_000);
    expect(row.length).toBeGreaterThan(1);
    expect(row.length).toBeLessThanOrEqual(pebbles);
    for (const move of row) expect(move).toMatch(/^put/);
  });

  it("ends before another seat's choice", () => {
    const { game: small, view } = smallGame(2, {
      seat: 0,
      moves: { first: { seat: 0, moves: { second: nim(4, 1), third: nim(5, 1) } }, instead: nim(3, 1) },
    });
    expect(think(small, view).row).toEqual(["first", "second"]);
  });

  it("ends where the search has looked too little", () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_none, at) => [`option ${at}`, nim(4, 1)]));
    const { game: small, view } = smallGame(2, { seat: 0, moves: { many: { seat: 0, moves: many }, lost: { places: [2, 1] } } });
    expect(think(small, view, 30).row).toEqual(["many"]);
  });
});

describe("A search of what chance has turned over", () => {
  const END = { win: { places: [1, 2] }, loss: { places: [2, 1] }, draw: { places: [1, 1] } } as const;
  /** The prize lies behind one of two doors, the same thing behind the other: the names of the moves do not tell which is which. */
  const behind = (prize: number): Spot => ({
    seat: 0,
    moves: {
      look: { seat: 0, moves: prize === 0 ? { cup: END.win, bowl: END.loss } : { bowl: END.win, cup: END.loss } },
      leave: END.draw,
    },
  });
  const searched = (mind: Partial<Mind>): Thought => {
    const whole: Mind = {
      features: [],
      measure() {},
      progress: () => 0,
      model: { features: [], scale: [], weights: {}, provenance: {} },
      weigh: (_view, moves) => moves.map(() => 0),
      iterations: { strong: 1, master: 1 },
      ...mind,
    };
    const imagine: Game["imagine"] = (_view, luck) => smallGame(2, behind(below(luck, 2))).state;
    const { game: small, view } = smallGame(2, behind(0), { mind: whole, imagine });
    return think(small, view, 2_000);
  };
  const door: Mind["spotOf"] = (table, move) => 1 + Object.keys(choicesOf(table)).indexOf((move as { type: string }).type);
  const choicesOf = (table: unknown): object => {
    const { spot } = table as { spot: Spot };
    return "seat" in spot ? spot.moves : {};
  };

  it("counts the same thing at another place as another move, and so uses what it will see", () => {
    expect(searched({ spotOf: door }).row[0]).toBe("look");
    expect(searched({ spotOf: door }).chances![0]).toBeGreaterThan(0.95);
  });

  it("takes one name for one move where the game does not say where it takes something", () => {
    expect(searched({}).chances![0]).toBeLessThan(0.6);
  });
});
