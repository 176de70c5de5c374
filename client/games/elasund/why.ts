/** Why a piece cannot be chosen now. Asked of pieces that `moves` leaves unlit; what is legal is decided there alone. */
import type { View } from "../../../shared/core/game.ts";
import { BUILDINGS, CHURCH, KIND_OF, NUMBERS } from "../../../shared/elasund/catalog.ts";
import { moves } from "../../../shared/elasund/moves.ts";
import { canPay } from "../../../shared/elasund/price.ts";
import { rowsToSail } from "../../../shared/elasund/ship.ts";
import { BONUSES, type Elasund, GOLD, KINDS, NONE, START_KINDS, type Table } from "../../../shared/elasund/state.ts";
import { churchTilesLeft } from "../../../shared/elasund/town/church.ts";
import { footprint, groundOf } from "../../../shared/elasund/town/grid.ts";
import { BONUS_PRICE, bonusOf, possiblePrices } from "../../../shared/elasund/town/permits.ts";
import {
  judgeSite,
  OBSTACLES,
  priceOfSite,
  seatOfPermit,
  sitesFor,
  tileInSupply,
  valueOfPermit,
} from "../../../shared/elasund/town/site.ts";
import { goldOfSpace, nextPiece } from "../../../shared/elasund/town/walls.ts";
import type { Line } from "../../stage/pose.ts";

type V = View<Elasund>;
type Why = Line | undefined;

export function whyNot(piece: string, view: V): Why {
  const [kind = "", first = "", second = ""] = piece.split(":");
  const { table } = view;
  const id = Number(first);
  if (kind === "hand" && id !== view.seat) return ["why.theirs", { seat: id }];
  if (kind === "permit" && seatOfPermit(id) !== view.seat && table.permits[id] === NONE) return ["why.theirs", { seat: seatOfPermit(id) }];
  if (kind === "row" || kind === "income") return table.step === "ship" ? row(id, view) : undefined;
  switch (table.step) {
    case "build":
      return building(kind, first, view);
    case "permit":
      return permit(kind, id, view);
    case "where":
      return place(kind, id, view);
    case "settle":
      return BOARD.includes(kind) ? ["why.home"] : undefined;
    case "pay":
      return kind === "hand" && second !== "" ? payment(Number(second), view) : undefined;
    case "bonus":
      return kind === "bonus" ? bonus(id, view) : TO_BUILD.includes(kind) ? ["why.built"] : undefined;
    default:
      return undefined;
  }
}

/** What lies on the town plan, and the plan itself. */
const BOARD: readonly string[] = ["plan", "tile", "permit", "mill", "church", "area"];
const TO_BUILD: readonly string[] = ["kind", "price", "space", "church"];

const row = (id: number, { table }: V): Why =>
  id === table.ship ? ["why.staysNot"] : rowsToSail(table).includes(id) ? undefined : ["why.twoRows"];

