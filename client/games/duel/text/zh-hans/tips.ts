/** Tips for the first matches, one for each kind of choice. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-hans/grammar.ts";
import type * as English from "../en/tips.ts";
import { coins } from "./phrases.ts";

export const TIPS = {
  "tip.draft": "能再进行一个回合的奇迹很强：可以连拿两张牌。也要看清奇迹需要哪些资源。",
  "tip.turn": "点击一张牌，然后选择：建造、弃掉，或点击要用它建造的奇迹。",
  "tip.age1": "尽早建造棕色和灰色牌：它们每个回合都替你省金币。只有对手产出的资源，你买起来会很贵。",
  "tip.age2": "有带同一连锁符号的牌，后面那张就免费。留意价格里的锁链。",
  "tip.age3": "第三时代没有棕色和灰色牌。紫色的行会按数量较多的城市计分，哪怕那是对手的城市。",
  "tip.poor": (a: Args) => `缺钱？弃掉一张对手用得上的牌，至少得${coins(a, "discard")}。`,
  "tip.wonder": "你现在付得起一座奇迹。用对手想要的牌来建造它。",
  "tip.seven": (a: Args) => `你们两人总共只能建${many(a.wondersBuilt, "座奇迹")}，最后一座建不成，别等太久。`,
  "tip.uncover": "这里有些牌压着别的牌。你翻开的，对手可能先拿走。",
  "tip.war": "棋子逼近你的首都了。建造红色牌，或抢在对手能建造之前弃掉它们。",
  "tip.science": "对手在收集科学符号，别让新的绿色牌落到对手手里。",
  "tip.token": "想想接下来要建什么：有的标记省资源，有的给金币，有的直接得分。",
  "tip.library": "这些标记不在版图上，对手无法提前防备。",
  "tip.mausoleum": "选你建不起的最贵的牌，或能凑成一对的符号。",
  "tip.zeus": "如果某种资源只有这张牌产出，毁掉它最让对手心疼。",
  "tip.circus": "如果某种资源只有这张牌产出，毁掉它最让对手心疼。",
  "tip.opener": "有正合你意的明牌，就自己先开始；没有的话，让对手先替你翻牌。",
} as const satisfies Record<keyof typeof English.TIPS, Sentence>;
