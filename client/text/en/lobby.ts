/** The front page, the lobby and what opens from it. */
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import { list, many, number } from "./grammar.ts";
import { guestNames } from "./guest-names.ts";

const matches = (count: number): string => many(count, "match", "matches");

export const games = {
  "puerto-rico": {
    name: "Puerto Rico",
    line: "Grow sugar and coffee, build your colony, and ship your goods before the others do.",
  },
  duel: {
    name: "7 Wonders Duel",
    line: "Two cities, one pyramid of cards. Win by military, by science, or on points.",
  },
  elasund: {
    name: "Elasund",
    line: "Build a town plot by plot, claim the best sites, and watch out for pirates.",
  },
};

export const lobby = {
  playNow: "Play now",
  playNowHint: (bots: number, level: BotLevel) => `against ${many(bots, `${level} bot`)}`,
  quick: (seats: number): string => (seats === 2 ? "Find opponent" : "Find opponents"),
  table: "Set up a table",
  practice: "Practise offline",
  building: "Still in the shipyard. Coming soon.",
  join: "Join table",
  joinLabel: "Have a code?",
  codeHint: "ABCDEF",
  watch: "Watch",
  playOn: "Continue",
  inBrowser: "in this browser",
  discard: "Discard match",
  discardSure: (game: string) => `Discard this match of ${game}? It is deleted from this browser.`,
  giveUp: "Give up match",
  giveUpSure: (game: string, others: string) =>
    `Give up ${others === "" ? game : `${game} with ${others}`}? You can no longer win this match. If others play on, a bot takes your place.`,
  backToTable: "Back to table",
  yourTurn: "your turn",
  sit: (free: number) => `Join (${many(free, "free seat")})`,
  openTables: "Open tables",
  running: "Running matches",
  nobody: "A guest",
  bots: (bots: number) => (bots === 1 ? "a bot" : `${number(bots)} bots`),
  versus: (one: string, other: string) => `${one} vs. ${other}`,
  with: (who: string) => `with ${who}`,
  here: (people: number, running: number) => {
    const who = people === 1 ? "You are the only player here" : `${number(people)} players here`;
    return running === 0 ? `${who}.` : `${who}, ${matches(running)} running.`;
  },
  alone: "Connection to the other servers was lost, so you may not see all players and tables. Running matches continue.",
  looking: (people: number) => `${number(people)} waiting`,
  /** What a button does, for screen readers: "Watch: Elasund, Ada vs. Ben". */
  action: (what: string, game: string, who = "") => (who === "" ? `${what}: ${game}` : `${what}: ${game}, ${who}`),
  /** Below a game on the front page. */
  standing: {
    rated: (rating: number) => `Your rating in rated matches: ${rating}`,
    casual: (rating: number) => `Your rating in casual matches: ${rating}`,
  },
  profile: "My matches",
  account: "My data",
  setting: "Setting up the table…",
  noScript: "You need JavaScript to play. Please allow it for this page.",
};

export const waiting = {
  quick: (seats: number): string => (seats === 2 ? "Finding an opponent" : "Finding opponents"),
  table: "Your table",
  open: "Your open table",
  join: "At the table",
  botsIn: (seconds: number, bots: number) => {
    if (seconds <= 0) return bots > 1 ? "Bots are joining…" : "A bot is joining…";
    return `Starts with ${bots > 1 ? "bots" : "a bot"} in ${number(seconds)} s if no one joins.`;
  },
  widens: (seconds: number) =>
    seconds > 0 ? `Search widens to all ratings in ${number(seconds)} s.` : "Searching players of all ratings.",
  /** How far a search has come. */
  reach: "Search range",
  reaches: { bots: { from: "players", to: "bots" }, anybody: { from: "your level", to: "all players" } },
  begins: "The table is full. The match begins.",
  /** Whose browsers have not opened their numbers for the deal. */
  opens: (names: readonly string[], time: string) => `Waiting for the number of ${list(names)}: ${time}`,
  opensElsewhere: (time: string) =>
    `The deal needs your number, which is in the browser where you took this seat. Open the match there within ${time}.`,
  starts: (free: number) => `The match begins when ${many(free, "more player")} ${free === 1 ? "joins" : "join"}.`,
  rated: "Rated match, no bots",
  ratedHint: "You wait until enough players join. The result counts for your rating.",
  elapsed: (time: string) => `Waiting for ${time}`,
  seats: (filled: number, seats: number) => `${number(filled)} of ${many(seats, "seat")} taken`,
  share: "Send your friends this code or the link:",
  copy: "Copy link",
  copied: "Copied",
  select: "Press Ctrl+C",
  cancel: "Cancel",
  bot: (bots: number) => (bots > 1 ? `Start with ${number(bots)} bots now` : "Start with a bot now"),
};

