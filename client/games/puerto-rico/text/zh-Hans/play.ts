/** Puerto Rico in simplified Chinese: what a match asks, tells and counts. */

import { type Amount, type Args, isSome, isYou, type People, pairsIn, type Translated } from "../../../../text/grammar.ts";
import { asked, called, list, many, personAt, who, whose } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/play.ts";
import { learn } from "./learn.ts";
import {
  aTile,
  barrels,
  buildingOf,
  coins,
  doubloons,
  GOOD_NAMES,
  goodOf,
  landOf,
  points,
  quarries,
  ROLE_NAMES,
  roleOf,
  spotOf,
  tileOf,
  workers,
} from "./phrases.ts";

// For reasons.

const barrelCount = (amount: Amount): string => many(amount, "桶货物");
/** "你有2桶货物", "你没有货物". */
const has = (a: Args): string => (isSome(a.barrels) ? `你有${barrelCount(a.barrels)}` : "你没有货物");
const circles = (amount: Amount): string => many(amount, "个空圆圈");
/** "你选了建筑师", "Ada选了建筑师". */
const took = (a: Args): string => `${who(a)}选了${roleOf(a)}`;
/** Whole sentences, one after the other. */
const together = (...sentences: readonly (string | false)[]): string => sentences.filter((one) => one !== false).join("");
/** "靛蓝和蔗糖", of the goods that have an amount. */
const goodsIn = (a: Args): string => list(Object.entries(GOOD_NAMES).flatMap(([id, name]) => (isSome(a[id]) ? [name] : [])));
/** The same at the end of a sentence; nothing once the choice is made. */
const kindsIn = (a: Args): string => (goodsIn(a) === "" ? "" : `：${goodsIn(a)}`);
/** "商人2、市长1". */
const moneyIn = (a: Args): string =>
  Object.entries(ROLE_NAMES)
    .flatMap(([id, name]) => (isSome(a[id]) ? [`${name}${a[id]}`] : []))
    .join("、");

/** What a phase in seat order means for a reader who is not asked now; `wait` says how they stand. */
const waiting = (a: Args, later: string, cannot: string): string | false =>
  a.wait === "later" ? later : a.wait === "cannot" ? cannot : a.wait === "done" && "你已经行动过了。";

// For the log.

/** Why a player is passed over, by role. */
const SKIPPED: Readonly<Record<string, string>> = {
  settler: "无法拿种植园",
  builder: "无法建造",
  craftsman: "无法拿额外的货物",
  trader: "没有货物可卖",
  captain: "没有货物可装",
};

// For the table in words.

const goods = (a: Args): string => list(pairsIn(a.goods).map(([count, good]) => `${count}桶${called(GOOD_NAMES, good)}`));

