import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pick, quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { CARDS, TOKENS, WONDERS } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { NONE } from "../../shared/duel/printed/vocabulary.ts";
import { BACK, EMPTY, GUILD_BACK, PYRAMIDS } from "../../shared/duel/rules/pyramid.ts";
import type { Duel } from "../../shared/duel/state.ts";
import { act, legal } from "./position.ts";
import printed from "./printed.json" with { type: "json" };

type Options = Duel["options"];
const setup = (seed: number, options: Partial<Options> = {}): State<Duel> =>
  duel.setup({
    seats: 2,
    rules: 1,
    luck: quickLuck(seed),
    options: { wonders: "draft", ageOpener: "lastPlayer", starter: "first", ...options },
  });

const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const check = (property: (seed: number) => void, numRuns = 60) => fc.assert(fc.property(anySeed, property), { numRuns });
const rising = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const range = (length: number) => Array.from({ length }, (_none, at) => at);
const isGuild = (card: number) => CARDS[card]!.colour === "purple";

/** Plays a random match of this seed; looks at each state, the last one too. */
function walk(seed: number, look: (state: State<Duel>) => void): void {
  const luck = quickLuck(seed);
  const state = setup(seed);
  for (;;) {
    look(state);
    const seat = duel.toAct(state.table)[0];
    if (seat === undefined) return;
    duel.play(state, seat, pick(luck, duel.moves(viewOf(state, seat))), silent);
  }
}

describe("Each player starts with 7 coins, the pawn in the middle, four military tokens on the board", () => {
  it("and nothing else", () => {
    const { table } = setup(1);
    expect(table.cities).toEqual([0, 1].map(() => ({ coins: 7, cards: [], wonders: [], under: [], tokens: [] })));
    expect([table.pawn, table.loot, table.discard, table.age]).toEqual([0, [true, true, true, true], [], 0]);
  });
});

describe("Five random progress tokens lie on the board, the other five in the box", () => {
  it("all ten, each once", () =>
    check((seed) => {
      const { table, hidden } = setup(seed);
      expect([table.tokens.length, hidden.box.length]).toEqual([5, 5]);
      expect(rising([...table.tokens, ...hidden.box])).toEqual(range(TOKENS.length));
    }));

  it("every token may come to either", () => {
    const laid = range(60).map((seed) => setup(seed).table.tokens);
    for (const token of range(TOKENS.length)) expect(new Set(laid.map((tokens) => tokens.includes(token))).size).toBe(2);
  });
});

describe("Each age has 20 cards: three are taken out of its deck unseen, three guilds come into the third", () => {
  it("of their ages, none twice", () =>
    check((seed) => {
      setup(seed).hidden.ages.forEach((cards, at) => {
        expect([cards.length, new Set(cards).size]).toEqual([printed.setup.cardsPerAge, 20]);
        expect(cards.every((card) => CARDS[card]!.age === at + 1)).toBe(true);
        expect(cards.filter(isGuild)).toHaveLength(at === 2 ? 3 : 0);
      });
    }));

  it("every card may be missing or in, and lie anywhere", () => {
    const deals = range(200).map((seed) => setup(seed).hidden.ages);
    for (const card of range(CARDS.length)) {
      const places = new Set(deals.map((ages) => ages[CARDS[card]!.age - 1]!.indexOf(card)));
      expect(places.has(NONE)).toBe(true);
      expect(places.size).toBeGreaterThan(10);
    }
  });
});

describe("Eight of the twelve wonders are drafted, four of them lie open at first", () => {
  it("all different", () =>
    check((seed) => {
      const { table, hidden } = setup(seed);
      expect([table.offer.length, hidden.wonders.length]).toEqual([4, 4]);
      const all = new Set([...table.offer, ...hidden.wonders]);
      expect([all.size, [...all].every((wonder) => wonder in WONDERS)]).toEqual([8, true]);
    }));
});

describe("The wonders are drafted 1-2-1, the start player first, and 1-2-1 again, the other first", () => {
  it.each([["first", 0] as const, ["second", 1] as const])("starter: the %s seat", (starter, first) => {
    const state = setup(1, { starter });
    const owners: string[] = [];
    while (state.table.phase === "draft") {
      for (const event of act(state, legal(state)[0]!)) {
        if (event.type === "drafted") owners.push(event.seat === first ? "first" : "second");
      }
    }
    expect(owners).toEqual(printed.pickOrder);
    expect(state.table.cities.map((city) => city.wonders.length)).toEqual([4, 4]);
  });
});

describe("The start player is drawn, unless the table names one", () => {
  it("either seat may be drawn", () => {
    expect(new Set(range(20).map((seed) => setup(seed, { starter: "luck" }).table.turn))).toEqual(new Set([0, 1]));
    expect(setup(1, { starter: "second" }).table.turn).toBe(1);
  });
});

