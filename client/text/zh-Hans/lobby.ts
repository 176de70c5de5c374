/** The page in simplified Chinese: the front page, the lobby, and other players. */

import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type * as English from "../en/lobby.ts";
import { list, many, number, percent } from "./grammar.ts";

export const title: string = "Quayside";
export const motto: string = "三款经典桌游，在线和朋友同玩，或对战机器人。";
export const players = (fewest: number, most: number) => (fewest === most ? `${most}人` : `${fewest}–${most}人`);
/** Whole sentences, one after the other. */
export function sentences(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== "").map((part) => (part === "." ? "。" : part));
  return said.map((part, at) => (at < said.length - 1 && /[^。！？：…]$/.test(part) ? `${part}，` : part)).join("");
}
/** Parts of a title. */
export const parts = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");

// Names for guests who have given none: one of each list, in the order of the language.

const TRAITS = `
  快乐 勇敢 机灵 温柔 淡定 好奇 慷慨 优雅 沉稳 活泼 开朗 可爱 聪明 耐心 幸运 诚实 谦虚 热心 从容 敏捷 悠闲 自在 爱笑 早起 晚睡 贪吃 爱睡 认真
  害羞 神秘 迷糊 豪爽 洒脱 细心 乐观 俏皮 文静 倔强 威风 圆滚滚 慢吞吞 乐呵呵 懒洋洋 亮晶晶 笑眯眯 金色 银色 蔚蓝 碧绿 珊瑚色 出海 远航 听风 看云 踏浪
  逐日 追风 望月 观星 迎风
`;
const CREATURES = `
  海鸥 海豚 海豹 海獭 海狮 海象 海龟 海马 海星 海葵 海胆 海螺 鲸鱼 白鲸 蓝鲸 虎鲸 独角鲸 江豚 章鱼 鱿鱼 墨鱼 水母 龙虾 螃蟹 寄居蟹 磷虾 扇贝 牡蛎 蛤蜊
  海蛎 金枪鱼 三文鱼 鳕鱼 沙丁鱼 鲱鱼 鲈鱼 鲟鱼 飞鱼 旗鱼 翻车鱼 小丑鱼 河豚 带鱼 鳐鱼 企鹅 信天翁 鹈鹕 鸬鹚 燕鸥 白鹭 苍鹭 鱼鹰 军舰鸟 海鹦 野鸭 鸳鸯
  天鹅 大雁 鹳 朱鹮 翠鸟 水獭
`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const guestNames = {
  first: words(TRAITS),
  second: words(CREATURES),
  of: (first: string, second: string): string => `${first}的${second}`,
};

// The front page, the lobby and what opens from it.

export const games: typeof English.games = {
  "puerto-rico": {
    name: "波多黎各",
    line: "种甘蔗，种咖啡，建设殖民地，抢在别人之前把货物装船运走。",
  },
  duel: {
    name: "七大奇迹：对决",
    line: "两座城市，同一座卡牌金字塔。军事、科学、分数，都能取胜。",
  },
  elasund: {
    name: "伊拉桑德 Elasund",
    line: "一块地一块地建起城镇，抢占最好的位置，还要提防海盗。",
  },
};

const BOT: Readonly<Record<BotLevel, string>> = {
  beginner: "新手机器人",
  casual: "普通机器人",
  strong: "高手机器人",
  master: "大师机器人",
};

