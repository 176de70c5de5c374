/** 7 Wonders Duel in simplified Chinese: what a match asks, tells and counts. */

import type { Args, People, Translated } from "../../../../text/grammar.ts";
import { asked, called, does, list, many, personAt, who, whose } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/play.ts";
import { learn } from "./learn.ts";
import {
  age,
  CARD_NAMES,
  card,
  cards,
  cardsIn,
  coins,
  colour,
  points,
  SYMBOL_NAMES,
  shields,
  spaces,
  TOKEN_NAMES,
  token,
  units,
  WONDER_NAMES,
  wonder,
} from "./phrases.ts";

// For the log.

/** Where coins come from or go to. */
const REASONS: Readonly<Record<string, string>> = {
  card: "从新建筑",
  guild: "从行会",
  wonder: "从奇迹",
  token: "从进步标记",
  chain: "从“城市规划”",
  economy: "从“经济”",
  loot: "因掠夺",
  robbed: "因阿庇亚大道",
};
const reason = (a: Args): string => called(REASONS, a.why);

const rival = (a: Args, people?: People): Args => personAt(1 - Number(a.seat), people);

// For the table in words.

const listed = (names: Readonly<Record<string, string>>, a: Args): string => list(`${a.ids}`.split(" ").map((id) => called(names, id)));

