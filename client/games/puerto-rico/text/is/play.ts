/** Puerto Rico in Icelandic: what a match asks, tells and counts. */

import { type Amount, type Args, isSome, isYou, type People, pairsIn, type Translated } from "../../../../text/grammar.ts";
import { are, asked, called, does, list, lower, many, oneOf, personAt, upper, verb, who, whoInside } from "../../../../text/is/grammar.ts";
import type * as English from "../en/play.ts";
import { learn } from "./learn.ts";
import {
  aBarrel,
  aBuilding,
  anyBarrels,
  aTile,
  barrels,
  barrelsAre,
  buildingOf,
  doubloons,
  GOOD_NAMES,
  GOOD_STEMS,
  goodDative,
  goodOf,
  inPhase,
  intoBuilding,
  intoSpot,
  money,
  outOfSpot,
  phaseOf,
  points,
  ROLE_NAMES,
  shipOf,
  stemOf,
  theRole,
  workers,
  workersAre,
} from "./phrases.ts";

// For questions and buttons.

/** "allar sykurtunnur". */
const allBarrels = (a: Args): string => `allar ${called(GOOD_STEMS, a.good)}tunnur`;

// For reasons.

const circles = (amount: Amount): string => many(amount, "tóman hring", "tóma hringi");
/** "Þú valdir byggingameistarann", "Ada valdi byggingameistarann". */
const took = (a: Args): string => `${who(a)} ${isYou(a) ? "valdir" : "valdi"} ${theRole(a)}`;
/** Whole sentences, one after the other. */
const together = (...sentences: readonly (string | false)[]): string => sentences.filter((one) => one !== false).join(" ");
/** "indígó og sykur", of the goods that have an amount. */
const goodsIn = (a: Args): string => list(Object.entries(GOOD_NAMES).flatMap(([id, name]) => (isSome(a[id]) ? [name] : [])));
/** The same at the end of a sentence; nothing once the choice is made. */
const kindsIn = (a: Args): string => (goodsIn(a) === "" ? "" : `: ${goodsIn(a)}`);
/** "kaupmaður 2, borgarstjóri 1". */
const moneyIn = (a: Args): string =>
  Object.entries(ROLE_NAMES)
    .flatMap(([id, name]) => (isSome(a[id]) ? [`${lower(name)} ${a[id]}`] : []))
    .join(", ");
/** "Í birgðum eru 3 verkamenn eftir" */
const left = (a: Args): string => `Í birgðum ${are(a.left)} ${workersAre(a.left)} eftir`;

/** "eina af 3 byggingum", "1 byggingu". */
const possible = (a: Args): string =>
  Number(a.possible) > 1 ? `eina af ${many(a.possible, "byggingu", "byggingum")}` : many(a.possible, "byggingu", "byggingar");
const lost = (a: Args): string => `Þú myndir missa ${anyBarrels(a.lost)} ef lestun lyki núna.`;

/** What a phase in seat order means for a reader who is not asked now; `wait` says how they stand. */
const waiting = (a: Args, later: string, cannot: string): string | false =>
  a.wait === "later" ? later : a.wait === "cannot" ? cannot : a.wait === "done" && "Þú hefur lokið þínu.";

// For why a piece cannot be chosen.

/** "engar maístunnur". */
const noneOf = (a: Args): string => `engar ${stemOf(a.good)}tunnur`;

// For the log.

/** Why a player is passed over, by role. */
const SKIPPED: Readonly<Record<string, string>> = {
  settler: "tekið plantekru",
  builder: "reist neitt",
  craftsman: "tekið aukatunnu",
  trader: "selt neitt",
  captain: "lestað neitt",
};

// For the table in words.

const goods = (a: Args): string => list(pairsIn(a.goods).map(([barrels, good]) => barrelsAre({ barrels, good })));
const role = (id: string): string => lower(called(ROLE_NAMES, id));

