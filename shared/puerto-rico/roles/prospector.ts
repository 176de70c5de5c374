/** The prospector: a doubloon for whoever took the card, nothing for the others. */
import { NUMBERS } from "../catalog.ts";
import { endRole, type StartRole } from "../rounds.ts";

export const startProspector: StartRole = ({ table }, event, tell) => {
  tell(event);
  table.players[table.picker].money += NUMBERS.prospecting;
  tell({ type: "prospected", seat: table.picker });
  endRole(table, tell);
};
