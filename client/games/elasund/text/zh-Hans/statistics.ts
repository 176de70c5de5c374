/** Elasund in Chinese: the pictures of statistics. */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-Hans/grammar.ts";
import type { statistics as english } from "../en/statistics.ts";

export const statistics: Translated<typeof english> = {
  "chart.order": "行动顺序",
  "chart.order.is": "按最初的行动顺序。",
  "chart.ways": "结束方式",
  "chart.ways.is": "放完方块，或无人能建、愿建。",
  "chart.firstBuildings": "第一座建筑",
  "chart.firstBuildings.is": "每位玩家的第一座建筑，起始建筑除外。",
  "chart.sites": "第一座建筑的位置",
  "chart.sites.is": "数字表示所有者的胜率。格子越深，第一座建筑的西北角越常在那里。",
  "chart.firstPermits": "第一张许可证",
  "chart.firstPermits.is": "每位玩家放下的第一张许可证的数值。",
  "chart.thirdStep": "许可证还是金币",
  "chart.thirdStep.is": "每局中玩家各拿多少次的平均值。",
  "chart.church": "教堂",
  "chart.church.is": "按玩家建造的教堂板块数。",
  "chart.points": "方块来源",
  "chart.points.is": "胜者与其他人的平均值。",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "先手" : `第${a.nth}位`),
  "row.permit": "许可证{value}",
  "row.church": (a: Args) => (a.n === 0 ? "没有" : many(a.n, "块")),
  "row.step.permit": "许可证",
  "row.step.gold": "两枚金币",
};
