/** The table in words, for players who do not see it. Lists are packed as in `pairsIn`. */

import { type Args, type People, pairsIn } from "../../../../text/grammar.ts";
import { called, list, many, personAt, who, whom } from "../../../../text/nb/grammar.ts";
import { GOOD_NAMES, ROLE_NAMES } from "./names.ts";
import { barrels, buildings, dublons, points, tileOf, workers } from "./phrases.ts";

const goods = (a: Args): string => list(pairsIn(a.goods).map(([count, good]) => `${count} ${called(GOOD_NAMES, good)}`));
const role = (id: string): string => called(ROLE_NAMES, id).toLowerCase();
const withMoney = (money: number, id: string): string => (money > 0 ? `${role(id)} med ${dublons(money)}` : role(id));

export const IN_WORDS = {
  "words.governor": (a: Args) => `Guvernør: ${who(a)}.`,
  "words.roles": (a: Args) => `Ledige roller: ${list(pairsIn(a.roles).map(([money, id]) => withMoney(money, id)))}.`,
  "words.rolesTaken": (a: Args, people?: People) =>
    `Tatte roller: ${list(pairsIn(a.roles).map(([seat, id]) => `${role(id)} (${whom(personAt(seat, people))})`))}.`,
  "words.shipEmpty": (a: Args) => `Lasteskip for ${a.size} tønner: tomt.`,
  "words.ship": (a: Args) => `Lasteskip for ${a.size} tønner: ${barrels(a)}, ${many(a.free, "ledig plass", "ledige plasser")}.`,
  "words.house": (a: Args) =>
    a.count === 0
      ? `Handelshus: tomt, ${many(a.spaces, "plass", "plasser")}.`
      : `Handelshus: ${goods(a)}; ${a.count} av ${many(a.spaces, "plass", "plasser")} er opptatt.`,
  "words.tiles": (a: Args) =>
    `Åpne plantasjer: ${list(pairsIn(a.tiles).map(([count, tile]) => `${count} ${tileOf({ tile })}`))}. ${many(a.quarries, "steinbrudd")} igjen.`,
  "words.barrels": (a: Args) => `Tønner i forrådet: ${goods(a)}.`,
  "words.buildings": (a: Args) => `Bygninger igjen: ${list(pairsIn(a.buildings).map(([count, building]) => buildings(count, building)))}.`,
  "words.colonists": (a: Args) =>
    `${workers(a.left)} i forrådet. For sirklene som er tomme nå, ville skipet trenge ${a.wanted}, og færre når arbeidere plasseres først.`,
  "words.points": (a: Args) => `${points(a.points)} i forrådet.`,
} as const;
