/**
 * Duel's sentences. English is the type: another language has exactly these keys. Things come as their ids. Where a sentence
 * is about a seat it has `seat`, and `name` if the ui knows who sits there; `you` is 1 where the reader is meant.
 */
import type { Catalogue } from "../../face.ts";
import { CARD_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./names.ts";

type Args = Readonly<Record<string, string | number>>;

const prefixed = (kind: string, names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`${kind}.${id}`, name]));
const card = (a: Args, key = "card"): string => (CARD_NAMES as Record<string, string>)[`${a[key]}`] ?? `${a[key]}`;
const wonder = (a: Args): string => (WONDER_NAMES as Record<string, string>)[`${a.wonder}`] ?? `${a.wonder}`;
const token = (a: Args): string => (TOKEN_NAMES as Record<string, string>)[`${a.token}`] ?? `${a.token}`;
const who = (a: Args): string => (a.name === undefined ? `Player ${Number(a.seat) + 1}` : `${a.name}`);
const many = (n: number | string | undefined, one: string, more = `${one}s`): string => `${n} ${Number(n) === 1 ? one : more}`;
const coins = (a: Args): string => many(a.coins, "coin");
const AGES = ["", "I", "II", "III"];
/** What a guild or a harbour counts. */
const COUNTED: Readonly<Record<string, string>> = {
  brown: "brown card",
  grey: "grey card",
  blue: "blue card",
  green: "green card",
  yellow: "yellow card",
  red: "red card",
  brownAndGrey: "brown or grey card",
  wonders: "built wonder",
  treasure: "3 coins in hand",
};
const counted = (a: Args): string => COUNTED[`${a.what}`] ?? `${a.what}`;
const SYMBOL_NAMES: Readonly<Record<string, string>> = {
  wheel: "wheel",
  quill: "quill",
  mortar: "mortar",
  plumb: "plumb line",
  globe: "globe",
  sundial: "sundial",
  law: "scales of the law",
};
const symbol = (a: Args): string => SYMBOL_NAMES[`${a.symbol}`] ?? `${a.symbol}`;
const WHY: Readonly<Record<string, string>> = {
  card: "from the new building",
  guild: "from the guild",
  wonder: "from the wonder",
  token: "from the progress token",
  chain: "thanks to Urbanism",
  economy: "thanks to Economy",
  loot: "to looters",
  robbed: "to the Appian Way",
};

