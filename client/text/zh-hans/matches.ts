/** A guest's finished matches, match files and statistics. */
import { many, number, percent } from "./grammar.ts";

const matches = (count: number): string => many(count, "局");

export const matchFile = {
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

export const myMatches = {
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
  bots: (bots: number) => many(bots, "个机器人"),
  ratedAt: (when: string) => `${when}，排位`,
};

const strength = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return `${to}以下`;
  return to === undefined ? `${from}以上` : `${from}–${to - 1}`;
};

export const statistics = {
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
