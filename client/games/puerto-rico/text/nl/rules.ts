/**
 * Puerto Rico in Dutch: the rules, then our rulings where the rule books are silent, and what the table does by itself. Loaded with
 * the rules page.
 */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { list } from "../../../../text/nl/grammar.ts";
import type * as English from "../en/rules.ts";
import { casks, coins, doubloons, extraPoints, fields, goodOf, points, quarriesLeft, spaces, theBuildingOf } from "./phrases.ts";

const COUNTS: Readonly<Record<string, string>> = { 2: "Twee", 3: "Drie", 4: "Vier", 5: "Vijf" };

export const rules: Translated<typeof English.rules> = {
  "rules.goal": "Het doel",
  "rules.goal.points":
    "Je bestiert een eiland en een stad in de Caraïben. Haal de meeste punten, met vaten die je verscheept en gebouwen die je bouwt.",
  "rules.goal.roles":
    "Er zijn geen vaste beurten. Spelers nemen rolkaarten, en bij elke kaart doen alle spelers hetzelfde, te beginnen bij wie hem nam. Kiezen wat jou meer helpt dan de anderen: daar draait het om.",

  "rules.setup": "Het begin",
  "rules.setup.island": (a: Args) =>
    `Elke speler heeft een eiland van ${a.islandSpaces} velden, een stad van ${a.citySpaces} velden, wat dubloenen en één plantage. Hoeveel er van alles is, hangt af van het aantal spelers:`,

  "rules.round": "Een ronde",
  "rules.round.turn":
    "De gouverneur neemt een rolkaart en alle spelers voeren die meteen uit. Daarna moet de volgende speler een van de overgebleven kaarten nemen, enzovoort, tot iedereen er een heeft genomen. Met twee spelers gaat dat om de beurt, tot ieder er drie heeft.",
  "rules.round.role":
    "Elke rol wordt op volgorde uitgevoerd, vanaf wie hem nam. Die speler heeft ook het privilege dat op de kaart staat. Wat een rol biedt, mag je laten schieten, behalve het laden van vaten en het vullen van cirkels.",
  "rules.round.money": (a: Args) =>
    `Aan het eind van de ronde krijgt elke rol die niemand nam ${coins(a.onCardNotChosen)}. Wie de rol daarna neemt, krijgt al het geld erop. Dan gaan de kaarten terug en gaat de gouverneurskaart naar de volgende speler.`,

  "rules.settler": "Landbouwer",
  "rules.settler.all": "Elke speler mag een van de open plantages nemen en legt die op een vrij veld van het eigen eiland.",
  "rules.settler.own": "Privilege: je mag in plaats daarvan een steengroeve nemen. Met een arbeider maakt die je gebouwen goedkoper.",
  "rules.settler.room": (a: Args) =>
    `Op een eiland is plaats voor ${a.islandSpaces}. Is het vol, dan neem je niets meer. Plantages, steengroeven en gebouwen kun je nooit meer weghalen.`,
  "rules.settler.after": "Daarna worden de overgebleven plantages afgelegd en komt er een nieuwe rij: één meer dan er spelers zijn.",

  "rules.mayor": "Burgemeester",
  "rules.mayor.all": (a: Args) =>
    `Elke plantage en steengroeve heeft 1 cirkel, elk gebouw 1 tot ${a.mostCircles}. In een cirkel past één arbeider. Wat geen arbeider heeft, doet niets. De arbeiders van het arbeidersschip worden een voor een verdeeld, te beginnen bij wie de Burgemeester nam. Daarna mag elke speler alle eigen arbeiders herverdelen, ook die er al waren. In andere fasen kun je geen arbeiders verplaatsen.`,
  "rules.mayor.fill": "Je mag cirkels niet met opzet leeglaten: arbeiders wachten alleen in San Juan als al je cirkels gevuld zijn.",
  "rules.mayor.own": "Privilege: 1 extra arbeider uit de voorraad.",
  "rules.mayor.refill":
    "Aan het eind komen er nieuwe arbeiders op het schip: 1 voor elke lege cirkel in alle steden, maar minstens zoveel als er spelers zijn. Lege cirkels op eilanden tellen niet.",

  "rules.builder": "Bouwmeester",
  "rules.builder.all": "Elke speler mag één gebouw bouwen en betaalt de prijs aan de bank. Je kunt elk gebouw maar één keer hebben.",
  "rules.builder.quarries":
    "Elke bemande steengroeve scheelt 1 dubloen, maar er tellen niet meer steengroeven mee dan het nummer van de kolom van het gebouw.",
  "rules.builder.large": (a: Args) =>
    `Een stad heeft ${a.citySpaces} velden. Grote gebouwen bezetten er ${a.largeSpaces}, waar die ook vrij zijn. In een nieuw gebouw staan geen arbeiders.`,
  "rules.builder.own": (a: Args) =>
    `Privilege: je betaalt ${coins(a.builderDiscount)} minder, bovenop wat steengroeven schelen, maar nooit minder dan 0. Bouw je niet, dan krijg je niets.`,

  "rules.craftsman": "Opzichter",
  "rules.craftsman.all":
    "Elke speler produceert. Voor elk vat indigo, suiker, tabak of koffie heb je een arbeider nodig op zo’n plantage en een arbeider in een productiegebouw ervoor. Het laagste aantal telt. Maïs heeft alleen de arbeider op de plantage nodig.",
  "rules.craftsman.supply": "Raakt de voorraad op, dan krijgen spelers verderop in de volgorde minder of niets.",
  "rules.craftsman.own":
    "Privilege: nadat iedereen heeft geproduceerd 1 extra vat van een soort die je net hebt geproduceerd, als er nog een in de voorraad is.",

  "rules.trader": "Handelaar",
  "rules.trader.all": (a: Args) =>
    `Elke speler mag één vat aan het handelshuis verkopen. Het heeft ${spaces(a.houseSpaces)} en neemt geen soort die er al ligt. Is het vol, dan kan niemand meer verkopen.`,
  "rules.trader.own": (a: Args) => `Privilege: ${coins(a.traderBonus)} meer voor je verkoop. Verkoop je niets, dan krijg je niets.`,
  "rules.trader.after": "Na de fase wordt het huis geleegd, maar alleen als alle plekken bezet zijn.",
  "rules.trader.prices": "Wat een vat opbrengt:",

  "rules.captain": "Kapitein",
  "rules.captain.all":
    "Om de beurt laadt elke speler vaten van één soort op één schip, zoveel als er passen. Dat gaat rond tot niemand meer kan laden. Elk vat is 1 punt.",
  "rules.captain.must": "Kun je laden, dan moet het. Welke soort je laadt, kies je zelf, ook als een andere meer plekken zou vullen.",
  "rules.captain.ships":
    "Een schip vervoert maar één soort, en geen twee schepen vervoeren dezelfde. Een soort die nog op geen schip ligt, moet op een leeg schip waarop er zoveel mogelijk van passen.",
  "rules.captain.own": (a: Args) => `Privilege: ${extraPoints(a.captainBonus)} voor je eerste lading.`,
  "rules.captain.storage": (a: Args) =>
    `Als iedereen klaar is met laden, houd je ${casks(a.freeBarrels)}, en in pakhuizen alle vaten van zoveel soorten als erin passen. De rest gaat terug naar de voorraad. Ook met een pakhuis moet je laden.`,
  "rules.captain.sail": "Daarna varen volle schepen uit en komen leeg terug. Schepen die niet vol zijn, blijven zoals ze zijn.",

  "rules.prospector": "Goudzoeker",
  "rules.prospector.all": (a: Args) =>
    `Je krijgt ${coins(a.prospecting)}; de andere spelers doen niets. Met drie spelers is er geen goudzoeker, met vijf zijn er twee.`,

  "rules.buildings": "De gebouwen",
  "rules.buildings.work":
    "Een gebouw werkt alleen met een arbeider erin. De punten die erop staan, tellen ook zonder. Eerst komen de productiegebouwen, dan de paarse.",
  "rules.buildings.stock": (a: Args) =>
    `Er zijn er ${a.smallProductions} van elk klein productiegebouw, ${a.largeProductions} van elk ander productiegebouw, ${a.smallViolets} van elk klein paars gebouw en ${a.largeViolets} van elk groot. Met twee spelers: ${a.productionsOfTwo} van elk productiegebouw en ${a.violetsOfTwo} van elk paars gebouw.`,
  "rules.buildings.extras":
    "Arbeiders van het hospitium en de universiteit komen uit de voorraad; is die leeg, van het arbeidersschip. Je mag ervoor bedanken.",

  "rules.end": "Einde en puntentelling",
  "rules.end.when": (a: Args) =>
    `De partij eindigt na de ronde waarin het arbeidersschip niet helemaal kan worden gevuld, een speler het laatste van de ${a.citySpaces} stadsvelden bezet of het laatste puntenfiche is genomen. Die ronde wordt uitgespeeld.`,
  "rules.end.score":
    "Tel je punten voor verschepen, de punten op al je gebouwen en de bonus van elk groot gebouw met een arbeider bij elkaar op.",
  "rules.end.tie": "Bij een gelijke stand beslissen dubloenen en vaten samen.",

  "rules.words": "Woorden in het kort",
  "rules.words.what": "De begrippen uit de uitleg bij de stukken, op een rij:",

  "rules.table": "Zo spelen wij",
  "rules.table.why": "Waar de spelregels iets openlaten of elkaar tegenspreken, spelen we het zo:",
  "rules.table.tie": "Hebben spelers ook evenveel dubloenen en vaten, dan delen ze de zege.",
  "rules.table.draw":
    "Een haciënda trekt niets zolang de gedekte stapels leeg zijn. Afgelegde plantages komen pas terug als er een nieuwe rij wordt gelegd.",
  "rules.table.tiles": "Zijn er te weinig plantages voor een volle rij, dan is de rij korter.",
  "rules.table.hacienda":
    "Een plantage die je met de haciënda trekt, krijgt nooit een arbeider van het hospitium. Je ziet hem pas als je hebt besloten te trekken.",
  "rules.table.decline":
    "De arbeiders van het schip moet je nemen. Voor de extra arbeider van de burgemeester, het hospitium of de universiteit mag je bedanken.",
  "rules.table.order": "Spelers plaatsen hun arbeiders na elkaar, te beginnen bij wie de Burgemeester nam.",
  "rules.table.wharf":
    "Sla je je werf over, dan wordt het je opnieuw gevraagd zolang anderen laden. Het laden is klaar als er een hele ronde niemand laadt.",
  "rules.table.keep":
    "Vaten die je kunt houden, mag je niet weggooien. Je bepaalt welke soorten: eerst die voor je pakhuizen, dan één vat van een andere soort.",
  "rules.table.money": "Dubloenen raken nooit op. Geld op een rolkaart is meteen van jou en kun je nog in dezelfde fase uitgeven.",
  "rules.table.chips": "Punten na het laatste fiche tellen nog mee, ook voor het tolhuis.",
  "rules.table.hidden":
    "Punten voor verschepen blijven tot het einde geheim of zijn, als tafeloptie, zichtbaar. Geld en goederen zijn altijd zichtbaar.",
  "rules.table.craftsman": "Het extra vat moet van een soort zijn waarvan je in deze fase echt een vat kreeg.",
  "rules.table.first": "De eerste gouverneur wordt geloot.",
  "rules.table.two":
    "Met twee spelers geldt de officiële variant, met minder goederen, plantages, schepen en gebouwen. Elke ronde blijft er één rol over.",

  "rules.auto": "Gaat vanzelf",
  "rules.auto.money": "Geld van rolkaarten, de goudzoeker, de manufactuur en markten, en punten van de haven en de kapitein.",
  "rules.auto.goods": "Produceren. Je kiest alleen het extra vat van de opzichter.",
  "rules.auto.people": "Arbeiders plaatsen, als er genoeg zijn voor elke cirkel of er nog maar één soort cirkel over is.",
  "rules.auto.store": "Opslaan, als alles past of er niets te kiezen valt.",
  "rules.auto.nothing": "Beurten waarin je niets kunt doen. Dat staat dan in het verloop.",

  "setup.players": (a: Args) => `${COUNTS[`${a.seats}`]} spelers`,
  "setup.has": (a: Args) =>
    `Ieder ${doubloons(a)}, ${points(a.points)} in de voorraad, ${a.colonists} arbeiders en nog ${a.seats} op het schip.`,
  "setup.ships": (a: Args) =>
    `Schepen voor ${list(`${a.ships}`.split(" "))} vaten, ${a.cards} rolkaarten, ${a.faceUp} plantages in de rij, ${quarriesLeft(a.quarries)}.`,
  "setup.first": (a: Args) =>
    Number(a.indigo) > 1
      ? `Vanaf de gouverneur beginnen de eerste ${a.indigo} spelers met indigo, de andere met maïs.`
      : "De gouverneur begint met indigo, de andere speler met maïs.",
  "example.table":
    "De tafel: bovenaan de andere spelers, onderaan je eigen eiland en stad. Daartussen ligt wat alle spelers delen: schepen, rolkaarten, plantages, goederen en gebouwen.",
  "example.production": (a: Args) =>
    `Twee indigoplantages hebben arbeiders, maar in de indigoververij staat er maar één: deze speler produceert ${a.indigo} vat indigo. De bemande maïsplantage levert daarbij ${a.corn} vat maïs op.`,
  "example.price": (a: Args) =>
    `Twee bemande steengroeven, maar ${theBuildingOf(a)} staat in kolom ${a.column}: er telt er maar ${a.column} mee. In plaats van ${a.cost} betaalt deze speler ${doubloons(a)}.`,
  "example.sale": (a: Args) =>
    `In het handelshuis ligt al ${goodOf(a)}. Deze speler kan een soort verkopen die er nog niet ligt, maar nog een vat ${goodOf(a)} alleen met een kantoor.`,
  "example.loading": (a: Args) =>
    `Eén schip vervoert ${goodOf(a)} en heeft nog ${spaces(a.free)} vrij, dus van de ${a.barrels} vaten ${Number(a.fits) === 1 ? "kan er" : "kunnen er"} ${a.fits} mee: ${points(a.fits)}. Geen ander schip mag ${goodOf(a)} meenemen.`,
  "example.large": (a: Args) => `Een groot gebouw bezet twee velden. Deze stad heeft nog ${fields(a.spaces)} vrij.`,
};
