/** Elasund in simplified Chinese: the rules, and our rulings where the rule book is silent. Loaded with the rules page. */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/rules.ts";
import { gold, influence, kind, listed, ofOneColour } from "./phrases.ts";

export const rules: Translated<typeof English.rules> = {
  "rules.goal": "目标",
  "rules.goal.cubes": (a: Args) =>
    `所有玩家共建一座城，但各自为战。最先把自己的${a.cubes}个方块全部放上版图的玩家立即获胜。想玩短一点，可以设为${a.cubesShort}个。`,
  "rules.goal.where": "方块放在建筑的旗帜、城墙的塔楼、教堂拼块和贸易轨上。",
  "rules.goal.lose": "建筑可能被覆盖。失去一座建筑时，你要收回上面的方块。",

  "rules.setup": "开局",
  "rules.setup.hand": (a: Args) =>
    `每位玩家有${gold(a.goldAtStart)}、${influence(a.influenceAtStart)}、${a.permitCount}张0到${a.permitMost}点的许可证、${a.wallCount}段城墙和两座自己颜色的建筑。两座起始建筑已经在版图上。`,
  "rules.setup.town": "玩家越少，城越小：城门离港口更近。",

  "rules.turn": "一个回合",
  "rules.turn.steps": (a: Args) =>
    `掷骰子；最多建造${many(a.builds, "次")}；拿${gold(a.goldTaken)}或放一张许可证；愿意的话，再进行一次额外行动。`,
  "rules.turn.order": "谁先开始由抽签决定，之后按顺时针方向轮流进行。",

  "rules.roll": "一、掷骰子",
  "rules.roll.income": "商船驶往掷出数字的那一行。凡是占到这一行、标有收入的建筑，都给拥有者带来1张牌：金币或影响力。所有玩家都算。",
  "rules.roll.repeat": "商船总要移动。如果会停在原行，就改为向北或向南驶两行。",
  "rules.roll.seven": (a: Args) =>
    `掷出${a.pirateRoll}时，海盗把商船带到你选的其他任意一行，没有收入。每位玩家在那一行每有1个方块，就交出1张牌，不够就全交。建筑旗帜、教堂拼块和东城墙塔楼上的方块都算。建筑上的方块只算在旗帜所在的行，也就是建筑最北的一行；大型建筑的两面旗帜在最北的两行。`,
  "rules.roll.towers": (a: Args) => `然后掷出${a.pirateRoll}的玩家每有一座塔楼（不论在哪一边），就从中拿1张。`,

  "rules.build": "二、建造",
  "rules.build.what": (a: Args) => `你最多可以建造${many(a.builds, "次")}：一座建筑、一段城墙或一块教堂，两次相同也行。`,
  "rules.build.site":
    "建筑要支付造价，地块上的许可证也不能少于它所标的数量。谁的许可证都算，但你在那里的总点数必须高于其他每位玩家。打平的玩家都不能建造。建造与商船在哪一行无关。",
  "rules.build.compensate": "地块上的所有许可证都退还拥有者。凡不是你的，都要按点数付给拥有者金币。",
  "rules.build.turned": "建筑不能旋转。建筑只能建在城墙以内，不能建在教堂地基上。",

  "rules.over": "覆盖建造",
  "rules.over.smaller":
    "建筑可以免费挤走下面更小的建筑，只盖住其中一部分也算，自己的也行。大小就是所占的格数。许可证只能放在空格上，所以地块中必定有一部分原本是空的。",
  "rules.over.equal": (a: Args) => `支付${ofOneColour(a.equalCost)}，也可以挤走同样大的建筑，一次最多${a.equalMost}座。`,
  "rules.over.back": "拥有者收回建筑上的方块，并失去它的贸易点。彩色建筑退还拥有者，其他建筑回到供应区。",
  "rules.over.start": "你的起始建筑被挤走时，要立刻把它放到没有风车的空格上。",

  "rules.permits": "三、金币或许可证",
  "rules.permits.place": (a: Args) =>
    `拿${gold(a.goldTaken)}，或放一张许可证：支付与点数相等的金币，放在商船所在行的一个空格上。支付${ofOneColour(a.pairCost)}，可以选任意行。`,
  "rules.permits.full": "如果商船所在行没有空格，就放在最近的有空格的行。两边一样近时，由你选择。",
  "rules.permits.free": "许可证不能放在教堂地基上。教堂将要占据的其他格子，在被拼块覆盖之前都可以用。",
  "rules.permits.zero": "0点许可证免费，也算一张许可证。地块上只有它时，就足以成为点数最高的一方。",

  "rules.bonus": "四、额外行动",
  "rules.bonus.one": "回合结束时，你可以用影响力牌进行其中一种：",
  "rules.bonus.list": "影响力牌还有其他用途：挤走同样大的建筑，在任意行放许可证。",

  "rules.trade": "贸易",
  "rules.trade.mills": (a: Args) =>
    `港口的格子各有一个风车，城门附近有些格子有两个。建筑每盖住一个风车，就有1个贸易点。达到${listed(a.tradeCubes)}点时，各在贸易轨上放1个方块。`,
  "rules.trade.down": "失去建筑时，标记要后退，并从不再达到的位置收回方块。",
  "rules.trade.not": "起始建筑不能放在风车上，教堂拼块盖住风车也不计贸易点。",

  "rules.walls": "城墙",
  "rules.walls.price": (a: Args) =>
    `每段城墙在北边和南边花费${gold(a.wallGold)}，在东边花费${gold(a.wallGoldEast)}，无需许可证。必须紧挨城门或已有的城墙，不论是谁建的。`,
  "rules.walls.order": (a: Args) =>
    `你按固定顺序建造自己的城墙。第${listed(a.wallTowers)}段是可放你的1个方块的塔楼，其他各段带来${a.wallInfluenceLeast}或${influence(a.wallInfluenceMost)}。位置由所有玩家共用，而且少于城墙的总段数。城墙永远不会被挤走。`,

  "rules.church": "教堂",
  "rules.church.price": (a: Args) => `每块${gold(a.churchGold)}，无需许可证，可放1个方块。它会移除所覆盖的一切，而且永远不会被挤走。`,
  "rules.church.first": (a: Args) => `第一块放在教堂地基上。它在${a.churchParts}块拼图中的位置，决定了其余各块的位置。`,
  "rules.church.two": "为教堂奠基的玩家抽两块，建造其中一块，把另一块放到牌堆底。所以只有这位玩家知道最后一块是什么。",
  "rules.church.draw": "其余各块从牌堆抽取，各有固定的位置，不能自己选。建筑哪怕只有一格被盖住，也要移出版图。",

  "rules.buildings": "建筑",
  "rules.buildings.kinds": "彩色建筑属于各位玩家，带来收入。其他建筑由所有玩家共用：谁建造，谁就在每面旗帜上放1个方块。",

  "rules.end": "终局",
  "rules.end.win": "当前玩家一放下自己的最后一个方块，对局立即结束，这位玩家获胜。",

  "rules.words": "术语速查",
  "rules.words.what": "说明卡上解释的术语，都汇总在这里：",

  "rules.table": "规则补充",
  "rules.table.why": "容易忽略的地方，以及规则书没有写明时我们怎样处理：",
  "rules.table.order": "建造时先付款，然后退还许可证、移走被挤走的建筑，最后放上新建筑和方块，计入贸易点。",
  "rules.table.win": "即使剩下的方块少于旗帜数，也可以建造那座建筑。",
  "rules.table.reward": "塔楼可以从所有交给海盗的牌中选；开桌时也可以设为只能选其他玩家的。",
  "rules.table.pirates": "所有玩家同时秘密选择要交给海盗的牌。贸易轨上以及北、南城墙塔楼上的方块不算。",
  "rules.table.shortage": "如果金币不够分，所有玩家先归还一半金币，向上取整。影响力牌也一样。仍然不够时，按顺时针方向一张一张地发。",
  "rules.table.open": "金币的收付都是公开的，所以大家都看得到每位玩家有多少金币。影响力牌的颜色则保密。",
  "rules.table.east": "东城墙随时可以建造。",
  "rules.table.church": "教堂不付补偿。奠基的玩家先付款，再看那两块。",
  "rules.table.over": "同样大的建筑，不论属于谁都可以挤走，自己的也行。被挤走的建筑不能就是你正在建造的那座。",
  "rules.table.more": (a: Args) => `超过${a.tradeMost}的贸易点不再带来方块，但失去时先减这些。标记会显示你有多少点。`,
  "rules.table.full": "如果一行只剩教堂地基是空的，就算已满。",
  "rules.table.settle":
    "起始建筑只要还有地方放得下，就必须重新安置；否则移出游戏。如果你的两座都被挤走，先后由你决定。如果多位玩家的起始建筑被挤走，当前玩家先安置，其他玩家再按顺时针方向依次安置。",
  "rules.table.steps": "建造和额外行动可以跳过，但拿金币或放许可证必须二选一。超时则算拿金币。",
  "rules.table.prices": (a: Args) => `行商之家造价${gold(a.traderGold)}，工匠之家造价${a.craftsmanGold}。`,
  "rules.table.gates": "城门附近的贸易格有两个风车。两人游戏没有这种格子。",
  "rules.table.colour": "你的起始建筑从你颜色对应的格子开始。等待开局时可以选颜色，先到先得。",
  "rules.table.stalled": (a: Args) =>
    `如果连续${a.idleRounds}轮没人建造，对局结束，以版图上的方块决定胜负。如果版图已满、再也无法建造，${a.idleRoundsOnFullBoard}轮后就结束。`,
  "rules.table.start": (a: Args) => `每位玩家起始有${gold(a.goldAtStart)}；开桌时也可以设为每位玩家比前一位多1金币。`,

  "example.table": "牌桌：中间是城，左边是港口和船。右边从上往下是可以建的建筑、贸易轨、其他玩家，以及你自己的东西。",
  "example.income": (a: Args) =>
    `商船在第${a.dice}行。凡是占到这一行、标有收入的建筑，都给拥有者带来1张牌：一共${gold(a.gold)}和${influence(a.influence)}。`,
  "example.site": (a: Args) =>
    `${kind(a)}需要${many(a.permits, "张许可证")}。当前玩家在这里有${a.own}点，另一位玩家有${a.other}点，所以当前玩家可以建造。造价${gold(a.gold)}，另付对方${gold(a.compensation)}作为许可证补偿。`,
  "example.harbour": (a: Args) => `这座建筑盖住港口的${many(a.points, "个风车")}：建筑还在，就有同样多的贸易点。`,
  "example.walls": "城墙从城门开始延伸。下一段可以建在现有城墙两端的任意一格。",
  "example.church": "第一块放在地基上。方框标出其余各块的位置，也就是将被移除的范围。",
};
