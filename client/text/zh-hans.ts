/** The ui's sentences in simplified Chinese. */
import type { Text } from "./en.ts";
import type { Args, Sentence } from "./grammar.ts";
import { analysis } from "./zh-hans/analysis.ts";
import { company, leaders } from "./zh-hans/company.ts";
import { daily } from "./zh-hans/daily.ts";
import { days } from "./zh-hans/days.ts";
import { does } from "./zh-hans/grammar.ts";
import { lesson, tips } from "./zh-hans/lessons.ts";
import { account, avoiding, colours, create, games, lobby, neighbour, people, terms, version, waiting } from "./zh-hans/lobby.ts";
import { matchFile, myMatches, statistics } from "./zh-hans/matches.ts";
import { about, help, score, settings } from "./zh-hans/panels.ts";
import { proof } from "./zh-hans/proof.ts";
import { puzzles } from "./zh-hans/puzzles.ts";
import { refusals } from "./zh-hans/refusals.ts";
import {
  ask,
  chat,
  confirm,
  connection,
  explore,
  hint,
  lookBack,
  notices,
  pictureStatus,
  recap,
  replaced,
  replay,
  rules,
  spoken,
  table,
  watching,
  why,
} from "./zh-hans/table.ts";

/** What the core tells, and how it can end a match; a game may have its own sentences for these. */
const core: Readonly<Record<string, Sentence>> = {
  "core.takenBack": (a: Args) => `${does(a, "收回了上一步")}。`,
  "core.late": (a: Args) => `${does(a, "超时")}，退出了对局。`,
  "core.hinted": (a: Args) => `${does(a, "请求了提示")}。`,
  "core.unmoved": (a: Args) => `${does(a, "离开了")}，还没有走过一步。本局不再计入等级分。`,
  "core.resigned": (a: Args) => `${does(a, "认输了")}。`,
  "core.ended.agreed": "所有玩家同意结束对局。",
  "core.ended.abandoned": "对局已中止。",
  "core.missed": "你加入之前发生的事不在此列出。",
};

/** A part may be a bare full stop, or a few words without one. */
function sentences(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== "").map((part) => (part === "." ? "。" : part));
  return said.map((part, at) => (at < said.length - 1 && /[^。！？：…]$/.test(part) ? `${part}，` : part)).join("");
}

export const chinese: Text = {
  title: "Quayside",
  motto: "三款经典桌游，在线和朋友同玩，或对战机器人。",
  players: (fewest: number, most: number) => (fewest === most ? `${most}人` : `${fewest}–${most}人`),
  /** Whole sentences, one after the other. */
  sentences,
  /** Parts of a title. */
  parts: (parts: readonly string[]) => parts.filter((part) => part !== "").join(" · "),
  games,
  lobby,
  company,
  leaders,
  days,
  daily,
  waiting,
  terms,
  colours,
  create,
  matchFile,
  myMatches,
  statistics,
  avoiding,
  account,
  people,
  neighbour,
  watching,
  notices,
  spoken,
  explore,
  table,
  why,
  confirm,
  settings,
  about,
  help,
  connection,
  hint,
  chat,
  ask,
  replaced,
  version,
  pictureStatus,
  recap,
  replay,
  rules,
  lookBack,
  analysis,
  puzzles,
  lesson,
  tips,
  score,
  proof,
  core,
  refusals,
};
