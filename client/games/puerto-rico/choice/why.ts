/** Why a piece cannot be chosen now. Asked of pieces that `moves` leaves unlit; every reason comes from the rules' offers. */
import type { View } from "../../../../shared/core/contract/game.ts";
import { buildingOf, PRINTED, QUARRY } from "../../../../shared/puerto-rico/catalog.ts";
import { judgeBuilding } from "../../../../shared/puerto-rico/offers/builder.ts";
import { denialOfGood, denialOfShip, judgeWharf } from "../../../../shared/puerto-rico/offers/captain.ts";
import { judgeExtra } from "../../../../shared/puerto-rico/offers/craftsman.ts";
import { judgeRole } from "../../../../shared/puerto-rico/offers/judge.ts";
import { judgeLift, judgePlace } from "../../../../shared/puerto-rico/offers/mayor.ts";
import type { Denial, Verdict } from "../../../../shared/puerto-rico/offers/offer.ts";
import { ROLE_OF_PHASE } from "../../../../shared/puerto-rico/offers/phases.ts";
import { judgeDraw, judgeTile } from "../../../../shared/puerto-rico/offers/settler.ts";
import { judgeKeep, judgeStore } from "../../../../shared/puerto-rico/offers/storage.ts";
import { judgeSale } from "../../../../shared/puerto-rico/offers/trader.ts";
import type { Phase, PuertoRico, Role, Table } from "../../../../shared/puerto-rico/state.ts";
import type { Line } from "../../../text/grammar.ts";
import { circlesOf } from "../layout/spots.ts";
import { goodId } from "../wording/ids.ts";

const WHARF = buildingOf("wharf");

export function whyNot(piece: string, { table, seat }: View<PuertoRico>): Line | undefined {
  const [kind = "", first = "", second = ""] = piece.split(":");
  const id = Number(first);
  const played = ROLE_OF_PHASE[table.phase];
  if (kind === "role") return played === undefined ? lineOf(judgeRole(table, id), seat) : ["why.roleLater", { role: played }];
  if (OWNED.includes(kind) && id !== seat) return ["why.theirs", { seat: id }];
  const role = ROLE_OF_PIECE[kind];
  if (role !== undefined && role !== played) return ["why.role", { role }];
  if (COLONIST_PHASES.includes(table.phase)) return role === undefined ? undefined : ["why.workerFirst"];
  switch (kind) {
    case "market":
    case "price":
      return id in PRINTED ? lineOf(judgeBuilding(table, seat, id), seat) : undefined;
    case "quarry":
      return lineOf(judgeTile(table, seat, QUARRY), seat);
    case "stack":
      return lineOf(judgeDraw(table, seat), seat);
    case "ship":
    case "full":
    case "empty":
    case "aboard":
      return table.phase === "captain" ? shipLine(denialOfShip(table, seat, id)) : ["why.loadingOver"];
    case "house":
      return ["why.barrelFirst"];
    case "stock":
      return lineOf(judgeExtra(table, id), seat);
    case "goods":
      return goodsLine(Number(second), table, seat);
    case "lot":
      if (played === "mayor") return ["why.circles"];
      return Number(second) === WHARF && table.phase === "captain" ? wharfLine(table, seat) : undefined;
    case "sanJuan":
      return ["why.circles"];
    case "colonistShip":
      return ["why.nextMayor"];
    case "pile":
      return first === "colonists" ? ["why.supply"] : undefined;
    case "circle":
      return circleLine(piece, table, seat);
    default:
      return undefined;
  }
}

const OWNED: readonly string[] = ["goods", "lot", "circle", "sanJuan"];

/** The role in whose phases a piece is clicked. */
const ROLE_OF_PIECE: Readonly<Record<string, Role>> = {
  market: "builder",
  price: "builder",
  row: "settler",
  quarry: "settler",
  stack: "settler",
  ship: "captain",
  full: "captain",
  empty: "captain",
  aboard: "captain",
  house: "trader",
  stock: "craftsman",
  colonistShip: "mayor",
  circle: "mayor",
  sanJuan: "mayor",
};

/** Phases that offer a colonist and ask nothing else. */
const COLONIST_PHASES: readonly Phase[] = ["hospice", "mayor", "university"];

/** A reason as a sentence; undefined where there is none to tell. */
function lineOf(verdict: Verdict | undefined, seat: number): Line | undefined {
  switch (verdict?.why) {
    case "roleTaken":
      return ["why.roleTaken", { seat: verdict.seat, you: verdict.seat === seat ? 1 : 0 }];
    case "tooDear":
      return ["why.dear", { doubloons: verdict.price, lack: verdict.missing }];
    case "noRoom":
      return ["why.noRoom", { spaces: verdict.spaces }];
    case "notProduced":
      return ["why.notProduced", goodId(verdict.good)];
    case "supplyEmpty":
      return ["why.noneLeft", goodId(verdict.good)];
    case "noBarrels":
      return ["why.noBarrels", goodId(verdict.good)];
    case "houseHas":
      return ["why.houseHas", goodId(verdict.good)];
    case "stored":
      return ["why.stored", goodId(verdict.good)];
    default:
      return verdict?.why === undefined ? undefined : PLAIN[verdict.why];
  }
}

/** Reasons without numbers. */
const PLAIN: Readonly<Partial<Record<Denial["why"], Line>>> = {
  owned: ["why.haveIt"],
  soldOut: ["why.noneOfIt"],
  noQuarry: ["why.noQuarry"],
  settlersQuarry: ["why.quarry"],
  noHacienda: ["why.hacienda"],
  stackEmpty: ["why.stackEmpty"],
  drawn: ["why.drawn"],
  wharfUsed: ["why.wharfUsed"],
  wharfEmpty: ["why.wharfEmpty"],
  liftingOver: ["why.manned"],
  sanJuanEmpty: ["why.nobody"],
};

function shipLine(denial: Denial | undefined): Line | undefined {
  switch (denial?.why) {
    case "shipFull":
      return ["why.shipFull"];
    case "shipHas":
      return ["why.shipOf", goodId(denial.good)];
    case "largerShip":
      return ["why.shipLarger"];
    default:
      return denial === undefined ? undefined : ["why.shipNone"];
  }
}

function goodsLine(good: number, table: Table, seat: number): Line | undefined {
  switch (table.phase) {
    case "captain": {
      const denial = denialOfGood(table, seat, good);
      if (denial?.why === "shipFull") return ["why.goodFull", goodId(good)];
      return denial?.why === "noShip" ? ["why.goodNone", goodId(good)] : lineOf(denial, seat);
    }
    case "trader":
      return lineOf(judgeSale(table, seat, good), seat);
    case "storage": {
      const store = judgeStore(table, seat, good);
      return lineOf(store.why === "warehousesFull" ? judgeKeep(table, seat, good) : store, seat);
    }
    default:
      return table.players[seat]?.goods[good] === 0 ? ["why.noBarrels", goodId(good)] : ["why.goodsLater"];
  }
}

/** The wharf takes any good, so only reasons that hold for all of them count. */
function wharfLine(table: Table, seat: number): Line | undefined {
  const verdict = judgeWharf(table, seat, 0);
  return verdict.why === "noBarrels" ? undefined : lineOf(verdict, seat);
}

function circleLine(piece: string, table: Table, seat: number): Line | undefined {
  const player = table.players[seat];
  const circle = player === undefined ? undefined : circlesOf(player, seat).find(({ key }) => key === piece);
  if (circle === undefined) return undefined;
  return lineOf((circle.manned ? judgeLift : judgePlace)(table, seat, circle.spot), seat);
}
