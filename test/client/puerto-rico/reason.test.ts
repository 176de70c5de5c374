/** The prompt's second line and the goals: for every kind of prompt, and every kind of reader. */
import { describe, expect, it } from "vitest";
import { puertoRicoFace as face } from "../../../client/games/puerto-rico/face.ts";
import { play as dutch } from "../../../client/games/puerto-rico/text/nl/play.ts";
import { sayer } from "../../../client/text/say.ts";
import { clone } from "../../../shared/core/base/plain.ts";
import type { Sight, State } from "../../../shared/core/contract/game.ts";
import { sightOf, WATCHER } from "../../../shared/core/match/view.ts";
import type { PuertoRico } from "../../../shared/puerto-rico/state.ts";
import { act, type Board, position, type Sketch } from "../../puerto-rico/position.ts";
import { language } from "../english.ts";
import { each, sights } from "../sights.ts";
import { questionsOf } from "./sights.ts";

const say = (reader: number) => sayer(language.text, language.catalogueOf("puerto-rico"), (seat) => `Bot ${seat + 1}`, reader);
type Seen = Sight<PuertoRico>;
const headline = (sight: Seen): string => say(sight.seat).line(face.prompt(sight));
const reason = (sight: Seen): string | undefined => {
  const line = face.reason!(sight);
  return line && say(sight.seat).line(line);
};
const goals = (sight: Seen) =>
  face.goals!(sight).map(({ look, title, progress }) => ({ look, title: say(sight.seat).line(title), progress }));

