/** Why a click on a piece that is not lit does nothing, game by game. */
import { describe, expect, it } from "vitest";
import { eraseFace, type Face } from "../../client/face/face.ts";
import { duelFace } from "../../client/games/duel/face.ts";
import { elasundFace } from "../../client/games/elasund/face.ts";
import { puertoRicoFace } from "../../client/games/puerto-rico/face.ts";
import type { State, View } from "../../shared/core/contract/game.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { cardOf, wonderOf } from "../../shared/duel/catalog.ts";
import { KIND_OF, kindOf } from "../../shared/elasund/catalog.ts";
import { type Elasund, PERMITS } from "../../shared/elasund/state.ts";
import { position as duelAt } from "../duel/position.ts";
import { act as actInElasund, position as elasundAt, field } from "../elasund/position.ts";
import { act, building, card, ELEVEN_SPACES, good, MIXED_SHIPS, position, type Sketch } from "../puerto-rico/position.ts";
import * as duel from "./duel/sights.ts";
import * as elasund from "./elasund/sights.ts";
import * as puertoRico from "./puerto-rico/sights.ts";
import { each, restsIn } from "./sights.ts";

const AREA = { width: 1016, height: 664 };

interface Played {
  readonly table: object;
  readonly secrets: readonly object[];
}
type Saying = (line: readonly [string, Readonly<Record<string, string | number>>?]) => string;

const GAMES: readonly (readonly [string, Face, Saying, () => readonly Played[]])[] = [
  ["duel", eraseFace(duelFace), duel.say, () => [1, 2, 3].flatMap((deal) => restsIn(duel.momentsOf(deal)).map(({ frame }) => frame))],
  [
    "elasund",
    eraseFace(elasundFace),
    elasund.say,
    () => elasund.DEALS.flatMap((deal) => each(3, elasund.restsOf(deal)).map(({ frame }) => frame)),
  ],
  [
    "puerto-rico",
    eraseFace(puertoRicoFace),
    puertoRico.say,
    () => [2, 3, 5].flatMap((seats) => each(3, puertoRico.questionsOf(seats)).map(({ frame }) => frame)),
  ],
];

describe.each(GAMES)("in random matches of %s", (_id, face, say, positions) => {
  const views = positions().flatMap((state) => face.game.toAct(state.table).map((seat) => viewOf(state as State, seat) as View));
  it("no piece that a move can begin with has a reason against it", () => {
    for (const view of views) {
      const begins = new Set(face.picks(view).flatMap(({ pieces }) => pieces.slice(0, 1)));
      expect([...begins].filter((piece) => face.whyNot?.(piece, view) !== undefined)).toEqual([]);
    }
  });
  it("every reason is a sentence", () => {
    let reasons = 0;
    for (const view of views) {
      const lit = new Set(face.picks(view).flatMap(({ pieces }) => pieces));
      const others = face.layout(view, AREA).filter(({ key }) => key !== "" && !lit.has(key));
      for (const { key } of others) {
        const reason = face.whyNot?.(key, view);
        if (reason === undefined) continue;
        expect(say(reason)).toMatch(/^[A-Z0-9].*\.$/);
        reasons++;
      }
    }
    expect(reasons).toBeGreaterThan(0);
  });
});

