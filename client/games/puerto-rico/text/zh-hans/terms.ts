/** Words that cards lead on to. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-hans/grammar.ts";
import type { TERMS as ENGLISH } from "../en/terms.ts";

export const TERMS = {
  "term.roles": "角色",
  "term.roles.is": "每轮中，玩家轮流选择角色牌。随后从选牌的玩家开始，人人依次执行这个角色。选走的牌本轮不能再选。",
  "term.privilege": "特权",
  "term.privilege.is": "只有选了该角色的玩家才能得到的额外好处。每张角色牌都写有自己的特权。",
  "term.staffed": "有工人",
  "term.staffed.is":
    "种植园、采石场和建筑的圆圈里有工人才起作用。圆圈不止一个的建筑，填了几个就发挥几份作用。建筑本身的分数没有工人也照算。",
  "term.workers": "工人",
  "term.workers.is": "工人（规则书里的殖民者）在市长阶段乘船到来，填入你岛上和城市里的圆圈。没有圆圈可去的在圣胡安等候。",
  "term.column": "列与采石场",
  "term.column.is": "建筑在第几列，就值几分，建造时也最多能用几座采石场。你每座有工人的采石场减1杜布隆，以此为限。",
  "term.production": "生产货物",
  "term.production.is":
    "1桶靛蓝、蔗糖、烟草或咖啡需要两名工人：一名在对应的种植园，一名在对应的生产建筑。玉米只需要种植园里的一名。供应区没有的货物无法生产。",
  "term.violet": "紫色建筑",
  "term.violet.is": "每座有一个圆圈，只要有工人在，就给你带来好处。",
  "term.large": "大型建筑",
  "term.large.is": "占城市2格，每种一局只能建一座。终局加分需要工人，印在建筑上的分数不需要。",
  "term.storage": "存货",
  "term.storage.is": (a: Args) =>
    `装船全部结束后，你可以留下${many(a.freeBarrels, "桶")}，以及有工人的仓库所能存放的货物。其余全部损失。只有船长阶段才需要存货。`,
  "term.loading": "装船",
  "term.loading.is": "每装1桶得1分。一条船只装一种货物，不同的船不能装同一种。能装就必须装，但装哪种由你决定。",
  "term.sale": "卖货",
  "term.sale.is": (a: Args) =>
    `商人阶段，你可以卖1桶货物。商会有${many(a.houseSpaces, "格")}，每种货物只收1桶。只有装满了，才会在阶段结束时清空。`,
  "term.lastRound": "最后一轮",
  "term.lastRound.is": (a: Args) => `工人船无法补满、有玩家占满城市的${a.citySpaces}格，或分数发完，都会触发终局。这一轮总会打完。`,
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;
