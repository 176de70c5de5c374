/** The proof of a fair deal: what it is, how a check goes, and what it finds. */
import type { Finding } from "../../../shared/core/review/proof.ts";
import { many, number, percent } from "./grammar.ts";

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
} as const;

export const proof = {
  button: "公平发牌",
  /** The fingerprint is shortened to its first digits. */
  buttonHint: (fingerprint: string) => `公平发牌。本局指纹：${fingerprint}。这是什么意思？`,
  buttonHintWatching: "公平发牌。这是什么意思？",
  inLobby: "公平发牌",
  title: "发牌是否公平，你可以亲自验证",
  steps: [
    ["锁定", "开局前，服务器选定一个密钥，并把它的指纹给你看。密钥一改，指纹就变。"],
    ["混合", "然后每位玩家的浏览器各加入一个随机数。任何人都无法左右结果，服务器也不行。"],
    ["发牌", "密钥和这些随机数一起决定每一张牌、每一块板块和每一次掷骰。"],
    ["验证", "对局结束后，一切公开。你的浏览器会重新发牌、重走一遍，并和你看到的画面对照。"],
  ] as readonly (readonly [string, string])[],
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

function findingText(finding: Finding, told = ""): string {
  switch (finding.type) {
    case "fair":
      return words.fair(finding.entries, finding.compared, finding.frames);
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