export const play: Translated<typeof English.play> = {
  ...learn,

  // What is asked, the buttons that answer, and the icons beside them.
  "prompt.role": asked(
    (a) => (Number(a.own) > 1 ? `Umferð ${a.round}: veldu hlutverk, ${a.nth} af ${a.own}.` : `Umferð ${a.round}: veldu hlutverk.`),
    (a) => `Umferð ${a.round}: ${who(a)} velur hlutverk.`,
  ),
  "prompt.hacienda": asked(
    "Landnemi: dragðu hulda plantekru og taktu svo eina úr röðinni, eða taktu bara eina.",
    (a) => `Landnemi: ${who(a)} má fyrst draga hulda plantekru.`,
  ),
  "prompt.settler": asked(
    (a) => (isSome(a.quarry) ? "Landnemi: taktu plantekru eða grjótnámu." : "Landnemi: taktu plantekru."),
    (a) => `Landnemi: ${who(a)} tekur plantekru.`,
  ),
  "prompt.hospice": asked("Gistihús: viltu fá verkamann á flísina?", (a) => `Gistihús: ${who(a)} má taka verkamann.`),
  "prompt.mayor": asked("Borgarstjóri: viltu aukaverkamann?", (a) => `Borgarstjóri: ${who(a)} má taka aukaverkamann.`),
  "prompt.lifting": asked(
    (a) =>
      isSome(a.placed)
        ? `Borgarstjóri: staðsettu ${workers(a.colonists)} eða taktu fyrst aðra upp.`
        : `Borgarstjóri: staðsettu ${workers(a.colonists)}.`,
    (a) => `Borgarstjóri: ${who(a)} staðsetur verkamenn.`,
  ),
  "prompt.moving": asked("Borgarstjóri: færðu verkamennina til eða láttu þá vera.", (a) => `Borgarstjóri: ${who(a)} staðsetur verkamenn.`),
  "prompt.placing": asked(
    (a) => `Borgarstjóri: ${workersAre(a.colonists)} eftir.`,
    (a) => `Borgarstjóri: ${who(a)} staðsetur verkamenn.`,
  ),
  "prompt.builder": asked("Byggingameistari: veldu byggingu.", (a) => `Byggingameistari: ${who(a)} má reisa byggingu.`),
  "prompt.university": asked("Háskóli: viltu fá verkamann í bygginguna?", (a) => `Háskóli: ${who(a)} má taka verkamann.`),
  "prompt.craftsman": asked("Handverksmaður: veldu aukatunnu.", (a) => `Handverksmaður: ${who(a)} tekur aukatunnu.`),
  "prompt.trader": asked("Kaupmaður: seldu eina tunnu.", (a) => `Kaupmaður: ${who(a)} má selja eina tunnu.`),
  "prompt.captain": asked(
    (a) => `Skipstjóri: lestaðu eina vöru. Þú átt ${anyBarrels(a.barrels)}.`,
    (a) => `Skipstjóri: ${who(a)} lestar tunnur.`,
  ),
  "prompt.wharf": asked(
    (a) => `Skipstjóri: viltu nota bryggjuna? Hinir eiga ${anyBarrels(a.others)}.`,
    (a) => `Skipstjóri: ${who(a)} má nota bryggjuna.`,
  ),
  "prompt.store": asked(
    (a) => `Veldu ${many(a.kinds, "vörutegund", "vörutegundir")} í geymslu.`,
    (a) => `Skipstjóri: ${who(a)} velur vörur í geymslu.`,
  ),
  "prompt.keep": asked("Veldu eina tunnu til að halda eftir.", (a) => `Skipstjóri: ${who(a)} heldur einni tunnu eftir.`),
  "prompt.over": "Leiknum er lokið.",

  "pick.role": (a: Args) => `Velja ${theRole(a)}`,
  "pick.draw": "Draga hulda plantekru",
  "pick.tile": (a: Args) => `Taka ${aTile(a)}`,
  "pick.colonist.hospice": "Taka verkamanninn",
  "pick.colonist.mayor": "Taka verkamanninn",
  "pick.colonist.university": "Taka verkamanninn",
  "pick.lift": (a: Args) => `Taka verkamann ${outOfSpot(a)}`,
  "pick.place": (a: Args) => `Setja verkamann ${intoSpot(a)}`,
  "pick.build": (a: Args) => `Reisa ${aBuilding(a)}`,
  "pick.extra": (a: Args) => `Taka ${aBarrel(a)}`,
  "pick.sell": (a: Args) => `Selja ${aBarrel(a)}`,
  "pick.load": (a: Args) => `Lesta ${barrels(a)} í ${shipOf(a)}`,
  "pick.loadAll": (a: Args) => `Lesta ${allBarrels(a)} í ${shipOf(a)}`,
  "pick.wharf": (a: Args) => `Senda ${allBarrels(a)} frá bryggjunni`,
  "pick.brief.ship": (a: Args) => `Í ${shipOf(a)}`,
  "pick.brief.wharf": "Frá bryggjunni",
  "pick.brief.some": (a: Args) => upper(barrels(a)),
  "pick.brief.all": (a: Args) => upper(allBarrels(a)),
  "pick.store": (a: Args) => `Geyma ${allBarrels(a)}`,
  "pick.keep": (a: Args) => `Geyma eina ${aBarrel(a)}`,
  "fill.again": "Eins og síðast",
  "fill.first": "Fylla hringina",
  "pick.pass.hacienda": "Taka alls enga plantekru",
  "pick.pass.settler": "Sleppa plantekrunni",
  "pick.pass.hospice": "Sleppa verkamanninum",
  "pick.pass.mayor": "Sleppa verkamanninum",
  "pick.pass.lifting": "Láta verkamennina vera",
  "pick.pass.builder": "Reisa ekkert",
  "pick.pass.university": "Sleppa verkamanninum",
  "pick.pass.craftsman": "Sleppa tunnunni",
  "pick.pass.trader": "Selja ekkert",
  "pick.pass.captain": "Sleppa bryggjunni",

  "chip.pays": (a: Args) => (a.doubloons === 0 ? "ókeypis" : `kostar þig ${doubloons(a)}`),
  "chip.costs": (a: Args) => `kostar ${money(Math.abs(Number(a.doubloons)))}`,
  "chip.earns": (a: Args) => `gefur ${doubloons(a)}`,
  "chip.scores": (a: Args) => `gefur ${points(a.points)}`,
  "chip.barrels": (a: Args) => barrelsAre(a),
  "chip.lost": (a: Args) => many(a.barrels, "tunna myndi tapast", "tunnur myndu tapast"),
  "chip.tiles": (a: Args) => many(a.tiles, "flís", "flísar"),
  "chip.colonists": (a: Args) => many(a.colonists, "verkamaður (nýlendubúi)", "verkamenn (nýlendubúar)"),
  "chip.money": (a: Args) => `${many(a.doubloons, "doblúna", "doblúnur")} í sjóði`,
  "chip.points": (a: Args) => `${points(a.points)} ef leiknum lyki núna`,
  "chip.covered": "stigin eru falin fram í leikslok",
  "chip.circles": (a: Args) => many(a.circles, "tómur hringur", "tómir hringir"),
  "chip.spaces": (a: Args) => many(a.spaces, "borgarreitur laus", "borgarreitir lausir"),

  "goal.score": "Flest stig sigra: fyrir vöruflutninga, byggingar og mannaðar stórar byggingar.",
  "goal.colonists": (a: Args) =>
    Number(a.left) === 0
      ? "Leikslok, leið 1 af 3: ekki tekst að fylla alveg á nýlenduskipið. Engir verkamenn eru eftir."
      : `Leikslok, leið 1 af 3: ekki tekst að fylla alveg á nýlenduskipið. Fyrir hringina sem eru tómir núna þyrfti ${workers(a.wanted)}; eftir ${are(a.left)} ${a.left}.`,
  "goal.city": (a: Args) =>
    `Leikslok, leið 2 af 3: einhver borg fyllist. Í þeirri þéttustu ${are(a.spaces)} ${a.spaces} af ${a.citySpaces} reitum í notkun.`,
  "goal.points": (a: Args) => `Leikslok, leið 3 af 3: stigin fyrir vöruflutninga klárast. Eftir ${are(a.left)} ${a.left} af ${a.start}.`,

  "option.victoryPoints": "Stig annarra leikmanna",
  "option.victoryPoints.covered": "falin",
  "option.victoryPoints.open": "sýnileg",
  "option.victoryPoints.note": "Ef stigin eru falin sér hver leikmaður bara sín eigin þar til leiknum lýkur.",
  "option.cornSeat": "Fé þeirra sem byrja með maís",
  "option.cornSeat.printed": "eins og í reglunum",
  "option.cornSeat.oneLess": (a: Args) => `${many(a.cornSeatLess, "doblúnu", "doblúnum")} minna`,
  "option.cornSeat.note": "Það er kostur að byrja með maís. Minna fé vegur upp á móti því.",
  "option.factoryUniversity": "Verksmiðja og háskóli",
  "option.factoryUniversity.printed": (a: Args) => `${a.factoryCost} og ${a.universityCost}`,
  "option.factoryUniversity.swapped": (a: Args) => `${a.universityCost} og ${a.factoryCost}`,
  "option.factoryUniversity.note": "Verð bygginganna tveggja: eins og í reglunum eða víxlað.",

  // Why something is asked now, and what the choice is for. The person of a sentence is the one who took the role.
  // To the seat that is asked.
  "reason.role": (a: Args) =>
    together(
      isSome(a.last)
        ? "Þetta er síðasta umferðin: veldu það sem gefur þér flest stig."
        : isSome(a.alone)
          ? "Allir nýta hlutverkið sem þú velur, nema gullgrafarann, en aðeins þú færð fríðindin."
          : "Allir nýta hlutverkið sem þú velur en aðeins þú færð fríðindin.",
      moneyIn(a) !== "" && `Doblúnur á spjöldum: ${moneyIn(a)}.`,
    ),
  "reason.hacienda": (a: Args) =>
    `${took(a)}. Með búgarðinum dregurðu aukaplantekru áður en þú tekur úr röðinni; ${a.hidden} ${oneOf(a.hidden, "liggur", "liggja")} á hvolfi.`,
  "reason.settler": (a: Args) =>
    together(
      isSome(a.drawn)
        ? "Búgarðurinn dró eina fyrir þig; þessa velur þú."
        : isYou(a)
          ? isSome(a.quarry)
            ? `${took(a)}, svo þú átt fyrsta val og mátt taka grjótnámu (${a.quarries} eftir).`
            : `${took(a)}, svo þú átt fyrsta val.`
          : `${took(a)}, svo allir mega taka plantekru.`,
      !isYou(a) && isSome(a.quarry)
        ? "Með smiðjunni máttu líka taka grjótnámu."
        : goodsIn(a) === ""
          ? "Maís þarf enga framleiðslustöð; allt annað þarf hana."
          : `Maís þarf enga framleiðslustöð; þú átt stöð fyrir ${goodsIn(a)}.`,
    ),
  "reason.hospice": (a: Args) =>
    `Gistihúsið býður verkamann á ${a.tile === "quarry" ? "grjótnámuna" : `${stemOf(a.tile)}plantekruna`} sem þú tókst, svo hún nýtist strax. ${left(a)}.`,
  "reason.mayor": (a: Args) =>
    `${took(a)}, svo þú mátt taka einn verkamann aukalega. Síðan er verkamönnunum á skipinu (${a.aboard}) skipt og byrjað á þér.`,
  "reason.lifting": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}, svo þú byrjar.` : `${took(a)}, svo allir staðsetja verkamenn.`,
      `Þú átt ${circles(a.circles)}: án verkamanns gerir plantekra eða bygging ekki neitt.`,
    ),
  "reason.moving": (a: Args) => `${took(a)}. Þú fékkst enga nýja verkamenn en mátt færa þína til. Þú átt ${circles(a.circles)}.`,
  "reason.placing": (a: Args) =>
    `Þú átt ${circles(a.circles)}. Plantekrur nýtast ekki nema framleiðslustöðin sé líka mönnuð; maís þarf hana ekki.`,
  "reason.builder": (a: Args) =>
    together(
      isYou(a)
        ? `${took(a)}, svo þú borgar ${many(a.builderDiscount, "doblúnu", "doblúnum")} minna.`
        : `${took(a)}, svo allir mega reisa byggingu.`,
      isSome(a.quarries)
        ? `Þú átt ${doubloons(a)} og ${many(a.quarries, "mannaða grjótnámu", "mannaðar grjótnámur")}: nóg fyrir ${possible(a)}.`
        : `Þú átt ${doubloons(a)}: nóg fyrir ${possible(a)}.`,
    ),
  "reason.university": (a: Args) => `Háskólinn býður verkamann ${intoBuilding(a)}, svo byggingin nýtist strax. ${left(a)}.`,
  "reason.craftsman": (a: Args) =>
    `Allir hafa framleitt. ${took(a)}, svo þú færð eina tunnu í viðbót af því sem þú framleiddir${kindsIn(a)}.`,
  "reason.trader": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}, svo þú færð ${money(a.traderBonus)} aukalega við sölu.` : `${took(a)}, svo allir mega selja eina tunnu.`,
      isSome(a.doubloons) ? `Best er að selja ${stemOf(a.good)}tunnu fyrir ${doubloons(a)}.` : "Það sem þú getur selt núna gefur ekkert.",
      `Í versluninni er pláss fyrir ${anyBarrels(a.free)} í viðbót.`,
    ),
  "reason.captain": (a: Args) =>
    together(
      isSome(a.bonus)
        ? `${took(a)}, svo fyrsta lestun þín gefur ${points(a.bonus)} aukalega.`
        : `${took(a)}: allir lesta til skiptis þar til enginn getur meira.`,
      isSome(a.harbor) ? "Hver tunna er 1 stig og höfnin bætir 1 við hverja lestun." : "Hver tunna er 1 stig.",
      isSome(a.lost) && lost(a),
    ),
  "reason.wharf": (a: Args) =>
    together(
      "Ekkert skip tekur tunnurnar þínar en frá bryggjunni fara allar af einni tegund, 1 stig fyrir hverja.",
      isSome(a.lost) && lost(a),
    ),
  "reason.store": (a: Args) =>
    `Lestun er lokið. Vöruhúsin þín rúma ${many(a.kinds, "vörutegund", "vörutegundir")} í viðbót og auk þess heldurðu einni tunnu. Þú missir að minnsta kosti ${anyBarrels(a.lost)}.`,
  "reason.keep": (a: Args) => `Lestun er lokið. Án vöruhúss heldurðu einni tunnu en missir ${a.lost}.`,

  // To everyone else, while a seat decides.
  "reason.role.others": (a: Args) =>
    together(
      a.wait === "watch"
        ? isSome(a.alone)
          ? "Allir nýta hlutverkið, nema gullgrafarann."
          : "Allir nýta hlutverkið."
        : isSome(a.alone)
          ? "Þú nýtir hlutverkið líka, nema gullgrafarann, en færð ekki fríðindin."
          : "Þú nýtir hlutverkið líka en færð ekki fríðindin.",
      moneyIn(a) !== "" && `Doblúnur á spjöldum: ${moneyIn(a)}.`,
    ),
  "reason.settler.others": (a: Args) =>
    together(
      `${took(a)}: allir mega taka plantekru, hver á eftir öðrum.`,
      waiting(a, `Þú velur síðar; í röðinni ${are(a.tiles)} ${a.tiles}.`, "Það er ekkert pláss á eyjunni þinni."),
    ),
  "reason.hospice.others": (a: Args) => `Gistihúsið getur gefið verkamann. ${left(a)}; leiknum lýkur þegar þeir duga ekki lengur á skipið.`,
  "reason.mayor.others": (a: Args) =>
    `${took(a)} og má taka einn verkamann aukalega. Síðan er verkamönnunum á skipinu (${a.aboard}) skipt á milli allra.`,
  "reason.placing.others": (a: Args) =>
    together(
      `${took(a)}: allir staðsetja verkamenn, hver á eftir öðrum.`,
      waiting(
        a,
        isSome(a.workers) ? `Þú staðsetur svo ${workers(a.workers)}.` : "Þú mátt færa þína verkamenn til síðar.",
        "Þú þarft ekkert að velja: verkamennirnir þínir fara sjálfir á sinn stað.",
      ),
    ),
  "reason.builder.others": (a: Args) =>
    together(
      `${took(a)}: allir mega reisa byggingu, hver á eftir öðrum.`,
      waiting(a, `Þú átt ${doubloons(a)} þegar röðin kemur að þér.`, `Þú átt ${doubloons(a)} og getur ekkert reist.`),
    ),
  "reason.university.others": (a: Args) =>
    `Háskólinn getur gefið verkamann. ${left(a)}; leiknum lýkur þegar þeir duga ekki lengur á skipið.`,
  "reason.craftsman.others": (a: Args) =>
    together(`Allir hafa framleitt. ${does(a, "fær")} eina tunnu í viðbót.`, a.wait !== "watch" && `Þú átt ${anyBarrels(a.barrels)}.`),
  "reason.trader.others": (a: Args) =>
    together(
      `${took(a)}: allir mega selja eina tunnu, hver á eftir öðrum. Í versluninni er pláss fyrir ${anyBarrels(a.free)} í viðbót.`,
      waiting(a, "Þú mátt selja síðar.", "Þú átt ekkert sem hún kaupir."),
    ),
  "reason.captain.others": (a: Args) =>
    together(
      `${took(a)}: allir lesta til skiptis þar til enginn getur meira.`,
      a.wait !== "watch" &&
        (isSome(a.lost) ? `Þú átt ${anyBarrels(a.barrels)} og myndir missa ${a.lost} núna.` : `Þú átt ${anyBarrels(a.barrels)}.`),
    ),
  "reason.storage.others": "Lestun er lokið. Það sem kemst ekki í geymslu fer aftur í birgðir.",

  // Why a piece cannot be chosen now.
  "why.role": (a: Args) => `Það er hægt ${inPhase(a)}.`,
  "why.roleTaken": (a: Args) => `${does(a, "er")} með þetta hlutverk í umferðinni.`,
  "why.roleLater": (a: Args) => `Nú stendur ${phaseOf(a)} yfir. Þú velur hlutverk þegar röðin kemur að þér.`,
  "why.workerFirst": "Ákveddu fyrst hvort þú vilt verkamanninn.",
  "why.circles": "Veldu tóman hring fyrir verkamann eða verkamann til að taka upp.",
  "why.nextMayor": "Þessir verkamenn koma með næsta borgarstjóra.",
  "why.supply": "Verkamenn koma með borgarstjóranum, gistihúsi eða háskóla.",
  "why.loadingOver": "Lestun er lokið. Veldu hvað fer í geymslu.",
  "why.goodsLater": "Þú selur tunnur með kaupmanninum og flytur þær út með skipstjóranum.",
  "why.theirs": (a: Args) => `Þetta á ${whoInside(a)}.`,
  "why.dear": (a: Args) => `Kostar ${doubloons(a)}. Þig vantar ${a.lack} í viðbót.`,
  "why.haveIt": "Þú átt þessa byggingu nú þegar.",
  "why.noneOfIt": "Þessar byggingar eru búnar.",
  "why.noRoom": (a: Args) => (Number(a.spaces) > 1 ? "Hún þarf 2 lausa borgarreiti." : "Borgin þín er full."),
  "why.noQuarry": "Grjótnámurnar eru búnar.",
  "why.quarry": "Til að taka grjótnámu þarftu landnemann eða mannaða smiðju.",
  "why.hacienda": "Til að draga hulda plantekru þarftu mannaðan búgarð.",
  "why.stackEmpty": "Huldu plantekrurnar eru búnar.",
  "why.drawn": "Þú hefur þegar dregið með búgarðinum.",
  "why.shipFull": "Þetta skip er fullt.",
  "why.shipOf": (a: Args) => `Þetta skip flytur ${goodOf(a)} og þú átt ${noneOf(a)}.`,
  "why.shipNone": "Tunnurnar þínar verða að fara í skip sem flytja þegar sömu vöru.",
  "why.shipLarger": "Annað tómt skip tekur fleiri af tunnunum þínum.",
  "why.barrelFirst": "Veldu fyrst tunnu til að selja.",
  "why.notProduced": (a: Args) => `Þú framleiddir ${noneOf(a)} í þetta sinn.`,
  "why.noneLeft": (a: Args) => `Það eru ${noneOf(a)} eftir í birgðum.`,
  "why.noBarrels": (a: Args) => `Þú átt ${noneOf(a)}.`,
  "why.goodFull": (a: Args) => `Skipið með ${goodDative(a)} er fullt.`,
  "why.goodNone": (a: Args) => `Ekkert skip getur tekið ${goodOf(a)}: öll flytja þau aðra vöru.`,
  "why.houseHas": (a: Args) => `Í versluninni er þegar til ${goodOf(a)} og hún kaupir hverja vöru bara einu sinni.`,
  "why.stored": (a: Args) => `${upper(`${stemOf(a.good)}tunnurnar`)} þínar eru þegar í geymslu.`,
  "why.wharfUsed": "Þú hefur þegar notað bryggjuna í þessari lotu.",
  "why.wharfEmpty": "Enginn verkamaður er á bryggjunni þinni.",
  "why.manned": "Þú mátt bara taka upp verkamenn áður en þú setur þann fyrsta niður.",
  "why.nobody": "Þú átt engan verkamann eftir til að staðsetja. Taktu fyrst einn upp.",

  // What happened, for the log. Most sentences are about a seat: "Þú velur borgarstjórann."
  "log.began": "Leikurinn hefst.",
  "log.resigned": (a: Args) => `${does(a, "gefur")} leikinn.`,
  "log.ended": "Leiknum var slitið.",
  "log.role": (a: Args) => `${does(a, "velur")} ${theRole(a)}.`,
  "log.rolePaid": (a: Args) => `${does(a, "velur")} ${theRole(a)} og ${verb(a, "fær")} ${doubloons(a)} af spjaldinu.`,
  "log.prospected": (a: Args) => `${does(a, "fær")} ${money(a.prospecting)} sem gullgrafari.`,
  "log.tile": (a: Args) => `${does(a, "tekur")} ${aTile(a)}.`,
  "log.drew": (a: Args) => `${does(a, "dregur")} ${aTile(a)} með búgarðinum.`,
  "log.discarded": "Plantekrunum sem eftir eru er kastað.",
  "log.reshuffled": "Staflarnir eru tómir: kastbunkinn er stokkaður aftur inn.",
  "log.turned": (a: Args) => `${many(a.count, "nýrri plantekru", "nýjum plantekrum")} er flett upp.`,
  "log.landed": (a: Args) => `${does(a, "fær")} ${workers(a.count)} af skipinu.`,
  "log.privilege": (a: Args) => `${does(a, "fær")} aukaverkamann sem borgarstjóri.`,
  "log.lifted": (a: Args) => `${does(a, "tekur")} verkamann ${outOfSpot(a, "from")}.`,
  "log.placed": (a: Args) => `${does(a, "sendir")} ${workers(a.count)} ${intoSpot(a)}.`,
  "log.sent": (a: Args) => `${does(a, "fær")} verkamann ${intoSpot(a)}.`,
  "log.boarded": (a: Args) =>
    Number(a.count) === 0
      ? "Engir verkamenn eru eftir fyrir næsta skip."
      : `${workersAre(a.count)} ${oneOf(a.count, "kemur", "koma")} með næsta skipi.`,
  "log.built": (a: Args) => `${does(a, "reisir")} ${aBuilding(a)} fyrir ${doubloons(a)}.`,
  "log.builtFree": (a: Args) => `${does(a, "reisir")} ${aBuilding(a)} ókeypis.`,
  "log.produced": (a: Args) => `${does(a, "framleiðir")} ${barrels(a)}.`,
  "log.extra": (a: Args) => `${does(a, "fær")} eina ${aBarrel(a)} aukalega sem handverksmaður.`,
  "log.factory": (a: Args) => `${does(a, "fær")} ${doubloons(a)} fyrir verksmiðjuna.`,
  "log.sold": (a: Args) => `${does(a, "selur")} ${aBarrel(a)} fyrir ${doubloons(a)}.`,
  "log.soldFree": (a: Args) => `${does(a, "selur")} ${aBarrel(a)} en ${verb(a, "fær")} ekkert fyrir.`,
  "log.houseEmptied": "Verslunin er full og því tæmd.",
  "log.loaded": (a: Args) => `${does(a, "lestar")} ${barrels(a)} í ${shipOf(a)}: ${points(a.barrels)}.`,
  "log.wharf": (a: Args) => `${does(a, "sendir")} ${barrels(a)} frá bryggjunni: ${points(a.barrels)}.`,
  "log.bonus.captain": (a: Args) => `${does(a, "fær")} ${points(a.captainBonus)} aukalega sem skipstjóri.`,
  "log.bonus.harbor": (a: Args) => `${does(a, "fær")} ${points(a.harborBonus)} aukalega fyrir höfnina.`,
  "log.loadingOver": "Lestun er lokið. Leikmenn koma vörum í geymslu.",
  "log.stored": (a: Args) => `${does(a, "geymir")} allar ${stemOf(a.good)}tunnurnar.`,
  "log.kept": (a: Args) => `${does(a, "heldur")} einni ${aBarrel(a)} eftir.`,
  "log.returned": (a: Args) => `${does(a, "missir")} ${barrels(a)}.`,
  "log.sailed": (a: Args) => `${shipOf(a)} er fullt af ${goodDative(a)}. Það siglir burt og kemur tómt til baka.`,
  "log.passed.hacienda": (a: Args) => `${does(a, "tekur")} enga plantekru.`,
  "log.passed.settler": (a: Args) => `${does(a, "tekur")} enga plantekru.`,
  "log.passed.hospice": (a: Args) => `${does(a, "tekur")} engan verkamann með gistihúsinu.`,
  "log.passed.mayor": (a: Args) => `${does(a, "tekur")} engan aukaverkamann.`,
  "log.passed.lifting": (a: Args) => `${does(a, "lætur")} alla verkamenn vera kyrra.`,
  "log.passed.builder": (a: Args) => `${does(a, "reisir")} ekkert.`,
  "log.passed.university": (a: Args) => `${does(a, "tekur")} engan verkamann með háskólanum.`,
  "log.passed.craftsman": (a: Args) => `${does(a, "tekur")} enga aukatunnu.`,
  "log.passed.trader": (a: Args) => `${does(a, "selur")} ekkert.`,
  "log.passed.captain": (a: Args) => `${does(a, "notar")} ekki bryggjuna.`,
  "log.skipped": (a: Args) => `${who(a)} getur ekki ${SKIPPED[`${a.role}`] ?? "gert neitt"}.`,
  "log.lastRound.colonists": "Það eru of fáir verkamenn eftir fyrir næsta skip. Þetta er síðasta umferðin.",
  "log.lastRound.city": "Ein borgin er orðin full. Þetta er síðasta umferðin.",
  "log.lastRound.victoryPoints": "Stigin eru búin. Þetta er síðasta umferðin.",
  "log.paid": (a: Args) => `Hvert hlutverk sem gekk af fær ${money(a.onCardNotChosen)}.`,
  "log.governor": (a: Args) => `Umferð ${a.round}: ${whoInside(a)} ${verb(a, "er")} landstjóri.`,
  "log.over": "Síðustu umferðinni er lokið.",

  round: (a: Args) => `Umferð ${a.round}`,
  "end.points": (a: Args) => `Flest stig: ${a.best}.`,
  "end.wealth": "Jafnt á stigum: doblúnur og tunnur réðu úrslitum.",
  "end.shared": (a: Args) => `Líka jafnt á doblúnum og tunnum, með ${points(a.best)}.`,

  // The table in words, for players who do not see it. Lists are packed as in `pairsIn`.
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

  // What roles and buildings brought, for the score sheet.
  "earned.roleCards": "Hlutverkaspjöld",
  "earned.points": (a: Args) => points(a.n),
  "earned.doubloons": (a: Args) => many(a.n, "doblúna", "doblúnur"),
  "earned.saved": (a: Args) => `${many(a.n, "doblúna", "doblúnur")} í afslátt`,
  "earned.barrels": (a: Args) => many(a.n, "tunna", "tunnur"),
  "earned.workers": (a: Args) => workersAre(a.n),
  "earned.tiles": (a: Args) => many(a.n, "flís", "flísar"),

  // How matches were won and what a player does again and again, for the statistics.
  "won.points": "Á stigum",
  "won.wealth": "Á doblúnum og tunnum, þegar stig eru jöfn",
  "won.shared": "Sameiginlegur sigur",
  "habit.role": "Fyrsta hlutverkið þitt",
  "habit.opening": "Fyrsta byggingin þín",
  "habit.buildings": "Byggingar sem þú reisir",
};
