/** Icons with digits, shown beside moves, names and sentences. */
import { at } from "../../../../shared/core/base/checked.ts";
import { GOODS } from "../../../../shared/puerto-rico/state.ts";
import type { Chip } from "../../../face/face.ts";

export const paysChip = (doubloons: number): Chip => ({
  look: "icon:doubloon",
  digits: `−${doubloons}`,
  title: ["chip.pays", { doubloons }],
});
export const costsChip = (doubloons: number): Chip => ({
  look: "icon:doubloon",
  digits: `${doubloons}`,
  title: ["chip.costs", { doubloons }],
});
export const earnsChip = (doubloons: number): Chip => ({
  look: "icon:doubloon",
  digits: `+${doubloons}`,
  title: ["chip.earns", { doubloons }],
});
export const pointsChip = (points: number): Chip => ({ look: "icon:vp", digits: `+${points}`, title: ["chip.scores", { points }] });
export const barrelsChip = (good: number, barrels: number, sign = ""): Chip => ({
  look: `icon:${GOODS[good]}`,
  digits: `${sign}${barrels}`,
  title: ["chip.barrels", { barrels, good: at(GOODS, good) }],
});
export const lostChip = (barrels: number): Chip => ({ look: "icon:lost", digits: `${barrels}`, title: ["chip.lost", { barrels }] });
export const colonistsChip = (colonists: number, sign = ""): Chip => ({
  look: "icon:colonist",
  digits: `${sign}${colonists}`,
  title: ["chip.colonists", { colonists }],
});
