/** Elasund in English: the lessons on one topic each. Spaces, cards and buildings are those of their prepared deals. */
import type { Args, Catalogue } from "../../../../text/grammar.ts";
import { gold, ofEachColour, ofOneColour } from "./phrases.ts";

export const topics = {
  "lesson.church": "The church",
  "lesson.church.about": "Cubes that stay for good, and a frame that clears the town.",
  "lesson.church.parts": (a: Args) =>
    `The church has ${a.churchParts} parts. A part costs ${gold(a.churchGold)}, needs no permits and carries 1 cube. Nothing can displace it, so this cube stays for good.`,
  "lesson.church.found":
    "You have 15 gold, enough for two parts. The player who builds the first one founds the church: they draw two parts and choose which of them goes onto the dark pit.",
  "lesson.church.found.do": "Click the church.",
  "lesson.church.place":
    "Its place in the picture settles where all the others go. With the south-west part on the pit, the church would grow over your huts. With the east part, it grows over the bot’s tavern and trader’s house.",
  "lesson.church.place.do": "Build the east part.",
  "lesson.church.second":
    "The frame shows where the others go. The south-west part now comes last, and only you know it. Of the 7 parts before it, 5 would land on a building of the bot.",
  "lesson.church.second.do": "Click the church, and build a second part.",
  "lesson.church.removed":
    "The south part removed the tavern, and the church pays no compensation. The bot took back its cube from there and, as it lost 2 trade points, also the one on the trade track.",
  "lesson.church.puzzle":
    "A puzzle. The ship is in row 9, and your last gold is enough for permit 0 or 1. A permit that a part of the church covers is removed, too.",
  "lesson.church.puzzle.do": "On which space can you place a permit that is safe from the church?",
  "lesson.church.puzzle.wrong": "The church is going to cover the whole frame. Place a permit outside it.",
  "lesson.church.praise": "Space d9 is outside the frame. The last part will come to a9, as only you know.",
  "lesson.church.praise.do":
    "Found the church where it grows over the others. If another player founds it, keep your buildings and permits out of the frame. Next, see what to do with influence.",

  "lesson.influence": "Influence in hand",
  "lesson.influence.about": "What your cards pay for, and which of them to keep.",
  "lesson.influence.sets": (a: Args) =>
    `Influence pays in sets. ${ofOneColour(a.equalCost)} let you build over equal size, ${a.pairCost} place a permit in any row, or move or upgrade one. ${ofEachColour(a.differentCost)} brings an extra permit or ${gold(a.goldTaken)}.`,
  "lesson.influence.plan": (a: Args) =>
    `Your permit is on c5. A market has room on b5 and c5, over the bot’s trader’s house. Both cover 2 spaces, so besides 5 gold this takes ${ofOneColour(a.equalCost)}. You have 4 green ones, but only 1 gold.`,
  "lesson.influence.gold": (a: Args) => `This turn, you place no permit. You take ${gold(a.goldTaken)} instead.`,
  "lesson.influence.gold.do": "Click the chest.",
  "lesson.influence.bonus": (a: Args) =>
    `Now your bonus action: ${ofEachColour(a.differentCost)} pays for ${gold(a.goldTaken)} more. You keep 3 green cards, which are a set, and 1 red card, which is none.`,
  "lesson.influence.bonus.do": (a: Args) => `Click “Take ${gold(a.goldTaken)}”.`,
  "lesson.influence.puzzle":
    "A puzzle. The bot rolled a 7 and sent the pirates to row 4, where your tavern has a cube. So you have to give 1 card.",
  "lesson.influence.puzzle.do": "Which card can you give and still pay for the market over the trader’s house?",
  "lesson.influence.puzzle.wrong": (a: Args) =>
    `Then you would be one card short: the market takes 5 gold and ${ofOneColour(a.equalCost)}.`,
  "lesson.influence.praise":
    "The red card was in no set. You still have 5 gold and 3 green cards: on your turn, you can build the market and lay a cube, and the bot loses its trader’s house.",
  "lesson.influence.praise.do": "Before you give or spend a card, look at which set it breaks. What is in no set goes first.",
} satisfies Catalogue;
