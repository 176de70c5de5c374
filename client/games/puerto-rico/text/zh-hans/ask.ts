/** What is asked, the buttons that answer, and the icons beside them. */
import { type Args, isSome, type Sentence } from "../../../../text/grammar.ts";
import { asked, many, who } from "../../../../text/zh-hans/grammar.ts";
import type { ASK as ENGLISH, OPTIONS as ENGLISH_OPTIONS } from "../en/ask.ts";
import { aTile, barrels, buildingOf, coins, doubloons, goodOf, points, roleOf, spotOf, workers } from "./phrases.ts";

export const ASK = {
  "prompt.role": asked(
    (a) => (Number(a.own) > 1 ? `第${a.round}轮：选择一个角色（${a.nth}/${a.own}）。` : `第${a.round}轮：选择一个角色。`),
    (a) => `第${a.round}轮：${who(a)}正在选择角色。`,
  ),
  "prompt.hacienda": asked("拓荒者：先盲抽再拿1块翻开的种植园，或直接拿1块。", (a) => `拓荒者：${who(a)}可以先盲抽1块种植园。`),
  "prompt.settler": asked(
    (a) => (isSome(a.quarry) ? "拓荒者：拿1块种植园或1座采石场。" : "拓荒者：拿1块种植园。"),
    (a) => `拓荒者：${who(a)}正在拿种植园。`,
  ),
  "prompt.hospice": asked("收容院：要给刚拿的土地派1名工人吗？", (a) => `收容院：${who(a)}可以拿1名工人。`),
  "prompt.mayor": asked("市长：要再拿1名工人吗？", (a) => `市长：${who(a)}可以再拿1名工人。`),
  "prompt.lifting": asked(
    (a) => (isSome(a.placed) ? `市长：安置${workers(a.colonists)}，也可以先收回别的工人。` : `市长：安置${workers(a.colonists)}。`),
    (a) => `市长：${who(a)}正在安置工人。`,
  ),
  "prompt.moving": asked("市长：可以调动你的工人，也可以不动。", (a) => `市长：${who(a)}正在安置工人。`),
  "prompt.placing": asked(
    (a) => `市长：还有${workers(a.colonists)}要安置。`,
    (a) => `市长：${who(a)}正在安置工人。`,
  ),
  "prompt.builder": asked("建筑师：选择一座建筑。", (a) => `建筑师：${who(a)}可以建造。`),
  "prompt.university": asked("大学：要给新建筑派1名工人吗？", (a) => `大学：${who(a)}可以拿1名工人。`),
  "prompt.craftsman": asked("监管：选择额外的1桶货物。", (a) => `监管：${who(a)}正在拿额外的1桶货物。`),
  "prompt.trader": asked("商人：卖出1桶货物。", (a) => `商人：${who(a)}可以卖出1桶货物。`),
  "prompt.captain": asked(
    (a) => `船长：装一种货物上船。你有${many(a.barrels, "桶")}。`,
    (a) => `船长：${who(a)}正在装船。`,
  ),
  "prompt.wharf": asked(
    (a) => `船长：要用船坞吗？其他玩家还有${many(a.others, "桶")}。`,
    (a) => `船长：${who(a)}可以使用船坞。`,
  ),
  "prompt.store": asked(
    (a) => `选择${many(a.kinds, "种货物")}入库。`,
    (a) => `船长：${who(a)}正在选择入库的货物。`,
  ),
  "prompt.keep": asked("选择要留下的1桶货物。", (a) => `船长：${who(a)}正在选择留下哪1桶。`),
  "prompt.over": "对局结束。",

  "pick.role": (a: Args) => `选择${roleOf(a)}`,
  "pick.draw": "盲抽1块种植园",
  "pick.tile": (a: Args) => `拿${aTile(a)}`,
  "pick.colonist.hospice": "派1名工人",
  "pick.colonist.mayor": "拿工人",
  "pick.colonist.university": "派1名工人",
  "pick.lift": (a: Args) => `从${spotOf(a)}收回1名工人`,
  "pick.place": (a: Args) => `把1名工人放到${spotOf(a)}`,
  "pick.build": (a: Args) => `建造${buildingOf(a)}`,
  "pick.extra": (a: Args) => `拿1桶${goodOf(a)}`,
  "pick.sell": (a: Args) => `卖出1桶${goodOf(a)}`,
  "pick.load": (a: Args) => `把${many(a.barrels, "桶")}${goodOf(a)}装上${a.size}格货船`,
  "pick.loadAll": (a: Args) => `把所有${goodOf(a)}装上${a.size}格货船`,
  "pick.wharf": (a: Args) => `从船坞运走所有${goodOf(a)}`,
  "pick.store": (a: Args) => `所有${goodOf(a)}入库`,
  "pick.keep": (a: Args) => `留下1桶${goodOf(a)}`,
  "pick.pass.hacienda": "一块种植园也不拿",
  "pick.pass.settler": "不拿种植园",
  "pick.pass.hospice": "不要工人",
  "pick.pass.mayor": "不要工人",
  "pick.pass.lifting": "工人保持不动",
  "pick.pass.builder": "不建造",
  "pick.pass.university": "不要工人",
  "pick.pass.craftsman": "不拿货物",
  "pick.pass.trader": "不卖",
  "pick.pass.captain": "不用船坞",

  "chip.pays": (a: Args) => (a.doubloons === 0 ? "免费" : `你需支付${doubloons(a)}`),
  "chip.costs": (a: Args) => `花费${coins(Math.abs(Number(a.doubloons)))}`,
  "chip.earns": (a: Args) => `获得${doubloons(a)}`,
  "chip.scores": (a: Args) => `得${points(a.points)}`,
  "chip.barrels": (a: Args) => barrels(a),
  "chip.lost": (a: Args) => `将损失${many(a.barrels, "桶")}`,
  "chip.tiles": (a: Args) => many(a.tiles, "块土地"),
  "chip.colonists": (a: Args) => `${workers(a.colonists)}（殖民者）`,
  "chip.money": (a: Args) => `持有${doubloons(a)}`,
  "chip.points": (a: Args) => `现在终局可得${points(a.points)}`,
  "chip.covered": "分数终局时才公开",
  "chip.circles": (a: Args) => many(a.circles, "个空圆圈"),
  "chip.spaces": (a: Args) => `城市还有${many(a.spaces, "格")}空位`,

  "goal.score": "分数最高的玩家获胜。货物装船、建筑和有工人的大型建筑都能得分。",
  "goal.colonists": (a: Args) => `终局条件1/3：工人船无法补满。按现在的空圆圈需要${a.wanted}名工人，供应区还有${a.left}名。`,
  "goal.city": (a: Args) => `终局条件2/3：有城市建满。最满的城市已占${a.spaces}格，共${a.citySpaces}格。`,
  "goal.points": (a: Args) => `终局条件3/3：分数标记发完。还剩${a.left}分，开局时有${a.start}分。`,
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;

export const OPTIONS = {
  "option.victoryPoints": "其他玩家的分数",
  "option.victoryPoints.covered": "隐藏",
  "option.victoryPoints.open": "公开",
  "option.victoryPoints.note": "若隐藏，对局结束前每位玩家只能看到自己的分数。",
  "option.cornSeat": "玉米开局玩家的资金",
  "option.cornSeat.printed": "按原规则",
  "option.cornSeat.oneLess": (a: Args) => `少${coins(a.cornSeatLess)}`,
  "option.cornSeat.note": "以玉米开局有优势，减少资金可以平衡。",
  "option.factoryUniversity": "工厂和大学",
  "option.factoryUniversity.printed": (a: Args) => `${a.factoryCost}和${a.universityCost}`,
  "option.factoryUniversity.swapped": (a: Args) => `${a.universityCost}和${a.factoryCost}`,
  "option.factoryUniversity.note": "这两座建筑的造价：按原规则，或互换。",
} as const satisfies Record<keyof typeof ENGLISH_OPTIONS, Sentence>;
