/** What is shown of many matches of Duel: fetched with the page of statistics. */
import { CARDS, TOKENS, WONDERS } from "../../../shared/duel/catalog.ts";
import type { StatisticsChart } from "../../face/face.ts";
import type { LoadCatalogue } from "../../text/languages.ts";

export { opening } from "../../../shared/duel/openings.ts";
export const text: LoadCatalogue = (id) => import(`./text/${id}/statistics.ts`).then(({ statistics }) => statistics);
export const files = { 2: () => import("../../../shared/duel/statistics/2.json", { with: { type: "json" } }) };

const ROWS: Readonly<Record<string, readonly { readonly id: string }[]>> = { card: CARDS, wonder: WONDERS, token: TOKENS };
const looks = (row: string): string[] =>
  row.split(" ").flatMap((piece) => {
    const [kind = "", id] = piece.split(".");
    const number = ROWS[kind]?.findIndex((one) => one.id === id) ?? -1;
    return number < 0 ? [] : [`${kind}:${number}`];
  });

export const charts: readonly StatisticsChart[] = [
  { id: "ways", kind: "parts", label: (how) => [[`won.${how}`]] },
  { id: "order", kind: "won", inOrder: true, byField: true, label: (nth) => [["row.order", { nth }]] },
  { id: "firstWonders", kind: "won", looks },
  { id: "wonders", kind: "won", looks },
  { id: "pairs", kind: "won", looks, label: (pair) => pair.split(" ").map((wonder) => [wonder]) },
  { id: "firstCards", kind: "won", looks, label: (row) => [row.includes(".") ? [row] : [`row.${row}`]] },
  { id: "tokens", kind: "won", looks },
  { id: "points", kind: "means" },
];
