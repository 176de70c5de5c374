/** What is asked, the buttons that answer, why a piece cannot be chosen, and the icons beside them. */

import type { Args, Sentence } from "../../../../text/grammar.ts";
import { asked, does, many, who, whose } from "../../../../text/zh-hans/grammar.ts";
import type * as English from "../en/ask.ts";
import { age, card, cards, coins, points, shields, spaces, token, units, wonder } from "./phrases.ts";

export const ASK = {
  "prompt.draft": asked(
    (a) => `为你的城市选一座奇迹（${a.at}/${a.wondersOnOffer}）。`,
    (a) => `${who(a)}正在选奇迹（${a.at}/${a.wondersOnOffer}）。`,
  ),
  "prompt.turn": asked(
    (a) => `轮到你了：选一张牌。${age(a)}还剩${cards(a.left)}。`,
    (a) => `${who(a)}正在选牌。`,
  ),
  "prompt.token": asked("你凑成了一对科学符号，选一枚进步标记。", (a) => `${who(a)}正在选进步标记。`),
  "prompt.library": asked("大图书馆：选一枚标记保留。", (a) => `${who(a)}正在从${many(a.tokensDrawn, "枚标记")}中选一枚。`),
  "prompt.mausoleum": asked("摩索拉斯陵墓：选一张弃牌，免费建造。", (a) => `${who(a)}正在选一张弃牌免费建造。`),
  "prompt.zeus": asked("宙斯神像：选一张棕色牌摧毁。", (a) => `${who(a)}正在选一张棕色牌摧毁。`),
  "prompt.circus": asked("大竞技场：选一张灰色牌摧毁。", (a) => `${who(a)}正在选一张灰色牌摧毁。`),
  "prompt.opener": asked("你的军事较弱：由你决定谁先开始这个时代。", (a) => `${who(a)}正在决定谁先开始这个时代。`),
  "prompt.openerLevel": asked("你拿了最后一张牌：由你决定谁先开始这个时代。", (a) => `${who(a)}正在决定谁先开始这个时代。`),
  "prompt.over": "对局结束。",

  "reason.draft": "以后可以用拿到的牌来建造它。你留下的，对手就可能拿走。",
  "reason.draftFirst": (a: Args) => `每人会得到${many(a.wondersOnOffer, "座奇迹")}。以后可以用拿到的牌来建造。`,
  "reason.draftLast": "你留下的那座归对手。",
  "reason.turn": (a: Args) => `你有${coins(a)}。可以建造一张牌，弃掉它换${coins(a, "income")}，或用它建造奇迹。`,
  "reason.turnPoor": (a: Args) => `你有${coins(a)}，这里的牌都建不起。弃掉一张可得${coins(a, "income")}。`,
  "reason.turnWonder": (a: Args) => `你有${coins(a)}，也够建造奇迹，例如${wonder(a)}。弃掉一张牌可得${coins(a, "income")}。`,
  "reason.turnLast": (a: Args) => `这是${age(a)}的最后一张牌。弃掉可得${coins(a, "income")}。`,
  "reason.turnWar": (a: Args) => `冲突棋子离你的首都只有${spaces(a.spaces)}。一旦到达，你就输了。`,
  "reason.turnScience": (a: Args) => `对手已有${a.symbols}/${many(a.symbolsToWin, "种科学符号")}。再得一种新的就获胜。`,
  "reason.token": "它的效果整局都归你。其他标记留在版图上。",
  "reason.library": "只有你看得到。其他标记放回盒中。",
  "reason.mausoleum": (a: Args) => `弃牌堆里有${cards(a.count)}。你会得到所选牌的全部效果。`,
  "reason.zeus": "从此对手产出更少，花费更多。",
  "reason.circus": "从此对手产出更少，花费更多。",
  "reason.opener": (a: Args) => `${age(a)}的牌已摆好。先手可以从${cards(a.count)}中选。`,

  "goal.war": (a: Args) => `军事：各玩家把棋子推进了多远。推进${spaces(a.capital)}就进入对方首都，立即获胜。`,
  "goal.science": (a: Args) => `科学：各玩家有几种不同的符号。集齐${many(a.symbolsToWin, "种")}，立即获胜。`,
  "goal.points": "分数：如果现在结束，各玩家会得多少分。第三时代之后，分数最高者获胜。",

  "pick.draft": (a: Args) => `选择${wonder(a)}`,
  "pick.build": (a: Args) => `建造${card(a)}`,
  "pick.chain": (a: Args) => `免费建造${card(a)}`,
  "pick.discard": (a: Args) => `弃掉${card(a)}`,
  "pick.brief.discard": "弃掉",
  "pick.wonder": (a: Args) => `用${card(a)}建造${wonder(a)}`,
  "pick.token": (a: Args) => `拿取${token(a)}`,
  "pick.keep": (a: Args) => `保留${token(a)}`,
  "pick.revive": (a: Args) => `免费建造${card(a)}`,
  "pick.destroy": (a: Args) => `摧毁${card(a)}`,
  "opener.plate": "先手",
  "pick.openOwn": "我先开始",
  "pick.openOther": "让对手先开始",

  "why.covered": "它被别的牌压着，要先拿走那些牌。",
  "why.discarded": "它在弃牌堆里。",
  "why.built": "它已经不在牌阵里了。",
  "why.cardFirst": "请先选用来建造它的牌。",
  "why.dear": (a: Args) => `需要${coins(a, "total")}，你还差${many(a.lack, "枚")}。`,
  "why.discardFirst": "请先选要弃掉的牌。",
  "why.drafted": (a: Args) => `这座奇迹已经是${whose(a)}了。`,
  "why.theirWonder": (a: Args) => `只有${does(a, "能建造这座奇迹")}。`,
  "why.token": "凑成一对相同的科学符号，才能拿进步标记。",
  "why.wonderBuilt": "这座奇迹已经建成了。",

  "chip.coins": (a: Args) => `现有${coins(a)}`,
  "chip.pay": (a: Args) => (a.coins === 0 ? "免费" : `花费${coins(a)}`),
  "chip.gain": (a: Args) => `获得${coins(a)}`,
  "chip.chain": "凭连锁符号免费",
  "chip.points": (a: Args) => `现在结束得${points(a.points)}`,
  "chip.capital": (a: Args) => `冲突棋子距另一位玩家的首都${spaces(a.spaces)}`,
  "chip.science": (a: Args) => `${a.symbols}/${many(a.symbolsToWin, "种科学符号")}`,
  "chip.makes": (a: Args) => `产出${units(a)}`,
  "chip.wonders": (a: Args) => `建成${many(a.count, "座奇迹")}`,
  "chip.resource": (a: Args) => units(a),
  "chip.shields": (a: Args) => shields(a.shields),
  "chip.worth": (a: Args) => points(a.points),
} as const satisfies Record<keyof typeof English.ASK, Sentence>;

export const OPTIONS = {
  "option.wonders": "奇迹",
  "option.wonders.draft": "轮选",
  "option.wonders.firstGame": "固定组合",
  "option.wonders.note": "通常采用轮选。第一次玩可以用固定组合。",
  "option.ageOpener": "军事持平时",
  "option.ageOpener.lastPlayer": "最后拿牌者先手",
  "option.ageOpener.chooses": "最后拿牌者决定",
  "option.ageOpener.note": "如果冲突棋子在正中，由拿最后一张牌的玩家先开始下一个时代，或由其决定谁先开始。",
  "option.starter": "先手玩家",
  "option.starter.luck": "随机",
  "option.starter.first": "第一个座位",
  "option.starter.second": "第二个座位",
  "option.starter.note": "你开的桌，第一个座位是你的，除非座位也随机。",
} as const satisfies Record<keyof typeof English.OPTIONS, Sentence>;