export const play: Translated<typeof English.play> = {
  ...learn,

  // What is asked, the buttons that answer, why a piece cannot be chosen, and the icons beside them.
  "prompt.draft": asked(
    (a) => `为你的城市选一座奇迹（${a.at}/${a.wondersOnOffer}）。`,
    (a) => `${who(a)}正在选奇迹（${a.at}/${a.wondersOnOffer}）。`,
  ),
  "prompt.turn": asked(
    (a) => `轮到你了：选一张牌。${age(a)}还剩${cards(a.left)}。`,
    (a) => `${who(a)}正在选牌。`,
  ),
  "prompt.picked": (a: Args) => `选择怎么用${card(a)}。`,
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

  // What happened, for the log. Most sentences are about a seat: "你建造了黏土塘。"
  "log.drafted": (a: Args) => `${does(a, "选了")}${wonder(a)}。`,
  "log.draftedLast": (a: Args) => `最后一座${wonder(a)}归${who(a)}。`,
  "log.offered": (a: Args) => `又摆出${many(a.wondersOnOffer, "座奇迹")}。`,
  "log.dealt": (a: Args) => `${age(a)}开始。`,
  "log.built": (a: Args) => `${does(a, "花")}${coins(a, "paid")}建造了${card(a)}。`,
  "log.builtFree": (a: Args) => `${does(a, "免费建造了")}${card(a)}。`,
  "log.chained": (a: Args) => `${does(a, "凭")}${card(a, "giver")}免费建造了${card(a)}。`,
  "log.discarded": (a: Args) => `${does(a, "弃掉")}${card(a)}，获得${coins(a)}。`,
  "log.wonder": (a: Args) => `${does(a, "用")}${card(a)}建造了${wonder(a)}，花费${coins(a, "paid")}。`,
  "log.wonderFree": (a: Args) => `${does(a, "用")}${card(a)}免费建造了${wonder(a)}。`,
  "log.removed": (a: Args) => `已建成${many(a.wondersBuilt, "座奇迹")}，${wonder(a)}放回盒中。`,
  "log.coinsWon": (a: Args) => `${does(a, reason(a))}获得${coins(a)}。`,
  "log.coinsLost": (a: Args) => `${does(a, reason(a))}失去${coins(a)}。`,
  "log.pawn": (a: Args, people?: People) => {
    const where =
      a.left === 0
        ? "已进入首都"
        : a.left === a.capital
          ? "现在在正中"
          : `现在离${whose(a.ownSide ? a : rival(a, people))}首都${spaces(a.left)}`;
    return `${does(a, "把冲突棋子推进")}${spaces(a.steps)}，${where}。`;
  },
  "log.pawnStays": "冲突棋子没有移动。",
  "log.looted": (a: Args) => `${does(a, "因掠夺失去")}${coins(a)}。`,
  "log.lootedNothing": (a: Args) => `${does(a, "遭到掠夺")}，但没有金币可失去。`,
  "log.pair": (a: Args) => `${does(a, "凑成一对科学符号")}，可以拿一枚进步标记。`,
  "log.token": (a: Args) => `${does(a, "拿了")}${token(a)}。`,
  "log.drew": (a: Args) => `${does(a, "查看盒中")}${many(a.tokensDrawn, "枚标记")}。`,
  "log.kept": (a: Args) => `${does(a, "保留了")}${token(a)}，其余标记背面朝上放回。`,
  "log.mourned": (a: Args) => `${does(a, "翻看弃牌堆")}。`,
  "log.revived": (a: Args) => `${does(a, "免费建造了弃牌堆中的")}${card(a)}。`,
  "log.threatened": (a: Args) => `${does(a, "即将失去一张")}${colour(a)}牌。`,
  "log.destroyed": (a: Args) => `${does(a, "失去了")}${card(a)}。`,
  "log.freed": (a: Args) => `翻开：${list(cardsIn(a).map((one) => card(one)))}。`,
  "log.again": (a: Args) => `${does(a, "再进行一个回合")}。`,
  "log.opener": (a: Args) => `由${does(a, "决定谁先开始这个时代")}。`,
  "log.opens": (a: Args) => `${does(a, "先开始这个时代")}。`,
  "log.wonMilitary": (a: Args, people?: People) => `${does(a, `攻入${whose(rival(a, people))}首都`)}，赢得胜利。`,
  "log.wonScience": (a: Args) => `${does(a, "集齐")}${many(a.symbolsToWin, "种不同的科学符号")}，赢得胜利。`,
  "log.wonPoints": "最后一张牌打完了，由分数定胜负。",
  "log.began": "对局开始。",
  "log.resigned": (a: Args) => `${does(a, "认输了")}。`,
  "log.ended": "对局提前结束。",

  round: (a: Args) => (a.round === 0 ? "轮选奇迹" : age({ age: `${a.round}` })),
  "end.points": (a: Args) => `分数定胜负：${a.best}比${a.second}。`,
  "end.blue": "同分：由蓝色牌定胜负。",
  "end.shared": "总分相同，蓝色牌也同分。",
  "end.military": "军事胜利：首都陷落。",
  "end.science": (a: Args) => `科学胜利：集齐${many(a.symbolsToWin, "种不同的符号")}。`,

  // The table in words, for players who do not see it. `ids` are separated by spaces.
  "words.cards": (a: Args) => `${colour(a)}牌：${listed(CARD_NAMES, a)}。`,
  "words.symbols": (a: Args) => `科学符号：${listed(SYMBOL_NAMES, a)}。`,
  "words.wonders": (a: Args) => `已建成的奇迹：${listed(WONDER_NAMES, a)}。`,
  "words.wondersOpen": (a: Args) => `未建成的奇迹：${listed(WONDER_NAMES, a)}。`,
  "words.tokens": (a: Args) => `进步标记：${listed(TOKEN_NAMES, a)}。`,
  "words.offer": (a: Args) => `可选的奇迹：${listed(WONDER_NAMES, a)}。`,
  "words.free": (a: Args) => `可拿的牌：${listed(CARD_NAMES, a)}。`,
  "words.covered": (a: Args) => `已翻开但被压着：${listed(CARD_NAMES, a)}。`,
  "words.hidden": (a: Args) => `${cards(a.count)}背面朝上。`,
  "words.tokensLeft": (a: Args) => `版图上的进步标记：${listed(TOKEN_NAMES, a)}。`,
  "words.discard": (a: Args) => `弃牌堆：${listed(CARD_NAMES, a)}。`,

  // What cards, wonders and tokens brought, for the score sheet.
  "earned.discards": "弃牌",
  "earned.points": (a: Args) => points(a.n),
  "earned.coins": (a: Args) => many(a.n, "枚金币"),
  "earned.shields": (a: Args) => shields(a.n),

  // How matches were won and what a player does again and again, for the statistics.
  "won.points": "分数获胜",
  "won.blue": "同分，凭蓝色牌获胜",
  "won.shared": "共同获胜",
  "won.military": "军事胜利",
  "won.science": "科学胜利",
  "habit.opening": "你的第一张牌",
  "habit.drafted": "你选的奇迹",
  "habit.wonders": "你建造的奇迹",
  "habit.tokens": "你拿的进步标记",
  "habit.cards": "你建造的牌",
};
