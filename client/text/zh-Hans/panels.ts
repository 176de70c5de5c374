/** The page in simplified Chinese: settings, keys, the score sheet and the proof of a fair deal. */

import type { DealOrigin, Finding } from "../../../shared/core/review/proof.ts";
import type * as English from "../en/panels.ts";
import { list, many, number, percent } from "./grammar.ts";

// Settings, keys and the score sheet.

export const settings: typeof English.settings = {
  title: "设置",
  language: "语言",
  groups: { look: "外观", motion: "动画", sound: "声音", attention: "提醒", playing: "操作" },
  names: {
    look: "光线",
    mirror: "始终显示可选行动列表",
    bigView: "大视图：牌桌占满窗口",
    chanceBar: "直播中的胜率",
    plain: "不使用WebGL绘制",
    speed: "动画速度",
    motion: "动态效果",
    pieces: "配件音量",
    ambience: "环境音音量",
    alerts: "提示音音量",
    music: "音乐音量",
    muted: "全部静音",
    lobbyAmbience: "在大厅播放环境音",
    tab: "用标签页的标题和图标提醒我",
    notices: "轮到我时通知我",
    hurry: "最后15秒提醒我",
    secondClick: "再点一次确认",
    confirm: "无法撤销的行动先确认",
    autoplay: "只有一种行动时自动执行",
    tips: "新游戏的前几局显示小贴士",
    hideHurtful: "隐藏含有伤人话语的聊天消息",
  },
  about: {
    language: "页面立即切换，对局中途也可以。",
    look: "适合夜晚的深色外观。“跟随系统”随设备设置而变。",
    mirror: "把你能做的所有行动以按钮列在牌桌旁。",
    bigView: "玩家和时钟排在顶部一行，旁边是日志的最新几行。其余内容收在抽屉里。",
    chanceBar: "用一条横栏显示每位玩家的胜率，由本浏览器根据所有人都能看到的信息估算。",
    plain: "画面卡顿或显示异常时可以试试。仅对此浏览器有效。",
    speed: "配件移动的快慢。点击牌桌随时可以跳过动画。",
    motion: "减弱后，配件直接就位，不再有淡入淡出和闪动。",
    pieces: "配件移动时卡牌、木块和钱币的声音。拉到最左边就是无声。",
    ambience: "牌桌周围的声音。",
    alerts: "用来叫你：轮到你了、时间不多了、有新消息。",
    music: "牌桌上的几段短曲，中间有停顿。默认关闭，调高音量即可打开。",
    muted: "不管音量多大都不出声。按V键也可以。",
    lobbyAmbience: "关闭时，到了牌桌才有环境音。",
    tab: "游戏等你行动时，标题和图标会变化。",
    notices: "当你在别的标签页或窗口时。仅对此浏览器有效。",
    hurry: "时间快用完时，你的座位会闪动，并响一声轻铃。",
    secondClick: "第一次点击配件会预览结果。再点一次或按Enter执行，按Esc取消。",
    confirm: "行动会翻开隐藏内容时，先询问你。",
    autoplay: "稍等片刻后执行。如果会翻开隐藏内容或结束对局，则不会自动执行。",
    tips: "每次遇到新的选择，提示一句话。",
    hideHurtful: "点一下就能看到这条消息。词表很短，偶尔会出错。",
  },
  values: {
    speed: { slow: "慢", normal: "正常", fast: "快", instant: "瞬间" },
    motion: { system: "跟随系统", less: "减弱", full: "完整" },
    look: { system: "跟随系统", day: "白天", evening: "夜晚" },
    secondClick: { touch: "仅触屏", always: "总是", never: "从不" },
    confirm: { always: "总是", smart: "点一次就会执行时", never: "从不" },
  },
  noticesWhyNot: {
    insecure: "浏览器只允许https地址发送通知。请留意标签页的标题和图标。",
    unknown: "你的浏览器不支持通知。请留意标签页的标题和图标。",
    denied: "你已禁止此网站发送通知。可以在浏览器设置中允许。",
  },
  kept: "设置会立即保存，并同步到你在大厅“我的数据”中配对的每台设备。",
  reset: "恢复默认设置",
};

type Keys = readonly (readonly [key: string, does: string])[];

export const about: typeof English.about = {
  open: "关于",
  title: "关于Quayside",
  version: (version: string) => `版本${version}。代码和图画可按MIT许可证自由使用，字体可按SIL开放字体许可证使用。`,
  games: "游戏属于其作者和出版商",
  by: (authors: string, publisher: string) => `${authors}，由${publisher}出版`,
  names: "名称和商标归他们或现在的权利人所有。Quayside只用这些名称说明你在玩哪个游戏，与他们没有关联，也未经他们认可。",
  own: "图画、声音和文字都是我们自己的。如果你喜欢某个游戏，请购买它：你会得到作者亲自写的规则。",
};

