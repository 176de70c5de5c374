/** The page in English: settings, keys, the score sheet and the proof of a fair deal. */

import type { DealOrigin, Finding } from "../../../shared/core/review/proof.ts";
import { list, many, number, ordinal, percent } from "./grammar.ts";

// Settings, keys and the score sheet.

export const settings = {
  title: "Settings",
  language: "Language",
  groups: { look: "Look", motion: "Motion", sound: "Sound", attention: "Attention", playing: "Playing" },
  names: {
    look: "Light",
    mirror: "Always show the list of my moves",
    bigView: "Big view: the table fills the window",
    chanceBar: "Chances on a stream",
    plain: "Draw without WebGL",
    speed: "Animation speed",
    motion: "Motion",
    pieces: "Volume of pieces",
    ambience: "Volume of background sounds",
    alerts: "Volume of alerts",
    music: "Volume of music",
    muted: "Mute all sounds",
    lobbyAmbience: "Play background sounds in the lobby",
    tab: "Call me by the tab’s title and icon",
    notices: "Notify me when it is my turn",
    hurry: "Signal my last 15 seconds",
    secondClick: "Confirm by a second click",
    confirm: "Confirm moves that cannot be undone",
    autoplay: "Play my only move automatically",
    tips: "Show tips in my first matches of a game",
    hideHurtful: "Hide chat lines with words that hurt",
  },
  about: {
    language: "The page changes at once, also in the middle of a match.",
    look: "A dark look for the evening. “As the system” follows your device.",
    mirror: "All moves you can make are listed as buttons beside the table.",
    bigView: "Players and clocks stand in a strip on top, and the newest lines of the log beside them. The rest is in a drawer.",
    chanceBar: "A bar shows what chance each player has, estimated in this browser from what everybody can see.",
    plain: "Try this if the picture is slow or wrong. For this browser only.",
    speed: "How fast pieces move. A click on the table always skips ahead.",
    motion: "Reduced motion sets pieces in place and stops all fading and pulsing.",
    pieces: "Cards, wood and coins when pieces move. All the way left is silent.",
    ambience: "What is heard around the table.",
    alerts: "They call you: your turn, little time, a message.",
    music: "A few phrases with rests between them, at the table only. Off until you turn it up.",
    muted: "Nothing sounds, whatever the volumes are. V does it too.",
    lobbyAmbience: "Otherwise they begin at the table.",
    tab: "They change while the game waits for you.",
    notices: "While you are in another tab or window. For this browser only.",
    hurry: "Your seat pulses and a soft bell rings once when your time is almost up.",
    secondClick: "The first click on a piece shows what happens. Click it again or press Enter to play the move; Esc takes it back.",
    confirm: "Asks before a move reveals something hidden.",
    autoplay: "After a short pause, and never if the move reveals something hidden or ends the match.",
    tips: "One sentence at each new kind of choice.",
    hideHurtful: "A press shows such a line. The list of words is short, and sometimes wrong.",
  },
  values: {
    speed: { slow: "slow", normal: "normal", fast: "fast", instant: "instant" },
    motion: { system: "same as system", less: "reduced", full: "full" },
    look: { system: "as the system", day: "day", evening: "evening" },
    secondClick: { touch: "on touch screens", always: "always", never: "never" },
    confirm: { always: "always", smart: "when one click plays them", never: "never" },
  },
  noticesWhyNot: {
    insecure: "Browsers allow notifications only at https addresses. Watch the tab’s title and icon instead.",
    unknown: "Your browser has no notifications. Watch the tab’s title and icon instead.",
    denied: "You have blocked notifications from this site. You can allow them in your browser’s settings.",
  },
  kept: "Your settings are saved right away, and on every device that you connect under My data in the lobby.",
  reset: "Reset to defaults",
};

type Keys = readonly (readonly [key: string, does: string])[];

/** Which Quayside this is, and whose the games are; NOTICE.md says it at length. */
export const about = {
  open: "About",
  title: "About Quayside",
  version: (version: string) =>
    `Version ${version}. The code and drawings are free to use under the MIT licence, the fonts under the SIL Open Font License.`,
  games: "The games belong to their authors and publishers",
  by: (authors: string, publisher: string) => `${authors}, published by ${publisher}`,
  names:
    "The names and trademarks are theirs, or belong to those who hold the rights today. Quayside uses the names to say which game you play. It is not connected with them and not approved by them.",
  own: "The drawings, sounds and sentences are our own. If you like a game, buy it: you get the rules as the authors wrote them.",
};