function building(kind: string, first: string, view: V): Why {
  const { table, secret, seat } = view;
  const id = Number(first);
  const gold = secret.hand[GOLD]!;
  switch (kind) {
    case "kind":
      return built(id, view);
    case "price":
      return first === "church" ? building("church", "", view) : built(id, view);
    case "tile":
      return table.sites[id] === NONE ? built(KIND_OF[id]!, view) : ["why.chooseKind"];
    case "space":
      return nextPiece(table, seat) === NONE ? ["why.noWall"] : tooDear(goldOfSpace(id), gold);
    case "church":
      return churchTilesLeft(table) === 0 ? ["why.noChurch"] : tooDear(CHURCH.gold, gold);
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

const tooDear = (total: number, gold: number): Why => (total > gold ? ["why.dear", { total, lack: total - gold }] : undefined);

function built(kind: number, { table, secret: { hand }, seat }: V): Why {
  if (kind < START_KINDS) return ["why.start"];
  if (tileInSupply(table, seat, kind) === NONE) return ["why.noneLeft"];
  const { gold, permits } = BUILDINGS[kind]!;
  const dear = tooDear(gold, hand[GOLD]!);
  if (dear !== undefined) return dear;
  const sites = sitesFor(table, seat, kind).map(priceOfSite);
  if (sites.length === 0) return ["why.noSite", { kind: KINDS[kind]!, permits }];
  if (sites.some((price) => canPay(hand, price))) return undefined;
  const least = Math.min(...sites.map((price) => price.gold));
  return least > hand[GOLD]! ? ["why.dearSite", { total: least, lack: least - hand[GOLD]! }] : ["why.siteInfluence"];
}

function permit(kind: string, id: number, { table, secret: { hand } }: V): Why {
  if (TO_BUILD.includes(kind)) return ["why.built"];
  if (kind !== "permit") return undefined;
  const [where, value] = [table.permits[id]!, valueOfPermit(id)];
  switch (bonusOf(table)) {
    case undefined:
    case "extra":
      return where === NONE ? tooDear(value, hand[GOLD]!) : ["why.onBoard"];
    case "move":
      return where === NONE ? ["why.inSupply"] : undefined;
    case "upgrade":
      if (where !== NONE) return ["why.onBoard"];
      return possiblePrices(table, groundOf(table), "upgrade", value).some((price) => canPay(hand, price)) ? undefined : ["why.noLower"];
    default:
      return undefined;
  }
}

/** Where a building or permit shall go. */
function place(kind: string, id: number, view: V): Why {
  const { table } = view;
  if (!BOARD.includes(kind)) return undefined;
  if (bonusOf(table) === "upgrade") return kind === "permit" ? raise(id, table) : ["why.lowerOnly", { value: table.permit }];
  if (table.kind !== NONE) return site(fieldOf(kind, id, table), view);
  if (kind === "tile" || kind === "permit" || kind === "church") return ["why.notFree"];
  return [bonusOf(table) === undefined ? "why.rowsOnly" : "why.freeOnly"];
}

const raise = (id: number, table: Table): Why =>
  seatOfPermit(id) !== table.turn || valueOfPermit(id) >= table.permit ? ["why.lowerOnly", { value: table.permit }] : undefined;

function fieldOf(kind: string, id: number, { sites, permits }: Table): number {
  if (kind === "tile") return sites[id]!;
  if (kind === "permit") return permits[id]!;
  return kind === "mill" ? id : NONE;
}

/** Of all sites that would cover the field, the obstacle of the one that comes nearest to being legal. */
function site(field: number, { table, seat, secret: { hand } }: V): Why {
  const { kind } = table;
  const args = { kind: KINDS[kind]!, permits: BUILDINGS[kind]!.permits };
  if (field < 0) return ["why.site", args];
  const ground = groundOf(table);
  const steps = footprint(kind, 0);
  const judged = steps.flatMap((step) => (field >= step ? [judgeSite(table, ground, seat, kind, field - step)] : []));
  const sites = judged.filter((one) => typeof one !== "string").map(priceOfSite);
  if (sites.some((price) => canPay(hand, price))) return ["why.plate"];
  if (sites.length > 0) {
    const least = Math.min(...sites.map((price) => price.gold));
    return tooDear(least, hand[GOLD]!) ?? ["why.siteInfluence"];
  }
  const best = OBSTACLES.findLast((obstacle) => judged.includes(obstacle)) ?? "outside";
  return [`why.site.${best}`, args];
}

function payment(card: number, { table, secret: { hand } }: V): Why {
  if (card === GOLD) return ["why.notGold"];
  const count = table.kind === NONE ? NUMBERS.pairCost : NUMBERS.equalCost;
  return hand[card]! < count ? ["why.fewCards", { count }] : undefined;
}

function bonus(action: number, view: V): Why {
  if (moves(view).some((move) => move.type === "bonus" && move.action === action)) return undefined;
  const name = BONUSES[action]!;
  const price = BONUS_PRICE[name];
  if (canPay(view.secret.hand, price)) return [`why.bonus.${name}`];
  return [price.same > 0 ? "why.noPair" : "why.noEach"];
}
