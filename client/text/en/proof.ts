/** The proof of a fair deal: what it is, how a check goes, and what it finds. */
import type { Finding } from "../../../shared/core/review/proof.ts";
import { many, number, percent } from "./grammar.ts";

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
} as const;

export const proof = {
  button: "Fair deal",
  /** The fingerprint is shortened to its first digits. */
  buttonHint: (fingerprint: string) => `Fair deal. Fingerprint of this match: ${fingerprint}. What does it mean?`,
  buttonHintWatching: "Fair deal. What does it mean?",
  inLobby: "Fair deals",
  title: "A fair deal you can check",
  steps: [
    ["Locked", "Before the match, the server picks a secret and shows you its fingerprint. A changed secret has another fingerprint."],
    ["Mixed", "Then every player’s browser adds a random number. No one, not even the server, can steer the result."],
    ["Dealt", "Secret and numbers together decide every card, tile and die."],
    ["Checked", "After the match, everything is published. Your browser deals and plays it all again and compares it with what you saw."],
  ] as readonly (readonly [string, string])[],
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

function findingText(finding: Finding, told = ""): string {
  switch (finding.type) {
    case "fair":
      return words.fair(finding.entries, finding.compared, finding.frames);
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
