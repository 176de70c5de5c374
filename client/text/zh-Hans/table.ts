/** The page in simplified Chinese: a table, what happens at it, and why something did not happen. */

import type { RefusalArgs, RefusalKey } from "../../../shared/core/base/refusal.ts";
import { timeOf } from "../dates.ts";
import type * as English from "../en/table.ts";
import { type Args, type People, personAt, type Sentence } from "../grammar.ts";
import { does, list, many, number, percent, who } from "./grammar.ts";
import { ofOther } from "./of-other.ts";

// A table: panels, strips, buttons and dialogs around the board.

export const watching: typeof English.watching = {
  now: "你正在观战，看到的是所有玩家都能看到的内容，玩家也能看到你的名字。",
  late: (seconds: number) =>
    `你正在观战，画面延迟${number(seconds)}秒，以防场外支招。你看到的是所有玩家都能看到的内容，玩家也能看到你的名字。`,
  /** Who looks on, told to the players: some names, and how many more. */
  by: (names: readonly string[], more: number) => `观战：${list([...names, ...moreOf(names.length, more)])}`,
  chat: "观战聊天",
  chatHint: "写给其他观战者；玩家看不到",
  share: "共享我的视角",
  stopSharing: "停止共享视角",
  shareHint: "观战者将从头以你的视角观看本局，包括只有你知道的内容。任何人都可以观战，对手也不例外。你可以随时停止。",
  understood: "知道了",
  /** There is nothing to show yet. */
  young: "对局刚刚开始",
  opens: (seconds: number) =>
    seconds > 0 ? `观战有延迟，以防场外支招。${number(seconds)}秒后开始播放。` : "观战有延迟，以防场外支招。马上开始播放。",
};

const moreOf = (named: number, more: number): string[] =>
  more === 0 ? [] : [named === 0 ? many(more, "位访客") : `另外${number(more)}人`];

/** From the server to a whole table. */
export const notices: typeof English.notices = {
  closing: "服务器马上重启。对局已保存，此页面会自动恢复。",
  repaired: "服务器在处理某一步时中断了。对局从最后保存的一步继续。",
  viewClosed: "该玩家不再共享视角。你看到的是所有玩家都能看到的内容。",
  gift: (who: string) => `${who}多给了你一分钟。`,
  unmoved: "本局不改变等级分：有玩家没有走过一步。",
  oneAddress: "本局不改变等级分：有两位玩家使用同一个网络地址。",
  understood: "知道了",
};

/** What the operator has to say to one guest, whose reason is told as it was written. */
export const operator: typeof English.operator = {
  title: "管理员的消息",
  warn: (why: string) => `请阅读这条警告：${why}`,
  rename: (why: string) => `你的名字被更改了，可以在个人资料中另选一个。原因：${why}`,
  closed: (why: string) => `你的牌桌被关闭了。原因：${why}`,
};

/** For players who listen: headings, and what the reading keys say. */
export const spoken: typeof English.spoken = {
  board: "版图的文字描述",
  keys: "按?键查看所有快捷键。",
  middle: "中央",
  boardOf: (name: string, you: boolean) => (you ? "你的版图" : `${name}的版图`),
  /** What the seat's panel shows: "Ada: 3 doubloons, 2 barrels of corn." */
  has: (name: string, parts: readonly string[]) => `${name}：${parts.join("，")}。`,
  goal: (title: string, progress: readonly string[]) => `${title}${progress.join("，")}。`,
  progress: (name: string, digits: string) => `${name} ${digits}`,
  nothing: "还没有可朗读的内容。",
};

/** Going through the picture by keys. */
export const explore: typeof English.explore = {
  choose: "按Enter选择。",
  take: "按空格拿起。",
  lay: "按空格放在这里。",
  taken: (places: number) => `已拿起。有${many(places, "个位置")}可放。按Esc放回。`,
  putBack: "已放回。",
  edge: "这个方向没有了。",
};

