/** The front page, the lobby and what opens from it. */
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import { list, many, number } from "./grammar.ts";
import { guestNames } from "./guest-names.ts";

export const games = {
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

export const lobby = {
  playNow: "马上开玩",
  playNowHint: (bots: number, level: BotLevel) => `对战${many(bots, `个${BOT[level]}`)}`,
  // English types this one by its two wordings.
  quick: (): string => "匹配对手",
  table: "开一桌",
  practice: "离线练习",
  building: "还在船坞里建造，敬请期待。",
  join: "加入",
  joinLabel: "有邀请码？",
  codeHint: "ABCDEF",
  watch: "观战",
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
    return running === 0 ? `${who}。` : `${who}，${number(running)}局进行中。`;
  },
  alone: "与其他服务器的连接已断开，可能看不到全部玩家和牌桌。进行中的对局不受影响。",
  looking: (people: number) => `${number(people)}人在等`,
  /** What a button does, for screen readers: "Watch: Elasund, Ada vs. Ben". */
  action: (what: string, game: string, who = "") => (who === "" ? `${what}：${game}` : `${what}：${game}，${who}`),
  /** Below a game on the front page. */
  standing: {
    rated: (rating: number) => `你的排位局等级分：${rating}`,
    casual: (rating: number) => `你的休闲局等级分：${rating}`,
  },
  profile: "我的对局",
  account: "我的数据",
  setting: "正在布置牌桌……",
  noScript: "需要启用JavaScript才能玩。请允许此页面使用。",
};

export const waiting = {
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
  ratedHint: "等玩家到齐就开始。结果会计入你的等级分。",
  elapsed: (time: string) => `已等待${time}`,
  seats: (filled: number, seats: number) => `${many(seats, "个座位")}，已坐${number(filled)}人`,
  share: "把邀请码或链接发给朋友：",
  copy: "复制链接",
  copied: "已复制",
  select: "请按Ctrl+C",
  cancel: "取消",
  bot: (bots: number) => (bots > 1 ? `立即和${many(bots, "个机器人")}开局` : "立即和机器人开局"),
};

export const colours = {
  legend: "你的颜色",
  names: ["蓝", "红", "黄", "绿", "紫"] as readonly string[],
  any: "随意",
  note: "之后的对局也会沿用。先到先得。",
};

