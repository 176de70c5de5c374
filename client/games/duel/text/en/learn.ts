/**
 * 7 Wonders Duel in English: what cards, terms, the guided match and tips say. Another language has exactly the entries of the
 * English one. Pieces come as their ids. A sentence about a seat has `seat`, `name` if a player sits there, and `you` (1 for the
 * reader); printed numbers come from numbers.ts.
 */
import { asked, called, many, numeral, who, whose } from "../../../../text/en/grammar.ts";
import { type Args, type Catalogue, isYou, prefixed } from "../../../../text/grammar.ts";
import { age, CARD_NAMES, card, coins, colour, counted, resource, SOURCE_NAMES, symbol, TOKEN_NAMES, WONDER_NAMES } from "./phrases.ts";

// For the large cards.

const points = (a: Args, key = "points"): string => many(a[key], "point");

export const learn = {
  ...prefixed("card", CARD_NAMES),
  ...prefixed("wonder", WONDER_NAMES),
  ...prefixed("token", TOKEN_NAMES),
  ...prefixed("points", SOURCE_NAMES),
  number: numeral,

  // The large cards about pieces.
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

  // Words that cards lead on to.
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

  // The guided first match: why, then what to do. Cards are named as on the table of its prepared deal.
  "lesson.goal": (a: Args) =>
    `You and the bot each build a city. Push this pawn into the other capital, or collect ${a.symbolsToWin} different science symbols, and you win at once. If nobody does, the most points win after three ages.`,
  "lesson.resource":
    "Nearly everything costs resources, and brown cards produce them every turn, for the whole match. The earlier you have them, the more coins they save.",
  "lesson.resource.do": "Click the Stone Pit, then “Build the Stone Pit” below.",
  "lesson.price":
    "You may take any card that no other card covers. The coins under it show its price now: yours on the left, the bot’s on the right. The Clay Pool is free.",
  "lesson.price.do": "Click the Clay Pool and build it.",
  "lesson.trade": (a: Args) =>
    `This card needs glass, and you produce none. You may still build: each missing resource costs ${coins(a, "tradeBase")}, plus 1 for each of the same that your opponent produces.`,
  "lesson.trade.do": "Click the Apothecary, build it and pay for the glass.",
  "lesson.counters": (a: Args) =>
    `These counters show how near each of you is to winning: by the pawn, by science symbols and, with the laurel, by points. Every ${coins(a, "coinsPerPoint")} are worth 1 point, so you both began with a few, and the bot has spent its own.`,
  "lesson.uncover":
    "Before you take a card, look at what lies under it. This one turns a hidden card over, and the bot chooses next. You need wood, so take the risk.",
  "lesson.uncover.do": "Click the Lumber Yard and build it.",
  "lesson.science":
    "Green cards bring science symbols, and two of the same earn a progress token: one of the round tokens on the table. The book on this card also makes the Library free in age II: look for such links.",
  "lesson.science.do": "Click the Scriptorium and build it.",
  "lesson.yellow": (a: Args) =>
    `You are short of coins, and coins buy what you do not produce. The Tavern brings ${coins(a, "tavernIncome")} now. It will also earn you 1 more when you discard a card for coins, as you will see next.`,
  "lesson.yellow.do": "Click the Tavern and build it.",
  "lesson.discard": (a: Args) =>
    `You already produce stone. So discard the Quarry: it earns ${coins(a, "discard")} plus 1 for your yellow card, and the bot still has to buy its stone.`,
  "lesson.discard.do": "Click the Quarry, then the discard pile.",
  "lesson.wonder": (a: Args) =>
    `To build a wonder, pay its own price and put a card you can take under it; that card then does nothing else. This one brings ${coins(a, "artemisIncome")} and another turn. The two of you can build only ${a.wondersBuilt} of your ${a.wondersDealt} wonders, so do not wait too long.`,
  "lesson.wonder.do": "Click the Stable, then the Temple of Artemis.",
  "lesson.military":
    "It is your turn again. The bot’s shield has moved the pawn towards your capital, and your shields push it back. Deep in your territory it would cost you coins, and in your capital the match.",
  "lesson.military.do": "Click the Garrison and build it.",
  "lesson.praise":
    "You have used resources, coins, science, shields and a wonder. What is left is points: blue cards are the plainest source, and other cards, wonders, progress tokens, the pawn and your coins count too.",
  "lesson.praise.do": "In age II, try to build the Library: it is free for you, and its second quill earns a progress token.",

  // Tips for the first matches, one for each kind of choice.
  "tip.draft": "Wonders with another turn are strong: you take two cards in a row. Check what resources a wonder needs.",
  "tip.turn": "Click a card, then choose: build it, discard it, or click the wonder you want to build with it.",
  "tip.age1":
    "Build brown and grey cards early: they save you coins turn after turn. What only your opponent produces is expensive for you.",
  "tip.age2": "A card is free if you have the card with the same link symbol. Look for the chain among the prices.",
  "tip.age3":
    "There are no brown or grey cards in age III. Purple guilds score by the city that has the most of something, even your opponent’s.",
  "tip.poor": (a: Args) => `Little money? Discard a card that would help your opponent. It earns ${coins(a, "discard")} or more.`,
  "tip.wonder": "You can pay for a wonder now. Build it with a card that your opponent wants.",
  "tip.seven": (a: Args) =>
    `The two of you can build only ${many(a.wondersBuilt, "wonder")}. The last one is lost, so do not wait too long.`,
  "tip.uncover": "Some cards here hide others. What you uncover, your opponent may take first.",
  "tip.war": "The pawn is near your capital. Build red cards, or discard them before your opponent can build them.",
  "tip.science": "Your opponent collects science symbols. Keep new green cards away from them.",
  "tip.token": "Think of what you will build next: some tokens save resources, some earn coins, some are points.",
  "tip.library": "These tokens are not on the board, so your opponent cannot plan for them.",
  "tip.mausoleum": "Take the most expensive card you could not build, or a symbol that makes a pair.",
  "tip.zeus": "It hurts most to lose a resource that nothing else in the city produces.",
  "tip.circus": "It hurts most to lose a resource that nothing else in the city produces.",
  "tip.opener": "Start if an open card is just right for you. If not, let your opponent uncover cards for you.",
} satisfies Catalogue;
