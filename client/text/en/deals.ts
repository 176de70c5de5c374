/** The page in English: deals that friends play, each alone with bots. Their words are fetched with them. */
import { many } from "./grammar.ts";

export const deals = {
  title: "The same deal for friends",
  about:
    "Everyone with the link plays the same deal against the same bots: once, with no undo and no hints. You see how the others did as soon as your own match is over.",
  seats: "Seats",
  of: { same: "All in the same seat", turns: "Each in the next seat" },
  make: "Make the link",
  by: (name: string) => `From ${name}`,
  terms: (seats: number, level: string) => `${many(seats, "seat")}, ${level} bots`,
  seat: (seat: number) => `You play in seat ${seat}.`,
  until: (when: string) => `It can be played until ${when}.`,
  over: "This deal can no longer be played. These are the results.",
  players: (count: number) =>
    count === 0 ? "Nobody has played it yet." : `${many(count, "player has", "players have")} played it or begun.`,
  share: "The link for your friends",
  play: "Play this deal",
  playOn: "Continue",
  results: "Results, best first",
  place: "Place",
  player: "Player",
  result: "Result",
  luck: "Luck",
  luckAbout: "Luck: what cards and dice did to the chance of winning, in matches whose analysis this browser has.",
  you: (name: string) => `${name} (you)`,
  first: "whose deal it is",
  withoutRank: "not ranked",
  withoutRankAbout: "Not ranked: given up, with moves taken back, mostly played by a bot, or finished too late.",
  watch: "Watch",
  watchNamed: (name: string) => `Watch the match of ${name}`,
  watchFrom: (when: string) => `This is a deal of the day. The matches can be watched from ${when}.`,
};
