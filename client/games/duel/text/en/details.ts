/** The large cards about pieces. */
import { asked, called, many, who, whose } from "../../../../text/en/grammar.ts";
import { type Args, isYou } from "../../../../text/grammar.ts";
import { SOURCE_NAMES } from "./names.ts";
import { age, card, coins, colour, counted, resource, symbol } from "./phrases.ts";

const points = (a: Args, key = "points"): string => many(a[key], "point");

export const EFFECTS = {
  "effect.makes": (a: Args) => `Produces ${a.units} ${resource(a)}.`,
  "effect.raw": "Produces 1 wood, stone or clay, whichever you need.",
  "effect.grey": "Produces 1 glass or papyrus, whichever you need.",
  "effect.flat": (a: Args) => `You buy ${resource(a)} for ${coins(a, "tradeFlat")} each.`,
  "effect.shields": (a: Args) => `${many(a.shields, "shield")}: move the conflict pawn towards the opponent’s capital.`,
  "effect.science": (a: Args) =>
    `Science symbol: ${symbol(a)}. Two of the same earn a progress token; ${a.symbolsToWin} different ones win the match.`,
  "effect.points": (a: Args) => `${points(a)} at the end.`,
  "effect.income": (a: Args) => `Take ${coins(a)}.`,
  "effect.incomePer": (a: Args) => `Take ${coins(a)} for each ${counted(a)} in your city.`,
  "effect.guildCoins": (a: Args) => `Take ${coins(a)} for each ${counted(a)} in the city that has the most.`,
  "effect.guildPoints": (a: Args) => `${points(a)} at the end for each ${counted(a)} in the city that has the most.`,
  "effect.moneylenders": (a: Args) => `${points(a)} at the end for every ${coins(a, "coinsPerPoint")} in the richest city.`,
  "effect.again": "Take another turn.",
  "effect.robs": (a: Args) => `Your opponent loses ${coins(a)}.`,
  "effect.library": (a: Args) => `Look at ${many(a.tokensDrawn, "token")} from the box and keep one.`,
  "effect.mausoleum": "Build a card from the discard pile for free.",
  "effect.zeus": "Destroy one of your opponent’s brown cards: it goes to the discard pile.",
  "effect.circus": "Destroy one of your opponent’s grey cards: it goes to the discard pile.",
  "effect.agriculture": (a: Args) => `Take ${coins(a, "agricultureIncome")}. ${points(a, "agriculturePoints")} at the end.`,
  "effect.architecture": (a: Args) => `Your wonders cost ${many(a.waived, "resource")} less.`,
  "effect.economy": "You get the coins that your opponent pays for missing resources.",
  "effect.law": "Counts as a science symbol.",
  "effect.masonry": (a: Args) => `Your blue cards cost ${many(a.waived, "resource")} less.`,
  "effect.mathematics": (a: Args) => `${points(a, "mathematicsPoints")} at the end for each of your progress tokens, including this one.`,
  "effect.philosophy": (a: Args) => `${points(a, "philosophyPoints")} at the end.`,
  "effect.strategy": (a: Args) => `From now on, each red card you build has ${many(a.strategy, "extra shield")}.`,
  "effect.theology": "From now on, each wonder you build gives you another turn.",
  "effect.urbanism": (a: Args) =>
    `Take ${coins(a, "urbanismIncome")}, and ${a.urbanism} more each time you build for free by a link symbol.`,
} as const;

