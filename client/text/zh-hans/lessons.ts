/** Guided first matches and tips. What a game teaches is in its own catalogue. */
import { number } from "./grammar.ts";

export const lesson = {
  title: "新手引导",
  /** On the card of a game, for a newcomer. */
  first: "第一次玩？三分钟学会",
  /** The same for everybody else. */
  again: "新手引导",
  offer: (game: string) => `第一次玩《${game}》吗？`,
  offerAbout: "新手引导会在真实的牌桌上带你认识这个游戏，一次只讲一件事，大约三分钟。",
  learn: "三分钟学会",
  notNow: "直接开玩",
  progress: (at: number, all: number) => `${number(at)}/${number(all)}`,
  next: "下一步",
  readOn: "看完说明，点“下一步”。",
  skip: "跳过引导",
  skipped: "引导结束，对局继续。想再看一遍，可以从大厅或“快捷键”页面打开。",
  resumed: "欢迎回来。引导从上次的地方继续。",
  /** A click on something else. `task` is a whole sentence. */
  watch: "还没轮到你，先看看其他玩家怎么做。",
  ownMove: "正在执行你的行动，看看会发生什么。",
  later: (task: string) => `别急，先做这一步：${task}`,
  done: "干得漂亮！",
  playOn: "继续玩",
  lobby: "返回大厅",
};

export const tips = {
  /** For screen readers, before the tip itself. */
  title: "小贴士",
  off: "不再显示小贴士",
  isOff: "不会再显示小贴士了。可以在设置中重新打开。",
};
