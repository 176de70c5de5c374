/**
 * How promising the moves of a seat look at first glance: for itself, and by what they leave to the rival. What counts how much in a turn is
 * learnt from the moves that searches visited (`npm run visits`); the rare choices beside a turn go by their worth.
 */
import type { View } from "../../core/contract/game.ts";
import { WONDERS } from "../catalog.ts";
import { NONE } from "../printed/vocabulary.ts";
import { discardIncomeOf } from "../rules/amounts.ts";
import { lowest, placesFreedBy } from "../rules/fast-pyramid.ts";
import { cardPrice, wonderPrice } from "../rules/fast-trade.ts";
import { indexIn } from "../rules/index-in.ts";
import { canPay, hasToken } from "../rules/trade.ts";
import type { City, Duel, Move } from "../state.ts";
import learnt from "./glances.json" with { type: "json" };
import { type Outlook, outlookOf, turned } from "./outlook.ts";
import { coinWorth, THEOLOGY, WIN, worthOfCard, worthOfToken, worthOfWonder } from "./worth.ts";

/** What a glance at a turn was taught. */
export interface Glances {
  /** By kind of move, what each of the parts counts at the beginning of a match, and what is added to that by its end. */
  readonly kinds: Readonly<Record<Kind, { readonly early: readonly number[]; readonly late: readonly number[] }>>;
  /** By card, what building it counts beside its parts, and what taking it away does. */
  readonly built: readonly number[];
  readonly taken: readonly number[];
  /** By wonder. */
  readonly wonders: readonly number[];
  readonly provenance: Readonly<Record<string, string | number>>;
}

/** The last one is a wonder with another turn. */
export const KINDS = ["build", "discard", "wonder", "again"] as const;
type Kind = (typeof KINDS)[number];
const [BUILD, DISCARD, WONDER, AGAIN] = [0, 1, 2, 3];

type TurnMove = Extract<Move, { readonly type: "build" | "discard" | "wonder" }>;
export const isOfTurn = (move: Move): move is TurnMove => move.type === "build" || move.type === "discard" || move.type === "wonder";

/** As a place among `KINDS`. */
export function kindOf(city: City, move: TurnMove): number {
  if (move.type === "wonder") return WONDERS[move.wonder]!.again || hasToken(city, THEOLOGY) ? AGAIN : WONDER;
  return move.type === "build" ? BUILD : DISCARD;
}

/** What is seen of a move, in this order: of its card first, whatever is done with it. */
export const PARTS = [
  "denied", // worth of the card for the rival if they can pay it
  "denied later", // if they cannot
  "denied victory",
  "opened", // the most that a card it uncovers is worth to the rival
  "opened victory",
  "turned up", // cards it uncovers that lie face down
  "worth", // to the seat: of the building, of the wonder, or the coins of a discard
  "price",
  "victory",
  "coins lacking", // of a few to go on with
] as const;
const [DENIED, DENIED_LATER, DENIED_VICTORY, OPENED, OPENED_VICTORY, TURNED_UP, WORTH, PRICE, VICTORY, LACKING] = PARTS.map(
  (_part, at) => at,
) as [number, number, number, number, number, number, number, number, number, number];
const OF_CARD = TURNED_UP + 1;

/** Worth that ends the match; no move counts as more. */
const DECISIVE = WIN / 2;
/** Fewer coins than this are few. */
const FEW_COINS = 4;

/** Looks at moves of a turn. */
export type Weigh = (view: View<Duel>, moves: readonly Move[]) => ArrayLike<number>;

/** What one look at a list of moves keeps: most moves of a turn share their card or their wonder with others. */
interface Look {
  readonly own: Outlook;
  readonly rivals: Outlook;
  readonly coin: number;
  /** The card looked at last. */
  card: number;
}

