/** The guided first match, and one sentence at each new kind of choice in the first matches. */
import { upper } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";
import { gold, ofEachColour, ofOneColour } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": (a: Args) =>
    `These ${a.cubes} cubes are yours. Get all of them onto the board before the other player does, and you win. The count is always at the top.`,
  "lesson.roll": "Every turn begins with the dice. They send the ship to a row, and huts and houses in that row pay their owners.",
  "lesson.roll.do": "Click the dice.",
  "lesson.site": (a: Args) =>
    `Row 8 paid your huts 1 gold. The numbered squares on the board are permits. A merchant’s house needs two on its site, with yours worth the most: your 2 beats the other player’s 1. You pay ${gold(a.merchantGold)}, and 1 to them for their permit.`,
  "lesson.site.do": "Click the merchant’s house, then the plate on its site.",
  "lesson.wall":
    "Your first cube! The house was larger than the huts there, so they had to move. You may build twice a turn, and the wall needs no permit. Your first piece brings an influence card; your third is a tower with a cube.",
  "lesson.wall.do": "Click the bright space at the top, beside the gate.",
  "lesson.permit": (a: Args) =>
    `Now you take ${gold(a.goldTaken)} or place a permit. Every building needs one of yours on its site, so plan ahead. It goes into the ship’s row for its value; your 0 is free and counts as well.`,
  "lesson.permit.do": "Click your permit 0, then the windmill in row 8.",
  "lesson.bonus": (a: Args) =>
    `Influence cards pay for a bonus action at the end of your turn. For ${ofEachColour(a.differentCost)}, you take ${gold(a.goldTaken)}.`,
  "lesson.bonus.do": (a: Args) => `Click “Take ${gold(a.goldTaken)}”.`,
  "lesson.pirates":
    "The other player rolled a 7: pirates! No house pays. The player who rolled chooses the row, and everyone gives a card for each of their cubes in it. Yours is in row 6.",
  "lesson.pirates.do": "Give your red card: you will need the gold.",
  "lesson.again": "Your turn again. Your new house pays in rows 6 and 8, two of the most likely ones, and it pays on every player’s roll.",
  "lesson.again.do": "Click the dice.",
  "lesson.well": (a: Args) =>
    `Your permit by the sea is ready. A well carries a cube, and the windmill brings a trade point. At ${`${a.tradeCubes}`.split(" ")[0]} points, you lay one more cube.`,
  "lesson.well.do": "Click the well, then the plate on its site.",
  "lesson.church": (a: Args) =>
    `Parts of the church carry cubes as well. They cost ${gold(a.churchGold)} and need no permit. Houses can be built over, and then their owner takes the cubes back; the church and the wall stay for good.`,
  "lesson.praise":
    "Two cubes are on the board. Flags, towers, the church and trade points carry the others. Ties, larger buildings and bonus actions are explained on the cards: point at any piece.",
  "lesson.praise.do": "Build a wall piece or finish building. Then take gold, or place a permit for your next house.",
} as const;

export const TIPS = {
  "tip.others": "The others earn in that row as well: look at their huts and houses before you choose.",
  "tip.raid": "Choose a row with many cubes of others and few of yours. Your next permit goes into that row, too.",
  "tip.give": "Keep what you need next: gold for a building, or influence cards of one colour.",
  "tip.sets": "Take the card that completes a set: one of each colour, or several of one.",
  "tip.flags": "Only buildings with a flag carry cubes. The coloured houses carry none, but what they earn pays for the others.",
  "tip.wall": (a: Args) => `Nothing to build? A wall piece for ${gold(a.wallGold)} needs no permit, and towers carry cubes.`,
  "tip.tie": "If two players’ permits on a site are worth the same, neither can build there. Add or upgrade one to break the tie.",
  "tip.rows": "The middle rows are rolled most often. Buildings on windmills bring trade points, but start buildings cannot stand there.",
  "tip.plan": "Place a permit if you know what to build there on your next turn. Otherwise, take the gold.",
  "tip.zero": "Your permit 0 is free. It counts as a permit, so it can hold a space nobody else wants.",
  "tip.beside": "Put permits side by side: larger buildings need two or three on their site.",
  "tip.keep": (a: Args) => `You may keep your influence. ${upper(ofOneColour(a.equalCost))} let you build over equal size.`,
} as const;