const NONSENSE = /undefined|NaN|\[object|\{\w+\}|reason\.|goal\.|prompt\.| {2}|[.] ?[.]/;
const NO_SHIPS = { ships: [{ size: 4, good: "coffee", load: 4 }] } as const;
const KINDS = { goods: { corn: 2, indigo: 3, sugar: 4 } } as const;

/** Seat 0 is asked, unless `governor` says otherwise; `governor` 3 takes the role, then seat 0 comes. */
function asked(players: readonly Sketch[], board: Board, ...moves: string[]): State<PuertoRico> {
  const state = position({ players, ...board });
  act(state, ...moves);
  return state;
}
const own = (role: string, sketch: Sketch, board: Board = {}, ...moves: string[]) => asked([sketch], board, `role ${role}`, ...moves);
const theirs = (role: string, sketch: Sketch, board: Board = {}, ...moves: string[]) =>
  asked([sketch], { governor: 3, ...board }, `role ${role}`, ...moves);

const frameOf = (state: State<PuertoRico>): Parameters<typeof sightOf<PuertoRico>>[0] => ({
  ...state,
  number: 0,
  event: { type: "over" },
  privateEvent: undefined,
});
const manned: Sketch = { island: ["corn*", "indigo*"], city: ["indigoPlant*"] };

/** Each position with what is said in it, which is the test's title. */
const asking = (...rows: readonly [State<PuertoRico>, string, string][]) =>
  rows.map(([state, first, second]) => [first, second, state] as const);
const telling = (...rows: readonly [State<PuertoRico>, string][]) => rows.map(([state, second]) => [second, state] as const);

describe("the second line says why it is asked, and what for", () => {
  it.each(
    asking(
      [position(), "Round 1: choose a role.", "Unless it is the Prospector, everyone carries out your role; only you get its privilege."],
      [position({ seats: 3 }), "Round 1: choose a role.", "Everyone carries out your role; only you get its privilege."],
      [position({ taken: { prospector: 2 } }), "Round 1: choose a role.", "Everyone carries out your role; only you get its privilege."],
      [
        position({ cardMoney: { trader: 2, mayor: 1 }, taken: { mayor: 2 } }),
        "Round 1: choose a role.",
        "Unless it is the Prospector, everyone carries out your role; only you get its privilege. Doubloons on the cards: Trader 2.",
      ],
      [
        position({ seats: 2, taken: { mayor: 0 } }),
        "Round 1: choose a role, 2 of 3.",
        "Unless it is the Prospector, everyone carries out your role; only you get its privilege.",
      ],
      [
        own("settler", {}),
        "Settler: take a plantation or a quarry.",
        "You took the Settler, so you choose first and may take a quarry (8 left). Corn needs no building to produce; the others do.",
      ],
      [
        theirs("settler", { city: ["smallIndigoPlant"] }, {}, "pass"),
        "Settler: take a plantation.",
        "Bot 4 took the Settler, so everyone may take a plantation. Corn needs no building to produce; you have one for indigo.",
      ],
      [
        theirs("settler", { city: ["constructionHut*"] }, {}, "pass"),
        "Settler: take a plantation or a quarry.",
        "Bot 4 took the Settler, so everyone may take a plantation. Your construction hut also lets you take a quarry.",
      ],
      [
        own("settler", { city: ["hacienda*"] }, { tiles: ["corn", "sugar"] }),
        "Settler: draw a hidden plantation, then take one from the row, or just take one.",
        "You took the Settler. Your hacienda draws an extra plantation before you take one; 2 are face down.",
      ],
      [
        own("settler", { city: ["hacienda*"] }, { tiles: ["corn", "sugar"] }, "draw"),
        "Settler: take a plantation or a quarry.",
        "Your hacienda has drawn one; this one you choose yourself. Corn needs no building to produce; the others do.",
      ],
      [
        own("settler", { city: ["hospice*"] }, { colonists: 30 }, "tile quarry"),
        "Hospice: send a worker to it?",
        "Your hospice has a worker for the quarry you took, so it can work at once. 30 are left in the supply.",
      ],
      [
        own("mayor", {}, { colonistShip: 4 }),
        "Mayor: take an extra worker?",
        "You took the Mayor, so you may take one more worker. Then the 4 on the ship are dealt out, starting with you.",
      ],
      [
        own("mayor", { island: ["corn", "quarry", "sugar"] }, { colonistShip: 4 }, "colonist"),
        "Mayor: place 2 workers.",
        "You took the Mayor, so you place first. You have 3 empty circles: without a worker, a plantation or building does nothing.",
      ],
      [
        own("mayor", { island: ["corn*", "quarry", "sugar"] }, { colonistShip: 4 }, "pass"),
        "Mayor: place 1 worker, or pick up others first.",
        "You took the Mayor, so you place first. You have 2 empty circles: without a worker, a plantation or building does nothing.",
      ],
      [
        own("mayor", { island: ["corn", "quarry", "sugar"] }, { colonistShip: 4 }, "colonist", "place corn"),
        "Mayor: 1 worker left to place.",
        "You have 2 empty circles. Plantations need their buildings staffed too; corn does not.",
      ],
      [
        own("mayor", { island: ["corn*", "quarry"] }, { colonists: 0, colonistShip: 0 }),
        "Mayor: move your workers, or leave them.",
        "You took the Mayor. You got no new workers, but you may move yours. You have 1 empty circle.",
      ],
      [
        own("builder", { money: 2 }),
        "Builder: choose a building.",
        "You took the Builder, so you pay 1 doubloon less. You have 2 doubloons: enough for any one of 7 buildings.",
      ],
      [
        theirs("builder", { money: 2, island: ["quarry*"] }, {}, "pass"),
        "Builder: choose a building.",
        "Bot 4 took the Builder, so everyone may build. You have 2 doubloons and 1 staffed quarry: enough for any one of 7 buildings.",
      ],
      [
        own("builder", { money: 9, city: ["university*"] }, { colonists: 30 }, "build factory"),
        "University: send a worker to it?",
        "Your university has a worker for the factory, so it can work at once. 30 are left in the supply.",
      ],
      [
        own("craftsman", manned),
        "Craftsman: choose your extra barrel.",
        "Everyone has produced. You took the Craftsman, so you get one more barrel of a kind you produced: corn and indigo.",
      ],
      [
        own("trader", { goods: { corn: 1, coffee: 1 } }, { house: ["indigo"] }),
        "Trader: sell one barrel.",
        "You took the Trader, so your sale earns 1 extra doubloon. Your best sale is coffee for 5 doubloons. The house has room for 3 more.",
      ],
      [
        theirs("trader", { goods: { corn: 1 } }),
        "Trader: sell one barrel.",
        "Bot 4 took the Trader, so everyone may sell a barrel. What you can sell now earns nothing. The house has room for 4 more.",
      ],
      [
        own("captain", { goods: { corn: 3 } }),
        "Captain: load one kind. You have 3 barrels.",
        "You took the Captain, so your first load scores 1 extra point. Each barrel is 1 point. You would lose 2 if loading ended now.",
      ],
      [
        theirs("captain", { goods: { corn: 1 }, city: ["harbor*"] }),
        "Captain: load one kind. You have 1 barrel.",
        "Bot 4 took the Captain: all load in turn until nobody can. Each barrel is 1 point, and your harbor adds 1 to each load.",
      ],
      [
        asked([{ goods: { corn: 2 }, city: ["wharf*"] }, { goods: { sugar: 1 } }], NO_SHIPS, "role captain"),
        "Captain: use your wharf? The others have 1 barrel.",
        "No ship takes your barrels; your wharf ships all of one kind, 1 point each. You would lose 1 if loading ended now.",
      ],
      [
        own("captain", { ...KINDS, city: ["smallWarehouse*"] }, NO_SHIPS),
        "Choose 1 kind of goods to store.",
        "Loading is over. Your warehouses can hold 1 more kind, and one more barrel stays. You lose at least 4.",
      ],
      [
        own("captain", KINDS, NO_SHIPS),
        "Choose one barrel to keep.",
        "Loading is over. One barrel stays without a warehouse; you lose the other 8.",
      ],
      [
        own("captain", { goods: { corn: 1, sugar: 1 } }, NO_SHIPS),
        "Choose one barrel to keep.",
        "Loading is over. One barrel stays without a warehouse; you lose the other one.",
      ],
    ),
  )("%s %s", (first, second, state) => {
    const sight = sightOf(frameOf(state), 0);
    expect([headline(sight), reason(sight)]).toEqual([first, second]);
  });
  it("in Dutch a single lost barrel is named without a number", () => {
    const keep = (lost: number) => sayer(language.text, dutch, String, 0).line(["reason.keep", { lost }]);
    expect(keep(1)).not.toMatch(/\d/);
    expect(keep(2)).toMatch(/2/);
  });
  it("in the last round, what counts now", () => {
    const state = position();
    state.table.ending = 1;
    expect(reason(sightOf(frameOf(state), 0))).toBe("This is the last round: take what scores most for you.");
  });
});

describe("while another player is asked, it says what that means for the reader", () => {
  it.each(
    telling(
      [
        position({ governor: 1, cardMoney: { trader: 1 } }),
        "Unless it is the Prospector, you carry out the role too, without its privilege. Doubloons on the cards: Trader 1.",
      ],
      [theirs("settler", {}), "Bot 4 took the Settler: everyone may take a plantation in turn. You choose later; 5 lie in the row."],
      [own("settler", {}, {}, "pass"), "You took the Settler: everyone may take a plantation in turn. You have had your turn."],
      [
        theirs("mayor", {}, { colonistShip: 4 }),
        "Bot 4 took the Mayor and may take one worker more. Then the 4 on the ship are dealt out to everyone.",
      ],
      [
        asked([{}, {}, {}, { city: ["hospice*"] }], { governor: 3, colonists: 30 }, "role settler", "tile quarry"),
        "The hospice may bring a worker. 30 are left in the supply; the match ends when they no longer fill the ship.",
      ],
      [
        asked([{ money: 2 }, {}, {}, { money: 9 }], { governor: 3 }, "role builder"),
        "Bot 4 took the Builder: everyone may build in turn. You have 2 doubloons for your turn.",
      ],
      [
        asked([{}, {}, {}, { money: 9 }], { governor: 3 }, "role builder"),
        "Bot 4 took the Builder: everyone may build in turn. You have 0 doubloons and cannot build anything.",
      ],
      [
        asked(
          [{ sanJuan: 1, island: ["corn", "indigo", "sugar"] }, {}, {}, { island: ["corn", "indigo"] }],
          { governor: 3, colonistShip: 4 },
          "role mayor",
          "pass",
        ),
        "Bot 4 took the Mayor: everyone places workers in turn. You will place 2 workers.",
      ],
      [
        asked([{ goods: { corn: 1 } }, {}, {}, manned], { governor: 3 }, "role craftsman"),
        "Everyone has produced. Bot 4 gets one more barrel. You have 1 barrel.",
      ],
      [
        asked([{}, {}, {}, { goods: { corn: 1 } }], { governor: 3 }, "role trader"),
        "Bot 4 took the Trader: everyone may sell a barrel in turn. The house has room for 4 more. You have nothing that it buys.",
      ],
      [
        asked([{ goods: { sugar: 3 } }, {}, {}, { goods: { corn: 1 } }], { governor: 3 }, "role captain"),
        "Bot 4 took the Captain: all load in turn until nobody can. You have 3 barrels and would lose 2 now.",
      ],
      [asked([{}, KINDS], { governor: 1, ...NO_SHIPS }, "role captain"), "Loading is over. What nobody can store goes back to the supply."],
    ),
  )("%s", (second, state) => expect(reason(sightOf(frameOf(state), 0))).toBe(second));
});

describe("the goals", () => {
  it("are the points and the three endings, with how near each is", () => {
    const state = position({ seats: 4, players: [{ points: 3, city: ["office"] }, { points: 9 }], colonists: 20, points: 60 });
    expect(goals(sightOf(frameOf(state), 0)).map(({ progress }) => progress)).toEqual([
      [{ seat: 0, digits: "5" }],
      [{ digits: "4/20", near: false }],
      [{ digits: "1/12", near: false }],
      [{ digits: "40/100", near: false }],
    ]);
  });
  it("a supply that is too small for the ship counts as reached, not passed", () => {
    const city = Array.from({ length: 5 }, () => "coffeeRoaster" as const);
    const state = position({ players: [{ city }], colonists: 7 });
    expect(goals(sightOf(frameOf(state), 0))[1]?.progress).toEqual([{ digits: "7/7", near: true }]);
  });
  it("a supply that has run out is said to be empty, and no part of nothing", () => {
    const [, workers] = goals(sightOf(frameOf(position({ colonists: 0 })), 0));
    expect(workers?.progress).toEqual([{ digits: "0", near: true }]);
    expect(workers?.title).toBe("Ending 1 of 3: the worker ship cannot be refilled completely. No workers are left.");
  });
  it("show everybody's points at a table where they are open", () => {
    const state = position({ players: [{ points: 3 }, { points: 9 }] });
    state.table.covered = false;
    expect(goals(sightOf(frameOf(state), WATCHER))[0]?.progress.map(({ digits }) => digits)).toEqual(["3", "9", "0", "0"]);
  });
  it("warn when another turn may end the match", () => {
    const state = position({ players: [ELEVEN], colonists: 9, points: 10 });
    expect(goals(sightOf(frameOf(state), 0)).flatMap(({ progress }) => progress.map(({ near }) => near))).toEqual([
      undefined,
      true,
      true,
      true,
    ]);
  });
});
const ELEVEN: Sketch = {
  city: ["guildHall", "residence", "fortress", "cityHall", "office", "wharf"],
};

describe.each([2, 3, 4, 5])("in random matches of %i players", (seats) => {
  const asks = questionsOf(seats);
  it("every prompt has a headline, a reason and goals, whole sentences to every reader", () => {
    for (const { frame } of each(3, asks)) {
      for (const sight of sights(frame)) {
        const said = [headline(sight), reason(sight), ...goals(sight).map(({ title }) => title)];
        if (sight.table.phase === "over") expect(said[1]).toBeUndefined();
        else expect(said).not.toContain(undefined);
        // At 1024 pixels that is two lines at most, beside the buttons.
        expect(said[1]?.length ?? 0).toBeLessThanOrEqual(160);
        for (const one of said) if (one !== undefined) expect(one).toMatch(/^[A-Z].*[.?]$/);
        expect(said.filter((one) => one !== undefined && NONSENSE.test(one))).toEqual([]);
      }
    }
  });
  it("within a role nobody is asked twice in the same words", () => {
    let before = "";
    let questions = 0;
    const seen = new Set<string>();
    for (const { frame } of asks) {
      const { table } = frame;
      const role = `${table.round} ${table.cardOwner} ${table.picker}`;
      if (role !== before) seen.clear();
      before = role;
      const said = `${table.turn}: ${headline(sightOf(frame, table.turn))}`;
      // Picking up and putting down again comes back to the same question.
      if (table.phase === "over" || table.phase === "lifting") continue;
      expect(seen).not.toContain(said);
      seen.add(said);
      questions++;
    }
    expect(questions).toBeGreaterThan(100);
  });
  it("nothing said depends on points that the table covers", () => {
    let hits = 0;
    for (const { frame } of each(11, asks)) {
      for (const sight of sights(frame)) {
        const changed = clone(sight);
        changed.table.players.forEach((player, seat) => {
          if (seat !== sight.seat) player.barrelPoints += 7;
        });
        if (sight.table.phase === "over" || !sight.table.covered) continue;
        expect([headline(changed), reason(changed), goals(changed)]).toEqual([headline(sight), reason(sight), goals(sight)]);
        hits++;
      }
    }
    expect(hits).toBeGreaterThan(10);
  });
});
