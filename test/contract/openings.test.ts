/** Opening choices: which early moves are counted over many matches, and what of them is alike. */
import { describe, expect, it } from "vitest";
import { quickLuck } from "../../shared/core/base/random.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { duel } from "../../shared/duel/index.ts";
import { opening as duelOpening } from "../../shared/duel/openings.ts";
import type { Duel } from "../../shared/duel/state.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { opening as elasundOpening } from "../../shared/elasund/openings.ts";
import { type Elasund, NONE } from "../../shared/elasund/state.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { opening as puertoRicoOpening } from "../../shared/puerto-rico/openings.ts";
import { BUILDINGS, type PuertoRico } from "../../shared/puerto-rico/state.ts";
import { position } from "../duel/position.ts";

const start = { seats: 2, rules: duel.rules, luck: quickLuck(1) };

describe("Duel: the draft opens", () => {
  const state = duel.setup({ ...start, options: pickOptions(duel.options, {}) });
  const chartsNow = (): string[] => {
    const view = viewOf<Duel>(state, state.table.turn);
    return duel.moves(view).map((move) => duelOpening(view, move)!.chart);
  };
  const take = (): void => duel.play(state, state.table.turn, duel.moves(viewOf<Duel>(state, state.table.turn))[0]!, silent);

  it("with four wonders to choose from, then three, then two, and again with the second four", () => {
    expect(chartsNow()).toEqual(new Array(4).fill("firstWonders"));
    take();
    expect(chartsNow()).toEqual(new Array(3).fill("secondWonders"));
    take();
    expect(chartsNow()).toEqual(new Array(2).fill("thirdWonders"));
    take();
    expect(chartsNow()).toEqual(new Array(4).fill("firstWonders"));
  });
});

describe("Duel: a player's first card is an opening choice, whatever is done with it", () => {
  const choicesOf = (sketch: Parameters<typeof position>[0]) => {
    const view = viewOf<Duel>(position(sketch), 0);
    return duel.moves(view).map((move) => duelOpening(view, move));
  };
  it("built or discarded", () => {
    expect(choicesOf({ age: 1, turn: 0, free: ["theater"], cities: [{ coins: 7 }, { coins: 7 }] })).toEqual([
      { chart: "firstCards", row: "card.theater" },
      { chart: "firstCards", row: "discard" },
    ]);
  });
  it("but no second one, and none of a later age", () => {
    expect(choicesOf({ age: 1, turn: 0, free: ["theater"], cities: [{ coins: 7, cards: ["altar"] }, { coins: 7 }] })).toEqual([
      undefined,
      undefined,
    ]);
    expect(choicesOf({ age: 2, turn: 0, free: ["statue"], cities: [{ coins: 7 }, { coins: 7 }] }).filter(Boolean)).toEqual([]);
  });
});

describe("Puerto Rico: the roles of the first round are told apart by their turn", () => {
  const state = puertoRico.setup({ ...start, seats: 3, options: pickOptions(puertoRico.options, {}) });
  it("and are no opening from the second round on", () => {
    const choice = () => {
      const view = viewOf<PuertoRico>(state, state.table.turn);
      return puertoRicoOpening(view, puertoRico.moves(view).at(-1)!);
    };
    expect(choice()).toEqual({ chart: "roles.1", row: "role.captain" });
    state.table.cardOwner[0] = 1;
    expect(choice()).toEqual({ chart: "roles.2", row: "role.captain" });
    state.table.round = 2;
    expect(choice()).toBeUndefined();
  });
});

describe("Puerto Rico: a player's first tile is an opening choice", () => {
  const state = puertoRico.setup({ ...start, options: pickOptions(puertoRico.options, {}) });
  const { table } = state;
  const seat = table.turn;
  Object.assign(table, { phase: "settler", picker: seat });
  const charts = (island: readonly number[], hacienda: readonly number[]) => {
    Object.assign(table.players[seat]!, {
      island,
      islandColonists: island.map(() => 0),
      city: hacienda,
      cityColonists: hacienda.map(() => 1),
    });
    const view = viewOf<PuertoRico>(state, seat);
    return new Set(puertoRico.moves(view).map((move) => (move.type === "tile" ? puertoRicoOpening(view, move)?.chart : "none")));
  };
  const HACIENDA = [BUILDINGS.indexOf("hacienda")];
  it("after the one of the set-up, also if a hacienda has drawn one before", () => {
    expect([...charts([1], [])]).toContain("firstTiles");
    expect([...charts([1, 0], HACIENDA)]).toContain("firstTiles");
  });
  it("but no second one", () => {
    expect([...charts([1, 0], [])]).not.toContain("firstTiles");
    expect([...charts([1, 0, 2], HACIENDA)]).not.toContain("firstTiles");
  });
});

describe("Elasund: a first permit is an opening choice", () => {
  const state = elasund.setup({ ...start, options: pickOptions(elasund.options, {}) });
  const { table } = state;
  table.step = "permit";
  const rows = () => {
    const view = viewOf<Elasund>(state, table.turn);
    return elasund.moves(view).flatMap((move) => elasundOpening(view, move)?.row ?? []);
  };
  it("by its value, until one lies on the board", () => {
    expect(rows().length).toBeGreaterThan(0);
    expect(rows().every((row) => /^[0-4]$/.test(row))).toBe(true);
    table.permits[table.turn * 5 + 4] = 40;
    expect(rows()).toEqual([]);
    table.permits[table.turn * 5 + 4] = NONE;
  });
  it("but not as a bonus", () => {
    table.bonus = 2;
    expect(rows()).toEqual([]);
    table.bonus = NONE;
  });
});
