/** Why a piece cannot be chosen now. */
import type { Args } from "../../../../text/grammar.ts";
import { does, upper, whoInside } from "../../../../text/is/grammar.ts";
import { doubloons, goodDative, goodOf, inPhase, phaseOf, stemOf } from "./phrases.ts";

/** "engar maístunnur". */
const noneOf = (a: Args): string => `engar ${stemOf(a.good)}tunnur`;

export const WHY = {
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
} as const;
