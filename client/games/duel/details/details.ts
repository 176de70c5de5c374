/** The hover card of a piece: what it does, and what each seat would pay for it. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { CAPITAL, CARDS, type Card, LOOT, TOKENS, WONDERS } from "../../../../shared/duel/catalog.ts";
import { unseenCards } from "../../../../shared/duel/imagine.ts";
import { refusalOfPrice } from "../../../../shared/duel/offers/refusals.ts";
import { priceOf } from "../../../../shared/duel/printed/units.ts";
import { NONE, RESOURCES, SYMBOLS } from "../../../../shared/duel/printed/vocabulary.ts";
import { discardIncomeOf } from "../../../../shared/duel/rules/amounts.ts";
import { marketOf } from "../../../../shared/duel/rules/fast-trade.ts";
import { militaryPoints } from "../../../../shared/duel/rules/military.ts";
import { BACK, GUILD_BACK } from "../../../../shared/duel/rules/pyramid.ts";
import { type Bill, cardBill, wonderBill } from "../../../../shared/duel/rules/trade.ts";
import { SOURCES, score } from "../../../../shared/duel/score.ts";
import { type Duel, other, type Table, UNBUILT } from "../../../../shared/duel/state.ts";
import type { Detail } from "../../../face/face.ts";
import { termDetail } from "../../../face/terms.ts";
import { nearSeat } from "../layout/frame.ts";
import { cardEffects, tokenEffects, wonderEffects } from "../wording/effects.ts";
import { about, TERMS } from "../wording/terms.ts";

type Lines = Detail["lines"];
type Row = Lines[number];
const BRIEF = { brief: "cost" } as const;
const CARD = (card: number) => ({ card: at(CARDS, card).id });

export function detail(piece: string, sight: Sight<Duel>): Detail | undefined {
  const [kind, first = "", second = "", third = ""] = piece.split(":");
  const { table } = sight;
  const id = Number(first);
  switch (kind) {
    case "card":
      return cardDetail(id, sight);
    case "wonder":
      return wonderDetail(id, sight);
    case "price":
      return second === "wonder" ? wonderDetail(Number(third), sight) : cardDetail(Number(second), sight);
    case "prices":
      return termDetail(TERMS, "price");
    case "token":
      return tokenDetail(id, sight);
    case "drawn":
      return {
        look: "token:back",
        title: ["is.token"],
        lines: [{ line: ["detail.drawn", reader(table.turn, sight)] }],
        leads: about("tokens"),
      };
    case "place":
      return placeDetail(id, table);
    case "discard":
    case "earns":
      return discardDetail(sight);
    case "opener":
      return openerDetail(id, sight);
    case "pawn":
    case "rail":
    case "capital":
      return war(table);
    case "loot":
      return {
        look: `loot:${at(LOOT, id).coins}`,
        title: ["detail.loot"],
        lines: [{ line: ["detail.lootPays", { coins: at(LOOT, id).coins }] }],
        leads: ["pawn"],
      };
    case "score": {
      const points = score(table, id);
      return {
        look: "score",
        title: ["detail.score", { seat: id }],
        lines: SOURCES.map((source) => ({ line: ["detail.source", { source, points: points[source] }] })),
      };
    }
    case "purse":
    case "coin":
      return purse(id, sight);
    case "science":
      return scienceDetail(Number(second));
    case "box":
      return { look: "icon:deck", title: ["detail.box"], lines: [{ line: ["detail.boxHolds"] }], leads: about("ages", "tokens") };
    case "term":
      return termDetail(TERMS, first);
    default:
      return undefined;
  }
}

function cardDetail(card: number, sight: Sight<Duel>): Detail {
  const { table } = sight;
  const row = at(CARDS, card);
  const lines: Row[] = [{ line: ["is.card", { colour: row.colour, age: row.age }] }, ...cardEffects(card)];
  if (row.frees >= 0)
    lines.push({
      line: ["link.frees", CARD(row.frees)],
      chips: [{ look: `icon:link.${row.id}`, title: [`card.${at(CARDS, row.frees).id}`] }],
    });
  if (row.freeWith >= 0) {
    const giver = at(CARDS, row.freeWith).id;
    lines.push({ line: ["link.freeWith", { card: giver }], chips: [{ look: `icon:link.${giver}`, title: [`card.${giver}`] }] });
  }
  if (table.pyramid.includes(card)) {
    for (const seat of bySight(sight)) lines.push(...billLines(cardBill(table, seat, card), seat, sight, row.freeWith));
    const payee = table.phase === "over" ? nearSeat(sight) : table.turn;
    lines.push({ line: ["sell.coins", { ...reader(payee, sight), coins: discardIncomeOf(at(table.cities, payee)) }] });
  }
  const leads = [...[row.freeWith, row.frees].flatMap((other) => (other === NONE ? [] : [`card:${other}`])), ...about(...termsOf(row))];
  return { look: `card:${card}`, title: [`card.${row.id}`], lines, leads };
}

const termsOf = ({ freeWith, frees, shields, science, colour }: Card): readonly (keyof typeof TERMS)[] => [
  "price",
  ...(freeWith === NONE && frees === NONE ? [] : (["link"] as const)),
  ...(shields > 0 ? (["shields"] as const) : []),
  ...(science > 0 ? (["science"] as const) : []),
  ...(colour === "purple" ? (["guilds"] as const) : []),
];

function wonderDetail(wonder: number, sight: Sight<Duel>): Detail {
  const { table } = sight;
  const lines: Row[] = [{ line: ["is.wonder"] }, ...wonderEffects(wonder)];
  const owner = table.cities.findIndex(({ wonders }) => wonders.includes(wonder));
  const under = owner < 0 ? UNBUILT : at(at(table.cities, owner).under, at(table.cities, owner).wonders.indexOf(wonder));
  if (under >= 0) lines.push({ line: ["under.card", CARD(under)] });
  else for (const seat of owner < 0 ? bySight(sight) : [owner]) lines.push(...billLines(wonderBill(table, seat, wonder), seat, sight));
  const leads = about("wonders", "price", ...(at(WONDERS, wonder).shields > 0 ? (["shields"] as const) : []));
  return { look: `wonder:${wonder}`, title: [`wonder.${at(WONDERS, wonder).id}`], lines, leads };
}

/** Says whose the token is, or how to get it. */
function tokenDetail(token: number, sight: Sight<Duel>): Detail {
  const { table } = sight;
  const owner = table.cities.findIndex(({ tokens }) => tokens.includes(token));
  const where: readonly Row[] =
    owner >= 0
      ? [{ line: ["token.owner", reader(owner, sight)] }]
      : table.tokens.includes(token)
        ? [{ line: ["token.earn"], chips: PAIR.map((look) => ({ look, title: ["term.science"] })) }]
        : [];
  return {
    look: `token:${token}`,
    title: [`token.${at(TOKENS, token).id}`],
    lines: [{ line: ["is.token"] }, ...tokenEffects(token), ...where],
    leads: about("tokens", "science"),
  };
}
const PAIR = ["icon:science.wheel", "icon:science.wheel"] as const;

