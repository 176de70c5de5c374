import { describe, expect, it } from "vitest";
import type { CardId } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { score, total } from "../../shared/duel/score.ts";
import { REMOVED } from "../../shared/duel/state.ts";
import { act, type CitySketch, legal, position, type Sketch } from "./position.ts";

const points = (mine: CitySketch, theirs: CitySketch = {}, pawn = 0) => score(position({ age: 3, pawn, cities: [mine, theirs] }).table, 0);

/** Age III ends with seat 0 discarding its last card: two coins, no more. */
function end(mine: CitySketch, theirs: CitySketch, more: Sketch = {}) {
  const state = position({ age: 3, free: ["arsenal"], cities: [mine, theirs], ...more });
  act(state, "discard arsenal");
  return duel.result(state.table)!;
}

describe("Ruling 32: coins for cards of a colour are paid once, when built, for the builder's city", () => {
  const theirs: CitySketch = { cards: ["glass_blower", "sawmill", "walls", "forum"], built: { the_colossus: "stable" } };
  const cases: readonly [CardId, number, string, CitySketch][] = [
    ["chamber_of_commerce", 6, "3 for each of two grey", { cards: ["press", "drying_room", "sawmill"] }],
    ["port", 4, "2 for each of two brown", { cards: ["lumber_yard", "quarry", "glass_blower", "drying_room"] }],
    ["armory", 2, "1 for each of two red", { cards: ["shelf_quarry", "glass_blower", "walls", "guard_tower", "clay_reserve"] }],
    ["lighthouse", 3, "1 for each of three yellow, itself too", { cards: ["tavern", "clay_reserve"] }],
    ["arena", 4, "2 for each of two wonders", { cards: ["brewery"], built: { the_pyramids: "altar", piraeus: "baths" } }],
  ];

  it.each(cases)("%s: %i, %s", (card, coins, _what, city) => {
    const mine = { coins: 0, wonders: ["the_sphinx"] as const, ...city };
    const state = position({ age: 3, free: [card, "arsenal"], cities: [mine, theirs] });
    act(state, `build ${card}`);
    expect(state.table.cities[0]!.coins).toBe(coins);
    expect(score(state.table, 0).yellow).toBe(3);
  });

  it.each([
    ["chamber_of_commerce", { cards: ["chamber_of_commerce"] }],
    ["port", {}],
    ["armory", {}],
  ] as const)("%s, itself yellow, gives nothing where there is no card of its colour", (card, mine) => {
    const state = position({ age: 3, free: [card, "arsenal"], cities: [{ coins: 20, ...mine }, theirs] });
    const paid = act(state, `build ${card}`).filter(({ type }) => type === "coins");
    expect(paid).toEqual([]);
  });

  it("a card that comes later is not paid for", () => {
    const state = position({ age: 3, free: ["brewery", "arsenal", "obelisk"], cities: [{ coins: 0, cards: ["lighthouse"] }] });
    act(state, "build brewery");
    expect(state.table.cities[0]!.coins).toBe(6);
  });

  it("a wonder not built, or removed, is none for the Arena", () => {
    const state = position({
      age: 3,
      free: ["arena", "arsenal"],
      cities: [{ coins: 0, cards: ["brewery"], wonders: ["the_sphinx", "piraeus"] }],
    });
    state.table.cities[0]!.under[1] = REMOVED;
    act(state, "build arena");
    expect(state.table.cities[0]!.coins).toBe(0);
  });
});