export function glancesBy({ kinds, ...learnt }: Glances): Weigh {
  const early = KINDS.map((kind) => Float64Array.from(kinds[kind].early));
  const late = KINDS.map((kind) => Float64Array.from(kinds[kind].late));
  const built = Float64Array.from(learnt.built);
  const taken = Float64Array.from(learnt.taken);
  const wonders = Float64Array.from(learnt.wonders);
  // Free between two looks: a search looks at each step of a line.
  const weights = KINDS.map(() => new Float64Array(PARTS.length));
  const parts = new Float64Array(OF_CARD);
  const taking = new Float64Array(KINDS.length);
  const looked = new Float64Array(WONDERS.length);

  function blend(left: number): void {
    for (let kind = 0; kind < weights.length; kind++) {
      const [now, before, added] = [weights[kind]!, early[kind]!, late[kind]!];
      for (let part = 0; part < now.length; part++) now[part] = before[part]! + (1 - left) * added[part]!;
    }
  }

  function lookAtCard(look: Look, card: number): void {
    look.card = card;
    seeCard(look, card, parts);
    for (let kind = 0; kind < weights.length; kind++) {
      const now = weights[kind]!;
      let sum = kind === BUILD ? built[card]! : taken[card]!;
      for (let part = 0; part < OF_CARD; part++) sum += now[part]! * parts[part]!;
      taking[kind] = sum;
    }
  }

  function ofOwn(kind: number, worth: number, price: number, coins: number): number {
    const now = weights[kind]!;
    const sum = now[WORTH]! * Math.min(worth, DECISIVE) + now[PRICE]! * price + now[LACKING]! * Math.max(0, FEW_COINS - coins + price);
    return worth >= DECISIVE ? sum + now[VICTORY]! : sum;
  }

  function lookAtWonder({ own }: Look, wonder: number, kind: number): number {
    if (Number.isNaN(looked[wonder]!)) {
      looked[wonder] = wonders[wonder]! + ofOwn(kind, worthOfWonder(own, wonder), wonderPrice(own.market, wonder), own.city.coins);
    }
    return looked[wonder]!;
  }

  function lookAtMove(look: Look, move: Move): number {
    if (!isOfTurn(move)) return worthOfMove(look, move) / POINTS_PER_E;
    const { own } = look;
    const { city } = own;
    const kind = kindOf(city, move);
    if (look.card !== move.card) lookAtCard(look, move.card);
    if (move.type === "wonder") return taking[kind]! + lookAtWonder(look, move.wonder, kind);
    if (move.type === "discard") return taking[kind]! + ofOwn(kind, discardIncomeOf(city), 0, city.coins);
    return taking[kind]! + ofOwn(kind, worthOfCard(own, move.card), cardPrice(own.market, move.card), city.coins);
  }

  return ({ table, seat }, moves) => {
    const own = outlookOf(table, seat);
    const look: Look = { own, rivals: turned(own), coin: coinWorth(own.left), card: NONE };
    looked.fill(Number.NaN);
    blend(own.left);
    // A plain list: a typed one of this length would be allocated outside the heap of young objects.
    const logs: number[] = [];
    for (let at = 0; at < moves.length; at++) logs.push(lookAtMove(look, moves[at]!));
    return logs;
  };
}

/** What the rival loses with a card, and what it uncovers for them. */
function seeCard({ own, rivals, coin }: Look, card: number, parts: Float64Array): void {
  const { pyramid } = own.table;
  parts.fill(0);
  see(rivals, coin, card, parts, DENIED, DENIED_VICTORY);
  for (let rest = placesFreedBy(own.table, indexIn(pyramid, card)); rest !== 0; rest &= rest - 1) {
    const opened = pyramid[lowest(rest)]!;
    if (opened > NONE) see(rivals, coin, opened, parts, OPENED, OPENED_VICTORY);
    else parts[TURNED_UP]!++;
  }
}

/** The worth of a card for the rival, where it is more than what was seen before. */
function see(rivals: Outlook, coin: number, card: number, parts: Float64Array, part: number, victory: number): void {
  const price = cardPrice(rivals.market, card);
  const worth = worthOfCard(rivals, card);
  const gain = Math.min(worth, DECISIVE) - price * coin;
  if (!canPay(rivals.city, price)) {
    if (part === DENIED) parts[DENIED_LATER] = Math.max(0, gain);
    return;
  }
  parts[part] = Math.max(parts[part]!, gain);
  if (worth >= DECISIVE) parts[victory] = 1;
}

/** Points that make a choice beside a turn look e times as promising. */
const POINTS_PER_E = 2.5;

/** In points, comparable among the moves of one list only. */
function worthOfMove({ own, rivals }: Look, move: Exclude<Move, TurnMove>): number {
  switch (move.type) {
    case "draft":
      return worthOfWonder(own, move.wonder);
    case "token":
    case "keep":
      return worthOfToken(own, move.token);
    case "revive":
      return worthOfCard(own, move.card);
    case "destroy":
      return worthOfCard(rivals, move.card);
    case "open":
      return move.seat === own.seat ? 1 : 0;
  }
}

export const weigh = glancesBy(learnt);