export const table: typeof English.table = {
  rated: "排位",
  seats: "玩家",
  goals: "获胜方式",
  log: "日志",
  openSide: "打开日志和菜单",
  closeSide: "关闭日志和菜单",
  usualView: "退出大视图（F）",
  stream: "直播这张牌桌",
  moves: "可选行动",
  movesHint: "你现在可以做的行动",
  noMoves: "现在不需要你行动。",
  resigned: "你已退出这一局，由机器人接着代打。",
  watched: "你正在观战，不需要行动。日志会显示发生的事。",
  underway: "正在发送……",
  undo: (what: string) => `撤销：${what}`,
  undoAnswered: (what: string, _others: number) => `撤销：${what}，以及机器人之后的行动`,
  /** Several moves, named after the first. */
  row: (first: string, more: number) => `${first}，以及另外${number(more)}步`,
  rowDone: "全部放好了。想调整就拖到别处，然后点“完成”。",
  rowDropped: "牌桌上的情况变了，你没走完的这一步已重置。",
  notNow: "不能放在那里。",
  done: "完成",
  undoLast: "撤销上一步",
  undoLastAnswered: (_others: number) => "撤销上一步，以及机器人之后的行动",
  undoStep: "撤销刚才的步骤",
  undoNothing: "还没有可撤销的",
  undoOthers: "不能撤销：之后已有其他玩家行动",
  undoReveal: "不能撤销：之后已掷骰、抽取或翻开了内容",
  undoGuided: "引导期间不能撤销",
  undoPlayed: "不能撤销：这一步是自动替你走的",
  undoPast: "回看时不能撤销",
  takenLines: (lines: number) => `已收回的记录：${number(lines)}行`,
  onlyChoice: "唯一选择",
  resign: "认输",
  ask: "发起请求",
  channel: "发到频道…",
  rules: "规则",
  settings: "设置",
  leave: "离开",
  help: "快捷键",
  keyed: (what: string, key: string) => `${what}（${key}）`,
  scores: "计分表",
  back: "返回",
  close: "关闭",
  pinCard: "固定这张说明卡（P）",
  closeCard: "关闭这张说明卡（Esc）",
  cardBack: (title: string) => `返回：${title}`,
  cardLeads: "另见",
  cardByPointing: "继续指着它，或按 P 键，查看更多。",
  cardByKey: "按 P 键查看更多。",
  yourTurn: (game: string) => `轮到你了 · ${game}`,
  cut: (game: string) => `连接断开 · ${game}`,
  elsewhere: (game: string) => `已在另一个窗口打开 · ${game}`,
  atTable: (game: string) => `${game} · Quayside`,
  picture: "牌桌。用方向键逐个查看配件。",
  side: "玩家、日志和菜单",
  asked: "现在要做什么",
  choices: "选项",
};

/** Why a click on a piece does nothing. */
export const why: typeof English.why = {
  others: (question: string) => `还没轮到你。${question}`,
  other: (question: string) => `现在不能选这个。${question}`,
  over: "对局已结束。",
  watching: "你正在观战。",
};

/** The page of a game's rules. */
export const rules: typeof English.rules = {
  title: (game: string) => `《${game}》规则`,
  open: "规则",
  contents: "目录",
  search: "在规则中查找",
  found: (places: number) => (places === 0 ? "没找到，换个词试试。" : `找到${many(places, "处")}，按Enter看下一处。`),
  player: (number: number) => `玩家${number}`,
};

