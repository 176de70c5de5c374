/** What happened, for the log. Most sentences are about a seat: "你建造了黏土塘。" */
import type { Args, People, Sentence } from "../../../../text/grammar.ts";
import { called, does, list, many, personAt, who, whose } from "../../../../text/zh-hans/grammar.ts";
import type * as English from "../en/log.ts";
import { age, card, cardsIn, coins, colour, spaces, token, wonder } from "./phrases.ts";

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

export const LOG = {
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
  "log.takenBack": (a: Args) => `${does(a, "收回了上一步")}。`,
  "log.resigned": (a: Args) => `${does(a, "认输了")}。`,
  "log.ended": "对局提前结束。",
} as const satisfies Record<keyof typeof English.LOG, Sentence>;

export const ENDINGS = {
  round: (a: Args) => (a.round === 0 ? "轮选奇迹" : age({ age: `${a.round}` })),
  "end.points": (a: Args) => `分数定胜负：${a.best}比${a.second}。`,
  "end.blue": "同分：由蓝色牌定胜负。",
  "end.shared": "总分相同，蓝色牌也同分。",
  "end.military": "军事胜利：首都陷落。",
  "end.science": (a: Args) => `科学胜利：集齐${many(a.symbolsToWin, "种不同的符号")}。`,
} as const satisfies Record<keyof typeof English.ENDINGS, Sentence>;
