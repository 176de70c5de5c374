/** Why a position is not possible, and how it is changed by hand: fetched with the analysis board. */
import { at } from "../../../shared/core/base/checked.ts";
import { NUMBERS, QUARRY } from "../../../shared/puerto-rico/catalog.ts";
import { NONE, type PuertoRico, type Table } from "../../../shared/puerto-rico/state.ts";
import type { Edit, EditedPieces } from "../../face/face.ts";
import type { LoadCatalogue } from "../../text/languages.ts";

export { editor } from "../../../shared/puerto-rico/editor.ts";
export { judge } from "../../../shared/puerto-rico/judge.ts";
export const text: LoadCatalogue = (id) => import(`./text/${id}/faults.ts`).then(({ faults }) => faults);

/** Buildings into cities, tiles onto islands, barrels to players, ships and the trading house, workers onto boards, roles to players. */
export const pieces: EditedPieces<PuertoRico> = {
  valueOf(piece, whose) {
    const [what, first, second, place] = piece.split(":");
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
      case "circle":
        return second === "i" ? `island.${first}.${place}` : undefined;
      default:
        return first === undefined ? ALONE[piece] : second === undefined && VALUES[`${what}`] ? `${VALUES[`${what}`]}.${first}` : undefined;
    }
  },
  dropped(from, to, table) {
    const [what = "", first, second] = from.split(":");
    const item = Number(first);
    const seat = seatAt(to);
    switch (what) {
      case "market":
        return seat === undefined ? [] : [[`city.${seat}.${item}`, "0"]];
      case "stock":
        return ofBarrel(table, item, to, seat);
      case "row":
        return seat === undefined ? [] : [[`row.${item}`, `${NONE}`], ...ontoIsland(table, seat, at(table.faceUp, item))];
      case "quarry":
        return seat === undefined ? [] : ontoIsland(table, seat, QUARRY);
      case "tile":
        return to === "discard" || to === "stack" || to === "quarry" ? [[`island.${first}.${second}`, "none"]] : [];
      case "lot":
        return to.startsWith("market:") ? [[`city.${first}.${second}`, "none"]] : [];
      case "role":
        return seat === undefined ? [] : [[`role.${item}`, `${seat}`]];
      case "bank":
        return seat === undefined ? [] : [[`money.${seat}`, at(table.players, seat).money + 1]];
      default:
        return from === "pile:colonists" || from === "colonistShip" ? ofWorker(table, to, seat) : [];
    }
  },
};

const VALUES: Readonly<Record<string, string>> = {
  role: "role",
  ship: "ship",
  row: "row",
  purse: "money",
  score: "barrelPoints",
  sanJuan: "sanJuan",
};
const ALONE: Readonly<Record<string, string>> = { colonistShip: "colonistShip", house: "house.0", discard: "discard.0" };

/** Whose board a piece belongs to. */
function seatAt(piece: string): number | undefined {
  const [, seat] = /^(?:mat|island|islandMat|city|purse|score|sanJuan|goods|tile|lot):(\d)/.exec(piece) ?? [];
  return seat === undefined ? undefined : Number(seat);
}

const ontoIsland = ({ players }: Table, seat: number, tile: number): readonly Edit[] => {
  const { length } = at(players, seat).island;
  return length < NUMBERS.islandSpaces ? [[`island.${seat}.${length}`, `${tile}`]] : [];
};

function ofBarrel({ ships, house, players }: Table, good: number, to: string, seat: number | undefined): readonly Edit[] {
  if (to === "house") return [[`house.${house.length}`, `${good}`]];
  if (seat !== undefined) return [[`goods.${seat}.${good}`, at(at(players, seat).goods, good) + 1]];
  const [, ship] = /^ship:(\d)$/.exec(to) ?? [];
  if (ship === undefined) return [];
  const { good: aboard, load } = at(ships, Number(ship));
  return aboard === good ? [[`load.${ship}`, load + 1]] : [[`ship.${ship}`, `${good}`]];
}

/** Onto a tile or a building, or into San Juan. */
function ofWorker({ players }: Table, to: string, seat: number | undefined): readonly Edit[] {
  if (seat === undefined) return [];
  const { island, city, cityColonists, sanJuan } = at(players, seat);
  const [what, , piece] = to.split(":");
  if (what === "tile") return [[`island.${seat}.${piece}`, `${at(island, Number(piece))}:manned`]];
  if (what === "lot") return [[`city.${seat}.${piece}`, `${at(cityColonists, city.indexOf(Number(piece))) + 1}`]];
  return [[`sanJuan.${seat}`, sanJuan + 1]];
}
