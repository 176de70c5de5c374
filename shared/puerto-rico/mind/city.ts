/** Buildings beside production, colonists and room. */
import { countBits, freeIslandSpaces } from "../rules/board.ts";
import { BONUS } from "../score.ts";
import type { Building } from "../state.ts";
import { bitOf, type Features, type Outlook } from "./outlook.ts";

/** How much of a building works that waits for a colonist. */
const WAITING = 0.5;
const works = ({ owned, manned }: Outlook, bit: number): number => ((manned & bit) !== 0 ? 1 : (owned & bit) !== 0 ? WAITING : 0);

/** What a building does lasts as many rounds as are left. */
function lasting(id: Building, use: (outlook: Outlook) => number = () => 1): (outlook: Outlook) => number {
  const bit = bitOf(id);
  return (outlook) => ((outlook.owned & bit) === 0 ? 0 : outlook.left * works(outlook, bit) * use(outlook));
}

const LARGE = Object.keys(BONUS).reduce((set, id) => set | bitOf(id as Building), 0);
const SMALL_VIOLET = bitOf("guildHall") - bitOf("smallMarket");

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
  "harbor, by kinds made": lasting("harbor", ({ kinds }) => kinds),
  wharf: lasting("wharf"),
  "wharf, by barrels made": lasting("wharf", ({ barrels }) => barrels),
  "small warehouse, by barrels made": lasting("smallWarehouse", ({ barrels }) => barrels),
  "large warehouse, by barrels made": lasting("largeWarehouse", ({ barrels }) => barrels),
  "guild hall": lasting("guildHall"),
  residence: lasting("residence"),
  fortress: lasting("fortress"),
  "customs house": lasting("customsHouse"),
  "city hall": lasting("cityHall"),
  "large buildings": ({ owned }) => countBits(owned & LARGE),
  "small violet buildings": ({ owned }) => countBits(owned & SMALL_VIOLET),
  "city spaces free": ({ freeCity }) => freeCity,
  "island spaces free": ({ player }) => freeIslandSpaces(player),
  colonists: ({ colonists, left }) => left * colonists,
  "colonists in San Juan": ({ player }) => player.sanJuan,
  "circles free": ({ freeCircles, left }) => left * freeCircles,
  "circles manned": ({ colonists, freeCircles, player }) =>
    (colonists - player.sanJuan) / Math.max(1, colonists + freeCircles - player.sanJuan),
};
