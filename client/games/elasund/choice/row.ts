/** A placement is gathered as a row of small moves. */
import type { View } from "../../../../shared/core/contract/game.ts";
import { type Elasund, NONE } from "../../../../shared/elasund/state.ts";

/** Whether a placement has begun: what has been chosen is to be put somewhere, or paid for. */
export const row = ({ table }: View<Elasund>): boolean =>
  table.step === "where" || table.step === "pay" || (table.step === "permit" && table.bonus !== NONE);
