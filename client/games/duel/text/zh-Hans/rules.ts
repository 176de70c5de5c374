/** 7 Wonders Duel in simplified Chinese: the rules, and our rulings where the rule book is silent. Loaded with the rules page. */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { called, many } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/rules.ts";
import { card, cards, coins, points, spaces, WONDER_NAMES } from "./phrases.ts";

export const rules: Translated<typeof English.rules> = {
  "rules.goal": "目标",
  "rules.goal.cities": "两位玩家在三个时代里各建一座城市。每个时代，你们轮流从共用的牌阵中拿牌，牌阵会一点点翻开。",
  "rules.goal.war": "军事胜利：把冲突棋子推入对手的首都，立即获胜。",
  "rules.goal.science": (a: Args) => `科学胜利：集齐${many(a.symbolsToWin, "种不同的科学符号")}，立即获胜。`,
  "rules.goal.points": "文明胜利：如果到第三时代结束都没有发生以上情况，分数最高者获胜。",

  "rules.setup": "开局之前",
  "rules.setup.coins": (a: Args) => `两位玩家开局各有${coins(a, "coinsAtStart")}。冲突棋子放在轨道正中。`,
  "rules.setup.tokens": (a: Args) => `随机抽出${many(a.tokensOnBoard, "枚进步标记")}放在轨道旁，其余留在盒中。`,
  "rules.setup.draft": (a: Args) =>
    `然后轮选奇迹。摆出${many(a.wondersOnOffer, "座")}：先手选一座，另一位玩家选两座，最后一座归先手。再摆出${many(a.wondersOnOffer, "座")}，改由另一位玩家先选。这样每人各有${many(a.wondersOnOffer, "座")}。其余奇迹留在盒中。如果开桌时选了“固定组合”，两位玩家就改用给第一局准备的奇迹。`,
  "rules.setup.ages": (a: Args) =>
    `每个时代先移除${cards(a.cardsRemoved)}，谁也不看。第三时代另外加入${many(a.guilds, "张行会牌")}。牌阵每隔一行背面朝上。`,

  "rules.turn": "你的回合",
  "rules.turn.take": "拿一张没有被压住的牌，不能跳过。用它做以下三件事之一：",
  "rules.turn.build": "建造：付清价格，把它加入你的城市，从此生效。",
  "rules.turn.discard": (a: Args) => `弃牌：把它放进弃牌堆，获得${coins(a, "discard")}，你的城市里每有一张黄色牌再多1枚。`,
  "rules.turn.wonder": "建造奇迹：付清自己一座奇迹的价格，把牌塞到它下面。这张牌本身不再有作用。",
  "rules.turn.reveal": "回合结束时，所有不再被压住的牌一起翻开。",
  "rules.turn.opener":
    "第一时代由先手开始。一个时代的牌全部拿完就结束，接着摆出下一个时代。这时由军事较弱的玩家（首都离棋子较近的一方）决定谁先拿第一张牌。如果棋子在正中，由上个时代拿最后一张牌的玩家先拿。",

  "rules.price": "如何付费",
  "rules.price.own": "牌或奇迹的左侧是价格：金币、资源，或两者都要。棕色和灰色牌产出资源。资源不会用掉，每建造一张牌或一座奇迹都可以再用。",
  "rules.price.trade": (a: Args) =>
    `缺什么都可以买。每缺一份资源付${coins(a, "tradeBase")}，对手的棕色和灰色牌每产出一份同种资源，再加1枚。这些金币付给银行。`,
  "rules.price.flat": (a: Args) =>
    `有些黄色牌把某种资源的价格固定为${coins(a, "tradeFlat")}，不管对手产出多少。另一些黄色牌和两座奇迹，在你每建造一张牌或一座奇迹时，产出一份任选的资源。黄色牌和奇迹不会抬高对手的价格。`,
  "rules.price.least": "你总是付最低的价格，由系统替你算好。牌旁的徽标显示两位玩家各自的价格。",
  "rules.price.link": "有些牌带有连锁符号，后面的某张牌上也有同样的符号。有了前一张，后一张就免费，金币和资源都不用付。",

  "rules.military": "军事",
  "rules.military.shields": "每个盾牌立即把冲突棋子向对手的首都推进一格。",
  "rules.military.loot": (a: Args) =>
    `棋子首次到达掠夺标记时，受威胁的玩家失去${a.lootLeast}枚或${coins(a, "lootMost")}，不够则失去全部。然后移除标记。一次移动可能到达两个标记。`,
  "rules.military.capital": (a: Args) => `首都离正中${spaces(a.capital)}。`,
  "rules.military.points": (a: Args) =>
    `终局时，按棋子在对手一侧的位置，占优的一方得分：第一区${points(a.militaryLow)}，第二区${points(a.militaryMiddle)}，第三区${points(a.militaryHigh)}。`,

  "rules.science": "科学与进步",
  "rules.science.pairs": "每种科学符号出现在两张绿色牌上。两张都有，就拿取轨道旁的一枚进步标记。只要还有，就必须拿。",
  "rules.science.win": (a: Args) => `集齐${many(a.symbolsToWin, "种不同的符号")}即获胜。进步标记“法律”自成一种符号，但不会和别的凑成一对。`,
  "rules.science.tokens": "进步标记一览：",

  "rules.wonders": "奇迹",
  "rules.wonders.limit": (a: Args) =>
    `每位玩家有${many(a.wondersOnOffer, "座奇迹")}，但一局总共只能建成${many(a.wondersBuilt, "座")}。建满之后，最后一座移出游戏。`,
  "rules.wonders.again": "有些奇迹让你立即再进行一个回合。如果那是一个时代的最后一张牌，额外回合作废。",
  "rules.wonders.list": "奇迹一览：",

  "rules.cards": "卡牌",
  "rules.cards.brown": "棕色和灰色牌产出资源。黄色牌带来金币（只在建造时给一次）、更好的价格，或一份任选的资源。第三时代的黄色牌还给分数。",
  "rules.cards.blue": "蓝色牌给分数。绿色牌有科学符号，大多也给分数。红色牌有盾牌。",
  "rules.cards.purple":
    "紫色牌是行会。终局时，每张按某样东西的数量给分，以当时较多的那座城市为准。大多数行会还会在建造时给一次金币，以那时较多的城市为准。",

  "rules.end": "终局与计分",
  "rules.end.when": "有人取得军事胜利或科学胜利，对局立即结束。否则在第三时代最后一张牌之后结束。",
  "rules.end.points": "把牌、行会、奇迹和进步标记的分数加起来，再加上军事分。",
  "rules.end.treasury": (a: Args) => `金库里每${coins(a, "coinsPerPoint")}得1分。`,
  "rules.end.tie": "同分时，蓝色牌分数较高的玩家获胜。如果仍然相同，两位玩家共同获胜。",

  "rules.words": "术语速查",
  "rules.words.what": "说明卡上解释的术语，都汇总在这里：",

  "rules.table": "规则补充",
  "rules.table.why": "容易忽略的地方，以及规则书没有说清时我们的处理：",
  "rules.table.opener":
    "如果棋子在正中，由拿最后一张牌的玩家先开始下一个时代，和我们用的规则书一样。开桌时也可以选择由这位玩家决定谁先开始，这是出版社现在的规则。",
  "rules.table.eighth": "没有建成而移出游戏的奇迹，可能属于任何一位玩家。",
  "rules.table.order": "牌或奇迹的效果，包括其中的选择，都在翻开暗牌之前结算。额外回合在那之后进行。",
  "rules.table.pile": "两位玩家都可以随时查看弃牌堆。宙斯神像、大竞技场和摩索拉斯陵墓，只要有牌可选，就必须选一张。",
  "rules.table.mausoleum":
    "摩索拉斯陵墓可以建造弃牌堆里的任何一张牌，包括被摧毁的牌。各时代移除的牌和奇迹下面的牌不在弃牌堆里。用摩索拉斯陵墓建造的牌视为刚刚建成：金币、盾牌和科学符号都生效，但不会触发“城市规划”的收益。",
  "rules.table.library": "大图书馆抽出又放回的标记，只有抽取的玩家看得到。",
  "rules.table.link": "有连锁就一定使用，所以即使你资源齐全，“城市规划”也会给金币。",
  "rules.table.strategy": "“战略”只给红色牌加盾牌，不给奇迹加。",
  "rules.table.economy": "“经济”得到的正是对手购买所缺资源付的金币，不包括牌面上印的金币。它在新建筑生效之前结算。",
  "rules.table.theology":
    "通过大图书馆得到“神学”或“建筑学”时，它们对这座大图书馆不起作用。有了“神学”，本来就给额外回合的奇迹也还是只给一个额外回合。",
  "rules.table.lighthouse": "灯塔把自己也算作一张黄色牌。弃掉一张牌时，不计算这张牌本身。",
  "rules.table.coins": "金币永远不会用完。",

  "example.table": "牌桌：中间是可以选的牌，下面是你的城市，上面是对手的城市。左边是军事轨道，右边是奇迹和进步标记。",
  "example.trade": (a: Args) =>
    `${card(a)}：价格是1份石料。上方玩家（右边的徽标）有${card(a, "second")}，付${coins(a, "other")}。下方玩家（左边的徽标）要花${coins(a)}买石料：${many(a.tradeBase, "枚")}，再加1枚，因为对手的牌产出石料。`,
  "example.link": (a: Args) =>
    `下方玩家有${card(a)}，所以可以免费建造${card(a, "second")}：左边的徽标显示锁链。另一位玩家要付${coins(a)}。`,
  "example.covered": "只能拿最下面一行的牌。上面那张要等压着它的两张都拿走，才会翻开。",
  "piece.price": "价格：",
  "piece.noPrice": "没有价格。",
  "example.war": (a: Args) =>
    `棋子离正中${spaces(a.spaces)}，已经拿走那里的掠夺标记。如果现在结束，推进棋子的玩家可得${points(a.points)}。`,
  "example.wonder": (a: Args) =>
    `${called(WONDER_NAMES, a.wonder)}：已建成，看它下面的牌就知道。那张牌没有别的作用。其他奇迹显示各自的价格。`,
};
