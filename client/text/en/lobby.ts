/** The page in English: the front page, the lobby, and other players. */

import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import { list, many, number, percent } from "./grammar.ts";

export const title: string = "Quayside";
export const motto: string = "Three great board games, live with friends or against bots.";
export const players = (fewest: number, most: number) => (fewest === most ? `${most} players` : `${fewest}–${most} players`);
/** Whole sentences, one after the other. */
export const sentences = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");
/** Parts of a title. */
export const parts = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");

// Names for guests who have given none: one of each list, in the order of the language.

const TRAITS = `
  Able Amber Ambling Azure Balmy Beaming Blithe Bold Bonny Brave Breezy Bright Brisk Calm Candid Canny Careful Cheery Chipper Clever
  Coastal Copper Coral Cosy Curious Dapper Daring Dauntless Dawn Drowsy Early Easy Emerald Even Fair Faithful Famous Fleet Fond Frosty
  Gallant Gentle Glad Golden Happy Hardy Hasty Hearty Honest Hopeful Humble Idle Ivory Jaunty Jolly Jovial Keen Kindly Lively Loyal
  Lucky Mellow Merry Misty Modest Nifty Nimble Noble Northern Patient Pensive Plucky Polite Proud Quick Quiet Rapid Ready Roving Ruby
  Salty Sandy Serene Shy Silver Sleepy Snug Spry Steady Stormy Sunny Swift Tidal Tidy Trusty Velvet Wandering Windy Wily Witty
`;
const CREATURES = `
  Albatross Anchovy Auk Avocet Barnacle Bittern Bream Brill Cockle Cod Coot Cormorant Crab Crane Curlew Dipper Diver Dolphin Duck
  Dunlin Eel Egret Eider Fulmar Gannet Goby Godwit Goose Grebe Guillemot Gull Gurnard Haddock Hake Halibut Heron Herring Ibis Kittiwake
  Knot Lapwing Limpet Lobster Mackerel Manatee Minnow Mullet Mussel Narwhal Octopus Osprey Otter Oyster Pelican Penguin Perch Petrel
  Pilchard Plaice Plover Porpoise Prawn Puffin Rail Ray Razorbill Redshank Salmon Sandpiper Sardine Scallop Seal Shearwater Shrimp Skua
  Snipe Sole Sprat Starfish Stilt Stork Sturgeon Swan Teal Tern Trout Tuna Turbot Turnstone Turtle Walrus Whale Whelk Whimbrel Wigeon
  Winkle
`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const guestNames = {
  first: words(TRAITS),
  second: words(CREATURES),
  of: (first: string, second: string): string => `${first} ${second}`,
};

// The front page, the lobby and what opens from it.

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
  /** Of a match against bots. */
  lasts: (minutes: number) => `about ${number(minutes)} min`,
  more: "More ways to play",
  statistics: "Openings and statistics",
  menu: "Menu",
  quick: (seats: number): string => (seats === 2 ? "Find opponent" : "Find opponents"),
  table: "Set up a table",
  practice: "Practise offline",
  building: "Still in the shipyard. Coming soon.",
  join: "Join table",
  joinLabel: "Have a code?",
  codeHint: "ABCDEF",
  watch: "Watch",
  /** The way to a stream. */
  stream: "Watch the best match, one after another",
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
    return running === 0 ? `${who}.` : `${who}, ${matches(running)} being played now.`;
  },
  alone: "Connection to the other servers was lost, so you may not see all players and tables. Running matches continue.",
  looking: (people: number, rated: boolean) => `${number(people)} waiting${rated ? ", rated" : ""}`,
  /** A switch: calls by the browser's push service. */
  callMe: (until: string) => `Call me if someone waits, until ${until}`,
  /** What a button does, for screen readers: "Watch: Elasund, Ada vs. Ben". */
  action: (what: string, game: string, who = "") => (who === "" ? `${what}: ${game}` : `${what}: ${game}, ${who}`),
  /** Below a game on the front page. */
  standing: {
    rated: (rating: number) => `Your rating in rated matches: ${rating}`,
    casual: (rating: number) => `Your rating in casual matches: ${rating}`,
  },
  profile: "My matches",
  account: "My data",
  arms: "Your coat of arms",
  setting: "Setting up the table…",
  nothingHere: "There is nothing at this address. Here is the front page.",
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
  ratedHint: "You wait until enough players join. The result counts for your rating, unless two players share an internet address.",
  elapsed: (time: string) => `Waiting for ${time}`,
  seats: (filled: number, seats: number) => `${number(filled)} of ${many(seats, "seat")} taken`,
  share: "Send your friends this code or the link:",
  copy: "Copy link",
  copied: "Copied",
  select: "Press Ctrl+C",
  cancel: "Cancel",
  bot: (bots: number) => (bots > 1 ? `Start with ${number(bots)} bots now` : "Start with a bot now"),
  meanwhile: "Play a bot while waiting",
  /** While the bot is played. */
  aside: "Waiting for players",
  stop: "Stop waiting",
};