export const confirm: typeof English.confirm = {
  reveal: (what: string) => `${what}？这会翻开隐藏内容，之后无法撤销。`,
  /** With the setting for a second click. */
  chosen: (what: string) => `${what}？再点一次确认。`,
  do: "确认",
  not: "返回",
  resign: "要认输吗？对手将赢得这一局。",
  resignUnmoved: "要认输吗？你一步都还没走，这局不计分。",
  resignSeat: "要认输吗？机器人会接替你，你不能再赢得这一局。",
  resignDo: "认输",
  leave: "要离开牌桌吗？机器人会接替你。你可以从大厅回到这一局。",
  leaveKept: "要离开牌桌吗？本浏览器会保存这一局，你可以从大厅或“我的对局”继续。",
  leaveAlone: "要离开牌桌吗？这一局会等你一天，你可以从大厅或“我的对局”继续。",
  leaveLadder: "要离开牌桌吗？电脑会替你继续，你可以从大厅回来。这局计入含程序的排行榜：如果桌上没有其他人，就算你认输。",
  leaveRated: "要离开牌桌吗？这是排位局，离开就算输。",
  leaveUnmoved: "要离开牌桌吗？你一步都还没走，这局不计分。",
  leaveDo: "离开",
  stay: "留下",
};

export const connection: typeof English.connection = {
  lost: (seconds: number) => (seconds > 0 ? `连接断开，${number(seconds)}秒后重连。` : "连接断开，正在重连……"),
  kept: "座位已为你保留。",
  replaced: "如果对局仍在继续，你回来之前由机器人代打。",
  loses: "如果对局仍在继续，你离线过久，将被判负。",
  stale: "你看到的是断线时的牌桌。",
  elsewhere: "你现在在另一个窗口玩；这里显示的是之前的牌桌。",
  now: "立即重连",
  back: "已重新连接。",
  closed: "你与这一桌的连接已断开。",
  here: "在这里玩",
  leave: "返回大厅",
};

/** What a Master would do, and the chance of victory that it expects of it, from 0 to 1; none if it has looked no further. */
export const hint: typeof English.hint = {
  button: "提示",
  about: "大师会怎么走？",
  told: "其他玩家会看到你请求了提示。",
  thinking: (share: number) => `正在寻找好走法…… ${percent(share)}`,
  stop: "停止",
  advice(move: string, chance: number | undefined): string {
    if (chance === undefined) return `大师的走法：${move}。`;
    return chance >= CERTAIN ? `大师的走法：${move}。这样应该能赢。` : `大师的走法：${move}。大师估计你的胜率约为${percent(chance)}。`;
  },
  reason: (move, clauses) => `${move}：${clauses.join("，而且")}`,
  because: (told) => `${told}。`,
  equals: (others) => `另有${others === 1 ? "一" : others === 2 ? "两" : "几"}种走法同样好`,
  ofOther,
  play: "就这么走",
  notNow: "现在没有需要选择的。",
  failed: "没能为这个选择找到提示。",
};
const CERTAIN = 0.995;

export const chat: typeof English.chat = {
  title: "聊天",
  hint: "说点什么",
  phrasesHint: "快捷消息",
  phrases: {
    hello: "大家好！",
    luck: "祝你好运！",
    nice: "漂亮！",
    thanks: "谢谢。",
    sorry: "抱歉！",
    moment: "请稍等。",
    played: "玩得漂亮！",
    again: "再来一局？",
  },
  /** Read out. */
  said: (name: string, what: string) => `${name}：${what}`,
  unread: (messages: number) => many(messages, "条新消息"),
  hurtful: "可能伤人，点击显示",
  off: "隐藏聊天",
  on: "显示聊天",
  muted: "（已屏蔽）",
};

