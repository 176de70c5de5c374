/** Words that cards lead on to. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";
import { coins } from "./phrases.ts";

export const TERMS = {
  "term.price": "Price",
  "term.price.is":
    "The badge at a card or wonder is its price in coins right now, in the colour of the player it is for. Gold means they can pay, grey means they cannot. A chain means the card is free for them.",
  "term.trade": "Missing resources",
  "term.trade.is": (a: Args) =>
    `You can buy what you do not produce, as much as you need: ${coins(a, "tradeBase")} for each missing resource, plus 1 for each of that kind on your opponent’s brown and grey cards. You always pay the lowest price.`,
  "term.link": "Link symbol",
  "term.link.is":
    "Some cards carry a symbol that a card of a later age repeats. If you have the earlier card in your city, the later one is free: no coins, no resources.",
  "term.discarding": "Discarding",
  "term.discarding.is": (a: Args) =>
    `You can always discard the card you take instead of building it. That earns ${coins(a, "discard")}, plus 1 for each yellow card in your city.`,
  "term.wonders": "Wonders",
  "term.wonders.is": (a: Args) =>
    `To build one of your wonders, pay its price and slide the card you took under it. That card then counts for nothing. Only ${many(a.wondersBuilt, "wonder")} can be built in a match; the last one leaves the game.`,
  "term.science": "Science symbols",
  "term.science.is": (a: Args) =>
    `Green cards carry them, each on two cards. Both cards with the same symbol earn you a progress token. With ${many(a.symbolsToWin, "different symbol")}, you win at once.`,
  "term.tokens": "Progress tokens",
  "term.tokens.is": (a: Args) =>
    `${a.tokensOnBoard} tokens lie beside the military track. Take one when you get your second card with the same science symbol. It is yours for the rest of the match.`,
  "term.shields": "Shields",
  "term.shields.is":
    "Each shield moves the conflict pawn one space towards your opponent’s capital, as soon as you build the card or wonder.",
  "term.loot": "Loot tokens",
  "term.loot.is": (a: Args) =>
    `When the pawn first reaches a loot token, the player on that side loses ${a.lootLeast} or ${coins(a, "lootMost")}, as far as they have them. Then the token is gone.`,
  "term.guilds": "Guilds",
  "term.guilds.is": (a: Args) =>
    `Purple cards with a back of their own. ${a.guilds} of them, drawn at random, are among the cards of age III. A guild always looks at the city that has the most.`,
  "term.ages": "Ages",
  "term.ages.is": (a: Args) =>
    `A match has three ages with a new pyramid of cards each. ${many(a.cardsRemoved, "card")} of each age go back to the box unseen, so you never know exactly what is in play.`,
  "term.treasury": "Treasury",
  "term.treasury.is": (a: Args) =>
    `Your coins. They pay for what cards print and for missing resources, and every ${coins(a, "coinsPerPoint")} left at the end are worth 1 point.`,
} as const;
