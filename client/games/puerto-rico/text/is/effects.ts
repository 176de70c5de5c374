/** What each building and each role does. Printed numbers come from the rules, see numbers.ts. */
import type { Building, Role } from "../../../../../shared/puerto-rico/state.ts";
import type { Sentence } from "../../../../text/grammar.ts";
import { many } from "../../../../text/is/grammar.ts";
import { money, points, workers } from "./phrases.ts";

export const BUILDING_EFFECTS: Readonly<Record<Building, Sentence>> = {
  smallIndigoPlant: "Verkamaðurinn hér breytir uppskeru einnar mannaðrar indígóplantekru í tunnu.",
  smallSugarMill: "Verkamaðurinn hér breytir uppskeru einnar mannaðrar sykurplantekru í tunnu.",
  indigoPlant: "Hver verkamaður hér breytir uppskeru einnar mannaðrar indígóplantekru í tunnu.",
  sugarMill: "Hver verkamaður hér breytir uppskeru einnar mannaðrar sykurplantekru í tunnu.",
  tobaccoStorage: "Hver verkamaður hér breytir uppskeru einnar mannaðrar tóbaksplantekru í tunnu.",
  coffeeRoaster: "Hver verkamaður hér breytir uppskeru einnar mannaðrar kaffiplantekru í tunnu.",
  smallMarket: (a) => `Þú færð ${money(a.smallMarket)} aukalega þegar þú selur í versluninni.`,
  hacienda: "Í landnemalotu máttu fyrst draga eina hulda plantekru aukalega.",
  constructionHut: "Í landnemalotu máttu taka grjótnámu í stað plantekru.",
  smallWarehouse: (a) => `Eftir lestun heldurðu öllum tunnum af ${many(a.smallWarehouse, "vörutegund", "vörutegundum")}.`,
  hospice: "Þú mátt fá verkamann á plantekruna eða grjótnámuna sem þú tekur.",
  office: "Þú mátt selja vöru sem er þegar til í versluninni.",
  largeMarket: (a) => `Þú færð ${money(a.largeMarket)} aukalega þegar þú selur í versluninni.`,
  largeWarehouse: (a) => `Eftir lestun heldurðu öllum tunnum af ${many(a.largeWarehouse, "vörutegund", "vörutegundum")}.`,
  factory: (a) =>
    `Þú færð ${a.factory2}, ${a.factory3}, ${a.factory4} eða ${a.factory5} doblúnur fyrir að framleiða 2, 3, 4 eða 5 vörutegundir.`,
  university: "Þú mátt fá verkamann í bygginguna sem þú reisir.",
  harbor: (a) => `Þú færð ${points(a.harborBonus)} aukalega í hvert sinn sem þú lestar.`,
  wharf:
    "Einu sinni í hverri skipstjóralotu máttu, í stað þess að lesta skip, senda allar tunnurnar þínar af einni vöru að eigin vali og fá 1 stig fyrir hverja, hvað sem skipin flytja.",
  guildHall: (a) =>
    `Í leikslok: ${points(a.guildSmall)} fyrir hverja litla indígóvinnslu eða litla sykurvinnslu sem þú átt, ${a.guildLarge} fyrir hverja aðra framleiðslustöð, með eða án verkamanna.`,
  residence: (a) =>
    `Í leikslok: ${points(a.residence9)} fyrir allt að 9 eyjarreiti í notkun, ${a.residence10} fyrir 10, ${a.residence11} fyrir 11, ${a.residence12} fyrir 12.`,
  fortress: (a) => `Í leikslok: 1 stig fyrir hverja ${workers(a.fortressColonists)} sem þú átt, hvar sem þeir eru.`,
  customsHouse: (a) => `Í leikslok: 1 stig fyrir hver ${points(a.customsPoints)} sem þú fékkst fyrir vöruflutninga.`,
  cityHall: "Í leikslok: 1 stig fyrir hverja fjólubláa byggingu sem þú átt, þar á meðal þessa.",
};

const PROSPECTOR: readonly [Sentence, Sentence] = [
  "Hinir leikmennirnir gera ekkert.",
  (a) => `Sá leikmaður sem velur hlutverkið fær ${money(a.prospecting)}.`,
];

/** What every player may do, and the privilege of the one who takes the role. */
export const ROLE_EFFECTS: Readonly<Record<Role, readonly [all: Sentence, own: Sentence]>> = {
  settler: [
    "Hver leikmaður má taka eina plantekru úr röðinni.",
    "Sá leikmaður sem velur hlutverkið byrjar og má taka grjótnámu í staðinn.",
  ],
  mayor: [
    "Verkamönnunum á nýlenduskipinu er skipt á milli leikmanna. Svo staðsetur hver leikmaður sína verkamenn.",
    "Sá leikmaður sem velur hlutverkið fær 1 verkamann aukalega úr birgðum.",
  ],
  builder: [
    "Hver leikmaður má reisa eina byggingu.",
    (a) => `Sá leikmaður sem velur hlutverkið byrjar og borgar ${many(a.builderDiscount, "doblúnu", "doblúnum")} minna.`,
  ],
  craftsman: [
    "Allir leikmenn framleiða vörur.",
    "Sá leikmaður sem velur hlutverkið fær 1 tunnu aukalega af vöru úr eigin framleiðslu í lotunni.",
  ],
  trader: [
    "Hver leikmaður má selja versluninni eina tunnu.",
    (a) => `Sá leikmaður sem velur hlutverkið byrjar og fær ${money(a.traderBonus)} aukalega.`,
  ],
  captain: [
    "Leikmenn lesta tunnur til skiptis og verða að gera það ef þeir geta: 1 stig fyrir hverja tunnu.",
    (a) => `Sá leikmaður sem velur hlutverkið byrjar og fær ${points(a.captainBonus)} aukalega fyrir fyrstu lestun sína.`,
  ],
  prospector: PROSPECTOR,
  prospector2: PROSPECTOR,
};
