/** 7 Wonders Duel in simplified Chinese: the lessons on one topic each. Cards are named as on the tables of their prepared deals. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/topics.ts";
import { coins, points } from "./phrases.ts";

export const topics: Translated<typeof English.topics> = {
  "lesson.guilds": "行会",
  "lesson.guilds.about": "按数量最多的城市给分，对手的城市也算。",
  "lesson.guilds.guild": (a: Args) =>
    `紫色牌是行会。第三时代的牌里有${many(a.guilds, "张")}。每个行会看的都是某样东西最多的那座城市。这一张数棕色牌和灰色牌。`,
  "lesson.guilds.build": "棕色牌和灰色牌，你有3张，机器人有6张。行会不管是谁的：算的是那6张，现在就给你6枚金币。",
  "lesson.guilds.build.do": "点击船主行会并建造它。",
  "lesson.guilds.twice": "金币只给一次。终局时，那时棕色牌和灰色牌最多的城市里每有一张，行会还值1分。照现在看，是6分。",
  "lesson.guilds.puzzle": "来做一道题。机器人的市政厅又翻开了两张牌。指向它们看看作用，再看看两座城市。",
  "lesson.guilds.puzzle.do": "如果对局随后立即结束，哪个选择让你的分数最高？",
  "lesson.guilds.puzzle.wrong": (a: Args) => `有别的选择更值。数一数两座城市的蓝色牌，别忘了每${coins(a, "coinsPerPoint")}值1分。`,
  "lesson.guilds.praise": "机器人有6张蓝色牌，所以政务官行会给你6分，和花园一样多。但它还给了你6枚金币，又值2分。",
  "lesson.guilds.praise.do": "第三时代的暗牌里，行会的背面与众不同，看得出来。接下来，看看盾牌怎样让对手损失金币。",

  "lesson.loot": "掠夺",
  "lesson.loot.about": "让对手损失金币的盾牌，以及棋子带来的分数。",
  "lesson.loot.token": (a: Args) =>
    `轨道旁的红色标记（−${a.lootLeast}和−${a.lootMost}）是掠夺标记。棋子首次到达时，那一侧的玩家失去${coins(a, "lootLeast")}，到第二枚时失去${a.lootMost}枚，不够则失去全部。然后移除标记。`,
  "lesson.loot.push": "射箭场有2个盾牌，把棋子向机器人的首都推进2格，越过第一枚标记。它要的资源你都有产出。",
  "lesson.loot.push.do": "点击射箭场并建造它。",
  "lesson.loot.zone": (a: Args) =>
    `机器人失去了${coins(a, "lootLeast")}，又弃掉一张牌换来3枚。终局时，棋子还给你分：在机器人一侧的第一区${points(a.militaryLow)}，这里的第二区${points(a.militaryMiddle)}，第三区${points(a.militaryHigh)}。`,
  "lesson.loot.puzzle": "来做一道题。机器人又有9枚金币了。它还没建的三座奇迹，哪一座都付得起：6枚、6枚或9枚。",
  "lesson.loot.puzzle.do": "做哪个选择之后，机器人一座奇迹也付不起？",
  "lesson.loot.puzzle.wrong": "这样的话，机器人下个回合还付得起一座奇迹。",
  "lesson.loot.praise": (a: Args) => `城墙的2个盾牌把棋子推到了第二枚标记。机器人失去${coins(a, "lootMost")}，只剩4枚，一座奇迹也建不起。`,
  "lesson.loot.praise.do": "掠夺对你也一样：棋子到达你这一侧的标记之前，先把金币花掉，或者把它推回去。接下来，看看符号怎样取胜。",

  "lesson.science": "科学",
  "lesson.science.about": "成对的符号、进步标记和第六种符号。",
  "lesson.science.count": (a: Args) => `你有3种不同的科学符号。集齐${many(a.symbolsToWin, "种")}，立即获胜。每种符号出现在两张绿色牌上。`,
  "lesson.science.pair": "图书馆上有羽毛笔，你的缮写室上也有。第二支羽毛笔不是新符号，但凑成一对能拿一枚进步标记。靠连锁符号，图书馆免费。",
  "lesson.science.pair.do": "点击图书馆并建造它。",
  "lesson.science.law": "选一枚标记。“法律”自成一种科学符号。有了它，你就有四种了。",
  "lesson.science.law.do": "点击标记“法律”。",
  "lesson.science.four": (a: Args) =>
    `现在有四种，${many(a.symbolsToWin, "种")}就获胜。“法律”只有一枚，凑不成对：更多标记要靠绿色牌上的对子。`,
  "lesson.science.puzzle": "来做一道题。两张可以拿的绿色牌你都付得起。看看你已经有哪些符号。",
  "lesson.science.puzzle.do": "哪个选择给你第五种符号？",
  "lesson.science.puzzle.wrong": "这样的话，你还是只有四种符号。",
  "lesson.science.praise": "学校的车轮是新的：五种了。实验室上是你的第二个铅垂，凑成一对能换标记，但不是新符号。",
  "lesson.science.praise.do": (a: Args) =>
    `再来一种就获胜。机器人得提防你，你也得提防它：数一数它的符号，能成为它第${a.symbolsToWin}种的绿色牌要抢先拿走。`,
};
