/** 7 Wonders Duel in English: the lessons on one topic each. Cards are named as on the tables of their prepared deals. */
import type { Args, Catalogue } from "../../../../text/grammar.ts";
import { coins } from "./phrases.ts";

export const topics = {
  "lesson.guilds": "Guilds",
  "lesson.guilds.about": "Points for what a city has most of, even your opponent’s.",
  "lesson.guilds.guild": (a: Args) =>
    `Purple cards are guilds. ${a.guilds} of them are among the cards of age III. Each looks at the city that has the most of something. This one counts brown and grey cards.`,
  "lesson.guilds.build":
    "You have 3 brown and grey cards, the bot has 6. A guild does not mind whose they are: the 6 count, and they bring you 6 coins now.",
  "lesson.guilds.build.do": "Click the Shipowners Guild and build it.",
  "lesson.guilds.twice":
    "The coins came once. At the end, the guild is also worth 1 point for each brown and grey card in the city that has the most then. As things stand, that is 6 points.",
  "lesson.guilds.puzzle":
    "A puzzle. The bot’s Town Hall has uncovered two more cards. Point at them to see what they do, and look at both cities.",
  "lesson.guilds.puzzle.do": "Which choice gives you the most points, if the match ended right after it?",
  "lesson.guilds.puzzle.wrong": (a: Args) =>
    `Another choice is worth more. Count the blue cards of both cities, and do not forget that every ${coins(a, "coinsPerPoint")} are 1 point.`,
  "lesson.guilds.praise":
    "The bot’s 6 blue cards make the Magistrates Guild worth 6 points to you, as much as the Gardens. But the guild also brought you 6 coins, which are 2 more points.",
  "lesson.guilds.praise.do":
    "In age III, look for guilds among the backs: they have a back of their own. Next, see how shields cost your opponent coins.",

  "lesson.loot": "Loot",
  "lesson.loot.about": "Shields that cost your opponent coins, and points for the pawn.",
  "lesson.loot.token": (a: Args) =>
    `The red tokens beside the track, −${a.lootLeast} and −${a.lootMost}, are loot. When the pawn first reaches one, the player on that side loses ${coins(a, "lootLeast")}, or ${a.lootMost} at the second. A player with fewer coins loses all. Then the token is gone.`,
  "lesson.loot.push":
    "The Archery Range has 2 shields. They push the pawn 2 spaces towards the bot’s capital, past the first token. You produce all it costs.",
  "lesson.loot.push.do": "Click the Archery Range and build it.",
  "lesson.loot.zone": (a: Args) =>
    `The bot lost ${coins(a, "lootLeast")} and has discarded a card to get 3. At the end, the pawn is worth points to you as well: ${a.militaryLow} in the first zone of the bot’s side, ${a.militaryMiddle} here in the second, ${a.militaryHigh} in the third.`,
  "lesson.loot.puzzle":
    "A puzzle. The bot has 9 coins again. That is enough for each of the three wonders it has not built: 6, 6 or 9 coins.",
  "lesson.loot.puzzle.do": "After which choice can the bot pay for none of its wonders?",
  "lesson.loot.puzzle.wrong": "After that, the bot could still pay for a wonder on its next turn.",
  "lesson.loot.praise": (a: Args) =>
    `The 2 shields of the Walls took the pawn to the second token. The bot lost ${coins(a, "lootMost")}, and the 4 it had left paid for none of its wonders.`,
  "lesson.loot.praise.do":
    "Loot works both ways: before the pawn reaches a token on your side, spend your coins or push it back. Next, see how symbols win.",

  "lesson.science": "Science",
  "lesson.science.about": "Pairs, progress tokens and the sixth symbol.",
  "lesson.science.count": (a: Args) =>
    `You have 3 different science symbols. ${a.symbolsToWin} different ones win the match at once. Each symbol is on two green cards.`,
  "lesson.science.pair":
    "The Library has a quill, as your Scriptorium does. A second quill is no new symbol, but the pair earns you a progress token. The Library is free, thanks to its link symbol.",
  "lesson.science.pair.do": "Click the Library and build it.",
  "lesson.science.law": "Choose your token. Law counts as a science symbol of its own. With it, you have four different ones.",
  "lesson.science.law.do": "Click the token Law.",
  "lesson.science.four": (a: Args) =>
    `Four different ones now, and ${a.symbolsToWin} win. There is no second Law, so it never makes a pair: more tokens come from pairs on green cards.`,
  "lesson.science.puzzle": "A puzzle. You can pay for both green cards that are free. Look at which symbols you have.",
  "lesson.science.puzzle.do": "Which choice gives you a fifth different symbol?",
  "lesson.science.puzzle.wrong": "After that, you would still have four different symbols.",
  "lesson.science.praise":
    "The wheel of the School is new: five different symbols. The Laboratory has your second plumb line. That pair would have earned a token, but no new symbol.",
  "lesson.science.praise.do": (a: Args) =>
    `One more, and you win. Now the bot must watch you, as you must watch it: count its symbols, and take the green card that would be number ${a.symbolsToWin}.`,
} satisfies Catalogue;
