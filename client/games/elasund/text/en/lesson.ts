/** The guided first match, and one sentence at each new kind of choice in the first matches. */
import type { Args } from "../../../../text/grammar.ts";
import { gold, ofEachColour, ofOneColour } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": (a: Args) => `These ${a.cubes} cubes are yours. Get all of them onto the board before the other player does, and you win.`,
  "lesson.roll": "Every turn begins with the dice. They send the ship to a row, and huts and houses in that row pay their owners.",
  "lesson.roll.do": "Click the dice.",
  "lesson.site":
    "Row 8 paid your huts 1 gold. Now build: a merchant’s house needs two permits on its site, and your 2 beats the 1 of the other player, who gets 1 gold for it.",
  "lesson.site.do": "Click the merchant’s house, then the plate on its site.",
  "lesson.wall":
    "Your first cube! The house was larger than the huts there, so they had to move. You may build twice a turn, and the wall needs no permit: your third piece is a tower with a cube.",
  "lesson.wall.do": "Click the lit space of the wall.",
  "lesson.permit":
    "You can build only where a permit of yours lies, so plan ahead. It goes into the ship’s row and costs its value; your 0 is free and counts as well.",
  "lesson.permit.do": "Click your permit 0, then the windmill in row 8.",
  "lesson.bonus": (a: Args) =>
    `Influence cards pay for a bonus action at the end of your turn. For ${ofEachColour(a.differentCost)}, you take ${gold(a.goldTaken)}.`,
  "lesson.bonus.do": "Click “Take gold”.",
  "lesson.pirates": "A 7 brings pirates. No house pays, and they take a card for each cube in the row they choose. Yours is in row 6.",
  "lesson.pirates.do": "Give your red card: you will need the gold.",
  "lesson.again": "Your turn again. Your new house pays in rows 6 and 8, two of the most likely ones, and it pays on every player’s roll.",
  "lesson.again.do": "Click the dice.",
  "lesson.well": (a: Args) =>
    `Your permit by the sea is ready. A well carries a cube, and the windmill brings a trade point. At ${`${a.tradeCubes}`.split(" ")[0]} points, you lay one more cube.`,
  "lesson.well.do": "Click the well, then the plate on its site.",
  "lesson.church": (a: Args) =>
    `One more way to lay a cube: parts of the church. They cost ${gold(a.churchGold)}, need no permit, and nobody can ever remove them.`,
  "lesson.praise": "Two cubes are on the board, and you know how to lay all the others.",
  "lesson.praise.do": "Build a wall piece or finish building. Then take gold, or place a permit for your next house.",
} as const;

export const TIPS = {
  "tip.ship.repeat": "Other players earn there as well: look at their huts and houses before you choose.",
  "tip.ship.pirates": "Choose a row with many cubes of others and few of yours. Permits go into that row this turn, too.",
  "tip.pirates": "Keep what you need next: gold for a building, or influence cards of one colour.",
  "tip.tower": "Take the card that completes a set: one of each colour, or several of one.",
  "tip.build": "Buildings with a flag lay cubes. Coloured houses lay none, but their cards pay for the others.",
  "tip.where.build": "Permits that are worth the same block a site for both players. Upgrade one to break the tie.",
  "tip.settle": "A hut pays more often in a row that is rolled often, near the middle.",
  "tip.permit": "Place a permit if you know what to build there next turn. Otherwise take the gold.",
  "tip.where.permit": "Put permits side by side: larger buildings need two or three on their site.",
  "tip.bonus": (a: Args) => `You may keep your influence: ${ofOneColour(a.equalCost)} let you build over equal size.`,
} as const;
