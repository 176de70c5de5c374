/** What a building does, what it costs whom now, who has it, and what a large one brings. */
import type { Sight } from "../../../../shared/core/game.ts";
import { citySpaces } from "../../../../shared/puerto-rico/board.ts";
import { NUMBERS, PRINTED } from "../../../../shared/puerto-rico/catalog.ts";
import { costOf, priceOf } from "../../../../shared/puerto-rico/price.ts";
import { BONUS } from "../../../../shared/puerto-rico/score.ts";
import { BUILDINGS, type PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import type { Detail } from "../../face.ts";
import { colonistsChip, costsChip, pointsChip } from "../chips.ts";
import { buildingLook } from "../looks.ts";
import { reader, seatsInOrder } from "./readers.ts";

type Row = Detail["lines"][number];

export function buildingDetail(building: number, sight: Sight<PuertoRico>): Detail | undefined {
  const row = PRINTED[building];
  if (row === undefined) return undefined;
  const { table } = sight;
  const { column, large, violet, points } = row;
  const doubloons = costOf(table, building);
  const lines: Row[] = [
    { line: [`effect.${BUILDINGS[building]}`] },
    { line: [large ? "is.large" : violet ? "is.small" : "is.production", { points }] },
    { line: ["building.cost", { doubloons, quarries: column }] },
    { line: ["building.left", { count: table.stock[building]! }] },
    ...seatsInOrder(sight).flatMap((seat) => seatLines(building, seat, sight)),
  ];
  return { look: buildingLook(table, building, large ? "offer" : "building"), title: [`building.${BUILDINGS[building]}`], lines };
}

function seatLines(building: number, seat: number, sight: Sight<PuertoRico>): Row[] {
  const { table } = sight;
  const player = table.players[seat]!;
  const { spaces, circles } = PRINTED[building]!;
  const who = reader(seat, sight);
  const at = player.city.indexOf(building);
  if (at >= 0) {
    const workers = player.cityColonists[at]!;
    const built: Row = { line: ["building.manned", { ...who, workers, circles }], chips: [colonistsChip(workers)] };
    return [built, ...bonusLines(building, seat, sight, workers > 0)];
  }
  if (table.stock[building] === 0) return [];
  if (citySpaces(player) + spaces > NUMBERS.citySpaces) return [{ line: ["building.full", who] }];
  const doubloons = priceOf(table, seat, building);
  const lack = doubloons - player.money;
  const line: Row["line"] = lack > 0 ? ["building.lack", { ...who, doubloons, lack }] : ["building.price", { ...who, doubloons }];
  return [{ line, chips: [costsChip(doubloons)] }];
}

function bonusLines(building: number, seat: number, { table }: Sight<PuertoRico>, manned: boolean): Row[] {
  const bonus = (BONUS as Readonly<Record<string, (player: PuertoRico["table"]["players"][number]) => number>>)[BUILDINGS[building]!];
  if (bonus === undefined) return [];
  const points = bonus(table.players[seat]!);
  return [{ line: ["building.bonus", { points, manned: manned ? 1 : 0 }], chips: [pointsChip(points)] }];
}