/** Every key there is. */
export const help: typeof English.help = {
  title: "快捷键",
  groups: (seats: number) =>
    [
      [
        "游戏",
        [
          ["点击", "选择亮起的配件；查看其他配件为何不能选；点击牌桌可加快动画"],
          ["拖动", "移动可以换位置的配件"],
          ["方向键", "进入可选行动，并逐个浏览"],
          ["M", "进入可选行动"],
          ["Enter、空格", "执行选中的行动"],
          ["Esc", "后退一步；关闭面板"],
          ["U", "撤销"],
          ["H", "提示：大师会怎么走？"],
        ],
      ],
      [
        "画面",
        [
          ["X", "浏览画面"],
          ["方向键", "逐个查看配件及其说明卡"],
          ["Enter", "选择配件，或查看为何不能选"],
          ["空格", "拿起配件，放到别处"],
          ["P", "显示完整的说明卡并固定"],
        ],
      ],
      [
        "朗读",
        [
          ["W", "现在要做什么"],
          ["S", "所有玩家的金钱和货物"],
          [`1到${seats}`, "一位玩家的金钱、货物和版图；1是你"],
          ["B", "中央版图"],
          ["G", "获胜方式，以及各人的进度"],
          ["E", "最近发生的事"],
        ],
      ],
      [
        "前往",
        [
          ["Tab", "下一个按钮"],
          ["L", "日志：方向键逐行移动，Enter查看那一刻"],
          ["T", "聊天"],
          ["R", "规则"],
          ["O", "设置"],
          ["F", "大视图：牌桌占满窗口"],
          ["C", "在直播中显示或隐藏胜率"],
          ["V", "全部静音，或恢复声音"],
          ["?", "本页面"],
        ],
      ],
      [
        "回放",
        [
          ["左、右方向键", "后退或前进一步；加Shift为一个回合"],
          ["Home、End", "最初一刻，最后一刻"],
          ["空格", "播放或暂停"],
          ["左方向键、Home", "对局进行中回看；按End或Esc返回"],
        ],
      ],
    ] as readonly (readonly [title: string, keys: Keys])[],
};

export const score: typeof English.score = {
  title: "计分表",
  won: (who: string) => `${who}获胜`,
  youWon: "你赢了",
  shared: (who: string) => `${who}共同获胜`,
  youShared: (others: string) => `你和${others}共同获胜`,
  nobody: "无人获胜",
  /** How the table ended a match, in every game. */
  you: { resigned: "你认输了。", timeout: "你超时了。" },
  other: { resigned: (who: string) => `${who}认输了。`, timeout: (who: string) => `${who}超时了。` },
  alone: "其他玩家都离开了。",
  agreed: "所有玩家同意结束对局。",
  ratingBefore: (rating: number) => `之前：${rating}`,
  void: "有玩家一步未走就离开了：本局不计分，等级分不变。",
  abandoned: "对局已中止。",
  ended: ({ who, how }: { readonly who: string; readonly how: string }) => `${who}。${how}`,
  total: "总分",
  tie: "平局判定",
  place: (place: number, shared: boolean) => (shared ? `并列第${place}名` : `第${place}名`),
  standing: "目前的分数，本局胜负不由它决定。",
  moment: "本局关键一刻",
  /** Without a line of the log the chance alone tells it. */
  chance: (name: string, you: boolean, before: number, after: number) =>
    `${you ? "你" : name}的胜率从${percent(before)}升到${percent(after)}。`,
  glance: (name: string, you: boolean) => `${you ? "你" : name}的胜率在这里升得最多。`,
  watchMoment: "跳到这一刻",
  /** By the analysis, where this browser has kept one. */
  turn: "转折点",
  watchTurn: "在复盘中查看",
  earned: "最大的收获",
  hints: (counts: readonly string[]) => `提示：${counts.join(" · ")}`,
  hintsOf: (name: string, count: number) => `${name} ${number(count)}`,
  share: "复制结果",
  picture: "复制图片",
  shareSaved: "此页面无法复制，结果已存为文件。",
  shareSeat: (name: string, points: number | undefined) => (points === undefined ? name : `${name}：${points}`),
  /** `link` leads to the replay; empty where the server does not keep the match. */
  shareText: (game: string, ending: string, seats: readonly string[], link: string) =>
    [`${game} · Quayside`, ending, ...seats, ...(link === "" ? [] : [link])].join("\n"),
  rematch: "再来一局",
  rematchAsked: "正在等其他玩家……",
  wishes: (names: string) => `准备再来一局：${names}。`,
  waitsFor: (names: string) => `正在等${names}。如果有玩家离开，由机器人接替座位。`,
  again: "观看回放",
  analyse: "复盘",
  analyseAbout: "看看局势如何起伏，运气占几分，还有哪些更好的走法",
  board: "查看牌桌",
  sendDeal: "把这一局发给朋友",
  sendDealAbout: "他们面对同样的机器人玩同一局，然后互相比较。",
  compare: "与其他人比较",
  lobby: "返回大厅",
};

// The proof of a fair deal: what it is, how a check goes, and what it finds.

