/** Moves to pieces: what is clicked, what it says, what it costs; and the one sentence that says what is asked. */
import type { Sight, View } from "../../../shared/core/game.ts";
import { CARDS, TOKENS, WONDERS } from "../../../shared/duel/catalog.ts";
import { weakerSeat } from "../../../shared/duel/military.ts";
import { moves, notation } from "../../../shared/duel/moves.ts";
import { saleOf } from "../../../shared/duel/play.ts";
import { EMPTY, freePlaces } from "../../../shared/duel/pyramid.ts";
import type { Duel, Move, Table } from "../../../shared/duel/state.ts";
import { cardPrice, isChained, type Market, marketOf, wonderPrice } from "../../../shared/duel/trade.ts";
import type { Line } from "../../stage/pose.ts";
import type { Chip, Pick } from "../face.ts";

export function picks(view: View<Duel>): readonly Pick[] {
  if (betweenFrames(view.table)) return [];
  const list = moves(view);
  if (list.length === 0) return [];
  const market = marketOf(view.table, view.seat);
  return list.map((move) => ({ move: notation(move), kind: "choice", ...point(move, market, view.seat) }));
}

/** In the middle of a move: a card lies free that is not turned over yet. */
function betweenFrames({ pyramid, age, phase }: Table): boolean {
  if (phase !== "turn" || age === 0) return false;
  const free = freePlaces(pyramid, age);
  return pyramid.some((card, place) => card < EMPTY && (free & (1 << place)) !== 0);
}

function point(move: Move, market: Market, seat: number): Omit<Pick, "move" | "kind"> {
  switch (move.type) {
    case "draft":
      return { pieces: [`wonder:${move.wonder}`], label: ["pick.draft", { wonder: WONDERS[move.wonder]!.id }] };
    case "build": {
      const chain = isChained(market.city, move.card);
      const note = chain ? CHAINED : pays(cardPrice(market, move.card));
      return { pieces: [`card:${move.card}`], label: [chain ? "pick.chain" : "pick.build", { card: CARDS[move.card]!.id }], note: [note] };
    }
    case "discard": {
      const coins = saleOf(market.city);
      const note: Chip = { look: "icon:coin", digits: `+${coins}`, title: ["chip.gain", { coins }] };
      return { pieces: [`card:${move.card}`, "discard"], label: ["pick.discard", { card: CARDS[move.card]!.id }], note: [note] };
    }
    case "wonder": {
      const label: Line = ["pick.wonder", { wonder: WONDERS[move.wonder]!.id, card: CARDS[move.card]!.id }];
      return { pieces: [`card:${move.card}`, `wonder:${move.wonder}`], label, note: [pays(wonderPrice(market, move.wonder))] };
    }
    case "token":
    case "keep":
      return { pieces: [`token:${move.token}`], label: [`pick.${move.type}`, { token: TOKENS[move.token]!.id }] };
    case "revive":
    case "destroy":
      return { pieces: [`card:${move.card}`], label: [`pick.${move.type}`, { card: CARDS[move.card]!.id }] };
    case "open":
      return { pieces: [`opener:${move.seat}`], label: [move.seat === seat ? "pick.openOwn" : "pick.openOther"] };
  }
}

const CHAINED: Chip = { look: "icon:chain", title: ["chip.chain"] };
const pays = (coins: number): Chip => ({ look: "icon:coin", digits: `${coins}`, title: ["chip.pay", { coins }] });

export const prompt = ({ table, seat }: Sight<Duel>): Line =>
  table.phase === "over" ? ["prompt.over"] : [promptKey(table), { seat: table.turn, you: seat === table.turn ? 1 : 0 }];

/** With the pawn in the middle nobody is behind: then whoever played the last card chooses. */
const promptKey = (table: Table): string =>
  table.phase === "opener" && weakerSeat(table) === undefined ? "prompt.openerLevel" : `prompt.${table.phase}`;
