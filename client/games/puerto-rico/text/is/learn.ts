/** Puerto Rico in Icelandic: what cards, terms, the guided match and tips say. */

import type { Building, Role } from "../../../../../shared/puerto-rico/state.ts";
import { type Args, isSome, prefixed, type Sentence, type Translated } from "../../../../text/grammar.ts";
import { are, asked, does, many, numeral, ofWhom, oneOf, upper, verb, who, whoInside, whom } from "../../../../text/is/grammar.ts";
import type * as English from "../en/learn.ts";
import {
  aBarrel,
  anyBarrels,
  BUILDING_NAMES,
  barrels,
  buildingOf,
  doubloons,
  doubloonsAre,
  goodOf,
  money,
  points,
  quarries,
  ROLE_NAMES,
  SOURCE_NAMES,
  stemOf,
  tileOf,
  workers,
} from "./phrases.ts";

// What each building and each role does. Printed numbers come from the rules, see numbers.ts.

const BUILDING_EFFECTS: Readonly<Record<Building, Sentence>> = {
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
const ROLE_EFFECTS: Readonly<Record<Role, readonly [all: Sentence, own: Sentence]>> = {
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

// For the large cards.

/** "2 pláss laus". */
const freePlaces = (a: Args): string => many(a.free, "pláss laust", "pláss laus");
/** "3 maísplantekrur". */
const fields = (a: Args): string => many(a.count, `${stemOf(a.tile)}plantekra`, `${stemOf(a.tile)}plantekrur`);

export const learn: Translated<typeof English.learn> = {
  ...prefixed("building", BUILDING_NAMES),
  ...prefixed("role", ROLE_NAMES),
  ...prefixed("points", SOURCE_NAMES),
  ...prefixed("effect", BUILDING_EFFECTS),
  ...prefixed("roleAll", ROLE_EFFECTS, ([all]) => all),
  ...prefixed("roleOwn", ROLE_EFFECTS, ([, own]) => own),
  number: numeral,

  // The large cards about pieces.
  "is.small": (a: Args) => `Lítil fjólublá bygging, ${points(a.points)} í leikslok.`,
  "is.production": (a: Args) => `Framleiðslustöð, ${points(a.points)} í leikslok.`,
  "is.large": (a: Args) => `Stór fjólublá bygging: 2 borgarreitir, ${points(a.points)} í leikslok.`,

  "building.left": (a: Args) => (Number(a.count) === 0 ? "Engin eftir." : `${a.count} eftir.`),
  "building.cost": (a: Args) =>
    `Kostar ${doubloons(a)}. Allt að ${quarries(a.quarries)} ${oneOf(a.quarries, "getur lækkað verðið um 1", "geta lækkað verðið um 1 hver")}.`,
  "building.price": asked(
    (a) => (Number(a.later) === 1 ? `Þú myndir borga ${doubloons(a)}, eða minna sem byggingameistari.` : `Þú borgar ${doubloons(a)} núna.`),
    (a) => `${who(a)} á fyrir henni.`,
  ),
  "building.lack": asked(
    (a) =>
      Number(a.later) === 1
        ? `Án fríðinda byggingameistarans kostar hún þig ${doubloons(a)}: það vantar ${a.lack} upp á.`
        : `Hún myndi kosta þig ${doubloons(a)}: það vantar ${a.lack} upp á.`,
    (a) => `Það vantar ${a.lack} upp á ${ofWhom(a, "")}.`,
  ),
  "building.full": asked("Borgin þín rúmar hana ekki.", (a) => `Borgin ${ofWhom(a, "þín")} rúmar hana ekki.`),
  "building.manned": (a: Args) => `${does(a, "á")} þessa byggingu, með ${a.workers} af ${many(a.circles, "verkamanni", "verkamönnum")}.`,
  "building.bonus": (a: Args) =>
    Number(a.manned) === 1 ? `Gefur ${points(a.points)} eins og er.` : `Myndi gefa ${points(a.points)}, en hér er enginn verkamaður.`,

  "role.doubloons": (a: Args) => `${doubloonsAre(a)} á spjaldinu handa þeim leikmanni sem velur það.`,
  "role.taken": (a: Args) => `${does(a, "er")} með þetta hlutverk í umferðinni.`,
  "forecast.title": asked("Ef þú velur það (áætlað):", (a) => `Ef ${whoInside(a)} velur það (áætlað):`),
  "forecast.seat": (a: Args) => who(a),
  "forecast.nothing": (a: Args) => `${who(a)}: ekkert`,

  "tile.title": (a: Args) => (a.tile === "quarry" ? "Grjótnáma" : upper(`${stemOf(a.tile)}plantekra`)),
  "tile.corn": "Með verkamanni framleiðir hún eina maístunnu. Engin bygging nauðsynleg.",
  "tile.field": (a: Args) =>
    `Framleiðir eina ${stemOf(a.tile)}tunnu ef hér er verkamaður og annar á móti honum í framleiðslustöð fyrir ${tileOf(a)}.`,
  "tile.quarry": "Með verkamanni lækkar hún verð bygginga um 1 doblúnu. Dálkur byggingar segir hve margar grjótnámur nýtast.",
  "tile.priced": (a: Args) =>
    a.doubloons === 0 ? "Tunnan gefur ekkert nema með bónusum." : `Tunnan selst á ${doubloons(a)}, fyrir utan bónusa.`,
  "tile.quarries": (a: Args) =>
    `${many(a.count, "grjótnáma", "grjótnámur")} eftir. Til að taka eina þarf að hafa valið landnemann eða eiga mannaða smiðju.`,
  "stack.title": "Huldar plantekrur",
  "stack.left": (a: Args) => `${many(a.count, "plantekra", "plantekrur")} á hvolfi.`,
  "stack.after": "Eftir hverja landnemalotu er ný röð lögð út úr þessum stöflum.",
  "stack.unseen": (a: Args) => fields(a),
  "stack.hidden": "Það sem getur leynst hér, miðað við allt sem sést.",
  "discard.title": "Kastbunki plantekra",
  "discard.kind": (a: Args) => fields(a),
  "discard.none": "Enn tómur.",
  "discard.back": "Þær eru stokkaðar aftur inn þegar ný röð er lögð út og staflarnir eru tómir.",

  "ship.title": (a: Args) => `Vöruflutningaskip fyrir ${many(a.size, "tunnu", "tunnur")}`,
  "ship.empty": "Tómt. Það tekur eina vöru sem er ekki á öðru skipi, nema annað tómt skip taki meira af henni.",
  "ship.carries": (a: Args) => `Með ${barrels(a)} um borð; ${freePlaces(a)}.`,
  "ship.full": "Fullt. Það siglir þegar allri lestun er lokið.",
  "ship.stays": "Það siglir aðeins fullt, í lok skipstjóralotu.",
  "ship.fits": (a: Args) => `${does(a, "gæti")} lestað ${barrels(a)} hér.`,
  "people.title": "Nýlenduskip",
  "people.aboard": (a: Args) =>
    `${many(a.count, "verkamaður (nýlendubúi)", "verkamenn (nýlendubúar)")} um borð fyrir næstu borgarstjóralotu.`,
  "people.next": (a: Args) =>
    `Eftir borgarstjóralotuna kemur 1 um borð fyrir hvern hring sem er þá enn tómur í borgunum, en að minnsta kosti 1 á leikmann: ${a.count} eins og staðan er núna.`,
  "house.title": "Verslun",
  "house.has": (a: Args) => `${a.count} af ${many(a.spaces, "plássi", "plássum")} í notkun.`,
  "house.rule": "Hún kaupir hverja vöru aðeins einu sinni, nema þú eigir mannaða skrifstofu. Full verslun er tæmd eftir kaupmannslotu.",
  "house.brings": (a: Args) => `${does(a, "getur")} selt ${aBarrel(a)} fyrir ${doubloons(a)}.`,
  "house.refuses": (a: Args) => `Þar er þegar til ${goodOf(a)}. Til að selja meira þarftu mannaða skrifstofu.`,
  "house.full": "Hún er full. Ekkert selst fyrr en hún hefur verið tæmd.",

  "goods.title": (a: Args) => upper(`${stemOf(a.good)}tunnur`),
  "goods.own": (a: Args) => `${does(a, "á")} ${a.count}.`,
  "goods.lost": (a: Args) => `${a.count} ${oneOf(a.count, "myndi", "myndu")} tapast ef lestun lyki núna.`,
  "goods.supply": (a: Args) => `${a.count} í birgðum.`,
  "goods.makes": (a: Args) => `Eins og staðan er ${verb(a, "gæti")} ${whoInside(a)} framleitt ${a.makes}, ef birgðirnar endast.`,
  "goods.price": (a: Args) => (a.doubloons === 0 ? "Gefur ekkert nema með bónusum." : `Selst á ${doubloons(a)}, fyrir utan bónusa.`),

  "gauge.colonists": "Verkamenn eftir (nýlendubúar)",
  "gauge.city": "Þéttasta borgin",
  "gauge.points": "Stig eftir",
  "gauge.end": "Líklegast til að ljúka leiknum:",
  "gauge.colonistsNow": (a: Args) =>
    `${a.left} í birgðum. Fyrir hringina sem eru tómir núna þyrfti skipið ${a.wanted}, en færri þegar verkamenn eru settir á þá fyrst.`,
  "gauge.colonistsEnd": "Ef ekki er hægt að fylla alveg á nýlenduskipið eftir borgarstjóralotu er þetta síðasta umferðin.",
  "gauge.cityNow": (a: Args) => `Í borginni ${ofWhom(a, "þinni")} ${are(a.spaces)} ${a.spaces} af ${a.citySpaces} reitum í notkun.`,
  "gauge.cityEnd": (a: Args) => `Þegar einhver fyllir alla ${a.citySpaces} borgarreitina er þetta síðasta umferðin.`,
  "gauge.pointsNow": (a: Args) => `${a.left} í pottinum.`,
  "gauge.pointsEnd": "Þegar stigin klárast er þetta síðasta umferðin. Stig sem bætast við eftir það gilda samt.",
  "gauge.last": "Nú er komið að því: þetta er síðasta umferðin.",

  "mat.title": (a: Args) => `Leikmannsborðið ${ofWhom(a, "þitt")}`,
  "mat.goods": "Tunnur.",
  "mat.noGoods": "Engar tunnur.",
  "purse.title": (a: Args) => `Doblúnurnar ${ofWhom(a, "þínar")}`,
  "purse.has": (a: Args) => `${doubloonsAre(a)} í sjóði.`,
  "purse.quarries": (a: Args) => `${quarries(a.count)} til að lækka verð bygginga.`,
  "score.title": (a: Args) => `Stigin ${ofWhom(a, "þín")} ef leiknum lyki núna`,
  "score.source": (a: Args) => `${(SOURCE_NAMES as Readonly<Record<string, string>>)[`${a.source}`] ?? a.source}`,
  "score.sum": (a: Args) => `${points(a.points)} alls.`,
  "score.loading": (a: Args) =>
    `${points(a.sum)} fyrir vöruflutninga: ${a.barrels} fyrir tunnur, ${a.harbor} fyrir hafnir og ${a.captain} fyrir skipstjórann.`,
  "score.covered": "Stig fyrir vöruflutninga eru falin fram í leikslok (valkostur á þessu borði).",
  "sanJuan.title": (a: Args) => `San Juan: lausir verkamenn hjá ${whom(a, "þér")}`,
  "sanJuan.has": (a: Args) => `${many(a.count, "verkamaður (nýlendubúi)", "verkamenn (nýlendubúar)")} í bænum, ${a.all} alls.`,
  "sanJuan.circles": (a: Args) => `${many(a.count, "tómur hringur", "tómir hringir")} á eyjunni og í borginni.`,
  "sanJuan.rule": "Í borgarstjóralotu verða þeir að fara á tóma hringi, séu þeir til.",
  "island.title": (a: Args) => `Eyjan ${ofWhom(a, "þín")}`,
  "island.tile": (a: Args) => `${a.tile === "quarry" ? many(a.count, "grjótnáma", "grjótnámur") : fields(a)}, ${a.manned} með verkamanni`,
  "island.free": (a: Args) => `${many(a.count, "reitur laus", "reitir lausir")}.`,
  "city.title": (a: Args) => `Borgin ${ofWhom(a, "þín")}`,
  "city.free": (a: Args) => `${a.count} af ${many(a.citySpaces, "reit", "reitum")} ${oneOf(a.count, "laus", "lausir")}.`,
  "city.building": (a: Args) => `${upper(buildingOf(a))}: ${a.workers} af ${many(a.circles, "verkamanni", "verkamönnum")}`,
  "governor.title": "Landstjóri",
  "governor.is": (a: Args) => `${who(a)} ${verb(a, "á")} fyrsta val í umferð ${a.round}. Í næstu umferð færist landstjóraspjaldið áfram.`,
  "bank.title": "Banki",
  "bank.is": "Doblúnur koma héðan og fara hingað aftur. Nóg er alltaf til.",
  "column.title": (a: Args) => `Dálkur ${a.column}`,
  "column.is": (a: Args) =>
    `Hver bygging hér gefur ${points(a.points)}. Allt að ${quarries(a.points)} ${oneOf(a.points, "getur lækkað", "geta lækkað")} verðið á henni.`,

  // Words that cards lead on to.
  "term.roles": "Hlutverk",
  "term.roles.is":
    "Í hverri umferð velja leikmenn sér hlutverkaspjald, hver á eftir öðrum. Svo gera allir það sem hlutverkið segir og sá leikmaður byrjar sem valdi það. Spjald sem er farið kemur ekki aftur fyrr en í næstu umferð.",
  "term.privilege": "Fríðindi",
  "term.privilege.is": "Það sem aðeins sá leikmaður fær sem valdi hlutverkið. Fríðindin standa á hverju hlutverkaspjaldi.",
  "term.staffed": "Mannað",
  "term.staffed.is":
    "Plantekra, grjótnáma eða bygging virkar aðeins ef verkamaður er á hringnum. Ef hringirnir eru fleiri nýtast þeir sem eru mannaðir. Stigin fyrir bygginguna sjálfa fást líka án verkamanna.",
  "term.workers": "Verkamenn",
  "term.workers.is":
    "Verkamenn (nýlendubúar í reglubókinni) koma með skipi í borgarstjóralotu. Þeir fara á hringina á eyjunni þinni og í borginni. Þeir sem fá engan hring bíða í San Juan.",
  "term.column": "Dálkar og grjótnámur",
  "term.column.is":
    "Dálkur byggingar segir hve mörg stig hún gefur og hve margar grjótnámur geta í mesta lagi lækkað verðið. Hver mönnuð grjótnáma hjá þér gefur 1 doblúnu í afslátt, upp að því marki.",
  "term.production": "Framleiðsla",
  "term.production.is":
    "Ein tunna af indígói, sykri, tóbaki eða kaffi þarf tvo verkamenn: annan á plantekrunni og hinn í framleiðslustöð fyrir sömu vöru. Maís þarf bara verkamanninn á plantekrunni. Það sem er búið í birgðum er ekki hægt að framleiða.",
  "term.violet": "Fjólubláar byggingar",
  "term.violet.is": "Þær eru með einn hring hver og gera þér gagn á meðan þar er verkamaður.",
  "term.large": "Stórar byggingar",
  "term.large.is":
    "Þær taka 2 borgarreiti og aðeins ein er til af hverri. Aukastigin í leikslok krefjast verkamanns en stigin sem standa á þeim ekki.",
  "term.storage": "Geymsla",
  "term.storage.is": (a: Args) =>
    `Þegar allri lestun er lokið heldurðu ${many(a.freeBarrels, "tunnu", "tunnum")} og því sem kemst í mönnuð vöruhús hjá þér. Allar aðrar tunnur tapast. Þetta gerist bara í skipstjóralotu.`,
  "term.loading": "Lestun",
  "term.loading.is":
    "Hver tunna sem fer í skip er 1 stig. Hvert skip tekur bara eina vörutegund og engin tvö skip taka þá sömu. Ef þú getur lestað verðurðu að gera það, en þú ræður hvaða vöru.",
  "term.sale": "Sala",
  "term.sale.is": (a: Args) =>
    `Í kaupmannslotu máttu selja eina tunnu. Verslunin rúmar ${anyBarrels(a.houseSpaces)} og kaupir hverja vöru aðeins einu sinni. Hún er tæmd eftir lotuna, en bara ef hún er full.`,
  "term.lastRound": "Síðasta umferðin",
  "term.lastRound.is": (a: Args) =>
    `Leiknum lýkur eftir þá umferð þegar ekki er hægt að fylla alveg á nýlenduskipið, einhver fyllir síðasta reitinn af ${a.citySpaces} í borginni sinni eða stigin klárast. Umferðin er alltaf spiluð til enda.`,

  // The guided first match, and a tip for each kind of choice.
  "lesson.goal": "Flest stig sigra. Þú færð stig fyrir að senda tunnur með skipum og byggja upp borgina þína.",
  "lesson.settler":
    "Þegar þú átt leik velurðu eitt hlutverk. Allir nýta það en aðeins þú færð fríðindin. Hér vex ekkert enn, svo byrjaðu á plantekrum.",
  "lesson.settler.do": "Veldu landnemann.",
  "lesson.corn":
    "Fríðindin þín væru grjótnáma: með verkamanni gerir hún byggingar ódýrari. En með maís kemstu hraðast af stað: hann þarf bara plantekru og verkamann, enga byggingu.",
  "lesson.corn.do": "Taktu maísplantekruna.",
  "lesson.worker": "Þjarkur valdi borgarstjórann, svo þú færð líka verkamann. Án verkamanns framleiðir plantekra ekkert.",
  "lesson.worker.do": "Settu verkamanninn á maísplantekruna.",
  "lesson.plant":
    "Nú valdi þjarkur byggingameistarann, svo þú mátt líka reisa byggingu. Indígó verður ekki að tunnum nema í indígóvinnslu.",
  "lesson.plant.do": "Reistu litlu indígóvinnsluna.",
  "lesson.craft":
    "Ný umferð: spjöldin eru laus aftur og þjarkurinn með landstjórahattinn velur fyrst. Hann valdi handverksmanninn: þú framleiddir þessa tunnu en þjarkurinn enga. Gáðu hvað hinir fá út úr hlutverki áður en þú velur það.",
  "lesson.ship": (a: Args) =>
    `Næsti leikmaður valdi skipstjórann um leið. Allir lesta til skiptis og verða að gera það ef þeir geta: 1 stig fyrir hverja tunnu. Það sem kemst ekki í skip tapast, nema ${many(a.freeBarrels, "tunna", "tunnur")}.`,
  "lesson.ship.do": "Lestaðu maísinn.",
  "lesson.mayor":
    "Indígóplantekran þín og vinnslan eru án verkamanna og gera því ekkert. Sem borgarstjóri færðu einn verkamann umfram hina.",
  "lesson.mayor.do": "Veldu borgarstjórann.",
  "lesson.privilege":
    "Þetta eru fríðindin þín: einn verkamaður úr birgðum, áður en þeim sem eru á skipinu er skipt. Í borgarstjóralotu máttu líka færa verkamennina sem þú átt fyrir.",
  "lesson.privilege.do": "Taktu aukaverkamanninn.",
  "lesson.trader":
    "Allir hringirnir þínir eru mannaðir, svo þú framleiddir líka indígó. Hvert hlutverk sem gengur af í umferð fær eina doblúnu. Það sem liggur á kaupmanninum er þitt ef þú velur hann.",
  "lesson.trader.do": "Veldu kaupmanninn.",
  "lesson.sell": (a: Args) =>
    `Verslunin kaupir hverja vöru einu sinni þar til hún fyllist og er tæmd. Verðið á maís er ${a.cornPrice}, á indígó ${a.indigoPrice}, og sem kaupmaður færðu ${money(a.traderBonus)} aukalega.`,
  "lesson.sell.do": "Seldu indígótunnuna.",
  "lesson.build":
    "Doblúnur eru ekki stig: breyttu þeim í byggingar. Þær fjólubláu hjálpa þér um leið og þær fá verkamann. Bentu á eina til að lesa hvað hún gerir.",
  "lesson.build.do": "Reistu fjólubláa byggingu að eigin vali.",
  "lesson.captain":
    "Það borgar sig að vera snemma við skipin. Í maísskipinu eru 2 pláss eftir og annar leikmaður á 2 maístunnur. Sem skipstjóri lestarðu á undan öllum.",
  "lesson.captain.do": "Veldu skipstjórann.",
  "lesson.load": (a: Args) => `Þú færð líka ${points(a.captainBonus)} aukalega fyrir fyrstu lestun þína sem skipstjóri.`,
  "lesson.load.do": "Lestaðu maísinn.",
  "lesson.large": "Safnaðu fyrir einni svona. Stórar byggingar ráða oft úrslitum: þær gefa aukastig í leikslok, en bara með verkamanni.",
  "lesson.sailed":
    "Þú varst í tæka tíð: hinn leikmaðurinn fann bara pláss fyrir 1 af 2 tunnum. Fullt skip siglir burt og kemur tómt til baka.",
  "lesson.end": (a: Args) =>
    `Leiknum lýkur eftir þá umferð þegar stigin klárast, ekki tekst að fylla alveg á nýlenduskipið eða einhver fyllir alla ${a.citySpaces} borgarreitina. Fylgstu með þessum mælum.`,
  "lesson.praise":
    "Nú hefurðu farið einu sinni í gegnum ferlið: ræktað, mannað, byggt, framleitt, selt og sent með skipum. Spjöldin skýra hitt: bentu á hvað sem er á borðinu.",
  "lesson.praise.do": "Veldu nú plantekru. Taktu hlutverk sem gagnast þér meira en hinum og hafðu hringina mannaða.",

  "tip.role": (a: Args) =>
    `${isSome(a.alone) ? "Allir nýta hlutverkið sem þú velur, nema gullgrafarann." : "Allir nýta hlutverkið sem þú velur."} Bentu á spjald til að sjá hvað hver leikmaður fengi út úr því.`,
  "tip.role.money": "Doblúnur á hlutverkaspjaldi færðu strax, áður en hlutverkið er nýtt: þú getur eytt þeim um leið.",
  "tip.role.next": "Hugsaðu um hver velur á eftir þér. Ef þú velur handverksmanninn getur næsti leikmaður selt eða lestað á undan.",
  "tip.role.end": "Nú styttist í leikslok. Hér eftir skipta stig meira máli en doblúnur og hjálparbyggingar.",
  "tip.hacienda": (a: Args) => `Hulda plantekran er hrein viðbót, en á eyjunni þinni eru bara ${a.islandSpaces} reitir.`,
  "tip.settler": "Taktu vöru sem þú átt framleiðslustöð fyrir eða átt bráðum fyrir slíkri stöð.",
  "tip.settler.corn": "Taktu maís fyrir skjót stig, eða aðra vöru ef þú átt bráðum fyrir framleiðslustöðinni.",
  "tip.settler.quarry": "Mannaðar grjótnámur gera allar byggingar ódýrari. Náðu þér snemma í eina þegar þú ert landnemi.",
  "tip.hospice": "Verkamaður á flísina strax sparar þér einn borgarstjóra.",
  "tip.mayor": "Fleiri verkamenn eru nær alltaf til bóta. Afþakkaðu bara ef þú vilt lengja leikinn.",
  "tip.lifting": "Mannaðu plantekru um leið og framleiðslustöðina hennar. Önnur án hinnar gefur engar tunnur.",
  "tip.builder": "Kauptu fyrst það sem gefur tunnur eða doblúnur. Geymdu stórar byggingar fram í seinni hluta leiksins.",
  "tip.builder.large": "Þú átt fyrir stórri byggingu. Aðeins ein er til af hverri, svo það er um að gera að vera á undan.",
  "tip.builder.score": "Hver bygging gefur stig í leikslok og full borg bindur enda á leikinn.",
  "tip.university": "Bygging nýtist bara með verkamanni, svo þiggðu hann.",
  "tip.craftsman": "Taktu vöru sem þú getur selt eða lestað næst.",
  "tip.trader": "Kaffi gefur mest en maís bara bónusana þína. Verslunin kaupir hverja vöru einu sinni þar til hún er tæmd.",
  "tip.captain": "Lestaðu fyrst það sem þú gætir misst og hugsaðu um hvaða skip þú skilur eftir handa hinum.",
  "tip.captain.late":
    "Vöruhús bjargar tunnum frá því að tapast en ekki frá lestun. Án þess er best að selja áður en skipstjórinn kemur, eða vera á undan að velja hann.",
  "tip.wharf": "Bryggjan nýtist einu sinni í hverri skipstjóralotu. Notaðu hana fyrir vöruna sem þú átt mest af.",
  "tip.store": "Geymdu vöruna sem þú átt mest af eða þá sem selst best.",
  "tip.keep": "Haltu tunnunni sem selst best eða vöru sem enginn annar á.",
};