/** Every key there is. */
export const help = {
  title: "Keys",
  groups: (seats: number) =>
    [
      [
        "Play",
        [
          ["Click", "choose a lit piece; see why another piece cannot be chosen; click the table to speed up animations"],
          ["Drag", "move a piece that can go to another place"],
          ["Arrows", "go to your moves, then through them"],
          ["M", "go to your moves"],
          ["Enter, Space", "play the selected move"],
          ["Esc", "go back one step; close a panel"],
          ["U", "undo"],
          ["H", "hint: what would a Master do?"],
        ],
      ],
      [
        "Picture",
        [
          ["X", "explore the picture"],
          ["Arrows", "go from piece to piece, with its card"],
          ["Enter", "choose the piece, or see why not"],
          ["Space", "take a piece, and lay it down elsewhere"],
          ["P", "show the whole card, and pin it"],
        ],
      ],
      [
        "Read aloud",
        [
          ["W", "what is asked now"],
          ["S", "money and goods of all players"],
          [`1 to ${seats}`, "one player: money, goods and board; 1 is you"],
          ["B", "the board in the middle"],
          ["G", "the ways to win, and how near everybody is"],
          ["E", "the last events"],
        ],
      ],
      [
        "Go to",
        [
          ["Tab", "the next button"],
          ["L", "the log: arrows go from line to line, Enter shows that moment"],
          ["T", "the chat"],
          ["R", "the rules"],
          ["O", "the settings"],
          ["F", "big view: the table fills the window"],
          ["C", "show or hide the chances on a stream"],
          ["V", "mute all sounds, or turn them on again"],
          ["?", "this page"],
        ],
      ],
      [
        "Replay",
        [
          ["Left, Right", "one move back or on; with Shift one turn"],
          ["Home, End", "the first moment, the last"],
          ["Space", "play or pause"],
          ["Left, Home", "look back while the match goes on; End or Esc returns"],
        ],
      ],
    ] as readonly (readonly [title: string, keys: Keys])[],
};
const SUFFIXES: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

export const score = {
  title: "Score sheet",
  won: (who: string) => `${who} wins`,
  youWon: "You win",
  shared: (who: string) => `${who} share the victory`,
  youShared: (others: string) => `You share the victory with ${others}`,
  nobody: "No winner",
  /** How the table ended a match, in every game. */
  you: { resigned: "You resigned.", timeout: "Your time ran out." },
  other: { resigned: (who: string) => `${who} resigned.`, timeout: (who: string) => `${who} ran out of time.` },
  alone: "All other players left.",
  agreed: "All players agreed to end the match.",
  /** After the rating that the match has led to. */
  ratingBefore: (rating: number) => `before: ${rating}`,
  void: "A player left before their first move: the match does not count, and ratings stay.",
  abandoned: "The match was abandoned.",
  ended: ({ who, how }: { readonly who: string; readonly how: string }) => `${who}. ${how}`,
  total: "Total",
  tie: "Tiebreaker",
  place: (place: number, shared: boolean) => {
    const nth = `${place}${SUFFIXES[ordinal(place)] ?? "th"}`;
    return shared ? `${nth}, shared` : nth;
  },
  standing: "The points so far. They did not decide this match.",
  moment: "The moment of the match",
  /** Without a line of the log the chance alone tells it. */
  chance: (name: string, you: boolean, before: number, after: number) =>
    `${you ? "Your" : `${name}’s`} chance to win rose from ${percent(before)} to ${percent(after)}.`,
  /** Of the moment that the sheet finds by itself, without an analysis. */
  glance: (name: string, you: boolean) => `Here ${you ? "your" : `${name}’s`} chance to win rose the most.`,
  watchMoment: "Go to this moment",
  /** By the analysis, where this browser has kept one. */
  turn: "The turning point",
  watchTurn: "Show in the analysis",
  earned: "What earned the most",
  /** How many hints each player asked for. */
  hints: (counts: readonly string[]) => `Hints: ${counts.join(" · ")}`,
  hintsOf: (name: string, count: number) => `${name} ${number(count)}`,
  share: "Copy result",
  picture: "Copy picture",
  shareSaved: "This page cannot copy, so the result was saved as a file.",
  shareSeat: (name: string, points: number | undefined) => (points === undefined ? name : `${name}: ${points}`),
  /** `link` leads to the replay; empty where the server does not keep the match. */
  shareText: (game: string, ending: string, seats: readonly string[], link: string) =>
    [`${game} · Quayside`, ending, ...seats, ...(link === "" ? [] : [link])].join("\n"),
  rematch: "Play again",
  rematchAsked: "Waiting for the others…",
  wishes: (names: string) => `Ready to play again: ${names}.`,
  waitsFor: (names: string) => `Waiting for ${names}. If a player leaves, a bot takes their seat.`,
  again: "Watch replay",
  analyse: "Analyse",
  analyseAbout: "Who was ahead when, what luck did, and what you could have played instead",
  board: "Show table",
  sendDeal: "Send this deal to friends",
  sendDealAbout: "They play the same deal against the same bots; then you compare.",
  compare: "Compare with the others",
  lobby: "Back to lobby",
};

// The proof of a fair deal: what it is, how a check goes, and what it finds.

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
  again: "This deal was made before the match: others play the same one, or it was played on another board. Nobody added a number.",
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