export const ask: typeof English.ask = {
  title: "向其他玩家发起请求",
  hint: "需要同桌所有玩家同意。",
  none: "你的对手都是机器人，所以立即生效。",
  give: "给其他人多一分钟",
  given: "其他玩家都多了一分钟。",
  what: { takeback: "悔棋：收回我的上一步及之后的行动", pause: "暂停对局", end: "不分胜负，结束对局" },
  asks: {
    takeback: (who: string) => `${who}请求悔棋，收回：`,
    pause: (who: string) => `${who}请求暂停对局。`,
    end: (who: string) => `${who}请求不分胜负，结束对局。`,
  },
  own: {
    takeback: "你请求悔棋，收回：",
    pause: "你请求暂停对局。",
    end: "你请求不分胜负，结束对局。",
  },
  more: (lines: number) => `还有更早的${many(lines, "条")}，已在日志中标出`,
  behindReveal: "之后翻开过隐藏内容。同样的结果会再次出现，但所有玩家都已看过。",
  nothingSeen: "之后没有翻开过隐藏内容。",
  yes: "同意",
  no: "拒绝",
  withdraw: "撤回请求",
  waiting: (people: number) => `还在等${many(people, "人")}回应。`,
  tooFast: "你发消息太快了，请稍等一下。",
  paused: "对局已暂停，所有计时都停了。",
  resume: "恢复对局",
};

export const absence: typeof English.absence = {
  asks: (name: string) => `${name}仍未回来。要等吗？`,
  waiting: (name: string) => `正在等待${name}。`,
  wait: "等待",
  bot: "暂由机器人代打",
  endAlone: "没有其他玩家可以表示同意，对局会立即结束。",
};

export const replaced: typeof English.replaced = {
  title: "你超时不止一次，现在由机器人代打。",
  back: "我来接手",
};

export const pictureStatus: typeof English.pictureStatus = {
  lost: "显卡停止了绘制。画面会尽快恢复，对局照常进行。",
  rebuilt: "画面出了问题，已重新加载。对局没有受影响。",
  plain: "你的浏览器不支持WebGL，所以牌桌用较简单的方式绘制。功能一切正常。",
  plainAfter: "画面出了故障，牌桌改用较简单的方式绘制。功能一切正常。",
  words: "画面无法绘制。你可以继续玩：所有可选行动都列在旁边。",
  page: "此页面出了问题。对局没有受影响。",
  report: "复制报告",
  copied: "报告已复制，不含名字、密钥或暗牌。",
  saved: "此页面无法复制，报告已存为文件，不含名字、密钥或暗牌。",
  understood: "知道了",
};

export const recap: typeof English.recap = {
  title: "你不在的时候",
  more: (lines: number) => `日志中还有${many(lines, "件事")}。`,
  close: "关闭",
};

export const replay: typeof English.replay = {
  title: "回放",
  play: "播放",
  pause: "暂停",
  steps: { turnBack: "上一回合", moveBack: "上一步", moveOn: "下一步", turnOn: "下一回合" },
  /** With the key that does the same. */
  withKey: (label: string, key: string) => `${label}（${key}）`,
  keys: { play: "空格", turnBack: "Shift + ←", moveBack: "←", moveOn: "→", turnOn: "Shift + →" },
  moment: "对局进度",
  count: (at: number, last: number) => `第${number(at)}步，共${number(last)}步`,
  /** The round, where the game has rounds. */
  countIn: (round: string, at: number, last: number) => `${round} · 第${number(at)}步，共${number(last)}步`,
  taken: "显示悔棋收回的行动",
  speed: "速度",
  speeds: (moves: number) => `${number(moves)}步/秒`,
  eyes: "从玩家的视角观看",
  ownEyes: "你的视角",
  eyesOf: (name: string) => `${name}的视角`,
  noEyes: "不看暗牌",
  link: "复制这一刻的链接",
  linkCopied: "链接已复制，打开后直接跳到这一刻。",
  embed: "复制代码，在其他网站上显示这一刻",
  embedCopied: "代码已复制。请粘贴到网页的 HTML 中。",
  picture: "复制这一刻的图片",
  pictureCopied: "图片已复制。",
  pictureSaved: "你的浏览器不允许此页面复制图片，已存为文件。",
  pictureFailed: "图片没能生成。",
  seek: "查看这一刻",
  nothing: "这是回放，不需要行动。",
};

/** While the match goes on. */
export const lookBack: typeof English.lookBack = {
  button: "回看",
  title: "你正在回看，对局仍在进行。",
  live: "回到现在",
  called: "轮到你了！",
  calledLive: "轮到你了：回到现在",
  nothing: "你正在回看，不能行动。要继续玩，请回到现在。",
  failed: "之前的行动暂时无法加载，请稍后再试。",
};

