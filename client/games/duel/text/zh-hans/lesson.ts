/** The guided first match: why, then what to do. Cards are named as on the table of its prepared deal. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-hans/grammar.ts";
import type * as English from "../en/lesson.ts";
import { coins } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": (a: Args) =>
    `你和机器人各建一座城市。把这枚棋子推入对方的首都，或集齐${many(a.symbolsToWin, "种")}不同的科学符号，就立即获胜。如果都没做到，三个时代后分数高者获胜。`,
  "lesson.resource": "几乎所有东西都要花资源，而棕色牌整局每个回合都能产出资源。越早建造，省下的金币越多。",
  "lesson.resource.do": "点击石坑，再点下方的“建造石坑”。",
  "lesson.price": "没有被其他牌压住的牌都可以拿。牌下方的金币是它现在的价格：左边是你的，右边是机器人的。黏土塘免费。",
  "lesson.price.do": "点击黏土塘并建造它。",
  "lesson.trade": (a: Args) =>
    `这张牌需要玻璃，而你没有产出。但仍然可以建造：每缺一份资源付${coins(a, "tradeBase")}，对手每产出一份同种资源，再加1枚。`,
  "lesson.trade.do": "点击药房并建造它，付钱买玻璃。",
  "lesson.counters": (a: Args) =>
    `这些计数显示你们各自离获胜有多近：棋子、科学符号，还有桂冠旁的分数。每${coins(a, "coinsPerPoint")}值1分，所以你们一开始都有几分，而机器人已经把金币花光了。`,
  "lesson.uncover": "拿牌之前，先看看它压着什么。拿走这张会翻开一张暗牌，而且轮到机器人选。你需要木材，冒这个险吧。",
  "lesson.uncover.do": "点击伐木场并建造它。",
  "lesson.science":
    "绿色牌带来科学符号，凑成一对相同的就能拿一枚进步标记，也就是桌上的圆片。这张牌上的书还能让你在第二时代免费建造图书馆：多留意这样的连锁。",
  "lesson.science.do": "点击缮写室并建造它。",
  "lesson.yellow": (a: Args) =>
    `你的金币不多了，而缺的资源要靠金币买。酒馆现在给你${coins(a, "tavernIncome")}，以后弃牌换金币时还会让你多得1枚，接下来就会看到。`,
  "lesson.yellow.do": "点击酒馆并建造它。",
  "lesson.discard": (a: Args) => `你已经产出石料了，所以弃掉采石场：得${coins(a, "discard")}，加上黄色牌的1枚，机器人的石料还是得买。`,
  "lesson.discard.do": "先点击采石场，再点击弃牌堆。",
  "lesson.wonder": (a: Args) =>
    `建造奇迹时，付清奇迹自己的价格，再把一张可以拿的牌塞到它下面，那张牌不再有别的作用。这座奇迹给你${coins(a, "artemisIncome")}和一个额外回合。你们的${many(a.wondersDealt, "座奇迹")}里总共只能建${many(a.wondersBuilt, "座")}，别等太久。`,
  "lesson.wonder.do": "先点击马厩，再点击阿尔忒弥斯神庙。",
  "lesson.military":
    "又轮到你了。机器人的盾牌把棋子推向了你的首都，你的盾牌能把它推回去。棋子深入你的领土会让你损失金币，进了首都你就输了。",
  "lesson.military.do": "点击卫戍营并建造它。",
  "lesson.praise":
    "资源、金币、科学、盾牌和奇迹，你都用过了。剩下的就是分数：蓝色牌是最直接的来源，其他牌、奇迹、进步标记、棋子和你的金币也能得分。",
  "lesson.praise.do": "到了第二时代，记得建造图书馆：对你免费，上面的第二支羽毛笔还能换来一枚进步标记。",
} as const satisfies Record<keyof typeof English.LESSON, Sentence>;