export const lobby: typeof English.lobby = {
  playNow: "马上开玩",
  playNowHint: (bots: number, level: BotLevel) => `对战${many(bots, `个${BOT[level]}`)}`,
  // English types this one by its two wordings.
  /** Of a match against bots. */
  lasts: (minutes: number) => `约${number(minutes)}分钟`,
  more: "更多玩法",
  statistics: "开局与统计",
  menu: "菜单",
  quick: (): string => "匹配对手",
  table: "开一桌",
  practice: "离线练习",
  building: "还在船坞里建造，敬请期待。",
  join: "加入",
  joinLabel: "有邀请码？",
  codeHint: "ABCDEF",
  watch: "观战",
  stream: "连续观看最佳对局",
  playOn: "继续",
  inBrowser: "保存在本浏览器",
  discard: "删除对局",
  discardSure: (game: string) => `要删除这局《${game}》吗？它会从本浏览器中清除。`,
  giveUp: "放弃对局",
  giveUpSure: (game: string, others: string) =>
    `要放弃${others === "" ? "" : `和${others}的`}这局《${game}》吗？放弃后你不能再赢得这一局。如果其他人继续玩，机器人会接替你。`,
  backToTable: "回到牌桌",
  yourTurn: "轮到你了",
  sit: (free: number) => `加入（${many(free, "个空位")}）`,
  openTables: "等人的牌桌",
  running: "进行中的对局",
  nobody: "一位游客",
  bots: (bots: number) => many(bots, "个机器人"),
  versus: (one: string, other: string) => `${one}对${other}`,
  with: (who: string) => `对手：${who}`,
  here: (people: number, running: number) => {
    const who = people === 1 ? "现在只有你在这里" : `${number(people)}位玩家在线`;
    return running === 0 ? `${who}。` : `${who}，${number(running)}局正在进行。`;
  },
  alone: "与其他服务器的连接已断开，可能看不到全部玩家和牌桌。进行中的对局不受影响。",
  looking: (people: number, rated: boolean) => `${number(people)}人在等${rated ? "（排位局）" : ""}`,
  callMe: (until: string) => `有人等待时通知我，直到${until}`,
  /** What a button does, for screen readers: "Watch: Elasund, Ada vs. Ben". */
  action: (what: string, game: string, who = "") => (who === "" ? `${what}：${game}` : `${what}：${game}，${who}`),
  /** Below a game on the front page. */
  standing: {
    rated: (rating: number) => `你的排位局等级分：${rating}`,
    casual: (rating: number) => `你的休闲局等级分：${rating}`,
  },
  profile: "我的对局",
  account: "我的数据",
  arms: "你的纹章",
  setting: "正在布置牌桌……",
  nothingHere: "这个地址没有内容，这里是首页。",
  noScript: "需要启用JavaScript才能玩。请允许此页面使用。",
};

export const waiting: typeof English.waiting = {
  quick: (_seats: number): string => "正在匹配对手",
  table: "你的牌桌",
  open: "你的公开牌桌",
  join: "已入座",
  botsIn: (seconds: number, bots: number) => {
    if (seconds <= 0) return bots > 1 ? `${number(bots)}个机器人正在加入……` : "机器人正在加入……";
    return `如果没人加入，${number(seconds)}秒后和${bots > 1 ? many(bots, "个机器人") : "机器人"}开局。`;
  },
  widens: (seconds: number) => (seconds > 0 ? `${number(seconds)}秒后扩大到所有等级分。` : "正在所有等级分的玩家中匹配。"),
  /** How far a search has come. */
  reach: "匹配范围",
  reaches: { bots: { from: "玩家", to: "机器人" }, anybody: { from: "水平相近", to: "所有玩家" } },
  begins: "人齐了，对局开始。",
  opens: (names: readonly string[], time: string) => `正在等待${list(names)}打开随机数：${time}`,
  opensElsewhere: (time: string) => `发牌需要你的随机数，它在你入座时用的浏览器里。请在${time}内到那里打开这一局。`,
  starts: (free: number) => `再来${many(free, "位玩家")}就开始。`,
  rated: "排位局，没有机器人",
  ratedHint: "等玩家到齐就开始。结果会计入你的等级分，除非有两位玩家使用同一个网络地址。",
  elapsed: (time: string) => `已等待${time}`,
  seats: (filled: number, seats: number) => `${many(seats, "个座位")}，已坐${number(filled)}人`,
  share: "把邀请码或链接发给朋友：",
  copy: "复制链接",
  copied: "已复制",
  select: "请按Ctrl+C",
  cancel: "取消",
  bot: (bots: number) => (bots > 1 ? `立即和${many(bots, "个机器人")}开局` : "立即和机器人开局"),
  meanwhile: "等待时先和机器人玩",
  aside: "正在等待玩家",
  stop: "不再等待",
};