export const colours = {
  legend: "Your colour",
  names: ["blue", "red", "yellow", "green", "purple"] as readonly string[],
  any: "any",
  note: "Saved for your next matches. First come, first served.",
};

export const create = {
  title: (game: string) => `Set up a table of ${game}`,
  seats: "Players",
  speed: {
    legend: "Time to think",
    of: { none: "unlimited", relaxed: "relaxed", normal: "normal", fast: "fast", day: "1 day a move", threeDays: "3 days a move" },
    note: "Each player has a time bank plus some time per choice. If your time runs out, a simple move is made for you. With days, you can close the page between moves; such matches are casual.",
  },
  seating: {
    legend: "Seats",
    of: { joined: "in order of joining", random: "random" },
    note: "Random seats are part of the verifiable deal.",
  },
  bots: {
    legend: "Bots",
    of: { own: "my strength", beginner: "beginner", casual: "casual", strong: "strong", master: "master" },
    about: {
      beginner: "Makes the mistakes people make.",
      casual: "Plays sensibly, without thinking ahead.",
      strong: "Thinks ahead for a moment.",
      master: "Thinks far ahead, for up to three seconds.",
    },
    /** `strength` is measured, on the scale of players' ratings. */
    measured: (about: string, strength: number) => `About ${strength}. ${about}`,
    nearest: (level: string, rating: number) => `The ${level} level, nearest to your rating of ${rating}.`,
    unrated: (level: string) => `The ${level} level, until you have a rating in this game.`,
  },
  doors: {
    legend: "Who can join",
    of: { friends: "friends with a code", anybody: "all players" },
    note: "An open table is listed in the lobby until it is full, for ten minutes after the last player came. Rated tables are always open. A table for friends is not listed, and watching it takes the code.",
  },
  counts: {
    legend: "Match type",
    of: { casual: "casual", rated: "rated, no bots" },
    note: "Rated matches change ratings. If you leave, you lose (before your first move it counts for no one); with two players, also if your time runs out.",
    /** In place of the note, while no rated match can be chosen. */
    casualOnly: {
      friends: "A table for friends is always casual. To play rated, open it to all players.",
      days: "Matches with days a move are always casual.",
    },
  },
  hints: {
    legend: "Hints",
    of: { off: "off", on: "allowed, and shown to all" },
    note: "A hint shows what a Master would do. If they are allowed, everyone sees who asks, and the score sheet counts them. Alone with bots you can always ask.",
  },
  watchers: {
    legend: "Watchers",
    of: { on: "allowed", off: "none" },
    note: "Without watchers nobody sees the match while it is played. A finished match can be replayed by all.",
  },
  open: "Open table",
  play: (bots: number): string => (bots > 1 ? "Play bots now" : "Play a bot now"),
};

/** Whom one will not meet again. */
export const avoiding = {
  avoid: "Avoid",
  avoidHint: (name: string) => `No more quick matches with ${name}`,
  meet: "Stop avoiding",
  meetHint: (name: string) => `Allow quick matches with ${name} again`,
};