export const colours = {
  legend: "Your colour",
  names: ["blue", "red", "yellow", "green", "purple"] as readonly string[],
  any: "any",
  note: "Saved for your next matches. First come, first served.",
};

export const create = {
  title: (game: string) => `Set up a table of ${game}`,
  deal: "A deal for friends",
  arena: "An arena",
  arenaAbout: "For a set time everyone plays the same deals, one after another, against the same bots.",
  seats: "Players",
  more: "More options",
  speed: {
    legend: "Time to think",
    of: { none: "unlimited", relaxed: "relaxed", normal: "normal", fast: "fast", day: "1 day a move", threeDays: "3 days a move" },
    /** What a clock begins with. */
    allowance: (bank: string, question: string) => `${bank} for the match, and ${question} for each choice`,
    allows: (allowance: string) => `${allowance}.`,
    seconds: (count: number) => `${number(count)} s`,
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
    /** `share` from 0 to 1; the rival is a program of our laboratory, which shares nothing with the bots. */
    against: (share: number, count: number, date: string) =>
      `Master won ${percent(share)} of ${matches(count)} against a plain tree-search program with the same thinking time (${date}).`,
    nearest: (level: string, rating: number) => `The ${level} level, nearest to your rating of ${rating}.`,
    /** Of the guest's matches against bots; one level alone at the ends of the scale. */
    shown: (level: string, around: readonly string[]) =>
      around.length < 2
        ? `Plays about as strong as you: ${level}.`
        : `Plays about as strong as you: between ${around[0]} and ${around[1]}, nearer to ${level}.`,
    unrated: (level: string) => `The ${level} level, until you have played bots in this game.`,
  },
  doors: {
    legend: "Who can join",
    of: { friends: "friends with a code", anybody: "all players" },
    note: "An open table is listed in the lobby until it is full, for ten minutes after the last player came. Rated tables are always open. A table for friends is not listed, and watching it takes the code.",
  },
  rated: {
    legend: "Match type",
    of: { off: "casual", on: "rated, no bots" },
    note: "Rated matches change ratings, unless two players share an internet address. If you leave, you lose (before your first move it counts for no one); with two players, also if your time runs out.",
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
  openHands: {
    legend: "Open hands",
    of: { off: "no", on: "yes, everyone sees all cards" },
    note: "Everyone at the table and all watchers see the cards in every hand. Bots know only their own. The match changes no rating.",
  },
  watchers: {
    legend: "Watchers",
    of: { on: "allowed", off: "none" },
    note: "Without watchers nobody sees the match while it is played. A finished match can be replayed by all.",
  },
  open: "Open table",
  play: (bots: number): string => (bots > 1 ? "Play bots now" : "Play a bot now"),
  when: {
    legend: "When",
    of: { now: "now", later: "at a set time" },
    at: "Date and time",
    appoint: "Set the time",
  },
};

/** Whom one will not meet again. */
export const avoiding = {
  avoid: "Avoid",
  avoidHint: (name: string) => `No more quick matches with ${name}`,
  meet: "Stop avoiding",
  meetHint: (name: string) => `Allow quick matches with ${name} again`,
};

export const people = {
  guest: "Guest",
  /** For players who have not chosen one. */
  names: guestNames,
  name: "Your name",
  bot: "Bot",
  botNumber: (bot: number) => `Bot ${bot}`,
  /** Of a bot: `manner` is a clause such as "a scholar: likes green cards". */
  introduction: (name: string, manner: string) => `${name}, ${manner}.`,
  botLabel: { beginner: "beginner bot", casual: "casual bot", strong: "strong bot", master: "master bot" },
  youLabel: "you",
  away: "away",
  sharesView: "view shared",
  gone: "disconnected",
  /** A player is disconnected, and for how long their seat is held. */
  waits: (time: string) => `disconnected, bot in ${time}`,
  /** The same where there is little room. */
  botIn: (time: string) => `bot in ${time}`,
  /** With two players in a rated match. */
  loses: (time: string) => `disconnected, loses in ${time}`,
  losesNow: (name: string) => `${name} lost connection and loses the match when this time is up:`,
  losesHint: "This player lost connection. If they are not back in time, they lose the match.",
  goneNow: (name: string) => `${name} lost connection. A bot takes over when this time is up:`,
  askedNow: (name: string) => `${name} lost connection. When this time is up, you choose what happens:`,
  askedHint: "This player lost connection. The others choose whether to wait, to let a bot play, or to end the match.",
  waitsHint: "This player lost connection. A bot plays for them until they are back.",
  lastSeconds: (seconds: number) => `${number(seconds)} seconds left to move.`,
  clockHint:
    "Time to think. Each choice first has time of its own, and what is left of it is not added up; beyond it, the time for the match runs. When both are gone, a simple move is made.",
  clockLoses:
    "Time to think. Each choice first has time of its own, and what is left of it is not added up; beyond it, the time for the match runs. When both are gone, the match is lost.",
  thoughtHint: "Time thought so far. This table has no clock.",
  standsIn: "bot is playing",
  out: "out",
  turn: "to move",
  paused: "paused",
  rematch: "wants to play again",
  seat: (seat: number) => `Player ${seat}`,
};

export const neighbour = {
  title: (name: string) => `About ${name}`,
  mannerNote: "A bot’s manner decides between moves that are about as good. It costs it no strength.",
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
  counts: "The result changes your rating.",
  /** In its place, if it will be so. */
  oneAddress: "With you, two players of this table share an internet address, so the result changes no ratings.",
  /** The same in the line of a table's terms. */
  uncounted: "changes no ratings (shared internet address)",
  ladder: "counts for the ladder with programs",
  costs:
    "If you leave, lose your connection for long or run out of time, you lose. If you leave before your first move, the match counts for no one, but you wait before your next rated match.",
  join: "Sit down",
  stay: "Do not join",
};

// Other players: those one knows, invitations, and who plays best.

export const company = {
  button: "People",
  /** On the button: how many of the people the guest knows are here. */
  here: (count: number) => `${number(count)} here`,
  asking: (count: number) => many(count, "request"),
  title: "People",
  known: "People you know",
  states: { here: "at the quay", away: "away" },
  plays: (game: string) => `playing ${game}`,
  watch: "Watch",
  watchNamed: (name: string, game: string) => `Watch ${name} play ${game}`,
  inviteTo: "Invite to",
  inviteNamed: (name: string, game: string) => `Invite ${name} to ${game}`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  requests: "Requests",
  asks: (name: string) => `${name} wants to add you.`,
  accept: "Add",
  acceptNamed: (name: string) => `Add ${name}`,
  ignore: "Ignore",
  ignoreNamed: (name: string) => `Ignore the request from ${name}`,
  ignoreNote: "They are not told.",
  met: "Recent players",
  add: "Add",
  asked: (names: string) => `You asked ${names}. They appear here once they add you too.`,
  showAway: "Show me as away",
  menu: "Add player",
  menuNote: "Once they add you too, you see when they are here, and can invite each other and watch.",

  /** In the panel of a table that waits. */
  inviteHere: "Invite people who are here:",
  invite: "Invite",
  inviteHereNamed: (name: string) => `Invite ${name}`,
  invited: "invited",
  declined: "cannot come now",

  invitation: (name: string, game: string) => `${name} invites you to ${game}.`,
  join: "Join table",
  notNow: "Not now",
  playing: "You are still playing. Finish or leave your match, then join the table.",
  tab: (name: string) => `${name} invites you`,
};

export const leaders = {
  button: "Leaders",
  title: "Leaderboard",
  game: "Game",
  counts: "Matches",
  kinds: { rated: "rated", casual: "casual", ladder: "with programs" },
  place: "Place",
  player: "Player",
  rating: "Rating",
  matches: "Matches",
  you: "you",
  range: (best: number, worst: number) => `${number(best)} to ${number(worst)}`,
  rangeSpoken: (best: number, worst: number) => `could be ${number(best)} to ${number(worst)}`,
  margin: (points: number) => `± ${number(points)}`,
  /** How many have a place, and what that takes. */
  note: (players: number, needed: number, opponents: number) =>
    `${players === 1 ? "1 player has" : `${number(players)} players have`} a place. It takes ${matches(needed)} against ${number(opponents)} or more players who have played ${matches(needed)} themselves. The bar shows how certain a rating is: it narrows with each match. A match leaves ratings as they are if a player has not moved, or if two share an internet address.`,
  none: (needed: number, opponents: number) =>
    `No one has a place yet. It takes ${matches(needed)} against ${number(opponents)} or more players who have played ${matches(needed)} themselves. A match leaves ratings as they are if a player has not moved, or if two share an internet address.`,
  /** Above the ladder. */
  ladder: "Programs have names that begin with BOT. Everyone who plays at a table opened by a program is on this ladder.",
  provisional: "On the way to a place",
  needs: (left: number) => `${matches(left)} to go`,
  needsOpponents: (left: number) => `${many(left, "more opponent")} to meet`,
};

// Matches in days: the list in the lobby, the clocks, and notifications.

export const days = {
  title: "Your matches in days",
  /** Names of those who owe a move. */
  theirMove: (names: readonly string[]) => `${list(names)} to move`,
  /** A time as `left` writes it. */
  timeLeft: (time: string) => `${time} left`,
  left: (days: number, hours: number, minutes: number) => {
    if (days > 0) return hours > 0 ? `${number(days)} d ${number(hours)} h` : `${number(days)} d`;
    return hours > 0 ? `${number(hours)} h ${number(minutes)} min` : `${number(minutes)} min`;
  },
  paused: "paused",
  waits: (filled: number, seats: number) => `${number(filled)} of ${many(seats, "seat")} taken`,
  /** The title of the tab while no table is open. */
  tab: (moves: number, title: string) => `(${number(moves)}) Your move · ${title}`,
  clockHint:
    "Time for this move. When it runs out, a bot makes the move. After the second time in a row, the bot plays on until the player is back.",
  waitNote:
    "You can close this page. Once all players have joined, the match needs each of them here once more, in the same browser; then it begins. You will find it in the lobby.",
  backToLobby: "Back to lobby",
  push: {
    label: "Notify me when it is my move",
    hint: "Also while this page is closed, through your browser’s own push service. It learns when, but cannot read what.",
    denied: "Your browser blocks notifications from this page. Allow them in its settings, then switch this on again.",
  },
  /** A whole notification. */
  pushed: (game: string, names: string) => (names === "" ? `Your move in ${game}` : `Your move in ${game} against ${names}`),
};

// The deal of the day.

/** How a match ended, in a few words that follow a colon. */
function result(outcome: "won" | "drawn" | "lost" | "gaveUp", lead: number | undefined): string {
  if (outcome === "drawn") return "drawn";
  if (outcome === "gaveUp") return "given up";
  if (lead === undefined) return outcome === "won" ? "won outright" : "lost outright";
  return lead === 0 ? `${outcome} on the tie-break` : `${outcome} by ${number(lead)}`;
}

/** Among those who have finished in time. Rounded down: 100% is better than all. */
const standing = (worse: number, others: number): string =>
  others === 0 ? "first to finish" : `better than ${percent(Math.floor((100 * worse) / others) / 100)} of ${many(others, "player")}`;

export const daily = {
  title: "Deal of the day",
  titleOf: (date: string) => `Deal of the day, ${date}`,
  about: "The same cards, dice and Master bots for everyone, no undo and no hints. You can play each deal once.",
  play: "Play",
  playOn: "Continue",
  /** Below today's deals: how one did the day before, and for how many days without a gap. */
  yesterday: (game: string, how: string) => `Yesterday, ${game}: ${how}`,
  streak: (days: number) => `${many(days, "day")} in a row`,
  show: "Show result",
  /** Of a button, for screen readers: "Deal of the day, Elasund: play". */
  action: (game: string, what: string) => `Deal of the day, ${game}: ${what}`,
  /** In the lobby: "Arena · Elasund · 24 min left". */
  arena: "Arena",
  arenaLeft: (minutes: number) => `${number(minutes)} min left`,
  open: "Not played yet",
  running: "In progress",
  result,
  standing,
  late: "not ranked: finished after midnight UTC, or played mostly by a bot",
  ofMatch: (how: string, standing: string) => `${how}, ${standing}`,
  copy: "Copy result",
  copied: "Result copied",
  saved: "This page may not copy, so the result was saved as a file.",
  shareText: (game: string, date: string, how: string, address: string) => `Quayside daily, ${game}, ${date}: ${how}\n${address}`,
  ranked:
    "Ranked are matches that their player played to the end before midnight UTC. All have the same deal, so nobody can rule out a second try.",
  best: (name: string, how: string, players: number) => `Yesterday’s best of ${many(players, "player")}: ${name}, ${how}`,
  /** Where the deal of the day before has no best match: nobody began it, or none of its matches is ranked. */
  noBest: { unplayed: "Nobody played yesterday’s deal.", noneRanked: "Yesterday’s deal was played, but no match was ranked." },
  watch: "Watch",
  watchNamed: (game: string) => `Watch yesterday’s best match of ${game}`,
  /** On the button in the lobby. */
  hoursLeft: (hours: number) => (hours > 0 ? `${number(hours)} h left` : "under 1 h left"),
  left: (hours: number, minutes: number) => `New deals in ${hours > 0 ? `${number(hours)} h ` : ""}${number(minutes)} min`,
  note: "Finish before then to be ranked. Until then nobody else can watch your match.",
  /** At the table. */
  leave: "Leave the table? You can continue this deal from the lobby. Finish it before midnight UTC to be ranked.",
  resign: "Give up this deal of the day? It is not ranked, and you cannot play it again.",
  noUndo: "No undo in a deal of the day",
  ended: "Deal of the day: see in the lobby how you did compared with all others.",
  secret: "Others still play this deal, so it stays secret until midnight UTC. After that you can check it in the replay.",
};

/** At the table of a deal that friends play, each alone. */
export const sharedDeal = {
  leave: "Leave the table? You can come back by the same link.",
  resign: "Give up this deal? It counts as last, and you cannot play it again.",
  noUndo: "No undo in a shared deal",
};

// A guest's finished matches, match files and statistics.

export const matchFile = {
  open: "Open a match file",
  openHint: "Or drop the file anywhere on the lobby. It is played in this browser and sent nowhere.",
  drop: "Drop the match file to watch it",
  inLobby: "Match files open in the lobby. Leave what you are doing first, then open the file there.",
  proofOpened: "This saved proof holds the match you are watching. “Fair deal” checks it against what its player saw.",
  problems: {
    foreign: "This is not a Quayside match file. Match files end in .quayside, .record or .proof.",
    proof: "This saved proof was changed, or its match breaks the rules. “npm run verify -- FILE” says what is wrong.",
    damaged: "This match file is damaged or was changed, so it cannot be played.",
    newer: "This match file was made by a newer version of Quayside. Reload the page and try again.",
    tooLarge: "This file is too large to be a match of Quayside.",
    unknownGame: "This match is of a game that this version of Quayside does not have.",
  },
};

export const myMatches = {
  title: "My matches",
  unfinished: "Unfinished",
  tabs: { matches: "Matches", statistics: "Statistics" },
  none: "You have not finished a match yet. Every match you finish is listed here.",
  noneFound: "No match fits these filters.",
  offline: "Your matches are on the server, which does not answer right now. You can still open a match file.",
  filters: "Filters",
  game: "Game",
  anyGame: "all games",
  result: "Result",
  results: { all: "any result", won: "won", lost: "not won" },
  kind: "Type",
  kinds: { all: "all", rated: "rated", casual: "casual" },
  player: "Player",
  playerHint: "part of a name",
  from: "From",
  to: "To",
  clear: "Clear filters",
  count: (count: number, more: boolean) => (more ? `The latest ${matches(count)}.` : `${matches(count)}.`),
  older: "Show older matches",
  watch: "Watch",
  download: "Download",
  downloadHint: "A small file with everything needed to replay and verify the match.",
  downloaded: (name: string) => `Saved as ${name}`,
  share: "Copy link",
  linkByHand: "Copy this link. Anyone with it can watch this match.",
  shared: "Link copied. Anyone with it can watch this match.",
  /** What a button does, for screen readers: "Watch: Elasund, 23 Nov 2026". */
  action: (what: string, game: string, when: string) => `${what}: ${game}, ${when}`,
  gone: "The moves of this match are no longer stored. Its result stays in your list.",
  place: (place: string, seats: number) => `${place} of ${number(seats)}`,
  noPlace: "no places",
  /** Instead of a place, of the reader's own match. */
  left: { resigned: "resigned", timeout: "out of time" },
  bots: (bots: number) => (bots === 1 ? "a bot" : `${number(bots)} bots`),
  ratedAt: (when: string) => `${when}, rated`,
};

const strength = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return `below ${to}`;
  return to === undefined ? `${from} or more` : `${from}–${to - 1}`;
};