export const colours: typeof English.colours = {
  legend: "你的颜色",
  names: ["蓝", "红", "黄", "绿", "紫"] as readonly string[],
  any: "随意",
  note: "之后的对局也会沿用。先到先得。",
};

export const create: typeof English.create = {
  title: (game: string) => `开一桌《${game}》`,
  deal: "与朋友玩同一局",
  arena: "竞技场",
  arenaAbout: "在规定的时间内，所有人面对同样的机器人，依次玩同样的几局。",
  seats: "玩家人数",
  more: "更多选项",
  speed: {
    legend: "思考时间",
    of: { none: "不限", relaxed: "宽松", normal: "标准", fast: "快速", day: "每步1天", threeDays: "每步3天" },
    allowance: (bank: string, question: string) => `整局${bank}，每次选择另有${question}`,
    allows: (allowance: string) => `${allowance}。`,
    seconds: (count: number) => `${number(count)}秒`,
    note: "每次选择有一些时间，每位玩家整局还有一份备用时间。超时后会自动替你走一步简单的。按天计时的慢速对局，每步之间可以关闭页面，一律算休闲局。",
  },
  seating: {
    legend: "座位",
    of: { joined: "按加入顺序", random: "随机" },
    note: "随机座位也包含在可验证的发牌中。",
  },
  bots: {
    legend: "机器人",
    of: { own: "和我相当", beginner: "新手", casual: "普通", strong: "高手", master: "大师" },
    about: {
      beginner: "会犯常人会犯的错。",
      casual: "走得合理，但不往后想。",
      strong: "会稍微往后想几步。",
      master: "想得很远，每步最多三秒。",
    },
    /** `strength` is measured, on the scale of players' ratings. */
    measured: (about: string, strength: number) => `约${strength}分。${about}`,
    against: (share: number, count: number, date: string) =>
      `${date}测得：思考时间相同时，大师对普通的树搜索程序下了${count}局，胜率${percent(share)}。`,
    nearest: (level: string, rating: number) => `“${level}”级，最接近你的等级分${rating}。`,
    shown: (level: string, around: readonly string[]) =>
      around.length < 2 ? `和你水平相当：“${level}”级。` : `和你水平相当：在“${around[0]}”和“${around[1]}”之间，更接近“${level}”级。`,
    unrated: (level: string) => `先用“${level}”级，等你在这个游戏里和机器人下过再调整。`,
  },
  doors: {
    legend: "谁可以加入",
    of: { friends: "有邀请码的朋友", anybody: "所有玩家" },
    note: "公开的牌桌会列在大厅里，直到坐满；最后一位玩家到来 10 分钟后不再列出。排位桌总是公开的。朋友牌桌不会列出，观看也需要邀请码。",
  },
  rated: {
    legend: "对局类型",
    of: { off: "休闲", on: "排位，无机器人" },
    note: "排位局会影响等级分，除非有两位玩家使用同一个网络地址。中途离开算输（自己一步未走时不计分）；两人对局超时也算输。",
    casualOnly: {
      friends: "朋友牌桌总是休闲局。要打排位局，请对所有玩家开放。",
      days: "按天计时的对局总是休闲局。",
    },
  },
  hints: {
    legend: "提示",
    of: { off: "关闭", on: "可用，所有人都会看到" },
    note: "提示会显示大师会怎么做。如果可用，所有人都会看到谁请求了提示，计分表也会记录次数。只和机器人玩时，随时可以使用。",
  },
  openHands: {
    legend: "公开手牌",
    of: { off: "否", on: "是，所有人都能看到所有牌" },
    note: "桌上的每个人和所有观看的人都能看到每个人的手牌。机器人只知道自己的牌。本局不改变等级分。",
  },
  watchers: {
    legend: "观看",
    of: { on: "允许", off: "不允许" },
    note: "不允许观看时，对局进行中没有人能看到。打完的对局所有人都可以回放。",
  },
  open: "开桌",
  play: (_bots: number): string => "马上和机器人玩",
  when: {
    legend: "时间",
    of: { now: "现在", later: "约定时间" },
    at: "日期和时间",
    appoint: "约定时间",
  },
};

