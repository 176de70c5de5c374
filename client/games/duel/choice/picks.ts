/** Moves to pieces: what is clicked, what it says, what it costs. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { View } from "../../../../shared/core/contract/game.ts";
import { CARDS, TOKENS, WONDERS } from "../../../../shared/duel/catalog.ts";
import { moves, notation } from "../../../../shared/duel/moves.ts";
import { offerOf } from "../../../../shared/duel/offers/offer.ts";
import { EMPTY, isFree } from "../../../../shared/duel/rules/pyramid.ts";
import type { Duel, Move, Table } from "../../../../shared/duel/state.ts";
import type { Chip, Pick } from "../../../face/face.ts";
import type { Line } from "../../../text/grammar.ts";

export function picks(view: View<Duel>): readonly Pick[] {
  if (betweenFrames(view.table)) return [];
  return moves(view).map((move) => ({ move: notation(move), kind: "choice", ...pickOf(move, view) }));
}

/** Whether a move is only half shown: a card lies free that is not turned over yet. */
const betweenFrames = (table: Table): boolean =>
  table.phase === "turn" && table.pyramid.some((card, place) => card < EMPTY && isFree(table, place));

function pickOf(move: Move, view: View<Duel>): Omit<Pick, "move" | "kind"> {
  switch (move.type) {
    case "draft":
      return { pieces: [`wonder:${move.wonder}`], label: ["pick.draft", { wonder: at(WONDERS, move.wonder).id }] };
    case "build": {
      const { chain, price } = offerOf(view, move);
      const note = chain ? CHAINED : pays(price);
      return {
        pieces: [`card:${move.card}`],
        label: [chain ? "pick.chain" : "pick.build", { card: at(CARDS, move.card).id }],
        note: [note],
      };
    }
    case "discard": {
      const { coins } = at(offerOf(view, move).gains, view.seat);
      const note: Chip = { look: "icon:coin", digits: `+${coins}`, title: ["chip.gain", { coins }] };
      const label: Line = ["pick.discard", { card: at(CARDS, move.card).id }];
      const brief = { line: ["pick.brief.discard"], look: "icon:discard" } as const;
      return { pieces: [`card:${move.card}`, "discard"], label, brief, note: [note] };
    }
    case "wonder": {
      const wonder = at(WONDERS, move.wonder).id;
      const label: Line = ["pick.wonder", { wonder, card: at(CARDS, move.card).id }];
      const brief = { line: [`wonder.${wonder}`], look: "icon:wonder" } as const;
      return { pieces: [`card:${move.card}`, `wonder:${move.wonder}`], label, brief, note: [pays(offerOf(view, move).price)] };
    }
    case "token":
    case "keep":
      return { pieces: [`token:${move.token}`], label: [`pick.${move.type}`, { token: at(TOKENS, move.token).id }] };
    case "revive":
    case "destroy":
      return { pieces: [`card:${move.card}`], label: [`pick.${move.type}`, { card: at(CARDS, move.card).id }] };
    case "open":
      return { pieces: [`opener:${move.seat}`], label: [move.seat === view.seat ? "pick.openOwn" : "pick.openOther"] };
  }
}

const CHAINED: Chip = { look: "icon:chain", title: ["chip.chain"] };
const pays = (coins: number): Chip => ({ look: "icon:coin", digits: `${coins}`, title: ["chip.pay", { coins }] });
