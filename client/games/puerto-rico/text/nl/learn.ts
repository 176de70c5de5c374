/** Puerto Rico in Dutch: what cards, terms, the guided match and tips say. */

import type { Building, Role } from "../../../../../shared/puerto-rico/state.ts";
import { type Args, isSome, isYou, prefixed, type Sentence, type Translated } from "../../../../text/grammar.ts";
import { are, asked, byAmount, does, many, named, numeral, upper, verb, who } from "../../../../text/nl/grammar.ts";
import type * as English from "../en/learn.ts";
import {
  BUILDING_NAMES,
  barrels,
  buildingOf,
  casks,
  circles,
  coins,
  doubloons,
  extraCoins,
  extraPoints,
  fields,
  goodOf,
  kinds,
  owned,
  points,
  quarries,
  quarriesLeft,
  ROLE_NAMES,
  SOURCE_NAMES,
  self,
  spaces,
  tileName,
  tileOf,
  workers,
} from "./phrases.ts";

// What each building and each role does. Printed numbers come from the rules, see numbers.ts.

const BUILDING_EFFECTS: Readonly<Record<Building, Sentence>> = {
  smallIndigoPlant: "De arbeider hier verwerkt de oogst van één bemande indigoplantage tot een vat.",
  smallSugarMill: "De arbeider hier verwerkt de oogst van één bemande suikerplantage tot een vat.",
  indigoPlant: "Elke arbeider hier verwerkt de oogst van één bemande indigoplantage tot een vat.",
  sugarMill: "Elke arbeider hier verwerkt de oogst van één bemande suikerplantage tot een vat.",
  tobaccoStorage: "Elke arbeider hier verwerkt de oogst van één bemande tabaksplantage tot een vat.",
  coffeeRoaster: "Elke arbeider hier verwerkt de oogst van één bemande koffieplantage tot een vat.",
  smallMarket: (a) => `Je verkoop in het handelshuis levert ${extraCoins(a.smallMarket)} op.`,
  hacienda: "In de landbouwersfase mag je eerst een extra gedekte plantage trekken.",
  constructionHut: "In de landbouwersfase mag je een steengroeve nemen in plaats van een plantage.",
  smallWarehouse: (a) => `Na het laden houd je alle vaten van ${kinds(a.smallWarehouse)}.`,
  hospice: "De plantage of steengroeve die je neemt, mag meteen een arbeider krijgen.",
  office: "Je mag een soort verkopen die al in het handelshuis ligt.",
  largeMarket: (a) => `Je verkoop in het handelshuis levert ${extraCoins(a.largeMarket)} op.`,
  largeWarehouse: (a) => `Na het laden houd je alle vaten van ${kinds(a.largeWarehouse)}.`,
  factory: (a) => `Produceer je 2, 3, 4 of 5 soorten, dan krijg je ${a.factory2}, ${a.factory3}, ${a.factory4} of ${a.factory5} dubloenen.`,
  university: "Een gebouw dat je bouwt, mag meteen een arbeider krijgen.",
  harbor: (a) => `Elke keer dat je laadt, krijg je ${extraPoints(a.harborBonus)}.`,
  wharf:
    "Eén keer per kapiteinsfase mag je, in plaats van een schip te laden, al je vaten van één soort naar keuze verschepen voor 1 punt per stuk, wat er ook op de schepen ligt.",
  guildHall: (a) =>
    `Aan het einde: ${points(a.guildSmall)} voor elke kleine indigoververij of kleine suikermolen die je hebt, ${a.guildLarge} voor elk ander productiegebouw, met of zonder arbeiders.`,
  residence: (a) =>
    `Aan het einde: ${points(a.residence9)} voor hoogstens 9 bezette eilandvelden, ${a.residence10} voor 10, ${a.residence11} voor 11, ${a.residence12} voor 12.`,
  fortress: (a) => `Aan het einde: 1 punt per ${workers(a.fortressColonists)} die je hebt, geplaatst of niet.`,
  customsHouse: (a) => `Aan het einde: 1 punt per ${points(a.customsPoints)} die je met verschepen hebt gescoord.`,
  cityHall: "Aan het einde: 1 punt voor elk paars gebouw dat je hebt, ook voor dit.",
};

const PROSPECTOR: readonly [Sentence, Sentence] = [
  "De andere spelers doen niets.",
  (a) => `Wie deze rol neemt, krijgt ${coins(a.prospecting)}.`,
];

