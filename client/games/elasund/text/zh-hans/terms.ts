/** Words that cards lead on to. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import type { TERMS as ENGLISH } from "../en/terms.ts";
import { gold, listed, ofEachColour, ofOneColour } from "./phrases.ts";

export const TERMS = {
  "term.cubes": "方块",
  "term.cubes.is": "最先放下自己最后一个方块的玩家获胜。方块放在建筑的旗帜、教堂拼块、塔楼和贸易轨上。失去建筑时，要收回上面的方块。",
  "term.site": "地块",
  "term.site.is": "建筑将要占据的格子。上面要有足够的许可证，谁的都算，但你的总点数必须高于其他每位玩家。打平的玩家都不能建造。",
  "term.permits": "许可证",
  "term.permits.is": (a: Args) =>
    `你有五张，0到4点。放置时支付与点数相等的金币，并放在商船所在的行；支付${ofOneColour(a.pairCost)}，可放在任意行。0点的也算一张许可证。`,
  "term.compensation": "补偿",
  "term.compensation.is": "你建造时，地块上的所有许可证都退还拥有者。对其他玩家的许可证，你要按点数付给拥有者金币。教堂不付补偿。",
  "term.over": "覆盖建造",
  "term.over.is": (a: Args) =>
    `建筑可以免费挤走更小的建筑；支付${ofOneColour(a.equalCost)}，也能挤走同样大的。大小就是所占的格数。教堂和更大的建筑挤不走。`,
  "term.start": "起始建筑",
  "term.start.is": "你开局时的小屋和联排小屋。被挤走时，拥有者立刻把它放到没有风车的空格上。哪里都放不下，就移出游戏。",
  "term.trade": "贸易点",
  "term.trade.is": (a: Args) =>
    `港口和城门附近有风车。你的建筑每盖住一个风车，就有1个贸易点。达到${listed(a.tradeCubes)}点时，各在贸易轨上放1个方块。`,
  "term.income": "收入",
  "term.income.is":
    "每个回合开始时，骰子移动商船。商船所在行里有收入的建筑，各给拥有者带来1张牌：金币或影响力。不管轮到谁都算。横跨几行的建筑，在每一行都有收入。",
  "term.influence": "影响力牌",
  "term.influence.is": (a: Args) =>
    `共有${a.colours}种颜色，凑成组可以做特别的事：${ofOneColour(a.equalCost)}用来挤走同样大的建筑；${ofOneColour(a.pairCost)}用来在任意行放许可证，或进行额外行动；${ofEachColour(a.differentCost)}用来进行额外行动。`,
  "term.pirates": "海盗",
  "term.pirates.is":
    "掷出7时，当前玩家把商船移到另一行，没有收入。每位玩家在那一行每有1个方块，就交出1张牌。贸易轨上以及北、南城墙塔楼上的方块不算。",
  "term.towers": "塔楼",
  "term.towers.is": "有些城墙是塔楼，可放你的1个方块。你掷出7时，每有一座塔楼，就拿1张交给海盗的牌。",
  "term.walls": "城墙",
  "term.walls.is": (a: Args) =>
    `你按顺序建造自己的城墙，要紧挨城门或已有的城墙。每段在北边和南边花费${gold(a.wallGold)}，在东边花费${gold(a.wallGoldEast)}，无需许可证。`,
  "term.bonus": "额外行动",
  "term.bonus.is": (a: Args) =>
    `回合结束时可以进行一次。支付${ofOneColour(a.pairCost)}，移动一张许可证，或升级一张并付金币差价。支付${ofEachColour(a.differentCost)}，按点数付金币在任意处加放一张许可证，或拿${gold(a.goldTaken)}。`,
  "term.pit": "教堂地基",
  "term.pit.is": (a: Args) => `教堂从这个深色格子开始建。这里不能放许可证和建筑。教堂最终由${a.churchParts}块组成。`,
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;
