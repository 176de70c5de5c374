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
  drop: "取消约定",
  dropped: "约定已取消。",
  inviteKnown: "邀请好友：",
  invites: (name: string, game: string, when: string) => `${name}约你玩《${game}》：${when}。`,
  comes: (name: string, game: string) => `${name}会来你们的《${game}》牌桌。`,
  zone: (zone: string) => `时间按你的时区显示：${zone}。`,
  kept: "约定显示在首页。开始前十分钟这里会提醒你；如果允许了通知，也会收到通知。",
  pushedInvited: (game: string, names: string) => `${names}约你玩《${game}》。`,
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
  known: (name: string) => `你和${name}现在互为好友了。`,
  inList: (name: string) => `${name}已经是你的好友。`,
};

/** Posting to a channel of a chat service. */
const channels = {
  title: "发到频道",
  about: {
    table: "由 Discord 或 Slack 告知：对局开始、轮到哪位不在桌前的玩家、结果如何。",
    appointment: "由 Discord 或 Slack 告知：开始前十分钟提醒、轮到哪位不在桌前的玩家、结果如何。",
    group: "由 Discord 或 Slack 告知：有成员邀请小组开桌、那一桌轮到哪位不在桌前的玩家、结果如何。",
  },
  address: "Webhook 地址",
  where: "Discord：频道设置、整合、Webhook。Slack：带 Incoming Webhooks 的应用。",
  secret: "地址是秘密：之后不再对任何人显示。会发出名字和牌桌链接，用你现在的语言。",
  add: "发到那里",
  none: "还没有发到任何地方。",
  off: "这个服务器不发到频道。",
  line: (service: string, host: string) => `${service}（${host}）`,
  services: { discord: "Discord", slack: "Slack 格式" },
  by: (name: string) => `来自${name}`,
  refused: "已关闭，因为地址拒绝接收。试发成功就会重新打开。",
  try: "试发一条",
  sent: "已发送，请到频道里看。",
  answered: (status: number) => `地址拒绝了，代码 ${number(status)}。请从频道再复制一次。`,
  unreachable: "地址没有回应。请再看看地址，或稍后再试。",
  remove: "停止",
  removeSure: (service: string) => `不再发到 ${service}？要重新开始，需要再次输入地址。`,
};

const contacts = {
  none: "你在这里还没有好友。先和别人玩几局，再到这里添加，或者在牌桌上点击对方的名字。",
  added: (name: string) => `已向${name}发出申请。对方也加你之后，你们就会出现在彼此的列表中。`,
  removeSure: (name: string) => `要把${name}从好友列表中移除吗？你也会从对方的列表中消失。对方不会收到通知。`,
  showAwayNote: "好友看不到你在线，也不能邀请你。你仍然能看到好友。",
};

export const company: typeof English.company = { appointments, contacts, groups, finding, channels };