const PARTS = {
  event: "当时发生的事",
  table: "你看到的牌桌",
  secret: "你自己的暗牌",
} as const;

const DEAL_FAULTS = {
  commitment: "公布的指纹和开局前给你看的不一样。",
  secret: "公布的密钥和它的指纹对不上。",
  seating: "座位没有按这一桌约定的方式分配。",
  share: "你自己的随机数没有用在这次发牌中。",
  pledges: "有一个随机数和发牌前出示的指纹对不上。",
  voids: "记录中作废发牌的次数和你的浏览器看到的不同。",
} as const;

const ORIGINS = {
  pledged: "所有随机数都锁定之后才逐个打开。",
  open: "这一局较早，随机数没有先锁定：架设服务器的玩家当时有可能挑选发牌。",
  fixed: "这里没有玩家加入随机数：整个发牌由一个密钥决定。",
  again: "这副牌在对局之前就已发好：其他人也玩同一副，或者它在另一桌玩过。没有人加入随机数。",
} as const;

export const proof: typeof English.proof = {
  button: "公平发牌",
  /** The fingerprint is shortened to its first digits. */
  buttonHint: (fingerprint: string) => `公平发牌。本局指纹：${fingerprint}。这是什么意思？`,
  buttonHintWatching: "公平发牌。这是什么意思？",
  inLobby: "公平发牌",
  title: "发牌是否公平，你可以亲自验证",
  steps: [
    ["锁定", "服务器先出示一个密钥的指纹，然后每位玩家的浏览器各出示一个随机数的指纹。"],
    ["打开", "指纹都出示之后，随机数才打开。谁也不能挑选发牌，架设服务器的玩家也不行。"],
    ["发牌", "密钥和这些随机数一起决定每一张牌、每一块板块和每一次掷骰。"],
    ["验证", "对局结束后，一切公开。你的浏览器会重新发牌、重走一遍，并和你看到的画面对照。"],
  ] as readonly (readonly [string, string])[],
  /** What no deal of this kind can prevent. */
  limits:
    "还剩一件事无法防止：让一次发牌作废。架设服务器的玩家，或得到架设者帮助的玩家，可能先看到结果，然后不打开自己的随机数。这时发牌作废，算作中途离开；该玩家会被点名，所有随机数重新生成。",
  fixed: ORIGINS.fixed as string,
  voids: (voids: number) => `在这次发牌之前，本桌有${number(voids)}次发牌作废。`,
  voided: {
    notOpened: (names: readonly string[]) => `${list(names)}没有打开自己的随机数。这次发牌作废，将重新生成随机数。`,
    left: (names: readonly string[]) => `${list(names)}在发牌前离开了。这次发牌作废，将重新生成随机数。`,
    restart: () => "准备好的发牌已作废，将重新生成随机数。",
  },
  fingerprint: "本局指纹",
  running: "对局结束后即可验证发牌。",
  check: "验证发牌",
  checking: (share: number) => `正在重新发牌并重走对局…… ${percent(share)}`,
  failed: "此浏览器没能完成验证，请重试。",
  save: "保存证明",
  saveHint: "一个文件，包含这一局和你看到的画面。在任何装有Quayside的电脑上运行“npm run verify -- FILE”即可验证。",
  good: "发牌公平",
  bad: "有不一致之处",
  /** The first difference, or that there is none. `told`: how the log told that frame; empty if it is not known. */
  sentence: findingText,
};

const words = {
  fair: (entries: number, compared: number, frames: number) => {
    const played = `记录共${many(entries, "条")}，全部准确重现。`;
    if (compared === 0) return played;
    if (compared === frames) return `${played}你看到的${many(frames, "个画面")}全部一致。`;
    return `${played}此浏览器看到了${many(frames, "个画面")}中的${number(compared)}个，全部一致。`;
  },
  frame: (frame: number, part: keyof typeof PARTS, told: string) =>
    `从第${number(frame)}个画面${told === "" ? "" : `（“${told}”）`}开始不一致：${PARTS[part]}和记录推算的结果不符。`,
  missing: (frame: number, told: string) => `第${number(frame)}个画面${told === "" ? "" : `（“${told}”）`}曾显示给你，但记录里没有。`,
};

/** How the deal came about. */
const originText = ({ form, voids }: DealOrigin): string[] => [ORIGINS[form], ...(voids > 0 ? [proof.voids(voids)] : [])];

function findingText(finding: Finding, told = ""): string {
  switch (finding.type) {
    case "fair":
      return [words.fair(finding.entries, finding.compared, finding.frames), ...originText(finding)].join("");
    case "deal":
      return DEAL_FAULTS[finding.why];
    case "record":
      return `对局记录已损坏或被改动（${finding.why}）。`;
    case "entry":
      return `记录的第${number(finding.entry + 1)}条不符合规则。`;
    case "frame":
      return words.frame(finding.number, finding.part, told);
    case "missing":
      return words.missing(finding.number, told);
    case "unfinished":
      return `记录到第${many(finding.entries, "条")}就中断了，对局还没有结束。`;
  }
}
