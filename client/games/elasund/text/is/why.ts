/** Why a piece cannot be chosen now. */
import { type Args, isSome, type People } from "../../../../text/grammar.ts";
import { are, personAt, upper, whoInside } from "../../../../text/is/grammar.ts";
import { aKind, at, gold, inRows, isPlural, kind, ofEachColour, ofOneColour, permits } from "./phrases.ts";

/** "2 × 3", columns first. */
const size = (a: Args): string => `${a.width} × ${a.height}`;
/** "Markaður þarf 2 leyfi á lóðina" */
const needs = (a: Args): string => `${upper(kind(a))} ${isPlural(a.kind) ? "þurfa" : "þarf"} ${permits(a)} á`;

export const WHY = {
  "why.theirs": (a: Args) => `Þetta á ${whoInside(a)}.`,
  "why.dear": (a: Args) => `Kostar ${gold(a.total)}. Þig vantar ${a.lack} í viðbót.`,
  "why.dearSite": (a: Args) => `Kostar ${gold(a.total)} með bótum fyrir leyfi annarra. Þig vantar ${a.lack} í viðbót.`,
  "why.staysNot": "Skipið má ekki vera kyrrt í sinni röð.",
  "why.twoRows": "Skipið verður að sigla nákvæmlega tvær raðir.",
  "why.rollFirst": "Kastaðu fyrst teningunum.",
  "why.dish": "Þú hefur þegar kastað teningunum í þessari lotu.",
  "why.dice": "Teningarnir velja röð skipsins.",
  "why.ship": "Teningarnir færa skipið. Veldu númer á röð ef spurt er um það.",
  "why.shipFirst": "Veldu fyrst röð fyrir skipið: smelltu á númerið.",
  "why.giveFirst": "Láttu sjóræningjana fyrst fá spjöld.",
  "why.returnFirst": "Skilaðu fyrst áhrifaspjöldum.",
  "why.takeFirst": "Taktu fyrst eitt af spjöldunum sem sjóræningjarnir fengu.",
  "why.partFirst": "Veldu fyrst hluta kirkjunnar.",
  "why.settleFirst": "Settu upphafsbygginguna fyrst á nýjan stað.",
  "why.payFirst": "Veldu fyrst áhrifaspjöld til að borga með.",
  "why.bonusFirst": "Veldu fyrst aukaaðgerð.",
  "why.permitFirst": "Veldu fyrst eitt af leyfunum þínum.",
  "why.goldTaken": (a: Args) =>
    `Þú hefur þegar tekið gull eða lagt leyfi í þessari lotu. Sem aukaaðgerð geturðu tekið ${gold(a.goldTaken)} fyrir ${ofEachColour(a.differentCost)}.`,
  "why.cards": "Þú borgar með spjöldunum þegar þú velur hvað þú gerir.",
  "why.deck": "Áhrifaspjöld koma frá byggingum í röð skipsins, múrnum og sjóræningjunum.",
  "why.discard": "Þessi áhrifaspjöld hafa verið notuð. Þau eru stokkuð þegar bunkinn er búinn.",
  "why.track": "Verslunarstig koma frá byggingum á vindmyllureitum.",
  "why.wallSpace": "Veldu reit við borgarhlið eða annan múrhluta.",
  "why.wallFull": "Enginn reitur er eftir fyrir múrhluta.",
  "why.wallStays": "Múrhlutar standa kyrrir.",
  "why.churchStays": "Kirkjan stendur kyrr.",
  "why.chooseKind": "Veldu fyrst hvað þú reisir og svo lóð.",
  "why.buildFirst": "Ljúktu fyrst við að byggja. Svo tekurðu gull eða leggur leyfi.",
  "why.built": "Þú hefur lokið við að byggja í þessari lotu.",
  "why.start": "Upphafsbyggingar er ekki hægt að reisa aftur.",
  "why.noneLeft": "Þær eru búnar.",
  "why.noWall": "Þú hefur reist alla múrhlutana þína.",
  "why.noChurch": "Kirkjan er fullbyggð.",
  "why.noPermit": (a: Args) => `${needs(a)} lóðina en þú átt ekkert á borðinu.`,
  "why.noSite": (a: Args) => `Engin lóð hentar fyrir ${aKind(a)}. Þar þarf ${permits(a)} og þín verða að vera verðmætust.`,
  "why.siteInfluence": (a: Args) => `Til að byggja yfir jafnstórt þarftu ${ofOneColour(a.equalCost)}.`,
  "why.site": (a: Args) => `${needs(a)} lóðina og þín verða að vera verðmætust.`,
  "why.site.outside": (a: Args) => `${upper(kind(a))} ${isPlural(a.kind) ? "komast" : "kemst"} ekki fyrir hér.`,
  "why.site.permits": (a: Args) =>
    isSome(a.found)
      ? `${needs(a)} ${size(a)} reita lóð. Hér ${are(a.found)} bara ${a.found}.`
      : `${needs(a)} ${size(a)} reita lóð. Hér er ekkert.`,
  "why.site.notYours": "Þú átt ekkert leyfi á þessari lóð. Þín verða að vera verðmætust.",
  "why.site.right": (a: Args, people?: People) =>
    `Gildi leyfanna hér er ${a.own} hjá þér en ${a.best} ${at(personAt(Number(a.rival), people))}. Þín verða að vera verðmætari.`,
  "why.site.larger": (a: Args) =>
    `${upper(kind(a))} ${isPlural(a.kind) ? "komast" : "kemst"} ekki fyrir á stærri byggingu, kirkjunni eða kirkjugrunninum.`,
  "why.site.equals": (a: Args) => `Í mesta lagi ${a.equalMost} jafnstórar byggingar geta vikið.`,
  "why.plate": "Veldu skiltið með verðinu.",
  "why.home": "Hér þarf lausa reiti án vindmyllu.",
  "why.onBoard": "Þetta leyfi er þegar á borðinu.",
  "why.inSupply": "Þetta leyfi er ekki á borðinu.",
  "why.noLower": "Þú átt ekki fyrir því eða ert ekki með lægra leyfi á borðinu.",
  "why.lowerOnly": (a: Args) => `Veldu eitt af leyfum þínum undir ${a.value}.`,
  "why.notFree.building": "Hér stendur bygging. Leyfi þurfa lausan reit.",
  "why.notFree.permit": "Hér liggur þegar leyfi.",
  "why.notFree.church": "Hér stendur kirkjan.",
  "why.notFree.pit": "Grunnurinn er bara fyrir kirkjuna.",
  "why.noMill": "Upphafsbyggingar fara aldrei á vindmyllureiti.",
  "why.noRoom": (a: Args) => `${upper(kind(a))} ${isPlural(a.kind) ? "þurfa" : "þarf"} ${size(a)} lausa reiti án vindmyllu.`,
  "why.marked": "Veldu einn af merktu stöðunum.",
  "why.noFree": "Enginn reitur er laus.",
  "why.rowsOnly": (a: Args) => `Annars staðar en í ${inRows(a.rows)} kostar leyfi líka ${ofOneColour(a.pairCost)}.`,
  "why.freeOnly": "Veldu lausan reit.",
  "why.notGold": "Hér þarftu áhrif, ekki gull.",
  "why.fewCards": (a: Args) => `Þú þarft ${a.count} í sama lit.`,
  "why.noPair": (a: Args) => `Kostar ${ofOneColour(a.pairCost)}.`,
  "why.noEach": (a: Args) => `Kostar ${ofEachColour(a.differentCost)}.`,
  "why.bonus.move": "Þú átt ekkert leyfi sem þú gætir fært.",
  "why.bonus.upgrade": "Þú átt ekkert leyfi sem þú gætir hækkað og borgað fyrir.",
  "why.bonus.extra": "Þú átt ekki fyrir neinu af leyfunum þínum eða enginn reitur er laus.",
} as const;
