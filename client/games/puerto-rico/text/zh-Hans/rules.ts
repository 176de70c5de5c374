/**
 * Puerto Rico in simplified Chinese: the rules, then our rulings where the rule books are silent, and what the table does by
 * itself. Loaded with the rules page.
 */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/rules.ts";
import { buildingOf, coins, doubloons, goodOf, points } from "./phrases.ts";

const COUNTS: Readonly<Record<string, string>> = { 2: "两", 3: "三", 4: "四", 5: "五" };

export const rules: Translated<typeof English.rules> = {
  "rules.goal": "目标",
  "rules.goal.points": "你在加勒比海经营一座岛屿和一座城市。把货物装船运走、建造建筑，争取最高的分数。",
  "rules.goal.roles":
    "游戏没有固定的行动顺序。玩家选择角色牌，每张牌都让所有人做同一件事，选牌的玩家最先做。选出对自己比对别人更有利的角色，正是本游戏的精髓。",

  "rules.setup": "开局",
  "rules.setup.island": (a: Args) =>
    `每位玩家有一座${a.islandSpaces}格的岛屿、一座${a.citySpaces}格的城市、一些杜布隆和一块种植园。各种数量取决于玩家人数：`,

  "rules.round": "一轮的流程",
  "rules.round.turn":
    "总督选一张角色牌，所有玩家立刻执行。然后下一位玩家必须从剩下的角色牌中选一张，如此继续，直到每人选过一张。两人游戏时轮流选择，直到各有三张。",
  "rules.round.role":
    "每个角色都从选牌的玩家开始，依次执行。选牌的玩家还享有牌上的特权。角色提供的好处可以不要，但装船和填满圆圈不能不做。",
  "rules.round.money": (a: Args) =>
    `一轮结束时，没人选的角色牌上各放${coins(a.onCardNotChosen)}，之后谁选这张牌，牌上的钱全归谁。然后收回角色牌，总督牌传给下一位玩家。`,

  "rules.settler": "拓荒者",
  "rules.settler.all": "每位玩家可以拿一块正面朝上的种植园，放到自己岛上的空格。",
  "rules.settler.own": "特权：你可以改拿采石场。采石场有了工人，你的建筑就更便宜。",
  "rules.settler.room": (a: Args) => `岛屿有${a.islandSpaces}格，占满后就不能再拿。种植园、采石场和建筑都不能移除。`,
  "rules.settler.after": "之后弃置剩下的种植园，重新翻开一批，数量比玩家人数多一。",

  "rules.mayor": "市长",
  "rules.mayor.all": (a: Args) =>
    `种植园和采石场各有1个圆圈，建筑有1到${a.mostCircles}个。每个圆圈放1名工人，没有工人就不起作用。从选了市长的玩家开始，把工人船上的工人逐个分发。然后每位玩家可以重新安排自己的所有工人，包括原有的。其他阶段都不能移动工人。`,
  "rules.mayor.fill": "不能故意空着圆圈：所有圆圈都填满后，多出的工人才留在圣胡安等候。",
  "rules.mayor.own": "特权：从供应区额外拿1名工人。",
  "rules.mayor.refill": "最后，新工人上船：所有城市里每个空圆圈1名，总数不少于玩家人数。岛上的空圆圈不算。",

  "rules.builder": "建筑师",
  "rules.builder.all": "每位玩家可以向银行支付造价，建造一座建筑。同一种建筑每人只能有一座。",
  "rules.builder.quarries": "每座有工人的采石场减1杜布隆，但建筑在第几列，最多就只算几座采石场。",
  "rules.builder.large": (a: Args) =>
    `城市有${a.citySpaces}格。大型建筑占${a.largeSpaces}格，任意${a.largeSpaces}个空格都行。新建的建筑没有工人。`,
  "rules.builder.own": (a: Args) => `特权：除采石场外，你再少付${coins(a.builderDiscount)}，但造价最低为0。不建造就得不到。`,

  "rules.craftsman": "监管",
  "rules.craftsman.all":
    "每位玩家生产货物。每桶靛蓝、蔗糖、烟草或咖啡都需要一名工人在对应的种植园，另一名在对应的生产建筑，以较少的一方为准。玉米只需要种植园里有工人。",
  "rules.craftsman.supply": "如果供应区不够，顺序靠后的玩家就少拿或拿不到。",
  "rules.craftsman.own": "特权：所有玩家生产之后，如果供应区还有，从你刚生产的种类中额外拿1桶。",

  "rules.trader": "商人",
  "rules.trader.all": (a: Args) => `每位玩家可以向商会卖1桶货物。商会有${a.houseSpaces}格，已有的种类不再收。装满后谁也不能再卖。`,
  "rules.trader.own": (a: Args) => `特权：卖货时额外获得${coins(a.traderBonus)}。不卖货就得不到。`,
  "rules.trader.after": "阶段结束时，只有全部占满了，商会才会清空。",
  "rules.trader.prices": "每桶的售价：",

  "rules.captain": "船长",
  "rules.captain.all": "玩家依次把一种货物装上一条船，能装多少装多少。如此循环，直到谁也装不了。每桶1分。",
  "rules.captain.must": "能装就必须装。装哪种由你决定，即使另一种能装更多。",
  "rules.captain.ships": "一条船只装一种货物，不同的船不能装同一种。还没上船的种类，必须装到能装下最多桶的空船上。",
  "rules.captain.own": (a: Args) => `特权：你第一次装船额外得${points(a.captainBonus)}。`,
  "rules.captain.storage": (a: Args) =>
    `装船全部结束后，你可以留下${many(a.freeBarrels, "桶")}；仓库能存几种，就再留几种，桶数不限。其余放回供应区。有仓库也必须装船。`,
  "rules.captain.sail": "然后装满的船起航，空船返回。没装满的船保持原样。",

  "rules.prospector": "淘金者",
  "rules.prospector.all": (a: Args) => `你获得${coins(a.prospecting)}，其他玩家什么都不做。三人游戏没有淘金者，五人游戏有两张。`,

  "rules.buildings": "建筑",
  "rules.buildings.work": "建筑有工人才起作用，但印在上面的分数没有工人也算。下面先是生产建筑，再是紫色建筑。",
  "rules.buildings.stock": (a: Args) =>
    `小型生产建筑每种${a.smallProductions}座，其他生产建筑每种${a.largeProductions}座，小型紫色建筑每种${a.smallViolets}座，大型的每种${a.largeViolets}座。两人游戏：生产建筑每种${a.productionsOfTwo}座，紫色建筑每种${a.violetsOfTwo}座。`,
  "rules.buildings.extras": "收容院和大学的工人来自供应区；供应区空了，就从工人船上拿。你也可以不要。",

  "rules.end": "终局与计分",
  "rules.end.when": (a: Args) =>
    `发生以下任一情况，打完当轮就终局：工人船无法补满；有玩家占满城市的${a.citySpaces}格；最后一枚分数标记被拿走。`,
  "rules.end.score": "你的总分是运货分、所有建筑上印的分数，以及每座有工人的大型建筑的加分。",
  "rules.end.tie": "同分时，比较杜布隆与货物桶数之和。",

  "rules.words": "术语速查",
  "rules.words.what": "说明卡上解释的术语，都汇总在这里：",

  "rules.table": "规则补充",
  "rules.table.why": "规则书没有写明或说法不一的地方，我们这样处理：",
  "rules.table.tie": "如果杜布隆与货物之和也相同，则共同获胜。",
  "rules.table.draw": "牌堆空着时，农庄抽不到种植园。弃置的种植园只在翻开新一批时才洗回。",
  "rules.table.tiles": "如果种植园不够翻满一批，就少翻几块。",
  "rules.table.hacienda": "农庄抽到的种植园不能由收容院配工人。决定抽取之后，你才能看到抽到了什么。",
  "rules.table.decline": "船上分到的工人必须收下。市长、收容院和大学的额外工人可以不要。",
  "rules.table.order": "从选了市长的玩家开始，玩家依次安置工人。",
  "rules.table.wharf": "如果你这次不用船坞，只要还有人装船，之后就会再问你。整整一圈都没人装船，装船才结束。",
  "rules.table.keep": "能留下的货物不能丢弃。留哪些种类由你决定：先选入库的种类，再从其他种类中留1桶。",
  "rules.table.money": "杜布隆永远够用。角色牌上的钱立刻归你，当阶段就能用。",
  "rules.table.chips": "分数标记发完后得的分照样计算，海关也算在内。",
  "rules.table.hidden": "运货分到终局才公开，开桌时也可以设为全程公开。杜布隆和货物始终公开。",
  "rules.table.craftsman": "额外的1桶，必须是你本阶段实际拿到过的种类。",
  "rules.table.first": "首任总督随机决定。",
  "rules.table.two": "两人游戏采用官方变体，货物、种植园、货船和建筑都较少。每轮会剩下一个角色。",

  "rules.auto": "自动完成的事",
  "rules.auto.money": "角色牌、淘金者、工厂和市场大厅带来的钱，港口和船长带来的分数。",
  "rules.auto.goods": "生产。你只需选择监管额外的1桶。",
  "rules.auto.people": "安置工人：工人足够填满所有圆圈，或只剩一类圆圈时。",
  "rules.auto.store": "存货：全都放得下，或没有选择余地时。",
  "rules.auto.nothing": "你什么都做不了的回合，会写在日志里。",

  "setup.players": (a: Args) => `${COUNTS[`${a.seats}`]}人游戏`,
  "setup.has": (a: Args) => `每人${doubloons(a)}；供应区有${points(a.points)}、${a.colonists}名工人，工人船上有${a.seats}名。`,
  "setup.ships": (a: Args) =>
    `货船的容量为${`${a.ships}`.split(" ").join("、")}桶；角色牌${a.cards}张；正面朝上的种植园${a.faceUp}块；采石场${a.quarries}座。`,
  "setup.first": (a: Args) =>
    Number(a.indigo) > 1 ? `从总督起，前${a.indigo}位玩家开局有靛蓝，其余是玉米。` : "总督开局有靛蓝，另一位是玉米。",
  "example.table": "牌桌：上面是其他玩家，下面是你自己的岛屿和城市。中间由所有玩家共用：船、角色牌、种植园、货物和建筑。",
  "example.production": (a: Args) =>
    `两块靛蓝种植园都有工人，但靛蓝作坊里只有一名：这位玩家生产${a.indigo}桶靛蓝。有工人的玉米种植园再添${a.corn}桶玉米。`,
  "example.price": (a: Args) =>
    `有两座带工人的采石场，但${buildingOf(a)}在第${a.column}列，只能算${a.column}座。这位玩家原本要付${a.cost}，现在只需付${doubloons(a)}。`,
  "example.sale": (a: Args) => `商会已有${goodOf(a)}。这位玩家可以卖商会没有的种类，要再卖${goodOf(a)}就得有分商会。`,
  "example.loading": (a: Args) =>
    `一条船装着${goodOf(a)}，还剩${many(a.free, "格")}，所以${a.barrels}桶中能装${a.fits}桶，得${points(a.fits)}。别的船都不能装${goodOf(a)}。`,
  "example.large": (a: Args) => `大型建筑占两格。这座城市还剩${many(a.spaces, "格")}。`,
};