/** Whom one will not meet again. */
export const avoiding: typeof English.avoiding = {
  avoid: "避开",
  avoidHint: (name: string) => `不再和${name}匹配到一起`,
  meet: "取消避开",
  meetHint: (name: string) => `允许再和${name}匹配到一起`,
};

export const people: typeof English.people = {
  guest: "游客",
  /** For players who have not chosen one. */
  names: guestNames,
  name: "你的名字",
  bot: "机器人",
  botNumber: (bot: number) => `机器人${bot}`,
  introduction: (name: string, manner: string) => `${name}，${manner}。`,
  botLabel: { beginner: "新手机器人", casual: "普通机器人", strong: "高手机器人", master: "大师机器人" },
  youLabel: "你",
  away: "暂离",
  sharesView: "视角已共享",
  gone: "掉线",
  /** A player is disconnected, and for how long their seat is held. */
  waits: (time: string) => `掉线，${time}后机器人接替`,
  botIn: (time: string) => `${time}后机器人接替`,
  /** With two players in a rated match. */
  loses: (time: string) => `掉线，${time}后判负`,
  losesNow: (name: string) => `${name}掉线了，倒计时结束将判负：`,
  losesHint: "这位玩家掉线了。如果没有及时回来，将被判负。",
  goneNow: (name: string) => `${name}掉线了，倒计时结束由机器人接替：`,
  askedNow: (name: string) => `${name}掉线了，倒计时结束后由你决定怎么办：`,
  askedHint: "这位玩家掉线了。其他玩家可以选择等待、让机器人代打，或结束对局。",
  waitsHint: "这位玩家掉线了。回来之前由机器人代打。",
  lastSeconds: (seconds: number) => `还剩${number(seconds)}秒。`,
  clockHint: "思考时间。每次选择先用自己的时间，剩下的不会留到以后；之后才用整局的时间。都用完后会自动走一步简单的。",
  clockLoses: "思考时间。每次选择先用自己的时间，剩下的不会留到以后；之后才用整局的时间。都用完后判负。",
  thoughtHint: "目前为止的思考时间。这桌不计时限。",
  standsIn: "机器人代打中",
  out: "已退出",
  turn: "行动中",
  paused: "已暂停",
  rematch: "想再来一局",
  seat: (seat: number) => `玩家${seat}`,
};

export const neighbour: typeof English.neighbour = {
  title: (name: string) => `关于${name}`,
  mannerNote: "机器人的风格只在几步棋差不多好时起作用，不影响它的水平。",
  mute: "屏蔽发言",
  hear: "取消屏蔽",
  muteNote: "这一局里你不会看到对方的消息。对方不会收到通知。",
  block: "避开玩家",
  unblock: "取消避开",
  blockNote: "不再匹配到一起。之后可以在“我的对局”中更改。",
  report: "举报玩家",
  reasons: { language: "言语粗鲁", cheating: "作弊", leaving: "故意离开", other: "其他" },
  more: "补充说明（选填）",
  reportNote: "举报内容包括对局记录和这一桌的聊天。",
  send: "提交举报",
  reported: "谢谢。港务长会查看这一局。",
};

export const version: typeof English.version = {
  later: "Quayside有新版本，这一局结束后加载。",
  now: "Quayside有新版本。",
  stays: "Quayside有新版本，但你的浏览器显示的还是旧版。",
  load: "加载新版本",
  understood: "知道了",
  missing: "Quayside有一部分没能加载。你的对局不会丢失。",
  again: "重试",
};