/** What the player on turn, or each of them when the match is over, gets here. */
function discardDetail(sight: Sight<Duel>): Detail {
  const { table } = sight;
  const sums = bySight(sight).map((seat): Row => {
    const coins = discardIncomeOf(at(table.cities, seat));
    const chips = [{ look: "icon:coin", digits: `+${coins}`, title: ["chip.gain", { coins }] as const }];
    return { line: ["discard.earns", { ...reader(seat, sight), coins }], chips };
  });
  return {
    look: "icon:discard",
    title: ["detail.discard"],
    lines: [{ line: ["detail.discardHow"] }, ...sums, { line: ["detail.discardCount", { count: table.discard.length }] }],
    leads: about("discarding"),
  };
}

const openerDetail = (seat: number, sight: Sight<Duel>): Detail => ({
  look: `price:${seat}:can`,
  title: ["detail.opener", { ...reader(seat, sight), age: sight.table.age }],
  lines: [{ line: ["opener.who"] }],
  leads: about("ages"),
});

const bySight = (sight: Sight<Duel>): number[] => [nearSeat(sight), other(nearSeat(sight))];
const reader = (seat: number, sight: Sight<Duel>) => ({ seat, you: seat === sight.seat ? 1 : 0 });

/** Says who supplies what, one line for each way. */
function billLines(bill: Bill, seat: number, sight: Sight<Duel>, giver = -1): Row[] {
  const who = reader(seat, sight);
  if (bill.chain)
    return [
      {
        line: ["bill.chain", { ...who, ...CARD(giver) }],
        chips: [{ look: `price:${seat}:chain`, title: ["chip.chain"] }],
        ...(seat === nearSeat(sight) && BRIEF),
      },
    ];
  const city = at(sight.table.cities, seat);
  const drafts = sight.table.phase === "draft";
  // Drafting costs nothing, so nothing is too dear yet.
  const dear = drafts ? undefined : refusalOfPrice(city, bill.total);
  const badge = {
    look: `price:${seat}:${dear === undefined ? "can" : "dear"}`,
    digits: `${bill.total}`,
    title: ["chip.pay", { coins: bill.total }],
  } as const;
  const rows: Row[] = [
    {
      line: drafts
        ? ["bill.later", { ...who, total: bill.total, coins: city.coins }]
        : dear === undefined
          ? ["bill.title", { ...who, total: bill.total }]
          : ["bill.short", { ...who, total: bill.total, lack: dear.lack }],
      chips: [badge],
      ...(seat === nearSeat(sight) && BRIEF),
    },
  ];
  if (bill.coins > 0)
    rows.push({
      line: ["bill.coins", { coins: bill.coins }],
      chips: [{ look: "icon:coin", digits: `${bill.coins}`, title: ["chip.pay", { coins: bill.coins }] }],
    });
  for (const { resource: i, own, chosen, waived, bought, price, coins } of bill.lines) {
    const resource = at(RESOURCES, i);
    const ways = { own, chosen, waived, bought };
    for (const [way, units] of Object.entries(ways)) {
      if (units === 0) continue;
      const chips = [
        { look: `icon:${resource}`, digits: `${units}`, title: ["chip.resource", { units, resource }] as const },
        ...(way === "bought" ? [{ look: "icon:coin", digits: `${coins}`, title: ["chip.pay", { coins }] as const }] : []),
      ];
      rows.push({ line: [`bill.${way}`, { units, resource, price }], chips });
    }
  }
  return rows;
}

