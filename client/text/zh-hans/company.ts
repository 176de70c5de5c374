/** Other players: those one knows, invitations, and who plays best. */
import { many, number } from "./grammar.ts";

const matches = (count: number): string => many(count, "局");

export const company = {
  button: "好友",
  /** On the button: how many of the people one knows are here. */
  here: (count: number) => `${number(count)}人在线`,
  asking: (count: number) => `${number(count)}个申请`,
  title: "好友",
  none: "你在这里还没有好友。先和别人玩几局，再到这里添加，或者在牌桌上点击对方的名字。",
  known: "我的好友",
  states: { here: "在线", away: "离线" },
  plays: (game: string) => `正在玩《${game}》`,
  watch: "观战",
  watchNamed: (name: string, game: string) => `观看${name}的《${game}》对局`,
  inviteTo: "邀请一起玩",
  inviteNamed: (name: string, game: string) => `邀请${name}玩《${game}》`,
  remove: "移除",
  removeNamed: (name: string) => `移除${name}`,
  removeSure: (name: string) => `要把${name}从好友列表中移除吗？你也会从对方的列表中消失。对方不会收到通知。`,
  requests: "好友申请",
  asks: (name: string) => `${name}想加你为好友。`,
  accept: "同意",
  acceptNamed: (name: string) => `同意${name}的申请`,
  ignore: "忽略",
  ignoreNamed: (name: string) => `忽略${name}的申请`,
  ignoreNote: "对方不会收到通知。",
  met: "最近同桌的玩家",
  add: "加好友",
  added: (name: string) => `已向${name}发出申请。对方也加你之后，你们就会出现在彼此的列表中。`,
  asked: (names: string) => `你已向${names}发出申请。对方也加你之后，就会出现在这里。`,
  showAway: "隐身",
  showAwayNote: "好友看不到你在线，也不能邀请你。你仍然能看到好友。",
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

export const leaders = {
  button: "排行榜",
  title: "排行榜",
  game: "游戏",
  counts: "对局",
  kinds: { rated: "排位", casual: "休闲" },
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
  provisional: "即将上榜",
  needs: (left: number) => `还差${matches(left)}`,
  needsOpponents: (left: number) => `还差${number(left)}位对手`,
};