/** Of a table, before sitting down. */
export const terms: typeof English.terms = {
  option: (name: string, value: string) => `${name}：${value}`,
  title: (game: string) => `${game}排位桌`,
  line: (terms: string) => `${terms.charAt(0).toUpperCase()}${terms.slice(1)}。`,
  counts: "结果会影响你的等级分。",
  /** In its place, if it will be so. */
  oneAddress: "加上你，本桌有两位玩家使用同一个网络地址，所以结果不改变等级分。",
  /** The same in the line of a table's terms. */
  uncounted: "不改变等级分（同一个网络地址）",
  ladder: "计入含程序的排行榜",
  costs: "离开、长时间断线或超时都算输。自己一步未走就离开，本局不计分，但下一次排位局要等一段时间。",
  join: "入座",
  stay: "不加入",
};

// Other players: those one knows, invitations, and who plays best.

const matches = (count: number): string => many(count, "局");

export const company: typeof English.company = {
  button: "好友",
  /** On the button: how many of the people the guest knows are here. */
  here: (count: number) => `${number(count)}人在线`,
  asking: (count: number) => `${number(count)}个申请`,
  title: "好友",
  known: "我的好友",
  states: { here: "在线", away: "离线" },
  plays: (game: string) => `正在玩《${game}》`,
  watch: "观战",
  watchNamed: (name: string, game: string) => `观看${name}的《${game}》对局`,
  inviteTo: "邀请一起玩",
  inviteNamed: (name: string, game: string) => `邀请${name}玩《${game}》`,
  remove: "移除",
  removeNamed: (name: string) => `移除${name}`,
  requests: "好友申请",
  asks: (name: string) => `${name}想加你为好友。`,
  accept: "同意",
  acceptNamed: (name: string) => `同意${name}的申请`,
  ignore: "忽略",
  ignoreNamed: (name: string) => `忽略${name}的申请`,
  ignoreNote: "对方不会收到通知。",
  met: "最近同桌的玩家",
  add: "加好友",
  asked: (names: string) => `你已向${names}发出申请。对方也加你之后，就会出现在这里。`,
  showAway: "隐身",
  menu: "加好友",
  menuNote: "对方也加你之后，你们就能看到彼此是否在线，还能互相邀请和观战。",

  /** In the panel of a table that waits. */
  inviteHere: "邀请在线的好友：",
  invite: "邀请",
  inviteHereNamed: (name: string) => `邀请${name}`,
  invited: "已邀请",
  declined: "现在来不了",

  invitation: (name: string, game: string) => `${name}邀请你玩《${game}》。`,
  join: "加入",
  notNow: "下次吧",
  playing: "你还在对局中。请先打完或离开这一局，再加入。",
  tab: (name: string) => `${name}邀请你`,
};

export const leaders: typeof English.leaders = {
  button: "排行榜",
  title: "排行榜",
  game: "游戏",
  counts: "对局",
  kinds: { rated: "排位", casual: "休闲", ladder: "含程序" },
  place: "名次",
  player: "玩家",
  rating: "等级分",
  matches: "局数",
  you: "你",
  range: (best: number, worst: number) => `${number(best)}–${number(worst)}`,
  rangeSpoken: (best: number, worst: number) => `可能是第${number(best)}到第${number(worst)}名`,
  margin: (points: number) => `±${number(points)}`,
  /** How many have a place, and what that takes. */
  note: (players: number, needed: number, opponents: number) =>
    `${number(players)}位玩家已上榜。打满${matches(needed)}，并遇到至少${number(opponents)}位自己也打满${matches(needed)}的玩家，即可上榜。横条表示等级分的可靠程度：打得越多，横条越窄。如果有玩家没有走过一步，或两位玩家使用同一个网络地址，等级分不变。`,
  none: (needed: number, opponents: number) =>
    `还没有人上榜。打满${matches(needed)}，并遇到至少${number(opponents)}位自己也打满${matches(needed)}的玩家，即可上榜。如果有玩家没有走过一步，或两位玩家使用同一个网络地址，等级分不变。`,
  ladder: "程序的名字以 BOT 开头。在程序开的桌上对局的玩家都在这个榜上。",
  provisional: "即将上榜",
  needs: (left: number) => `还差${matches(left)}`,
  needsOpponents: (left: number) => `还差${number(left)}位对手`,
};