describe("Duel says", () => {
  const why = (state: ReturnType<typeof duelAt>, piece: string): string => {
    const reason = duelFace.whyNot!(piece, viewOf(state, 0));
    return reason === undefined ? "" : duel.say(reason);
  };
  const turn = duelAt({
    pyramid: { 13: "baths", 19: "theater" },
    discard: ["altar"],
    cities: [
      { coins: 3, cards: ["stable"], wonders: ["the_pyramids"], built: { the_sphinx: "tavern" } },
      { wonders: ["the_statue_of_zeus"] },
    ],
  });
  it.each([
    [`card:${cardOf("baths")}`, "Other cards cover it. Take those first."],
    [`price:0:${cardOf("baths")}`, "Other cards cover it. Take those first."],
    [`card:${cardOf("altar")}`, "It is in the discard pile."],
    [`card:${cardOf("stable")}`, "It is no longer in the layout."],
    [`wonder:${wonderOf("the_sphinx")}`, "This wonder is already built."],
    ["discard", "First choose the card to discard."],
  ])("%s: %s", (piece, sentence) => expect(why(turn, piece)).toBe(sentence));
  it("by how much a wonder is too dear", () => {
    expect(why(turn, `wonder:${wonderOf("the_pyramids")}`)).toMatch(/^It costs \d+ coins\. You are \d+ short\.$/);
  });
  it("that a wonder is the opponent's", () =>
    expect(why(turn, `wonder:${wonderOf("the_statue_of_zeus")}`)).toMatch(/^Only .* can build this wonder\.$/));
});

describe("Puerto Rico says", () => {
  const why = (state: ReturnType<typeof position>, piece: string): string => {
    const reason = puertoRicoFace.whyNot!(piece, viewOf(state, 0));
    return reason === undefined ? "" : puertoRico.say(reason);
  };
  const asked = (role: string, player: Sketch, board: Parameters<typeof position>[0] = {}) => {
    const state = position({ players: [player], ...board });
    act(state, `role ${role}`);
    return state;
  };
  it("who has taken a role", () => {
    const state = position({ taken: { mayor: 2 } });
    expect(why(state, `role:${card("mayor")}`)).toBe("Player 3 has taken this role this round.");
  });
  it("which role a piece belongs to", () => {
    expect(why(position(), `market:${building("office")}`)).toBe("You can do that in the builder phase.");
  });
  it.each([
    [{ money: 2 }, {}, "factory", "It costs 6 doubloons. You are 4 short."],
    [{ money: 9, city: ["factory"] }, {}, "factory", "You have this building already."],
    [{ money: 20 }, { stock: { wharf: 0 } }, "wharf", "There are none of these left."],
    [ELEVEN_SPACES, {}, "guildHall", "It needs 2 free city spaces."],
  ] as const)("why not to build: %j %j %s", (player, board, id, sentence) => {
    expect(why(asked("builder", player as Sketch, board), `market:${building(id)}`)).toBe(sentence);
  });
  const captain = asked("captain", { goods: { corn: 1, indigo: 1, tobacco: 1 } }, { ships: MIXED_SHIPS });
  it.each([
    ["full:0", "This ship is full."],
    ["ship:2", "This ship carries sugar, and you have none."],
    [`goods:0:${good("corn")}`, "The ship with corn is full."],
    [`goods:0:${good("tobacco")}`, "No ship can take tobacco: each carries another kind."],
    [`goods:0:${good("coffee")}`, "You have no coffee."],
  ])("why not to load: %s, %s", (piece, sentence) => expect(why(captain, piece)).toBe(sentence));
  it("that a larger empty ship comes first", () => {
    const state = asked("captain", { goods: { corn: 6 } }, { ships: [{ size: 4 }, { size: 5 }, { size: 6 }] });
    expect(why(state, "empty:0")).toBe("Another empty ship takes more of your barrels.");
  });
  it("that the trading house has it already", () => {
    const state = asked("trader", { goods: { corn: 1, indigo: 1 } }, { house: ["corn"] });
    expect(why(state, `goods:0:${good("corn")}`)).toBe("The trading house already has corn, and buys each kind once.");
  });
  const barrels = { goods: { corn: 3, indigo: 3, sugar: 3 } };
  it.each([
    [
      "builder",
      { money: 5 },
      `role:${card("mayor")}`,
      "The Builder is being carried out. You take a role when it is your turn to choose one.",
    ],
    [
      "builder",
      { money: 5, goods: { corn: 1 } },
      `goods:0:${good("corn")}`,
      "You sell barrels with the Trader and ship them with the Captain.",
    ],
    ["builder", { money: 5 }, "pile:colonists", "Workers come with the Mayor, a hospice or a university."],
    ["mayor", { island: ["corn", "indigo"] }, "circle:0:i:0", "First decide whether you want the worker."],
    ["captain", barrels, "ship:0", "Loading is over. Choose what to store."],
  ] as const)("during the %s, %j, %s: %s", (role, player, piece, sentence) => {
    const ships = [{ size: 4, good: "coffee", load: 4 }] as const;
    expect(why(asked(role, player as Sketch, { ships }), piece)).toBe(sentence);
  });
  it.each([
    ["sanJuan:0", "Choose an empty circle for a worker, or a worker to pick up."],
    [`lot:0:${building("office")}`, "Choose an empty circle for a worker, or a worker to pick up."],
    ["colonistShip", "These workers come with the next Mayor."],
  ])("while workers are placed, %s: %s", (piece, sentence) => {
    const state = asked("mayor", { island: ["corn", "indigo", "quarry"], city: ["office"] });
    act(state, "colonist");
    expect(why(state, piece)).toBe(sentence);
  });
  it("who may take a quarry", () => {
    const state = position({ players: [{}, {}], governor: 1 });
    act(state, "role settler", "pass", "pass", "pass");
    expect(why(state, "quarry")).toBe("To take a quarry, you need the Settler or a staffed construction hut.");
  });
});

