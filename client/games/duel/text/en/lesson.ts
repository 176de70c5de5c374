/** The guided first match: why, then what to do. Cards are named as on the table of its prepared deal. */
import type { Args } from "../../../../text/grammar.ts";
import { coins } from "./phrases.ts";

export const LESSON = {
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
} as const;