// Matches in days: the list in the lobby, the clocks, and notifications.

export const days: typeof English.days = {
  title: "我的慢速对局",
  /** Names of those who owe a move. */
  theirMove: (names: readonly string[]) => `轮到${list(names)}`,
  /** A time as `left` writes it. */
  timeLeft: (time: string) => `剩${time}`,
  left: (days: number, hours: number, minutes: number) => {
    if (days > 0) return hours > 0 ? `${number(days)}天${number(hours)}小时` : `${number(days)}天`;
    return hours > 0 ? `${number(hours)}小时${number(minutes)}分钟` : `${number(minutes)}分钟`;
  },
  paused: "已暂停",
  waits: (filled: number, seats: number) => `${many(seats, "个座位")}，已坐${number(filled)}人`,
  /** The title of the tab while no table is open. */
  tab: (moves: number, title: string) => `(${number(moves)}) 轮到你了 · ${title}`,
  clockHint: "这一步的时限。超时后由机器人代走这一步；连续两次超时，机器人会一直代打，直到玩家回来。",
  waitNote: "你可以关闭此页面。所有玩家入座后，每位玩家还需用同一浏览器再打开一次这一局，对局随即开始。你可以在大厅找到它。",
  backToLobby: "返回大厅",
  push: {
    label: "轮到我时通知我",
    hint: "关闭页面也能收到，由浏览器自带的推送服务送达。该服务知道何时有通知，但读不到内容。",
    denied: "你的浏览器拦截了此页面的通知。请在浏览器设置中允许，然后重新打开此选项。",
  },
  /** A whole notification. */
  pushed: (game: string, names: string) => (names === "" ? `《${game}》轮到你了` : `《${game}》轮到你了，同桌：${names}`),
};

// The deal of the day.

/** How a match ended, in a few words that follow a colon. */
function result(outcome: "won" | "drawn" | "lost" | "gaveUp", lead: number | undefined): string {
  if (outcome === "drawn") return "平局";
  if (outcome === "gaveUp") return "中途放弃";
  if (lead === undefined) return outcome === "won" ? "直接获胜" : "直接落败";
  if (lead === 0) return outcome === "won" ? "同分，靠平局判定获胜" : "同分，平局判定落败";
  return outcome === "won" ? `以${number(lead)}分优势获胜` : `以${number(lead)}分之差落败`;
}

/** Among those who have finished in time. Rounded down: 100% is better than all. */
const standing = (worse: number, others: number): string =>
  others === 0 ? "第一个完成" : `超过了其他${many(others, "位玩家")}中的${percent(Math.floor((100 * worse) / others) / 100)}`;

