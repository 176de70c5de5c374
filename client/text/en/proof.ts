/** The proof of a fair deal: what it is, how a check goes, and what it finds. */
import type { DealOrigin, Finding } from "../../../shared/core/review/proof.ts";
import { list, many, number, percent } from "./grammar.ts";

const PARTS = {
  event: "what happened there",
  table: "the table you saw",
  secret: "your own hidden cards",
} as const;

const DEAL_FAULTS = {
  commitment: "The published fingerprint is not the one you were shown before the match.",
  secret: "The published secret does not match its fingerprint.",
  seating: "The seats were not assigned the way the table promised.",
  share: "Your own random number is not part of the deal.",
  pledges: "A random number does not match its fingerprint from before the deal.",
  voids: "The record counts other void deals than your browser saw.",
} as const;

const ORIGINS = {
  pledged: "No number was opened before all were locked.",
  open: "In this older match, the numbers were not locked first: a player who ran the server could have chosen the deal.",
  fixed: "Here no player adds a number: the whole deal follows from one secret.",
} as const;

export const proof = {
  button: "Fair deal",
  /** The fingerprint is shortened to its first digits. */
  buttonHint: (fingerprint: string) => `Fair deal. Fingerprint of this match: ${fingerprint}. What does it mean?`,
  buttonHintWatching: "Fair deal. What does it mean?",
  inLobby: "Fair deals",
  title: "A fair deal you can check",
  steps: [
    ["Locked", "The server shows the fingerprint of a secret, then every player’s browser that of a random number."],
    ["Opened", "Only then are the numbers opened. No one can choose the deal, not even a player running the server."],
    ["Dealt", "Together they decide every card, tile and die."],
    ["Checked", "After the match, all is published. Your browser deals and plays it again and compares it with what you saw."],
  ] as readonly (readonly [string, string])[],
  /** What no deal of this kind can prevent. */
  limits:
    "One power is left: stopping a deal. A player running the server, or helped by its host, could see it first and not open their number. It is then void and counts as leaving; the player is named, and all numbers are new.",
  fixed: ORIGINS.fixed as string,
  /** Of how many deals before this one. */
  voids: (voids: number) => `Before this deal, ${many(voids, "deal")} of this table ${voids === 1 ? "was" : "were"} void.`,
  /** A toast. */
  voided: {
    notOpened: (names: readonly string[]) => `${list(names)} did not open their number. The deal is void; new numbers are drawn.`,
    left: (names: readonly string[]) => `${list(names)} left before the deal was made. It is void; new numbers are drawn.`,
    restart: () => "The deal that was prepared is void. New numbers are drawn.",
  },
  fingerprint: "Fingerprint of this match",
  running: "You can check the deal when the match is over.",
  check: "Check the deal",
  checking: (share: number) => `Dealing and playing the match again… ${percent(share)}`,
  failed: "The check could not be finished in this browser. Please try again.",
  save: "Save proof",
  saveHint: "A file with the match and what you saw. “npm run verify -- FILE” checks it on any computer with Quayside.",
  good: "Fair deal",
  bad: "Something does not match",
  /** The first difference, or that there is none. `told`: how the log told that frame; empty if it is not known. */
  sentence: findingText,
};

const words = {
  fair: (entries: number, compared: number, frames: number) => {
    const played = `All ${many(entries, "entry", "entries")} of the record play out exactly.`;
    if (compared === 0) return played;
    if (compared === frames) return `${played} All ${number(frames)} positions you saw are the same.`;
    return `${played} The ${number(compared)} of ${number(frames)} positions this browser saw are the same.`;
  },
  frame: (frame: number, part: keyof typeof PARTS, told: string) =>
    `First difference at position ${number(frame)}${told === "" ? "" : ` (“${told}”)`}: ${PARTS[part]} is not what the record gives.`,
  missing: (frame: number, told: string) =>
    `Position ${number(frame)}${told === "" ? "" : ` (“${told}”)`} was shown to you, but the record does not have it.`,
};

/** How the deal came about. */
const originText = ({ form, voids }: DealOrigin): string[] => [ORIGINS[form], ...(voids > 0 ? [proof.voids(voids)] : [])];

function findingText(finding: Finding, told = ""): string {
  switch (finding.type) {
    case "fair":
      return [words.fair(finding.entries, finding.compared, finding.frames), ...originText(finding)].join(" ");
    case "deal":
      return DEAL_FAULTS[finding.why];
    case "record":
      return `The record of the match is damaged or was changed (${finding.why}).`;
    case "entry":
      return `Entry ${number(finding.entry + 1)} of the record is not possible by the rules.`;
    case "frame":
      return words.frame(finding.number, finding.part, told);
    case "missing":
      return words.missing(finding.number, told);
    case "unfinished":
      return `The record stops after ${many(finding.entries, "entry", "entries")}, before the match is over.`;
  }
}