export const account = {
  title: "My data",
  device: "Another device",
  deviceNote: "Your name, ratings and matches move along. You can keep using this device too.",
  giveCode: "Create a code",
  codeLasts: "Enter it on the other device within five minutes. It works once.",
  haveCode: "Code from another device",
  useCode: "Use code",
  welcome: (name: string) => `Welcome back, ${name}.`,
  devices: (count: number) => `You are signed in on ${count} devices.`,
  signOut: "Sign out all other devices",
  signOutSure: "Only this device stays signed in. The others lose your name, your seats and your matches at once.",
  signOutDo: "Sign out the others",
  signedOut: "All other devices are signed out.",
  kept: "What we store about you",
  keptNote: "There is no account, no email address and no tracking. This is everything:",
  keptList: [
    "your name, and when you first and last visited",
    "a digest of the secret that identifies this browser",
    "the matches you finished, with moves, places and points",
    "where you are seated now, and what you said there",
    "your rating in each game, now and after each match, and the players you avoid",
    "the people you know or asked, and whether you are shown as away",
    "your settings",
    "the rated matches you left, and the reports you sent",
  ] as readonly string[],
  save: "Download my data",
  erase: "Delete my data",
  eraseSure:
    "Your name, ratings and match list are deleted for good. Finished matches and what you said stay with the other players, without your name.",
  eraseDo: "Delete my data",
  erased: "Your data is deleted. You are a new guest now.",
};

export const people = {
  guest: "Guest",
  /** For players who have not chosen one. */
  names: guestNames,
  name: "Your name",
  bot: "Bot",
  botNumber: (bot: number) => `Bot ${bot}`,
  botLabel: { beginner: "beginner bot", casual: "casual bot", strong: "strong bot", master: "master bot" },
  youLabel: "you",
  away: "away",
  gone: "disconnected",
  /** A player is disconnected, and for how long their seat is held. */
  waits: (time: string) => `disconnected, bot in ${time}`,
  /** With two players in a rated match. */
  loses: (time: string) => `disconnected, loses in ${time}`,
  losesNow: (name: string) => `${name} lost connection and loses the match when this time is up:`,
  losesHint: "This player lost connection. If they are not back in time, they lose the match.",
  goneNow: (name: string) => `${name} lost connection. A bot takes over when this time is up:`,
  waitsHint: "This player lost connection. A bot plays for them until they are back.",
  lastSeconds: (seconds: number) => `${number(seconds)} seconds left to move.`,
  clockHint: "Time to think. When it runs out, a simple move is made.",
  clockLoses: "Time to think. When it runs out, the match is lost.",
  waitsAgain: (time: string) => `disconnected, seat held for ${time}`,
  standsIn: "bot is playing",
  out: "out of the match",
  turn: "to move",
  paused: "paused",
  rematch: "wants to play again",
  seat: (seat: number) => `Player ${seat}`,
};

export const neighbour = {
  title: (name: string) => `About ${name}`,
  mute: "Mute player",
  hear: "Unmute player",
  muteNote: "You do not see their messages in this match. They are not told.",
  block: "Avoid player",
  unblock: "Stop avoiding",
  blockNote: "No more quick matches together. You can change this later under “My matches”.",
  report: "Report player…",
  reasons: { language: "rude language", cheating: "cheating", leaving: "leaving on purpose", other: "something else" },
  more: "Add details (optional)",
  reportNote: "The report includes the match record and the chat at this table.",
  send: "Send report",
  reported: "Thank you. The harbour master will look at the match.",
};

export const version = {
  later: "A new version of Quayside is available. It loads after this match.",
  now: "A new version of Quayside is available.",
  stays: "A new version of Quayside is available, but your browser still shows the old one.",
  load: "Load new version",
  understood: "OK",
  missing: "Part of Quayside could not be loaded. Your matches are safe.",
  again: "Try again",
};

/** Of a table, before sitting down. */
export const terms = {
  option: (name: string, value: string) => `${name}: ${value}`,
  title: (game: string) => `A rated table of ${game}`,
  line: (terms: string) => `${terms.charAt(0).toUpperCase()}${terms.slice(1)}.`,
  costs:
    "The result changes your rating. If you leave, lose your connection for long or run out of time, you lose. If you leave before your first move, the match counts for no one, but you wait before your next rated match.",
  join: "Sit down",
  stay: "Do not join",
};
