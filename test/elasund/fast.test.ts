import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { BUILDINGS } from "../../shared/elasund/catalog.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { canBuild } from "../../shared/elasund/offers/allowed.ts";
import { payableKinds, priceOfSiteAt, pricesOfSites } from "../../shared/elasund/rules/town/fast-site.ts";
import { FIELDS, groundOf } from "../../shared/elasund/rules/town/grid.ts";
import { checkSite, priceOfSite, sitesFor } from "../../shared/elasund/rules/town/site.ts";
import type { Elasund } from "../../shared/elasund/state.ts";

/** Shows every position of a match played at random in which a seat may build. */
function playRandomly(seed: number, see: (state: State<Elasund>) => void): void {
  const luck = quickLuck(seed);
  const options = pickOptions(elasund.options, {}) as Elasund["options"];
  const state = elasund.setup({ seats: 2 + (seed % 3), options, luck, rules: elasund.rules });
  for (let [seat] = elasund.toAct(state.table); seat !== undefined; [seat] = elasund.toAct(state.table)) {
    if (state.table.step === "build") see(state);
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
        playRandomly(seed, ({ table }) => {
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
        }),
      ),
      { numRuns: 4 },
    );
    expect([...met]).toEqual(expect.arrayContaining(["outside", "permits", "right", "larger", "equal", "site"]));
  });

  it("what each hand can pay for", () => {
    let payable = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) =>
        playRandomly(seed, ({ table, secrets }) => {
          for (const [seat, { hand }] of secrets.entries()) {
            const bits = payableKinds(table, seat, hand);
            expect(kinds.map((kind) => (bits & (1 << kind)) !== 0)).toEqual(kinds.map((kind) => canBuild(table, seat, hand, kind)));
            if (bits !== 0) payable++;
          }
        }),
      ),
      { numRuns: 12 },
    );
    expect(payable).toBeGreaterThan(0);
  });
});
