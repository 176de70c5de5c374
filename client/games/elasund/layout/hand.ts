/** Cards in hand: the reader's open and large, by kind; those of others face down, with their number, unless hands are open. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { seenHand } from "../../../../shared/elasund/rules/cards.ts";
import type { Elasund } from "../../../../shared/elasund/state.ts";
import { type Box, inBox, sizedBy } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { cardLook } from "../art/looks.ts";
import { frontCard, rackOf } from "../art/vocabulary.ts";
import { LAYER, nearSeat, on, type Zones } from "./frame.ts";

/** Further cards of a kind are in the number only. */
export const CARDS_SHOWN = 8;

export function handPoses(sight: Sight<Elasund>, { hand, unit }: Zones): Pose[] {
  const near = nearSeat(sight);
  if (seenHand(sight, near) === undefined) return cardPoses(sight, near, { ...hand, x: hand.x + 8 * unit, width: hand.width * 0.6 });
  return [inBox(hand, { key: "rack", kind: "rack", look: exactly("rack", hand), depth: LAYER.mat }), ...cardPoses(sight, near, hand)];
}

/** Places are printed on it, so it is drawn at its very size. */
const exactly = sizedBy(1);

/** A seat's cards: by kind where the reader may see them, else face down. */
export function cardPoses(sight: Sight<Elasund>, seat: number, box: Box): Pose[] {
  const hand = seenHand(sight, seat);
  if (hand === undefined) return fan(`hand:${seat}`, "card:back", at(sight.table.hands, seat), box);
  const rack = rackOf(box);
  return hand.flatMap((count, card) => fan(`hand:${seat}:${card}`, cardLook(card), count, on(box, rack(card))));
}

/** The first card on top with the number, the others look out behind it to the right. */
function fan(key: string, look: string, count: number, box: Box): Pose[] {
  const { width, height } = frontCard(box);
  const step = Math.min((box.width - width) / (CARDS_SHOWN - 1), width * 0.24);
  return Array.from({ length: Math.min(count, CARDS_SHOWN) }, (_none, n) => {
    const place = { x: box.x + n * step, y: box.y + (box.height - height) / 2, width, height };
    const pose = inBox(place, { key: n === 0 ? key : `${key}:${n}`, kind: "card", look, depth: LAYER.card + 1 - n / 10 });
    return n === 0 ? { ...pose, digits: `${count}`, counts: true } : pose;
  });
}
