/** What a game says of a position: every one that play leads to is possible. */
import { describe, expect, it } from "vitest";
import { checkPosition, faultsOf, Impossible } from "../../shared/core/analysis/board.ts";
import { isEqual } from "../../shared/core/base/plain.ts";
import { pick, quickLuck } from "../../shared/core/base/random.ts";
import type { Game, State } from "../../shared/core/contract/game.ts";
import type { Fault, Judge } from "../../shared/core/contract/judge.ts";
import { begin } from "../../shared/core/match/step.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { judge as duel } from "../../shared/duel/judge.ts";
import type { Table as DuelTable } from "../../shared/duel/state.ts";
import { judge as elasund } from "../../shared/elasund/judge.ts";
import type { Table as ElasundTable } from "../../shared/elasund/state.ts";
import { GAMES } from "../../shared/games.ts";
import { setupOf } from "../../shared/puerto-rico/catalog.ts";
import { judge as puertoRico } from "../../shared/puerto-rico/judge.ts";
import { BUILDINGS, type Table as PuertoRicoTable } from "../../shared/puerto-rico/state.ts";
import { anyRecord, newRecord } from "./matches.ts";

const JUDGES: Readonly<Record<string, Judge>> = { duel, elasund, "puerto-rico": puertoRico } as never;
const MATCHES = 8;

describe.each(GAMES)("$id", (game) => {
  const judge = JUDGES[game.id]!;

  it("every position of a match is possible", () => {
    const found = new Map<string, readonly Fault[]>();
    const luck = quickLuck(5);
    for (let deal = 0; deal < MATCHES; deal++) {
      const state: State = game.copy(begin(game, anyRecord(game, deal)).match.state);
      for (let seats = game.toAct(state.table); seats.length > 0; seats = game.toAct(state.table)) {
        const faults = judge.faults(state);
        if (!judge.isState(state)) found.set("no state", []);
        if (faults.length > 0) found.set(JSON.stringify(faults), faults);
        if (!leadsOn(game, state)) found.set("leads to nothing", []);
        const seat = pick(luck, seats);
        game.play(state, seat, pick(luck, game.moves(viewOf(state, seat))), silent);
      }
      for (const fault of judge.faults(state)) found.set(`over: ${fault.kind}`, [fault]);
    }
    expect([...found.keys()]).toEqual([]);
  });
});

function leadsOn(game: Game, position: State): boolean {
  try {
    checkPosition(game, JUDGES[game.id]!, { position, seats: position.secrets.length });
    return true;
  } catch (error) {
    if (error instanceof Impossible) return false;
    throw error;
  }
}

describe("A position from which no move leads on does not open", () => {
  it.each<[id: string, what: string, when: object, change: object]>([
    ["elasund", "a building to pay that nobody chose", { step: "roll" }, { step: "pay" }],
    ["elasund", "a place for no building", { step: "build" }, { step: "where" }],
    ["elasund", "a tower that nobody gives", { step: "bonus" }, { step: "tower" }],
    ["puerto-rico", "a ship loaded where a worker is placed", { phase: "captain" }, { phase: "placing" }],
    ["puerto-rico", "more passes than seats", { phase: "builder" }, { idle: 77 }],
  ])("in %s: %s", (id, _what, when, change) => {
    const game = GAMES.find((one) => one.id === id)!;
    const luck = quickLuck(3);
    const state: State = game.copy(begin(game, newRecord(game, 3)).match.state);
    const refused: State[] = [];
    for (let seats = game.toAct(state.table); seats.length > 0 && refused.length === 0; seats = game.toAct(state.table)) {
      const other = game.copy(state);
      const isThen = isEqual({ ...other.table, ...when }, other.table);
      Object.assign(other.table, change);
      if (isThen && JUDGES[id]!.faults(other).length === 0 && !leadsOn(game, other)) refused.push(other);
      game.play(state, seats[0]!, pick(luck, game.moves(viewOf(state, seats[0]!))), silent);
    }
    expect(refused.map((other) => faultsOf(game, JUDGES[id]!, other).map(({ kind }) => kind))).toEqual([["phase"]]);
  });
});

/** Of a match that has gone on for some moves, with one thing changed. */
function changed(id: string, moves: number, change: (table: never, state: State) => void): readonly string[] {
  const game = GAMES.find((one) => one.id === id)!;
  const luck = quickLuck(3);
  const state: State = game.copy(begin(game, newRecord(game, 3)).match.state);
  for (let made = 0; made < moves; made++) {
    const seat = game.toAct(state.table)[0]!;
    game.play(state, seat, pick(luck, game.moves(viewOf(state, seat))), silent);
  }
  expect(JUDGES[id]!.faults(state)).toEqual([]);
  change(state.table as never, state);
  return JUDGES[id]!.faults(state).map(({ kind }) => kind);
}