/** The possible face-down cards are public: those with this back not seen yet. */
function placeDetail(place: number, table: Table): Detail | undefined {
  const back = table.pyramid[place];
  if (back !== BACK && back !== GUILD_BACK) return undefined;
  const guild = back === GUILD_BACK;
  const unseen = unseenCards(table, guild);
  const title = ["is.place", { age: table.age, guild: guild ? 1 : 0 }] as const;
  return {
    look: guild ? "back:guild" : `back:${table.age}`,
    title,
    lines: [{ line: ["place.unseen", { count: unseen.length }] }, { line: ["place.freed"] }],
    leads: about(guild ? "guilds" : "ages"),
  };
}

function war(table: Table): Detail {
  const { pawn } = table;
  const spaces = Math.abs(pawn);
  const lines: Row[] = [{ line: ["detail.pawnAt", { spaces, seat: pawn > 0 ? 1 : 0 }] }];
  if (spaces > 0 && spaces < CAPITAL) lines.push({ line: ["detail.pawnPoints", { points: militaryPoints(table) }] });
  return { look: "pawn", title: ["detail.pawn"], lines: [...lines, { line: ["detail.pawnWins"] }], leads: about("shields", "loot") };
}

function purse(seat: number, sight: Sight<Duel>): Detail {
  const { prices, city } = marketOf(sight.table, seat);
  const lines = RESOURCES.map(
    (resource, at): Row => ({
      line: ["detail.trade", { ...reader(seat, sight), resource, price: priceOf(prices, at) }],
      chips: [{ look: `icon:${resource}`, title: ["chip.resource", { units: 1, resource }] }],
    }),
  );
  return { look: "purse", title: ["detail.purse", { coins: city.coins }], lines, leads: about("treasury", "trade") };
}

function scienceDetail(symbol: number): Detail {
  const name = at(SYMBOLS, symbol);
  const numbers = CARDS.flatMap(({ science }, card) => (science === 1 << symbol ? [card] : []));
  const cards = numbers.map((card) => at(CARDS, card));
  const line: Row =
    cards.length < 2
      ? { line: ["detail.scienceLaw"] }
      : { line: ["detail.scienceCards", { card: at(cards, 0).id, second: at(cards, 1).id }] };
  const leads = numbers.map((card) => `card:${card}`);
  return {
    look: `icon:science.${name}`,
    title: ["detail.science", { symbol: name }],
    lines: [line],
    leads: [...leads, ...about("science")],
  };
}