describe("Elasund says", () => {
  const why = (state: ReturnType<typeof elasundAt>, piece: string): string => {
    const reason = elasundFace.whyNot!(piece, viewOf(state, 0));
    return reason === undefined ? "" : elasund.say(reason);
  };
  const tileOf = (id: Parameters<typeof kindOf>[0], state: ReturnType<typeof elasundAt>): number =>
    KIND_OF.findIndex((kind, tile) => kind === kindOf(id) && state.table.sites[tile]! >= 0);
  it("how much gold a building lacks", () => {
    expect(why(elasundAt({ hands: ["1"], permits: ["0 1 d4"] }), `kind:${kindOf("market")}`)).toMatch(
      /^It costs \d gold\. You are \d short\.$/,
    );
  });
  it("that a building has no site", () => {
    expect(why(elasundAt({ hands: ["9"], permits: ["0 1 d4"] }), `kind:${kindOf("inn")}`)).toMatch(
      /^There is no site for the tavern\. It needs \d permits?, and yours/,
    );
    expect(why(elasundAt({ hands: ["9"] }), `kind:${kindOf("inn")}`)).toBe(
      "The tavern needs 2 permits on its site, and you have none on the board.",
    );
  });
  const where = elasundAt({ hands: ["9 ggg"], permits: ["0 1 d4", "1 3 g6"], tiles: ["inn 1 e4"] });
  actInElasund(where, "build market");
  it.each([
    [`permit:${PERMITS + 3}`, "No permit on this site is yours. Yours must be worth the most."],
    [`tile:${tileOf("inn", where)}`, "The market cannot stand on a larger building, the church or the church pit."],
    ["plan", "The market needs 1 permit on its site, and yours must be worth the most."],
  ])("why a site is none: %s, %s", (piece, sentence) => expect(why(where, piece)).toBe(sentence));
  it.each([
    ["a9", "The market needs 1 permit on its 2 by 1 site. Here there is none."],
    ["c4", "Choose the plate with the price."],
  ])("why the empty field %s is no site: %s", (name, sentence) => expect(why(where, `field:${field(name)}`)).toBe(sentence));
  it("how much the permits on a site are worth", () => {
    const state = elasundAt({ hands: ["9"], permits: ["0 1 d4", "1 3 d5", "0 2 b10"] });
    actInElasund(state, "build craftsman");
    expect(why(state, `field:${field("d6")}`)).toBe("No permit on this site is yours. Yours must be worth the most.");
    const large = elasundAt({ hands: ["9"], permits: ["0 1 d4", "1 3 d5", "0 2 a10", "0 3 b10"] });
    actInElasund(large, "build inn");
    expect(why(large, `field:${field("e4")}`)).toBe("Here your permits are worth 1, and Player 2’s are worth 3. Yours must be worth more.");
    expect(why(large, `field:${field("d9")}`)).toBe("The tavern needs 2 permits on its 2 by 2 site. Here there is none.");
  });
  const permit = elasundAt({ step: "permit", hands: ["9"], ship: 5, tiles: ["well 1 a5"], permits: ["0 1 b5"] });
  it.each<[string, string]>([
    [`field:${field("c5")}`, "First choose one of your permits."],
    ["deck", "Influence cards come from buildings in the ship’s row, from the wall and from the pirates."],
    ["price:church", "You have finished building this turn."],
    ["dish", "You have rolled the dice this turn."],
    [`row:${4}`, "The dice choose the ship’s row."],
  ])("in the permit step, of %s: %s", (piece, sentence) => expect(why(permit, piece)).toBe(sentence));
  const place = elasundAt({ step: "permit", hands: ["9"], ship: 5, tiles: ["well 1 a5"], permits: ["0 1 b5"] });
  actInElasund(place, "permit 2");
  it.each([
    [`field:${field("c6")}`, "Outside row 5, a permit also costs 2 influence cards of one colour."],
    [`tile:${tileOf("well", place)}`, "A building stands here. Permits need a free space."],
    ["permit:1", "A permit lies here already."],
    [`field:${field("c8")}`, "The pit is for the church alone."],
  ])("where a permit goes, of %s: %s", (piece, sentence) => expect(why(place, piece)).toBe(sentence));
  it("why a start building cannot go back to a field", () => {
    const state = elasundAt({ step: "settle" });
    state.table.sites[1] = -2;
    const on = (name: string): string => why(state, `field:${field(name)}`);
    expect([on("a5"), on("b4"), why(state, "chest")]).toEqual([
      "Start buildings never go on spaces with windmills.",
      "Choose one of the marked places.",
      "First put your start building back.",
    ]);
  });
  const FIRST = [
    ["roll", "First roll the dice."],
    ["ship", "First choose a row for the ship: click its number."],
    ["pirates", "First give cards from your hand to the pirates."],
    ["tower", "First take one of the cards given to the pirates."],
  ] as const;
  it.each(FIRST)("in the step %s, what comes first", (step, sentence) => {
    const state = elasundAt({ step, dice: [3, 4], hands: ["9"] });
    if (step === "pirates") state.table.owes = [1, 0, 0];
    expect(["chest", `kind:${kindOf("inn")}`, `field:${field("c4")}`].map((piece) => why(state, piece))).toEqual(Array(3).fill(sentence));
  });
  it("in the build step, something exact of every free field, pile, wall piece and card", () => {
    const state = elasundAt({ hands: ["1 g"], permits: ["0 1 d4"], walls: ["1 n6"], church: { first: 5, by: 1 } });
    const view = viewOf<Elasund>(state, 0);
    const begins = elasundFace.picks(view).flatMap(({ pieces }) => pieces);
    // A price belongs to the pile above it.
    const lit = new Set([...begins, ...begins.map((piece) => piece.replace("kind", "price"))]);
    const kinds = ["field", "niche", "price", "wall", "space", "card", "church", "permit", "chest"];
    const silent = elasundFace
      .layout(view, AREA)
      .filter(({ key, kind }) => kinds.includes(kind) && key !== "" && !lit.has(key) && elasundFace.whyNot!(key, view) === undefined);
    expect(silent.map(({ key }) => key)).toEqual([]);
  });
  it("that the ship may not stay in its row", () => {
    const state = elasundAt({ step: "ship", dice: [3, 4], ship: 5 });
    expect(why(state, `row:${state.table.ship}`)).toBe("The ship cannot stay in its row.");
  });
  it("how much gold a permit lacks, and that one is on the board", () => {
    const state = elasundAt({ step: "permit", hands: ["1"], permits: ["0 2 d4"] });
    expect(why(state, "permit:3")).toBe("It costs 3 gold. You are 2 short.");
    expect(why(state, "permit:2")).toBe("This permit is already on the board.");
  });
});
