/** Why a piece cannot be chosen now: the piece is read as a move, and the rules say why that is refused. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { View } from "../../../../shared/core/contract/game.ts";
import { BUILDINGS, KIND_OF } from "../../../../shared/elasund/catalog.ts";
import type { Refusal } from "../../../../shared/elasund/offers/refusal.ts";
import { refusalOf, refusalOfCovering, refusalOfHomeOn } from "../../../../shared/elasund/offers/refusals.ts";
import { bonusOf, permitsOf } from "../../../../shared/elasund/rules/town/permits.ts";
import { seatOfPermit, valueOfPermit } from "../../../../shared/elasund/rules/town/site.ts";
import { openSpaces, seatOfPiece } from "../../../../shared/elasund/rules/town/walls.ts";
import { BONUSES, displacedOf, type Elasund, KINDS, type Move, NONE, type Step, type Table } from "../../../../shared/elasund/state.ts";
import type { Line } from "../../../text/grammar.ts";
import { shipRows } from "./reason.ts";

type V = View<Elasund>;
type Why = Line | undefined;

export function whyNot(piece: string, view: V): Why {
  const [kind = "", first = "", second = ""] = piece.split(":");
  const { table, seat } = view;
  const id = Number(first);
  if (kind === "hand" && id !== seat) return ["why.theirs", { seat: id }];
  if (kind === "wall" && seatOfPiece(id) !== seat) return ["why.theirs", { seat: seatOfPiece(id) }];
  const isTheirs = kind === "permit" && seatOfPermit(id) !== seat;
  if (isTheirs && (table.permits[id] === NONE || table.step === "permit")) return ["why.theirs", { seat: seatOfPermit(id) }];
  if (kind === "row" || kind === "income") return whyNotRow(id, view);
  if (NEVER.includes(kind)) return [`why.${kind === "die" ? "dish" : kind === "marker" ? "track" : kind}`];
  return (kind === "dish" && table.step !== "roll" ? ["why.dish"] : undefined) ?? WHY[table.step]?.(kind, first, second, view);
}

/** Pieces that no move ever begins with. */
const NEVER: readonly string[] = ["die", "deck", "discard", "track", "marker", "ship"];
/** What lies on the town plan, and the plan itself; `area`, the church's place, lies over fields that answer for themselves. */
const BOARD: readonly string[] = ["plan", "field", "tile", "permit", "mill", "church", "wall", "space"];
const TO_BUILD: readonly string[] = ["kind", "price", "space", "church", "wall"];
/** What a player might try first in a step that asks for something else. */
const TRIED: readonly string[] = [...BOARD, ...TO_BUILD, "chest", "hand"];

type Reasons = (kind: string, first: string, second: string, view: V) => Why;
const firstOf =
  (key: string): Reasons =>
  (kind) =>
    TRIED.includes(kind) ? [key] : undefined;

const WHY: Readonly<Partial<Record<Step, Reasons>>> = {
  roll: firstOf("why.rollFirst"),
  ship: firstOf("why.shipFirst"),
  pirates: (kind, seat, card, view) => (kind === "hand" ? undefined : firstOf("why.giveFirst")(kind, seat, card, view)),
  shortage: (kind, seat, card, view) =>
    kind !== "hand"
      ? firstOf("why.returnFirst")(kind, seat, card, view)
      : card === ""
        ? undefined
        : whyNotMove({ type: "give", card: Number(card) }, view),
  tower: firstOf("why.takeFirst"),
  tile: (kind, part, more, view) =>
    kind === "church" && view.secret.tiles.includes(Number(part)) ? undefined : firstOf("why.partFirst")(kind, part, more, view),
  build: whyNotBuild,
  where: (kind, id, _more, view) => (BOARD.includes(kind) ? whyNotPut(kind, Number(id), view) : undefined),
  settle: whyNotSettle,
  permit: whyNotPermit,
  pay: (kind, _seat, card, view) =>
    kind !== "hand"
      ? firstOf("why.payFirst")(kind, "", "", view)
      : card === ""
        ? undefined
        : whyNotMove({ type: "pay", card: Number(card) }, view),
  bonus: (kind, id, _more, view) => {
    if (kind === "bonus") return whyNotMove({ type: "bonus", action: Number(id) }, view);
    if (kind === "chest") return ["why.goldTaken"];
    if (kind === "permit" || kind === "field") return ["why.bonusFirst"];
    return kind === "hand" ? ["why.cards"] : TO_BUILD.includes(kind) ? ["why.built"] : undefined;
  },
};

/** The dice choose the row, but for a repeat and a 7. */
function whyNotRow(row: number, view: V): Why {
  const { step } = view.table;
  if (step === "ship") return whyNotMove({ type: "sail", row }, view);
  return [step === "roll" ? "why.rollFirst" : "why.dice"];
}

function whyNotBuild(kind: string, first: string, _second: string, view: V): Why {
  const id = Number(first);
  switch (kind) {
    case "kind":
      return whyNotMove({ type: "build", kind: id }, view);
    case "price":
      return whyNotMove(first === "church" ? { type: "church" } : { type: "build", kind: id }, view);
    case "tile":
      return at(view.table.sites, id) < 0 ? whyNotMove({ type: "build", kind: at(KIND_OF, id) }, view) : ["why.chooseKind"];
    case "space":
      return whyNotMove({ type: "wall", space: id }, view);
    case "wall":
      return view.table.walls.includes(id) ? ["why.wallStays"] : whyNotWall(view);
    case "church":
      return first === "" ? whyNotMove({ type: "church" }, view) : ["why.churchStays"];
    case "chest":
    case "permit":
      return ["why.buildFirst"];
    case "plan":
    case "field":
    case "mill":
      return ["why.chooseKind"];
    case "hand":
      return ["why.cards"];
    default:
      return undefined;
  }
}

