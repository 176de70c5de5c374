/** The large card beside a piece: what it is, what it does, and what it means for each seat now. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { QUARRY } from "../../../../shared/puerto-rico/catalog.ts";
import { NONE, type PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import type { Detail } from "../../../face/face.ts";
import { termDetail } from "../../../face/terms.ts";
import { GAUGES } from "../layout/gauges.ts";
import { TERMS } from "../wording/terms.ts";
import { buildingDetail } from "./building.ts";
import { colonistShipDetail, houseDetail, shipDetail, supplyDetail } from "./harbour.ts";
import { roleDetail } from "./role.ts";
import { cityDetail, goodsDetail, islandDetail, matDetail, purseDetail, sanJuanDetail, scoreDetail } from "./seat.ts";
import { bankDetail, columnDetail, discardDetail, gaugeDetail, governorDetail, stackDetail, tileDetail } from "./table.ts";

export function detail(piece: string, sight: Sight<PuertoRico>): Detail | undefined {
  const [kind, first = "", second = "", third = ""] = piece.split(":");
  const { table } = sight;
  const id = Number(first);
  switch (kind) {
    case "role":
      return roleDetail(id, sight);
    case "market":
    case "price":
      return buildingDetail(id, sight);
    case "lot":
      return buildingDetail(Number(second), sight);
    case "circle": {
      const player = table.players[id];
      const at = Number(third);
      if (player === undefined) return undefined;
      return second === "i" ? tileDetail(player.island[at] ?? NONE, sight) : buildingDetail(player.city[at] ?? NONE, sight);
    }
    case "tile":
      return tileDetail(table.players[id]?.island[Number(second)] ?? NONE, sight);
    case "row":
      return tileDetail(table.faceUp[id] ?? NONE, sight);
    case "quarry":
      return tileDetail(QUARRY, sight);
    case "stack":
      return stackDetail(sight);
    case "discard":
      return discardDetail(sight);
    case "ship":
    case "sail":
    case "full":
    case "empty":
    case "aboard":
      return shipDetail(id, sight);
    case "colonistShip":
      return colonistShipDetail(sight);
    case "house":
      return houseDetail(sight);
    case "stock":
      return supplyDetail(id, sight);
    case "goods":
    case "lost":
      return goodsDetail(id, Number(second), sight);
    case "pile":
    case "gauge":
      return gaugeDetail(first, sight);
    case "lantern":
      return gaugeDetail(GAUGES[table.ending] ?? "", sight);
    case "chip":
      return gaugeDetail("points", sight);
    case "purse":
    case "coin":
      return purseDetail(id, sight);
    case "score":
      return scoreDetail(id, sight);
    case "sanJuan":
      return sanJuanDetail(id, sight);
    case "island":
      return islandDetail(id, sight);
    case "city":
    case "flag":
      return cityDetail(id, sight);
    case "mat":
    case "islandMat":
      return matDetail(id, sight);
    case "governor":
      return governorDetail(sight);
    case "bank":
      return bankDetail();
    case "column":
      return columnDetail(id);
    case "term":
      return termDetail(TERMS, first);
    default:
      return undefined;
  }
}
