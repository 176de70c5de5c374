/** 7 Wonders Duel in English: the rules, and our rulings where the rule book is silent. Loaded with the rules page. */
import { called, many } from "../../../../text/en/grammar.ts";
import type { Args, Catalogue } from "../../../../text/grammar.ts";
import { card, coins, WONDER_NAMES } from "./phrases.ts";

export const rules = {
  "rules.goal": "The goal",
  "rules.goal.cities":
    "Two players each build a city over three ages. In every age, you take turns picking cards from a shared layout that slowly opens up.",
  "rules.goal.war": "Military victory: move the conflict pawn into your opponent’s capital and you win at once.",
  "rules.goal.science": (a: Args) => `Scientific victory: collect ${many(a.symbolsToWin, "different science symbol")} and you win at once.`,
  "rules.goal.points": "Civilian victory: if neither happens by the end of age III, the player with the most points wins.",

  "rules.setup": "Before the first card",
  "rules.setup.coins": (a: Args) =>
    `Both players start with ${coins(a, "coinsAtStart")}. The conflict pawn stands in the middle of its track.`,
  "rules.setup.tokens": (a: Args) =>
    `${a.tokensOnBoard} progress tokens, drawn at random, lie beside the track. The others stay in the box.`,
  "rules.setup.draft": (a: Args) =>
    `Then you draft wonders. ${a.wondersOnOffer} are on offer: the first player picks one, the other player picks two, and the first player gets the last. With ${a.wondersOnOffer} new ones, the other player picks first. So each player has ${a.wondersOnOffer}. The other wonders stay in the box. With the table option “fixed sets”, both players start with the wonders of a first game instead.`,
  "rules.setup.ages": (a: Args) =>
    `In each age, ${many(a.cardsRemoved, "card")} of that age are left out unseen. Age III also gets ${a.guilds} guilds. Every second row of the layout lies face down.`,

  "rules.turn": "Your turn",
  "rules.turn.take": "Take one card that no other card covers. You cannot pass. Do one of three things with it:",
  "rules.turn.build": "Build it: pay its price and add it to your city. It works from then on.",
  "rules.turn.discard": (a: Args) =>
    `Discard it: put it on the discard pile and get ${coins(a, "discard")}, plus 1 for each yellow card in your city.`,
  "rules.turn.wonder":
    "Build a wonder: pay the price of one of your wonders and slide the card under it. The card itself then does nothing.",
  "rules.turn.reveal": "At the end of your turn, all cards that are no longer covered are turned over together.",
  "rules.turn.opener":
    "The first player starts age I. An age ends when all its cards are taken, and the next is laid out. Then the player with the weaker military, whose capital is nearer to the pawn, decides who takes the first card. If the pawn is in the middle, the player who took the last card goes first.",

  "rules.price": "What things cost",
  "rules.price.own":
    "The left edge of a card or wonder shows its price: coins, resources, or both. Brown and grey cards produce resources. You do not spend them; they are there again for every card or wonder you build.",
  "rules.price.trade": (a: Args) =>
    `Whatever you lack, you can buy. Each missing resource costs ${coins(a, "tradeBase")}, plus 1 for each of that kind on your opponent’s brown and grey cards. Coins for this go to the bank.`,
  "rules.price.flat": (a: Args) =>
    `Some yellow cards fix the price of a resource at ${coins(a, "tradeFlat")}, whatever your opponent produces. Others, and two wonders, produce one resource of your choice for each card or wonder you build. Yellow cards and wonders never raise your opponent’s prices.`,
  "rules.price.least":
    "You always pay the lowest possible price; it is worked out for you. The badges at the cards show it for both players.",
  "rules.price.link":
    "Some cards carry a link symbol that a later card repeats. If you have the earlier card, the later one is free, coins and resources alike.",

  "rules.military": "Military",
  "rules.military.shields": "Each shield moves the conflict pawn one space towards your opponent’s capital at once.",
  "rules.military.loot": (a: Args) =>
    `The first time the pawn reaches a loot token, the threatened player loses ${a.lootLeast} or ${coins(a, "lootMost")}, but never more than they have. The token is then gone. One move can reach two of them.`,
  "rules.military.capital": (a: Args) => `The capital is ${many(a.capital, "space")} from the middle.`,
  "rules.military.points": (a: Args) =>
    `At the end, the stronger side gets ${a.militaryLow} points if the pawn is in the first zone on the opponent’s side, ${a.militaryMiddle} in the second, and ${a.militaryHigh} in the third.`,

  "rules.science": "Science and progress",
  "rules.science.pairs":
    "Each science symbol is on two green cards. When you have both, take one of the progress tokens beside the track. You must take one if there are any left.",
  "rules.science.win": (a: Args) =>
    `${a.symbolsToWin} different symbols win the match. The token Law counts as a symbol of its own, but never makes a pair.`,
  "rules.science.tokens": "The progress tokens:",

  "rules.wonders": "Wonders",
  "rules.wonders.limit": (a: Args) =>
    `Each player has ${many(a.wondersOnOffer, "wonder")}, but only ${a.wondersBuilt} can be built in a match. When that many are built, the last one leaves the game.`,
  "rules.wonders.again": "Some wonders give you another turn right away. If that was the last card of an age, the extra turn is lost.",
  "rules.wonders.list": "The wonders:",

  "rules.cards": "The cards",
  "rules.cards.brown":
    "Brown and grey cards produce resources. Yellow cards bring coins (once, when you build them), better prices or a resource of your choice. Those of age III are also worth points.",
  "rules.cards.blue":
    "Blue cards are worth points. Green cards carry science symbols, and most are worth points too. Red cards carry shields.",
  "rules.cards.purple":
    "Purple cards are guilds. At the end, each scores for something in the city that then has more of it. Most also bring coins once, when you build them, by the city that has more at that time.",

  "rules.end": "End and scoring",
  "rules.end.when": "The match ends at once with a military or scientific victory. Otherwise it ends after the last card of age III.",
  "rules.end.points": "Add up the points of your cards, guilds, wonders and progress tokens, and the military points.",
  "rules.end.treasury": (a: Args) => `Every ${coins(a, "coinsPerPoint")} in your treasury are worth 1 point.`,
  "rules.end.tie": "In a tie, the player with more points on blue cards wins. If that is equal too, both players share the victory.",

  "rules.words": "Words in short",
  "rules.words.what": "The terms that the cards about pieces explain, in one place:",

  "rules.table": "Our table notes",
  "rules.table.why": "Details that are easy to miss, and how we play where the rule book leaves something open:",
  "rules.table.opener":
    "If the pawn is in the middle, the player who took the last card starts the next age, as in our rule book. As a table option, that player chooses who starts, as the publisher now has it.",
  "rules.table.eighth": "The wonder that leaves the game unbuilt may belong to either player.",
  "rules.table.order":
    "What a card or wonder does, choices included, happens before covered cards are turned over. An extra turn comes after that.",
  "rules.table.pile":
    "Both players may look through the discard pile at any time. The Statue of Zeus, Circus Maximus and the Mausoleum must use a card if there is one.",
  "rules.table.mausoleum":
    "The Mausoleum can build any card in the discard pile, destroyed cards included. Cards left out of an age and cards under wonders are not in it. The Mausoleum’s card works as if it had just been built: coins, shields and science symbols included. It earns nothing from Urbanism.",
  "rules.table.library": "Only the player who drew the Great Library’s tokens sees the ones that go back.",
  "rules.table.link": "A link is always used, so Urbanism pays even if you have all the resources.",
  "rules.table.strategy": "Strategy adds its shield to red cards only, never to wonders.",
  "rules.table.economy":
    "Economy earns exactly what your opponent pays for missing resources, not the coins printed on a card. It pays before the new building takes effect.",
  "rules.table.theology":
    "Theology and Architecture do not act on the Great Library through which you got them. With Theology, a wonder that gives another turn anyway still gives only one.",
  "rules.table.lighthouse": "The Lighthouse counts itself as a yellow card. A card never counts for its own discard.",
  "rules.table.coins": "Coins never run out.",

  "example.table":
    "The table: the cards to choose from in the middle, your city below them and your opponent’s above. At the left the military track, at the right the wonders and the progress tokens.",
  "example.trade": (a: Args) =>
    `${card(a)}: the price is 1 stone. The player at the top (right badge) has the ${card(a, "second")} and pays ${coins(a, "other")}. The player at the bottom (left badge) has to buy the stone for ${coins(a)}: ${a.tradeBase}, plus 1 because the opponent’s card produces stone.`,
  "example.link": (a: Args) =>
    `The player at the bottom has the ${card(a)}, so the ${card(a, "second")} is free for them: the left badge shows a chain. The other player would pay ${coins(a)}.`,
  "example.covered": "Only the cards at the lower edge can be taken. The card above them stays face down until both cards on it are gone.",
  "piece.price": "Price:",
  "piece.noPrice": "Has no price.",
  "example.war": (a: Args) =>
    `The pawn is ${many(a.spaces, "space")} from the middle and has taken the loot token there. If the match ended now, this would be worth ${many(a.points, "point")} to the player who pushed it.`,
  "example.wonder": (a: Args) =>
    `${called(WONDER_NAMES, a.wonder)}: built, as the card under it shows. That card counts for nothing else. The other wonders show their prices.`,
} satisfies Catalogue;
