/** How cards travel between hands, piles and the tray. */
import { at, must } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { CARDS, type Elasund, type Event, GOLD } from "../../../../shared/elasund/state.ts";
import type { Act, Cue } from "../../../face/pose.ts";
import { cue } from "../../../face/telling.ts";
import { givenPiece } from "../layout/tray.ts";
import { handChange, payingTiles } from "./changes.ts";

type S = Sight<Elasund>;
const COIN = { motion: "pay", sound: "coin" } as const;
const CARD = { motion: "deal", sound: "card" } as const;
const seatsOf = ({ table }: S): number[] => table.hands.map((_cards, seat) => seat);

/** Out of the buildings of the row, or out of chest and pile. */
export function drawnCues(event: Extract<Event, { type: "drew" }>, before: S, after: S): Pick<Act, "cues" | "pieces"> {
  const { seat, why } = event;
  const { gained } = handChange(before, after, seat);
  const from = why === "income" ? payingTiles(after.table, seat, after.table.ship) : { gold: [], influence: [] };
  const sources = { gold: [...from.gold], influence: [...from.influence] };
  let gold = event.gold;
  const cues = gained.map(({ piece, card }) => {
    const isGold = card === undefined ? gold-- > 0 : card === GOLD;
    const building = (isGold ? sources.gold : sources.influence).shift();
    return cue(piece, 0, { from: building ?? (isGold ? "chest" : "deck"), ...(isGold ? COIN : CARD) });
  });
  return { cues, pieces: [...from.gold, ...from.influence] };
}

/** Onto the piles; of a hand that is not known the gold goes first. */
export function spentCues(cards: readonly number[], before: S, after: S): Cue[] {
  const seat = before.table.turn;
  return handChange(before, after, seat).lost.map(({ piece, card }, n) => {
    const isGold = card === undefined ? n < at(cards, GOLD) : card === GOLD;
    return cue(piece, 0, { to: isGold ? "chest" : "discard", ...(isGold ? COIN : CARD) });
  });
}

export const halvedCues = (before: S, after: S): Cue[] =>
  seatsOf(after).flatMap((seat) => handChange(before, after, seat).lost.map(({ piece }) => cue(piece, 0, { to: "chest", ...COIN })));

/** Cards go from hand to hand. */
export function givenCues(before: S, after: S): Cue[] {
  const changes = seatsOf(after).map((seat) => handChange(before, after, seat));
  const payer = before.table.turn;
  const source = at(changes, payer).lost[0]?.piece ?? "chest";
  return changes.flatMap(({ gained }) => gained.map(({ piece }) => cue(piece, 0, { from: source, ...COIN })));
}

export function laidCues(before: S, after: S, seat: number): Cue[] {
  const { lost } = handChange(before, after, seat);
  const hand = lost[0]?.piece ?? `hand:${seat}`;
  const own = after.seat === seat && after.secret !== undefined;
  const laid = own
    ? after.secret.laid.flatMap((count, card) =>
        count > at(must(before.secret, "secret").laid, card) ? [`laid:${seat}:${card}:${count - 1}`] : [],
      )
    : [`laid:${seat}:${at(after.table.laid, seat) - 1}`];
  return laid.map((piece) => cue(piece, 0, { from: hand, ...CARD }));
}

/** Cards turn over where they lie. */
export function openedCues(before: S, after: S): Cue[] {
  const { given } = after.table;
  return seatsOf(after).flatMap((seat) => {
    const cards = CARDS.flatMap((_card, card) =>
      Array.from({ length: at(given, seat * CARDS.length + card) }, (_none, n) => ({ card, n })),
    );
    const own = before.seat === seat && before.secret !== undefined;
    return cards.map(({ card, n }, at) =>
      cue(`given:${seat}:${card}:${n}`, 0, {
        motion: "flip",
        from: own ? `laid:${seat}:${card}:${n}` : `laid:${seat}:${at}`,
        sound: "card",
      }),
    );
  });
}

export function tookCues(before: S, after: S, card: number): Cue[] {
  const from = givenPiece(before.table, card);
  return handChange(before, after, before.table.turn).gained.map(({ piece }) => cue(piece, 0, { motion: "take", from, sound: "card" }));
}

export const sweptCues = ({ table }: S): Cue[] =>
  table.given.flatMap((count, at) => {
    const [seat, card] = [Math.floor(at / CARDS.length), at % CARDS.length];
    return Array.from({ length: count }, (_none, n) =>
      cue(`given:${seat}:${card}:${n}`, 0, { motion: "slide", to: card === GOLD ? "chest" : "discard", sound: "card" }),
    );
  });
