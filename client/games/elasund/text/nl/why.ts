/** Why a piece cannot be chosen now. */

import { type Args, isSome, type People } from "../../../../text/grammar.ts";
import { belongingTo, personAt, upper } from "../../../../text/nl/grammar.ts";
import { gold, inRows, ofEachColour, ofOneColour, permits, theKind } from "./phrases.ts";

/** "2 bij 3", columns first. */
const size = (a: Args): string => `${a.width} bij ${a.height}`;

export const WHY = {
  "why.theirs": (a: Args) => `Dat is ${belongingTo(a)}.`,
  "why.dear": (a: Args) => `Dat kost ${gold(a.total)}. Je komt ${a.lack} tekort.`,
  "why.dearSite": (a: Args) => `Dat kost ${gold(a.total)}, met de vergunningen van anderen erbij. Je komt ${a.lack} tekort.`,
  "why.staysNot": "Het schip mag niet in dezelfde rij blijven.",
  "why.twoRows": "Het schip moet precies twee rijen varen.",
  "why.rollFirst": "Gooi eerst de dobbelstenen.",
  "why.dish": "Je hebt deze beurt al gegooid.",
  "why.dice": "De dobbelstenen bepalen de rij van het schip.",
  "why.ship": "De dobbelstenen verplaatsen het schip. Kies het nummer van een rij als daarom wordt gevraagd.",
  "why.shipFirst": "Kies eerst een rij voor het schip: klik op het nummer.",
  "why.giveFirst": "Geef de piraten eerst kaarten uit je hand.",
  "why.returnFirst": "Geef eerst machtkaarten uit je hand terug.",
  "why.takeFirst": "Neem eerst een van de kaarten die de piraten kregen.",
  "why.partFirst": "Kies eerst een deel van de kerk.",
  "why.settleFirst": "Zet eerst je startgebouw terug.",
  "why.payFirst": "Kies eerst met welke machtkaarten je betaalt.",
  "why.bonusFirst": "Kies eerst een bonusactie.",
  "why.permitFirst": "Kies eerst een van je vergunningen.",
  "why.goldTaken": (a: Args) =>
    `Je hebt deze beurt al goud genomen of een vergunning geplaatst. Als bonusactie kun je ${gold(a.goldTaken)} nemen voor ${ofEachColour(a.differentCost)}.`,
  "why.cards": "Met je kaarten betaal je zodra je kiest wat je doet.",
  "why.deck": "Machtkaarten krijg je van gebouwen in de rij van het schip, van de muur en van de piraten.",
  "why.discard": "Deze machtkaarten zijn gespeeld. Ze worden geschud als de stapel op is.",
  "why.track": "Handelspunten krijg je met gebouwen op velden met molens.",
  "why.wallSpace": "Kies een plek naast een poort of een muurdeel.",
  "why.wallFull": "Er is geen plek meer voor een muurdeel.",
  "why.wallStays": "Muurdelen blijven staan.",
  "why.churchStays": "De kerk blijft staan.",
  "why.chooseKind": "Kies eerst wat je bouwt en dan waar.",
  "why.buildFirst": "Stop eerst met bouwen. Daarna neem je goud of plaats je een vergunning.",
  "why.built": "Je bent deze beurt klaar met bouwen.",
  "why.start": "Startgebouwen kun je niet opnieuw bouwen.",
  "why.noneLeft": "Deze zijn op.",
  "why.noWall": "Je hebt al je muurdelen gebouwd.",
  "why.noChurch": "De kerk is af.",
  "why.noPermit": (a: Args) => `${upper(theKind(a))} vraagt ${permits(a.permits)} op het bouwterrein, en jij hebt er geen op het bord.`,
  "why.noSite": (a: Args) =>
    `Voor ${theKind(a)} is geen bouwterrein. Er zijn ${permits(a.permits)} nodig, en de jouwe moeten het meest waard zijn.`,
  "why.siteInfluence": (a: Args) => `Om een even groot gebouw te verdringen heb je ${ofOneColour(a.equalCost)} nodig.`,
  "why.site": (a: Args) => `${upper(theKind(a))} vraagt ${permits(a.permits)} op het bouwterrein, en de jouwe moeten het meest waard zijn.`,
  "why.site.outside": (a: Args) => `${upper(theKind(a))} past hier niet.`,
  "why.site.permits": (a: Args) =>
    isSome(a.found)
      ? `${upper(theKind(a))} vraagt ${permits(a.permits)} op een bouwterrein van ${size(a)}. Hier ligt er maar ${a.found}.`
      : `${upper(theKind(a))} vraagt ${permits(a.permits)} op een bouwterrein van ${size(a)}. Hier ligt er geen.`,
  "why.site.notYours": "Op dit bouwterrein ligt geen vergunning van jou. De jouwe moeten het meest waard zijn.",
  "why.site.right": (a: Args, people?: People) =>
    `Hier zijn jouw vergunningen ${a.own} waard en die ${belongingTo(personAt(Number(a.rival), people))} ${a.best}. De jouwe moeten meer waard zijn.`,
  "why.site.larger": (a: Args) => `${upper(theKind(a))} kan niet op een groter gebouw, de kerk of de bouwput staan.`,
  "why.site.equals": (a: Args) => `Je kunt hoogstens ${a.equalMost} even grote gebouwen verdringen.`,
  "why.plate": "Kies het bordje met de prijs.",
  "why.home": "Daar zijn vrije velden zonder molen voor nodig.",
  "why.onBoard": "Deze vergunning ligt al op het bord.",
  "why.inSupply": "Deze vergunning ligt niet op het bord.",
  "why.noLower": "Je kunt dat niet betalen, of je hebt geen lagere vergunning op het bord.",
  "why.lowerOnly": (a: Args) => `Kies een van je vergunningen onder ${a.value}.`,
  "why.notFree.building": "Hier staat een gebouw. Een vergunning moet op een vrij veld.",
  "why.notFree.permit": "Hier ligt al een vergunning.",
  "why.notFree.church": "Hier staat de kerk.",
  "why.notFree.pit": "De bouwput is alleen voor de kerk.",
  "why.noMill": "Startgebouwen mogen niet op velden met molens.",
  "why.noRoom": (a: Args) => `Voor ${theKind(a)} is een vrije plek van ${size(a)} zonder molen nodig.`,
  "why.marked": "Kies een van de gemarkeerde plekken.",
  "why.noFree": "Er is geen veld vrij.",
  "why.rowsOnly": (a: Args) => `Buiten ${inRows(a.rows)} kost een vergunning ook ${ofOneColour(a.pairCost)}.`,
  "why.freeOnly": "Kies een vrij veld.",
  "why.notGold": "Hier heb je macht nodig, geen goud.",
  "why.fewCards": (a: Args) => `Je hebt er ${a.count} van dezelfde kleur nodig.`,
  "why.noPair": (a: Args) => `Dat kost ${ofOneColour(a.pairCost)}.`,
  "why.noEach": (a: Args) => `Dat kost ${ofEachColour(a.differentCost)}.`,
  "why.bonus.move": "Je hebt geen vergunning die je kunt verplaatsen.",
  "why.bonus.upgrade": "Je hebt geen vergunning die je kunt verhogen en betalen.",
  "why.bonus.extra": "Je kunt geen van je vergunningen betalen, of er is geen veld vrij.",
} as const;
