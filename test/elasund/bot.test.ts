import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { notation } from "../../shared/elasund/moves.ts";
import type { Elasund, Move } from "../../shared/elasund/state.ts";
import { act, owing, position } from "./position.ts";

const MATCHES = 10;

/** What looks at the state around each decision. */
interface Watch {
  before(state: State<Elasund>): void;
  after(state: State<Elasund>): void;
}

/** Plays a match with the bot in these seats and uniformly random moves in the others. */
function match(seats: number, bots: readonly number[], deal: number, cubes: 7 | 10, watch?: Watch) {
  const luck = quickLuck(deal);
  const state = elasund.setup({ seats, rules: elasund.rules, luck, options: { reward: "all", cubes, start: "even" } });
  let turns = 0;
  for (let asked = elasund.toAct(state.table); asked.length > 0; asked = elasund.toAct(state.table)) {
    const seat = asked[0]!;
    const view = viewOf<Elasund>(state, seat);
    const list = elasund.moves(view);
    if (state.table.step === "roll") turns++;
    watch?.before(state);
    elasund.play(state, seat, bots.includes(seat) ? elasund.bot(view, luck) : list[below(luck, list.length)]!, silent);
    watch?.after(state);
  }
  return { result: elasund.result(state.table)!, rounds: turns / seats };
}
const matches = (seats: number, bots: readonly number[], count: number, cubes: 7 | 10) =>
  Array.from({ length: count }, (_none, deal) => match(seats, bots, deal, cubes));

describe("the quick bot wins at least 95 % against two uniformly random players", () => {
  it.each([0, 1, 2])("from seat %i", (seat) => {
    const won = matches(3, [seat], MATCHES, 7).filter(({ result }) => result.how === "cubes" && result.places[seat] === 1);
    expect(won.length).toBeGreaterThanOrEqual(0.95 * MATCHES);
  });
});

/** The rows of builds with which the turn wins whatever the piles hold, as whole rows of moves. A wall piece for influence or a church tile leads on to luck. */
function winningRows(state: State<Elasund>, row: readonly Move[] = []): (readonly Move[])[] {
  const { table } = state;
  const seat = elasund.toAct(table)[0];
  if (seat === undefined) return table.cubes[table.turn] === 0 ? [row] : [];
  const isBuilding = table.step === "build" || ((table.step === "where" || table.step === "pay") && table.kind >= 0);
  if (!isBuilding) return [];
  return elasund.moves(viewOf<Elasund>(state, seat)).flatMap((move) => {
    if (move.type === "pass") return [];
    const next = elasund.copy(state);
    elasund.play(next, seat, move, silent);
    const isLuck =
      next.hidden.influence.length !== state.hidden.influence.length || next.hidden.church.length !== state.hidden.church.length;
    return isLuck && next.table.step !== "over" ? [] : winningRows(next, [...row, move]);
  });
}

/** Plays a match of bots; what is looked at says whether a row of builds wins that was not there before. */
function matchOfBots(seats: number, deal: number) {
  let isWinning = false;
  let rows = 0;
  const strayed: string[] = [];
  const { result, rounds } = match(seats, [...Array(seats).keys()], deal, 10, {
    before(state) {
      const { table } = state;
      if (table.step === "roll") isWinning = false;
      if (isWinning || table.cubes[table.turn]! > 4 || winningRows(state).length === 0) return;
      isWinning = true;
      rows++;
    },
    after({ table: { step } }) {
      if (isWinning && !["over", "build", "where", "pay", "tile", "settle"].includes(step)) strayed.push(step);
    },
  });
  return { result, rounds, rows, strayed, wonByRow: isWinning };
}

