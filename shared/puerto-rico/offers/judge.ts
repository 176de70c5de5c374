/** For every move, legal or not: what it costs and gives, or why the seat may not make it. `moves` lists exactly what is allowed here. */
import type { View } from "../../core/contract/game.ts";
import { playerAt } from "../rules/board.ts";
import { type Move, NONE, type PuertoRico, type Table } from "../state.ts";
import { judgeBuilding } from "./builder.ts";
import { judgeLoad, judgeNoLoad, judgeWharf } from "./captain.ts";
import { judgeExtra } from "./craftsman.ts";
import { judgeLeaveAll, judgeLift, judgePlace } from "./mayor.ts";
import { type Denial, FREE, type Verdict } from "./offer.ts";
import { ROLE_OF_MOVE, ROLE_OF_PHASE } from "./phases.ts";
import { judgeDraw, judgeTile } from "./settler.ts";
import { judgeKeep, judgeStore } from "./storage.ts";
import { judgeSale } from "./trader.ts";

export function judge({ table, seat }: View<PuertoRico>, move: Move): Verdict {
  if (table.phase === "over") return { why: "over" };
  if (table.turn !== seat) return { why: "otherTurn", seat: table.turn };
  return denialOfPhase(table, move) ?? judgeNow(table, seat, move);
}

/** The phase is for another role, or asks for something else. */
function denialOfPhase({ phase }: Table, { type }: Move): Denial | undefined {
  const role = ROLE_OF_MOVE[type];
  if (role !== undefined && role !== ROLE_OF_PHASE[phase]) return { why: "otherRole", role };
  if (type === "pass") return phase === "role" || phase === "placing" ? { why: "otherQuestion" } : undefined;
  const isHere =
    type === "role" ? phase === "role" : type === "colonist" ? isOfferOfColonist(phase) : role === undefined || asks(phase, type);
  return isHere ? undefined : { why: "otherQuestion" };
}

const isOfferOfColonist = (phase: Table["phase"]): boolean => phase === "hospice" || phase === "mayor" || phase === "university";

/** Whether the phase asks for the move within its own role: all but the offer of a colonist do, and storing is apart from loading. */
function asks(phase: Table["phase"], type: Move["type"]): boolean {
  if (isOfferOfColonist(phase)) return false;
  return (phase === "storage") === (type === "store" || type === "keep");
}

function judgeNow(table: Table, seat: number, move: Move): Verdict {
  switch (move.type) {
    case "role":
      return judgeRole(table, move.card);
    case "draw":
      return judgeDraw(table, seat);
    case "tile":
      return judgeTile(table, seat, move.tile);
    case "colonist":
      return { ...FREE, colonists: 1 };
    case "lift":
      return judgeLift(table, seat, move.spot);
    case "place":
      return judgePlace(table, seat, move.spot);
    case "build":
      return judgeBuilding(table, seat, move.building);
    case "extra":
      return judgeExtra(table, move.good);
    case "sell":
      return judgeSale(table, seat, move.good);
    case "load":
      return judgeLoad(table, seat, move.good, move.ship);
    case "wharf":
      return judgeWharf(table, seat, move.good);
    case "store":
      return judgeStore(table, seat, move.good);
    case "keep":
      return judgeKeep(table, seat, move.good);
    case "pass":
      return judgePass(table, seat);
  }
}

/** The doubloons on a card come at once; what the role brings is the forecast's business. */
export function judgeRole({ cardOwner, cardMoney }: Table, card: number): Verdict {
  const owner = cardOwner[card];
  if (owner === undefined) return { why: "noCard" };
  return owner === NONE ? { ...FREE, money: cardMoney[card] ?? 0 } : { why: "roleTaken", seat: owner };
}

function judgePass(table: Table, seat: number): Verdict {
  if (table.phase === "lifting") return judgeLeaveAll(playerAt(table, seat));
  if (table.phase === "captain") return judgeNoLoad(table, seat);
  return table.phase === "storage" ? { why: "mustStore" } : FREE;
}
