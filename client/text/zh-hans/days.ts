/** Matches in days: the list in the lobby, the clocks, and notifications. */
import { list, many, number } from "./grammar.ts";

export const days = {
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