/** What the core tells, and how it can end a match; a game may have its own sentences for these. */
export const core: Readonly<Record<string, Sentence>> = {
  "core.takenBack": (a: Args) => `${does(a, Number(a.n ?? 1) > 1 ? `收回了最近${number(a.n)}步` : "收回了上一步")}。`,
  "core.late": (a: Args) => `${does(a, "超时")}，退出了对局。`,
  "core.hinted": (a: Args) => `${does(a, "请求了提示")}。`,
  "core.absent.bot": (a: Args, people?: People) => `${does(a, `让机器人暂时为${who(personAt(Number(a.other), people))}代打`)}。`,
  "core.absent.person": (a: Args, people?: People) => `${does(a, `等待${who(personAt(Number(a.other), people))}回来`)}。`,
  "core.unmoved": (a: Args) => `${does(a, "离开了")}，还没有走过一步。本局不再计入等级分。`,
  "core.resigned": (a: Args) => `${does(a, "认输了")}。`,
  "core.ended.agreed": "所有玩家同意结束对局。",
  "core.ended.abandoned": "对局已中止。",
  "core.missed": "你加入之前发生的事不在此列出。",
};

// Why something did not happen: what went wrong, what is safe, what to do.

export const refusals: Readonly<Record<RefusalKey, string | ((args: RefusalArgs) => string)>> = {
  badOptions: "不能这样设置牌桌。",
  badRecord: "这份对局记录已损坏或不完整。",
  unknownGame: "此服务器没有这个游戏。",
  unknownRules: "无法识别这一局使用的规则，更新版本的Quayside也许可以。",
  malformed: "服务器无法识别这个请求，请再试一次。",
  matchOver: "对局已结束。",
  foreignSeat: "那是其他玩家的座位。",
  notAsked: "还没轮到你。",
  staleAsk: "牌桌上的情况变了，请重新选择。",
  badPledge: "这个随机数和它的指纹对不上，或者另一个座位有相同的指纹。什么也没有改变。",
  notOpened: "你的浏览器没有及时打开随机数。这次发牌作废，你的座位已空出，你可以重新加入。",
  badPledges: "服务器给你的浏览器看的指纹互相矛盾，所以没有打开你的随机数，并离开了这一桌。",
  illegalMove: "现在不能这样做。",
  rowPastReveal: "刚刚翻开了新内容，剩下的请重新选择。",
  rowPastTurn: "还没走完这几步，你的回合就结束了。",
  undoNothing: "没有可以撤销的。",
  undoReveal: "不能撤销：之后已掷骰、抽取或翻开了内容。",
  notOver: "对局还在进行，结束后才能获取记录。",
  tooLong: "这一局已达到行动次数上限。你仍然可以结束它。",
  undoTooMany: "这一局已达到撤销次数上限。你可以继续玩或结束它。",
  undoRated: "这是排位局：已翻开或已回应的不能撤销。",
  undoOthers: "不能撤销：之后已有其他玩家行动。",
  proposalOpen: "这一桌已有一个请求，请先回应它。",
  noProposal: "这个请求已经失效。",
  tooFast: "你发消息太快了，请稍等一下。",
  paused: "对局已暂停，任何玩家都可以恢复。",
  notBegun: "对局还没开始。",
  matchStopped: "因为出错，我们不得不中止这一局。这不是你的问题。",
  notSaved: "服务器现在无法保存行动，对局暂停了。恢复后，对局会自动继续。",
  unknownTable: "这一桌已不存在：可能已关闭，或服务器重启过。",
  tableFull: "这一桌坐满了。",
  takenElsewhere: "你在另一个窗口打开了这一局，座位已转到那边。",
  left: "你已离开这一桌。",
  unknownGuest: "服务器上已没有你的身份信息。请重新加载页面，以新游客身份继续。",
  badCode: "配对码有误、已用过，或超过了五分钟。",
  badPasskey: "这个通行密钥没有被接受：它已被移除，或者你用了五分钟以上。请再试一次。",
  tooManyPasskeys: ({ most }) => `你已有 ${number(most)} 个通行密钥，不能再多了。请先移除一个。`,
  tooOften: "你所在的网络请求太频繁，请等几秒再试。",
  diskFull: "服务器的空间快用完了，暂时不能开新桌。正在进行的对局会继续。请告知服务器的主人。",
  tooManyGuests: "今天从你的网络来的新访客太多了。以前来过的人可以继续玩，新访客请明天再来。",
  heldBack: ({ seconds }) => `观战者看到的这局对局有延迟，所以记录还没有公开，请再等 ${seconds} 秒。`,
  tooManyTables: ({ most }) =>
    `你所在的网络已有${many(most, "局")}在进行。请先打完一局，或在列表中点×放弃一局。无人的对局几分钟后就不再计入。`,
  tooManyUnfinished: ({ most }) => `你所在的网络有${many(most, "局")}没打完。请打完一些，或在列表中点×放弃。`,
  tooManyInDays: ({ most }) => `你已有${many(most, "局")}慢速对局在进行。请打完一局，或在列表中点×放弃一局。`,
  ratedTable: "这是排位桌，你还没有同意。",
  openHandsTable: "这一桌公开手牌，你还没有同意。",
  ratedPrivate: "排位桌对所有玩家公开。用邀请码的朋友桌是休闲局。",
  mustWait: ({ seconds }) => `你中途离开过排位局，${Math.ceil(Number(seconds) / 60)}分钟后才能再次匹配排位局。现在可以玩休闲局。`,
  closing: "服务器即将重启，暂时不能开新桌。请一分钟后再试。",
  badWebhook: "不能发到这个地址。地址以 https:// 开头，是聊天服务为 webhook 显示的那个。",
  noSuchLine: "这条消息已经不在，或者是你自己的。",
  unknownWebhook: "不再发到这个地址。请重新打开窗口。",
  foreignOrigin: "此页面无权使用这个服务器。",
  failed: "服务器出错了，请再试一次。",
  avoided: "你正在避开这位玩家。要加好友，请先在“我的对局”中取消避开。",
  tooManyContacts: "你发出的申请太多了。请从列表中移除一些，或明天再试。",
  tooEarly: "到约定时间才会打开，请稍等。",
  unknownGroup: "没有这个小组，或者你不能更改它。",
  linkOver: "这个链接已失效：已被使用、已过期或已收回。",
  tooManyArranged: "太多了。请先结束一个，或另选一个。",
  notHere: "这位玩家现在不在。可以把邀请码或链接发给对方。",
  tooManyInvites: "你发出的邀请太多了。请等几分钟，或直接发送链接。",
  dailyPlayed: "这一局你已经玩过了。",
  dailySecret: "其他人还可以玩这一局，所以在最后一天结束（UTC零点）之前保密。",
  needsCode: "这张牌桌不公开。要观看，请在大厅输入邀请码。",
  noWatchers: "这局进行时不允许观看。",
  viewClosed: "该玩家没有共享视角。",
  viewRated: "排位局中不能共享视角。",
  noHints: "这张桌不能使用提示。",
  undoDaily: "这一局不能撤销：每人只玩一次，所有人条件相同。",
  banned: ({ until, why }) => `管理员暂时禁止你使用本服务器，直到${timeOf("zh-Hans", new Date(Number(until)))}。原因：${why}`,
  muted: ({ until, why }) => `在${timeOf("zh-Hans", new Date(Number(until)))}之前你不能聊天。管理员给出的原因：${why}`,
  nameTaken: "这里不能用这个名字，请另选一个。",
  unreachable: "服务器没有响应。恢复之前，你可以离线练习。",
};
