/** What holds in every match, whatever is played. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { below, pick, quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { imagine } from "../../shared/elasund/imagine.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { putInHand } from "../../shared/elasund/rules/cards.ts";
import { type Elasund, GOLD, OPTIONS } from "../../shared/elasund/state.ts";
import { broken } from "./invariants.ts";

type Match = State<Elasund>;

/** A random match; `look` sees every position, and how long the list of moves before it was. */
function walk(deal: number, look: (state: Match, longest: number) => void, prepare: (state: Match) => void = () => {}): void {
  const luck = quickLuck(deal);
  const options = { reward: pick(luck, OPTIONS.reward), cubes: pick(luck, OPTIONS.cubes), start: pick(luck, OPTIONS.start) };
  const state = elasund.setup({ seats: 2 + below(luck, 3), rules: elasund.rules, luck, options });
  prepare(state);
  for (let asked = elasund.toAct(state.table); asked.length > 0; asked = elasund.toAct(state.table)) {
    const seat = pick(luck, asked);
    const list = elasund.moves(viewOf(state, seat));
    elasund.play(state, seat, pick(luck, list), () => {});
    look(state, list.length);
  }
}

/** Nearly all cards into the hands, so that every second draw meets a shortage. */
function emptyPiles({ table, secrets, hidden }: Match): void {
  for (let seat = 0; hidden.influence.length > 2; seat = (seat + 1) % secrets.length) {
    putInHand(table, secrets[seat]!.hand, seat, hidden.influence.pop()!, 1);
  }
  table.deck = hidden.influence.length;
  for (let seat = 0; table.gold > 1; seat = (seat + 1) % secrets.length, table.gold--) putInHand(table, secrets[seat]!.hand, seat, GOLD, 1);
}

const deals = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** Deals that come to a shortage: only one match in six does. */
const SHORT_OF_CARDS: [number][] = [[6], [25]];

describe("in a random match", () => {
  it("cards, cubes, tiles, permits, walls and church are conserved and never overlap, after every move", () => {
    const whole = fc.property(deals, (deal) => walk(deal, (state) => expect(broken(state)).toEqual([])));
    fc.assert(whole, { numRuns: 40 });
  });

  it("also when cards are short, and what a seat imagines then is possible too", () => {
    let shortages = 0;
    const whole = fc.property(deals, (deal) => {
      const look = (state: Match) => {
        expect(broken(state)).toEqual([]);
        if (state.table.step !== "shortage") return;
        shortages++;
        for (const seat of state.secrets.keys()) expect(broken(imagine(viewOf(state, seat), quickLuck(deal)))).toEqual([]);
      };
      walk(deal, look, emptyPiles);
    });
    fc.assert(whole, { numRuns: 20, examples: SHORT_OF_CARDS });
    expect(shortages).toBeGreaterThan(0);
  });

  it("no list of moves is longer than 160", () => {
    const short = fc.property(deals, (deal) => walk(deal, (_state, longest) => expect(longest).toBeLessThanOrEqual(160)));
    fc.assert(short, { numRuns: 40 });
  });
});