describe("Ruling 33: a guild pays once when built, for the city that has more then, and scores for the city that has more at the end", () => {
  const guilds: readonly [CardId, CardId[], CardId[]][] = [
    ["merchants_guild", ["tavern"], ["brewery", "forum", "clay_reserve"]],
    ["magistrates_guild", ["theater"], ["altar", "baths", "palace"]],
    ["scientists_guild", ["study"], ["workshop", "school", "apothecary"]],
    ["tacticians_guild", ["walls"], ["stable", "garrison", "arsenal"]],
    ["shipowners_guild", ["clay_pool"], ["sawmill", "press", "drying_room"]],
  ];

  it.each(guilds)("%s: the three cards of the opponent", (guild, one, three) => {
    const state = position({ age: 3, free: [guild, "arsenal"], cities: [{ coins: 40, cards: one }, { cards: three }] });
    expect(act(state, `build ${guild}`)).toContainEqual({ type: "coins", seat: 0, coins: 3, why: "guild" });
    expect(score(state.table, 0).guilds).toBe(3);
    expect(score(state.table, 1).guilds).toBe(0);
  });

  it.each(guilds)("%s: the three cards of its own city", (guild, one, three) => {
    const state = position({ age: 3, free: [guild, "arsenal"], cities: [{ coins: 40, cards: three }, { cards: one }] });
    expect(act(state, `build ${guild}`)).toContainEqual({ type: "coins", seat: 0, coins: 3, why: "guild" });
    expect(score(state.table, 0).guilds).toBe(3);
  });

  it("Shipowners counts brown and grey of one city together, never the best of each", () => {
    const brown = { cards: ["clay_pool", "quarry", "sawmill", "shipowners_guild"] } as const;
    const grey = { cards: ["press", "glassworks"] } as const;
    expect(points(brown, grey).guilds).toBe(3);
    expect(points({ cards: [...brown.cards, "press"] }, { cards: ["clay_pit", "stone_pit", ...grey.cards, "drying_room"] }).guilds).toBe(5);
  });

  it("Builders: no coins, 2 points for each wonder of the city with more", () => {
    const mine: CitySketch = { coins: 40, wonders: ["the_sphinx", "piraeus", "the_colossus"] };
    const theirs: CitySketch = { built: { the_pyramids: "altar", the_mausoleum: "baths" } };
    const state = position({ age: 3, free: ["builders_guild", "arsenal"], cities: [mine, theirs] });
    expect(act(state, "build builders_guild").filter(({ type }) => type === "coins")).toEqual([]);
    expect(score(state.table, 0).guilds).toBe(4);
  });

  it("Moneylenders: no coins, a point for each full three coins of the richer city", () => {
    const state = position({ age: 3, free: ["moneylenders_guild", "arsenal"], cities: [{ coins: 8 }, { coins: 17 }] });
    expect(act(state, "build moneylenders_guild").filter(({ type }) => type === "coins")).toEqual([]);
    expect(score(state.table, 0)).toMatchObject({ guilds: 5, treasury: 0 });
    // Eleven and ten coins are three sets of the richer city, not seven of both.
    expect(points({ coins: 11, cards: ["moneylenders_guild"] }, { coins: 10 })).toMatchObject({ guilds: 3, treasury: 3 });
  });

  it("the city may be another at the end than it was when the coins were paid", () => {
    const mine: CitySketch = { coins: 40, cards: ["walls", "stable"] };
    const theirs: CitySketch = { coins: 40, cards: ["garrison"] };
    const free = ["tacticians_guild", "circus", "arsenal", "pretorium"] as const;
    const state = position({ age: 3, free, cities: [mine, theirs] });
    expect(act(state, "build tacticians_guild")).toContainEqual({ type: "coins", seat: 0, coins: 2, why: "guild" });
    act(state, "build circus", "discard arsenal", "build pretorium");
    expect(duel.result(state.table)!.points[0]).toMatchObject({ guilds: 3 });
  });
});

describe("Ruling 34: one point for every three coins, rounded down, each player for themselves", () => {
  it.each([0, 1, 2, 3, 5, 6, 8, 9, 31, 32])("%i coins", (coins) => {
    expect(points({ coins }, { coins: 50 }).treasury).toBe(Math.trunc(coins / 3));
  });
});