describe("What the rules do not allow is said", () => {
  it.each<[rule: string, fault: string, change: (table: DuelTable, state: State) => void]>([
    ["coins are never below zero", "coins", (table) => (table.cities[0]!.coins = -1)],
    ["a card lies in one place", "twice.card", (table) => table.discard.push(...table.cities.flatMap(({ cards }) => cards).slice(0, 1))],
    ["a card of a later age cannot be built", "early", (table) => table.cities[0]!.cards.push(70)],
    ["each player drafts four wonders", "wonders", ({ cities }) => Object.assign(cities[0]!, { wonders: [], under: [] })],
    ["a place of the display is empty only once nothing covers it", "hole", (table) => (table.pyramid[0] = -1)],
    ["a pawn that reaches a capital ends the match", "capital", (table) => (table.pawn = 9)],
    ["a military token the pawn has passed is gone", "loot", (table) => (table.pawn = 4)],
    [
      "once seven wonders are built the eighth is out",
      "eighth",
      ({ cities, discard }) => {
        for (const city of cities) city.under = city.under.map((_card, place) => discard[place] ?? place);
        cities[0]!.under[0] = -1;
      },
    ],
    ["a token is taken only while one is on the board", "phase", (table) => Object.assign(table, { phase: "token", tokens: [] })],
  ])("in Duel %s", (_rule, fault, change) => expect(changed("duel", 16, change as never)).toContain(fault));

  it.each<[what: string, fault: string, change: (table: DuelTable, state: State) => void]>([
    ["in the wrong hand", "order", (table) => (table.turn = 1 - table.turn)],
    [
      "with more wonders than were drafted",
      "order",
      ({ cities, offer }) => cities[1]!.wonders.push(offer.pop()!) && cities[1]!.under.push(-1),
    ],
    ["without its second half", "hidden", (_table, state) => Object.assign(state.hidden as object, { wonders: [] })],
  ])("in Duel the draft is not possible %s", (_what, fault, change) => expect(changed("duel", 2, change as never)).toContain(fault));

  it("but a pawn that reaches a capital ends the match before it takes a token on its way", () => {
    const jump = (table: DuelTable) => Object.assign(table, { phase: "over", won: "military", pawn: 9, loot: [true, true, true, true] });
    expect(changed("duel", 16, jump as never)).toEqual([]);
  });

  it.each<[rule: string, fault: string, change: (table: PuertoRicoTable) => void]>([
    ["no worker appears or vanishes", "colonists", (table) => (table.colonists += 1)],
    ["no barrel appears or vanishes", "barrels", (table) => (table.players[0]!.goods[0]! += 1)],
    ["nothing is below zero", "negative", (table) => (table.players[0]!.money = -1)],
    ["nor is what lies on a role", "negative", (table) => (table.cardMoney[0] = -1)],
    ["a building is built once by a player", "twice", (table) => Object.assign(table.players[0]!, { city: [6, 6], cityColonists: [0, 0] })],
    [
      "two cargo ships never carry the same kind",
      "sameGood",
      (table) => {
        for (const ship of table.ships.slice(0, 2)) Object.assign(ship, { good: 1, load: 1 });
      },
    ],
    ["the trading house has four spaces", "house", (table) => (table.house = [0, 1, 2, 3, 4])],
    ["points come from the pool", "points", (table) => (table.points -= 3)],
    [
      "a full city ends the match, though somebody else is building",
      "last",
      (table) => {
        const city = [...BUILDINGS.keys()].slice(0, 12);
        Object.assign(table, { phase: "builder", turn: 0 });
        Object.assign(table.players[1]!, { city, cityColonists: city.map(() => 0) });
      },
    ],
    [
      "no role is chosen once all choices of the round are made",
      "phase",
      (table) => {
        const seats = table.players.length;
        const owners = table.cardOwner.map((_owner, card) => (card < setupOf(seats).choices ? card % seats : -1));
        Object.assign(table, { phase: "role", governor: 0, picker: 0, turn: 0, cardOwner: owners, produced: [], stored: [] });
        Object.assign(table, { idle: 0, firstLoad: false });
      },
    ],
  ])("in Puerto Rico %s", (_rule, fault, change) => expect(changed("puerto-rico", 12, change as never)).toContain(fault));

  it.each<[rule: string, fault: string, change: (table: ElasundTable) => void]>([
    ["no card appears or vanishes", "cards", (table) => (table.gold += 1)],
    ["a cube is on the board or before its player", "cubes", (table) => (table.cubes[0]! -= 1)],
    ["no two pieces lie on one field", "twice", (table) => (table.permits[0] = table.sites.find((site) => site >= 0)!)],
    ["trade points follow from the buildings", "trade", (table) => (table.trade[0]! += 1)],
    ["wall pieces are laid in their order", "wallOrder", (table) => (table.walls[0] = 5)],
    ["a player without cubes has won", "won", (table) => (table.cubes[0] = 0)],
    ["nobody owes more cards than they have", "phase", (table) => Object.assign(table, { step: "pirates", owes: table.owes.with(0, 45) })],
    ["a turn has two buildings at most", "phase", (table) => Object.assign(table, { step: "build", built: 2 })],
  ])("in Elasund %s", (_rule, fault, change) => expect(changed("elasund", 6, change as never)).toContain(fault));
});
