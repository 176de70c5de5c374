/** Why a piece cannot be chosen now. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import { who, whose } from "../../../../text/zh-hans/grammar.ts";
import type { WHY as ENGLISH } from "../en/why.ts";
import { coins, doubloons, goodOf, roleOf } from "./phrases.ts";

export const WHY = {
  "why.role": (a: Args) => `这要等到${roleOf(a)}阶段才能做。`,
  "why.roleTaken": (a: Args) => `本轮${who(a)}已经选了这个角色。`,
  "why.roleLater": (a: Args) => `正在执行${roleOf(a)}。轮到你选角色时才能选。`,
  "why.workerFirst": "请先决定要不要这名工人。",
  "why.circles": "选一个空圆圈放工人，或选一名工人收回。",
  "why.nextMayor": "这些工人要等下一次市长阶段。",
  "why.supply": "工人来自市长、收容院或大学。",
  "why.loadingOver": "装船结束了。请选择要存的货物。",
  "why.goodsLater": "商人阶段卖货，船长阶段装船。",
  "why.theirs": (a: Args) => `那是${whose(a)}。`,
  "why.dear": (a: Args) => `需要${doubloons(a)}，你还差${coins(a.lack)}。`,
  "why.haveIt": "你已经有这座建筑了。",
  "why.noneOfIt": "这种建筑已经没有了。",
  "why.noRoom": (a: Args) => (Number(a.spaces) > 1 ? "它需要城市里有2格空位。" : "你的城市已经满了。"),
  "why.noQuarry": "采石场已经拿完了。",
  "why.quarry": "要拿采石场，你需要选拓荒者，或有带工人的建筑小屋。",
  "why.hacienda": "要盲抽种植园，你需要有工人的农庄。",
  "why.stackEmpty": "暗置的种植园已经抽完了。",
  "why.drawn": "你的农庄已经抽过了。",
  "why.shipFull": "这条船已经满了。",
  "why.shipOf": (a: Args) => `这条船装的是${goodOf(a)}，你没有。`,
  "why.shipNone": "你的货物必须装到已有同种货物的船上。",
  "why.shipLarger": "另一条空船能装下你更多的货物。",
  "why.barrelFirst": "请先选要卖的货物。",
  "why.notProduced": (a: Args) => `你这次没有生产${goodOf(a)}。`,
  "why.noneLeft": (a: Args) => `供应区没有${goodOf(a)}了。`,
  "why.noBarrels": (a: Args) => `你没有${goodOf(a)}。`,
  "why.goodFull": (a: Args) => `装${goodOf(a)}的船已经满了。`,
  "why.goodNone": (a: Args) => `没有船能装${goodOf(a)}：每条船都装着别的货物。`,
  "why.houseHas": (a: Args) => `商会里已有${goodOf(a)}，每种货物只收1桶。`,
  "why.stored": (a: Args) => `你的${goodOf(a)}已经入库了。`,
  "why.wharfUsed": "这个阶段你已经用过船坞了。",
  "why.wharfEmpty": "你的船坞没有工人。",
  "why.manned": "只有在安置第一名工人之前，才能收回工人。",
  "why.nobody": "你没有要安置的工人了。请先收回一名。",
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;