export const statistics = {
  game: "Game",
  none: "Statistics appear once you have finished a match.",
  loading: "Reading your matches…",
  latest: (count: number) => `From your latest ${matches(count)} in all games.`,
  summary: (count: number, won: number) => `${matches(count)} finished, ${number(won)} won (${percent(count === 0 ? 0 : won / count)}).`,
  table: "Show as table",
  match: "Match",
  date: "Date",
  rating: {
    title: { rated: "Your rating in rated matches", casual: "Your rating in casual matches" },
    none: "You get a rating with your first match against other players. Matches against bots do not count.",
    note: "The line is your rating, a cautious figure: you almost certainly play at least this well. The dashed line is our best guess. The gap between them is the uncertainty, which shrinks as you play.",
    line: "Rating",
    guess: "Best guess",
    gap: "Uncertainty",
    /** The chart in one sentence. */
    told: (count: number, from: number, to: number) => `Over ${matches(count)}, from ${number(from)} to ${number(to)}.`,
  },
  results: {
    chart: (by: string) => `Matches won ${by}`,
    /** A chart in one sentence, for screen readers. */
    told: (title: string, parts: readonly string[]) => `${title}: ${parts.join(", ")}.`,
    toldOne: (label: string, part: number) => `${label} ${percent(part)}`,
    note: "The mark on each bar is an even share: what equal players would win.",
    seat: "by seat",
    seatOf: (seat: number) => `Seat ${number(seat)}`,
    strength: "by opponent strength",
    strengthOf: strength,
    strengthNote: "Mean rating of your opponents before the match. Bots count with their measured strength.",
    size: "by number of players",
    sizeOf: (seats: number) => many(seats, "player"),
    of: (won: number, count: number) => `${number(won)} of ${number(count)}`,
    partOf: (won: number, count: number) => `${percent(won / count)}, ${number(won)} of ${number(count)}`,
    percent,
    played: "Matches",
    won: "Won",
    part: "Share",
    even: "Even share",
  },
  how: {
    title: "How you won",
    times: "Wins",
    /** Endings that every game has; the others are the game's own words. */
    of: {
      points: "on points",
      resigned: "an opponent resigned",
      timeout: "an opponent ran out of time",
      shared: "shared victory",
    } as Readonly<Record<string, string>>,
  },
  habits: {
    title: "Your habits",
    note: "Read in this browser from the moves of your latest matches.",
    progress: (done: number, all: number) => `Read ${number(done)} of ${matches(all)}…`,
    read: (count: number) => `From the moves of ${matches(count)}.`,
    failed: "Some matches could not be read: their moves are no longer stored, or the server does not answer.",
    none: "There are no moves to read yet.",
    times: "Matches",
    won: "Won",
    wonOf: (won: number, count: number) => `${number(count)}×, won ${number(won)}`,
  },
};
