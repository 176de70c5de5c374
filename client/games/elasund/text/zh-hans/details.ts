/** The large cards about pieces. */
import type { Args, People, Sentence } from "../../../../text/grammar.ts";
import { many, who, whose } from "../../../../text/zh-hans/grammar.ts";
import type { DETAILS as ENGLISH, SOURCES as ENGLISH_SOURCES } from "../en/details.ts";
import { changed, gives, gold, inRows, kind, listed, ofEachColour, ofOneColour, part, permit, valued } from "./phrases.ts";

/** A site needs a free space, so nothing of one space displaces its equal. */
const whatDisplaces = (a: Args): string => {
  if (Number(a.fields) === 1) return "更大的建筑可以挤走它。";
  return a.fields === a.largestSize ? "只有教堂或另一座大型建筑能挤走它，后者要额外付费。" : "更大的建筑可以挤走它，同样大的要额外付费。";
};

export const DETAILS = {
  "kind.size": (a: Args) => `占${many(a.fields, "格")}。${whatDisplaces(a)}`,
  "kind.start": "起始建筑。被挤走时，拥有者立刻把它放到没有风车的空格上。",
  "kind.cost": (a: Args) => `地块上要有${many(a.permits, "张许可证")}，且你的总点数最高；造价${gold(a.gold)}。`,
  "kind.income.gold": "商船驶到它所在的任意一行，就带来1金币。",
  "kind.income.influence": "商船驶到它所在的任意一行，就带来1张影响力牌。",
  "kind.cubes": (a: Args) => `有${many(a.count, "面旗帜")}，可放${many(a.count, "个方块")}。`,
  "kind.own": "每位玩家都有一座自己颜色的。",
  "kind.left": (a: Args) => `所有玩家共用，还剩${a.left}座，共${a.count}座。`,
  "tile.owner": (a: Args) => `${whose(a)}建筑，位于${a.field}。`,

  "site.build": (a: Args) => `在${a.field}建造${kind(a)}`,
  "site.settle": (a: Args) => `把${kind(a)}放到${a.field}`,
  "site.permit": (a: Args) => `${permit(a.value)}，位于${a.field}`,
  "site.total": (a: Args) => `总花费：${gold(a.gold)}。`,
  "site.building": (a: Args) => `建筑造价${gold(a.gold)}。`,
  "site.compensates": (a: Args) => `向${who(a)}支付许可证补偿${gold(a.gold)}。`,
  "site.equal": (a: Args) => `另付${ofOneColour(a.count)}，因为挤走了同样大的建筑。`,
  "site.pair": (a: Args) => `另付${ofOneColour(a.count)}。`,
  "site.each": (a: Args) => `另付${ofEachColour(a.differentCost)}。`,
  "site.permits": (a: Args, people?: People) => `许可证退还拥有者：${valued(a, people)}。`,
  "site.change": (a: Args) => `${who(a)}${changed(a)}。`,
  "site.rows": (a: Args) => `商船在${inRows(a.rows)}时有收入。`,

  "row.title": (a: Args) => `第${a.dice}行`,
  "row.chance": (a: Args) => `36种掷骰结果中，有${a.chance}种让商船来这里。`,
  "row.seat": (a: Args) => who(a),
  "row.nothing": (a: Args) => `${who(a)}：无收入`,

  "detail.space": "城墙格",
  "space.gold": (a: Args) => `在这里建城墙花费${gold(a.gold)}。`,
  "space.next": (a: Args) => `${whose(a)}下一段城墙（${a.number}号）：${gives(a)}。`,
  "space.east": "这里的塔楼算在行内，海盗在这一行登陆时，会计入它的方块。",
  "detail.wall": (a: Args) => `${a.number}号城墙`,
  "wall.laid": (a: Args) => `由${who(a)}建造。`,
  "wall.pile": (a: Args) => `${whose(a)}下一段城墙。`,
  "wall.gives": (a: Args) => `带来${gives(a)}。`,
  "wall.tower": "拥有者掷出7时，每座塔楼可拿1张交给海盗的牌。",

  "detail.church": "教堂",
  "church.gold": (a: Args) => `每块${gold(a.gold)}，无需许可证，可放1个方块。`,
  "church.place": "第一块放在教堂地基上，其余各块的位置随之确定。",
  "church.removes": "它会移除所覆盖的许可证和建筑，不付补偿；自己永远不会被挤走。",
  "church.left": (a: Args) => `还剩${many(a.count, "块")}。`,
  "church.first": "奠基的玩家抽两块，建造其中一块，并且只有自己知道最后一块是什么。",
  "church.under": (a: Args) => `你知道最后一块是${part(a)}那块。`,
  "church.knows": (a: Args) => `${who(a)}知道最后一块是什么。`,
  "church.by": (a: Args) => `由${who(a)}建造。`,

  "detail.permit": (a: Args) => permit(a.value),
  "permit.supply": (a: Args) => `在${whose(a)}储备中。放置花费${gold(a.value)}。`,
  "permit.board": (a: Args) => `${whose(a)}许可证，位于${a.field}。`,
  "permit.right": "要在一个地块上建造，你在那里的许可证总点数必须最高。打平的玩家都不能建造。",
  "permit.compensation": (a: Args) => `别人在这里建造时，要退还它并付给拥有者${gold(a.value)}。`,

  "detail.mill": "贸易格",
  "mill.points": (a: Args) => `盖住这格的建筑只要还在，就值${many(a.points, "个贸易点")}。`,
  "mill.start": "起始建筑不能放在这里。教堂拼块在这里不计贸易点。",
  "detail.track": "贸易轨",
  "track.seat": (a: Args) => `${who(a)}有${many(a.points, "个贸易点")}，这里有${many(a.cubes, "个方块")}。`,
  "track.cubes": (a: Args) => `达到${listed(a.tradeCubes)}点时，各在这里放1个方块。`,
  "track.down": "如果失去贸易点，就要收回方块。",
  "detail.ship": "商船",
  "ship.income": "商船所在行里印有牌的每座建筑，都给拥有者带来那张牌。",
  "detail.pirates": "海盗",
  "ship.pirates": "没有收入。每位玩家在这一行每有1个方块，就要交出1张牌。",
  "ship.towers": "掷出7的玩家每有一座塔楼，就从中拿1张。",
  "detail.dice": "骰子",
  "dice.row": "每个回合开始时，骰子决定商船驶往哪一行。",
  "dice.repeat": "商船必须移动。如果会停在原行，就向北或向南驶两行。",
  "dice.seven": "掷出7时，海盗把商船带到其他任意一行。",
  "detail.gold": "金币",
  "gold.left": (a: Args) => `供应区有${many(a.count, "金币")}。`,
  "gold.take": (a: Args) => `你可以不放许可证，改拿${gold(a.count)}。`,
  "gold.short": "如果不够，所有玩家先归还自己的一半金币。",
  "gold.use": "用来支付建筑、城墙、教堂、许可证和给其他玩家的补偿。",
  "detail.influence": "影响力",
  "influence.left": (a: Args) => `牌堆有${many(a.count, "张")}，共${a.colours}种颜色。`,
  "influence.equal": (a: Args) => `${ofOneColour(a.equalCost)}：挤走同样大的建筑。`,
  "influence.pair": (a: Args) => `${ofOneColour(a.pairCost)}：把许可证放在任意行；或作为额外行动，移动或升级一张许可证。`,
  "influence.each": (a: Args) => `${ofEachColour(a.differentCost)}：作为额外行动，在任意处加放一张许可证，或拿${gold(a.goldTaken)}。`,
  "detail.discard": "用过的影响力牌",
  "influence.spent": (a: Args) => `绿${a.green}张，蓝${a.blue}张，红${a.red}张。牌堆用完时重洗。`,
  "detail.hand": (a: Args) => `${whose(a)}手牌`,
  "hand.count": (a: Args) => `${many(a.count, "张牌")}，金币和影响力合计。`,
  "detail.mat": (a: Args) => `${whose(a)}储备`,
  "detail.given": "交给海盗的牌",
  "detail.returned": "归还的牌",
  "given.pirates": "每位玩家在商船所在行每有1个方块，就交出1张牌。",
  "given.shortage": "牌堆里的影响力牌不够，所以每位玩家归还一半，向上取整。",
  "given.choice": "所有玩家秘密选择，都选好后一起翻开。",
  "given.towers": "然后掷出7的玩家每有一座塔楼，就从中拿1张。其余放回。",
  "given.owes": (a: Args) => `${who(a)}要交${many(a.cards, "张牌")}。`,
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;

export const SOURCES = {
  "points.buildings": "建筑上的方块",
  "points.trade": "贸易方块",
  "points.walls": "塔楼上的方块",
  "points.church": "教堂上的方块",
} as const satisfies Record<keyof typeof ENGLISH_SOURCES, Sentence>;
