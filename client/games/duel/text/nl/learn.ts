/** 7 Wonders Duel in Dutch: what cards, terms, the guided match and tips say. */

import { type Args, isYou, prefixed, type Translated } from "../../../../text/grammar.ts";
import { asked, called, numeral, who, whom } from "../../../../text/nl/grammar.ts";
import type * as English from "../en/learn.ts";
import {
  age,
  CARD_NAMES,
  cards,
  coins,
  colour,
  counted,
  differentSymbols,
  points,
  resource,
  resources,
  SOURCE_NAMES,
  shields,
  spaces,
  symbol,
  TOKEN_NAMES,
  theCard,
  tokens,
  WONDER_NAMES,
  wonders,
} from "./phrases.ts";

export const learn: Translated<typeof English.learn> = {
  ...prefixed("card", CARD_NAMES),
  ...prefixed("wonder", WONDER_NAMES),
  ...prefixed("token", TOKEN_NAMES),
  ...prefixed("points", SOURCE_NAMES),
  number: numeral,

  // The large cards about pieces.
  "effect.makes": (a: Args) => `Levert ${a.units} ${resource(a)}.`,
  "effect.raw": "Levert 1 hout, steen of klei, net wat je nodig hebt.",
  "effect.grey": "Levert 1 glas of papyrus, net wat je nodig hebt.",
  "effect.flat": (a: Args) => `Je koopt ${resource(a)} voor ${coins(a, "tradeFlat")} per stuk.`,
  "effect.shields": (a: Args) => `${shields(a)}: schuif de conflictpion naar de hoofdstad van je tegenstander.`,
  "effect.science": (a: Args) =>
    `Wetenschapssymbool: ${symbol(a)}. Twee gelijke leveren een vooruitgangsfiche op; met ${a.symbolsToWin} verschillende win je de partij.`,
  "effect.points": (a: Args) => `${points(a)} aan het einde.`,
  "effect.income": (a: Args) => `Je krijgt ${coins(a)}.`,
  "effect.incomePer": (a: Args) => `Je krijgt ${coins(a)} per ${counted(a)} in je stad.`,
  "effect.guildCoins": (a: Args) => `Je krijgt ${coins(a)} per ${counted(a)} in de stad die er de meeste heeft.`,
  "effect.guildPoints": (a: Args) => `${points(a)} aan het einde per ${counted(a)} in de stad die er de meeste heeft.`,
  "effect.moneylenders": (a: Args) => `${points(a)} aan het einde per ${coins(a, "coinsPerPoint")} in de rijkste stad.`,
  "effect.again": "Je krijgt een extra beurt.",
  "effect.robs": (a: Args) => `Je tegenstander verliest ${coins(a)}.`,
  "effect.library": (a: Args) => `Bekijk ${tokens(a, "tokensDrawn")} uit de doos en houd er een.`,
  "effect.mausoleum": "Bouw gratis een kaart van de aflegstapel.",
  "effect.zeus": "Vernietig een bruine kaart van je tegenstander en leg die op de aflegstapel.",
  "effect.circus": "Vernietig een grijze kaart van je tegenstander en leg die op de aflegstapel.",
  "effect.agriculture": (a: Args) => `Je krijgt ${coins(a, "agricultureIncome")}. ${points(a, "agriculturePoints")} aan het einde.`,
  "effect.architecture": (a: Args) => `Je wonderen kosten ${resources(a, "waived")} minder.`,
  "effect.economy": "Je krijgt de munten die je tegenstander voor ontbrekende grondstoffen betaalt.",
  "effect.law": "Telt als een wetenschapssymbool.",
  "effect.masonry": (a: Args) => `Je blauwe kaarten kosten ${resources(a, "waived")} minder.`,
  "effect.mathematics": (a: Args) =>
    `${points(a, "mathematicsPoints")} aan het einde voor elk van je vooruitgangsfiches, ook voor dit fiche.`,
  "effect.philosophy": (a: Args) => `${points(a, "philosophyPoints")} aan het einde.`,
  "effect.strategy": (a: Args) => `Vanaf nu heeft elke rode kaart die je bouwt ${shields(a, "strategy")} extra.`,
  "effect.theology": "Vanaf nu geeft elk wonder dat je bouwt je een extra beurt.",
  "effect.urbanism": (a: Args) =>
    `Je krijgt ${coins(a, "urbanismIncome")}, en ${a.urbanism} extra telkens als je gratis bouwt met een schakelsymbool.`,

  "is.card": (a: Args) => (a.colour === "purple" ? `Gilde, tijdperk ${age(a)}` : `Gebouw, ${colour(a)}, tijdperk ${age(a)}`),
  "is.wonder": "Wonder",
  "is.token": "Vooruitgangsfiche",
  "is.place": (a: Args) => (a.guild === 1 ? "Een gilde, gedekt" : `Een kaart van tijdperk ${age(a)}, gedekt`),
  "place.freed": "Ligt er geen kaart meer op, dan wordt hij omgedraaid.",
  "place.unseen": (a: Args) =>
    Number(a.count) === 1 ? "Het is de enige kaart die je nog niet hebt gezien." : `Een van de ${cards(a)} die je nog niet hebt gezien.`,

  "bill.title": asked(
    (a) => (a.total === 0 ? "Gratis voor jou." : `Je betaalt ${coins(a, "total")}.`),
    (a) => (a.total === 0 ? `Gratis voor ${who(a)}.` : `${who(a)} betaalt ${coins(a, "total")}.`),
  ),
  "bill.short": asked(
    (a) => `Dit kost je ${coins(a, "total")}; je komt er ${a.lack} tekort.`,
    (a) => `Dit kost ${who(a)} ${coins(a, "total")}, en dat zijn er ${a.lack} te veel.`,
  ),
  "bill.later": asked(
    (a) => `Later kost dit je ongeveer ${coins(a, "total")}. Je begint met ${coins(a)}.`,
    (a) => `Dit zou ${who(a)} ongeveer ${coins(a, "total")} kosten.`,
  ),
  "bill.chain": asked(
    (a) => `Gratis voor jou: je hebt ${theCard(a)}.`,
    (a) => `Gratis voor ${who(a)}, dankzij ${theCard(a)}.`,
  ),
  "bill.coins": (a: Args) => `${coins(a)} zoals op de kaart`,
  "bill.own": (a: Args) => `${a.units} ${resource(a)} uit de eigen stad`,
  "bill.chosen": (a: Args) => `${a.units} ${resource(a)} uit de eigen stad, naar keuze`,
  "bill.waived": (a: Args) => `${a.units} ${resource(a)} bespaard door een fiche`,
  "bill.bought": (a: Args) => `${a.units} ${resource(a)} gekocht voor ${coins(a, "price")}${a.units === 1 ? "" : " per stuk"}`,
  "link.frees": (a: Args) => `Maakt ${theCard(a)} later gratis.`,
  "link.freeWith": (a: Args) => `Gratis als je ${theCard(a)} hebt.`,
  "sell.coins": asked(
    (a) => `Leg hem af voor ${coins(a)}.`,
    (a) => `${who(a)} kan hem afleggen voor ${coins(a)}.`,
  ),
  "under.card": (a: Args) => `Gebouwd met ${theCard(a)}.`,

  "detail.discard": "Aflegstapel",
  "detail.discardHow": "Leg de kaart die je neemt hier neer om er munten voor te krijgen.",
  "detail.discardCount": (a: Args) => (Number(a.count) === 0 ? "Hij is leeg." : `${cards(a)}, voor beide spelers te zien.`),
  "discard.earns": asked(
    (a) => `Je krijgt ${coins(a)} voor een kaart.`,
    (a) => `${who(a)} krijgt ${coins(a)} voor een kaart.`,
  ),
  "token.owner": asked("Jij hebt dit fiche.", (a) => `${who(a)} heeft dit fiche.`),
  "token.earn": "Bouw twee kaarten met hetzelfde wetenschapssymbool om een fiche te nemen.",
  "detail.drawn": (a: Args) =>
    `Een van de fiches die ${whom(a)} uit de doos ${isYou(a) ? "hebt" : "heeft"} getrokken. Eén blijft, de rest gaat terug.`,
  "detail.opener": asked(
    (a) => `Jij begint in tijdperk ${age(a)}`,
    (a) => `${who(a)} begint in tijdperk ${age(a)}`,
  ),
  "opener.who":
    "De speler met het zwakkere leger kiest wie de eerste kaart neemt. Staat de pion in het midden, dan begint of kiest de speler die de laatste kaart nam.",
  "detail.pawn": "Leger",
  "detail.pawnAt": (a: Args) =>
    Number(a.spaces) === 0
      ? "De conflictpion staat in het midden."
      : `De conflictpion staat ${spaces(a)} diep in ${isYou(a) ? "jouw gebied" : `het gebied van ${who(a)}`}.`,
  "detail.pawnWins": (a: Args) => `Schuif hem ${spaces(a, "capital")} vanaf het midden, de andere hoofdstad in, en je wint meteen.`,
  "detail.pawnPoints": (a: Args) => `Als de partij nu eindigde, kreeg de sterkste kant ${points(a)}.`,
  "detail.loot": "Plundering",
  "detail.lootPays": (a: Args) => `Komt de conflictpion hier, dan verliest de speler aan deze kant één keer ${coins(a)}.`,
  "detail.score": (a: Args) => (isYou(a) ? "Jouw punten als de partij nu eindigde" : `Punten van ${who(a)} als de partij nu eindigde`),
  "detail.source": (a: Args) => `${a.points} · ${called(SOURCE_NAMES, a.source)}`,
  "detail.purse": (a: Args) => `Schatkist: ${coins(a)}`,
  "detail.trade": (a: Args) => `${who(a)} koopt ${resource(a)} voor ${coins(a, "price")} per stuk.`,
  "detail.science": (a: Args) => `Wetenschapssymbool: ${symbol(a)}`,
  "detail.scienceCards": (a: Args) => `Op ${theCard(a)} en ${theCard(a, "second")}.`,
  "detail.scienceLaw": "Alleen op het vooruitgangsfiche Recht.",
  "detail.box": "De doos",
  "detail.boxHolds": "Munten, ongebruikte kaarten en de andere vooruitgangsfiches.",
  "detail.prices": "Prijs per speler",

  // Words that cards lead on to.
  "term.price": "Prijs",
  "term.price.is":
    "Het label bij een kaart of wonder is de prijs in munten op dit moment, in de kleur van de speler voor wie hij geldt. Goud: die speler kan betalen. Grijs: niet. Een ketting: de kaart is voor die speler gratis.",
  "term.trade": "Ontbrekende grondstoffen",
  "term.trade.is": (a: Args) =>
    `Wat je zelf niet produceert, kun je kopen, zoveel als je nodig hebt: ${coins(a, "tradeBase")} per ontbrekende grondstof, plus 1 voor elk stuk daarvan op de bruine en grijze kaarten van je tegenstander. Je betaalt altijd de laagste prijs.`,
  "term.link": "Schakelsymbool",
  "term.link.is":
    "Sommige kaarten hebben een symbool dat op een kaart uit een later tijdperk terugkomt. Heb je de eerste kaart in je stad, dan is de latere gratis: geen munten, geen grondstoffen.",
  "term.discarding": "Afleggen",
  "term.discarding.is": (a: Args) =>
    `De kaart die je neemt, mag je altijd afleggen in plaats van bouwen. Dat levert ${coins(a, "discard")} op, plus 1 voor elke gele kaart in je stad.`,
  "term.wonders": "Wonderen",
  "term.wonders.is": (a: Args) =>
    `Om een van je wonderen te bouwen, betaal je de prijs en schuif je de kaart die je nam eronder. Die kaart telt dan nergens meer voor. In een partij kunnen maar ${wonders(a, "wondersBuilt")} worden gebouwd; het laatste gaat uit het spel.`,
  "term.science": "Wetenschapssymbolen",
  "term.science.is": (a: Args) =>
    `Die staan op groene kaarten, elk symbool op twee kaarten. Heb je beide kaarten met hetzelfde symbool, dan krijg je een vooruitgangsfiche. Met ${differentSymbols(a)} win je meteen.`,
  "term.tokens": "Vooruitgangsfiches",
  "term.tokens.is": (a: Args) =>
    `Naast het militaire spoor liggen ${a.tokensOnBoard} fiches. Neem er een als je je tweede kaart met hetzelfde wetenschapssymbool krijgt. Het is de rest van de partij van jou.`,
  "term.shields": "Schilden",
  "term.shields.is":
    "Elk schild schuift de conflictpion één vakje naar de hoofdstad van je tegenstander, zodra je de kaart of het wonder bouwt.",
  "term.loot": "Plunderfiches",
  "term.loot.is": (a: Args) =>
    `Komt de pion voor het eerst bij een plunderfiche, dan verliest de speler aan die kant ${a.lootLeast} of ${coins(a, "lootMost")}, voor zover die er zijn. Daarna is het fiche weg.`,
  "term.guilds": "Gilden",
  "term.guilds.is": (a: Args) =>
    `Paarse kaarten met een eigen achterkant. ${a.guilds} willekeurige gilden zitten tussen de kaarten van tijdperk III. Een gilde kijkt altijd naar de stad die ergens het meeste van heeft.`,
  "term.ages": "Tijdperken",
  "term.ages.is": (a: Args) =>
    `Een partij heeft drie tijdperken, elk met een nieuwe piramide van kaarten. Van elk tijdperk gaan ${a.cardsRemoved} kaarten ongezien terug in de doos, dus je weet nooit precies wat er meedoet.`,
  "term.treasury": "Schatkist",
  "term.treasury.is": (a: Args) =>
    `Je munten. Daarmee betaal je wat op kaarten staat en wat je aan grondstoffen mist. Aan het einde krijg je 1 punt voor elke ${coins(a, "coinsPerPoint")} die je overhoudt.`,

  // The guided first match: why, then what to do. Cards are named as on the table of its prepared deal.
  "lesson.goal": (a: Args) =>
    `Jij en de bot bouwen elk een stad. Duw deze pion in de andere hoofdstad of verzamel ${a.symbolsToWin} verschillende wetenschapssymbolen, en je wint meteen. Lukt dat niemand, dan win je na drie tijdperken met de meeste punten.`,
  "lesson.resource":
    "Bijna alles kost grondstoffen, en bruine kaarten leveren die elke beurt, de hele partij lang. Hoe eerder je ze hebt, hoe meer munten je bespaart.",
  "lesson.resource.do": "Klik op de Steenmijn en dan onderaan op ‘Steenmijn bouwen’.",
  "lesson.price":
    "Je mag elke kaart nemen waar geen andere kaart op ligt. De munten eronder laten zien wat hij nu kost: links voor jou, rechts voor de bot. De Kleipoel is gratis.",
  "lesson.price.do": "Klik op de Kleipoel en bouw hem.",
  "lesson.trade": (a: Args) =>
    `Deze kaart vraagt glas, en dat heb je niet. Toch kun je bouwen: elke ontbrekende grondstof kost ${coins(a, "tradeBase")}, plus 1 voor elk stuk dat je tegenstander ervan produceert.`,
  "lesson.trade.do": "Klik op de Apotheek, bouw hem en betaal voor het glas.",
  "lesson.counters": (a: Args) =>
    `Deze tellers laten zien hoe dicht jullie elk bij winst zijn: met de pion, met wetenschapssymbolen en, bij de lauwerkrans, met punten. Elke ${coins(a, "coinsPerPoint")} zijn 1 punt waard. Daarom begonnen jullie allebei met een paar punten, en de bot heeft de zijne uitgegeven.`,
  "lesson.uncover":
    "Kijk eerst wat er onder een kaart ligt. Neem je deze, dan wordt er een gedekte kaart omgedraaid, en daarna kiest de bot. Je hebt hout nodig, dus neem het risico.",
  "lesson.uncover.do": "Klik op de Houtwerf en bouw hem.",
  "lesson.science":
    "Groene kaarten geven wetenschapssymbolen, en twee gelijke leveren een vooruitgangsfiche op: een van de ronde fiches op tafel. Het boek op deze kaart maakt bovendien de Bibliotheek in tijdperk II gratis: let op zulke schakels.",
  "lesson.science.do": "Klik op het Scriptorium en bouw het.",
  "lesson.yellow": (a: Args) =>
    `Je hebt weinig munten, en met munten koop je wat je zelf niet produceert. De Taverne geeft je nu ${coins(a, "tavernIncome")}. Ook levert hij je 1 munt extra op als je een kaart aflegt voor munten, zoals je zo ziet.`,
  "lesson.yellow.do": "Klik op de Taverne en bouw hem.",
  "lesson.discard": (a: Args) =>
    `Je produceert al steen. Leg de Steengroeve dus af: dat levert ${coins(a, "discard")} op, plus 1 voor je gele kaart, en de bot moet steen blijven kopen.`,
  "lesson.discard.do": "Klik op de Steengroeve en dan op de aflegstapel.",
  "lesson.wonder": (a: Args) =>
    `Een wonder bouw je door de prijs ervan te betalen en er een kaart onder te schuiven die je kunt nemen; die kaart doet dan verder niets. Dit wonder geeft je ${coins(a, "artemisIncome")} en een extra beurt. Samen kunnen jullie maar ${a.wondersBuilt} van jullie ${a.wondersDealt} wonderen bouwen, dus wacht niet te lang.`,
  "lesson.wonder.do": "Klik op de Stal en dan op de Tempel van Artemis.",
  "lesson.military":
    "Je bent weer aan de beurt. Het schild van de bot heeft de pion naar jouw hoofdstad geschoven, en met je eigen schilden duw je hem terug. Diep in je gebied kost hij je munten, en in je hoofdstad de partij.",
  "lesson.military.do": "Klik op het Garnizoen en bouw het.",
  "lesson.praise":
    "Je hebt nu grondstoffen, munten, wetenschap, schilden en een wonder gebruikt. Dan zijn er nog de punten. Blauwe kaarten zijn de eenvoudigste bron, maar andere kaarten, wonderen, vooruitgangsfiches, de pion en je munten tellen ook mee.",
  "lesson.praise.do":
    "Probeer in tijdperk II de Bibliotheek te bouwen: die is gratis voor jou, en met de tweede ganzenveer krijg je een vooruitgangsfiche.",

  // Tips for the first matches, one for each kind of choice.
  "tip.draft":
    "Wonderen met een extra beurt zijn sterk: je neemt twee kaarten achter elkaar. Kijk ook welke grondstoffen een wonder vraagt.",
  "tip.turn": "Klik op een kaart en kies dan: bouwen, afleggen, of klik op het wonder dat je ermee wilt bouwen.",
  "tip.age1":
    "Bouw vroeg bruine en grijze kaarten: die besparen je beurt na beurt munten. Wat alleen je tegenstander produceert, is duur voor jou.",
  "tip.age2": "Een kaart is gratis als je de kaart met hetzelfde schakelsymbool hebt. Zoek de ketting tussen de prijzen.",
  "tip.age3":
    "In tijdperk III zijn er geen bruine of grijze kaarten. Bij paarse gilden telt de stad die ergens het meeste van heeft, ook als dat die van je tegenstander is.",
  "tip.poor": (a: Args) =>
    `Krap bij kas? Leg een kaart af waar je tegenstander iets aan heeft. Dat levert ${coins(a, "discard")} of meer op.`,
  "tip.wonder": "Je kunt nu een wonder betalen. Bouw het met een kaart die je tegenstander wil hebben.",
  "tip.seven": (a: Args) => `Samen kunnen jullie maar ${wonders(a, "wondersBuilt")} bouwen. Het laatste valt af, dus wacht niet te lang.`,
  "tip.uncover": "Sommige kaarten hier liggen op andere. Wat je vrijmaakt, kan je tegenstander als eerste pakken.",
  "tip.war": "De pion staat dicht bij je hoofdstad. Bouw rode kaarten, of leg ze af voordat je tegenstander ze kan bouwen.",
  "tip.science": "Je tegenstander verzamelt wetenschapssymbolen. Zorg dat nieuwe groene kaarten niet die kant op gaan.",
  "tip.token": "Bedenk wat je straks gaat bouwen: sommige fiches besparen grondstoffen, andere geven munten of punten.",
  "tip.library": "Deze fiches liggen niet op het bord, dus je tegenstander kan er geen rekening mee houden.",
  "tip.mausoleum": "Neem de duurste kaart die je niet kon bouwen, of een groene kaart die je twee gelijke symbolen geeft.",
  "tip.zeus": "Het doet het meeste pijn als een grondstof verdwijnt die niets anders in die stad levert.",
  "tip.circus": "Het doet het meeste pijn als een grondstof verdwijnt die niets anders in die stad levert.",
  "tip.opener": "Begin als er een kaart open ligt die je goed kunt gebruiken. Laat anders je tegenstander kaarten voor je vrijmaken.",
};