export const play: Translated<typeof English.play> = {
  ...learn,

  // What is asked, the buttons that answer, and the icons beside them.
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
  "pick.brief.ship": (a: Args) => `装上${a.size}格货船`,
  "pick.brief.wharf": "从船坞运走",
  "pick.brief.some": (a: Args) => `${many(a.barrels, "桶")}${goodOf(a)}`,
  "pick.brief.all": (a: Args) => `所有${goodOf(a)}`,
  "pick.store": (a: Args) => `所有${goodOf(a)}入库`,
  "pick.keep": (a: Args) => `留下1桶${goodOf(a)}`,
  "fill.again": "与上次相同",
  "fill.first": "填满空位",
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
  "goal.colonists": (a: Args) =>
    Number(a.left) === 0
      ? "终局条件1/3：工人船无法补满。供应区已没有工人。"
      : `终局条件1/3：工人船无法补满。按现在的空圆圈需要${a.wanted}名工人，供应区还有${a.left}名。`,
  "goal.city": (a: Args) => `终局条件2/3：有城市建满。最满的城市已占${a.spaces}格，共${a.citySpaces}格。`,
  "goal.points": (a: Args) => `终局条件3/3：分数标记发完。还剩${a.left}分，开局时有${a.start}分。`,

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

  // Why something is asked now, and what the choice is for. The person of a sentence is the one who took the role.
  // To the seat that is asked.
  "reason.role": (a: Args) =>
    together(
      isSome(a.last)
        ? "这是最后一轮：选能让你得分最多的。"
        : isSome(a.alone)
          ? "你选的角色人人都会执行（淘金者除外），但特权只归你。"
          : "你选的角色人人都会执行，但特权只归你。",
      moneyIn(a) !== "" && `牌上的杜布隆：${moneyIn(a)}。`,
    ),
  "reason.hacienda": (a: Args) => `${took(a)}。你的农庄可以先额外盲抽1块种植园，然后你再照常拿；牌堆里还有${a.hidden}块。`,
  "reason.settler": (a: Args) =>
    together(
      isSome(a.drawn)
        ? "农庄已经抽了1块，这块由你自己选。"
        : isYou(a)
          ? isSome(a.quarry)
            ? `${took(a)}，所以你先选，还可以拿采石场（剩${a.quarries}座）。`
            : `${took(a)}，所以你先选。`
          : `${took(a)}，所以人人都可以拿1块种植园。`,
      !isYou(a) && isSome(a.quarry)
        ? "你有建筑小屋，也可以拿采石场。"
        : goodsIn(a) === ""
          ? "玉米不需要建筑就能生产，其他作物都需要。"
          : `玉米不需要建筑就能生产；你已有${goodsIn(a)}的生产建筑。`,
    ),
  "reason.hospice": (a: Args) => `收容院可以给你刚拿的${landOf(a)}派1名工人，马上就能用。供应区还有${a.left}名。`,
  "reason.mayor": (a: Args) => `${took(a)}，所以你可以多拿1名工人。然后从你开始分发船上的${a.aboard}名工人。`,
  "reason.lifting": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}，所以你先安置。` : `${took(a)}，所以人人都要安置工人。`,
      `你有${circles(a.circles)}：没有工人的种植园和建筑不起作用。`,
    ),
  "reason.moving": (a: Args) => `${took(a)}。你没有得到新工人，但可以调动已有的。你有${circles(a.circles)}。`,
  "reason.placing": (a: Args) => `你有${circles(a.circles)}。除了玉米，种植园对应的建筑也要有工人。`,
  "reason.builder": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}，所以你少付${coins(a.builderDiscount)}。` : `${took(a)}，所以人人都可以建造。`,
      isSome(a.quarries)
        ? `你有${doubloons(a)}和${quarries(a.quarries)}，买得起${many(a.possible, "种建筑")}${Number(a.possible) > 1 ? "，可选其中一座" : ""}。`
        : `你有${doubloons(a)}，买得起${many(a.possible, "种建筑")}${Number(a.possible) > 1 ? "，可选其中一座" : ""}。`,
    ),
  "reason.university": (a: Args) => `大学可以给你新建的${buildingOf(a)}派1名工人，马上就能用。供应区还有${a.left}名。`,
  "reason.craftsman": (a: Args) => `生产完毕。${took(a)}，所以可以从生产过的种类中再拿1桶${kindsIn(a)}。`,
  "reason.trader": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}，所以卖货时额外获得${coins(a.traderBonus)}。` : `${took(a)}，所以人人都可以卖1桶货物。`,
      isSome(a.doubloons) ? `你最划算的是卖${goodOf(a)}，可得${doubloons(a)}。` : "你现在能卖的货物都换不到钱。",
      `商会还能收${a.free}桶。`,
    ),
  "reason.captain": (a: Args) =>
    together(
      isSome(a.bonus) ? `${took(a)}，所以你第一次装船额外得${points(a.bonus)}。` : `${took(a)}：大家轮流装船，直到都装不了为止。`,
      isSome(a.harbor) ? "每桶1分，你的港口让每次装船再加1分。" : "每桶1分。",
      isSome(a.lost) && `如果现在结束装船，你会损失${a.lost}桶。`,
    ),
  "reason.wharf": (a: Args) =>
    together("没有货船能装你的货物；船坞可以把一种货物全部运走，每桶1分。", isSome(a.lost) && `如果现在结束装船，你会损失${a.lost}桶。`),
  "reason.store": (a: Args) => `装船结束。你的仓库还能存${many(a.kinds, "种货物")}，另外可以再留1桶。你至少损失${a.lost}桶。`,
  "reason.keep": (a: Args) => `装船结束。不靠仓库可以留下1桶，其余${a.lost}桶会损失。`,

  // To everyone else, while a seat decides.
  "reason.role.others": (a: Args) =>
    together(
      a.wait === "watch"
        ? isSome(a.alone)
          ? "人人都会执行这个角色（淘金者除外）。"
          : "人人都会执行这个角色。"
        : isSome(a.alone)
          ? "你也会执行这个角色（淘金者除外），只是没有特权。"
          : "你也会执行这个角色，只是没有特权。",
      moneyIn(a) !== "" && `牌上的杜布隆：${moneyIn(a)}。`,
    ),
  "reason.settler.others": (a: Args) =>
    together(`${took(a)}：大家可以依次拿1块种植园。`, waiting(a, `稍后轮到你，还有${a.tiles}块可选。`, "你的岛上没有空位了。")),
  "reason.hospice.others": (a: Args) => `收容院可以带来1名工人。供应区还有${a.left}名；补不满工人船时就会终局。`,
  "reason.mayor.others": (a: Args) => `${took(a)}，可以多拿1名工人。然后把船上的${a.aboard}名工人分给大家。`,
  "reason.placing.others": (a: Args) =>
    together(
      `${took(a)}：大家依次安置工人。`,
      waiting(a, isSome(a.workers) ? `你要安置${workers(a.workers)}。` : "你稍后可以调动工人。", "你不用选择：工人会自动就位。"),
    ),
  "reason.builder.others": (a: Args) =>
    together(`${took(a)}：大家可以依次建造。`, waiting(a, `轮到你时，你有${doubloons(a)}可用。`, `你有${doubloons(a)}，无法建造。`)),
  "reason.university.others": (a: Args) => `大学可以带来1名工人。供应区还有${a.left}名；补不满工人船时就会终局。`,
  "reason.craftsman.others": (a: Args) => together(`生产完毕。${who(a)}可以再拿1桶货物。`, a.wait !== "watch" && `${has(a)}。`),
  "reason.trader.others": (a: Args) =>
    together(`${took(a)}：大家可以依次卖1桶货物。商会还能收${a.free}桶。`, waiting(a, "你稍后可以卖货。", "你没有商会能收的货物。")),
  "reason.captain.others": (a: Args) =>
    together(
      `${took(a)}：大家轮流装船，直到都装不了为止。`,
      a.wait !== "watch" && (isSome(a.lost) ? `${has(a)}，现在会损失${a.lost}桶。` : `${has(a)}。`),
    ),
  "reason.storage.others": "装船结束。存不下的货物放回供应区。",

  // Why a piece cannot be chosen now.
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

  // What happened, for the log. Most sentences are about a seat: "你选择了市长。"
  "log.began": "对局开始。",
  "log.resigned": (a: Args) => `${who(a)}认输了。`,
  "log.ended": "对局提前结束。",
  "log.role": (a: Args) => `${who(a)}选择了${roleOf(a)}。`,
  "log.rolePaid": (a: Args) => `${who(a)}选择了${roleOf(a)}，并拿走牌上的${doubloons(a)}。`,
  "log.prospected": (a: Args) => `${who(a)}淘金获得${coins(a.prospecting)}。`,
  "log.tile": (a: Args) => `${who(a)}拿了${aTile(a)}。`,
  "log.drew": (a: Args) => `${who(a)}用农庄抽到${aTile(a)}。`,
  "log.discarded": "弃置剩下的种植园。",
  "log.reshuffled": "牌堆已空：弃置的种植园重新洗入。",
  "log.turned": (a: Args) => `翻开${many(a.count, "块新种植园")}。`,
  "log.landed": (a: Args) => `${who(a)}从船上获得${workers(a.count)}。`,
  "log.privilege": (a: Args) => `${who(a)}作为市长额外获得1名工人。`,
  "log.lifted": (a: Args) => `${who(a)}从${spotOf(a, "from")}收回1名工人。`,
  "log.placed": (a: Args) => `${who(a)}派${workers(a.count)}前往${spotOf(a)}。`,
  "log.sent": (a: Args) => `${whose(a)}${spotOf(a)}获得1名工人。`,
  "log.boarded": (a: Args) => (Number(a.count) === 0 ? "已经没有工人可以上船了。" : `下一船将有${workers(a.count)}到来。`),
  "log.built": (a: Args) => `${who(a)}花费${doubloons(a)}建造了${buildingOf(a)}。`,
  "log.builtFree": (a: Args) => `${who(a)}免费建造了${buildingOf(a)}。`,
  "log.produced": (a: Args) => `${who(a)}生产了${barrels(a)}。`,
  "log.extra": (a: Args) => `${who(a)}作为监管额外获得1桶${goodOf(a)}。`,
  "log.factory": (a: Args) => `${whose(a)}工厂带来${doubloons(a)}。`,
  "log.sold": (a: Args) => `${who(a)}卖出1桶${goodOf(a)}，获得${doubloons(a)}。`,
  "log.soldFree": (a: Args) => `${who(a)}卖出1桶${goodOf(a)}，没有收入。`,
  "log.houseEmptied": "商会装满了，随即清空。",
  "log.loaded": (a: Args) => `${who(a)}把${barrels(a)}装上${a.size}格货船，得${points(a.barrels)}。`,
  "log.wharf": (a: Args) => `${who(a)}从船坞运走${barrels(a)}，得${points(a.barrels)}。`,
  "log.bonus.captain": (a: Args) => `${who(a)}作为船长额外得${points(a.captainBonus)}。`,
  "log.bonus.harbor": (a: Args) => `${who(a)}凭港口额外得${points(a.harborBonus)}。`,
  "log.loadingOver": "装船结束，各玩家保留能存下的货物。",
  "log.stored": (a: Args) => `${who(a)}将所有${goodOf(a)}入库。`,
  "log.kept": (a: Args) => `${who(a)}留下1桶${goodOf(a)}。`,
  "log.returned": (a: Args) => `${who(a)}损失${barrels(a)}。`,
  "log.sailed": (a: Args) => `${a.size}格货船装满${goodOf(a)}，起航后空船返回。`,
  "log.passed.hacienda": (a: Args) => `${who(a)}没有拿种植园。`,
  "log.passed.settler": (a: Args) => `${who(a)}没有拿种植园。`,
  "log.passed.hospice": (a: Args) => `${who(a)}没有要收容院的工人。`,
  "log.passed.mayor": (a: Args) => `${who(a)}没有要额外的工人。`,
  "log.passed.lifting": (a: Args) => `${who(a)}没有调动工人。`,
  "log.passed.builder": (a: Args) => `${who(a)}没有建造。`,
  "log.passed.university": (a: Args) => `${who(a)}没有要大学的工人。`,
  "log.passed.craftsman": (a: Args) => `${who(a)}没有拿额外的货物。`,
  "log.passed.trader": (a: Args) => `${who(a)}没有卖货。`,
  "log.passed.captain": (a: Args) => `${who(a)}没有使用船坞。`,
  "log.skipped": (a: Args) => `${who(a)}${SKIPPED[`${a.role}`] ?? "无法行动"}。`,
  "log.lastRound.colonists": "工人不够补满下一船。这是最后一轮。",
  "log.lastRound.city": "有城市已建满。这是最后一轮。",
  "log.lastRound.victoryPoints": "分数已发完。这是最后一轮。",
  "log.paid": (a: Args) => `没人选的角色牌上各放${coins(a.onCardNotChosen)}。`,
  "log.governor": (a: Args) => `第${a.round}轮：${who(a)}担任总督。`,
  "log.over": "最后一轮结束。",

  round: (a: Args) => `第${a.round}轮`,
  "end.points": (a: Args) => `最高分：${a.best}分。`,
  "end.wealth": "同分，由杜布隆和货物决出胜负。",
  "end.shared": (a: Args) => `同为${points(a.best)}，杜布隆和货物也相同。`,

  // The table in words, for players who do not see it. Lists are packed as in `pairsIn`.
  "words.governor": (a: Args) => `总督：${who(a)}。`,
  "words.roles": (a: Args) =>
    `可选角色：${list(pairsIn(a.roles).map(([money, role]) => (money > 0 ? `${called(ROLE_NAMES, role)}（有${coins(money)}）` : called(ROLE_NAMES, role))))}。`,
  "words.rolesTaken": (a: Args, people?: People) =>
    `已选角色：${pairsIn(a.roles)
      .map(([seat, role]) => `${who(personAt(seat, people))}选了${called(ROLE_NAMES, role)}`)
      .join("，")}。`,
  "words.shipEmpty": (a: Args) => `${a.size}格货船：空。`,
  "words.ship": (a: Args) => `${a.size}格货船：已装${barrels(a)}，还剩${many(a.free, "格")}。`,
  "words.house": (a: Args) =>
    a.count === 0 ? `商会：空，共${many(a.spaces, "格")}。` : `商会：${goods(a)}；已占${a.count}格，共${many(a.spaces, "格")}。`,
  "words.tiles": (a: Args) =>
    `可拿的种植园：${list(pairsIn(a.tiles).map(([count, tile]) => `${count}块${tileOf({ tile })}`))}。采石场还剩${many(a.quarries, "座")}。`,
  "words.barrels": (a: Args) => `供应区的货物：${goods(a)}。`,
  "words.buildings": (a: Args) =>
    `剩余建筑：${list(pairsIn(a.buildings).map(([count, building]) => `${count}座${buildingOf({ building })}`))}。`,
  "words.colonists": (a: Args) => `供应区有${workers(a.left)}。按现在的空圆圈，工人船需要${a.wanted}名；先安置工人，需要的就更少。`,
  "words.points": (a: Args) => `供应区有${points(a.points)}。`,

  // What roles and buildings brought, for the score sheet.
  "earned.roleCards": "角色牌",
  "earned.points": (a: Args) => many(a.n, "分"),
  "earned.doubloons": (a: Args) => many(a.n, "杜布隆"),
  "earned.saved": (a: Args) => `省下${many(a.n, "杜布隆")}`,
  "earned.barrels": (a: Args) => many(a.n, "桶"),
  "earned.workers": (a: Args) => many(a.n, "名工人"),
  "earned.tiles": (a: Args) => many(a.n, "块土地"),

  // How matches were won and what a player does again and again, for the statistics.
  "won.points": "分数获胜",
  "won.wealth": "同分，凭杜布隆和货物获胜",
  "won.shared": "共同获胜",
  "habit.role": "你首选的角色",
  "habit.opening": "你的第一座建筑",
  "habit.buildings": "你买的建筑",
};
