/** The proof of a fair deal: what it is, how a check goes, and what it finds. */
import type { DealOrigin, Finding } from "../../../shared/core/review/proof.ts";
import { list, many, number, percent } from "./grammar.ts";

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
} as const;

export const proof = {
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
