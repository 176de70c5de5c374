/** What a building does, what it costs each seat now, which seats have it, and what a large one scores. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { PRINTED, printed } from "../../../../shared/puerto-rico/catalog.ts";
import { costOf, judgeBuilding } from "../../../../shared/puerto-rico/offers/builder.ts";
import { isStillToCome } from "../../../../shared/puerto-rico/rules/rounds.ts";
import { BONUS } from "../../../../shared/puerto-rico/score.ts";
import { BUILDINGS, type PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import type { Detail } from "../../../face/face.ts";
import { buildingLook } from "../art/looks.ts";
import { colonistsChip, costsChip, pointsChip } from "../wording/chips.ts";
import { about, BUILDING_LEADS } from "../wording/terms.ts";
import { reader, seatsInOrder } from "./readers.ts";

type Row = Detail["lines"][number];

export function buildingDetail(building: number, sight: Sight<PuertoRico>): Detail | undefined {
  const row = PRINTED[building];
  if (row === undefined) return undefined;
  const { table } = sight;
  const { column, large, violet, points } = row;
  const id = at(BUILDINGS, building);
  const doubloons = costOf(table, building);
  const lines: Row[] = [
    { line: [`effect.${id}`], brief: true },
    { line: [large ? "is.large" : violet ? "is.small" : "is.production", { points }] },
    { line: ["building.cost", { doubloons, quarries: column }] },
    { line: ["building.left", { count: at(table.stock, building) }] },
    ...seatsInOrder(sight).flatMap((seat, at) =>
      seatLines(building, seat, sight).map((row): Row => (at === 0 ? { ...row, brief: "cost" } : row)),
    ),
  ];
  const leads = [...(BUILDING_LEADS[id] ?? []), ...about(large ? "large" : violet ? "violet" : "production", "column", "staffed")];
  return { look: buildingLook(table, building, large ? "offer" : "building"), title: [`building.${id}`], lines, leads };
}

function seatLines(building: number, seat: number, sight: Sight<PuertoRico>): Row[] {
  const { table } = sight;
  const player = at(table.players, seat);
  const { circles } = printed(building);
  const who = reader(seat, sight);
  const i = player.city.indexOf(building);
  if (i >= 0) {
    const workers = at(player.cityColonists, i);
    const built: Row = { line: ["building.manned", { ...who, workers, circles }], chips: [colonistsChip(workers)] };
    return [built, ...bonusLines(building, seat, sight, workers > 0)];
  }
  if (hasBuilt(table, seat)) return [];
  const verdict = judgeBuilding(table, seat, building);
  switch (verdict.why) {
    case undefined:
      return [priceRow("building.price", verdict.price, who, { later: isLater(table) && verdict.price > 0 ? 1 : 0 })];
    case "tooDear":
      return [priceRow("building.lack", verdict.price, who, { lack: verdict.missing, later: isLater(table) ? 1 : 0 })];
    case "noRoom":
      return [{ line: ["building.full", who] }];
    default:
      return [];
  }
}

/** Whether it can build no more in this builder phase. */
const hasBuilt = (table: PuertoRico["table"], seat: number): boolean =>
  table.phase === "builder" && seat !== table.turn && !isStillToCome(table, seat);

/** Outside the builder phase, the price leaves out a privilege that the seat may still get. */
const isLater = ({ phase }: PuertoRico["table"]): boolean => phase !== "builder";

type Numbers = Readonly<Record<string, number>>;
const priceRow = (key: string, doubloons: number, who: Numbers, more: Numbers = {}): Row => ({
  line: [key, { ...who, doubloons, ...more }],
  chips: [costsChip(doubloons)],
});

function bonusLines(building: number, seat: number, { table }: Sight<PuertoRico>, manned: boolean): Row[] {
  const bonus = (BONUS as Readonly<Record<string, (player: PuertoRico["table"]["players"][number]) => number>>)[at(BUILDINGS, building)];
  if (bonus === undefined) return [];
  const points = bonus(at(table.players, seat));
  return [{ line: ["building.bonus", { points, manned: manned ? 1 : 0 }], chips: [pointsChip(points)] }];
}
