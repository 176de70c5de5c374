/** What is shown of many matches of Puerto Rico: fetched with the page of statistics. */
import { BUILDINGS, ROLES } from "../../../shared/puerto-rico/state.ts";
import type { StatisticsChart } from "../../face/face.ts";
import type { LoadCatalogue } from "../../text/languages.ts";

export { opening } from "../../../shared/puerto-rico/openings.ts";
export const text: LoadCatalogue = (id) => import(`./text/${id}/statistics.ts`).then(({ statistics }) => statistics);
export const files = {
  2: () => import("../../../shared/puerto-rico/statistics/2.json", { with: { type: "json" } }),
  3: () => import("../../../shared/puerto-rico/statistics/3.json", { with: { type: "json" } }),
  4: () => import("../../../shared/puerto-rico/statistics/4.json", { with: { type: "json" } }),
  5: () => import("../../../shared/puerto-rico/statistics/5.json", { with: { type: "json" } }),
};

const looks = (row: string): string[] => {
  const [kind, id = ""] = row.split(".");
  if (kind === "building") return [`sign:${(BUILDINGS as readonly string[]).indexOf(id)}`];
  return [kind === "role" ? `role:${(ROLES as readonly string[]).indexOf(id)}:small` : `tile:${id}`];
};

export const charts: readonly StatisticsChart[] = [
  { id: "order", kind: "won", inOrder: true, byField: true, label: (nth) => [["row.order", { nth }]] },
  { id: "ways", kind: "parts", label: (ending) => [[`row.ending.${ending}`]] },
  { id: "roles.1", kind: "won", looks },
  { id: "firstBuildings", kind: "won", looks },
  { id: "firstTiles", kind: "won", looks, label: (row) => [["tile.title", { tile: row.replace("tile.", "") }]] },
  { id: "buildings", kind: "won", looks },
  { id: "round", kind: "rounds", looks },
  { id: "points", kind: "means" },
];
