/** The guided first match, and a tip for each kind of choice. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-hans/grammar.ts";
import type { LESSON as ENGLISH } from "../en/lesson.ts";
import { coins, points } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": "分数最高的玩家获胜。把货物装上船、把城市建起来，都能得分。",
  "lesson.settler": "轮到你时，选择一个角色。人人都会执行它，但特权只归你。现在岛上还没种什么，先从种植园开始吧。",
  "lesson.settler.do": "选择拓荒者。",
  "lesson.corn": "你的特权是可以拿采石场：有了工人，建筑就更便宜。但玉米起步最快：只要种植园和工人，不需要建筑。",
  "lesson.corn.do": "拿玉米种植园。",
  "lesson.worker": "机器人选了市长，所以你也得到1名工人。没有工人，种植园什么都不生产。",
  "lesson.worker.do": "把工人放到玉米种植园。",
  "lesson.plant": "这次机器人选了建筑师，所以你也可以建造。靛蓝要在靛蓝作坊里才能制成货物。",
  "lesson.plant.do": "建造小靛蓝作坊。",
  "lesson.craft":
    "新的一轮：角色牌已收回，担任总督的机器人最先选择。它选了监管：你生产了这1桶，它自己却一无所获。选角色之前，先看看会给别人带来什么。",
  "lesson.ship": (a: Args) =>
    `下一位玩家马上选了船长。大家轮流装船，能装就必须装：每桶1分。装不下的货物都会损失，只能留下${many(a.freeBarrels, "桶")}。`,
  "lesson.ship.do": "把你的玉米装上船。",
  "lesson.mayor": "你的靛蓝种植园和作坊还没有工人，发挥不了作用。当市长，你能比别人多得1名工人。",
  "lesson.mayor.do": "选择市长。",
  "lesson.privilege": "这就是你的特权：在分发船上的工人之前，先从供应区拿1名。市长阶段里，你还可以重新安排已有的工人。",
  "lesson.privilege.do": "拿额外的工人。",
  "lesson.trader": "你的圆圈都有了工人，所以也生产了靛蓝。每轮没人选的角色牌上都会放1杜布隆。选择商人，牌上的钱也归你。",
  "lesson.trader.do": "选择商人。",
  "lesson.sell": (a: Args) =>
    `商会里每种货物只收1桶，装满清空后才再收。玉米售价${a.cornPrice}，靛蓝售价${a.indigoPrice}，而且你作为商人额外获得${coins(a.traderBonus)}。`,
  "lesson.sell.do": "卖出你的靛蓝。",
  "lesson.build": "杜布隆不是分数，要把它变成建筑。紫色建筑有了工人就能帮上忙。指向一座建筑，看看它的功能。",
  "lesson.build.do": "建造一座你喜欢的紫色建筑。",
  "lesson.captain": "装船要趁早。装玉米的船只剩2格，而另一位玩家有2桶玉米。当船长，你就能先装。",
  "lesson.captain.do": "选择船长。",
  "lesson.load": (a: Args) => `作为船长，你第一次装船还能额外得${points(a.captainBonus)}。`,
  "lesson.load.do": "把你的玉米装上船。",
  "lesson.large": "攒钱买一座这样的建筑吧。大型建筑往往决定胜负：终局时额外得分，但必须有工人。",
  "lesson.sailed": "你赶上了：另一位玩家的2桶只装上了1桶。装满的船起航，然后空船返回。",
  "lesson.end": (a: Args) => `分数发完、工人船无法补满，或有玩家占满城市全部${a.citySpaces}格，打完那一轮就终局。留意这些指标。`,
  "lesson.praise": "你已经走完一个循环：种植、派工、建造、生产、卖货、装船。其余的看说明卡：指向任意物件即可。",
  "lesson.praise.do": "现在选一块种植园。多选对自己比对别人更有利的角色，别让圆圈空着。",

  "tip.role": "你选的角色人人都会执行。指向一张牌，看看每位玩家能得到什么。",
  "tip.role.money": "角色牌上的杜布隆随角色一起归你，执行之前就到手，马上能用。",
  "tip.role.next": "想想谁在你之后选。你选了监管，下一位就能抢先卖货或装船。",
  "tip.role.end": "快要终局了。从现在起，分数比杜布隆和辅助建筑更重要。",
  "tip.hacienda": (a: Args) => `盲抽的种植园是额外的，但你的岛只有${a.islandSpaces}格。`,
  "tip.settler": "想快点得分就拿玉米，或者拿很快就买得起对应建筑的作物。",
  "tip.settler.quarry": "有工人的采石场让每座建筑都更便宜。你当拓荒者时，趁早拿一座。",
  "tip.hospice": "现在就派上工人，省得等市长。",
  "tip.mayor": "工人几乎总是越多越好。只有想拖长对局时才不要。",
  "tip.lifting": "种植园和对应的生产建筑要同时派人。只有其一，生产不出货物。",
  "tip.builder": "先买能带来货物或杜布隆的建筑，大型建筑留到后半局。",
  "tip.builder.large": "你买得起大型建筑了。每种只有一座，先到先得。",
  "tip.builder.score": "终局时每座建筑都得分，城市建满会触发终局。",
  "tip.university": "建筑有了工人才有用，收下吧。",
  "tip.craftsman": "拿你接下来能卖掉或装船的种类。",
  "tip.trader": "咖啡最值钱，玉米只能拿到加成。清空之前，商会里每种货物只收1桶。",
  "tip.captain": "先装可能会损失的货物，也想想你把哪条船留给了别人。",
  "tip.captain.late": "仓库能防止货物损失，但不能免去装船。没有仓库，就赶在船长之前卖掉，或者自己选船长。",
  "tip.wharf": "每个船长阶段只能用一次船坞，用在你最多的那种货物上。",
  "tip.store": "留下你最多的那种，或者最值钱的那种。",
  "tip.keep": "留下最值钱的1桶，或者别人都没有的种类。",
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;
