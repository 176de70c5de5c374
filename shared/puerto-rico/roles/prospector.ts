/** The prospector: a doubloon for the player who took the card, nothing for the others. */

import { NUMBERS } from "../catalog.ts";
import { playerAt } from "../rules/board.ts";
import { announce, endRole, type StartRole } from "../rules/rounds.ts";

export const startProspector: StartRole = ({ table }, event, tell) => {
  announce(event, tell);
  playerAt(table, table.picker).money += NUMBERS.prospecting;
  tell?.({ type: "prospected", seat: table.picker });
  endRole(table, tell);
};
