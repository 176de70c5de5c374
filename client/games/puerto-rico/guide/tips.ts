/** Sentences of advice at each kind of choice, for a newcomer's first matches. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { CORN, PRINTED, QUARRY } from "../../../../shared/puerto-rico/catalog.ts";
import { judgeBuilding } from "../../../../shared/puerto-rico/offers/builder.ts";
import { judgeTile } from "../../../../shared/puerto-rico/offers/settler.ts";
import { NONE, type PuertoRico, type Table } from "../../../../shared/puerto-rico/state.ts";
import type { Line } from "../../../text/grammar.ts";
import { questionOf } from "../choice/prompt.ts";
import { isProspectorFree } from "../choice/reason.ts";
import { gauges } from "../layout/gauges.ts";

/** The most pressing first. */
export function tips({ table, seat }: Sight<PuertoRico>): readonly Line[] {
  if (table.phase === "over" || table.turn !== seat) return [];
  const question = questionOf(table);
  const kind = SAME[question] ?? question;
  return [...(PRESSING[kind]?.(table, seat) ?? []), kind, ...(MORE[kind]?.(table, seat) ?? [])].map(
    (id): Line => (id === "role" ? ["tip.role", { alone: isProspectorFree(table) ? 1 : 0 }] : [`tip.${id}`]),
  );
}

/** Questions that one sentence fits. */
const SAME: Readonly<Record<string, string>> = { moving: "lifting", placing: "lifting" };

const PRESSING: Readonly<Record<string, (table: Table, seat: number) => readonly string[]>> = {
  role: (table) => [
    ...(gauges(table).some(({ state }) => state !== "calm") ? ["role.end"] : []),
    ...(table.cardMoney.some((money, card) => money > 0 && table.cardOwner[card] === NONE) ? ["role.money"] : []),
  ],
  settler: ({ faceUp }) => (faceUp.includes(CORN) ? ["settler.corn"] : []),
  builder: (table, seat) =>
    PRINTED.some(({ large }, building) => large && judgeBuilding(table, seat, building).why === undefined) ? ["builder.large"] : [],
};

/** Tips for the next time; the one about quarries only where one may be taken now. */
const MORE: typeof PRESSING = {
  role: () => ["role.next"],
  builder: () => ["builder.score"],
  captain: () => ["captain.late"],
  settler: (table, seat) => (judgeTile(table, seat, QUARRY).why === undefined ? ["settler.quarry"] : []),
};