export const daily: typeof English.daily = {
  title: "每日一局",
  titleOf: (date: string) => `每日一局 · ${date}`,
  about: "所有人面对同样的牌、同样的骰子和同样的大师机器人，不能撤销，没有提示。每局只能玩一次。",
  play: "开始",
  playOn: "继续",
  /** Below today's deals: how one did the day before, and for how many days without a gap. */
  yesterday: (game: string, how: string) => `昨天 ${game}：${how}`,
  streak: (days: number) => `连续${number(days)}天`,
  show: "查看结果",
  /** Of a button, for screen readers: "Deal of the day, Elasund: play". */
  action: (game: string, what: string) => `每日一局，《${game}》：${what}`,
  arena: "竞技场",
  arenaLeft: (minutes) => `还剩${number(minutes)}分钟`,
  open: "还没玩",
  running: "进行中",
  result,
  standing,
  late: "不计排名：在UTC零点之后完成，或大多由机器人走",
  ofMatch: (how: string, standing: string) => `${how}，${standing}`,
  copy: "复制结果",
  copied: "结果已复制",
  saved: "此页面无法复制，结果已存为文件。",
  shareText: (game: string, date: string, how: string, address: string) => `Quayside每日一局，《${game}》，${date}：${how}\n${address}`,
  ranked: "只有玩家自己在UTC零点之前完成的对局才计排名。所有人的牌都一样，无法排除有人再试一次。",
  best: (name: string, how: string, players: number) => `昨日${many(players, "位玩家")}中的最佳：${name}，${how}`,
  noBest: { unplayed: "昨天没有人玩这一局。", noneRanked: "昨天有人玩过这一局，但没有对局进入排名。" },
  watch: "观看",
  watchNamed: (game: string) => `观看昨日《${game}》的最佳对局`,
  /** On the button in the lobby. */
  hoursLeft: (hours: number) => (hours > 0 ? `剩${number(hours)}小时` : "剩不到1小时"),
  left: (hours: number, minutes: number) => `${hours > 0 ? `${number(hours)}小时` : ""}${number(minutes)}分钟后更新`,
  note: "在此之前打完才计排名。更新之前，其他人看不到你的对局。",
  /** At the table. */
  leave: "要离开吗？之后可以从大厅继续这一局。UTC零点之前打完才计排名。",
  resign: "要放弃这一局吗？放弃后不计排名，而且不能重玩。",
  noUndo: "每日一局不能撤销",
  ended: "每日一局：回到大厅，看看你和其他人相比表现如何。",
  secret: "其他人还在玩这一局，所以UTC零点之前保密。之后你可以在回放中验证。",
};

/** At the table of a deal that friends play, each alone. */
export const sharedDeal: typeof English.sharedDeal = {
  leave: "要离开吗？用同一个链接可以回来。",
  resign: "要放弃这一局吗？会排在最后，而且不能重玩。",
  noUndo: "共享对局不能撤销",
};

// A guest's finished matches, match files and statistics.

export const matchFile: typeof English.matchFile = {
  open: "打开对局文件",
  openHint: "也可以把文件拖到大厅任意位置。文件只在此浏览器中播放，不会上传。",
  drop: "松开即可观看对局",
  inLobby: "对局文件要在大厅里打开。请先结束手头的事，再到大厅打开。",
  proofOpened: "这份证明里就是你正在看的对局。点“公平发牌”，可以和玩家当时看到的画面对照。",
  problems: {
    foreign: "这不是Quayside的对局文件。对局文件以.quayside、.record或.proof结尾。",
    proof: "这份证明被改动过，或者其中的对局违反规则。运行“npm run verify -- FILE”可以查看问题所在。",
    damaged: "这个对局文件已损坏或被改动，无法播放。",
    newer: "这个对局文件来自更新版本的Quayside。请重新加载页面后再试。",
    tooLarge: "这个文件太大，不可能是Quayside的对局。",
    unknownGame: "当前版本的Quayside没有这一局的游戏。",
  },
};