export const DETAILS = {
  "is.card": (a: Args) => (a.colour === "purple" ? `Guild, age ${age(a)}` : `Building, ${colour(a)}, age ${age(a)}`),
  "is.wonder": "Wonder",
  "is.token": "Progress token",
  "is.place": (a: Args) => (a.guild === 1 ? "A guild, face down" : `A card of age ${age(a)}, face down`),
  "place.freed": "It is turned over when no card covers it.",
  "place.unseen": (a: Args) => `One of ${many(a.count, "card")} you have not seen yet.`,

  "bill.title": asked(
    (a) => (a.total === 0 ? "Free for you." : `You pay ${coins(a, "total")}.`),
    (a) => (a.total === 0 ? `Free for ${who(a)}.` : `${who(a)} pays ${coins(a, "total")}.`),
  ),
  "bill.short": asked(
    (a) => `You would pay ${coins(a, "total")}; you are ${a.lack} short.`,
    (a) => `${who(a)} would pay ${coins(a, "total")} and is ${a.lack} short.`,
  ),
  "bill.later": asked(
    (a) => `Later, it will cost you about ${coins(a, "total")}. You start with ${a.coins}.`,
    (a) => `It would cost ${who(a)} about ${coins(a, "total")}.`,
  ),
  "bill.chain": asked(
    (a) => `Free for you: you have the ${card(a)}.`,
    (a) => `Free for ${who(a)}, who has the ${card(a)}.`,
  ),
  "bill.coins": (a: Args) => `${coins(a)} as printed`,
  "bill.own": (a: Args) => `${a.units} ${resource(a)} produced`,
  "bill.chosen": (a: Args) => `${a.units} ${resource(a)} produced by choice`,
  "bill.waived": (a: Args) => `${a.units} ${resource(a)} saved by a token`,
  "bill.bought": (a: Args) => `${a.units} ${resource(a)} bought for ${coins(a, "price")}${a.units === 1 ? "" : " each"}`,
  "link.frees": (a: Args) => `Makes the ${card(a)} free later.`,
  "link.freeWith": (a: Args) => `Free if you have the ${card(a)}.`,
  "sell.coins": asked(
    (a) => `Discard it for ${coins(a)}.`,
    (a) => `${who(a)} can discard it for ${coins(a)}.`,
  ),
  "under.card": (a: Args) => `Built with the ${card(a)}.`,

  "detail.discard": "Discard pile",
  "detail.discardHow": "Put the card you take here to get coins for it.",
  "detail.discardCount": (a: Args) => (Number(a.count) === 0 ? "It is empty." : `${many(a.count, "card")} in it, for both players to see.`),
  "discard.earns": asked(
    (a) => `You get ${coins(a)} for a card.`,
    (a) => `${who(a)} gets ${coins(a)} for a card.`,
  ),
  "token.owner": asked("You have it.", (a) => `${who(a)} has it.`),
  "token.earn": "To take it, build two cards with the same science symbol.",
  "detail.drawn": (a: Args) =>
    `One of the tokens that ${isYou(a) ? "you" : who(a)} drew from the box. One of them stays, the others go back.`,
  "detail.opener": asked(
    (a) => `You start age ${age(a)}`,
    (a) => `${who(a)} starts age ${age(a)}`,
  ),
  "opener.who":
    "The player with the weaker military chooses who takes the first card. If the pawn is in the middle, the player who took the last card starts or chooses.",
  "detail.pawn": "Military",
  "detail.pawnAt": (a: Args) =>
    Number(a.spaces) === 0
      ? "The conflict pawn is in the middle."
      : `The conflict pawn is ${many(a.spaces, "space")} into ${isYou(a) ? "your" : `${who(a)}’s`} territory.`,
  "detail.pawnWins": (a: Args) => `Move it ${many(a.capital, "space")} from the middle, into the opponent’s capital, and you win at once.`,
  "detail.pawnPoints": (a: Args) => `If the match ended now, the stronger side would get ${points(a)}.`,
  "detail.loot": "Loot",
  "detail.lootPays": (a: Args) => `When the conflict pawn gets here, the player on this side loses ${coins(a)}, once.`,
  "detail.score": (a: Args) => `${whose(a)} points if the match ended now`,
  "detail.source": (a: Args) => `${a.points} · ${called(SOURCE_NAMES, a.source)}`,
  "detail.purse": (a: Args) => `Treasury: ${coins(a)}`,
  "detail.trade": (a: Args) => `${isYou(a) ? "You buy" : `${who(a)} buys`} ${resource(a)} for ${coins(a, "price")} each.`,
  "detail.science": (a: Args) => `Science symbol: ${symbol(a)}`,
  "detail.scienceCards": (a: Args) => `On the ${card(a)} and the ${card(a, "second")}.`,
  "detail.scienceLaw": "Only on the progress token Law.",
  "detail.box": "The box",
  "detail.boxHolds": "Coins, unused cards and the other progress tokens.",
  "detail.prices": "Price per player",
} as const;
