/** The table in words, for players who do not see it. Lists are packed as in `pairsIn`. */
import { type Args, type People, pairsIn } from "../../../../text/grammar.ts";
import { called, list, lower, many, personAt, whoInside } from "../../../../text/is/grammar.ts";
import { ROLE_NAMES } from "./names.ts";
import { barrelsAre, buildingOf, points, stemOf, workersAre } from "./phrases.ts";

const goods = (a: Args): string => list(pairsIn(a.goods).map(([barrels, good]) => barrelsAre({ barrels, good })));
const role = (id: string): string => lower(called(ROLE_NAMES, id));

export const IN_WORDS = {
  "words.governor": (a: Args) => `Landstjóri: ${whoInside(a)}.`,
  "words.roles": (a: Args) =>
    `Laus hlutverk: ${list(pairsIn(a.roles).map(([money, id]) => (money > 0 ? `${role(id)} með ${many(money, "doblúnu", "doblúnum")}` : role(id))))}.`,
  "words.rolesTaken": (a: Args, people?: People) =>
    `Valin hlutverk: ${list(pairsIn(a.roles).map(([seat, id]) => `${role(id)} (${whoInside(personAt(seat, people))})`))}.`,
  "words.shipEmpty": (a: Args) => `Vöruflutningaskip fyrir ${a.size} tunnur: tómt.`,
  "words.ship": (a: Args) => `Vöruflutningaskip fyrir ${a.size} tunnur: ${barrelsAre(a)}, ${many(a.free, "pláss laust", "pláss laus")}.`,
  "words.house": (a: Args) =>
    a.count === 0
      ? `Verslun: tóm, ${many(a.spaces, "pláss", "pláss")}.`
      : `Verslun: ${goods(a)}; ${a.count} af ${many(a.spaces, "plássi", "plássum")} í notkun.`,
  "words.tiles": (a: Args) =>
    `Plantekrur í boði: ${list(pairsIn(a.tiles).map(([count, tile]) => many(count, `${stemOf(tile)}plantekra`, `${stemOf(tile)}plantekrur`)))}. ${many(a.quarries, "grjótnáma", "grjótnámur")} eftir.`,
  "words.barrels": (a: Args) => `Tunnur í birgðum: ${goods(a)}.`,
  "words.buildings": (a: Args) =>
    `Byggingar eftir: ${list(pairsIn(a.buildings).map(([count, building]) => `${buildingOf({ building })} (${count})`))}.`,
  "words.colonists": (a: Args) =>
    `${workersAre(a.left)} í birgðum. Fyrir hringina sem eru tómir núna þyrfti skipið ${a.wanted}, en færri þegar verkamenn eru settir á þá fyrst.`,
  "words.points": (a: Args) => `${points(a.points)} í pottinum.`,
} as const;
