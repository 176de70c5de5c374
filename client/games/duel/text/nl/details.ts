/** The large cards about pieces. */
import { type Args, isYou } from "../../../../text/grammar.ts";
import { asked, called, who, whom } from "../../../../text/nl/grammar.ts";
import type * as English from "../en/details.ts";
import { SOURCE_NAMES } from "./names.ts";
import { age, cards, coins, colour, counted, points, resource, resources, shields, spaces, symbol, theCard, tokens } from "./phrases.ts";

export const EFFECTS = {
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
} as const satisfies Record<keyof typeof English.EFFECTS, unknown>;

export const DETAILS = {
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
} as const satisfies Record<keyof typeof English.DETAILS, unknown>;