describe.each([2, 3, 4])("bots among themselves, %i of them", (seats) => {
  const played = [0, 1].map((deal) => matchOfBots(seats, deal));

  it("end in a human number of turns: by cubes, within 45 rounds", () => {
    expect(played.map(({ result }) => result.how)).toEqual(["cubes", "cubes"]);
    expect(Math.max(...played.map(({ rounds }) => rounds))).toBeLessThanOrEqual(45);
  });
  it("never miss a win: where a row of builds wins, they begin such a row and go on with it", () => {
    expect(played.flatMap(({ strayed }) => strayed)).toEqual([]);
    expect(played.filter(({ wonByRow }) => wonByRow).length).toBeGreaterThan(0);
    // No row was begun and dropped.
    for (const { rows, wonByRow } of played) expect(rows).toBe(Number(wonByRow));
  });
});

describe("the quick bot never misses a win", () => {
  it("lays the cube of a tower and of the church where no building does it alone", () => {
    const state = position({ hands: ["9"], cubes: [2, 3, 3], walls: ["0 n6", "0 n5"], church: { first: 5 } });
    act(state, notation(elasund.bot(viewOf<Elasund>(state, 0), quickLuck(1))));
    act(state, notation(elasund.bot(viewOf<Elasund>(state, 0), quickLuck(1))));
    expect(state.table).toMatchObject({ step: "over", turn: 0 });
  });
  it("wins with one build rather than hope for the colour of a card that a wall piece brings", () => {
    const blocked = ["well 1 g3", "well 1 g4", "well 2 g5", "well 2 g6", "market 1 d3", "market 1 d4", "market 2 d5", "market 2 d6"];
    const state = position({
      hands: ["7 gg"],
      cubes: [1, 5, 5],
      church: { first: 9, by: 1 },
      permits: ["0 2 e9", "0 3 e10"],
      tiles: ["trader 0 d2", "craftsman 0 f2", "merchant 1 f9", "large 2 c9", ...blocked],
    });
    const chosen = Array.from({ length: 20 }, (_none, seed) => notation(elasund.bot(viewOf<Elasund>(state, 0), quickLuck(seed))));
    expect(new Set(chosen)).toEqual(new Set(["church"]));
  });
  it("puts a displaced start building back and lays the last cube then", () => {
    const state = position({
      seats: 2,
      hands: ["10"],
      cubes: [2, 3],
      permits: ["0 1 d4", "0 2 e4", "0 4 b9"],
      tiles: ["hut 0 d5", "merchant 1 d2"],
    });
    for (let moves = 0; moves < 6 && state.table.step !== "over"; moves++) {
      act(state, notation(elasund.bot(viewOf<Elasund>(state, owing(state)[0]!), quickLuck(1))));
    }
    expect(state.table).toMatchObject({ step: "over", turn: 0 });
  });
});

describe("the quick bot plays sensibly", () => {
  const choice = (state: ReturnType<typeof position>) => notation(elasund.bot(viewOf(state, owing(state)[0]!), quickLuck(3)));
  it("lays the last cube", () => {
    const state = position({ hands: ["9"], cubes: [1, 3, 3], permits: ["0 1 d4"], walls: ["0 n6", "0 n5"] });
    for (let moves = 0; moves < 3 && state.table.step !== "over"; moves++) act(state, choice(state));
    expect(state.table).toMatchObject({ step: "over", turn: 0 });
  });
  it("prefers the harbour, all else being equal", () => {
    const state = position({ hands: ["3"], permits: ["0 1 b5", "0 2 b6"], tiles: ["market 0 a2"] });
    act(state, "build inn");
    expect(choice(state)).toBe("put a5");
  });
  it("brings a site to completion rather than taking gold", () => {
    const state = position({ step: "permit", hands: ["6"], ship: 6, permits: ["0 1 d5"] });
    expect(choice(state)).toMatch(/^permit/);
  });
  it("sends pirates to where the others lose most", () => {
    const state = position({
      step: "ship",
      dice: [3, 4],
      ship: 2,
      hands: ["4", "4", "4"],
      tiles: ["well 0 d9", "well 1 d5", "well 1 f5", "well 2 b5"],
    });
    expect(choice(state)).toBe("sail 5");
  });
});
