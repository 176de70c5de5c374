/** What a role would bring a seat, as icons with digits. */
import type { Gain } from "../../../../shared/puerto-rico/bot/role-forecast.ts";
import { BUILDINGS } from "../../../../shared/puerto-rico/state.ts";
import type { Chip } from "../../../face/face.ts";
import { barrelsChip, colonistsChip, costsChip, earnsChip, lostChip, pointsChip } from "./chips.ts";

export function gainChips({ money, points, produced, lost, colonists, tiles, built }: Gain): Chip[] {
  const chips: Chip[] = [];
  if (built !== undefined) chips.push({ look: `icon:${BUILDINGS[built]}`, title: [`building.${BUILDINGS[built]}`] });
  if (tiles > 0) chips.push({ look: "icon:plantation", digits: `+${tiles}`, title: ["chip.tiles", { tiles }] });
  if (colonists > 0) chips.push(colonistsChip(colonists, "+"));
  chips.push(...produced.flatMap((barrels, good) => (barrels > 0 ? [barrelsChip(good, barrels, "+")] : [])));
  if (points > 0) chips.push(pointsChip(points));
  if (money !== 0) chips.push(money > 0 ? earnsChip(money) : costsChip(money));
  const gone = lost.reduce((sum, barrels) => sum + barrels, 0);
  if (gone > 0) chips.push(lostChip(gone));
  return chips;
}
