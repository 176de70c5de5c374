/** What is asked, the buttons that answer, and the icons beside them. */
import { type Args, isSome } from "../../../../text/grammar.ts";
import { are, asked, called, many, upper, who } from "../../../../text/is/grammar.ts";
import { GOOD_STEMS } from "./names.ts";
import {
  aBarrel,
  aBuilding,
  anyBarrels,
  aTile,
  barrels,
  barrelsAre,
  doubloons,
  intoSpot,
  money,
  outOfSpot,
  points,
  shipOf,
  theRole,
  workers,
  workersAre,
} from "./phrases.ts";

/** "allar sykurtunnur". */
const allBarrels = (a: Args): string => `allar ${called(GOOD_STEMS, a.good)}tunnur`;

export const ASK = {
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
    `Leikslok, leið 1 af 3: ekki tekst að fylla alveg á nýlenduskipið. Fyrir hringina sem eru tómir núna þyrfti ${workers(a.wanted)}; eftir ${are(a.left)} ${a.left}.`,
  "goal.city": (a: Args) =>
    `Leikslok, leið 2 af 3: einhver borg fyllist. Í þeirri þéttustu ${are(a.spaces)} ${a.spaces} af ${a.citySpaces} reitum í notkun.`,
  "goal.points": (a: Args) => `Leikslok, leið 3 af 3: stigin fyrir vöruflutninga klárast. Eftir ${are(a.left)} ${a.left} af ${a.start}.`,
} as const;

export const OPTIONS = {
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
} as const;
