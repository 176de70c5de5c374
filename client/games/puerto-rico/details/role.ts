/** What a role does, and what each seat would gain if it were taken now. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { forecast } from "../../../../shared/puerto-rico/bot/role-forecast.ts";
import { NONE, type PuertoRico, ROLES } from "../../../../shared/puerto-rico/state.ts";
import type { Detail } from "../../../face/face.ts";
import { earnsChip } from "../wording/chips.ts";
import { gainChips } from "../wording/gains.ts";
import { ROLE_LEADS } from "../wording/terms.ts";
import { reader, seatsInOrder } from "./readers.ts";

type Row = Detail["lines"][number];

export function roleDetail(card: number, sight: Sight<PuertoRico>): Detail | undefined {
  const { table } = sight;
  const role = ROLES[card];
  const owner = table.cardOwner[card];
  if (role === undefined || owner === undefined) return undefined;
  const doubloons = at(table.cardMoney, card);
  const lines: Row[] = [
    { line: [`roleAll.${role}`], brief: true },
    { line: [`roleOwn.${role}`], brief: true },
  ];
  if (doubloons > 0) lines.push({ line: ["role.doubloons", { doubloons }], chips: [earnsChip(doubloons)], brief: true });
  if (owner !== NONE) lines.push({ line: ["role.taken", reader(owner, sight)] });
  if (owner === NONE && table.phase !== "over") lines.push(...forecastLines(card, sight));
  return { look: `role:${card}`, title: [`role.${role}`], lines, leads: ROLE_LEADS[role] };
}

/** The forecast is for the reader if they play, or else for the seat on turn. */
function forecastLines(card: number, sight: Sight<PuertoRico>): Row[] {
  const { table } = sight;
  const taker = sight.seat < 0 ? table.turn : sight.seat;
  const gains = forecast({ table, secret: {}, seat: taker }, card);
  return [
    { line: ["forecast.title", reader(taker, sight)] },
    ...seatsInOrder(sight).map((seat): Row => {
      const chips = gainChips(at(gains, seat));
      return { line: [chips.length === 0 ? "forecast.nothing" : "forecast.seat", reader(seat, sight)], chips };
    }),
  ];
}
