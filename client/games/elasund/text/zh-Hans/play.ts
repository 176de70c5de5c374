/** Elasund in simplified Chinese: what a match asks, tells and counts. */

import { type Amount, type Args, amountsBySeat, isSome, isYou, type People, pairsIn, type Translated } from "../../../../text/grammar.ts";
import { asked, called, list, many, personAt, who, whose } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/play.ts";
import { learn } from "./learn.ts";
import {
  aOf,
  BONUS_NAMES,
  cards,
  displaced,
  drawn,
  eachPerson,
  gold,
  HOUSE_NAMES,
  influence,
  inRows,
  kind,
  kinds,
  listed,
  ofEachColour,
  ofOneColour,
  part,
  permit,
  permits,
  spent,
  wallPlace,
  warning,
  withOthers,
} from "./phrases.ts";

// For questions and buttons.

/** "（1/2）", when more of the same is asked one by one. */
const nth = (left: string | number | undefined, all: string | number | undefined): string => `（${Number(all) - Number(left) + 1}/${all}）`;
const isFirst = (left: string | number | undefined, all: string | number | undefined): boolean => Number(left) === Number(all);

// For reasons.

type Say = (a: Args, people?: People) => string;

/** For the player who is asked, and for those who wait. */
const both =
  (you: Say, other: Say): Say =>
  (a, people) =>
    isYou(a) ? you(a, people) : other(a, people);
/** Warns the player who can still stop the others. */
const warned =
  (you: Say): Say =>
  (a, people) =>
    `${you(a, people)}${warning(a, people)}`;

const isNamed = (packed: Amount): boolean => `${packed ?? ""}` !== "";

/** "在第4行你获得1金币，在第9行没有收入。" */
const brings = (a: Args): string => {
  const rows = `${a.brings}`.split(" ").map((row) => {
    const [number = "", coins = "", power = ""] = row.split(/[:,]/);
    const earned = drawn({ gold: coins, influence: power });
    return `去第${number}行，${earned === "" ? "你没有收入" : `你获得${earned}`}`;
  });
  return isNamed(a.brings) ? `${rows.join("；")}。` : "";
};

/** What the ship paid, before the first build. */
const arrival = (a: Args): string => {
  if (isSome(a.built)) return "";
  if (a.pirates === 1) return "商船在海盗手里，本回合建筑都没有收入。";
  const earned = drawn({ gold: Number(a.earnedGold), influence: Number(a.earnedInfluence) });
  return earned === "" ? `商船到了第${a.row}行，你在那里没有收入。` : `商船到了第${a.row}行，给你带来${earned}。`;
};

/** What there is to build with. */
const means = (a: Args): string =>
  isNamed(a.permits)
    ? `你有${gold(a.gold)}，版图上有你的${listed(a.permits)}点许可证。`
    : `你有${gold(a.gold)}。版图上没有你的许可证，只能建城墙和教堂。`;

const cardForEachCube = "每位玩家在那一行每有1个方块，就要交出1张牌。";
const raid = (a: Args): string => {
  const worst = isSome(a.cards)
    ? `选${inRows(a.rows)}，其他玩家现在损失最多：${many(a.cards, "张牌")}。`
    : "现在不管选哪一行，其他玩家都没有损失。";
  return `${cardForEachCube}${worst}${isSome(a.towers) ? `然后你凭塔楼可拿${many(a.towers, "张")}。` : ""}`;
};

const sites = (a: Args): string => {
  if (Number(a.sites) > 1) {
    const cost = a.least === a.most ? `各花费${gold(a.least)}` : `花费${a.least}到${gold(a.most)}`;
    return `你的许可证在${a.sites}个地块上点数最高，${cost}。你有${gold(a.gold)}。`;
  }
  const others = isSome(a.others) ? `，其中${gold(a.others)}补偿其他玩家的许可证` : "";
  return `你的许可证在这里点数最高。需要${gold(a.least)}${others}；你有${gold(a.gold)}。`;
};

/** "然后轮到Ada。" */
const then: Say = (a, people) => `然后轮到${who(personAt(Number(a.next), people))}。`;
/** For a reader whose permits lie on the board. */
const paid = (a: Args): string => (isNamed(a.readerPermits) ? "如果地块上有你的许可证，你会得到与点数相等的金币。" : "");

