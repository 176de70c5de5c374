import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { BUILDINGS, kindOf, ROWS } from "../../shared/elasund/catalog.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { canBuild } from "../../shared/elasund/offers/allowed.ts";
import { refusalOf } from "../../shared/elasund/offers/refusals.ts";
import * as choices from "../../shared/elasund/rules/choices.ts";
import { influenceOf, sum } from "../../shared/elasund/rules/fast-counts.ts";
import { fastIncome } from "../../shared/elasund/rules/fast-income.ts";
import { incomeOf } from "../../shared/elasund/rules/ship.ts";
import { type Fields, freeFields, homeFields, isEmpty, nearFields, PART, without } from "../../shared/elasund/rules/town/fast-fields.ts";
import { payableKinds, priceOfSiteAt, pricesOfSites } from "../../shared/elasund/rules/town/fast-site.ts";
import { openWalls } from "../../shared/elasund/rules/town/fast-walls.ts";
import { FIELDS, FREE, groundOf, hasFreeField, rowOf } from "../../shared/elasund/rules/town/grid.ts";
import { rowsOfShip } from "../../shared/elasund/rules/town/permits.ts";
import { placesFor } from "../../shared/elasund/rules/town/place.ts";
import { homesFor } from "../../shared/elasund/rules/town/settle.ts";
import { checkSite, priceOfSite, sitesFor } from "../../shared/elasund/rules/town/site.ts";
import { nextPiece, openSpaces, WALL_SPACES } from "../../shared/elasund/rules/town/walls.ts";
import { displacedOf, type Elasund, type Move, NONE, type Table } from "../../shared/elasund/state.ts";

const { BONUS, BUILD, CHURCH_TILE, GIVE, PASS, PAY, PERMIT, PUT, ROLL, SAIL, SETTLE, TAKE, TILE, TWO_GOLD, WALL } = choices;

/** Shows every position of a match played at random, or those in which a seat may build. */
function playRandomly(seed: number, see: (state: State<Elasund>) => void, step?: Elasund["table"]["step"]): void {
  const luck = quickLuck(seed);
  const options = pickOptions(elasund.options, {}) as Elasund["options"];
  const state = elasund.setup({ seats: 2 + (seed % 3), options, luck, rules: elasund.rules });
  for (let [seat] = elasund.toAct(state.table); seat !== undefined; [seat] = elasund.toAct(state.table)) {
    if (step === undefined || state.table.step === step) see(state);
    const list = elasund.moves(viewOf(state, seat));
    elasund.play(state, seat, list[below(luck, list.length)]!, silent);
  }
}

const kinds = BUILDINGS.map((_building, kind) => kind);
const fields = Array.from({ length: FIELDS }, (_none, field) => field);

describe("What bots ask fast about sites is what the rules say in plain words, in any match", () => {
  it("where each seat may build what, and at what price", () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), (seed) =>
        playRandomly(
          seed,
          ({ table }) => {
            const ground = groundOf(table);
            for (const seat of table.cubes.keys()) {
              for (const kind of kinds) {
                const sites = sitesFor(table, seat, kind).map((site) => ({ field: site.field, price: priceOfSite(site) }));
                expect(pricesOfSites(table, seat, kind)).toEqual(sites);
              }
              const seen = fields.flatMap((field) => kinds.map((kind) => checkSite(table, ground, seat, kind, field)));
              const fast = fields.flatMap((field) => kinds.map((kind) => priceOfSiteAt(table, ground, seat, kind, field)));
              expect(fast).toEqual(seen.map((judged) => (typeof judged === "string" ? undefined : priceOfSite(judged))));
              for (const judged of seen) met.add(typeof judged === "string" ? judged : judged.equal ? "equal" : "site");
            }
          },
          "build",
        ),
      ),
      { numRuns: 4 },
    );
    expect([...met]).toEqual(expect.arrayContaining(["outside", "permits", "right", "larger", "equal", "site"]));
  });

  it("what each hand can pay for", () => {
    let payable = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) =>
        playRandomly(
          seed,
          ({ table, secrets }) => {
            for (const [seat, { hand }] of secrets.entries()) {
              const bits = payableKinds(table, seat, hand);
              expect(kinds.map((kind) => (bits & (1 << kind)) !== 0)).toEqual(kinds.map((kind) => canBuild(table, seat, hand, kind)));
              if (bits !== 0) payable++;
            }
          },
          "build",
        ),
      ),
      { numRuns: 12 },
    );
    expect(payable).toBeGreaterThan(0);
  });
});

