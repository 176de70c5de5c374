/** What is asked, the buttons that answer, why a piece cannot be chosen, and the icons beside them. */
import { are, asked, does, many, who } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";
import { age, card, coins, resource, token, wonder } from "./phrases.ts";

export const ASK = {
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
} as const;

export const OPTIONS = {
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
} as const;