export const create = {
  title: (game: string) => `开一桌《${game}》`,
  seats: "玩家人数",
  speed: {
    legend: "思考时间",
    of: { none: "不限", relaxed: "宽松", normal: "标准", fast: "快速", day: "每步1天", threeDays: "每步3天" },
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
    nearest: (level: string, rating: number) => `“${level}”级，最接近你的等级分${rating}。`,
    unrated: (level: string) => `先用“${level}”级，等你在这个游戏里有了等级分再调整。`,
  },
  doors: {
    legend: "谁可以加入",
    of: { friends: "有邀请码的朋友", anybody: "所有玩家" },
    note: "公开的牌桌会列在大厅里，直到坐满；最后一位玩家到来 10 分钟后不再列出。排位桌总是公开的。朋友牌桌不会列出，观看也需要邀请码。",
  },
  counts: {
    legend: "对局类型",
    of: { casual: "休闲", rated: "排位，无机器人" },
    note: "排位局会影响等级分。中途离开算输（自己一步未走时不计分）；两人对局超时也算输。",
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
  watchers: {
    legend: "观看",
    of: { on: "允许", off: "不允许" },
    note: "不允许观看时，对局进行中没有人能看到。打完的对局所有人都可以回放。",
  },
  open: "开桌",
  play: (_bots: number): string => "马上和机器人玩",
};

/** Whom one will not meet again. */
export const avoiding = {
  avoid: "避开",
  avoidHint: (name: string) => `不再和${name}匹配到一起`,
  meet: "取消避开",
  meetHint: (name: string) => `允许再和${name}匹配到一起`,
};

export const account = {
  title: "我的数据",
  device: "在其他设备上玩",
  deviceNote: "你的名字、等级分和对局都会带过去。这台设备也可以继续使用。",
  giveCode: "生成配对码",
  codeLasts: "请在五分钟内到另一台设备上输入，只能用一次。",
  haveCode: "另一台设备上的配对码",
  useCode: "使用配对码",
  welcome: (name: string) => `欢迎回来，${name}。`,
  devices: (count: number) => `你在 ${count} 台设备上使用这个身份。`,
  signOut: "让其他设备全部退出",
  signOutSure: "只保留这台设备。其他设备会立刻失去你的名字、座位和对局。",
  signOutDo: "让其他设备退出",
  signedOut: "其他设备已全部退出。",
  kept: "我们保存了你的哪些信息",
  keptNote: "没有账号，没有邮箱，也没有追踪。全部信息如下：",
  keptList: [
    "你的名字，以及首次和最近一次来访的时间",
    "识别此浏览器的密钥的摘要",
    "你打完的对局，包括每一步、名次和分数",
    "你现在坐在哪里，以及在那里说过的话",
    "你在每个游戏里的等级分（现在的，以及每局之后的），还有你避开的玩家",
    "你的好友、你申请添加的人，以及你是否隐身",
    "你的设置",
    "你中途离开的排位局，以及你提交的举报",
  ] as readonly string[],
  save: "下载我的数据",
  erase: "删除我的数据",
  eraseSure: "你的名字、等级分和对局列表将被永久删除。打完的对局和你说过的话会留在其他玩家那里，但不再带有你的名字。",
  eraseDo: "删除我的数据",
  erased: "你的数据已删除。现在你是一位新游客。",
};

export const people = {
  guest: "游客",
  /** For players who have not chosen one. */
  names: guestNames,
  name: "你的名字",
  bot: "机器人",
  botNumber: (bot: number) => `机器人${bot}`,
  botLabel: { beginner: "新手机器人", casual: "普通机器人", strong: "高手机器人", master: "大师机器人" },
  youLabel: "你",
  away: "暂离",
  gone: "掉线",
  /** A player is disconnected, and for how long their seat is held. */
  waits: (time: string) => `掉线，${time}后机器人接替`,
  /** With two players in a rated match. */
  loses: (time: string) => `掉线，${time}后判负`,
  losesNow: (name: string) => `${name}掉线了，倒计时结束将判负：`,
  losesHint: "这位玩家掉线了。如果没有及时回来，将被判负。",
  goneNow: (name: string) => `${name}掉线了，倒计时结束由机器人接替：`,
  waitsHint: "这位玩家掉线了。回来之前由机器人代打。",
  lastSeconds: (seconds: number) => `还剩${number(seconds)}秒。`,
  clockHint: "思考时间。用完后会自动走一步简单的。",
  clockLoses: "思考时间。用完后判负。",
  waitsAgain: (time: string) => `掉线，座位保留${time}`,
  standsIn: "机器人代打中",
  out: "已退出对局",
  turn: "行动中",
  paused: "已暂停",
  rematch: "想再来一局",
  seat: (seat: number) => `玩家${seat}`,
};

export const neighbour = {
  title: (name: string) => `关于${name}`,
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

export const version = {
  later: "Quayside有新版本，这一局结束后加载。",
  now: "Quayside有新版本。",
  stays: "Quayside有新版本，但你的浏览器显示的还是旧版。",
  load: "加载新版本",
  understood: "知道了",
  missing: "Quayside有一部分没能加载。你的对局不会丢失。",
  again: "重试",
};

/** Of a table, before sitting down. */
export const terms = {
  option: (name: string, value: string) => `${name}：${value}`,
  title: (game: string) => `${game}排位桌`,
  line: (terms: string) => `${terms.charAt(0).toUpperCase()}${terms.slice(1)}。`,
  costs: "结果会影响你的等级分。离开、长时间断线或超时都算输。自己一步未走就离开，本局不计分，但下一次排位局要等一段时间。",
  join: "入座",
  stay: "不加入",
};
