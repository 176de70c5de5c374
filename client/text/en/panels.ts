/** Settings, keys and the score sheet. */
import { number, ordinal, percent } from "./grammar.ts";

export const settings = {
  title: "Settings",
  language: "Language",
  groups: { look: "Look", motion: "Motion", sound: "Sound", attention: "Attention", playing: "Playing" },
  names: {
    mirror: "Always show the list of my moves",
    plain: "Draw without WebGL",
    speed: "Animation speed",
    motion: "Motion",
    pieces: "Volume of pieces",
    ambience: "Volume of background sounds",
    alerts: "Volume of alerts",
    muted: "Mute all sounds",
    lobbyAmbience: "Play background sounds in the lobby",
    tab: "Call me by the tab’s title and icon",
    notices: "Notify me when it is my turn",
    hurry: "Signal my last 15 seconds",
    secondClick: "Confirm by a second click",
    confirm: "Confirm moves that cannot be undone",
    autoplay: "Play my only move automatically",
    tips: "Show tips in my first matches of a game",
  },
  about: {
    language: "The page changes at once, also in the middle of a match.",
    mirror: "All moves you can make are listed as buttons beside the table.",
    plain: "Try this if the picture is slow or wrong. For this browser only.",
    speed: "How fast pieces move. A click on the table always skips ahead.",
    motion: "Reduced motion sets pieces in place and stops all fading and pulsing.",
    pieces: "Cards, wood and coins when pieces move. All the way left is silent.",
    ambience: "What is heard around the table.",
    alerts: "They call you: your turn, little time, a message.",
    muted: "Nothing sounds, whatever the volumes are. V does it too.",
    lobbyAmbience: "Otherwise they begin at the table.",
    tab: "They change while the game waits for you.",
    notices: "While you are in another tab or window. For this browser only.",
    hurry: "Your seat pulses and a soft bell rings once when your time is almost up.",
    secondClick: "The first click on a piece shows what happens. Click it again or press Enter to play the move; Esc takes it back.",
    confirm: "Asks before a move reveals something hidden.",
    autoplay: "After a short pause, and never if the move reveals something hidden or ends the match.",
    tips: "One sentence at each new kind of choice.",
  },
  values: {
    speed: { slow: "slow", normal: "normal", fast: "fast", instant: "instant" },
    motion: { system: "same as system", less: "reduced", full: "full" },
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
  groups: [
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
        ["1 to 5", "one player: money, goods and board; 1 is you"],
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
  watchMoment: "Go to this moment",
  /** By the analysis, where this browser has kept one. */
  turn: "The turning point",
  watchTurn: "Show in the analysis",
  earned: "What earned the most",
  /** How many hints each player asked for. */
  hints: (counts: readonly string[]) => `Hints: ${counts.join(" · ")}`,
  hintsOf: (name: string, count: number) => `${name} ${number(count)}`,
  share: "Copy result",
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
  lobby: "Back to lobby",
};
