/** What an offer says is what the rules then do. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clone } from "../../../shared/core/base/plain.ts";
import { below, pick, quickLuck } from "../../../shared/core/base/random.ts";
import type { State } from "../../../shared/core/contract/game.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { elasund } from "../../../shared/elasund/index.ts";
import { notation } from "../../../shared/elasund/moves.ts";
import { type Gain, type Offer, offerOf } from "../../../shared/elasund/offers/offer.ts";
import { influenceOf, sum } from "../../../shared/elasund/rules/fast-counts.ts";
import { type Elasund, type Event, GOLD, type Move, NONE, OPTIONS } from "../../../shared/elasund/state.ts";
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

/** Dice, cards that run short, and what a church tile displaces are left out of an offer. */
const isUnforeseen = ({ type: move }: Move, told: readonly Event[]): boolean =>
  move === "roll" ||
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

/** Too many to ask about in every position: those of one tile, unless start buildings are being put back. */
const wishes = (step: Elasund["table"]["step"]): readonly Move[] =>
  step === "settle" ? EVERY_MOVE : EVERY_MOVE.filter((move) => move.type !== "settle" || move.tile === 0);

describe("In random matches an offer", () => {
  it("is allowed exactly if the move is listed", () => {
    const reasons = new Set<string>();
    matches(8, (before) => {
      for (const seat of before.secrets.keys()) {
        const view = viewOf<Elasund>(before, seat);
        const listed = new Set(elasund.moves(view).map((move) => JSON.stringify(move)));
        const asked = elasund.toAct(before.table).includes(seat);
        let allowed = 0;
        for (const move of asked ? wishes(before.table.step) : EVERY_MOVE.slice(0, 20)) {
          const { refusal } = offerOf(view, move);
          if (refusal !== undefined) reasons.add(refusal.why);
          else if (listed.has(JSON.stringify(move))) allowed++;
          else throw new Error(`${notation(move)} is offered in step ${before.table.step} and not listed`);
        }
        expect(allowed).toBe(listed.size);
      }
    });
    expect([...reasons]).toEqual(expect.arrayContaining(["notAsked", "gold", "influence", "noSite", "site", "onBoard", "sameRow"]));
  });

  it("costs and gives every seat what the move then changes", () => {
    const seen = new Map<string, number>();
    matches(60, (before, mover, move, told, after) => {
      if (isUnforeseen(move, told)) return;
      const offer = offerOf(viewOf<Elasund>(before, mover), move);
      // What a seat lays for the pirates it chooses itself, and the hand that gives all lays it at once.
      const lays = told.some(({ type }) => type === "laid") && move.type !== "give";
      for (const seat of before.secrets.keys()) {
        const change = { ...changeOf(before, after, seat, told), ...(lays && { gold: 0, influence: 0 }) };
        expect({ move: notation(move), seat, ...change }).toEqual({ move: notation(move), seat, ...promised(offer, mover, seat) });
      }
      seen.set(move.type, (seen.get(move.type) ?? 0) + 1);
    });
    const unseen = EVERY_MOVE.map(({ type }) => type).filter((type) => type !== "roll" && !seen.has(type));
    expect(unseen).toEqual([]);
  });

  it("that begins a placement costs at least its price in the end", () => {
    let placements = 0;
    let begun: { readonly price: number; spent: number } | undefined;
    matches(20, (before, mover, move, told, after) => {
      const offer = offerOf(viewOf<Elasund>(before, mover), move);
      if (move.type === "build" || move.type === "permit") begun = { price: offer.price.gold, spent: 0 };
      if (begun === undefined || (move.type !== "put" && move.type !== "pay")) return;
      for (const event of told) {
        if (event.type === "spent") begun.spent += event.cards[GOLD]!;
        if (event.type === "compensated") begun.spent += sum(event.gold);
      }
      if (after.table.target !== NONE) return;
      expect(begun.spent).toBeGreaterThanOrEqual(begun.price);
      placements++;
      begun = undefined;
    });
    expect(placements).toBeGreaterThan(0);
  });
});
