/** Why a piece cannot be chosen now. Asked of pieces that `moves` leaves unlit; what is legal is decided there alone. */
import type { View } from "../../../shared/core/game.ts";
import { citySpaces, manned } from "../../../shared/puerto-rico/board.ts";
import { buildingOf, NUMBERS, PRINTED } from "../../../shared/puerto-rico/catalog.ts";
import { priceOf } from "../../../shared/puerto-rico/price.ts";
import { shipsFor } from "../../../shared/puerto-rico/roles/captain.ts";
import { GOODS, NONE, type Phase, type Player, type PuertoRico, type Role } from "../../../shared/puerto-rico/state.ts";
import type { Line } from "../../stage/pose.ts";
import { circlesOf } from "./layout/spots.ts";
import { goodId } from "./words.ts";

type V = View<PuertoRico>;
type Why = Line | undefined;

const HACIENDA = buildingOf("hacienda");
const HUT = buildingOf("constructionHut");
const OFFICE = buildingOf("office");
const WHARF = buildingOf("wharf");

export function whyNot(piece: string, view: V): Why {
  const [kind = "", first = "", second = ""] = piece.split(":");
  const id = Number(first);
  const { table, seat } = view;
  if (kind === "role") return role(id, view);
  if (OWNED.includes(kind) && id !== seat) return ["why.theirs", { seat: id }];
  const wanted = ROLE_OF_PIECE[kind];
  if (wanted !== undefined && wanted !== ROLE_OF_PHASE[table.phase]) return ["why.role", { role: wanted }];
  if (OFFERS.includes(table.phase)) return undefined;
  switch (kind) {
    case "market":
    case "price":
      return building(id, view);
    case "quarry":
      return quarry(view);
    case "stack":
      return stack(view);
    case "ship":
    case "full":
    case "empty":
    case "aboard":
      return ship(id, view);
    case "house":
      return ["why.barrelFirst"];
    case "stock":
      return stock(id, view);
    case "goods":
      return barrels(Number(second), view);
    case "lot":
      return Number(second) === WHARF && table.phase === "captain" ? wharf(table.players[seat]!) : undefined;
    case "circle":
      return circle(piece, view);
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

const ROLE_OF_PHASE: Readonly<Partial<Record<Phase, Role>>> = {
  hacienda: "settler",
  settler: "settler",
  hospice: "settler",
  mayor: "mayor",
  lifting: "mayor",
  placing: "mayor",
  builder: "builder",
  university: "builder",
  craftsman: "craftsman",
  trader: "trader",
  captain: "captain",
  storage: "captain",
};

/** In these a worker is offered, and nothing else is asked. */
const OFFERS: readonly Phase[] = ["hospice", "mayor", "university"];

function role(card: number, { table, seat }: V): Why {
  const owner = table.cardOwner[card];
  if (owner === undefined) return undefined;
  return table.phase === "role" && owner !== NONE ? ["why.roleTaken", { seat: owner, you: owner === seat ? 1 : 0 }] : undefined;
}

function building(id: number, { table, seat }: V): Why {
  const player = table.players[seat]!;
  const row = PRINTED[id];
  if (row === undefined) return undefined;
  if (player.city.includes(id)) return ["why.haveIt"];
  if (table.stock[id] === 0) return ["why.noneOfIt"];
  if (citySpaces(player) + row.spaces > NUMBERS.citySpaces) return ["why.noRoom", { spaces: row.spaces }];
  const doubloons = priceOf(table, seat, id);
  return doubloons > player.money ? ["why.dear", { doubloons, lack: doubloons - player.money }] : undefined;
}

function quarry({ table, seat }: V): Why {
  if (table.quarries === 0) return ["why.noQuarry"];
  return seat === table.picker || manned(table.players[seat]!, HUT) ? undefined : ["why.quarry"];
}

function stack({ table, seat }: V): Why {
  if (table.phase === "hacienda") return undefined;
  if (!manned(table.players[seat]!, HACIENDA)) return ["why.hacienda"];
  return table.tilesLeft === 0 ? ["why.stackEmpty"] : ["why.drawn"];
}

function ship(at: number, { table, seat }: V): Why {
  if (table.phase !== "captain") return undefined;
  const { goods } = table.players[seat]!;
  const { size, load, good } = table.ships[at]!;
  if (load === size) return ["why.shipFull"];
  if (good !== NONE) return goods[good] === 0 ? ["why.shipOf", goodId(good)] : undefined;
  if (goods.some((has, kind) => has > 0 && (shipsFor(table, kind, has) & (1 << at)) !== 0)) return undefined;
  const free = GOODS.filter((_id, kind) => goods[kind]! > 0 && table.ships.every((other) => other.good !== kind));
  return [free.length === 0 ? "why.shipNone" : "why.shipLarger"];
}

function stock(good: number, { table }: V): Why {
  if (!table.produced.includes(good)) return ["why.notProduced", goodId(good)];
  return table.goods[good] === 0 ? ["why.noneLeft", goodId(good)] : undefined;
}

function barrels(good: number, { table, seat }: V): Why {
  const player = table.players[seat]!;
  const has = player.goods[good]!;
  if (has === 0) return ["why.noBarrels", goodId(good)];
  switch (table.phase) {
    case "captain":
      if (shipsFor(table, good, has) !== 0) return undefined;
      return [table.ships.some((one) => one.good === good) ? "why.goodFull" : "why.goodNone", goodId(good)];
    case "trader":
      return table.house.includes(good) && !manned(player, OFFICE) ? ["why.houseHas", goodId(good)] : undefined;
    case "storage":
      return table.stored.includes(good) ? ["why.stored", goodId(good)] : undefined;
    default:
      return undefined;
  }
}

const wharf = (player: Player): Why => (player.wharfUsed ? ["why.wharfUsed"] : manned(player, WHARF) ? undefined : ["why.wharfEmpty"]);

function circle(piece: string, { table, seat }: V): Why {
  const player = table.players[seat]!;
  const found = circlesOf(player, seat).find(({ key }) => key === piece);
  if (found === undefined) return undefined;
  if (found.manned) return table.phase === "placing" ? ["why.manned"] : undefined;
  return player.sanJuan === 0 ? ["why.nobody"] : undefined;
}
