/** Elasund in simplified Chinese: what cards, terms, the guided match and tips say. */

import { type Args, type People, prefixed, type Translated } from "../../../../text/grammar.ts";
import { many, numeral, who, whose } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/learn.ts";
import {
  CARD_NAMES,
  changed,
  gives,
  gold,
  HOUSE_NAMES,
  inRows,
  KIND_NAMES,
  kind,
  listed,
  ofEachColour,
  ofOneColour,
  part,
  permit,
  valued,
} from "./phrases.ts";

// For the large cards.

/** A site needs a free space, so nothing of one space displaces its equal. */
const whatDisplaces = (a: Args): string => {
  if (Number(a.fields) === 1) return "更大的建筑可以挤走它。";
  return a.fields === a.largestSize ? "只有教堂或另一座大型建筑能挤走它，后者要额外付费。" : "更大的建筑可以挤走它，同样大的要额外付费。";
};

export const learn: Translated<typeof English.learn> = {
  ...prefixed("kind", KIND_NAMES),
  ...prefixed("house", HOUSE_NAMES),
  ...prefixed("card", CARD_NAMES),
  number: numeral,

  // The large cards about pieces.
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

  "points.buildings": "建筑上的方块",
  "points.trade": "贸易方块",
  "points.walls": "塔楼上的方块",
  "points.church": "教堂上的方块",

  // Words that cards lead on to.
  "term.cubes": "方块",
  "term.cubes.is": "最先放下自己最后一个方块的玩家获胜。方块放在建筑的旗帜、教堂拼块、塔楼和贸易轨上。失去建筑时，要收回上面的方块。",
  "term.site": "地块",
  "term.site.is": "建筑将要占据的格子。上面要有足够的许可证，谁的都算，但你的总点数必须高于其他每位玩家。打平的玩家都不能建造。",
  "term.permits": "许可证",
  "term.permits.is": (a: Args) =>
    `你有五张，0到4点。放置时支付与点数相等的金币，并放在商船所在的行；支付${ofOneColour(a.pairCost)}，可放在任意行。0点的也算一张许可证。`,
  "term.compensation": "补偿",
  "term.compensation.is": "你建造时，地块上的所有许可证都退还拥有者。对其他玩家的许可证，你要按点数付给拥有者金币。教堂不付补偿。",
  "term.over": "覆盖建造",
  "term.over.is": (a: Args) =>
    `建筑可以免费挤走更小的建筑；支付${ofOneColour(a.equalCost)}，也能挤走同样大的。大小就是所占的格数。教堂和更大的建筑挤不走。`,
  "term.start": "起始建筑",
  "term.start.is": "你开局时的小屋和联排小屋。被挤走时，拥有者立刻把它放到没有风车的空格上。哪里都放不下，就移出游戏。",
  "term.trade": "贸易点",
  "term.trade.is": (a: Args) =>
    `港口和城门附近有风车。你的建筑每盖住一个风车，就有1个贸易点。达到${listed(a.tradeCubes)}点时，各在贸易轨上放1个方块。`,
  "term.income": "收入",
  "term.income.is":
    "每个回合开始时，骰子移动商船。商船所在行里有收入的建筑，各给拥有者带来1张牌：金币或影响力。不管轮到谁都算。横跨几行的建筑，在每一行都有收入。",
  "term.influence": "影响力牌",
  "term.influence.is": (a: Args) =>
    `共有${a.colours}种颜色，凑成组可以做特别的事：${ofOneColour(a.equalCost)}用来挤走同样大的建筑；${ofOneColour(a.pairCost)}用来在任意行放许可证，或进行额外行动；${ofEachColour(a.differentCost)}用来进行额外行动。`,
  "term.pirates": "海盗",
  "term.pirates.is":
    "掷出7时，当前玩家把商船移到另一行，没有收入。每位玩家在那一行每有1个方块，就交出1张牌。贸易轨上以及北、南城墙塔楼上的方块不算。",
  "term.towers": "塔楼",
  "term.towers.is": "有些城墙是塔楼，可放你的1个方块。你掷出7时，每有一座塔楼，就拿1张交给海盗的牌。",
  "term.walls": "城墙",
  "term.walls.is": (a: Args) =>
    `你按顺序建造自己的城墙，要紧挨城门或已有的城墙。每段在北边和南边花费${gold(a.wallGold)}，在东边花费${gold(a.wallGoldEast)}，无需许可证。`,
  "term.bonus": "额外行动",
  "term.bonus.is": (a: Args) =>
    `回合结束时可以进行一次。支付${ofOneColour(a.pairCost)}，移动一张许可证，或升级一张并付金币差价。支付${ofEachColour(a.differentCost)}，按点数付金币在任意处加放一张许可证，或拿${gold(a.goldTaken)}。`,
  "term.pit": "教堂地基",
  "term.pit.is": (a: Args) => `教堂从这个深色格子开始建。这里不能放许可证和建筑。教堂最终由${a.churchParts}块组成。`,

  // The guided first match, and one sentence at each new kind of choice in the first matches.
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
};
