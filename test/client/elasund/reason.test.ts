import { describe, expect, it } from "vitest";
import { elasundFace } from "../../../client/games/elasund/face.ts";
import { play } from "../../../client/games/elasund/text/en/play.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";
import { viewOf, WATCHER } from "../../../shared/core/match/view.ts";
import type { Elasund } from "../../../shared/elasund/state.ts";
import { act, position } from "../../elasund/position.ts";
import { each, sights } from "../sights.ts";
import { DEALS, restsOf, say } from "./sights.ts";

type Sketch = Parameters<typeof position>[0];
const at = (sketch: Sketch, ...moves: string[]) => {
  const state = position(sketch);
  act(state, ...moves);
  return state;
};
const reasonOf = (sight: Sight<Elasund>): string => say(elasundFace.reason!(sight)!);
const asked = (state: ReturnType<typeof at>, seat = 0): string => reasonOf(viewOf(state, seat));

const FULL_PILE = { hands: ["9", "gggggggggg", "bbbbbbbbbb"], discard: "rrrrrrrrrrrrr" };
const RARE: Readonly<Record<string, () => ReturnType<typeof at>>> = {
  "pay.build": () => at({ hands: ["9 gggrrr"], tiles: ["trader 1 e4"], permits: ["0 1 d4"] }, "build market", "put d4"),
  "where.upgrade": () => at({ step: "bonus", hands: ["9 gg"], permits: ["0 1 d4"] }, "bonus upgrade", "permit 3"),
  "build.idle": () => at({ hands: [""] }),
  "bonus.idle": () => at({ step: "bonus", hands: ["9"] }),
  shortage: () => at({ step: "shortage", ...FULL_PILE }),
};

/** Sights of every seat and of a watcher: whole random matches, and what these seldom meet. */
const ALL: readonly Sight<Elasund>[] = [
  ...DEALS.flatMap((deal) => each(2, restsOf(deal)).flatMap(({ frame }) => sights(frame))),
  ...Object.values(RARE).flatMap((made) => {
    const state = made();
    if (state.table.step === "shortage") state.table.owes = [0, 5, 5];
    return [viewOf<Elasund>(state, 0), viewOf<Elasund>(state, 1), { table: state.table, secret: undefined, seat: WATCHER } as const];
  }),
];

describe("Every question of Elasund says why it is asked", () => {
  it("to every seat and to watchers, in whole sentences, until the match is over", () => {
    for (const sight of ALL) {
      const line = elasundFace.reason!(sight);
      expect(line === undefined, sight.table.step).toBe(sight.table.step === "over");
      if (line !== undefined) expect(say(line)).toMatch(/^[A-Z][^{}]{20,220}\.$/);
    }
  });
  it("with a sentence for every prompt, each of them said", () => {
    const said = new Set(ALL.flatMap((sight) => elasundFace.reason!(sight)?.slice(0, 1) ?? []));
    const of = (kind: string) => Object.keys(play).filter((key) => key.startsWith(`${kind}.`));
    expect([...said].sort()).toEqual(of("reason").sort());
    expect(of("prompt").map((key) => key.replace("prompt", "reason"))).toEqual(expect.arrayContaining(of("reason")));
  });
});

describe("The reason has the numbers that matter", () => {
  const build = { hands: ["5"], permits: ["0 1 d4", "0 3 e4"], dice: [2, 3] as const, ship: 5 };
  it.each<[string, () => ReturnType<typeof at>, string]>([
    [
      "what the row paid, and what there is to build with",
      () => at({ ...build, tiles: ["merchant 0 a5"] }),
      "The ship came to row 5, which pays you 1 gold. You have 5 gold, and your permits 1 and 3 are on the board.",
    ],
    [
      "that without a permit only wall and church can be built",
      () => at({ hands: ["5"] }),
      "The ship came to row 5, where nothing pays you. You have 5 gold. Without a permit on the board, you can only build the wall and the church.",
    ],
    [
      "what the only site costs, and how much of it is for others",
      () => at({ hands: ["9"], permits: ["0 3 a2", "2 2 a3"] }, "build inn"),
      "Your permits are worth the most here. It costs you 5 gold, 2 of it for other players’ permits; you have 9.",
    ],
    [
      "that influence pays for a raised permit in any row",
      () => at({ step: "bonus", hands: ["9 gg"], permits: ["0 1 d4"], ship: 8 }, "bonus upgrade", "permit 3", "put d4"),
      "It replaces a lower permit of yours. You pay 2 influence cards of one colour and the difference in gold; you have 9.",
    ],
    [
      "in which rows a permit needs no influence",
      () => at({ step: "permit", hands: ["4"], ship: 8 }),
      "A permit on a space lets you build there later. In row 8 it costs its value in gold; you have 4.",
    ],
    [
      "in which other rows, if that one is full",
      () => at({ seats: 2, step: "permit", hands: ["4"], ship: 2, tiles: ["market 0 a2", "market 1 c2", "well 0 e2"] }),
      "A permit on a space lets you build there later. Row 2 is full, so in row 3 it costs its value in gold; you have 4.",
    ],
    [
      "where pirates take the most",
      () => at({ step: "ship", dice: [3, 4], ship: 5, hands: ["", "9"], tiles: ["well 1 d4", "well 1 e4", "well 0 c3"] }),
      "Each player gives a card for each of their cubes in that row. In row 4, the others lose 2 cards, the most they can lose now.",
    ],
    [
      "what each row brings when the ship must move on",
      () => at({ step: "ship", dice: [3, 5], ship: 8, tiles: ["merchant 0 b5"] }),
      "The ship is in row 8 already and may not stay. In row 5 you earn 1 gold and in row 10 you earn nothing.",
    ],
  ])("%s", (_what, made, sentence) => expect(asked(made())).toBe(sentence));
  it("warns of a seat that could win, as long as it can be stopped", () => {
    const state = at({ cubes: [5, 1, 5], hands: ["9", "9", "9"], walls: ["1 n6", "1 s6"] });
    expect(asked(state)).toMatch(/ Careful: Player 2 could win on their next turn\.$/);
  });
});