/** What every player may do, and the privilege of the one who takes the role. */
const ROLE_EFFECTS: Readonly<Record<Role, readonly [all: Sentence, own: Sentence]>> = {
  settler: ["Elke speler mag een plantage uit de rij nemen.", "Wie deze rol neemt, is als eerste en mag ook een steengroeve kiezen."],
  mayor: [
    "De arbeiders van het arbeidersschip worden verdeeld; daarna plaatsen alle spelers hun arbeiders.",
    "Wie deze rol neemt, krijgt 1 extra arbeider uit de voorraad.",
  ],
  builder: [
    "Elke speler mag één gebouw bouwen.",
    (a) => `Wie deze rol neemt, is als eerste en betaalt ${coins(a.builderDiscount)} minder.`,
  ],
  craftsman: ["Elke speler produceert goederen.", "Wie deze rol neemt, krijgt 1 extra vat van een soort uit de eigen productie."],
  trader: [
    "Elke speler mag één vat aan het handelshuis verkopen.",
    (a) => `Wie deze rol neemt, is als eerste en verdient ${extraCoins(a.traderBonus)}.`,
  ],
  captain: [
    "Spelers laden om de beurt vaten, en moeten dat als het kan: 1 punt per vat.",
    (a) => `Wie deze rol neemt, is als eerste en krijgt ${extraPoints(a.captainBonus)} voor de eerste lading.`,
  ],
  prospector: PROSPECTOR,
  prospector2: PROSPECTOR,
};

// For the large cards.

const plantations = (amount: Args[string] | undefined): string => many(amount, "plantage", "plantages");