describe("Ruling 35: most points win; at a tie most points of blue cards; then victory is shared", () => {
  it("most points, whatever is blue", () => {
    const result = end({ coins: 0, cards: ["academy", "study", "workshop"] }, { coins: 0, cards: ["courthouse"] });
    expect(result).toMatchObject({ how: "points", places: [1, 2] });
    expect(result.points.map(total)).toEqual([7, 5]);
  });

  it("a tie goes to the points of blue cards, not to their number", () => {
    const many = { coins: 0, cards: ["theater", "altar", "workshop"] } as const;
    const result = end(many, { coins: 0, cards: ["palace"] });
    expect(result.points.map(total)).toEqual([7, 7]);
    expect(result).toMatchObject({ how: "blue", places: [2, 1] });
  });

  it("what a guild earns with blue cards is not blue", () => {
    // Six of blue cards and two of the guild, against seven of a blue card and one of a green.
    const mine = { coins: 0, cards: ["theater", "altar", "magistrates_guild"] } as const;
    const result = end(mine, { coins: 0, cards: ["palace", "workshop"] });
    expect(result.points.map(total)).toEqual([8, 8]);
    expect(result).toMatchObject({ how: "blue", places: [2, 1] });
  });

  it("discarded blue cards, and those under wonders, do not break it", () => {
    const mine: CitySketch = { coins: 0, cards: ["theater"], wonders: ["the_pyramids"], built: { the_temple_of_artemis: "palace" } };
    expect(end(mine, { coins: 0, cards: ["altar"] }, { discard: ["gardens"] })).toMatchObject({ how: "shared", places: [1, 1] });
  });

  it("the same with the seats exchanged", () => {
    const result = end({ coins: 0, cards: ["palace"] }, { coins: 0, cards: ["theater", "altar", "workshop"] });
    expect(result).toMatchObject({ how: "blue", places: [1, 2] });
  });
});

describe("Ruling 39: the pawn beyond the middle scores for the player who pushed it there", () => {
  const worth = [0, 2, 2, 5, 5, 5, 10, 10, 10];
  it.each(worth.map((points, steps) => [steps, points]))("%i steps: %i points", (steps, points) => {
    for (const seat of [0, 1]) {
      const { table } = position({ pawn: seat === 0 ? steps : -steps });
      expect([score(table, seat).military, score(table, 1 - seat).military]).toEqual([points, 0]);
    }
  });

  it("so a city with red cards has them", () => {
    const state = position({ turn: 1, free: ["guard_tower", "altar"] });
    act(state, "build guard_tower");
    expect([0, 1].map((seat) => score(state.table, seat).military)).toEqual([0, 2]);
  });
});

describe("The points of a city are those of blue, green, yellow and purple cards, wonders, tokens, coins and pawn", () => {
  it("and nothing of brown, grey and red cards", () => {
    const mine: CitySketch = {
      coins: 10,
      cards: ["palace", "theater", "study", "port", "tavern", "sawmill", "press", "arsenal", "tacticians_guild"],
      built: { the_sphinx: "altar", the_temple_of_artemis: "baths" },
      wonders: ["the_pyramids"],
      tokens: ["philosophy", "agriculture", "mathematics", "strategy"],
    };
    const expected = { blue: 10, green: 3, yellow: 3, guilds: 1, wonders: 6, tokens: 7 + 4 + 4 * 3, treasury: 3, military: 5 };
    expect(points(mine, {}, 4)).toEqual(expected);
    expect(total(points(mine, {}, 4))).toBe(54);
  });
});

describe("A military or science victory counts no points", () => {
  it("the winner may be behind", () => {
    const state = position({ pawn: 8, free: ["guard_tower", "altar"], cities: [{ coins: 0 }, { coins: 90, cards: ["palace"] }] });
    act(state, "build guard_tower");
    expect(duel.result(state.table)).toEqual({ how: "military", places: [1, 2], points: [{}, {}] });
  });
});

describe("A full tie is shared (ruling 35)", () => {
  it("equal points and equal blue points: both first", () => {
    const state = position({
      age: 3,
      free: ["arsenal"],
      cities: [
        { coins: 0, cards: ["theater", "study"] },
        { coins: 2, cards: ["altar", "academy"] },
      ],
    });
    act(state, "discard arsenal");
    const result = duel.result(state.table)!;
    expect([result.how, result.places, result.points.map(total)]).toEqual(["shared", [1, 1], [6, 6]]);
    expect(legal(state)).toEqual([]);
  });
});
