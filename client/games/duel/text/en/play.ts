/** 7 Wonders Duel in English: what a match asks, tells and counts. */
import { are, asked, called, does, list, many, ofWhom, personAt, upper, verb, who } from "../../../../text/en/grammar.ts";
import type { Args, Catalogue, People } from "../../../../text/grammar.ts";
import { learn } from "./learn.ts";
import {
  age,
  CARD_NAMES,
  card,
  cardsIn,
  coins,
  colour,
  resource,
  SYMBOL_NAMES,
  TOKEN_NAMES,
  token,
  WONDER_NAMES,
  wonder,
} from "./phrases.ts";

// For the log.

/** Where coins come from or go to. */
const REASONS: Readonly<Record<string, string>> = {
  card: "from the new building",
  guild: "from the guild",
  wonder: "from the wonder",
  token: "from the progress token",
  chain: "from Urbanism",
  economy: "from Economy",
  loot: "to looting",
  robbed: "to the Appian Way",
};
const AGES = ["", "I", "II", "III"];
const reason = (a: Args): string => called(REASONS, a.why);
const rival = (a: Args, people?: People): Args => personAt(1 - Number(a.seat), people);

// For the table in words.

const listed = (names: Readonly<Record<string, string>>, a: Args): string => list(`${a.ids}`.split(" ").map((id) => called(names, id)));

