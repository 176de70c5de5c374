/** The large cards about pieces. */

import { type Args, isYou } from "../../../../text/grammar.ts";
import { are, asked, byAmount, does, many, named, upper, verb, who } from "../../../../text/nl/grammar.ts";
import { SOURCE_NAMES } from "./names.ts";
import {
  barrels,
  buildingOf,
  circles,
  doubloons,
  fields,
  goodOf,
  owned,
  points,
  quarries,
  quarriesLeft,
  self,
  spaces,
  tileName,
  tileOf,
  workers,
} from "./phrases.ts";

const plantations = (amount: Args[string] | undefined): string => many(amount, "plantage", "plantages");

export const DETAILS = {
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
} as const;
