/** What an offer says is what the rules then do. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clone } from "../../../shared/core/base/plain.ts";
import { pick, quickLuck } from "../../../shared/core/base/random.ts";
import type { State } from "../../../shared/core/contract/game.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { CARDS, cardOf, TOKENS, WONDERS } from "../../../shared/duel/catalog.ts";
import { duel } from "../../../shared/duel/index.ts";
import { offerOf } from "../../../shared/duel/offers/offer.ts";
import { countSymbols } from "../../../shared/duel/rules/fast-count.ts";
import { type Duel, type Move, OPTIONS } from "../../../shared/duel/state.ts";
import { position } from "../position.ts";

type Match = State<Duel>;

const EVERY_MOVE: readonly Move[] = [
  ...CARDS.flatMap((_card, card): Move[] => [
    { type: "build", card },
    { type: "discard", card },
    { type: "revive", card },
    { type: "destroy", card },
    ...WONDERS.map((_wonder, wonder): Move => ({ type: "wonder", wonder, card })),
  ]),
  ...WONDERS.map((_wonder, wonder): Move => ({ type: "draft", wonder })),
  ...TOKENS.flatMap((_token, token): Move[] => [
    { type: "token", token },
    { type: "keep", token },
  ]),
  { type: "open", seat: 0 },
  { type: "open", seat: 1 },
];

/** Random matches; `look` sees each position before its move, and the position after it. */
function walk(deal: number, look: (before: Match, seat: number, move: Move, after: Match) => void): void {
  const luck = quickLuck(deal);
  const options = { wonders: pick(luck, OPTIONS.wonders), ageOpener: pick(luck, OPTIONS.ageOpener), starter: pick(luck, OPTIONS.starter) };
  const state = duel.setup({ seats: 2, rules: duel.rules, luck, options });
  for (let asked = duel.toAct(state.table); asked.length > 0; asked = duel.toAct(state.table)) {
    const seat = asked[0]!;
    const before = clone(state);
    const move = pick(luck, duel.moves(viewOf(state, seat)));
    duel.play(state, seat, move, () => {});
    look(before, seat, move, state);
  }
}

const matches = (numRuns: number, look: Parameters<typeof walk>[1]): void =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (deal) => walk(deal, look)),
    { numRuns },
  );

describe("In random matches an offer", () => {
  it("is allowed exactly if the move is listed", () => {
    const reasons = new Set<string>();
    matches(30, (before) => {
      for (const seat of [0, 1]) {
        const view = viewOf<Duel>(before, seat);
        const listed = new Set(duel.moves(view).map((move) => JSON.stringify(move)));
        let allowed = 0;
        for (const move of EVERY_MOVE) {
          const { refusal } = offerOf(view, move);
          if (refusal !== undefined) reasons.add(refusal.why);
          else if (listed.has(JSON.stringify(move))) allowed++;
          else throw new Error(`${JSON.stringify(move)} is offered and not listed`);
        }
        expect(allowed).toBe(listed.size);
      }
    });
    const met = ["notAsked", "covered", "built", "discarded", "notInPlay", "wonderBuilt", "coins", "drafted", "notYours"];
    expect([...reasons]).toEqual(expect.arrayContaining([...met, "notOnBoard", "notDrawn", "notDiscarded", "wrongCard"]));
  });

  it("costs and gives nothing while the seat is not asked", () => {
    const { refusal, price, gains } = offerOf(viewOf<Duel>(position({ free: ["walls", "tavern"] }), 1), {
      type: "discard",
      card: cardOf("tavern"),
    });
    const nothing = { coins: 0, spaces: 0, symbols: 0 };
    expect([refusal, price, gains]).toEqual([{ why: "notAsked" }, 0, [nothing, nothing]]);
  });

  it("costs and gives both seats what the move then changes", () => {
    const seen = new Map<string, number>();
    matches(50, (before, seat, move, after) => {
      const { price, gains } = offerOf(viewOf<Duel>(before, seat), move);
      const change = [0, 1].map((own) => {
        const [was, is] = [before, after].map(({ table }) => table.cities[own]!) as [
          Duel["table"]["cities"][0],
          Duel["table"]["cities"][0],
        ];
        const spaces = own === seat ? (after.table.pawn - before.table.pawn) * (seat === 0 ? 1 : -1) : 0;
        return { coins: is.coins - was.coins + (own === seat ? price : 0), spaces, symbols: countSymbols(is) - countSymbols(was) };
      });
      expect({ move, gains }).toEqual({ move, gains: change });
      seen.set(move.type, (seen.get(move.type) ?? 0) + 1);
    });
    for (const type of ["draft", "build", "discard", "wonder", "token", "keep", "revive", "destroy", "open"])
      expect(seen.get(type)).toBeGreaterThan(0);
  });
});
