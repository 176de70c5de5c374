/** The guided first match, and one sentence at each new kind of choice in the first matches. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import type { LESSON as ENGLISH, TIPS as ENGLISH_TIPS } from "../en/lesson.ts";
import { gold, ofEachColour, ofOneColour } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": (a: Args) => `这${a.cubes}个方块是你的。抢在对手之前把它们全部放上版图，你就获胜。剩余数量始终显示在顶部。`,
  "lesson.roll": "每个回合都从掷骰子开始。骰子决定商船驶往哪一行，那一行的小屋和房子给拥有者带来收入。",
  "lesson.roll.do": "点击骰子。",
  "lesson.site": (a: Args) =>
    `第8行的联排小屋给你带来了1金币。版图上带数字的方片就是许可证。富商之家的地块上要有两张，且你的点数必须最高：你的2点高过对手的1点。你支付${gold(a.merchantGold)}，再付给对手1金币作为许可证补偿。`,
  "lesson.site.do": "点击富商之家，再点击地块上的标价牌。",
  "lesson.wall":
    "你的第一个方块！富商之家比那里的联排小屋大，所以把它挤走了。每回合可以建造两次，而建城墙不需要许可证。你的第一段带来一张影响力牌，第三段是能放方块的塔楼。",
  "lesson.wall.do": "点击顶部城门旁的亮格。",
  "lesson.permit": (a: Args) =>
    `现在可以拿${gold(a.goldTaken)}，或放一张许可证。每座建筑的地块上都要有你的许可证，所以要提前规划。许可证放在商船所在的行，点数就是花费；0点的免费，也照样算数。`,
  "lesson.permit.do": "点击你的0点许可证，再点击第8行的风车。",
  "lesson.bonus": (a: Args) => `回合结束时，可以用影响力牌进行额外行动。支付${ofEachColour(a.differentCost)}，可以拿${gold(a.goldTaken)}。`,
  "lesson.bonus.do": (a: Args) => `点击“拿${gold(a.goldTaken)}”。`,
  "lesson.pirates": "对手掷出了7，海盗来了！房子都没有收入。掷出7的玩家选一行，每位玩家在那里每有1个方块就交1张牌。你有1个在第6行。",
  "lesson.pirates.do": "交出你的红色牌，金币还用得上。",
  "lesson.again": "又轮到你了。你的新房子在第6行和第8行都有收入，这两行最容易掷到，而且不管谁掷骰子都算。",
  "lesson.again.do": "点击骰子。",
  "lesson.well": (a: Args) =>
    `你在海边的许可证派上用场了。水井可放1个方块，风车带来1个贸易点。达到${`${a.tradeCubes}`.split(" ")[0]}点，就能再放1个方块。`,
  "lesson.well.do": "点击水井，再点击地块上的标价牌。",
  "lesson.church": (a: Args) =>
    `放方块还有一个办法：建教堂。每块${gold(a.churchGold)}，不需要许可证。房子可能被覆盖，那时由房主收回上面的方块；教堂和城墙永远不会被挤走。`,
  "lesson.praise":
    "版图上已有两个方块。其余的可以放在旗帜、塔楼和教堂上，贸易点也能放。平局、大建筑和额外行动都写在说明卡上：指向任意物件即可。",
  "lesson.praise.do": "建一段城墙，或结束建造。然后拿金币，或为下一座房子放许可证。",
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;

export const TIPS = {
  "tip.others": "别人在那一行也有收入：选之前看看他们的小屋和房子。",
  "tip.raid": "选别人方块多、自己方块少的一行。你接下来的许可证也会放在那一行。",
  "tip.give": "留下接下来要用的：建造用的金币，或同色的影响力牌。",
  "tip.sets": "拿能凑成一组的牌：每色各一张，或几张同色。",
  "tip.flags": "只有带旗帜的建筑能放方块。彩色房子不能，但它们的收入能供你建别的。",
  "tip.wall": (a: Args) => `没什么可建？花${gold(a.wallGold)}建一段城墙，不需要许可证，塔楼还能放方块。`,
  "tip.tie": "如果地块上两位玩家的许可证点数相同，谁都不能在那里建造。加放或升级一张，就能打破平局。",
  "tip.rows": "中间几行最常掷到。盖住风车的建筑带来贸易点，但起始建筑不能放在那里。",
  "tip.plan": "知道下回合要在哪里建什么，就放许可证；否则就拿金币。",
  "tip.zero": "你的0点许可证免费，也照样算数，可以用来占一个没人争的格子。",
  "tip.beside": "把许可证放在一起：更大的建筑，地块上需要两三张。",
  "tip.keep": (a: Args) => `影响力牌可以留着。${ofOneColour(a.equalCost)}能让你挤走同样大的建筑。`,
} as const satisfies Record<keyof typeof ENGLISH_TIPS, Sentence>;
