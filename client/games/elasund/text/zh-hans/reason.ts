/** The second line of a prompt: why this is asked, and what the choice is for. */
import { type Amount, type Args, isSome, isYou, type People, type Sentence } from "../../../../text/grammar.ts";
import { many, personAt, who } from "../../../../text/zh-hans/grammar.ts";
import type { REASONS as ENGLISH } from "../en/reason.ts";
import { drawn, gold, inRows, kind, listed, ofEachColour, ofOneColour, spent, warning } from "./phrases.ts";

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

export const REASONS = {
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
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;
