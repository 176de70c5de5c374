/** What happened, for the log. Most sentences are about a seat: "你支付2金币。" */
import { type Args, amountsBySeat, isYou, type People, type Sentence } from "../../../../text/grammar.ts";
import { called, many, personAt, who, whose } from "../../../../text/zh-hans/grammar.ts";
import type { LOG as ENGLISH, ENDINGS as ENGLISH_ENDINGS } from "../en/log.ts";
import { BONUS_NAMES } from "./names.ts";
import { cards, displaced, drawn, eachPerson, gold, kind, ofEachColour, ofOneColour, permit, spent } from "./phrases.ts";

export const LOG = {
  "log.began": "对局开始。",
  "log.takenBack": (a: Args) => `${who(a)}收回了上一步。`,
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
  "log.walled": (a: Args) => `${who(a)}在${a.space}建了1段城墙。`,
  "log.tower": (a: Args) => `${who(a)}在${a.space}建了1座塔楼。`,
  "log.peeked": (a: Args) => `${who(a)}为教堂奠基，查看了两块拼块。`,
  "log.churched": (a: Args) => (Number(a.left) === 0 ? `${who(a)}建成了教堂。` : `${who(a)}建造了1块教堂，还剩${a.left}块。`),
  "log.settled": (a: Args) => `${who(a)}把${kind(a)}重新安置到${a.field}。`,
  "log.homeless": (a: Args) => `${whose(a)}${kind(a)}无处安置，移出游戏。`,
  "log.placed": (a: Args) => `${who(a)}在${a.field}放了${permit(a.value)}。`,
  "log.raised": (a: Args) => `${who(a)}把${permit(a.from)}升级为${a.to}点。`,
  "log.stalled": (a: Args) => `已有${a.rounds}轮没人建造。对局结束，以版图上的方块决定胜负。`,
  "log.full": "版图上再也无法建造。对局结束，以版图上的方块决定胜负。",
  "log.won": (a: Args) => `${who(a)}放下最后一个方块，获胜！`,
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;

export const ENDINGS = {
  round: (a: Args) => `第${a.round}轮`,
  "end.cubes": (a: Args) => `方块全部放完。第二名放了${many(a.second, "个方块")}。`,
  "end.stalled": (a: Args) => `${a.rounds}轮没人建造，以版图上的方块决定胜负。`,
  "end.full": "版图上再也无法建造，以版图上的方块决定胜负。",
} as const satisfies Record<keyof typeof ENGLISH_ENDINGS, Sentence>;
