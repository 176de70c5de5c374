import { describe, expect, it } from "vitest";
import { quickLuck } from "../../shared/core/base/random.ts";
import { eraseShape, type State } from "../../shared/core/contract/game.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { CARDS, TOKENS, WONDERS } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { BACK, GUILD_BACK } from "../../shared/duel/rules/pyramid.ts";
import type { Duel } from "../../shared/duel/state.ts";
import { randomSteps } from "../contract/matches.ts";

/** Every position of a few matches, imagined from both seats, with the real one. */
function* imagined(): Generator<State<Duel> & { real: State<Duel> }> {
  for (let deal = 0; deal < 6; deal++) {
    for (const { match } of randomSteps(eraseShape(duel), deal)) {
      const real = match.state as State<Duel>;
      for (const seat of [0, 1]) yield { ...duel.imagine(viewOf<Duel>(real, seat), quickLuck(deal + seat)), real };
    }
  }
}
const all = [...imagined()];

describe("an imagined state could be the real one", () => {
  const tally = (items: readonly number[]) => items.filter((item) => item >= 0).sort((a, b) => a - b);

  it("each of the ten tokens is in one place", () => {
    for (const { table, secrets, hidden } of all) {
      const owned = [...table.cities.flatMap(({ tokens }) => tokens), ...secrets.flatMap(({ drawn }) => drawn)];
      expect(tally([...table.tokens, ...owned, ...hidden.box])).toEqual(TOKENS.map((_token, at) => at));
    }
  });
  it("no card and no wonder is in two places", () => {
    for (const { table, hidden } of all) {
      const cards = tally([
        ...table.pyramid,
        ...hidden.below,
        ...table.discard,
        ...hidden.ages.flat(),
        ...table.cities.flatMap((city) => [...city.cards, ...city.under]),
      ]);
      expect(new Set(cards).size).toBe(cards.length);
      const wonders = [...hidden.wonders, ...table.offer, ...table.cities.flatMap((city) => city.wonders)];
      expect(new Set(wonders).size).toBe(wonders.length);
      expect(wonders.length).toBeLessThanOrEqual(WONDERS.length);
    }
  });
  it("as much is hidden, of each kind", () => {
    const amounts = ({ hidden, secrets }: State<Duel>) =>
      [hidden.wonders, hidden.box, ...hidden.ages, ...secrets.map(({ drawn }) => drawn)].map((list) => list.length);
    for (const one of all) expect(amounts(one)).toEqual(amounts(one.real));
  });
  it("each age to come has twenty cards of its own, the third just three guilds", () => {
    for (const { table, hidden } of all) {
      expect(hidden.ages).toHaveLength(3 - table.age);
      for (const [at, cards] of hidden.ages.entries()) {
        const age = table.age + at + 1;
        expect(cards.map((card) => CARDS[card]!.age)).toEqual(new Array(20).fill(age));
        expect(cards.filter((card) => CARDS[card]!.colour === "purple")).toHaveLength(age === 3 ? 3 : 0);
      }
    }
  });
  it("below each back lies a card with that back", () => {
    for (const { table, hidden } of all) {
      for (const [place, card] of hidden.below.entries()) {
        const back = card < 0 ? undefined : CARDS[card]!.colour === "purple" ? GUILD_BACK : BACK;
        const shown = table.pyramid[place]!;
        expect(shown === BACK || shown === GUILD_BACK ? shown : undefined).toBe(back);
      }
    }
  });
});
