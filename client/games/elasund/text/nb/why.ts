/** Why a piece cannot be chosen now. */
import { type Args, isSome, type People } from "../../../../text/grammar.ts";
import { ofWhom, personAt, whom } from "../../../../text/nb/grammar.ts";
import { gold, inRows, ofEachColour, ofOneColour, permits, theKind } from "./phrases.ts";

/** "2 × 3", columns first. */
const size = (a: Args): string => `${a.width} × ${a.height}`;
/** "Brønnen". */
const kind = (a: Args): string => theKind(a).replace(/^./, (first) => first.toUpperCase());

export const WHY = {
  "why.theirs": (a: Args) => `Det tilhører ${whom(a)}.`,
  "why.dear": (a: Args) => `Det koster ${gold(a.total)}. Du mangler ${a.lack}.`,
  "why.dearSite": (a: Args) => `Det koster ${gold(a.total)}, med de andres tillatelser. Du mangler ${a.lack}.`,
  "why.staysNot": "Skipet kan ikke bli i samme rad.",
  "why.twoRows": "Skipet må seile nøyaktig to rader.",
  "why.rollFirst": "Kast terningene først.",
  "why.dish": "Du har kastet terningene denne turen.",
  "why.dice": "Terningene velger skipets rad.",
  "why.ship": "Terningene flytter skipet. Velg tallet på en rad når du blir spurt.",
  "why.shipFirst": "Velg først en rad til skipet: Klikk på tallet.",
  "why.giveFirst": "Gi først kort fra hånden til piratene.",
  "why.returnFirst": "Gi først tilbake maktkort fra hånden.",
  "why.takeFirst": "Ta først ett av kortene til piratene.",
  "why.partFirst": "Velg først en del av kirken.",
  "why.settleFirst": "Sett først startbygningen din tilbake.",
  "why.payFirst": "Velg først maktkortene du vil betale med.",
  "why.bonusFirst": "Velg først en bonushandling.",
  "why.permitFirst": "Velg først en av tillatelsene dine.",
  "why.goldTaken": (a: Args) =>
    `Du har allerede tatt gull eller lagt ut en tillatelse denne turen. Som bonushandling kan du ta ${gold(a.goldTaken)} for ${ofEachColour(a.differentCost)}.`,
  "why.cards": "Du betaler med kortene når du velger hva du vil gjøre.",
  "why.deck": "Maktkort får du fra bygninger i skipets rad, fra muren og fra piratene.",
  "why.discard": "Disse maktkortene er brukt. De stokkes når bunken er tom.",
  "why.track": "Handelspoeng får du for bygninger på felt med vindmølle.",
  "why.wallSpace": "Velg en plass ved siden av en port eller et murstykke.",
  "why.wallFull": "Det er ikke plass til flere murstykker.",
  "why.wallStays": "Murstykker blir stående der de er.",
  "why.churchStays": "Kirken blir stående der den er.",
  "why.chooseKind": "Velg først hva du vil bygge, og så tomten.",
  "why.buildFirst": "Avslutt byggingen først. Så tar du gull eller legger ut en tillatelse.",
  "why.built": "Du er ferdig med å bygge denne turen.",
  "why.start": "Startbygninger kan ikke bygges på nytt.",
  "why.noneLeft": "Det er ingen igjen av denne.",
  "why.noWall": "Du har bygd alle murstykkene dine.",
  "why.noChurch": "Kirken er ferdig.",
  "why.noPermit": (a: Args) => `${kind(a)} krever ${permits(a)} på tomten, og du har ingen på brettet.`,
  "why.noSite": (a: Args) => `Det finnes ingen tomt til ${theKind(a)}. Det kreves ${permits(a)}, og dine må være mest verdt.`,
  "why.siteInfluence": (a: Args) => `For å bygge over noe like stort trenger du ${ofOneColour(a.equalCost)}.`,
  "why.site": (a: Args) => `${kind(a)} krever ${permits(a)} på tomten, og dine må være mest verdt.`,
  "why.site.outside": (a: Args) => `${kind(a)} får ikke plass her.`,
  "why.site.permits": (a: Args) =>
    isSome(a.found)
      ? `${kind(a)} krever ${permits(a)} på tomten på ${size(a)} felt. Her er det bare ${a.found}.`
      : `${kind(a)} krever ${permits(a)} på tomten på ${size(a)} felt. Her er det ingen.`,
  "why.site.notYours": "Ingen av tillatelsene på denne tomten er dine. Dine må være mest verdt.",
  "why.site.right": (a: Args, people?: People) =>
    `Her er tillatelsene dine verdt ${a.own}, og ${ofWhom(personAt(Number(a.rival), people), "dine")} er verdt ${a.best}. Dine må være mer verdt.`,
  "why.site.larger": (a: Args) => `${kind(a)} kan ikke stå på en større bygning, kirken eller byggegropen.`,
  "why.site.equals": (a: Args) => `Du kan fortrenge høyst ${a.equalMost} like store bygninger.`,
  "why.plate": "Velg skiltet med prisen.",
  "why.home": "Den trenger ledige felt uten vindmølle.",
  "why.onBoard": "Denne tillatelsen ligger allerede på brettet.",
  "why.inSupply": "Denne tillatelsen ligger ikke på brettet.",
  "why.noLower": "Du har ikke råd til den, eller har ingen lavere tillatelse på brettet.",
  "why.lowerOnly": (a: Args) => `Velg en av tillatelsene dine under ${a.value}.`,
  "why.notFree.building": "Her står det en bygning. Tillatelser trenger et ledig felt.",
  "why.notFree.permit": "Her ligger det allerede en tillatelse.",
  "why.notFree.church": "Her står kirken.",
  "why.notFree.pit": "Byggegropen er bare for kirken.",
  "why.noMill": "Startbygninger kan aldri stå på felt med vindmølle.",
  "why.noRoom": (a: Args) => `For å sette tilbake ${theKind(a)} trengs ${size(a)} ledige felt uten vindmølle.`,
  "why.marked": "Velg et av de markerte stedene.",
  "why.noFree": "Ingen felt er ledige.",
  "why.rowsOnly": (a: Args) => `Utenfor ${inRows(a.rows)} koster en tillatelse også ${ofOneColour(a.pairCost)}.`,
  "why.freeOnly": "Velg et ledig felt.",
  "why.notGold": "Her trenger du maktkort, ikke gull.",
  "why.fewCards": (a: Args) => `Du trenger ${a.count} i samme farge.`,
  "why.noPair": (a: Args) => `Det koster ${ofOneColour(a.pairCost)}.`,
  "why.noEach": (a: Args) => `Det koster ${ofEachColour(a.differentCost)}.`,
  "why.bonus.move": "Du har ingen tillatelse du kan flytte.",
  "why.bonus.upgrade": "Du har ingen tillatelse du kan oppgradere og har råd til.",
  "why.bonus.extra": "Du har ikke råd til noen av tillatelsene dine, eller ingen felt er ledige.",
} as const;