/** Fields of a set, in their order. */
const listed = (set: Fields): number[] => fields.filter((field) => (set[Math.floor(field / PART)]! >> (field % PART)) & 1);

/** Every position of a few matches. */
const inMatches = (see: (state: State<Elasund>) => void): void =>
  fc.assert(
    fc.property(fc.nat(), (seed) => playRandomly(seed, see)),
    { numRuns: 6 },
  );

/** Whatever may be listed, in that order. */
const CHOICES: readonly Move[] = [ROLL, SAIL, GIVE, TAKE, PAY, TWO_GOLD, PERMIT, BONUS, BUILD, WALL, CHURCH_TILE, PASS].flat();

/** Fields for what is to be placed: for a permit price by price. */
function placements(table: Table, seat: number, hand: readonly number[]): readonly Move[] {
  if (table.step === "settle") return displacedOf(table, seat).flatMap((tile) => SETTLE[tile]!);
  if (table.step !== "where" || seat !== table.turn) return [];
  return table.kind === NONE ? placesFor(table, hand).flatMap((place) => place.fields.map((field) => PUT[field]!)) : PUT;
}

describe("What bots ask fast about the board is what the rules say in plain words, in any match", () => {
  it("which fields are free, near the ship, and a home for a start building", () => {
    let homes = 0;
    inMatches(({ table }) => {
      const ground = groundOf(table);
      const free = freeFields(table);
      expect(listed(free)).toEqual(fields.filter((field) => ground[field] === FREE));
      expect(isEmpty(free)).toBe(!hasFreeField(table));
      const rows = rowsOfShip(table, ground);
      const near = nearFields(free, table.ship);
      expect(listed(near)).toEqual(listed(free).filter((field) => rows.includes(rowOf(field))));
      expect(listed(without(free, near))).toEqual(listed(free).filter((field) => !rows.includes(rowOf(field))));
      for (const kind of [kindOf("hut"), kindOf("huts")]) {
        expect(listed(homeFields(table, kind))).toEqual(homesFor(table, kind));
        homes += homesFor(table, kind).length;
      }
    });
    expect(homes).toBeGreaterThan(0);
  });

  it("where each seat may lay a piece of wall", () => {
    const open = new Set<number>();
    inMatches(({ table }) => {
      for (const seat of table.cubes.keys()) {
        const spaces = nextPiece(table, seat) === NONE ? [] : openSpaces(table);
        const bits = openWalls(table, seat);
        expect(Array.from({ length: 32 }, (_none, space) => space).filter((space) => (bits >> space) & 1)).toEqual(spaces);
        for (const space of spaces) open.add(space);
      }
    });
    expect(open.size).toBeGreaterThan(WALL_SPACES / 2);
  });

  it("what every row brings each seat", () => {
    let most = 0;
    inMatches(({ table }) => {
      for (let row = 0; row < ROWS; row++) {
        const due = incomeOf(table, row);
        expect(fastIncome(table, row)).toEqual(due);
        most = Math.max(most, ...due);
      }
    });
    expect(most).toBeGreaterThan(1);
  });

  it("how many cards each hand has, and how many of them are influence", () => {
    inMatches(({ secrets, table }) => {
      for (const [seat, { hand }] of secrets.entries()) {
        const [gold, ...influence] = hand;
        expect(influenceOf(hand)).toBe(influence.reduce((cards, more) => cards + more));
        expect(sum(hand)).toBe(gold! + influenceOf(hand));
        expect(sum(hand)).toBe(table.hands[seat]);
      }
    });
  });

  it("which moves there are, in which order", () => {
    const met = new Map<string, number>();
    inMatches((state) => {
      for (const [seat, secret] of state.secrets.entries()) {
        const view = viewOf<Elasund>(state, seat);
        const { table } = state;
        const wishes = [...CHOICES, ...secret.tiles.map((tile) => TILE[tile]!), ...placements(table, seat, secret.hand)];
        expect(elasund.moves(view)).toEqual(wishes.filter((move) => refusalOf(view, move) === undefined));
        if (elasund.toAct(table).includes(seat)) met.set(table.step, (met.get(table.step) ?? 0) + 1);
      }
    });
    expect([...met.keys()]).toEqual(expect.arrayContaining(["roll", "ship", "build", "where", "pay", "permit", "bonus", "settle"]));
  });
});
