/** Buildings beside production, colonists and room. */
import { freeIslandSpaces } from "../board.ts";
import { buildingOf, printed } from "../catalog.ts";
import type { Building } from "../state.ts";
import type { Features, Outlook } from "./outlook.ts";

const kindsMade = ({ made }: Outlook): number => made.reduce((kinds, count) => kinds + (count > 0 ? 1 : 0), 0);
const barrelsMade = ({ made }: Outlook): number => made.reduce((sum, count) => sum + count, 0);

/** Whether a building works: 1, or a half while it waits for a colonist. */
function works({ owned, manned }: Outlook, id: Building): number {
  const bit = 1 << buildingOf(id);
  if ((manned & bit) !== 0) return 1;
  return (owned & bit) !== 0 ? 0.5 : 0;
}

/** What it does lasts as many rounds as are left. */
const lasting =
  (id: Building) =>
  (outlook: Outlook): number =>
    outlook.left * works(outlook, id);

const largeOwned = ({ player }: Outlook): number => player.city.reduce((count, building) => count + (printed(building).large ? 1 : 0), 0);

export const CITY: Features = {
  "small market": lasting("smallMarket"),
  hacienda: lasting("hacienda"),
  "construction hut": lasting("constructionHut"),
  "small warehouse": lasting("smallWarehouse"),
  hospice: lasting("hospice"),
  office: lasting("office"),
  "large market": lasting("largeMarket"),
  "large warehouse": lasting("largeWarehouse"),
  university: lasting("university"),
  harbor: lasting("harbor"),
  "harbor, by kinds made": (outlook) => lasting("harbor")(outlook) * kindsMade(outlook),
  wharf: lasting("wharf"),
  "wharf, by barrels made": (outlook) => lasting("wharf")(outlook) * barrelsMade(outlook),
  "warehouses, by kinds made": (outlook) =>
    outlook.left * Math.min(works(outlook, "smallWarehouse") + 2 * works(outlook, "largeWarehouse"), kindsMade(outlook)),
  "guild hall": lasting("guildHall"),
  residence: lasting("residence"),
  fortress: lasting("fortress"),
  "customs house": lasting("customsHouse"),
  "city hall": lasting("cityHall"),
  "large buildings": largeOwned,
  "violet buildings": ({ player }) => player.city.reduce((count, building) => count + (printed(building).violet ? 1 : 0), 0),
  "city spaces free": ({ freeCity }) => freeCity,
  "island spaces free": ({ player }) => freeIslandSpaces(player),
  colonists: ({ colonists, left }) => left * colonists,
  "colonists in San Juan": ({ player }) => player.sanJuan,
  "circles free": ({ freeCircles, left }) => left * freeCircles,
  "colonists for all circles": ({ colonists, freeCircles, player }) => colonists / Math.max(1, colonists + freeCircles - player.sanJuan),
  "barrels made": barrelsMade,
};
