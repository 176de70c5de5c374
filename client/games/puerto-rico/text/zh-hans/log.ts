/** What happened, for the log. Most sentences are about a seat: "你选择了市长。" */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import { many, who, whose } from "../../../../text/zh-hans/grammar.ts";
import type { LOG as ENGLISH, ENDINGS as ENGLISH_ENDINGS } from "../en/log.ts";
import { aTile, barrels, buildingOf, coins, doubloons, goodOf, points, roleOf, spotOf, workers } from "./phrases.ts";

/** Why a player is passed over, by role. */
const SKIPPED: Readonly<Record<string, string>> = {
  settler: "无法拿种植园",
  builder: "无法建造",
  craftsman: "无法拿额外的货物",
  trader: "没有货物可卖",
  captain: "没有货物可装",
};

export const LOG = {
  "log.began": "对局开始。",
  "log.takenBack": (a: Args) => `${who(a)}收回了上一步。`,
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
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;

export const ENDINGS = {
  round: (a: Args) => `第${a.round}轮`,
  "end.points": (a: Args) => `最高分：${a.best}分。`,
  "end.wealth": "同分，由杜布隆和货物决出胜负。",
  "end.shared": (a: Args) => `同为${points(a.best)}，杜布隆和货物也相同。`,
} as const satisfies Record<keyof typeof ENGLISH_ENDINGS, Sentence>;
