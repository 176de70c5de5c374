/** Why a position is not possible, and how it is changed by hand: fetched with the analysis board. */
import { at } from "../../../shared/core/base/checked.ts";
import { NUMBERS, QUARRY } from "../../../shared/puerto-rico/catalog.ts";
import { NONE, type PuertoRico, type Table } from "../../../shared/puerto-rico/state.ts";
import type { Edit, EditedPieces } from "../../face/face.ts";
import type { LoadCatalogue } from "../../text/languages.ts";

export { editor } from "../../../shared/puerto-rico/editor.ts";
export { judge } from "../../../shared/puerto-rico/judge.ts";
export const text: LoadCatalogue = (id) => import(`./text/${id}/faults.ts`).then(({ faults }) => faults);

/** By the name of a piece. */
const ALONE: Readonly<Record<string, string>> = { colonistShip: "colonistShip", house: "house.0", discard: "discard.0" };
/** By the first word of a piece that has a number behind it, and no more. */
const NUMBERED: Readonly<Record<string, string>> = {
  role: "role",
  ship: "ship",
  row: "row",
  purse: "money",
  score: "barrelPoints",
  sanJuan: "sanJuan",
};

/** Buildings into cities, tiles onto islands, barrels to players, ships and the trading house, workers onto boards, roles to players. */
export const pieces: EditedPieces<PuertoRico> = {
  valueOf(piece, whose, table) {
    const [what = "", first, second] = wholePiece(table, piece).split(":");
    if (first === undefined) return ALONE[what];
    switch (what) {
      case "market":
        return `city.${whose}.${first}`;
      case "lot":
        return `city.${first}.${second}`;
      case "stock":
        return `goods.${whose}.${first}`;
      case "goods":
        return `goods.${first}.${second}`;
      case "tile":
        return `island.${first}.${second}`;
      case "island":
        return `island.${first}.${nextSpace(table, Number(first))}`;
      default:
        return second === undefined && NUMBERED[what] ? `${NUMBERED[what]}.${first}` : undefined;
    }
  },
  dropped(from, to, table) {
    const piece = wholePiece(table, from);
    const place = wholePiece(table, to);
    const seat = seatAt(place);
    return (seat === undefined ? putAway(table, piece, place) : giveTo(table, seat, piece, place)) ?? [];
  },
};

/** A circle is part of the tile or the building it lies on. */
function wholePiece({ players }: Table, piece: string): string {
  const [, seat, on, place] = /^circle:(\d):([ic]):(\d+)/.exec(piece) ?? [];
  if (on === undefined) return piece;
  return on === "i" ? `tile:${seat}:${place}` : `lot:${seat}:${at(at(players, Number(seat)).city, Number(place))}`;
}

/** Whose board a piece belongs to. */
function seatAt(piece: string): number | undefined {
  const [, seat] = /^(?:mat|island|islandMat|city|purse|score|sanJuan|goods|tile|lot):(\d)/.exec(piece) ?? [];
  return seat === undefined ? undefined : Number(seat);
}

const nextSpace = ({ players }: Table, seat: number): number => Math.min(at(players, seat).island.length, NUMBERS.islandSpaces - 1);

function giveTo(table: Table, seat: number, piece: string, place: string): readonly Edit[] | undefined {
  const { money, goods } = at(table.players, seat);
  const [what = "", item = ""] = piece.split(":");
  switch (what) {
    case "market":
      return [[`city.${seat}.${item}`, "0"]];
    case "stock":
      return [[`goods.${seat}.${item}`, at(goods, Number(item)) + 1]];
    case "row":
      return [[`row.${item}`, `${NONE}`], ...ontoIsland(table, seat, at(table.faceUp, Number(item)))];
    case "quarry":
      return ontoIsland(table, seat, QUARRY);
    case "role":
      return [[`role.${item}`, `${seat}`]];
    case "bank":
      return [[`money.${seat}`, money + 1]];
    default:
      return isWorkers(piece) ? putWorker(table, seat, place) : undefined;
  }
}

/** Somewhere off the boards of players. */
function putAway(table: Table, piece: string, place: string): readonly Edit[] | undefined {
  const [what, first, second] = piece.split(":");
  if (what === "stock") return ofBarrel(table, Number(first), place);
  if (isWorkers(place)) return takeWorker(table, piece);
  if (what === "tile" && ["discard", "stack", "quarry"].includes(place)) return [[`island.${first}.${second}`, "none"]];
  return what === "lot" && place.startsWith("market:") ? [[`city.${first}.${second}`, "none"]] : undefined;
}

const isWorkers = (piece: string): boolean => piece === "pile:colonists" || piece === "colonistShip";

const ontoIsland = (table: Table, seat: number, tile: number): readonly Edit[] => [[`island.${seat}.${nextSpace(table, seat)}`, `${tile}`]];

function ofBarrel({ ships, house }: Table, good: number, to: string): readonly Edit[] | undefined {
  if (to === "house") return [[`house.${house.length}`, `${good}`]];
  const [, ship] = /^ship:(\d)$/.exec(to) ?? [];
  if (ship === undefined) return undefined;
  const { good: aboard, load } = at(ships, Number(ship));
  return aboard === good ? [[`load.${ship}`, load + 1]] : [[`ship.${ship}`, `${good}`]];
}

/** Onto a tile or a building, or into San Juan. */
function putWorker({ players }: Table, seat: number, place: string): readonly Edit[] {
  const { island, city, cityColonists, sanJuan } = at(players, seat);
  const [what, , piece] = place.split(":");
  if (what === "tile") return [[`island.${seat}.${piece}`, `${at(island, Number(piece))}:manned`]];
  if (what === "lot") return [[`city.${seat}.${piece}`, `${at(cityColonists, city.indexOf(Number(piece))) + 1}`]];
  return [[`sanJuan.${seat}`, sanJuan + 1]];
}

function takeWorker({ players }: Table, piece: string): readonly Edit[] | undefined {
  const seat = seatAt(piece);
  if (seat === undefined) return undefined;
  const { island, city, cityColonists, sanJuan } = at(players, seat);
  const [what, , place] = piece.split(":");
  if (what === "tile") return [[`island.${seat}.${place}`, `${at(island, Number(place))}`]];
  if (what === "lot") return [[`city.${seat}.${place}`, `${at(cityColonists, city.indexOf(Number(place))) - 1}`]];
  return what === "sanJuan" ? [[`sanJuan.${seat}`, sanJuan - 1]] : undefined;
}
