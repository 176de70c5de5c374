/** What is asked, the buttons that answer, and the icons beside them. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import { asked, many, who, whose } from "../../../../text/zh-hans/grammar.ts";
import type { ASK as ENGLISH, OPTIONS as ENGLISH_OPTIONS } from "../en/ask.ts";
import { BONUS_NAMES } from "./names.ts";
import { cards, gold, influence, kind, kinds, ofEachColour, ofOneColour, part, permit, withOthers } from "./phrases.ts";

/** "（1/2）", when more of the same is asked one by one. */
const nth = (left: string | number | undefined, all: string | number | undefined): string => `（${Number(all) - Number(left) + 1}/${all}）`;
const isFirst = (left: string | number | undefined, all: string | number | undefined): boolean => Number(left) === Number(all);

export const ASK = {
  "prompt.roll": asked("轮到你了：掷骰子。", (a) => `${who(a)}正在掷骰子。`),
  "prompt.ship.repeat": asked("商船必须移动：让它再驶两行。", (a) => `${who(a)}要让商船再驶两行。`),
  "prompt.ship.pirates": asked("你掷出了7！选择海盗在哪里登陆。", (a) => `${who(a)}正在选择海盗登陆的地点。`),
  "prompt.pirates": asked(
    (a) => (isFirst(a.owes, a.owed) ? `向海盗交出${many(a.owes, "张牌")}。` : `再向海盗交出1张牌${nth(a.owes, a.owed)}。`),
    (a) => `${withOthers(a)}要向海盗交牌。`,
  ),
  "prompt.tower": asked(
    (a) => (isFirst(a.takes, a.towers) ? "用你的塔楼拿1张牌。" : `再用塔楼拿1张牌${nth(a.takes, a.towers)}。`),
    (a) => `${who(a)}正在用塔楼拿牌。`,
  ),
  "prompt.shortage": asked(
    (a) => (isFirst(a.owes, a.owed) ? `归还${influence(a.owes)}。` : `再归还1张影响力牌${nth(a.owes, a.owed)}。`),
    (a) => `${withOthers(a)}要归还影响力牌。`,
  ),
  "prompt.build": asked(
    (a) => (isFirst(a.left, a.builds) ? `最多建造${many(a.builds, "次")}，或结束建造。` : `再建造一次${nth(a.left, a.builds)}。`),
    (a) => (isFirst(a.left, a.builds) ? `${who(a)}可以建造。` : `${who(a)}可以再建造一次。`),
  ),
  "prompt.build.idle": "你现在什么都建不了。",
  "prompt.bonus.idle": "你无法进行额外行动，回合结束。",
  "prompt.tile": asked("选择先建教堂的哪一块。", (a) => `${who(a)}正在选择教堂的第一块。`),
  "prompt.settle": asked(
    (a) => (`${a.kinds}`.includes(" ") ? "选择要重新安置的起始建筑。" : `把你的${kinds(a.kinds)}重新安置到空格上。`),
    (a) => `${who(a)}正在重新安置起始建筑。`,
  ),
  "prompt.permit": asked(
    (a) => `拿${gold(a.goldTaken)}，或放一张许可证。`,
    (a) => `${who(a)}正在拿金币或放许可证。`,
  ),
  "prompt.permit.move": asked("选择版图上要移动的许可证。", (a) => `${who(a)}正在移动许可证。`),
  "prompt.permit.upgrade": asked("选择要放上版图的许可证。", (a) => `${who(a)}正在升级许可证。`),
  "prompt.permit.extra": asked("选择要加放的许可证。", (a) => `${who(a)}正在加放许可证。`),
  "prompt.where.build": asked(
    (a) => `选择在哪里建造${kind(a)}。`,
    (a) => `${who(a)}正在建造${kind(a)}。`,
  ),
  "prompt.where.permit": asked(
    (a) => `为${permit(a.value)}选择一格。`,
    (a) => `${who(a)}正在放许可证。`,
  ),
  "prompt.where.anywhere": asked(
    (a) => `为${permit(a.value)}选择任意空格。`,
    (a) => `${who(a)}正在放许可证。`,
  ),
  "prompt.where.upgrade": asked(
    (a) => `选择要换成${a.value}点的许可证。`,
    (a) => `${who(a)}正在升级许可证。`,
  ),
  "prompt.pay.permit": asked(
    (a) => `选择${ofOneColour(a.pairCost)}支付。`,
    (a) => `${who(a)}正在支付影响力牌。`,
  ),
  "prompt.pay.build": asked(
    (a) => `选择${ofOneColour(a.equalCost)}支付。`,
    (a) => `${who(a)}正在支付影响力牌。`,
  ),
  "prompt.bonus": asked("进行一次额外行动，或结束回合。", (a) => `${who(a)}可以进行额外行动。`),
  "prompt.over": "对局结束。",

  "pick.roll": "掷骰子",
  "pick.sail": (a: Args) => `驶往第${a.dice}行`,
  "pick.give": (a: Args) => `交出${cards(1, a)}`,
  "pick.take": (a: Args) => `拿${cards(1, a)}`,
  "pick.build": (a: Args) => `建造${kind(a)}`,
  "pick.wall": (a: Args) => `在${a.space}建1段城墙`,
  "pick.church": "建造1块教堂",
  "pick.tile": (a: Args) => `建造${part(a)}那块`,
  "pick.settle": (a: Args) => `把${kind(a)}放到${a.field}`,
  "pick.brief.field": (a: Args) => `放到${a.field}`,
  "pick.gold": "拿金币",
  "pick.permit.place": (a: Args) => `放${permit(a.value)}`,
  "pick.permit.move": (a: Args) => `移动${permit(a.value)}`,
  "pick.permit.upgrade": (a: Args) => `把许可证升级为${a.value}点`,
  "pick.permit.extra": (a: Args) => `放${permit(a.value)}`,
  "pick.put": (a: Args) => `在${a.field}建造${kind(a)}`,
  "pick.putPermit": (a: Args) => `在${a.field}放${permit(a.value)}`,
  "pick.raise": (a: Args) => `把${a.field}的${a.from}点升级为${a.to}点`,
  "pick.pay": (a: Args) => `支付${cards(a.count, a)}`,
  "pick.noBuild": "结束建造",
  "pick.noBonus": "结束回合",

  "bonus.move": BONUS_NAMES.move,
  "bonus.upgrade": BONUS_NAMES.upgrade,
  "bonus.extra": BONUS_NAMES.extra,
  "bonus.gold": (a: Args) => `拿${gold(a.goldTaken)}`,
  "bonus.move.what": (a: Args) => `支付${ofOneColour(a.pairCost)}：把版图上你的一张许可证移到任意空格。`,
  "bonus.upgrade.what": (a: Args) => `支付${ofOneColour(a.pairCost)}和金币差价：把版图上你的一张许可证换成储备中点数更高的。`,
  "bonus.extra.what": (a: Args) => `支付${ofEachColour(a.differentCost)}，以及与点数相等的金币：在任意行加放一张许可证。`,
  "bonus.gold.what": (a: Args) => `支付${ofEachColour(a.differentCost)}：拿${gold(a.goldTaken)}。`,

  "chip.pays": (a: Args) => (a.gold === 0 ? "免费" : `花费${gold(a.gold)}`),
  "chip.takes": (a: Args) => (a.what === "gold" ? `获得${gold(a.count)}` : `获得${influence(a.count)}`),
  "chip.pair": (a: Args) => `花费${ofOneColour(a.count)}`,
  "chip.each": (a: Args) => `花费${ofEachColour(a.differentCost)}`,
  "chip.permits": (a: Args) => `需要${many(a.count, "张许可证")}`,
  "chip.cubes": (a: Args) => `放置${many(a.count, "个方块")}`,
  "chip.loses": (a: Args) => `${who(a)}损失${many(a.cards, "张牌")}`,
  "chip.pirates": (a: Args) => `海盗拿走${many(a.cubes, "张牌")}`,
  "chip.compensates": (a: Args) => `${who(a)}：许可证补偿${gold(a.gold)}`,
  "chip.displaces": (a: Args) => `挤走${whose(a)}${kind(a)}`,
  "chip.trade": (a: Args) => `获得${many(a.points, "个贸易点")}`,
  "chip.left": (a: Args) => `还有${many(a.count, "个方块")}要放`,
  "chip.hand": (a: Args) => many(a.count, "张手牌"),
  "chip.points": (a: Args) => many(a.points, "个贸易点"),
  "chip.towers": (a: Args) => many(a.count, "座塔楼"),
  "chip.free": (a: Args) => `储备中有${many(a.count, "张许可证")}`,
  "chip.warning": "下回合可能获胜",
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;

export const OPTIONS = {
  "option.cubes": "方块",
  "option.cubes.10": (a: Args) => `${a.cubes}个，完整局`,
  "option.cubes.7": (a: Args) => `${a.cubesShort}个，短局`,
  "option.cubes.note": "放完自己的全部方块即获胜。",
  "option.reward": "塔楼可拿",
  "option.reward.all": "所有交出的牌",
  "option.reward.others": "其他玩家交出的牌",
  "option.reward.note": "用塔楼可以拿哪些交给海盗的牌。",
  "option.start": "起始金币",
  "option.start.even": (a: Args) => `每人${gold(a.goldAtStart)}`,
  "option.start.staggered": "后手更多",
  "option.start.note": "先手有优势。选“后手更多”时，每位玩家都比前一位多1金币。",
} as const satisfies Record<keyof typeof ENGLISH_OPTIONS, Sentence>;
