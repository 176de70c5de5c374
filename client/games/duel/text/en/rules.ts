/** The rules in short, and our rulings where the rule book is silent. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";

export const RULES = {
  "rules.win": "Three ways to win",
  "rules.win.war": "Military: move the conflict pawn into the opponent’s capital and you win at once.",
  "rules.win.science": (a: Args) => `Science: collect ${many(a.symbolsToWin, "different science symbol")} and you win at once.`,
  "rules.win.points":
    "Points: otherwise, the player with the most points after age III wins. Points from blue cards break a tie; then the victory is shared.",
  "rules.turn": "Your turn",
  "rules.turn.take": "Take a card that no other card covers. Build it, discard it for coins, or use it to build one of your wonders.",
  "rules.turn.discard": (a: Args) => `Discarding earns ${many(a.discard, "coin")}, plus 1 for each yellow card in your city.`,
  "rules.turn.reveal": "Uncovered cards are turned over at the end of your turn, all at once.",
  "rules.cost": "What cards cost",
  "rules.cost.trade": (a: Args) =>
    `Each missing resource costs ${many(a.tradeBase, "coin")}, plus 1 for each of it on your opponent’s brown and grey cards. You always pay the lowest price.`,
  "rules.cost.chain": "A card with the link symbol of a card you have is completely free.",
  "rules.war": "Military and science",
  "rules.war.shields": (a: Args) =>
    `Each shield moves the conflict pawn one space. When it first enters a zone, the threatened player loses ${a.lootLeast} or ${a.lootMost} coins.`,
  "rules.war.pairs": "Two identical symbols earn a progress token. You must take one if there are any left.",
  "rules.wonders": "Wonders",
  "rules.wonders.seven": (a: Args) => `Only ${many(a.wondersBuilt, "wonder")} can be built in a match. The last one goes back to the box.`,
  "rules.wonders.again": "If you win another turn with the last card of an age, it is lost.",
  "rules.table": "Our rulings",
  "rules.table.opener":
    "The weaker military chooses who starts the next age. If the pawn is in the middle, the player who took the last card starts or, as a table option, chooses.",
  "rules.table.library": "Only the player who drew the Great Library’s tokens sees the ones that go back.",
  "rules.table.pile":
    "Both players may look through the discard pile. The Statue of Zeus, Circus Maximus and the Mausoleum must use a card if there is one.",
} as const;
