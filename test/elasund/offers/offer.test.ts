/** What an offer says is what the rules then do. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { State } from "../../../shared/core/game.ts";
import { clone } from "../../../shared/core/plain.ts";
import { below, pick, quickLuck } from "../../../shared/core/random.ts";
import { viewOf } from "../../../shared/core/view.ts";
import { influenceOf, sum } from "../../../shared/elasund/cards.ts";
import { elasund } from "../../../shared/elasund/index.ts";
import { notation } from "../../../shared/elasund/moves.ts";
import { type Gain, type Offer, offerOf } from "../../../shared/elasund/offers/offer.ts";
import { type Elasund, type Event, GOLD, type Move, OPTIONS } from "../../../shared/elasund/state.ts";
import { EVERY_MOVE } from "./every-move.ts";

type Match = State<Elasund>;

/** Random matches; `look` sees each position, the move that was made, what was told, and the position after it. */
function walk(deal: number, look: (before: Match, seat: number, move: Move, told: readonly Event[], after: Match) => void): void {
  const luck = quickLuck(deal);
  const options = { reward: pick(luck, OPTIONS.reward), cubes: pick(luck, OPTIONS.cubes), start: pick(luck, OPTIONS.start) };
  const state = elasund.setup({ seats: 2 + below(luck, 3), rules: elasund.rules, luck, options });
  for (let asked = elasund.toAct(state.table); asked.length > 0; asked = elasund.toAct(state.table)) {
    const seat = pick(luck, asked);
    const before = clone(state);
    const move = pick(luck, elasund.moves(viewOf(state, seat)));
    const told: Event[] = [];
    elasund.play(state, seat, move, (event) => told.push(event));
    look(before, seat, move, told, state);
  }
}

const matches = (runs: number, look: Parameters<typeof walk>[1]): void =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (deal) => walk(deal, look)),
    { numRuns: runs },
  );

/** Where cards ran short, or a church tile displaced something, more changes than was offered; the offer says so. */
const isUnforeseen = (told: readonly Event[]): boolean =>
  told.some(({ type }) => ["halved", "shuffled"].includes(type)) ||
  told.some((event) => event.type === "owed" && event.why === "shortage") ||
  (told.some(({ type }) => type === "churched") && told.some(({ type }) => type === "displaced"));

/** What changed for a seat, in the words of an offer. */
function changeOf(before: Match, after: Match, seat: number, told: readonly Event[]) {
  const [was, is] = [before, after].map(({ secrets }) => secrets[seat]!) as [Elasund["secret"], Elasund["secret"]];
  const owed = told.find((event) => event.type === "owed");
  const displaced = told.flatMap((event) => (event.type === "displaced" ? event.tiles : []));
  return {
    gold: is.hand[GOLD]! - was.hand[GOLD]!,
    influence: influenceOf(is.hand) - influenceOf(was.hand),
    gives: owed?.owes[seat] ?? 0,
    trade: after.table.trade[seat]! - before.table.trade[seat]!,
    cubes: before.table.cubes[seat]! - after.table.cubes[seat]!,
    tiles: displaced.filter((tile) => before.table.owners[tile] === seat),
  };
}

function promised({ price, gains, due }: Offer, mover: number, seat: number): Gain {
  const none: Gain = { gold: 0, influence: 0, gives: 0, trade: 0, cubes: 0, tiles: [] };
  const gain = due === "now" ? gains[seat]! : none;
  if (seat !== mover || due === "later") return gain;
  return { ...gain, gold: gain.gold - price.gold, influence: gain.influence - price.same - 3 * price.each };
}

describe("an offer", () => {
  it("is allowed exactly if the move is listed, for every seat, and each refusal has a reason", () => {
    const reasons = new Map<string, number>();
    let allowed = 0;
    matches(12, (before) => {
      for (const seat of before.secrets.keys()) {
        const view = viewOf<Elasund>(before, seat);
        const listed = new Set(elasund.moves(view).map(notation));
        const asked = elasund.toAct(before.table).includes(seat);
        for (const move of asked ? EVERY_MOVE : EVERY_MOVE.slice(0, 60)) {
          const { refusal } = offerOf(view, move);
          if ((refusal === undefined) !== listed.has(notation(move)) && move.type !== "settle")
            throw new Error(`${notation(move)} in step ${before.table.step}: ${JSON.stringify(refusal)}`);
          if (refusal === undefined) allowed++;
          else reasons.set(refusal.why, (reasons.get(refusal.why) ?? 0) + 1);
        }
      }
    });
    expect(allowed).toBeGreaterThan(0);
    console.log(reasons);
  });

  it("costs and gives what the move then changes, for every seat", () => {
    const seen = new Map<string, number>();
    matches(40, (before, mover, move, told, after) => {
      if (move.type === "roll" || isUnforeseen(told)) return;
      const offer = offerOf(viewOf<Elasund>(before, mover), move);
      for (const seat of before.secrets.keys()) {
        const change = changeOf(before, after, seat, told);
        if (change.gives > 0 || told.some(({ type }) => type === "laid")) Object.assign(change, { gold: 0, influence: 0 });
        if (move.type === "give") continue;
        expect({ move: notation(move), seat, ...change }).toEqual({ move: notation(move), seat, ...promised(offer, mover, seat) });
      }
      seen.set(move.type, (seen.get(move.type) ?? 0) + 1);
    });
    console.log(seen);
    expect(sum([...seen.values()])).toBeGreaterThan(0);
  });
});