/** The pile of wall pieces: its spaces are clicked, not the pile. */
function whyNotWall(view: V): Why {
  const open = openSpaces(view.table);
  if (open.length === 0) return ["why.wallFull"];
  const refusals = open.map((space) => whyNotMove({ type: "wall", space }, view));
  return refusals.every((one) => one !== undefined) ? refusals[0] : ["why.wallSpace"];
}

function whyNotPermit(kind: string, first: string, _second: string, view: V): Why {
  if (kind === "chest") return bonusOf(view.table) === undefined ? undefined : ["why.goldTaken"];
  if (kind === "permit") return whyNotMove({ type: "permit", value: valueOfPermit(Number(first)) }, view);
  if (kind === "field" || kind === "mill") return ["why.permitFirst"];
  return kind === "hand" ? ["why.cards"] : TO_BUILD.includes(kind) ? ["why.built"] : undefined;
}

function whyNotSettle(kind: string, first: string, _second: string, view: V): Why {
  const { table, seat } = view;
  const displaced = displacedOf(table, seat);
  if (kind === "tile" && displaced.includes(Number(first))) return undefined;
  if (!BOARD.includes(kind)) return TRIED.includes(kind) ? ["why.settleFirst"] : undefined;
  const field = fieldOf(kind, Number(first), table);
  if (field < 0) return ["why.home"];
  const refusals = displaced.map((tile) => refusalOfHomeOn(table, at(KIND_OF, tile), field));
  const [refusal] = refusals;
  return refusal === undefined || refusals.includes(undefined) ? ["why.marked"] : lineOf(refusal, view);
}

/** Why a building or permit cannot go there. A building covers several fields, so its plate is clicked, not a field. */
function whyNotPut(kind: string, id: number, view: V): Why {
  const { table } = view;
  const field = fieldOf(kind, id, table);
  if (table.kind !== NONE) {
    if (field < 0) return ["why.site", kindArgs(table.kind)];
    const refusal = refusalOfCovering(view, field);
    return refusal === undefined ? ["why.plate"] : lineOf(refusal, view);
  }
  if (field >= 0) return whyNotMove({ type: "put", field }, view);
  return bonusOf(table) === undefined ? ["why.rowsOnly", { rows: shipRows(table) }] : ["why.freeOnly"];
}

/** The field under a piece, if the piece lies on one. */
function fieldOf(kind: string, id: number, { sites, permits }: Table): number {
  if (kind === "tile") return at(sites, id);
  if (kind === "permit") return at(permits, id);
  return kind === "mill" || kind === "field" ? id : NONE;
}

function kindArgs(kind: number) {
  const { permits, width, height } = at(BUILDINGS, kind);
  return { kind: at(KINDS, kind), permits, width, height };
}

const whyNotMove = (move: Move, view: V): Why => {
  const refusal = refusalOf(view, move);
  return refusal && lineOf(refusal, view);
};

/** Refusals that a click can meet, as keys of the catalogue. */
const KEYS: Readonly<Partial<Record<Refusal["why"], string>>> = {
  sameRow: "why.staysNot",
  twoRows: "why.twoRows",
  gold: "why.dear",
  siteGold: "why.dearSite",
  siteInfluence: "why.siteInfluence",
  notLower: "why.lowerOnly",
  fewCards: "why.fewCards",
  startBuilding: "why.start",
  noTileLeft: "why.noneLeft",
  noWallPieceLeft: "why.noWall",
  churchComplete: "why.noChurch",
  onBoard: "why.onBoard",
  inSupply: "why.inSupply",
  noLowerPermit: "why.noLower",
  noFreeField: "why.noFree",
  notInfluence: "why.notGold",
  noHome: "why.home",
  onTrade: "why.noMill",
};

function lineOf(refusal: Refusal, { table, seat }: V): Why {
  switch (refusal.why) {
    case "site":
      return siteLine(refusal);
    case "noSite":
      return [permitsOf(table, seat, "board").length === 0 ? "why.noPermit" : "why.noSite", kindArgs(refusal.kind)];
    case "noRoom":
      return ["why.noRoom", kindArgs(refusal.kind)];
    case "notFree":
      return [`why.notFree.${refusal.by}`];
    case "influence":
      if (refusal.same === 0) return ["why.noEach"];
      return table.step === "where" && bonusOf(table) === undefined ? ["why.rowsOnly", { rows: shipRows(table) }] : ["why.noPair"];
    case "noPermit":
      return [`why.bonus.${BONUSES[refusal.action]}`];
    default: {
      const { why, ...numbers } = refusal;
      const key = KEYS[why];
      return key === undefined ? undefined : [key, { ...numbers }];
    }
  }
}

function siteLine({ obstacle, kind, here }: Extract<Refusal, { why: "site" }>): Line {
  const args = kindArgs(kind);
  if (here === undefined) return [`why.site.${obstacle}`, args];
  if (obstacle === "permits") return ["why.site.permits", { ...args, found: here.permits }];
  if (obstacle !== "right") return [`why.site.${obstacle}`, args];
  return here.own === NONE ? ["why.site.notYours"] : ["why.site.right", { own: here.own, best: here.best, rival: `${here.rival}` }];
}