export const myMatches: typeof English.myMatches = {
  title: "我的对局",
  unfinished: "未完成",
  tabs: { matches: "对局", statistics: "统计" },
  none: "你还没有打完过一局。打完的对局都会列在这里。",
  noneFound: "没有符合筛选条件的对局。",
  offline: "你的对局保存在服务器上，但服务器现在没有响应。你仍可以打开对局文件。",
  filters: "筛选",
  game: "游戏",
  anyGame: "全部游戏",
  result: "结果",
  results: { all: "全部结果", won: "获胜", lost: "未获胜" },
  kind: "类型",
  kinds: { all: "全部", rated: "排位", casual: "休闲" },
  player: "玩家",
  playerHint: "名字的一部分",
  from: "从",
  to: "到",
  clear: "清除筛选",
  count: (count: number, more: boolean) => (more ? `最近${matches(count)}。` : `共${matches(count)}。`),
  older: "显示更早的对局",
  watch: "观看",
  download: "下载",
  downloadHint: "一个小文件，包含回放和验证这一局所需的一切。",
  downloaded: (name: string) => `已保存为${name}`,
  share: "复制链接",
  linkByHand: "请复制此链接。拿到链接的人都能观看这一局。",
  shared: "链接已复制。拿到链接的人都能观看这一局。",
  /** What a button does, for screen readers: "Watch: Elasund, 23 Nov 2026". */
  action: (what: string, game: string, when: string) => `${what}：${game}，${when}`,
  gone: "这一局的过程已不再保存，结果仍留在你的列表里。",
  place: (place: string, seats: number) => `${place}，共${number(seats)}人`,
  noPlace: "无名次",
  left: { resigned: "认输", timeout: "超时" },
  bots: (bots: number) => many(bots, "个机器人"),
  ratedAt: (when: string) => `${when}，排位`,
};

const strength = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return `${to}以下`;
  return to === undefined ? `${from}以上` : `${from}–${to - 1}`;
};

export const statistics: typeof English.statistics = {
  game: "游戏",
  none: "打完一局后就会有统计数据。",
  loading: "正在读取你的对局……",
  latest: (count: number) => `取自你在所有游戏中最近的${matches(count)}。`,
  summary: (count: number, won: number) => `打完${matches(count)}，获胜${matches(won)}（${percent(count === 0 ? 0 : won / count)}）。`,
  table: "用表格显示",
  match: "对局",
  date: "日期",
  rating: {
    title: { rated: "排位局等级分", casual: "休闲局等级分" },
    none: "和其他玩家打完第一局就有等级分。和机器人的对局不计入。",
    note: "实线是你的等级分，取值偏保守：你几乎肯定不低于这个水平。虚线是我们的最佳估计。两条线的间距是不确定程度，打得越多越小。",
    line: "等级分",
    guess: "最佳估计",
    gap: "不确定程度",
    /** The chart in one sentence. */
    told: (count: number, from: number, to: number) => `${matches(count)}之中，从${number(from)}到${number(to)}。`,
  },
  results: {
    chart: (by: string) => `${by}的获胜比例`,
    /** A chart in one sentence, for screen readers. */
    told: (title: string, parts: readonly string[]) => `${title}：${parts.join("，")}。`,
    toldOne: (label: string, part: number) => `${label} ${percent(part)}`,
    note: "每条上的刻度是均等比例：水平相同的玩家应有的胜率。",
    seat: "不同座位",
    seatOf: (seat: number) => `座位${number(seat)}`,
    strength: "不同实力对手",
    strengthOf: strength,
    strengthNote: "对手在赛前的平均等级分。机器人按实测实力计算。",
    size: "不同人数",
    sizeOf: (seats: number) => many(seats, "人"),
    of: (won: number, count: number) => `${number(won)}/${number(count)}`,
    partOf: (won: number, count: number) => `${percent(won / count)}，${number(count)}局${number(won)}胜`,
    percent,
    played: "局数",
    won: "胜局",
    part: "比例",
    even: "均等比例",
  },
  how: {
    title: "获胜方式",
    times: "次数",
    /** Endings that every game has; the others are the game's own words. */
    of: {
      points: "分数获胜",
      resigned: "对手认输",
      timeout: "对手超时",
      shared: "共同获胜",
    } as Readonly<Record<string, string>>,
  },
  habits: {
    title: "你的习惯",
    note: "由此浏览器从你最近对局的行动中读出。",
    progress: (done: number, all: number) => `已读取${number(done)}局，共${matches(all)}……`,
    read: (count: number) => `取自${matches(count)}的行动。`,
    failed: "有些对局无法读取：过程已不再保存，或服务器没有响应。",
    none: "还没有可读取的行动。",
    times: "局数",
    won: "胜局",
    wonOf: (won: number, count: number) => `${number(count)}局${number(won)}胜`,
  },
};