export const en = {
  ...prefixed("card", CARD_NAMES),
  ...prefixed("wonder", WONDER_NAMES),
  ...prefixed("token", TOKEN_NAMES),
  number: (a) => `${a.n}`,

  "log.drafted": (a) => `${who(a)} chooses ${wonder(a)}.`,
  "log.draftedLast": (a) => `${wonder(a)} is left over and goes to ${who(a)}.`,
  "log.offered": "Four more wonders are laid out.",
  "log.dealt": (a) => `Age ${AGES[Number(a.age)]} begins: the cards are laid out.`,
  "log.built": (a) => `${who(a)} builds the ${card(a)} for ${many(a.paid, "coin")}.`,
  "log.builtFree": (a) => `${who(a)} builds the ${card(a)} for free.`,
  "log.chained": (a) => `${who(a)} builds the ${card(a)} for free, having the ${card(a, "giver")}.`,
  "log.discarded": (a) => `${who(a)} discards the ${card(a)} and takes ${coins(a)}.`,
  "log.wonder": (a) => `${who(a)} raises ${wonder(a)} over the ${card(a)} for ${many(a.paid, "coin")}.`,
  "log.wonderFree": (a) => `${who(a)} raises ${wonder(a)} over the ${card(a)} for free.`,
  "log.removed": (a) => `Seven wonders stand: ${wonder(a)} goes back to the box.`,
  "log.coinsWon": (a) => `${who(a)} gains ${coins(a)} ${WHY[`${a.why}`] ?? ""}.`,
  "log.coinsLost": (a) => `${who(a)} loses ${coins(a)} ${WHY[`${a.why}`] ?? ""}.`,
  "log.pawn": (a) => `${who(a)} pushes the pawn ${many(a.steps, "space")}; ${a.left} from the capital.`,
  "log.pawnStays": (a) => `${who(a)} pushes the pawn, but it stays where it is.`,
  "log.looted": (a) => `${who(a)} is looted and loses ${coins(a)}.`,
  "log.lootedNothing": (a) => `${who(a)} is looted, but has no coins to lose.`,
  "log.pair": (a) => `${who(a)} has a pair of science symbols and takes a progress token.`,
  "log.token": (a) => `${who(a)} takes ${token(a)}.`,
  "log.drew": (a) => `${who(a)} looks at three tokens from the box and keeps one.`,
  "log.kept": (a) => `${who(a)} keeps ${token(a)}; the other two go back unseen.`,
  "log.mourned": (a) => `${who(a)} searches the discard pile.`,
  "log.revived": (a) => `${who(a)} builds the ${card(a)} out of the discard pile.`,
  "log.threatened": (a) => `${who(a)} is about to lose a ${a.colour} card.`,
  "log.destroyed": (a) => `${who(a)} loses the ${card(a)}.`,
  "log.freed": (a) => (Number(a.count) === 1 ? "A card is turned over." : `${a.count} cards are turned over.`),
  "log.again": (a) => `${who(a)} plays again.`,
  "log.opener": (a) => `${who(a)} decides who opens the age.`,
  "log.opens": (a) => `${who(a)} opens the age.`,
  "log.wonMilitary": (a) => `${who(a)} takes the capital and wins.`,
  "log.wonScience": (a) => `${who(a)} holds six science symbols and wins.`,
  "log.wonPoints": "The last card is played. The points decide.",
  "log.began": "The match begins.",
  "log.takenBack": (a) => `${who(a)} takes the last move back.`,
  "log.resigned": (a) => `${who(a)} resigns.`,
  "log.ended": "The match was ended.",

  // The table options.
  "option.wonders": "Wonders",
  "option.wonders.draft": "drafted",
  "option.wonders.firstGame": "fixed sets",
  "option.wonders.note": "Drafting is the usual way; the fixed sets give each city four wonders for a first game.",
  "option.ageOpener": "Pawn in the middle",
  "option.ageOpener.lastPlayer": "last player opens",
  "option.ageOpener.chooses": "last player chooses",
  "option.ageOpener.note": "With the pawn in the middle, whoever took the last card opens the next age, or says who does.",
  "option.starter": "Who starts",
  "option.starter.luck": "drawn by lot",
  "option.starter.first": "first seat",
  "option.starter.second": "second seat",
  "option.starter.note": "The lot is drawn with the deal. Whoever opens the table has the first seat, unless seats are drawn too.",

  // The rules in short, and what the rule book leaves open.
  "rules.win": "Three ways to win",
  "rules.win.war": "At once, by bringing the pawn of war to the other capital.",
  "rules.win.science": "At once, by six different science symbols.",
  "rules.win.points": "Else by points, after the third age. A tie goes to the blue cards, then the victory is shared.",
  "rules.turn": "Your turn",
  "rules.turn.take": "Take a card that lies free: build it, discard it, or put it under one of your wonders to build that.",
  "rules.turn.discard": "Discarding earns 2 coins and 1 more for each yellow card in your city.",
  "rules.turn.reveal": "Freed cards are turned after all choices of the turn are made, all at once.",
  "rules.cost": "What things cost",
  "rules.cost.trade":
    "A missing resource costs 2 coins and 1 more for each the other city makes with brown and grey cards; always the cheapest way.",
  "rules.cost.chain": "A card with the sign of one you have is free, coins and all.",
  "rules.war": "War and science",
  "rules.war.shields": "Each shield moves the pawn one space. The first time it enters a zone, the city behind it loses 2 or 5 coins.",
  "rules.war.pairs": "Two equal symbols take a progress token; it must be taken if there is one.",
  "rules.wonders": "Wonders",
  "rules.wonders.seven": "Seven wonders are built in a match; the eighth goes back to the box.",
  "rules.wonders.again": "Another turn won with the last card of an age is lost.",
  "rules.table": "As we play it here",
  "rules.table.opener":
    "The weaker side in war chooses who opens the next age. In the middle it is who took the last card, or, by a table option, whom they choose.",
  "rules.table.library": "Of the Great Library's three tokens the two that go back are seen by their drawer alone.",
  "rules.table.pile": "The discard pile is open to both. Zeus, Circus Maximus and the Mausoleum must take a card if there is one.",

  "prompt.draft": (a) => (a.you === 1 ? "Choose a wonder for your city." : `${who(a)} chooses a wonder.`),
  "prompt.turn": (a) => (a.you === 1 ? "Your turn: take a card." : `${who(a)} takes a card.`),
  "prompt.token": (a) => (a.you === 1 ? "A pair of symbols: take a progress token." : `${who(a)} takes a progress token.`),
  "prompt.library": (a) => (a.you === 1 ? "The Great Library: keep one of these tokens." : `${who(a)} keeps one of three tokens.`),
  "prompt.mausoleum": (a) => (a.you === 1 ? "The Mausoleum: build one of the discarded cards free." : `${who(a)} builds a discarded card.`),
  "prompt.zeus": (a) => (a.you === 1 ? "The Statue of Zeus: choose a brown card to destroy." : `${who(a)} destroys a brown card.`),
  "prompt.circus": (a) => (a.you === 1 ? "Circus Maximus: choose a grey card to destroy." : `${who(a)} destroys a grey card.`),
  "prompt.opener": (a) => (a.you === 1 ? "You are behind in war: who opens this age?" : `${who(a)} decides who opens this age.`),
  "prompt.openerLevel": (a) => (a.you === 1 ? "The war is even: who opens this age?" : `${who(a)} decides who opens this age.`),
  "prompt.over": "The match is over.",

  "pick.draft": (a) => `Choose ${wonder(a)}`,
  "pick.build": (a) => `Build ${card(a)}`,
  "pick.chain": (a) => `Build ${card(a)} free`,
  "pick.discard": (a) => `Discard ${card(a)}`,
  "pick.wonder": (a) => `Build ${wonder(a)} with ${card(a)}`,
  "pick.token": (a) => `Take ${token(a)}`,
  "pick.keep": (a) => `Keep ${token(a)}`,
  "pick.revive": (a) => `Build ${card(a)} free`,
  "pick.destroy": (a) => `Destroy ${card(a)}`,
  "opener.plate": "opens first",
  "pick.openOwn": "I open the age",
  "pick.openOther": "The opponent opens the age",

  "why.covered": "Other cards lie on it: take those first.",
  "why.discarded": "It is in the discard pile.",
  "why.built": "It is built already.",
  "why.cardFirst": "Choose the card to build it with first.",
  "why.dear": (a) => `It costs ${many(a.total, "coin")}, ${a.lack} more than you have.`,
  "why.discardFirst": "Choose the card to discard first.",
  "why.drafted": (a) => (a.you === 1 ? "You have this wonder already." : `${who(a)} has this wonder already.`),
  "why.theirWonder": (a) => `Only ${who(a)} can build this wonder.`,
  "why.token": "A progress token is taken for two equal science symbols.",
  "why.wonderBuilt": "This wonder is built already.",

  "chip.coins": (a) => `${coins(a)} in hand`,
  "chip.pay": (a) => `costs ${coins(a)}`,
  "chip.gain": (a) => `gives ${coins(a)}`,
  "chip.chain": "free by its chain",
  "chip.points": (a) => `${many(a.points, "point")} if the match ended now`,
  "chip.capital": (a) => `${many(a.spaces, "space")} from taking the opponent's capital`,
  "chip.science": (a) => `${a.symbols} of 6 different science symbols`,
  "chip.makes": (a) => `makes ${a.units} ${a.resource} a turn`,
  "chip.wonders": (a) => `${many(a.count, "wonder")} built`,
  "chip.resource": (a) => `${a.units} ${a.resource}`,
  "chip.shields": (a) => many(a.shields, "shield"),
  "chip.worth": (a) => many(a.points, "point"),

  "is.card": (a) => `${a.colour === "purple" ? "Guild" : `Building, ${a.colour}`}, age ${AGES[Number(a.age)]}`,
  "is.wonder": "Wonder",
  "is.token": "Progress token",
  "is.place": (a) => (a.guild === 1 ? "A guild, face down" : `A card of age ${AGES[Number(a.age)]}, face down`),
  "place.freed": "It is turned over once nothing lies on it.",
  "place.unseen": (a) => `It is one of ${many(a.count, "card")} not yet seen.`,

  "effect.makes": (a) => `Makes ${a.units} ${a.resource} each turn.`,
  "effect.raw": "Makes 1 wood, stone or clay each turn, as you need it.",
  "effect.grey": "Makes 1 glass or papyrus each turn, as you need it.",
  "effect.flat": (a) => `You buy ${a.resource} for 1 coin a unit.`,
  "effect.shields": (a) => `${many(a.shields, "shield")}: the pawn moves towards the opponent's capital.`,
  "effect.science": (a) => `Science symbol: ${symbol(a)}. Two alike give a progress token, six different win.`,
  "effect.points": (a) => `${many(a.points, "point")} at the end.`,
  "effect.income": (a) => `${coins(a)} at once.`,
  "effect.incomePer": (a) => `${coins(a)} at once for each ${counted(a)} in your city.`,
  "effect.guildCoins": (a) => `${coins(a)} at once for each ${counted(a)} in the city that has more of them.`,
  "effect.guildPoints": (a) => `${many(a.points, "point")} at the end for each ${counted(a)} in the city that has more of them.`,
  "effect.moneylenders": (a) => `${many(a.points, "point")} at the end for every 3 coins in the richer city.`,
  "effect.again": "You play another turn at once.",
  "effect.robs": (a) => `The opponent loses ${coins(a)}.`,
  "effect.library": "You look at three tokens from the box and keep one.",
  "effect.mausoleum": "You build one card of the discard pile free.",
  "effect.zeus": "You destroy a brown card of the opponent.",
  "effect.circus": "You destroy a grey card of the opponent.",
  "effect.agriculture": "6 coins at once, and 4 points at the end.",
  "effect.architecture": "Your wonders cost 2 resources less.",
  "effect.economy": "You receive what the opponent pays for missing resources.",
  "effect.law": "Counts as a science symbol.",
  "effect.masonry": "Your blue cards cost 2 resources less.",
  "effect.mathematics": "3 points at the end for each of your tokens, this one too.",
  "effect.philosophy": "7 points at the end.",
  "effect.strategy": "Your later red cards have one shield more.",
  "effect.theology": "Your later wonders give another turn.",
  "effect.urbanism": "6 coins at once, and 4 each time a chain makes a card free for you.",

  "bill.title": (a) => (a.you === 1 ? `You pay ${many(a.total, "coin")}:` : `${who(a)} pays ${many(a.total, "coin")}:`),
  "bill.short": (a) =>
    a.you === 1
      ? `You would pay ${many(a.total, "coin")}, ${a.lack} more than you have:`
      : `${who(a)} would pay ${many(a.total, "coin")}, ${a.lack} more than they have:`,
  "bill.later": (a) =>
    a.you === 1
      ? `Building it later will cost you about ${many(a.total, "coin")}; you start with ${a.coins}.`
      : `It would cost ${who(a)} about ${many(a.total, "coin")}.`,
  "bill.chain": (a) => (a.you === 1 ? `Free for you: you have the ${card(a)}.` : `Free for ${who(a)}, who has the ${card(a)}.`),
  "bill.coins": (a) => `${coins(a)} as printed`,
  "bill.own": (a) => `${a.units} ${a.resource} made in the own city`,
  "bill.chosen": (a) => `${a.units} ${a.resource} made by choice`,
  "bill.waived": (a) => `${a.units} ${a.resource} waived by a token`,
  "bill.bought": (a) => `${a.units} ${a.resource} bought at ${many(a.price, "coin")} each`,
  "link.frees": (a) => `Later makes the ${card(a)} free.`,
  "link.freeWith": (a) => `Free for a city that has the ${card(a)}.`,
  "sell.coins": (a) => (a.you === 1 ? `Discarded, it gives you ${coins(a)}.` : `Discarded, it gives ${who(a)} ${coins(a)}.`),
  "under.card": (a) => `Built over the ${card(a)}.`,

  "detail.discard": "Discard pile",
  "detail.discardCount": (a) => `${many(a.count, "card")}, open to all. Discarding gives 2 coins and 1 more for each of your yellow cards.`,
  "detail.pawn": "The war",
  "detail.pawnAt": (a) =>
    Number(a.spaces) === 0 ? "The pawn stands in the middle." : `The pawn stands ${many(a.spaces, "space")} into the land of ${who(a)}.`,
  "detail.pawnWins": "Who brings it to the other capital, 9 spaces from the middle, wins at once.",
  "detail.pawnPoints": (a) => `If the match ended now, the stronger side would have ${many(a.points, "point")} for it.`,
  "detail.loot": "Loot",
  "detail.lootPays": (a) => `When the pawn comes here, the side it stands on loses ${coins(a)}, once.`,
  "detail.score": (a) => `${who(a)}: points if the match ended now`,
  "detail.source": (a) => `${a.points} · ${SOURCE_NAMES[`${a.source}`] ?? a.source}`,
  "detail.purse": (a) => `Treasury: ${coins(a)}`,
  "detail.trade": (a) => `${a.you === 1 ? "You buy" : `${who(a)} buys`} ${a.resource} at ${many(a.price, "coin")} a unit.`,
  "detail.science": (a) => `Science symbol: ${symbol(a)}`,
  "detail.scienceCards": (a) => `On the ${card(a)} and the ${card(a, "second")}.`,
  "detail.scienceLaw": "On the token Law alone.",
  "detail.box": "The box",
  "detail.boxHolds": "Coins, cards not in play and the other progress tokens.",

  "points.blue": "Blue cards",
  "points.green": "Green cards",
  "points.yellow": "Yellow cards",
  "points.guilds": "Guilds",
  "points.wonders": "Wonders",
  "points.tokens": "Progress tokens",
  "points.treasury": "Treasury",
  "points.military": "War",
  "end.points": (a) => `The points decide, ${a.best} to ${a.second}.`,
  "end.blue": "Equal points: the blue cards decided.",
  "end.shared": "Equal in points and in blue cards.",
  "end.military": "War decides: the capital has fallen.",
  "end.science": "Science decides: six different symbols.",
} satisfies Catalogue;

const SOURCE_NAMES: Readonly<Record<string, string>> = {
  blue: "blue cards",
  green: "green cards",
  yellow: "yellow cards",
  guilds: "guilds",
  wonders: "wonders",
  tokens: "progress tokens",
  treasury: "treasury",
  military: "war",
};

export type DuelText = { readonly [K in keyof typeof en]: string | ((args: Args) => string) };
