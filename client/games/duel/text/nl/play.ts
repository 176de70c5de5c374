/** 7 Wonders Duel in Dutch: what a match asks, tells and counts. */

import { type Args, isYou, type People, type Translated } from "../../../../text/grammar.ts";
import { are, asked, called, does, list, many, named, personAt, upper, verb, who, whom } from "../../../../text/nl/grammar.ts";
import type * as English from "../en/play.ts";
import { learn } from "./learn.ts";
import {
  age,
  CARD_NAMES,
  card,
  cards,
  cardsIn,
  coins,
  coloured,
  differentSymbols,
  points,
  resource,
  SYMBOL_NAMES,
  shields,
  spaces,
  TOKEN_NAMES,
  theCard,
  theWonder,
  token,
  tokens,
  WONDER_NAMES,
  wonder,
  wonders,
} from "./phrases.ts";

// For the log.

/** Where coins come from or go to. */
const REASONS: Readonly<Record<string, string>> = {
  card: "van het nieuwe gebouw",
  guild: "van het gilde",
  wonder: "van het wonder",
  token: "van het vooruitgangsfiche",
  chain: "dankzij Stedenbouw",
  economy: "dankzij Economie",
  loot: "door plundering",
  robbed: "door de Via Appia",
};
const AGES = ["", "I", "II", "III"];
const reason = (a: Args): string => called(REASONS, a.why);
const capitalOf = (a: Args): string => (isYou(a) ? "jouw hoofdstad" : `de hoofdstad van ${named(a)}`);
const rival = (a: Args, people?: People): Args => personAt(1 - Number(a.seat), people);
const ownCapital = (a: Args): string => (isYou(a) ? "je eigen hoofdstad" : `de hoofdstad van ${named(a)}`);

// For the table in words.

const listed = (names: Readonly<Record<string, string>>, a: Args): string => list(`${a.ids}`.split(" ").map((id) => called(names, id)));

