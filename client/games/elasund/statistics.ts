/** What is shown of many matches of Elasund: fetched with the page of statistics. */
import { COLOURS, KINDS, OWN_KINDS } from "../../../shared/elasund/state.ts";
import type { StatisticsChart } from "../../face/face.ts";
import type { LoadCatalogue } from "../../text/languages.ts";

export { opening } from "../../../shared/elasund/openings.ts";
export const text: LoadCatalogue = (id) => import(`./text/${id}/statistics.ts`).then(({ statistics }) => statistics);
export const files = {
  2: () => import("../../../shared/elasund/statistics/2.json", { with: { type: "json" } }),
  3: () => import("../../../shared/elasund/statistics/3.json", { with: { type: "json" } }),
  4: () => import("../../../shared/elasund/statistics/4.json", { with: { type: "json" } }),
};

/** The looks of tiles are not in `art/looks.ts` for this: the table would fetch that apart, and fetch more. */
function looks(row: string): string[] {
  const id = row.replace("kind.", "");
  const isOwn = (KINDS as readonly string[]).indexOf(id) < OWN_KINDS;
  return [`tile:${id === "large" ? "residence" : id}:${isOwn ? COLOURS[0] : "neutral"}`];
}

export const charts: readonly StatisticsChart[] = [
  { id: "order", kind: "won", inOrder: true, byField: true, label: (nth) => [["row.order", { nth }]] },
  { id: "ways", kind: "parts", label: (how) => [[`won.${how}`]] },
  { id: "firstBuildings", kind: "won", looks },
  { id: "sites", kind: "town" },
  { id: "firstPermits", kind: "won", inOrder: true, label: (value) => [["row.permit", { value }]] },
  { id: "thirdStep", kind: "means", label: (row) => [[`row.step.${row}`]] },
  { id: "church", kind: "won", inOrder: true, label: (n) => [["row.church", { n: Number(n) }]] },
  { id: "points", kind: "means" },
];