export const play = {
  ...learn,

  // What is asked, the buttons that answer, why a piece cannot be chosen, and the icons beside them.
  "prompt.draft": asked(
    (a) => `Choose a wonder for your city, ${a.at} of ${a.wondersOnOffer}.`,
    (a) => `${who(a)} chooses a wonder, ${a.at} of ${a.wondersOnOffer}.`,
  ),
  "prompt.turn": asked(
    (a) => `Your turn: choose a card. ${many(a.left, "card")} ${are(a.left)} left in age ${age(a)}.`,
    (a) => `${who(a)} chooses a card.`,
  ),
  "prompt.picked": (a: Args) => `Choose what to do with the ${card(a)}.`,
  "prompt.token": asked("You have a pair of symbols. Choose a progress token.", (a) => `${who(a)} chooses a progress token.`),
  "prompt.library": asked("The Great Library: choose a token to keep.", (a) => `${who(a)} chooses one of ${a.tokensDrawn} tokens.`),
  "prompt.mausoleum": asked(
    "The Mausoleum: choose a discarded card to build for free.",
    (a) => `${who(a)} chooses a discarded card to build for free.`,
  ),
  "prompt.zeus": asked("The Statue of Zeus: choose a brown card to destroy.", (a) => `${who(a)} chooses a brown card to destroy.`),
  "prompt.circus": asked("Circus Maximus: choose a grey card to destroy.", (a) => `${who(a)} chooses a grey card to destroy.`),
  "prompt.opener": asked("You are the weaker military: choose who starts this age.", (a) => `${who(a)} chooses who starts this age.`),
  "prompt.openerLevel": asked("You took the last card: choose who starts this age.", (a) => `${who(a)} chooses who starts this age.`),
  "prompt.over": "The match is over.",

  "reason.draft": "You can build it later with a card you take. What you leave, your opponent can take.",
  "reason.draftFirst": (a: Args) => `Each of you gets ${a.wondersOnOffer} wonders. You can build them later with cards you take.`,
  "reason.draftLast": "The wonder you leave goes to your opponent.",
  "reason.turn": (a: Args) => `You have ${coins(a)}. Build a card, discard it for ${coins(a, "income")}, or build a wonder with it.`,
  "reason.turnPoor": (a: Args) => `You have ${coins(a)}, too few for any card here. Discarding one earns ${coins(a, "income")}.`,
  "reason.turnWonder": (a: Args) =>
    `You have ${coins(a)}, enough for a wonder too, such as ${wonder(a)}. Discarding a card earns ${coins(a, "income")}.`,
  "reason.turnLast": (a: Args) => `This is the last card of age ${age(a)}. Discarding it earns ${coins(a, "income")}.`,
  "reason.turnWar": (a: Args) => `The conflict pawn is ${many(a.spaces, "space")} from your capital. If it gets there, you lose.`,
  "reason.turnScience": (a: Args) =>
    `Your opponent has ${a.symbols} of ${many(a.symbolsToWin, "different science symbol")}. One more new symbol wins the match.`,
  "reason.token": "Its effect is yours for the rest of the match. The other tokens stay on the board.",
  "reason.library": "Only you see them. The other tokens go back to the box.",
  "reason.mausoleum": (a: Args) => `There ${are(a.count)} ${many(a.count, "card")} in the discard pile. You get all that the card gives.`,
  "reason.zeus": "Your opponent produces less and pays more from now on.",
  "reason.circus": "Your opponent produces less and pays more from now on.",
  "reason.opener": (a: Args) => `Age ${age(a)} is laid out. The first player chooses from ${many(a.count, "card")}.`,

  "goal.war": (a: Args) =>
    `Military: how far each player has pushed the pawn. After ${many(a.capital, "space")} it is in the other capital, which wins at once.`,
  "goal.science": (a: Args) => `Science: different symbols of each player. ${many(a.symbolsToWin, "different symbol")} win at once.`,
  "goal.points": "Points: what each player would have if the match ended now. After age III the most points win.",

  "pick.draft": (a: Args) => `Choose ${wonder(a)}`,
  "pick.build": (a: Args) => `Build the ${card(a)}`,
  "pick.chain": (a: Args) => `Build the ${card(a)} for free`,
  "pick.discard": (a: Args) => `Discard the ${card(a)}`,
  "pick.brief.discard": "Discard it",
  "pick.wonder": (a: Args) => `Build ${wonder(a)} with the ${card(a)}`,
  "pick.token": (a: Args) => `Take ${token(a)}`,
  "pick.keep": (a: Args) => `Keep ${token(a)}`,
  "pick.revive": (a: Args) => `Build the ${card(a)} for free`,
  "pick.destroy": (a: Args) => `Destroy the ${card(a)}`,
  "opener.plate": "starts",
  "pick.openOwn": "Start this age",
  "pick.openOther": "Let your opponent start",

  "why.covered": "Other cards cover it. Take those first.",
  "why.discarded": "It is in the discard pile.",
  "why.built": "It is no longer in the layout.",
  "why.cardFirst": "First choose the card to build it with.",
  "why.dear": (a: Args) => `It costs ${coins(a, "total")}. You are ${a.lack} short.`,
  "why.discardFirst": "First choose the card to discard.",
  "why.drafted": (a: Args) => `${does(a, "have")} this wonder already.`,
  "why.theirWonder": (a: Args) => `Only ${who(a)} can build this wonder.`,
  "why.token": "You take a progress token when you have two matching science symbols.",
  "why.wonderBuilt": "This wonder is already built.",

  "chip.coins": (a: Args) => `${coins(a)} in hand`,
  "chip.pay": (a: Args) => (a.coins === 0 ? "free" : `costs ${coins(a)}`),
  "chip.gain": (a: Args) => `earns ${coins(a)}`,
  "chip.chain": "free, by its link symbol",
  "chip.points": (a: Args) => `${many(a.points, "point")} if the match ended now`,
  "chip.capital": (a: Args) => `conflict pawn ${many(a.spaces, "space")} from the other player’s capital`,
  "chip.science": (a: Args) => `${a.symbols} of ${a.symbolsToWin} different science symbols`,
  "chip.makes": (a: Args) => `produces ${a.units} ${resource(a)}`,
  "chip.wonders": (a: Args) => `${many(a.count, "wonder")} built`,
  "chip.resource": (a: Args) => `${a.units} ${resource(a)}`,
  "chip.shields": (a: Args) => many(a.shields, "shield"),
  "chip.worth": (a: Args) => many(a.points, "point"),

  "option.wonders": "Wonders",
  "option.wonders.draft": "drafted",
  "option.wonders.firstGame": "fixed sets",
  "option.wonders.note": "Drafting is the usual way. Fixed sets are good for a first game.",
  "option.ageOpener": "If military is even",
  "option.ageOpener.lastPlayer": "last player starts",
  "option.ageOpener.chooses": "last player chooses",
  "option.ageOpener.note":
    "With the conflict pawn in the middle, the player who took the last card starts the next age, or chooses who does.",
  "option.starter": "First player",
  "option.starter.luck": "random",
  "option.starter.first": "first seat",
  "option.starter.second": "second seat",
  "option.starter.note": "You have the first seat at a table you set up, unless seats are random too.",

  // What happened, for the log. Most sentences are about a seat: "You build the Clay Pool."
  "log.drafted": (a: Args) => `${does(a, "choose")} ${wonder(a)}.`,
  "log.draftedLast": (a: Args) => `${does(a, "get")} the last one, ${wonder(a)}.`,
  "log.offered": (a: Args) => `The next ${many(a.wondersOnOffer, "wonder")} are laid out.`,
  "log.dealt": (a: Args) => `Age ${age(a)} begins.`,
  "log.built": (a: Args) => `${does(a, "build")} the ${card(a)} for ${coins(a, "paid")}.`,
  "log.builtFree": (a: Args) => `${does(a, "build")} the ${card(a)} for free.`,
  "log.chained": (a: Args) => `${does(a, "build")} the ${card(a)} for free, thanks to the ${card(a, "giver")}.`,
  "log.discarded": (a: Args) => `${does(a, "discard")} the ${card(a)} for ${coins(a)}.`,
  "log.wonder": (a: Args) => `${does(a, "build")} ${wonder(a)} with the ${card(a)} for ${coins(a, "paid")}.`,
  "log.wonderFree": (a: Args) => `${does(a, "build")} ${wonder(a)} with the ${card(a)} for free.`,
  "log.removed": (a: Args) => `${many(a.wondersBuilt, "wonder")} are built, so ${wonder(a)} goes back to the box.`,
  "log.coinsWon": (a: Args) => `${does(a, "gain")} ${coins(a)} ${reason(a)}.`,
  "log.coinsLost": (a: Args) => `${does(a, "lose")} ${coins(a)} ${reason(a)}.`,
  "log.pawn": (a: Args, people?: People) => {
    const where =
      a.left === 0
        ? "in the capital"
        : a.left === a.capital
          ? "in the middle"
          : `${many(a.left, "space")} from ${ofWhom(a.ownSide ? a : rival(a, people))} capital`;
    return `${does(a, "move")} the conflict pawn ${many(a.steps, "space")}. It is now ${where}.`;
  },
  "log.pawnStays": "The conflict pawn does not move.",
  "log.looted": (a: Args) => `${does(a, "lose")} ${coins(a)} to looting.`,
  "log.lootedNothing": (a: Args) => `${does(a, "are")} looted but ${verb(a, "have")} no coins to lose.`,
  "log.pair": (a: Args) => `${does(a, "have")} a pair of science symbols and ${verb(a, "take")} a progress token.`,
  "log.token": (a: Args) => `${does(a, "take")} ${token(a)}.`,
  "log.drew": (a: Args) => `${does(a, "look")} at ${many(a.tokensDrawn, "token")} from the box.`,
  "log.kept": (a: Args) => `${does(a, "keep")} ${token(a)}. The other tokens go back face down.`,
  "log.mourned": (a: Args) => `${does(a, "look")} through the discard pile.`,
  "log.revived": (a: Args) => `${does(a, "build")} the ${card(a)} from the discard pile for free.`,
  "log.threatened": (a: Args) => `${does(a, "are")} about to lose a ${colour(a)} card.`,
  "log.destroyed": (a: Args) => `${does(a, "lose")} the ${card(a)}.`,
  "log.freed": (a: Args) => `Turned over: ${list(cardsIn(a).map((one) => `the ${card(one)}`))}.`,
  "log.again": (a: Args) => `${does(a, "take")} another turn.`,
  "log.opener": (a: Args) => `${does(a, "decide")} who starts the age.`,
  "log.opens": (a: Args) => `${does(a, "start")} the age.`,
  "log.wonMilitary": (a: Args, people?: People) => `${does(a, "reach")} ${ofWhom(rival(a, people))} capital and ${verb(a, "win")}.`,
  "log.wonScience": (a: Args) => `${does(a, "have")} ${many(a.symbolsToWin, "different science symbol")} and ${verb(a, "win")}.`,
  "log.wonPoints": "The last card is played. Points decide.",
  "log.began": "The match begins.",
  "log.resigned": (a: Args) => `${does(a, "resign")}.`,
  "log.ended": "The match was ended.",

  round: (a: Args) => (a.round === 0 ? "Wonder draft" : `Age ${AGES[Number(a.round)]}`),
  "end.points": (a: Args) => `Points decide: ${a.best} to ${a.second}.`,
  "end.blue": "Tied on points: blue cards decide.",
  "end.shared": "Tied on points and on blue cards.",
  "end.military": "Military victory: the capital has fallen.",
  "end.science": (a: Args) => `Scientific victory: ${many(a.symbolsToWin, "different symbol")}.`,

  // The table in words, for players who do not see it. `ids` are separated by spaces.
  "words.cards": (a: Args) => `${upper(colour(a))} cards: ${listed(CARD_NAMES, a)}.`,
  "words.symbols": (a: Args) => `Science symbols: ${listed(SYMBOL_NAMES, a)}.`,
  "words.wonders": (a: Args) => `Wonders built: ${listed(WONDER_NAMES, a)}.`,
  "words.wondersOpen": (a: Args) => `Wonders not built: ${listed(WONDER_NAMES, a)}.`,
  "words.tokens": (a: Args) => `Progress tokens: ${listed(TOKEN_NAMES, a)}.`,
  "words.offer": (a: Args) => `Wonders to draft: ${listed(WONDER_NAMES, a)}.`,
  "words.free": (a: Args) => `Cards to take: ${listed(CARD_NAMES, a)}.`,
  "words.covered": (a: Args) => `Face up, still covered: ${listed(CARD_NAMES, a)}.`,
  "words.hidden": (a: Args) => `${many(a.count, "card")} face down.`,
  "words.tokensLeft": (a: Args) => `Progress tokens on the board: ${listed(TOKEN_NAMES, a)}.`,
  "words.discard": (a: Args) => `Discard pile: ${listed(CARD_NAMES, a)}.`,

  // What cards, wonders and tokens brought, for the score sheet.
  "earned.discards": "Discarded cards",
  "earned.points": (a: Args) => many(a.n, "point"),
  "earned.coins": (a: Args) => many(a.n, "coin"),
  "earned.shields": (a: Args) => many(a.n, "shield"),

  // How matches were won and what a player does again and again, for the statistics.
  "won.points": "On points",
  "won.blue": "On blue cards, after a tie",
  "won.shared": "Shared victory",
  "won.military": "Military victory",
  "won.science": "Scientific victory",
  "habit.opening": "Your first card",
  "habit.drafted": "Wonders you draft",
  "habit.wonders": "Wonders you build",
  "habit.tokens": "Progress tokens you take",
  "habit.cards": "Cards you build",
} satisfies Catalogue;