describe("The first game has no draft: age I lies there at once, and the start player opens it", () => {
  it.each([["first", 0] as const, ["second", 1] as const])("starter: the %s seat", (starter, first) => {
    const { table } = setup(1, { wonders: "firstGame", starter });
    expect([table.phase, table.turn, table.age, table.offer]).toEqual(["turn", first, 1, []]);
    expect(table.pyramid).not.toContain(EMPTY);
  });
});

describe("The twenty cards of an age lie in its formation", () => {
  it.each([0, 1, 2])("age %i: rows, faces, and what covers what", (age) => {
    const ours = PYRAMIDS[age]!.map(({ row, x, faceUp, coveredBy }) => ({ row, x, faceUp, coveredBy: rising(coveredBy) }));
    expect(ours).toEqual(printed.pyramids[age]!.slots);
    expect(ours.filter(({ faceUp }) => !faceUp)).toHaveLength(printed.pyramids[age]!.faceDownCount);
    expect(ours.flatMap(({ coveredBy }, at) => (coveredBy.length === 0 ? [at] : []))).toEqual(printed.pyramids[age]!.accessibleAtStart);
  });

  it("so a card may be taken just when no card covers it, and shows its face if it was dealt so or lies free", () =>
    check((seed) => {
      let turns = 0;
      walk(seed, (state) => {
        const { table } = state;
        if (table.phase !== "turn") return;
        turns++;
        const slots = printed.pyramids[table.age - 1]!.slots;
        const free = slots.flatMap(({ coveredBy }, at) =>
          table.pyramid[at] !== EMPTY && coveredBy.every((place) => table.pyramid[place] === EMPTY) ? [at] : [],
        );
        const takable = legal(state).flatMap((move) => (move.startsWith("discard ") ? [move.slice("discard ".length)] : []));
        expect(takable.sort()).toEqual(free.map((place) => CARDS[table.pyramid[place]!]!.id).sort());
        slots.forEach(({ faceUp }, at) => {
          if (table.pyramid[at] !== EMPTY) expect(table.pyramid[at]! >= 0).toBe(faceUp || free.includes(at));
        });
      });
      expect(turns).toBeGreaterThan(0);
    }, 20));
});

describe("Ruling 36: only the back of a face-down card is public, and guilds have a back of their own", () => {
  it("in every age of a match", () =>
    check((seed) => {
      walk(seed, ({ table, hidden }) => {
        table.pyramid.forEach((seen, at) => {
          const below = hidden.below[at]!;
          if (seen >= 0 || seen === EMPTY) expect(below).toBe(NONE);
          else expect(seen).toBe(isGuild(below) ? GUILD_BACK : BACK);
        });
      });
    }, 20));

  it("guild backs lie in age III only, as many as there are guilds face down", () => {
    const backs = new Map<number, Set<number>>();
    const guildPlaces = new Set<number>();
    for (const seed of range(40)) {
      walk(seed, ({ table }) => {
        if (table.pyramid.includes(EMPTY) || table.phase === "over") return;
        const count = table.pyramid.filter((card) => card === GUILD_BACK).length;
        backs.set(table.age, (backs.get(table.age) ?? new Set()).add(count));
        table.pyramid.forEach((card, at) => {
          if (card === GUILD_BACK) guildPlaces.add(at);
        });
      });
    }
    expect([backs.get(1), backs.get(2)]).toEqual([new Set([0]), new Set([0])]);
    expect(Math.max(...backs.get(3)!)).toBeGreaterThan(1);
    expect(Math.max(...backs.get(3)!)).toBeLessThanOrEqual(3);
    expect(rising([...guildPlaces])).toEqual(PYRAMIDS[2]!.flatMap(({ faceUp }, at) => (faceUp ? [] : [at])));
  });

  it("a view has the table and the seat's own secret, and nothing from the hidden drawer", () => {
    const view = viewOf(setup(1), 0);
    expect(Object.keys(view).sort()).toEqual(["seat", "secret", "table"]);
    expect(view.secret).toEqual({ drawn: [] });
  });

  it("what a view leaves open may be any card not yet seen, a guild only under a guild's back", () =>
    check((seed) => {
      let positions = 0;
      walk(seed, ({ table, secrets }) => {
        if (table.phase === "over") return;
        positions++;
        const guess = duel.imagine({ table, secret: secrets[table.turn]!, seat: table.turn }, quickLuck(seed));
        const seen = [...table.pyramid, ...table.discard, ...table.cities.flatMap((city) => [...city.cards, ...city.under])];
        const guessed = guess.hidden.below.filter((card) => card !== NONE);
        expect(new Set(guessed).size).toBe(table.pyramid.filter((card) => card === BACK || card === GUILD_BACK).length);
        expect(guessed.filter((card) => seen.includes(card) || CARDS[card]!.age !== table.age)).toEqual([]);
        guess.hidden.below.forEach((card, at) => {
          if (card !== NONE) expect(isGuild(card)).toBe(table.pyramid[at] === GUILD_BACK);
        });
      });
      expect(positions).toBeGreaterThan(0);
    }, 10));
});
