/** Why something is asked now, and what the choice is for. The person of a sentence is the one who took the role. */
import { type Amount, type Args, isSome, isYou } from "../../../../text/grammar.ts";
import { are, does, list, lower, many, oneOf, who } from "../../../../text/is/grammar.ts";
import { GOOD_NAMES, ROLE_NAMES } from "./names.ts";
import { anyBarrels, doubloons, intoBuilding, money, points, stemOf, theRole, workers, workersAre } from "./phrases.ts";

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

/** To the seat that is asked. */
const YOURS = {
  "reason.role": (a: Args) =>
    together(
      isSome(a.last)
        ? "Þetta er síðasta umferðin: veldu það sem gefur þér flest stig."
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
} as const;

/** To everyone else, while a seat decides. */
const OTHERS = {
  "reason.role.others": (a: Args) =>
    together(
      a.wait === "watch" ? "Allir nýta hlutverkið." : "Þú nýtir hlutverkið líka en færð ekki fríðindin.",
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
} as const;

export const REASONS = { ...YOURS, ...OTHERS } as const;
