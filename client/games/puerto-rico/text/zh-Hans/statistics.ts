/** Puerto Rico in Chinese: the pictures of statistics. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type { statistics as english } from "../en/statistics.ts";

export const statistics: Translated<typeof english> = {
  "chart.order": "座位",
  "chart.order.is": "按第一轮的顺序：首任总督最先选择。",
  "chart.ways": "结束方式",
  "chart.ways.is": "什么引发了最后一轮。",
  "chart.roles.1": "第一个角色",
  "chart.roles.1.is": "首任总督在第1轮选的角色。",
  "chart.firstBuildings": "第一座建筑",
  "chart.firstBuildings.is": "每位玩家的第一座建筑。",
  "chart.firstTiles": "第一块地",
  "chart.firstTiles.is": "每位玩家选的第一块地，开局自带的和抽到的不算。",
  "chart.buildings": "胜者的建筑",
  "chart.buildings.is": "终局时拥有该建筑的玩家的胜率。",
  "chart.round": "各轮角色",
  "chart.round.is": "每一百次该轮中，角色被选走的次数。",
  "chart.points": "分数来源",
  "chart.points.is": "胜者与其他人的平均值。",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "首任总督" : `第${a.nth}位`),
  "row.ending.colonists": "工人不足",
  "row.ending.city": "有城市建满",
  "row.ending.victoryPoints": "分数发完",
};
