/** The page in Chinese: what guests arrange with each other, whose words are fetched with it. */
import type * as English from "../en/company.ts";
import { list, many, number } from "./grammar.ts";

/** Tables with a time. */
const appointments = {
  waits: (game: string) => `有人在等着玩《${game}》。`,
  by: (name: string) => `发起人：${name}`,
  come: (names: readonly string[]) => `会来的玩家：${list(names)}`,
  nobody: "还没有人说会来。",
  yes: "我会来",
  no: "我来不了",
  take: "入座",
  share: "把链接发给朋友：",
  open: "查看",
  soon: (game: string, at: string, people: number) => `《${game}》${at}开始，${many(people, "位玩家")}会来。`,
  isOpen: (game: string) => `时间到了：你们的《${game}》牌桌已打开。`,
  pushed: (game: string, names: string) => (names === "" ? `《${game}》十分钟后开始。` : `《${game}》十分钟后开始，同桌：${names}`),
};

/** Standing groups. */
const groups = {
  title: "小组",
  name: "新小组的名字",
  example: "星期五",
  create: "建立小组",
  open: "打开",
  members: "成员",
  invite: "邀请全组开一桌",
  results: "战绩",
  none: "还没有对局。至少两名成员参加的对局才计入。",
  played: (game: string, count: number) => `《${game}》，${number(count)}局`,
  won: (name: string, wins: number) => `${name} ${number(wins)}`,
  series: (wins: string) => `三局两胜：${wins}`,
  share: "把链接发给小组的人：",
  leave: "退出小组",
  leaveSure: (name: string) => `退出${name}？之后可以用链接回来。`,
  remove: "移除成员",
  removeSure: (name: string) => `把${name}移出小组？链接会更换，旧链接不再有效。`,
  asks: (name: string, members: readonly string[]) => `你被邀请加入小组${name}。成员：${list(members)}。`,
  join: "加入小组",
  pushed: (game: string, names: string) => `${names}为你的小组开了一桌《${game}》。`,
};

/** Ways to people one has not met at a table. */
const finding = {
  title: "添加好友",
  name: "名字的开头",
  find: "按名字查找",
  nobody: "没有找到。只有在这里允许查找的玩家才能被找到。",
  findable: "允许别人按名字找到我",
  link: "或者发送一个添加你的链接：",
  make: { once: "供一人使用的链接", often: "一天内有效的链接" },
  works: { once: (until: string) => `只能使用一次，${until}前有效。`, often: (until: string) => `${until}前所有人都可使用。` },
  end: "收回链接",
  asks: (name: string) => `${name}想和你互相认识：你们能看到对方是否在线，并可以邀请对方。`,
  known: (name: string) => `你和${name}现在互相认识了。`,
};

export const company: typeof English.company = { appointments, groups, finding };