describe("While another seat is asked, the reason tells the reader what it means for them", () => {
  it("is the same whatever the other seat holds in secret", () => {
    const [one, other] = ["9 gbr", "9 ggg"].map((hand) => at({ step: "bonus", hands: [hand] }));
    for (const seat of [1, 2]) expect(asked(one!, seat)).toBe(asked(other!, seat));
  });
  it("whose permits are paid for", () => {
    const state = at({ hands: ["5"], permits: ["1 2 d4"] });
    expect(asked(state, 1)).toBe("Player 1 has 5 gold to build with. If your permits are on the site, you get their value in gold.");
    expect(asked(state, 2)).toBe("Player 1 has 5 gold to build with.");
  });
});

describe("A second prompt of the same kind does not repeat the first", () => {
  const told = (state: ReturnType<typeof at>): string => say(elasundFace.prompt(viewOf(state, 0)));
  it("one build more", () => {
    expect(told(at({ hands: ["9"] }))).toBe("Build up to 2 times, or finish building.");
    expect(told(at({ hands: ["9"] }, "wall s6"))).toBe("Build once more, 2 of 2.");
  });
  it("one card more for the pirates", () => {
    const state = at({ step: "ship", dice: [3, 4], ship: 5, hands: ["9"], tiles: ["well 0 d4", "well 0 e4"] }, "sail 4");
    expect(told(state)).toBe("Give the pirates 2 cards.");
    act(state, "give gold");
    expect(told(state)).toBe("Give the pirates one more card, 2 of 2.");
  });
  it("one tower more", () => {
    const walls = ["0 n6", "0 s6", "0 n5", "0 s5", "0 n4", "0 s4"];
    const state = at({ step: "ship", dice: [3, 4], ship: 5, hands: ["", "9"], walls, tiles: ["well 1 d4", "well 1 e4"] }, "sail 4");
    act(state, "give gold", "give gold");
    const first = told(state);
    act(state, "take gold");
    expect([first, told(state)]).toEqual(["Take a card with your tower.", "Take one more card, with tower 2 of 2."]);
  });
});

describe("The goals stand on the table", () => {
  const goals = (sketch: Sketch) => elasundFace.goals!(viewOf(position(sketch), 0));
  it("how many cubes each seat has laid, of how many", () => {
    const [cubes] = goals({ tiles: ["well 0 d4"], options: { cubes: 10 } });
    expect(cubes!.progress.map(({ digits }) => digits)).toEqual(["1/10", "0/10", "0/10"]);
    expect(say(cubes!.title)).toMatch(/^The first player with all 10 cubes on the board wins\./);
  });
  it("and who is near", () => {
    const [cubes] = goals({ cubes: [5, 1, 5], hands: ["9", "9", "9"], walls: ["1 n6", "1 s6"] });
    expect(cubes!.progress.map(({ near }) => near)).toEqual([false, true, false]);
  });
  it("the church, with a sentence when it is complete", () => {
    const [, church] = goals({ church: { first: 5 } });
    expect(church!.progress).toEqual([{ digits: "1/9" }]);
    expect([say(church!.title), say(["goal.church", { left: 0 }])]).not.toContain("");
  });
  it("in every position, for every reader, with digits and an icon", () => {
    for (const sight of each(5, ALL)) {
      for (const { look, title, progress } of elasundFace.goals!(sight)) {
        expect([say(title), look]).not.toContain("");
        for (const { digits } of progress) expect(digits).toMatch(/^\d+\/\d+$/);
      }
    }
  });
});
