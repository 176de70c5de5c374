/** Elasund in simplified Chinese: the lessons on one topic each. Spaces, cards and buildings are those of their prepared deals. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/topics.ts";
import { gold, ofEachColour, ofOneColour } from "./phrases.ts";

export const topics: Translated<typeof English.topics> = {
  "lesson.church": "教堂",
  "lesson.church.about": "永远不会收回的方块，还有清空城区的方框。",
  "lesson.church.parts": (a: Args) =>
    `教堂共有${a.churchParts}块。每块${gold(a.churchGold)}，无需许可证，可放1个方块。没有什么能挤走它，所以这个方块永远留在版图上。`,
  "lesson.church.found": "你有15金币，够建两块。建造第一块的玩家为教堂奠基：抽两块，选其中一块放在深色的地基上。",
  "lesson.church.found.do": "点击教堂。",
  "lesson.church.place":
    "这一块在拼图中的位置，决定了其余各块的位置。如果把西南角那块放在地基上，教堂会盖到你的联排小屋。放东侧那块，盖到的是机器人的酒馆和行商之家。",
  "lesson.church.place.do": "建造东侧那块。",
  "lesson.church.second": "方框标出其余各块的位置。西南角那块现在排在最后，只有你知道。在它之前的7块里，有5块会盖到机器人的建筑。",
  "lesson.church.second.do": "点击教堂，再建一块。",
  "lesson.church.removed": "南侧那块移除了酒馆，而教堂不付补偿。机器人收回了上面的方块；它少了2个贸易点，所以贸易轨上的那个也收回了。",
  "lesson.church.puzzle": "来做一道题。商船在第9行，你最后的金币够放0点或1点许可证。许可证被教堂盖住，也会移除。",
  "lesson.church.puzzle.do": "把许可证放在哪一格，教堂永远盖不到？",
  "lesson.church.puzzle.wrong": "教堂会盖住整个方框。要把许可证放在方框外面。",
  "lesson.church.praise": "d9格在方框外面。最后一块会放到a9，这只有你知道。",
  "lesson.church.praise.do": "奠基时，让教堂盖到别人那边。如果别人奠基，你的建筑和许可证要避开方框。接下来，看看怎样用影响力。",

  "lesson.influence": "手里的影响力",
  "lesson.influence.about": "手牌能用来做什么，哪些应该留下。",
  "lesson.influence.sets": (a: Args) =>
    `影响力要凑成组才能用。${ofOneColour(a.equalCost)}：挤走同样大的建筑。${ofOneColour(a.pairCost)}：把许可证放在任意行，或移动、升级一张。${ofEachColour(a.differentCost)}：加放一张许可证，或拿${gold(a.goldTaken)}。`,
  "lesson.influence.plan": (a: Args) =>
    `你的许可证在c5。集市可以建在b5和c5，盖住机器人的行商之家。两者都占2格，一样大，所以除了5金币，还要${ofOneColour(a.equalCost)}。你有4张绿色的，但只有1金币。`,
  "lesson.influence.gold": (a: Args) => `这回合不放许可证，而是拿${gold(a.goldTaken)}。`,
  "lesson.influence.gold.do": "点击钱箱。",
  "lesson.influence.bonus": (a: Args) =>
    `然后是额外行动：支付${ofEachColour(a.differentCost)}，再拿${gold(a.goldTaken)}。留下的3张绿色牌是一组，1张红色牌凑不成组。`,
  "lesson.influence.bonus.do": (a: Args) => `点击“拿${gold(a.goldTaken)}”。`,
  "lesson.influence.puzzle": "来做一道题。机器人掷出7，把海盗派到第4行，你的酒馆在那里有1个方块。所以你要交出1张牌。",
  "lesson.influence.puzzle.do": "交出哪张牌，你还付得起盖住行商之家的集市？",
  "lesson.influence.puzzle.wrong": (a: Args) => `那样就少了一张：建集市要5金币和${ofOneColour(a.equalCost)}。`,
  "lesson.influence.praise": "红色牌不在任何一组里。你还有5金币和3张绿色牌：轮到你时，可以建集市、放1个方块，机器人还会失去行商之家。",
  "lesson.influence.praise.do": "交出或用掉一张牌之前，看看哪一组少不了它。凑不成组的先交出。",
};
