/** Why a position is not possible, and how it is changed by hand: fetched with the analysis board. */
import { at } from "../../../shared/core/base/checked.ts";
import { CHURCH } from "../../../shared/elasund/catalog.ts";
import { churchField, PIT_FIELD } from "../../../shared/elasund/rules/town/grid.ts";
import { type Elasund, GOLD, NONE, type Table } from "../../../shared/elasund/state.ts";
import type { Edit, EditedPieces } from "../../face/face.ts";
import type { LoadCatalogue } from "../../text/languages.ts";

export { editor } from "../../../shared/elasund/editor.ts";
export { judge } from "../../../shared/elasund/judge.ts";
export const text: LoadCatalogue = (id) => import(`./text/${id}/faults.ts`).then(({ faults }) => faults);

/** By the first word of a piece. */
const VALUES: Readonly<Record<string, string>> = {
  tile: "site",
  permit: "permit",
  space: "wall",
  church: "church",
  die: "dice",
};

/** Buildings and permits onto fields and back, wall pieces beside the town, the church, the ship, and gold to players. */
export const pieces: EditedPieces<Elasund> = {
  valueOf(piece, _whose, { walls }) {
    const [what = "", first, second] = piece.split(":");
    const laid = what === "wall" ? walls.indexOf(Number(first)) : NONE;
    if (laid !== NONE) return `wall.${laid}`;
    if (what === "hand") return `hand.${first}.${second ?? GOLD}`;
    if (piece === "ship") return piece;
    return first !== undefined && VALUES[what] ? `${VALUES[what]}.${first}` : undefined;
  },
  dropped(from, to, table) {
    const [what = "", item] = from.split(":");
    const [where, place = ""] = to.split(":");
    const isOff = where === "mat" || where === "shelf";
    switch (what) {
      case "tile":
      case "permit":
        return where === "field" || isOff ? [[`${VALUES[what]}.${item}`, isOff ? `${NONE}` : place]] : [];
      case "wall":
        return where === "space" ? [[`wall.${place}`, `${item}`]] : isOff ? offTheWall(table, Number(item)) : [];
      case "church":
        return item === undefined
          ? ontoChurch(table, where === "field" ? Number(place) : NONE)
          : isOff
            ? [[`church.${item}`, `${NONE}`]]
            : [];
      case "ship":
        return where === "row" ? [["ship", place]] : [];
      case "chest":
        return where === "mat" ? [[`hand.${place}.${GOLD}`, at(table.golds, Number(place)) + 1]] : [];
      default:
        return [];
    }
  },
};

function offTheWall({ walls }: Table, piece: number): readonly Edit[] {
  const space = walls.indexOf(piece);
  return space < 0 ? [] : [[`wall.${space}`, `${NONE}`]];
}

/** The part whose place that is; the first one lies on the pit, the middle of the church. */
function ontoChurch({ churchAt, turn }: Table, field: number): readonly Edit[] {
  if (churchAt === NONE) return field === PIT_FIELD ? [[`church.${Math.floor(CHURCH.tiles / 2)}`, `${turn}`]] : [];
  const part = Array.from({ length: CHURCH.tiles }, (_none, tile) => tile).find((tile) => churchField(churchAt, tile) === field);
  return part === undefined ? [] : [[`church.${part}`, `${turn}`]];
}
