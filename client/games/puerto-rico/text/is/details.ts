/** The large cards about pieces. */
import type { Args } from "../../../../text/grammar.ts";
import { are, asked, does, many, ofWhom, oneOf, upper, verb, who, whoInside, whom } from "../../../../text/is/grammar.ts";
import { SOURCE_NAMES } from "./names.ts";
import { aBarrel, barrels, buildingOf, doubloons, doubloonsAre, goodOf, points, quarries, stemOf, tileOf } from "./phrases.ts";

/** "2 pláss laus". */
const freePlaces = (a: Args): string => many(a.free, "pláss laust", "pláss laus");
/** "3 maísplantekrur". */
const fields = (a: Args): string => many(a.count, `${stemOf(a.tile)}plantekra`, `${stemOf(a.tile)}plantekrur`);

export const DETAILS = {
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
} as const;
