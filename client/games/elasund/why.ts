/** Why a piece cannot be chosen now: the piece is read as a move, and the rules say why that is refused. */
import type { View } from "../../../shared/core/game.ts";
import { BUILDINGS, KIND_OF } from "../../../shared/elasund/catalog.ts";
import type { Refusal } from "../../../shared/elasund/offers/refusal.ts";
import { refusalOf, refusalOfCovering } from "../../../shared/elasund/offers/refusals.ts";
import { BONUSES, type Elasund, KINDS, type Move, NONE, type Table } from "../../../shared/elasund/state.ts";
import { bonusOf } from "../../../shared/elasund/town/permits.ts";
import { seatOfPermit, valueOfPermit } from "../../../shared/elasund/town/site.ts";
import type { Line } from "../../stage/pose.ts";

type V = View<Elasund>;
type Why = Line | undefined;

export function whyNot(piece: string, view: V): Why {
  const [kind = "", first = "", second = ""] = piece.split(":");
  const { table } = view;
  const id = Number(first);
  if (kind === "hand" && id !== view.seat) return ["why.theirs", { seat: id }];
  const isTheirs = kind === "permit" && seatOfPermit(id) !== view.seat;
  if (isTheirs && (table.permits[id] === NONE || table.step === "permit")) return ["why.theirs", { seat: seatOfPermit(id) }];
  if (kind === "row" || kind === "income") return table.step === "ship" ? whyNotMove({ type: "sail", row: id }, view) : undefined;
  switch (table.step) {
    case "build":
      return whyNotBuild(kind, first, view);
    case "permit":
      if (TO_BUILD.includes(kind)) return ["why.built"];
      return kind === "permit" ? whyNotMove({ type: "permit", value: valueOfPermit(id) }, view) : undefined;
    case "where":
      return BOARD.includes(kind) ? whyNotPut(kind, id, view) : undefined;
    case "settle":
      return BOARD.includes(kind) ? ["why.home"] : undefined;
    case "pay":
      return kind === "hand" && second !== "" ? whyNotMove({ type: "pay", card: Number(second) }, view) : undefined;
    case "bonus":
      if (TO_BUILD.includes(kind)) return ["why.built"];
      return kind === "bonus" ? whyNotMove({ type: "bonus", action: id }, view) : undefined;
    default:
      return undefined;
  }
}

/** What lies on the town plan, and the plan itself. */
const BOARD: readonly string[] = ["plan", "tile", "permit", "mill", "church", "area"];
const TO_BUILD: readonly string[] = ["kind", "price", "space", "church"];

function whyNotBuild(kind: string, first: string, view: V): Why {
  const id = Number(first);
  switch (kind) {
    case "kind":
      return whyNotMove({ type: "build", kind: id }, view);
    case "price":
      return whyNotMove(first === "church" ? { type: "church" } : { type: "build", kind: id }, view);
    case "tile":
      return view.table.sites[id] === NONE ? whyNotMove({ type: "build", kind: KIND_OF[id]! }, view) : ["why.chooseKind"];
    case "space":
      return whyNotMove({ type: "wall", space: id }, view);
    case "church":
      return whyNotMove({ type: "church" }, view);
    case "chest":
    case "permit":
      return ["why.buildFirst"];
    case "plan":
    case "mill":
      return ["why.chooseKind"];
    default:
      return undefined;
  }
}

/** Where a building or permit goes. A building covers several fields, so its plate is clicked, not a field. */
function whyNotPut(kind: string, id: number, view: V): Why {
  const { table } = view;
  const field = fieldOf(kind, id, table);
  if (table.kind !== NONE) {
    if (field === NONE) return ["why.site", { kind: KINDS[table.kind]!, permits: BUILDINGS[table.kind]!.permits }];
    const refusal = refusalOfCovering(view, field);
    return refusal === undefined ? ["why.plate"] : lineOf(refusal);
  }
  const bonus = bonusOf(table);
  if (bonus === "upgrade") return whyNotMove({ type: "put", field }, view);
  const taken = field !== NONE && refusalOf(view, { type: "put", field })?.why === "notFree";
  if (taken || ["tile", "permit", "church"].includes(kind)) return ["why.notFree"];
  return [bonus === undefined ? "why.rowsOnly" : "why.freeOnly"];
}

/** The field under a piece, if the piece lies on one. */
function fieldOf(kind: string, id: number, { sites, permits }: Table): number {
  if (kind === "tile") return sites[id]!;
  if (kind === "permit") return permits[id]!;
  return kind === "mill" ? id : NONE;
}

const whyNotMove = (move: Move, view: V): Why => {
  const refusal = refusalOf(view, move);
  return refusal && lineOf(refusal);
};

/** Refusals that a click can meet, as keys of the catalogue. */
const KEYS: Readonly<Partial<Record<Refusal["why"], string>>> = {
  sameRow: "why.staysNot",
  twoRows: "why.twoRows",
  gold: "why.dear",
  siteGold: "why.dearSite",
  siteInfluence: "why.siteInfluence",
  noSite: "why.noSite",
  notLower: "why.lowerOnly",
  fewCards: "why.fewCards",
  startBuilding: "why.start",
  noTileLeft: "why.noneLeft",
  noWallPieceLeft: "why.noWall",
  churchComplete: "why.noChurch",
  onBoard: "why.onBoard",
  inSupply: "why.inSupply",
  notFree: "why.notFree",
  noLowerPermit: "why.noLower",
  noFreeField: "why.noFree",
  notInfluence: "why.notGold",
  noHome: "why.home",
};

function lineOf(refusal: Refusal): Why {
  switch (refusal.why) {
    case "site":
      return [`why.site.${refusal.obstacle}`, { kind: KINDS[refusal.kind]!, permits: refusal.permits }];
    case "noSite":
      return ["why.noSite", { kind: KINDS[refusal.kind]!, permits: refusal.permits }];
    case "influence":
      return [refusal.same > 0 ? "why.noPair" : "why.noEach"];
    case "noPermit":
      return [`why.bonus.${BONUSES[refusal.action]}`];
    default: {
      const { why, ...numbers } = refusal;
      const key = KEYS[why];
      return key === undefined ? undefined : [key, numbers];
    }
  }
}
