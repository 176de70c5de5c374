/** Why something is asked now, and what the choice is for. The person of a sentence is the one who took the role. */
import { type Amount, type Args, isSome, isYou, type Sentence } from "../../../../text/grammar.ts";
import { list, many, who } from "../../../../text/zh-hans/grammar.ts";
import type { REASONS as ENGLISH } from "../en/reason.ts";
import { GOOD_NAMES, ROLE_NAMES } from "./names.ts";
import { buildingOf, coins, doubloons, goodOf, landOf, points, quarries, roleOf, workers } from "./phrases.ts";

const barrels = (amount: Amount): string => many(amount, "桶货物");
/** "你有2桶货物", "你没有货物". */
const has = (a: Args): string => (isSome(a.barrels) ? `你有${barrels(a.barrels)}` : "你没有货物");
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

/** To the seat that is asked. */
const YOURS = {
  "reason.role": (a: Args) =>
    together(
      isSome(a.last) ? "这是最后一轮：选能让你得分最多的。" : "你选的角色人人都会执行，但特权只归你。",
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
} as const;

/** To everyone else, while a seat decides. */
const OTHERS = {
  "reason.role.others": (a: Args) =>
    together(
      a.wait === "watch" ? "人人都会执行这个角色。" : "你也会执行这个角色，只是没有特权。",
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
} as const;

export const REASONS = { ...YOURS, ...OTHERS } as const satisfies Record<keyof typeof ENGLISH, Sentence>;
