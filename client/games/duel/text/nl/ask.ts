/** What is asked, the buttons that answer, why a piece cannot be chosen, and the icons beside them. */
import type { Args } from "../../../../text/grammar.ts";
import { are, asked, does, many, who, whom } from "../../../../text/nl/grammar.ts";
import type * as English from "../en/ask.ts";
import {
  age,
  card,
  cards,
  coins,
  differentSymbols,
  points,
  resource,
  shields,
  spaces,
  theCard,
  theWonder,
  token,
  wonder,
  wonders,
} from "./phrases.ts";

export const ASK = {
  "prompt.draft": asked(
    (a) => `Kies een wonder voor je stad, ${a.at} van ${a.wondersOnOffer}.`,
    (a) => `${who(a)} kiest een wonder, ${a.at} van ${a.wondersOnOffer}.`,
  ),
  "prompt.turn": asked(
    (a) => `Jouw beurt: kies een kaart. Nog ${cards(a, "left")} in tijdperk ${age(a)}.`,
    (a) => `${who(a)} kiest een kaart.`,
  ),
  "prompt.picked": (a: Args) => `Kies wat je doet met ${theCard(a)}.`,
  "prompt.token": asked("Je hebt twee gelijke symbolen. Kies een vooruitgangsfiche.", (a) => `${who(a)} kiest een vooruitgangsfiche.`),
  "prompt.library": asked("De Grote Bibliotheek: kies een fiche om te houden.", (a) => `${who(a)} kiest uit ${a.tokensDrawn} fiches.`),
  "prompt.mausoleum": asked(
    "Het Mausoleum: kies een afgelegde kaart om gratis te bouwen.",
    (a) => `${who(a)} kiest een afgelegde kaart om gratis te bouwen.`,
  ),
  "prompt.zeus": asked(
    "Het Zeusbeeld: kies een bruine kaart om te vernietigen.",
    (a) => `${who(a)} kiest een bruine kaart om te vernietigen.`,
  ),
  "prompt.circus": asked(
    "Circus Maximus: kies een grijze kaart om te vernietigen.",
    (a) => `${who(a)} kiest een grijze kaart om te vernietigen.`,
  ),
  "prompt.opener": asked(
    "Jij hebt het zwakkere leger: kies wie in dit tijdperk begint.",
    (a) => `${who(a)} kiest wie in dit tijdperk begint.`,
  ),
  "prompt.openerLevel": asked(
    "Je nam de laatste kaart: kies wie in dit tijdperk begint.",
    (a) => `${who(a)} kiest wie in dit tijdperk begint.`,
  ),
  "prompt.over": "De partij is afgelopen.",

  "reason.draft": "Je bouwt het later met een kaart die je neemt. Wat je laat liggen, kan je tegenstander pakken.",
  "reason.draftFirst": (a: Args) => `Jullie krijgen elk ${a.wondersOnOffer} wonderen. Die bouw je later met kaarten die je neemt.`,
  "reason.draftLast": "Het wonder dat je laat liggen, gaat naar je tegenstander.",
  "reason.turn": (a: Args) => `Je hebt ${coins(a)}. Bouw een kaart, leg hem af voor ${coins(a, "income")} of bouw er een wonder mee.`,
  "reason.turnPoor": (a: Args) =>
    `Je hebt ${coins(a)}, te weinig voor de kaarten hier. Een kaart afleggen levert ${coins(a, "income")} op.`,
  "reason.turnWonder": (a: Args) =>
    `Je hebt ${coins(a)}, ook genoeg voor een wonder, zoals ${theWonder(a)}. Een kaart afleggen levert ${coins(a, "income")} op.`,
  "reason.turnLast": (a: Args) => `Dit is de laatste kaart van tijdperk ${age(a)}. Afleggen levert ${coins(a, "income")} op.`,
  "reason.turnWar": (a: Args) => `De conflictpion staat op ${spaces(a)} van je hoofdstad. Komt hij daar aan, dan verlies je.`,
  "reason.turnScience": (a: Args) =>
    `Je tegenstander heeft ${a.symbols} van de ${differentSymbols(a, "wetenschaps")}. Nog één nieuw symbool wint de partij.`,
  "reason.token": "Het fiche is de rest van de partij van jou. De andere blijven op het bord.",
  "reason.library": "Alleen jij ziet ze. De andere fiches gaan terug in de doos.",
  "reason.mausoleum": (a: Args) => `Er ${are(a.count)} ${cards(a)} afgelegd. Je krijgt alles wat de kaart oplevert.`,
  "reason.zeus": "Je tegenstander produceert voortaan minder en betaalt meer.",
  "reason.circus": "Je tegenstander produceert voortaan minder en betaalt meer.",
  "reason.opener": (a: Args) => `Tijdperk ${age(a)} ligt klaar. De eerste speler kiest uit ${cards(a)}.`,

  "goal.war": (a: Args) =>
    `Leger: hoe ver elke speler de pion heeft geduwd. Na ${spaces(a, "capital")} staat hij in de andere hoofdstad en is de partij meteen gewonnen.`,
  "goal.science": (a: Args) => `Wetenschap: verschillende symbolen per speler. Met ${differentSymbols(a)} win je meteen.`,
  "goal.points": "Punten: wat elke speler zou hebben als de partij nu eindigde. Na tijdperk III win je met de meeste punten.",

  "pick.draft": (a: Args) => `${wonder(a)} kiezen`,
  "pick.build": (a: Args) => `${card(a)} bouwen`,
  "pick.chain": (a: Args) => `${card(a)} gratis bouwen`,
  "pick.discard": (a: Args) => `${card(a)} afleggen`,
  "pick.brief.discard": "Afleggen",
  "pick.wonder": (a: Args) => `${wonder(a)} bouwen met ${card(a)}`,
  "pick.token": (a: Args) => `${token(a)} nemen`,
  "pick.keep": (a: Args) => `${token(a)} houden`,
  "pick.revive": (a: Args) => `${card(a)} gratis bouwen`,
  "pick.destroy": (a: Args) => `${card(a)} vernietigen`,
  "opener.plate": "begint",
  "pick.openOwn": "Zelf beginnen",
  "pick.openOther": "Tegenstander laten beginnen",

  "why.covered": "Er liggen andere kaarten op. Neem die eerst.",
  "why.discarded": "Deze kaart ligt op de aflegstapel.",
  "why.built": "Deze kaart ligt niet meer in de opstelling.",
  "why.cardFirst": "Kies eerst de kaart waarmee je het bouwt.",
  "why.dear": (a: Args) => `Dit kost ${coins(a, "total")}. Je komt er ${a.lack} tekort.`,
  "why.discardFirst": "Kies eerst de kaart die je wilt afleggen.",
  "why.drafted": (a: Args) => `${does(a, "hebt")} dit wonder al.`,
  "why.theirWonder": (a: Args) => `Alleen ${whom(a)} kan dit wonder bouwen.`,
  "why.token": "Je neemt een vooruitgangsfiche als je twee gelijke wetenschapssymbolen hebt.",
  "why.wonderBuilt": "Dit wonder staat er al.",

  "chip.coins": (a: Args) => `${coins(a)} in de schatkist`,
  "chip.pay": (a: Args) => (a.coins === 0 ? "gratis" : `kost ${coins(a)}`),
  "chip.gain": (a: Args) => `levert ${coins(a)} op`,
  "chip.chain": "gratis door het schakelsymbool",
  "chip.points": (a: Args) => `${points(a)} als de partij nu eindigde`,
  "chip.capital": (a: Args) => `conflictpion nog ${spaces(a)} van de hoofdstad van de andere speler`,
  "chip.science": (a: Args) => `${a.symbols} van ${a.symbolsToWin} verschillende wetenschapssymbolen`,
  "chip.makes": (a: Args) => `levert ${a.units} ${resource(a)}`,
  "chip.wonders": (a: Args) => `${wonders(a)} gebouwd`,
  "chip.resource": (a: Args) => `${a.units} ${resource(a)}`,
  "chip.shields": (a: Args) => shields(a),
  "chip.worth": (a: Args) => many(a.points, "punt", "punten"),
} as const satisfies Record<keyof typeof English.ASK, unknown>;

export const OPTIONS = {
  "option.wonders": "Wonderen",
  "option.wonders.draft": "om de beurt",
  "option.wonders.firstGame": "vaste sets",
  "option.wonders.note": "Om de beurt kiezen is gebruikelijk. Vaste sets zijn handig voor een eerste partij.",
  "option.ageOpener": "Bij gelijke legers",
  "option.ageOpener.lastPlayer": "laatste speler begint",
  "option.ageOpener.chooses": "laatste speler kiest",
  "option.ageOpener.note":
    "Staat de conflictpion in het midden, dan begint wie de laatste kaart nam ook in het volgende tijdperk, of kiest wie dat doet.",
  "option.starter": "Eerste speler",
  "option.starter.luck": "willekeurig",
  "option.starter.first": "eerste plek",
  "option.starter.second": "tweede plek",
  "option.starter.note": "Aan een tafel die je zelf opent, heb je de eerste plek, tenzij ook de plekken willekeurig zijn.",
} as const satisfies Record<keyof typeof English.OPTIONS, string>;
