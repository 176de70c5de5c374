/** What each card, wonder and token of Duel brought. */
import { at } from "../core/base/checked.ts";
import type { Earner, Earning } from "../core/contract/earnings.ts";
import { CARDS, TOKENS, WONDERS } from "./catalog.ts";
import { countMost } from "./rules/fast-count.ts";
import { score } from "./score.ts";
import type { CoinReason, Duel, Event, Table } from "./state.ts";

/** Coins and shields in victory points, roughly: only the order of the best depends on it. */
const worth = { points: 1, coins: 1 / 3, shields: 1 } as const;
type Unit = keyof typeof worth;

const earning = (seat: number, source: string, unit: Unit, count: number): Earning => ({ seat, source, unit, count });
const cardSource = (card: number): string => `card.${at(CARDS, card).id}`;
const tokenSource = (token: number): string => `token.${at(TOKENS, token).id}`;
const sourceOfToken = (id: string): string => tokenSource(TOKENS.findIndex((token) => token.id === id));

/** Coins for these reasons come from a token of the city itself, whatever was played. */
const BY_TOKEN: Partial<Readonly<Record<CoinReason, string>>> = { economy: sourceOfToken("economy"), chain: sourceOfToken("urbanism") };

/** Coins and shields belong to what was played or taken just before them. */
function ofEntry(frames: readonly { readonly event: Event }[], before: Table): readonly Earning[] {
  const found: Earning[] = [];
  let source = "";
  let { pawn } = before;
  for (const { event } of frames) {
    if (event.type === "built" || event.type === "revived") source = cardSource(event.card);
    else if (event.type === "wonder") source = `wonder.${at(WONDERS, event.wonder).id}`;
    else if (event.type === "token" || event.type === "kept") source = tokenSource(event.token);
    else if (event.type === "discarded") found.push(earning(event.seat, "earned.discards", "coins", event.coins));
    else if (event.type === "coins" && event.coins > 0)
      found.push(earning(event.seat, BY_TOKEN[event.why] ?? source, "coins", event.coins));
    else if (event.type === "pawn") {
      if (source !== "") found.push(earning(event.seat, source, "shields", Math.abs(event.to - pawn)));
      pawn = event.to;
    }
  }
  return found;
}

function atEnd(table: Table): readonly Earning[] {
  return table.cities.flatMap(({ cards, wonders, under, tokens }, seat) => {
    const { treasury, military } = score(table, seat);
    return [
      ...cards.map((card) => {
        const { points, guild } = at(CARDS, card);
        return earning(seat, cardSource(card), "points", points + (guild === undefined ? 0 : guild.points * countMost(table, guild.what)));
      }),
      ...wonders.flatMap((wonder, place) => {
        const { id, points } = at(WONDERS, wonder);
        return at(under, place) >= 0 ? [earning(seat, `wonder.${id}`, "points", points)] : [];
      }),
      ...tokens.map((token) => {
        const { points, pointsPerToken } = at(TOKENS, token);
        return earning(seat, tokenSource(token), "points", points + pointsPerToken * tokens.length);
      }),
      earning(seat, "points.treasury", "points", treasury),
      earning(seat, "points.military", "points", military),
    ];
  });
}

export const earner: Earner<Duel> = { ofEntry, atEnd, worth };
