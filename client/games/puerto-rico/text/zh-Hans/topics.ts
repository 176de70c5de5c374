/** Puerto Rico in simplified Chinese: the lessons on one topic each. Bots and barrels are those of their prepared deals. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/topics.ts";
import { coins, points } from "./phrases.ts";

export const topics: Translated<typeof English.topics> = {
  "lesson.trading": "商会",
  "lesson.trading.about": "你能卖什么，又给别人留下什么。",
  "lesson.trading.house": (a: Args) =>
    `商会有${many(a.houseSpaces, "格")}，每种货物只收1桶，除非卖家有带工人的分商会。现在里面有玉米和咖啡。只有商人阶段结束时${many(a.houseSpaces, "格")}全部占满，商会才会清空。`,
  "lesson.trading.others":
    "机器人2有最值钱的咖啡，机器人1有很多玉米。但这两种商会都已经有了，又没有人有分商会。两个机器人能卖的，都只有1桶靛蓝。",
  "lesson.trading.trader": (a: Args) => `你也有靛蓝，还有蔗糖。当商人，你最先卖货，还额外获得${coins(a.traderBonus)}。`,
  "lesson.trading.trader.do": "选择商人。",
  "lesson.trading.puzzle": "来做一道题。卖靛蓝你得2杜布隆，卖蔗糖得3。接下来轮到机器人1，它的小市场大厅让它卖货多得1杜布隆。",
  "lesson.trading.puzzle.do": "做哪个选择之后，两个机器人都卖不了货？",
  "lesson.trading.puzzle.wrong": "这样的话，机器人1还能卖出它的靛蓝，得2杜布隆。",
  "lesson.trading.praise":
    "你少拿了1杜布隆，机器人1却少拿了2。如果你卖蔗糖，机器人1的靛蓝就会装满商会；商会一清空，机器人2的咖啡又能卖了。",
  "lesson.trading.praise.do": "选商人之前，先看看商会里有什么，谁在你之后卖。接下来，看看怎样占住货船。",

  "lesson.shipping": "占住货船",
  "lesson.shipping.about": "让别人的货物无船可装。",
  "lesson.shipping.ships":
    "一条船只装一种货物，不同的船不能装同一种。这条船上有靛蓝，所以其他靛蓝也都要装在这里。还没上船的种类，必须装到能装下最多桶的空船上。",
  "lesson.shipping.captain": (a: Args) =>
    `大家轮流装船，能装就必须装。当船长，你最先装，还额外得${points(a.captainBonus)}。更重要的是，你抢在有5桶玉米的机器人1前面。`,
  "lesson.shipping.captain.do": "选择船长。",
  "lesson.shipping.corn": "你的1桶玉米，两条空船都可以装。装上小船，机器人1的5桶就只剩3格，而别的船都不能再装玉米。",
  "lesson.shipping.corn.do": "把你的玉米装上4格货船。",
  "lesson.shipping.full": "机器人1的5桶只装上了3桶。船已经满了，但要等装船全部结束才起航。在那之前，谁也装不了玉米。",
  "lesson.shipping.puzzle": "来做一道题。又轮到你了，你可以装靛蓝、蔗糖或咖啡。看看机器人还剩什么，再看看货船。",
  "lesson.shipping.puzzle.do": "做哪个选择之后，两个机器人都装不了货？",
  "lesson.shipping.puzzle.wrong": "这样的话，机器人1还能装它的咖啡。",
  "lesson.shipping.praise": (a: Args) =>
    `你的蔗糖占了最后一条空船，机器人1的咖啡无船可装。装船结束后每位玩家只能留下${many(a.freeBarrels, "桶")}：机器人1损失2桶。你接着装靛蓝，把咖啡留下。`,
  "lesson.shipping.praise.do": "装满的船才起航。1桶货物就能把一条大船占到下一个船长阶段，或者更久。接下来，看看工厂怎样赚钱。",

  "lesson.factory": "工厂",
  "lesson.factory.about": "生产的种类多，就能赚杜布隆。",
  "lesson.factory.pays": (a: Args) =>
    `不管谁选了监管，只要你生产，有工人的工厂就给你钱：2种得${coins(a.factory2)}，3种得${a.factory3}，4种得${a.factory4}，5种得${a.factory5}。只看种类，不看桶数。`,
  "lesson.factory.kinds": "你能生产玉米、靛蓝、蔗糖和烟草：4种。咖啡种植园也有工人，但你的城市里没有咖啡烘烤房，所以没有咖啡。",
  "lesson.factory.worker": "机器人2选了市长，你得到2名工人。你的工厂还没有工人。另外的空圆圈在烟草库，但你没有第二块烟草种植园来配合。",
  "lesson.factory.worker.do": "把1名工人放到工厂。",
  "lesson.factory.puzzle": "来做一道题。轮到你选角色了。有的牌上放着杜布隆：拓荒者上2枚，船长上1枚。",
  "lesson.factory.puzzle.do": "选哪个角色，你马上得到的杜布隆最多？",
  "lesson.factory.puzzle.wrong": "有别的角色给得更多。你能生产几种货物？工厂为此给多少？",
  "lesson.factory.praise": (a: Args) =>
    `4种：工厂给了你${coins(a.factory4)}，比拓荒者上的还多1。以后不管谁选监管，工厂都会再给，所以机器人也能帮你赚钱。`,
  "lesson.factory.praise.do": (a: Args) => `建一座咖啡烘烤房并派上工人，5种就能得${coins(a.factory5)}。现在你可以拿监管额外的1桶。`,
};
