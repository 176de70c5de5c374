/** The guided first match, and a tip for each kind of choice. */
import type { Args } from "../../../../text/grammar.ts";
import { casks, extraCoins, extraPoints } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": "Wie de meeste punten heeft, wint. Je scoort door vaten te verschepen en je stad uit te bouwen.",
  "lesson.settler":
    "In je beurt neem je één rol. Iedereen voert hem uit, maar alleen jij krijgt het privilege. Hier groeit nog niets, dus begin met plantages.",
  "lesson.settler.do": "Neem de Landbouwer.",
  "lesson.corn":
    "Jouw privilege zou een steengroeve zijn: met een arbeider maakt die gebouwen goedkoper. Maar met maïs begin je het snelst: alleen een plantage en een arbeider, geen gebouw.",
  "lesson.corn.do": "Neem de maïsplantage.",
  "lesson.worker": "Een bot nam de Burgemeester, dus krijg jij ook een arbeider. Zonder arbeider levert een plantage niets op.",
  "lesson.worker.do": "Zet je arbeider op de maïsplantage.",
  "lesson.plant": "Nu nam een bot de Bouwmeester, dus mag jij ook bouwen. Indigo wordt pas in een indigoververij tot vaten verwerkt.",
  "lesson.plant.do": "Bouw de kleine indigoververij.",
  "lesson.craft":
    "Een nieuwe ronde: de kaarten zijn terug en de bot met de gouverneurshoed kiest als eerste. Hij nam de Opzichter: jij produceerde dit vat, de bot niets. Kijk wat een rol de anderen oplevert voordat je hem neemt.",
  "lesson.ship": (a: Args) =>
    `De volgende speler nam meteen de Kapitein. Iedereen laadt om de beurt, en moet dat als het kan: 1 punt per vat. Wat niet mee kan, gaat verloren, op ${casks(a.freeBarrels)} na.`,
  "lesson.ship.do": "Laad je maïs.",
  "lesson.mayor":
    "Je indigoplantage en de ververij hebben geen arbeiders en doen dus niets. Als burgemeester krijg je één arbeider meer dan de anderen.",
  "lesson.mayor.do": "Neem de Burgemeester.",
  "lesson.privilege":
    "Dit is je privilege: één arbeider uit de voorraad, voordat die van het schip worden verdeeld. In een burgemeestersfase mag je ook de arbeiders verplaatsen die je al hebt.",
  "lesson.privilege.do": "Neem de extra arbeider.",
  "lesson.trader":
    "Al je cirkels zijn bemand, dus je produceerde ook indigo. Elke rol die in een ronde overblijft, krijgt een dubloen. Wat op de Handelaar ligt, krijg je bij de kaart.",
  "lesson.trader.do": "Neem de Handelaar.",
  "lesson.sell": (a: Args) =>
    `Het handelshuis koopt elke soort één keer, tot het vol is en wordt geleegd. Voor maïs betaalt het ${a.cornPrice}, voor indigo ${a.indigoPrice}, en als handelaar krijg je ${extraCoins(a.traderBonus)}.`,
  "lesson.sell.do": "Verkoop je indigo.",
  "lesson.build":
    "Dubloenen zijn geen punten: maak er gebouwen van. Paarse helpen je zodra er een arbeider is. Wijs er een aan om te lezen wat het doet.",
  "lesson.build.do": "Bouw een paars gebouw dat je aanspreekt.",
  "lesson.captain":
    "Wees vroeg bij de schepen. Op het schip met maïs zijn nog 2 plekken vrij, en een andere speler heeft 2 vaten maïs. Als kapitein laad je als eerste.",
  "lesson.captain.do": "Neem de Kapitein.",
  "lesson.load": (a: Args) => `Voor je eerste lading als kapitein krijg je bovendien ${extraPoints(a.captainBonus)}.`,
  "lesson.load.do": "Laad je maïs.",
  "lesson.large":
    "Spaar voor een van deze. Grote gebouwen beslissen vaak de partij: ze leveren aan het einde extra punten op, maar alleen met een arbeider.",
  "lesson.sailed":
    "Je was op tijd: de andere speler had nog maar plaats voor 1 van de 2 vaten. Een vol schip vaart uit en komt leeg terug.",
  "lesson.end": (a: Args) =>
    `De partij eindigt na de ronde waarin de punten op zijn, het arbeidersschip niet helemaal kan worden gevuld of iemand alle ${a.citySpaces} stadsvelden bezet. Houd deze meters in de gaten.`,
  "lesson.praise":
    "Je hebt nu één cyclus doorlopen: planten, bemannen, bouwen, produceren, verkopen en verschepen. De rest staat op kaarten: wijs een stuk aan.",
  "lesson.praise.do": "Kies nu een plantage. Neem rollen die jou meer helpen dan de anderen, en houd je cirkels bemand.",

  "tip.role": "Iedereen voert de rol uit die jij neemt. Wijs een kaart aan om te zien wat elke speler eraan heeft.",
  "tip.role.money": "Dubloenen op een rolkaart krijg je voordat je de rol uitvoert: je kunt ze meteen uitgeven.",
  "tip.role.next": "Denk aan wie na jou kiest. Neem je de Opzichter, dan kan de volgende als eerste verkopen of verschepen.",
  "tip.role.end": "Het einde is dichtbij. Vanaf nu zijn punten meer waard dan dubloenen en handige gebouwen.",
  "tip.hacienda": (a: Args) => `De gedekte plantage krijg je extra, maar op je eiland zijn maar ${a.islandSpaces} velden.`,
  "tip.settler": "Neem een gewas waarvan je het gebouw hebt of binnenkort kunt betalen.",
  "tip.settler.corn": "Neem maïs voor snelle punten, of een gewas waarvan je het gebouw binnenkort kunt betalen.",
  "tip.settler.quarry": "Bemande steengroeven maken elk gebouw goedkoper. Neem er vroeg een, nu jij de landbouwer bent.",
  "tip.hospice": "Neem je de arbeider nu, dan hoef je niet op de Burgemeester te wachten.",
  "tip.mayor": "Meer arbeiders zijn bijna altijd goed. Bedank alleen als je de partij langer wilt laten duren.",
  "tip.lifting": "Bemand een plantage samen met het productiegebouw. Het een zonder het ander levert geen vaten op.",
  "tip.builder": "Koop eerst wat vaten of dubloenen oplevert. Bewaar grote gebouwen voor de tweede helft van de partij.",
  "tip.builder.large": "Je kunt een groot gebouw betalen. Er is er van elk maar één, dus wees de eerste.",
  "tip.builder.score": "Elk gebouw levert aan het einde punten op, en een volle stad beëindigt de partij.",
  "tip.university": "Een gebouw helpt alleen met een arbeider, dus neem hem.",
  "tip.craftsman": "Neem de soort die je straks kunt verkopen of verschepen.",
  "tip.trader": "Koffie brengt het meest op, maïs alleen je bonussen. Het huis koopt elke soort één keer, tot het wordt geleegd.",
  "tip.captain": "Laad eerst wat je zou kunnen kwijtraken, en bedenk welk schip je voor de anderen overlaat.",
  "tip.captain.late":
    "Een pakhuis voorkomt dat vaten verloren gaan, niet dat je ze moet laden. Heb je er geen, verkoop dan voordat de Kapitein komt, of neem zelf de Kapitein.",
  "tip.wharf": "Je werf werkt één keer per kapiteinsfase. Gebruik hem voor de soort waarvan je het meest hebt.",
  "tip.store": "Bewaar de soort waarvan je het meest hebt, of die het meest opbrengt.",
  "tip.keep": "Houd het vat dat het meest opbrengt, of een soort die niemand anders heeft.",
} as const;