export const learn: Translated<typeof English.learn> = {
  ...prefixed("building", BUILDING_NAMES),
  ...prefixed("role", ROLE_NAMES),
  ...prefixed("points", SOURCE_NAMES),
  ...prefixed("effect", BUILDING_EFFECTS),
  ...prefixed("roleAll", ROLE_EFFECTS, ([all]) => all),
  ...prefixed("roleOwn", ROLE_EFFECTS, ([, own]) => own),
  number: numeral,

  // The large cards about pieces.
  "is.small": (a: Args) => `Klein paars gebouw, aan het einde ${points(a.points)} waard.`,
  "is.production": (a: Args) => `Productiegebouw, aan het einde ${points(a.points)} waard.`,
  "is.large": (a: Args) => `Groot paars gebouw: 2 velden in de stad, aan het einde ${points(a.points)} waard.`,

  "building.left": (a: Args) => (Number(a.count) === 0 ? "Er zijn er geen meer." : `Nog ${a.count} over.`),
  "building.cost": (a: Args) => `Kost ${doubloons(a)}. Elke bemande steengroeve scheelt er 1, tot hoogstens ${a.quarries}.`,
  "building.price": asked(
    (a) => (Number(a.later) === 1 ? `Je zou ${doubloons(a)} betalen, of minder als bouwmeester.` : `Jij betaalt nu ${doubloons(a)}.`),
    (a) => `${who(a)} kan het betalen.`,
  ),
  "building.lack": asked(
    (a) =>
      Number(a.later) === 1
        ? `Zonder het privilege van de Bouwmeester kost het je ${doubloons(a)}: je komt er ${a.lack} tekort.`
        : `Het zou je ${doubloons(a)} kosten: je komt er ${a.lack} tekort.`,
    (a) => `${who(a)} komt er ${a.lack} tekort.`,
  ),
  "building.full": asked("In je stad is er geen plaats voor.", (a) => `${who(a)} heeft er geen plaats voor.`),
  "building.manned": (a: Args) => `${does(a, "hebt")} dit gebouw. Bemand: ${a.workers} van ${a.circles}.`,
  "building.bonus": (a: Args) =>
    Number(a.manned) === 1 ? `Nu ${points(a.points)} waard.` : `Zou ${points(a.points)} waard zijn, maar er is geen arbeider.`,

  "role.doubloons": (a: Args) => `${doubloons(a)} op de kaart voor wie hem neemt.`,
  "role.taken": (a: Args) => `${does(a, "hebt")} deze rol in deze ronde.`,
  "forecast.title": asked("Als jij hem neemt (schatting):", (a) => `Als ${who(a)} hem neemt (schatting):`),
  "forecast.seat": (a: Args) => self(a),
  "forecast.nothing": (a: Args) => `${self(a)}: niets`,

  "tile.title": (a: Args) => upper(tileName(a)),
  "tile.corn": "Levert met een arbeider een vat maïs op. Een gebouw is niet nodig.",
  "tile.field": (a: Args) => `Levert een vat ${tileOf(a)} op als hier een arbeider staat en ook een in een productiegebouw ervoor.`,
  "tile.quarry": "Maakt met een arbeider gebouwen 1 dubloen goedkoper. De kolom van een gebouw zegt hoeveel steengroeven kunnen meehelpen.",
  "tile.priced": (a: Args) =>
    a.doubloons === 0 ? "Een vat levert zonder bonus niets op." : `Een vat levert bij verkoop ${doubloons(a)} op, zonder bonus.`,
  "tile.quarries": (a: Args) => `Nog ${quarriesLeft(a.count)}. Alleen wie de Landbouwer nam of een bouwhut heeft, kan er een nemen.`,
  "stack.title": "Gedekte plantages",
  "stack.left": (a: Args) => `${plantations(a.count)}, met de achterkant naar boven.`,
  "stack.after": "Na elke landbouwersfase komt hieruit een nieuwe rij.",
  "stack.unseen": (a: Args) => `${a.count} ${tileOf(a)}`,
  "stack.hidden": "Wat er nog in kan zitten, gezien alles wat open ligt.",
  "discard.title": "Afgelegde plantages",
  "discard.kind": (a: Args) => `${a.count} ${tileOf(a)}`,
  "discard.none": "Nog geen.",
  "discard.back": "Ze worden weer ingeschud als er een nieuwe rij wordt gelegd en de stapels leeg zijn.",

  "ship.title": (a: Args) => `Vrachtschip voor ${a.size} vaten`,
  "ship.empty": "Leeg. Hier mag één soort op die niet op een ander schip ligt, tenzij er op een ander leeg schip meer van past.",
  "ship.carries": (a: Args) => `Vervoert ${barrels(a)}; ${spaces(a.free)} vrij.`,
  "ship.full": "Vol. Het vaart uit als het laden klaar is.",
  "ship.stays": "Het vaart alleen vol uit, aan het eind van een kapiteinsfase.",
  "ship.fits": (a: Args) => `${who(a)} ${verb(a, "kunt")} hier ${barrels(a)} laden.`,
  "people.title": "Arbeidersschip",
  "people.aboard": (a: Args) => `${workers(a.count)} (kolonisten) aan boord voor de volgende burgemeestersfase.`,
  "people.next": (a: Args) =>
    `Na de burgemeestersfase komt er 1 aan boord voor elke cirkel die dan nog leeg is in de steden, maar minstens 1 per speler: ${a.count} zoals het er nu voor staat.`,
  "house.title": "Handelshuis",
  "house.has": (a: Args) => `${a.count} van de ${spaces(a.spaces)} bezet.`,
  "house.rule": "Koopt elke soort één keer, tenzij je een bemand kantoor hebt. Is het vol, dan wordt het na de handelaarsfase geleegd.",
  "house.brings": (a: Args) => `${does(a, "kunt")} ${goodOf(a)} verkopen voor ${doubloons(a)}.`,
  "house.refuses": (a: Args) => `Er ligt al ${goodOf(a)}. Om er nog meer te verkopen heb je een bemand kantoor nodig.`,
  "house.full": "Het is vol. Er kan niets worden verkocht tot het wordt geleegd.",

  "goods.title": (a: Args) => `Vaten ${goodOf(a)}`,
  "goods.own": (a: Args) => `${does(a, "hebt")} er ${a.count}.`,
  "goods.lost": (a: Args) => `Als het laden nu stopt, ${byAmount(a.count, "gaat", "gaan")} er ${a.count} verloren.`,
  "goods.supply": (a: Args) => `${a.count} in de voorraad.`,
  "goods.makes": (a: Args) =>
    `Zoals het er nu voor staat, ${isYou(a) ? "kun je" : `kan ${named(a)}`} er ${a.makes} produceren, als de voorraad strekt.`,
  "goods.price": (a: Args) =>
    a.doubloons === 0 ? "Levert zonder bonus niets op." : `Levert bij verkoop ${doubloons(a)} op, zonder bonus.`,

  "gauge.colonists": "Arbeiders over (kolonisten)",
  "gauge.city": "De volste stad",
  "gauge.points": "Punten over",
  "gauge.end": "Het dichtst bij het einde van de partij:",
  "gauge.colonistsNow": (a: Args) =>
    `${a.left} in de voorraad. Voor de cirkels die nu leeg zijn, zou het schip er ${a.wanted} nodig hebben; minder als er eerst arbeiders worden geplaatst.`,
  "gauge.colonistsEnd": "Kan het arbeidersschip na een burgemeestersfase niet helemaal worden gevuld, dan is dit de laatste ronde.",
  "gauge.cityNow": (a: Args) =>
    `In ${isYou(a) ? "jouw stad" : `de stad van ${named(a)}`} ${are(a.spaces)} ${a.spaces} van de ${a.citySpaces} velden bezet.`,
  "gauge.cityEnd": (a: Args) => `Heeft een speler alle ${a.citySpaces} stadsvelden bezet, dan is dit de laatste ronde.`,
  "gauge.pointsNow": (a: Args) => `${a.left} in de voorraad.`,
  "gauge.pointsEnd": "Zijn de punten op, dan is dit de laatste ronde. Wat je daarna scoort, telt nog mee.",
  "gauge.last": "Het is zover: dit is de laatste ronde.",

  "mat.title": (a: Args) => owned(a, "Het", "bord"),
  "mat.goods": "Vaten.",
  "mat.noGoods": "Geen vaten.",
  "purse.title": (a: Args) => owned(a, "De", "dubloenen"),
  "purse.has": (a: Args) => `${doubloons(a)} op zak.`,
  "purse.quarries": (a: Args) => `${quarries(a.count)} voor het bouwen.`,
  "score.title": (a: Args) => `${owned(a, "De", "punten")} als de partij nu eindigde`,
  "score.source": (a: Args) => `${(SOURCE_NAMES as Readonly<Record<string, string>>)[`${a.source}`] ?? a.source}`,
  "score.sum": (a: Args) => `${points(a.points)} in totaal.`,
  "score.loading": (a: Args) =>
    `${points(a.sum)} voor verschepen: ${a.barrels} voor vaten, ${a.harbor} door havens, ${a.captain} als kapitein.`,
  "score.covered": "Punten voor verschepen blijven tot het einde geheim (een optie van deze tafel).",
  "sanJuan.title": (a: Args) => `San Juan: ${isYou(a) ? "je arbeiders zonder plek" : `arbeiders van ${named(a)} zonder plek`}`,
  "sanJuan.has": (a: Args) => `${workers(a.count)} (kolonisten) in San Juan, ${a.all} in totaal.`,
  "sanJuan.circles": (a: Args) => `${circles(a.count)} op het eiland en in de stad.`,
  "sanJuan.rule": "In een burgemeestersfase moeten ze lege cirkels vullen, als die er zijn.",
  "island.title": (a: Args) => owned(a, "Het", "eiland"),
  "island.tile": (a: Args) =>
    `${a.tile === "quarry" ? quarriesLeft(a.count) : many(a.count, tileName(a), `${tileName(a)}s`)}, waarvan ${a.manned} bemand`,
  "island.free": (a: Args) => `${fields(a.count)} vrij.`,
  "city.title": (a: Args) => owned(a, "De", "stad"),
  "city.free": (a: Args) => `Van de ${a.citySpaces} velden ${are(a.count)} er ${a.count} vrij.`,
  "city.building": (a: Args) => `${upper(buildingOf(a))}: ${a.workers} van ${a.circles} bemand`,
  "governor.title": "Gouverneur",
  "governor.is": (a: Args) => `${self(a)} kiest in ronde ${a.round} als eerste. Daarna gaat de gouverneurskaart naar de volgende speler.`,
  "bank.title": "Bank",
  "bank.is": "Dubloenen komen hiervandaan en gaan hier weer heen. Er zijn er altijd genoeg.",
  "column.title": (a: Args) => `Kolom ${a.column}`,
  "column.is": (a: Args) =>
    `Deze gebouwen zijn elk ${points(a.points)} waard. Bij het betalen ${byAmount(a.points, "helpt", "helpen")} hoogstens ${quarries(a.points)} mee.`,

  // Words that cards lead on to.
  "term.roles": "Rollen",
  "term.roles.is":
    "In elke ronde nemen de spelers om de beurt een rolkaart. Daarna doen alle spelers wat de rol zegt, te beginnen bij wie hem nam. Een genomen kaart is de rest van de ronde weg.",
  "term.privilege": "Privilege",
  "term.privilege.is": "Het extraatje dat alleen krijgt wie de rol nam. Op elke rolkaart staat een eigen privilege.",
  "term.staffed": "Bemand",
  "term.staffed.is":
    "Een plantage, steengroeve of gebouw werkt alleen als er een arbeider in de cirkel staat. Een gebouw met meerdere cirkels werkt voor zoveel cirkels als er gevuld zijn. De punten van het gebouw zelf tellen ook zonder arbeiders.",
  "term.workers": "Arbeiders",
  "term.workers.is":
    "Arbeiders (in de spelregels: kolonisten) komen in de burgemeestersfase met het schip. Ze vullen de cirkels op je eiland en in je stad. Wie geen cirkel heeft, wacht in San Juan.",
  "term.column": "Kolommen en steengroeven",
  "term.column.is":
    "De kolom van een gebouw geeft aan hoeveel punten het waard is en hoeveel steengroeven er hoogstens bij het betalen helpen. Elke bemande steengroeve scheelt 1 dubloen, tot dat aantal.",
  "term.production": "Goederen produceren",
  "term.production.is":
    "Een vat indigo, suiker, tabak of koffie vraagt twee arbeiders: een op zo’n plantage en een in een productiegebouw ervoor. Maïs heeft alleen die op de plantage nodig. Wat niet in de voorraad is, wordt niet geproduceerd.",
  "term.violet": "Paarse gebouwen",
  "term.violet.is": "Ze hebben elk één cirkel en geven je een voordeel zolang er een arbeider staat.",
  "term.large": "Grote gebouwen",
  "term.large.is":
    "Ze bezetten 2 velden in de stad en kunnen elk maar één keer per partij worden gebouwd. Hun bonus aan het einde vraagt een arbeider; de punten die erop staan niet.",
  "term.storage": "Opslag",
  "term.storage.is": (a: Args) =>
    `Als het laden klaar is, houd je ${casks(a.freeBarrels)} en wat in je bemande pakhuizen past. Al je andere vaten gaan verloren. Dat gebeurt alleen in de kapiteinsfase.`,
  "term.loading": "Laden",
  "term.loading.is":
    "Elk geladen vat is 1 punt. Een schip vervoert maar één soort, en nooit dezelfde als een ander schip. Kun je laden, dan moet het, maar de soort kies je zelf.",
  "term.sale": "Verkopen",
  "term.sale.is": (a: Args) =>
    `In een handelaarsfase mag je één vat verkopen. Het handelshuis heeft ${spaces(a.houseSpaces)} en koopt elke soort één keer. Na de fase wordt het geleegd, maar alleen als het vol is.`,
  "term.lastRound": "De laatste ronde",
  "term.lastRound.is": (a: Args) =>
    `De partij eindigt na de ronde waarin het arbeidersschip niet helemaal kan worden gevuld, iemand het laatste van de ${a.citySpaces} stadsvelden bezet of de punten op zijn. De ronde wordt altijd uitgespeeld.`,

  // The guided first match, and a tip for each kind of choice.
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

  "tip.role": (a: Args) =>
    `${isSome(a.alone) ? "Tenzij het de Goudzoeker is, voert iedereen de rol uit die jij neemt." : "Iedereen voert de rol uit die jij neemt."} Wijs een kaart aan om te zien wat elke speler eraan heeft.`,
  "tip.role.money": "Dubloenen op een rolkaart krijg je voordat je de rol uitvoert: je kunt ze meteen uitgeven.",
  "tip.role.next": "Denk aan wie na jou kiest. Neem je de Opzichter, dan kan de volgende als eerste verkopen of verschepen.",
  "tip.role.end": "Het einde is dichtbij. Vanaf nu zijn punten meer waard dan dubloenen en handige gebouwen.",
  "tip.hacienda": (a: Args) => `De gedekte plantage krijg je extra, maar op je eiland zijn maar ${a.islandSpaces} velden.`,
  "tip.settler": "Neem een gewas waarvan je het gebouw hebt of binnenkort kunt betalen.",
  "tip.settler.corn": "Neem maïs voor snelle punten, of een gewas waarvan je het gebouw binnenkort kunt betalen.",
  "tip.settler.quarry": "Bemande steengroeven maken elk gebouw goedkoper. Neem er vroeg een, wanneer jij de landbouwer bent.",
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
};