export const play: Translated<typeof English.play> = {
  ...learn,

  // What is asked, the buttons that answer, why a piece cannot be chosen, and the icons beside them.
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

  // What happened, for the log. Most sentences are about a seat: "Je bouwt de Kleipoel."
  "log.drafted": (a: Args) => `${does(a, "kiest")} ${theWonder(a)}.`,
  "log.draftedLast": (a: Args) => `${does(a, "krijgt")} het laatste wonder: ${theWonder(a)}.`,
  "log.offered": (a: Args) => `De volgende ${wonders(a, "wondersOnOffer")} liggen klaar.`,
  "log.dealt": (a: Args) => `Tijdperk ${age(a)} begint.`,
  "log.built": (a: Args) => `${does(a, "bouwt")} ${theCard(a)} voor ${coins(a, "paid")}.`,
  "log.builtFree": (a: Args) => `${does(a, "bouwt")} ${theCard(a)}, gratis.`,
  "log.chained": (a: Args) => `${does(a, "bouwt")} ${theCard(a)} gratis, dankzij ${theCard(a, "giver")}.`,
  "log.discarded": (a: Args) => `${does(a, "legt")} ${theCard(a)} af voor ${coins(a)}.`,
  "log.wonder": (a: Args) => `${does(a, "bouwt")} ${theWonder(a)} met ${theCard(a)} voor ${coins(a, "paid")}.`,
  "log.wonderFree": (a: Args) => `${does(a, "bouwt")} ${theWonder(a)} met ${theCard(a)}, gratis.`,
  "log.removed": (a: Args) => `Er zijn ${wonders(a, "wondersBuilt")} gebouwd, dus ${theWonder(a)} gaat terug in de doos.`,
  "log.coinsWon": (a: Args) => `${does(a, "krijgt")} ${coins(a)} ${reason(a)}.`,
  "log.coinsLost": (a: Args) => `${does(a, "verliest")} ${coins(a)} ${reason(a)}.`,
  "log.pawn": (a: Args, people?: People) => {
    const where =
      a.left === 0
        ? "in de hoofdstad"
        : a.left === a.capital
          ? "in het midden"
          : `op ${spaces(a, "left")} van ${a.ownSide ? ownCapital(a) : capitalOf(rival(a, people))}`;
    return `${does(a, "schuift")} de conflictpion ${spaces(a, "steps")} op. Hij staat nu ${where}.`;
  },
  "log.pawnStays": "De conflictpion blijft staan.",
  "log.looted": (a: Args) => `${does(a, "verliest")} ${coins(a)} door plundering.`,
  "log.lootedNothing": (a: Args) => `${does(a, "wordt")} geplunderd, maar ${verb(a, "hebt")} geen munten om te verliezen.`,
  "log.pair": (a: Args) => `${does(a, "hebt")} twee gelijke wetenschapssymbolen en ${verb(a, "neemt")} een vooruitgangsfiche.`,
  "log.token": (a: Args) => `${does(a, "neemt")} het fiche ${token(a)}.`,
  "log.drew": (a: Args) => `${does(a, "bekijkt")} ${tokens(a, "tokensDrawn")} uit de doos.`,
  "log.kept": (a: Args) => `${does(a, "houdt")} het fiche ${token(a)}. De andere gaan gedekt terug.`,
  "log.mourned": (a: Args) => `${does(a, "bekijkt")} de aflegstapel.`,
  "log.revived": (a: Args) => `${does(a, "bouwt")} gratis ${theCard(a)} van de aflegstapel.`,
  "log.threatened": (a: Args) => `${does(a, "gaat")} een ${coloured(a)} kaart verliezen.`,
  "log.destroyed": (a: Args) => `${does(a, "verliest")} ${theCard(a)}.`,
  "log.freed": (a: Args) => `Omgedraaid: ${list(cardsIn(a).map((one) => theCard(one)))}.`,
  "log.again": (a: Args) => `${does(a, "krijgt")} een extra beurt.`,
  "log.opener": (a: Args) => `${does(a, "bepaalt")} wie in dit tijdperk begint.`,
  "log.opens": (a: Args) => `${does(a, "begint")} in dit tijdperk.`,
  "log.wonMilitary": (a: Args, people?: People) => `${does(a, "bereikt")} ${capitalOf(rival(a, people))} en ${verb(a, "wint")}.`,
  "log.wonScience": (a: Args) => `${does(a, "hebt")} ${differentSymbols(a, "wetenschaps")} en ${verb(a, "wint")}.`,
  "log.wonPoints": "De laatste kaart is gespeeld. De punten beslissen.",
  "log.began": "De partij begint.",
  "log.resigned": (a: Args) => `${does(a, "geeft")} op.`,
  "log.ended": "De partij is beëindigd.",

  round: (a: Args) => (a.round === 0 ? "Wonderen kiezen" : `Tijdperk ${AGES[Number(a.round)]}`),
  "end.points": (a: Args) => `De punten beslissen: ${a.best} tegen ${a.second}.`,
  "end.blue": "Gelijk op punten: de blauwe kaarten beslissen.",
  "end.shared": "Gelijk op punten en op blauwe kaarten.",
  "end.military": "Militaire zege: de hoofdstad is gevallen.",
  "end.science": (a: Args) => `Wetenschappelijke zege: ${differentSymbols(a)}.`,

  // The table in words, for players who do not see it. `ids` are separated by spaces.
  "words.cards": (a: Args) => `${upper(coloured(a))} kaarten: ${listed(CARD_NAMES, a)}.`,
  "words.symbols": (a: Args) => `Wetenschapssymbolen: ${listed(SYMBOL_NAMES, a)}.`,
  "words.wonders": (a: Args) => `Gebouwde wonderen: ${listed(WONDER_NAMES, a)}.`,
  "words.wondersOpen": (a: Args) => `Nog te bouwen wonderen: ${listed(WONDER_NAMES, a)}.`,
  "words.tokens": (a: Args) => `Vooruitgangsfiches: ${listed(TOKEN_NAMES, a)}.`,
  "words.offer": (a: Args) => `Wonderen om uit te kiezen: ${listed(WONDER_NAMES, a)}.`,
  "words.free": (a: Args) => `Kaarten om te nemen: ${listed(CARD_NAMES, a)}.`,
  "words.covered": (a: Args) => `Open, maar nog niet vrij: ${listed(CARD_NAMES, a)}.`,
  "words.hidden": (a: Args) => `${cards(a)} gedekt.`,
  "words.tokensLeft": (a: Args) => `Vooruitgangsfiches op het bord: ${listed(TOKEN_NAMES, a)}.`,
  "words.discard": (a: Args) => `Aflegstapel: ${listed(CARD_NAMES, a)}.`,

  // What cards, wonders and tokens brought, for the score sheet.
  "earned.discards": "Afgelegde kaarten",
  "earned.points": (a: Args) => points(a, "n"),
  "earned.coins": (a: Args) => coins(a, "n"),
  "earned.shields": (a: Args) => shields(a, "n"),

  // How matches were won and what a player does again and again, for the statistics.
  "won.points": "Op punten",
  "won.blue": "Op blauwe kaarten, na gelijke stand",
  "won.shared": "Gedeelde zege",
  "won.military": "Militaire zege",
  "won.science": "Wetenschappelijke zege",
  "habit.opening": "Je eerste kaart",
  "habit.drafted": "Wonderen die je kiest",
  "habit.wonders": "Wonderen die je bouwt",
  "habit.tokens": "Vooruitgangsfiches die je neemt",
  "habit.cards": "Kaarten die je bouwt",
};