/** The influence in the hand. */
const held = (a: Args): string => {
  const cards = spent({ green: a.green ?? 0, blue: a.blue ?? 0, red: a.red ?? 0 });
  return [a.green, a.blue, a.red].some(isSome) ? `你有${cards}。` : "你没有影响力牌。";
};

/** If the ship's row is full, permits go into the nearest rows. */
const where = (a: Args): string => (`${a.rows}` === `${a.row}` ? `放在${inRows(a.rows)}` : `第${a.row}行已满，放在${inRows(a.rows)}`);

const MOVED = "和你的其他许可证相邻，就能建更大的建筑。";
const SHORTAGE = "牌堆里的牌不够分，所以每位玩家先归还一半影响力牌，向上取整。";

/** Enough for the bonus actions that need a permit on the board. */
const hasPair = (a: Args): boolean => [a.green, a.blue, a.red].some((count) => Number(count) >= Number(a.pairCost));

// For why a piece cannot be chosen.

/** "2×3", columns first. */
const size = (a: Args): string => `${a.width}×${a.height}`;

export const play: Translated<typeof English.play> = {
  ...learn,

  // What is asked, the buttons that answer, and the icons beside them.
  "prompt.roll": asked("轮到你了：掷骰子。", (a) => `${who(a)}正在掷骰子。`),
  "prompt.ship.repeat": asked("商船必须移动：让它再驶两行。", (a) => `${who(a)}要让商船再驶两行。`),
  "prompt.ship.pirates": asked("你掷出了7！选择海盗在哪里登陆。", (a) => `${who(a)}正在选择海盗登陆的地点。`),
  "prompt.pirates": asked(
    (a) => (isFirst(a.owes, a.owed) ? `向海盗交出${many(a.owes, "张牌")}。` : `再向海盗交出1张牌${nth(a.owes, a.owed)}。`),
    (a) => `${withOthers(a)}要向海盗交牌。`,
  ),
  "prompt.tower": asked(
    (a) => (isFirst(a.takes, a.towers) ? "用你的塔楼拿1张牌。" : `再用塔楼拿1张牌${nth(a.takes, a.towers)}。`),
    (a) => `${who(a)}正在用塔楼拿牌。`,
  ),
  "prompt.shortage": asked(
    (a) => (isFirst(a.owes, a.owed) ? `归还${influence(a.owes)}。` : `再归还1张影响力牌${nth(a.owes, a.owed)}。`),
    (a) => `${withOthers(a)}要归还影响力牌。`,
  ),
  "prompt.build": asked(
    (a) => (isFirst(a.left, a.builds) ? `最多建造${many(a.builds, "次")}，或结束建造。` : `再建造一次${nth(a.left, a.builds)}。`),
    (a) => (isFirst(a.left, a.builds) ? `${who(a)}可以建造。` : `${who(a)}可以再建造一次。`),
  ),
  "prompt.build.idle": "你现在什么都建不了。",
  "prompt.bonus.idle": "你无法进行额外行动，回合结束。",
  "prompt.tile": asked("选择先建教堂的哪一块。", (a) => `${who(a)}正在选择教堂的第一块。`),
  "prompt.settle": asked(
    (a) => (`${a.kinds}`.includes(" ") ? "选择要重新安置的起始建筑。" : `把你的${kinds(a.kinds)}重新安置到空格上。`),
    (a) => `${who(a)}正在重新安置起始建筑。`,
  ),
  "prompt.permit": asked(
    (a) => `拿${gold(a.goldTaken)}，或放一张许可证。`,
    (a) => `${who(a)}正在拿金币或放许可证。`,
  ),
  "prompt.permit.move": asked("选择版图上要移动的许可证。", (a) => `${who(a)}正在移动许可证。`),
  "prompt.permit.upgrade": asked("选择要放上版图的许可证。", (a) => `${who(a)}正在升级许可证。`),
  "prompt.permit.extra": asked("选择要加放的许可证。", (a) => `${who(a)}正在加放许可证。`),
  "prompt.where.build": asked(
    (a) => `选择在哪里建造${kind(a)}。`,
    (a) => `${who(a)}正在建造${kind(a)}。`,
  ),
  "prompt.where.permit": asked(
    (a) => `为${permit(a.value)}选择一格。`,
    (a) => `${who(a)}正在放许可证。`,
  ),
  "prompt.where.anywhere": asked(
    (a) => `为${permit(a.value)}选择任意空格。`,
    (a) => `${who(a)}正在放许可证。`,
  ),
  "prompt.where.upgrade": asked(
    (a) => `选择要换成${a.value}点的许可证。`,
    (a) => `${who(a)}正在升级许可证。`,
  ),
  "prompt.pay.permit": asked(
    (a) => `选择${ofOneColour(a.pairCost)}支付。`,
    (a) => `${who(a)}正在支付影响力牌。`,
  ),
  "prompt.pay.build": asked(
    (a) => `选择${ofOneColour(a.equalCost)}支付。`,
    (a) => `${who(a)}正在支付影响力牌。`,
  ),
  "prompt.bonus": asked("进行一次额外行动，或结束回合。", (a) => `${who(a)}可以进行额外行动。`),
  "prompt.over": "对局结束。",

  "pick.roll": "掷骰子",
  "pick.sail": (a: Args) => `驶往第${a.dice}行`,
  "pick.give": (a: Args) => `交出${cards(1, a)}`,
  "pick.take": (a: Args) => `拿${cards(1, a)}`,
  "pick.build": (a: Args) => `建造${kind(a)}`,
  "pick.wall": (a: Args) => `在${wallPlace(a)}建1段城墙`,
  "pick.church": "建造1块教堂",
  "pick.tile": (a: Args) => `建造${part(a)}那块`,
  "pick.settle": (a: Args) => `把${kind(a)}放到${a.field}`,
  "pick.brief.field": (a: Args) => `放到${a.field}`,
  "pick.gold": "拿金币",
  "pick.permit.place": (a: Args) => `放${permit(a.value)}`,
  "pick.permit.move": (a: Args) => `移动${permit(a.value)}`,
  "pick.permit.upgrade": (a: Args) => `把许可证升级为${a.value}点`,
  "pick.permit.extra": (a: Args) => `放${permit(a.value)}`,
  "pick.put": (a: Args) => `在${a.field}建造${kind(a)}`,
  "pick.putPermit": (a: Args) => `在${a.field}放${permit(a.value)}`,
  "pick.raise": (a: Args) => `把${a.field}的${a.from}点升级为${a.to}点`,
  "pick.pay": (a: Args) => `支付${cards(a.count, a)}`,
  "pick.noBuild": "结束建造",
  "pick.noBuild.idle": "跳过建造",
  "pick.noBonus": "结束回合",

  "bonus.move": BONUS_NAMES.move,
  "bonus.upgrade": BONUS_NAMES.upgrade,
  "bonus.extra": BONUS_NAMES.extra,
  "bonus.gold": (a: Args) => `拿${gold(a.goldTaken)}`,
  "bonus.move.what": (a: Args) => `支付${ofOneColour(a.pairCost)}：把版图上你的一张许可证移到任意空格。`,
  "bonus.upgrade.what": (a: Args) => `支付${ofOneColour(a.pairCost)}和金币差价：把版图上你的一张许可证换成储备中点数更高的。`,
  "bonus.extra.what": (a: Args) => `支付${ofEachColour(a.differentCost)}，以及与点数相等的金币：在任意行加放一张许可证。`,
  "bonus.gold.what": (a: Args) => `支付${ofEachColour(a.differentCost)}：拿${gold(a.goldTaken)}。`,

  "chip.pays": (a: Args) => (a.gold === 0 ? "免费" : `花费${gold(a.gold)}`),
  "chip.takes": (a: Args) => (a.what === "gold" ? `获得${gold(a.count)}` : `获得${influence(a.count)}`),
  "chip.pair": (a: Args) => `花费${ofOneColour(a.count)}`,
  "chip.each": (a: Args) => `花费${ofEachColour(a.differentCost)}`,
  "chip.permits": (a: Args) => `需要${many(a.count, "张许可证")}`,
  "chip.cubes": (a: Args) => `放置${many(a.count, "个方块")}`,
  "chip.loses": (a: Args) => `${who(a)}损失${many(a.cards, "张牌")}`,
  "chip.pirates": (a: Args) => `海盗拿走${many(a.cubes, "张牌")}`,
  "chip.compensates": (a: Args) => `${who(a)}：许可证补偿${gold(a.gold)}`,
  "chip.displaces": (a: Args) => `挤走${whose(a)}${kind(a)}`,
  "chip.trade": (a: Args) => `获得${many(a.points, "个贸易点")}`,
  "chip.left": (a: Args) => `还有${many(a.count, "个方块")}要放`,
  "chip.hand": (a: Args) => many(a.count, "张手牌"),
  "chip.points": (a: Args) => many(a.points, "个贸易点"),
  "chip.towers": (a: Args) => many(a.count, "座塔楼"),
  "chip.free": (a: Args) => `储备中有${many(a.count, "张许可证")}`,
  "chip.warning": "下回合可能获胜",

  "option.cubes": "方块",
  "option.cubes.10": (a: Args) => `${a.cubes}个，完整局`,
  "option.cubes.7": (a: Args) => `${a.cubesShort}个，短局`,
  "option.cubes.note": "放完自己的全部方块即获胜。",
  "option.reward": "塔楼可拿",
  "option.reward.all": "所有交出的牌",
  "option.reward.others": "其他玩家交出的牌",
  "option.reward.note": "用塔楼可以拿哪些交给海盗的牌。",
  "option.start": "起始金币",
  "option.start.even": (a: Args) => `每人${gold(a.goldAtStart)}`,
  "option.start.staggered": "后手更多",
  "option.start.note": "先手有优势。选“后手更多”时，每位玩家都比前一位多1金币。",

  // The goals of the match, as they stand above the table.
  "goal.cubes": (a: Args) => `最先把${a.goal}个方块全部放上版图的玩家获胜。方块可以放在建筑、塔楼、教堂和贸易轨上。`,
  "goal.church": (a: Args) =>
    Number(a.left) === 0 ? "教堂已经落成。" : `教堂共${a.churchParts}块，每块${gold(a.churchGold)}，各放1个方块。还剩${a.left}块。`,

  // The second line of a prompt: why this is asked, and what the choice is for.
  "reason.roll": both(
    (a) =>
      isNamed(a.rows)
        ? `商船驶往掷出的那一行，那里的建筑带来收入。你在${inRows(a.rows)}有收入。`
        : "商船驶往掷出的那一行，那里的建筑带来收入。你的建筑还没有收入。",
    (a) => `商船所在行的建筑给每位玩家带来收入。${isNamed(a.rows) ? `你在${inRows(a.rows)}有收入。` : ""}`,
  ),
  "reason.ship.repeat": both(
    (a) => `商船已经在第${a.row}行，不能停留。${brings(a)}`,
    (a) => `商船已经在第${a.row}行，不能停留。${brings(a)}`,
  ),
  "reason.ship.pirates": both(
    raid,
    (a) => `${cardForEachCube}${isSome(a.cards) ? `你最多可能损失${many(a.cards, "张牌")}，在${inRows(a.rows)}。` : ""}`,
  ),
  "reason.pirates": both(
    (a) => `海盗所在的第${a.row}行有你的方块，所以你要交${many(a.owed, "张牌")}。交出你最用不上的吧。`,
    (a) => `第${a.row}行每有1个方块，海盗就拿走1张牌。玩家秘密选择要交的牌。`,
  ),
  "reason.tower": both(
    (a) => `你每有一座塔楼，就拿1张交给海盗的牌。你有${many(a.towers, "座塔楼")}。`,
    (a) => `${who(a)}每有一座塔楼，就拿1张交给海盗的牌。`,
  ),
  "reason.shortage": both(
    () => SHORTAGE,
    () => SHORTAGE,
  ),
  "reason.build": both(
    warned((a) => `${arrival(a)}${means(a)}`),
    (a) => `${who(a)}有${gold(a.gold)}可用于建造。${paid(a)}`,
  ),
  "reason.build.idle": (a: Args) =>
    `你有${gold(a.gold)}。建筑的地块上要有你的许可证；一段城墙在北边和南边需要${gold(a.wallGold)}，在东边需要${gold(a.wallGoldEast)}。`,
  "reason.tile": both(
    (a) => `它放在地基上，并确定全部${a.churchParts}块的位置。只有你知道最后一块是什么。`,
    (a) => `它放在地基上，并确定全部${a.churchParts}块的位置。教堂会移除所覆盖的一切。`,
  ),
  "reason.settle": both(
    () => "起始建筑被挤走后，可以免费放到没有风车的空格上，并在新的行获得收入。",
    () => "起始建筑被挤走后，立刻免费重新安置。",
  ),
  "reason.permit": both(
    warned((a) => `放了许可证，以后就能在那里建造。${where(a)}，花费等于点数；你有${gold(a.gold)}。`),
    (a) => `放了许可证，${who(a)}以后就能在那里建造。可放在${inRows(a.rows)}，支付影响力牌则可放在任意处。`,
  ),
  "reason.permit.move": both(
    (a) => `支付${ofOneColour(a.pairCost)}，可移到任意空格。${MOVED}`,
    (a) => `支付${ofOneColour(a.pairCost)}，许可证可移到任意空格。`,
  ),
  "reason.permit.upgrade": both(
    (a) => `它会换下你一张点数更低的许可证。你支付${ofOneColour(a.pairCost)}和金币差价；你有${gold(a.gold)}。`,
    (a) => `支付${ofOneColour(a.pairCost)}和金币差价，用点数更高的许可证换下较低的。`,
  ),
  "reason.permit.extra": both(
    (a) => `支付${ofEachColour(a.differentCost)}，以及与点数相等的金币，可放在任意空格。你有${gold(a.gold)}。`,
    (a) => `支付${ofEachColour(a.differentCost)}，以及与点数相等的金币，许可证可放在任意空格。`,
  ),
  "reason.where.build": both(sites, (a) => `${who(a)}要为${kind(a)}选一个自己许可证点数最高的地块。${paid(a)}`),
  "reason.where.permit": both(
    (a) =>
      `放在${inRows(a.rows)}${isSome(a.value) ? `花费${gold(a.value)}` : "免费"}；放在其他行要另付${ofOneColour(a.pairCost)}。${MOVED}`,
    (a) => `放在${inRows(a.rows)}，花费等于点数；放在其他行还要付影响力牌。`,
  ),
  "reason.where.anywhere": both(
    () => `任意空格都可以。${MOVED}`,
    () => "这张许可证可以放在任意空格。",
  ),
  "reason.where.upgrade": both(
    (a) => `你的${a.value}点会取而代之，点数较低的那张回到你的储备。你支付金币差价。`,
    () => "点数较低的那张收回，差价用金币支付。",
  ),
  "reason.pay.permit": both(
    (a) => `你选了${a.field}。许可证放在${inRows(a.rows)}以外，还要付${ofOneColour(a.pairCost)}。`,
    (a) => `许可证放在${inRows(a.rows)}以外，还要付${ofOneColour(a.pairCost)}。`,
  ),
  "reason.pay.build": both(
    (a) => `${kind(a)}要挤走同样大的建筑，需要支付${ofOneColour(a.equalCost)}。`,
    (a) => `${kind(a)}要挤走同样大的建筑，需要支付${ofOneColour(a.equalCost)}。`,
  ),
  "reason.bonus": both(
    warned(
      (a) =>
        `${held(a)}支付同色${a.pairCost}张，可移动或升级一张许可证；支付每色${a.differentCost}张，可加放一张或拿${gold(a.goldTaken)}。升级和加放还要付金币。`,
    ),
    (a, people) => `额外行动需要影响力牌。${then(a, people)}`,
  ),
  "reason.bonus.idle": (a: Args) =>
    hasPair(a) && !isNamed(a.permits)
      ? `${held(a)}但你在版图上没有许可证可以移动或升级。`
      : `${held(a)}需要${ofOneColour(a.pairCost)}，或${ofEachColour(a.differentCost)}。`,

  // Why a piece cannot be chosen now.
  "why.theirs": (a: Args) => `那是${whose(a)}。`,
  "why.dear": (a: Args) => `需要${gold(a.total)}，你还差${gold(a.lack)}。`,
  "why.dearSite": (a: Args) => `连同给其他玩家的许可证补偿，需要${gold(a.total)}，你还差${gold(a.lack)}。`,
  "why.staysNot": "商船不能停在原行。",
  "why.twoRows": "商船必须正好驶两行。",
  "why.rollFirst": "请先掷骰子。",
  "why.dish": "本回合你已经掷过骰子了。",
  "why.dice": "商船去哪一行由骰子决定。",
  "why.ship": "商船由骰子移动。需要选择时，请点击行号。",
  "why.shipFirst": "请先为商船选一行：点击行号。",
  "why.giveFirst": "请先从手牌中交牌给海盗。",
  "why.returnFirst": "请先从手牌中归还影响力牌。",
  "why.takeFirst": "请先拿1张交给海盗的牌。",
  "why.partFirst": "请先选择教堂的一块。",
  "why.settleFirst": "请先重新安置你的起始建筑。",
  "why.payFirst": "请先选择用来支付的影响力牌。",
  "why.bonusFirst": "请先选择一种额外行动。",
  "why.permitFirst": "请先选择你的一张许可证。",
  "why.goldTaken": (a: Args) =>
    `本回合你已经拿过金币或放过许可证了。作为额外行动，可以支付${ofEachColour(a.differentCost)}，拿${gold(a.goldTaken)}。`,
  "why.cards": "选定要做的事之后，才用牌支付。",
  "why.deck": "影响力牌来自商船所在行的建筑、城墙和海盗。",
  "why.discard": "这些影响力牌已经用掉了。牌堆用完时会重洗。",
  "why.track": "贸易点来自盖住风车的建筑。",
  "why.wallSpace": "请在城门或城墙旁边为它选一格。",
  "why.wallFull": "已经没有可以建城墙的位置了。",
  "why.wallStays": "城墙建好就不会移动。",
  "why.churchStays": "教堂建好就不会移动。",
  "why.chooseKind": "请先选要建什么，再选地块。",
  "why.buildFirst": "请先结束建造，然后再拿金币或放许可证。",
  "why.built": "本回合你已经结束建造了。",
  "why.start": "起始建筑不能再建。",
  "why.noneLeft": "这种建筑已经没有了。",
  "why.noWall": "你的城墙已经全部建完。",
  "why.noChurch": "教堂已经落成。",
  "why.noPermit": (a: Args) => `${kind(a)}的地块上要有${permits(a)}，而版图上没有你的许可证。`,
  "why.noSite": (a: Args) => `没有可建${kind(a)}的地块。需要${permits(a)}，且你的总点数必须最高。`,
  "why.siteInfluence": (a: Args) => `要挤走同样大的建筑，需要${ofOneColour(a.equalCost)}。`,
  "why.site": (a: Args) => `${kind(a)}的地块上要有${permits(a)}，且你的总点数必须最高。`,
  "why.site.outside": (a: Args) => `这里放不下${kind(a)}。`,
  "why.site.permits": (a: Args) =>
    `${kind(a)}的${size(a)}地块上要有${permits(a)}，${isSome(a.found) ? `这里只有${a.found}张` : "这里一张都没有"}。`,
  "why.site.notYours": "这个地块上没有你的许可证。你的总点数必须最高。",
  "why.site.right": (a: Args, people?: People) =>
    `这里你的许可证共${a.own}点，${whose(personAt(Number(a.rival), people))}共${a.best}点。你的必须更高。`,
  "why.site.larger": (a: Args) => `${kind(a)}不能建在更大的建筑、教堂或教堂地基上。`,
  "why.site.equals": (a: Args) => `同样大的建筑最多能挤走${a.equalMost}座。`,
  "why.plate": "请选择标价牌。",
  "why.home": "它需要没有风车的空格。",
  "why.onBoard": "这张许可证已经在版图上了。",
  "why.inSupply": "这张许可证不在版图上。",
  "why.noLower": "你付不起，或版图上没有点数更低的许可证。",
  "why.lowerOnly": (a: Args) => `请选择你的一张低于${a.value}点的许可证。`,
  "why.notFree.building": "这里有建筑。许可证要放在空格上。",
  "why.notFree.permit": "这里已经有许可证了。",
  "why.notFree.church": "这里是教堂。",
  "why.notFree.pit": "地基只能用来建教堂。",
  "why.noMill": "起始建筑不能放在有风车的格子上。",
  "why.noRoom": (a: Args) => `重新安置${kind(a)}，需要一块${size(a)}的空地，且没有风车。`,
  "why.marked": "请选择标出的位置。",
  "why.noFree": "没有空格了。",
  "why.rowsOnly": (a: Args) => `许可证放在${inRows(a.rows)}以外，还要付${ofOneColour(a.pairCost)}。`,
  "why.freeOnly": "请选择空格。",
  "why.notGold": "这里要用影响力牌，不能用金币。",
  "why.fewCards": (a: Args) => `需要${a.count}张同色的牌。`,
  "why.noPair": (a: Args) => `需要${ofOneColour(a.pairCost)}。`,
  "why.noEach": (a: Args) => `需要${ofEachColour(a.differentCost)}。`,
  "why.bonus.move": "你没有可以移动的许可证。",
  "why.bonus.upgrade": "你没有可以升级且付得起的许可证。",
  "why.bonus.extra": "你的许可证都付不起，或没有空格了。",

  // What happened, for the log. Most sentences are about a seat: "你支付2金币。"
  "log.began": "对局开始。",
  "log.resigned": (a: Args) => `${who(a)}认输了。`,
  "log.ended": "对局提前结束。",
  "log.turn": (a: Args) => (isYou(a) ? "轮到你了。" : `轮到${who(a)}。`),
  "log.turn.noCards": (a: Args) =>
    `你的牌不够进行额外行动：需要${ofOneColour(a.pairCost)}，或${ofEachColour(a.differentCost)}。轮到${who(a)}。`,
  "log.turn.noPermit": (a: Args) => `你没有可移动或升级的许可证，所以没有额外行动。轮到${who(a)}。`,
  "log.noBuild": (a: Args) => `${who(a)}现在什么都建不了。`,
  "log.rolled": (a: Args) => `${who(a)}掷出${a.total}。`,
  "log.rolledPirates": (a: Args) => `${who(a)}掷出7。海盗劫走了商船！`,
  "log.sailed": (a: Args) => `商船驶往第${a.dice}行。`,
  "log.sailed.on": (a: Args) => `商船已在第${a.total}行，所以再驶两行，到第${a.dice}行。`,
  "log.pirates": (a: Args) => `海盗在第${a.dice}行登陆。`,
  "log.owed.pirates": (a: Args, people?: People) =>
    `海盗来收牌：${eachPerson(a, people, (one, amount) => `${who(one)}要交${many(amount, "张")}`)}。`,
  "log.owed.shortage": (a: Args, people?: People) =>
    `影响力牌不够了：${eachPerson(a, people, (one, amount) => `${who(one)}要归还${many(amount, "张")}`)}。`,
  "log.revealed": "翻开所有交出的牌。",
  "log.took": (a: Args) => `${who(a)}用塔楼拿了${cards(1, a)}。`,
  "log.halved": (a: Args, people?: People) => `金币不够了：${eachPerson(a, people, (one, amount) => `${who(one)}归还${gold(amount)}`)}。`,
  "log.halvedNothing": "金币不够了，但谁也没有金币可还。",
  "log.shuffled": "用过的影响力牌重洗成新牌堆。",
  "log.drew.income": (a: Args) => `${who(a)}获得${drawn(a)}。`,
  "log.drew.wall": (a: Args) => `${who(a)}建城墙获得${drawn(a)}。`,
  "log.drew.gold": (a: Args) => `${who(a)}拿了${drawn(a)}。`,
  "log.drew.bonus": (a: Args) => `${who(a)}用额外行动拿了${drawn(a)}。`,
  "log.bonus": (a: Args) => `${who(a)}进行额外行动：${called(BONUS_NAMES, a.bonus)}。`,
  "log.spent": (a: Args) => `${who(a)}支付${spent(a)}。`,
  "log.compensated": (a: Args, people?: People) => {
    const paid = amountsBySeat(a, people).map(({ seat, amount }) => `${who(personAt(seat, people))}得${gold(amount)}`);
    return `${who(a)}支付许可证补偿：${paid.join("，")}。`;
  },
  "log.returned": (a: Args) => `${many(a.count, "张许可证")}退还拥有者。`,
  "log.displaced": displaced,
  "log.traded": (a: Args) => `${who(a)}获得${many(a.points, "个贸易点")}，现有${a.at}点。`,
  "log.untraded": (a: Args) => `${who(a)}失去${many(a.points, "个贸易点")}，现有${a.at}点。`,
  "log.built": (a: Args) => `${who(a)}在${a.field}建造了${kind(a)}。`,
  "log.walled": (a: Args) => `${who(a)}在${wallPlace(a)}建了1段城墙。`,
  "log.tower": (a: Args) => `${who(a)}在${wallPlace(a)}建了1座塔楼。`,
  "log.peeked": (a: Args) => `${who(a)}为教堂奠基，查看了两块拼块。`,
  "log.churched": (a: Args) => (Number(a.left) === 0 ? `${who(a)}建成了教堂。` : `${who(a)}建造了1块教堂，还剩${a.left}块。`),
  "log.settled": (a: Args) => `${who(a)}把${kind(a)}重新安置到${a.field}。`,
  "log.homeless": (a: Args) => `${whose(a)}${kind(a)}无处安置，移出游戏。`,
  "log.placed": (a: Args) => `${who(a)}在${a.field}放了${permit(a.value)}。`,
  "log.raised": (a: Args) => `${who(a)}把${permit(a.from)}升级为${a.to}点。`,
  "log.stalled": (a: Args) => `已有${a.rounds}轮没人建造。对局结束，以版图上的方块决定胜负。`,
  "log.full": "版图上再也无法建造。对局结束，以版图上的方块决定胜负。",
  "log.won": (a: Args) => `${who(a)}放下最后一个方块，获胜！`,

  round: (a: Args) => `第${a.round}轮`,
  "end.cubes": (a: Args) => `方块全部放完。第二名放了${many(a.second, "个方块")}。`,
  "end.stalled": (a: Args) => `${a.rounds}轮没人建造，以版图上的方块决定胜负。`,
  "end.full": "版图上再也无法建造，以版图上的方块决定胜负。",

  // The table in words, for players who do not see it.
  "words.hand": (a: Args) => {
    const held = spent(a);
    if (held === "") return isYou(a) ? "你没有手牌。" : `${who(a)}没有手牌。`;
    return isYou(a) ? `你的手牌：${held}。` : `${who(a)}的手牌：${held}。`;
  },
  "words.house": (a: Args) => `${called(HOUSE_NAMES, a.house)}，位于${a.field}`,
  "words.wall": (a: Args) => `${a.number}号${a.tower === 1 ? "塔楼" : "城墙"}，位于${wallPlace(a)}`,
  "words.church": (a: Args) => many(a.count, "块教堂拼块"),
  "words.ship": (a: Args) => `商船在第${a.dice}行。`,
  "words.pirates": (a: Args) => `海盗在第${a.dice}行。`,
  "words.churchAt": (a: Args) => `教堂占九格，第一格是${a.field}。`,
  "words.buildings": (a: Args) => `尚未建造的建筑：${list(pairsIn(a.buildings).map(([count, kind]) => aOf(count, kind)))}。`,

  // What buildings and the rest of the town brought, for the score sheet.
  "earned.walls": "城墙",
  "earned.instead": "改拿金币",
  "earned.bonus": "额外行动",
  "earned.towers": "塔楼",
  "earned.cubes": (a: Args) => many(a.n, "个方块"),
  "earned.gold": (a: Args) => many(a.n, "金币"),
  "earned.influence": (a: Args) => many(a.n, "张影响力牌"),

  // How matches were won and what a player does again and again, for the statistics.
  "won.cubes": "放完全部方块",
  "won.stalled": "停止建造时方块最多",
  "won.full": "版图建满时方块最多",
  "built.church": "教堂拼块",
  "built.wall": "城墙",
  "habit.opening": "你最先建造的",
  "habit.built": "你建造的",
};
