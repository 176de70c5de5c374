/** The page in English: a table, what happens at it, and why something did not happen. */

import type { RefusalArgs, RefusalKey } from "../../../shared/core/base/refusal.ts";
import { timeOf } from "../dates.ts";
import { type Args, type People, personAt, type Sentence } from "../grammar.ts";
import { does, list, many, number, percent, whom } from "./grammar.ts";
import { ofOther } from "./of-other.ts";

// A table: panels, strips, buttons and dialogs around the board.

export const watching = {
  now: "You are watching. You see what all players can see, and they see your name.",
  late: (seconds: number) =>
    `You are watching with a delay of ${number(seconds)} s, so that no player can be helped. You see what all players can see, and they see your name.`,
  /** Who looks on, told to the players: some names, and how many more. */
  by: (names: readonly string[], more: number) => `Watching: ${list([...names, ...moreOf(names.length, more)])}`,
  /** What they say to each other. */
  chat: "Watchers’ chat",
  chatHint: "Write to the other watchers; players cannot read it",
  /** A player lets watchers see with their eyes. */
  share: "Share my view",
  stopSharing: "Stop sharing my view",
  shareHint:
    "Watchers will see this match with your eyes, from its beginning: also what only you know. Anybody may watch, so your opponents could look, too. You can stop at any time.",
  understood: "OK",
  /** There is nothing to show yet. */
  young: "The match has just begun",
  opens: (seconds: number) =>
    seconds > 0
      ? `You watch with a delay, so that no player can be helped. It starts here in ${number(seconds)} s.`
      : "You watch with a delay, so that no player can be helped. It starts here in a moment.",
};

const moreOf = (named: number, more: number): string[] => (more === 0 ? [] : [named === 0 ? many(more, "guest") : `${number(more)} more`]);

/** From the server to a whole table. */
export const notices = {
  closing: "The server restarts in a moment. The match is saved, and this page returns to it by itself.",
  repaired: "The server had to stop during a move. The match continues from the last saved move.",
  viewClosed: "The player no longer shares their view. You see what all players can see.",
  gift: (who: string) => `${who} gave you one more minute.`,
  unmoved: "This match changes no ratings: a player has not moved.",
  oneAddress: "This match changes no ratings: two of its players share an internet address.",
  understood: "OK",
};

/** What the operator has to say to one guest, whose reason is told as it was written. */
export const operator = {
  title: "A message from the operator",
  warn: (why: string) => `Please read this warning: ${why}`,
  rename: (why: string) => `Your name was changed. You can choose another one on your profile. The reason: ${why}`,
  closed: (why: string) => `Your table was closed. The reason: ${why}`,
};

/** For players who listen: headings, and what the reading keys say. */
export const spoken = {
  board: "The board in words",
  keys: "Press ? for all keys.",
  middle: "In the middle",
  boardOf: (name: string, you: boolean) => (you ? "Your board" : `${name}’s board`),
  /** What the seat's panel shows: "Ada: 3 doubloons, 2 barrels of corn." */
  has: (name: string, parts: readonly string[]) => `${name}: ${parts.join(", ")}.`,
  goal: (title: string, progress: readonly string[]) => `${title} ${progress.join(", ")}.`,
  progress: (name: string, digits: string) => `${name} ${digits}`,
  nothing: "There is nothing to read yet.",
};

/** Going through the picture by keys. */
export const explore = {
  choose: "Enter chooses it.",
  take: "Space takes it.",
  lay: "Space lays it here.",
  taken: (places: number) => `Taken. ${many(places, "place")} to lay it. Escape puts it back.`,
  putBack: "Put back.",
  edge: "Nothing further this way.",
};

export const table = {
  rated: "Rated",
  seats: "Players",
  goals: "Ways to win",
  log: "Log",
  openSide: "Open the log and the menu",
  closeSide: "Close the log and the menu",
  usualView: "Leave the big view (F)",
  stream: "Stream this table",
  moves: "Your moves",
  movesHint: "Your possible moves",
  noMoves: "You have nothing to do right now.",
  resigned: "You are out of the match: a bot plays on in your place.",
  watched: "You are watching, so there are no moves to choose. The log shows what happens.",
  underway: "Sending your move…",
  undo: (what: string) => `Undo: ${what}`,
  /** `others`: how many others sit at the table. */
  undoAnswered: (what: string, others: number) => `Undo: ${what}, and what the ${others > 1 ? "bots" : "bot"} did since`,
  /** Several moves, named after the first. */
  row: (first: string, more: number) => `${first} and ${many(more, "more step")}`,
  rowDone: "All placed. Drag any of them to another place if you like, then press Done.",
  rowDropped: "The table has changed, so your unfinished move was reset.",
  notNow: "That does not go there.",
  done: "Done",
  undoLast: "Undo your last move",
  undoLastAnswered: (others: number) => `Undo your last move, and what the ${others > 1 ? "bots" : "bot"} did since`,
  undoStep: "Undo the last step",
  undoNothing: "Nothing to undo yet",
  undoOthers: "Cannot undo: another player has moved since",
  undoReveal: "Cannot undo: something was rolled, drawn or turned over",
  undoGuided: "No undo during the guide",
  undoPlayed: "Cannot undo: the move was made for you",
  undoPast: "Cannot undo while you look back",
  takenLines: (lines: number) => `Lines taken back: ${number(lines)}`,
  onlyChoice: "only choice",
  resign: "Resign",
  ask: "Ask players…",
  /** A chat service says whose move it is. */
  channel: "Post to a channel…",
  rules: "Rules",
  settings: "Settings",
  leave: "Leave table",
  help: "Keys",
  /** A button's name and its key. */
  keyed: (what: string, key: string) => `${what} (${key})`,
  scores: "Score sheet",
  back: "Back",
  close: "Close",
  pinCard: "Pin this card (P)",
  closeCard: "Close this card (Esc)",
  cardBack: (title: string) => `Back: ${title}`,
  cardLeads: "See also",
  /** In the short form of a card; then where the whole has no room. */
  cardByPointing: "Keep pointing at it, or press P, for more.",
  cardByKey: "Press P for more.",
  yourTurn: (game: string) => `Your turn · ${game}`,
  cut: (game: string) => `No connection · ${game}`,
  elsewhere: (game: string) => `Opened in another window · ${game}`,
  atTable: (game: string) => `${game} · Quayside`,
  picture: "The table. Arrow keys go from piece to piece.",
  side: "Players, log and menu",
  asked: "What is asked",
  choices: "Choices",
};

/** Why a click on a piece does nothing. */
export const why = {
  others: (question: string) => `It is not your turn. ${question}`,
  other: (question: string) => `You cannot choose this now. ${question}`,
  over: "The match is over.",
  watching: "You are watching.",
};

/** The page of a game's rules. */
export const rules = {
  title: (game: string) => `${game}: rules`,
  open: "Rules",
  contents: "Chapters",
  search: "Find in the rules",
  found: (places: number) =>
    places === 0 ? "Nothing found. Try another word." : `${many(places, "place")} found. Enter goes to the next.`,
  player: (number: number) => `Player ${number}`,
};

export const confirm = {
  reveal: (what: string) => `${what}? This reveals something hidden, so you cannot undo it.`,
  /** With the setting for a second click. */
  chosen: (what: string) => `${what}? Click it again to confirm.`,
  do: "Confirm",
  not: "Back",
  resign: "Resign? Your opponent wins the match.",
  /** In a rated match, before the player's first move. */
  resignUnmoved: "Resign? You have not moved yet, so the match counts for no one.",
  resignSeat: "Resign? A bot takes your place, and you can no longer win this match.",
  resignDo: "Resign",
  leave: "Leave the table? A bot takes your place. You can return to the match from the lobby.",
  leaveKept: "Leave the table? This browser keeps the match. You can continue it from the lobby or from My matches.",
  leaveAlone: "Leave the table? The match waits for you for a day. You can continue it from the lobby or from My matches.",
  /** At a table of the ladder. */
  leaveLadder:
    "Leave the table? A bot takes your place, and you can return from the lobby. The match counts for the ladder: if nobody else is at the table, you resign.",
  leaveRated: "Leave the table? This match is rated, so you lose it.",
  leaveUnmoved: "Leave the table? You have not moved yet, so the match counts for no one.",
  leaveDo: "Leave table",
  stay: "Stay",
};

export const connection = {
  lost: (seconds: number) => (seconds > 0 ? `Connection lost. Reconnecting in ${number(seconds)} s.` : "Connection lost. Reconnecting…"),
  kept: "Your seat is held.",
  /** Away for longer than the grace period; the page cannot know whether the server still runs the match. */
  replaced: "If the match goes on, a bot plays for you until you are back.",
  /** The same, of two in a rated match. */
  loses: "If the match goes on, you lose it by being away this long.",
  stale: "You see the table as it was when the connection was lost.",
  elsewhere: "You play in another window now; here you see the table as it was.",
  now: "Reconnect now",
  back: "Connected again.",
  closed: "You are no longer connected to this table.",
  here: "Play here",
  leave: "Back to lobby",
};

/** What a Master would do, and the chance of victory that it expects of it, from 0 to 1; none if it has looked no further. */
export const hint = {
  button: "Hint",
  about: "What would a Master do?",
  /** Beside people, where the table allows hints. */
  told: "The others will see that you asked.",
  thinking: (share: number) => `Looking for a good move… ${percent(share)}`,
  stop: "Stop",
  advice(move: string, chance: number | undefined): string {
    if (chance === undefined) return `Master’s move: ${move}.`;
    return chance >= CERTAIN
      ? `Master’s move: ${move}. It should win.`
      : `Master’s move: ${move}. The Master puts your chance to win at about ${percent(chance)}.`;
  },
  /** The move and why, from one or two clauses of the game. */
  reason: (move: string, clauses: readonly string[]) => `${move}: ${clauses.join(", and ")}`,
  because: (told: string) => `${told}.`,
  /** As the last clause: how many other moves a search found just as good. */
  equals: (others: number): string =>
    others === 1 ? "another move is just as good" : `${others === 2 ? "two " : ""}other moves are just as good`,
  /** A clause about the player who moves, said to others. */
  ofOther,
  play: "Play it",
  notNow: "There is nothing to choose right now.",
  failed: "No hint could be found for this choice.",
};
const CERTAIN = 0.995;

export const chat = {
  title: "Chat",
  hint: "Write a message",
  phrasesHint: "Quick messages",
  phrases: {
    hello: "Hello!",
    luck: "Good luck!",
    nice: "Nice move.",
    thanks: "Thank you.",
    sorry: "Sorry!",
    moment: "One moment, please.",
    played: "Well played!",
    again: "Play again?",
  },
  /** Read out. */
  said: (name: string, what: string) => `${name}: ${what}`,
  /** On the handle of the closed drawer. */
  unread: (messages: number) => many(messages, "new message"),
  hurtful: "May hurt. Show it",
  off: "Hide chat",
  on: "Show chat",
  muted: "(muted)",
};

export const ask = {
  title: "Ask the other players",
  hint: "All players at the table must agree.",
  none: "You play only against bots, so this happens at once.",
  give: "Give the others one more minute",
  given: "All other players have one more minute.",
  what: { takeback: "Take back my last move and all after it", pause: "Pause the match", end: "End the match without a winner" },
  asks: {
    takeback: (who: string) => `${who} asks to take this back:`,
    pause: (who: string) => `${who} asks to pause the match.`,
    end: (who: string) => `${who} asks to end the match without a winner.`,
  },
  own: {
    takeback: "You asked to take this back:",
    pause: "You asked to pause the match.",
    end: "You asked to end the match without a winner.",
  },
  more: (lines: number) => `${many(lines, "earlier line")}, marked in the log`,
  behindReveal: "Something hidden was revealed since. The same will come again, but all players have seen it.",
  nothingSeen: "Nothing hidden was revealed since.",
  yes: "Agree",
  no: "Decline",
  withdraw: "Cancel request",
  waiting: (people: number) => `Waiting for ${many(people, "answer")}.`,
  tooFast: "You are sending messages too fast. Please wait a moment.",
  paused: "The match is paused. All clocks are stopped.",
  resume: "Resume match",
};

/** A player has lost the connection in a match that does not count. */
export const absence = {
  asks: (name: string) => `${name} is still disconnected. Do you want to wait?`,
  waiting: (name: string) => `Waiting for ${name}.`,
  wait: "Wait",
  bot: "Let a bot play for now",
  endAlone: "No other player is here to agree, so the match ends at once.",
};

export const replaced = {
  title: "Your time ran out more than once, so a bot plays for you.",
  back: "Take over again",
};

export const pictureStatus = {
  lost: "The graphics card stopped drawing. The picture returns as soon as it can; the match goes on.",
  rebuilt: "Something went wrong with the picture, so it was set up again. The match is safe.",
  plain: "Your browser has no WebGL, so the table is drawn in a simpler way. Everything works.",
  plainAfter: "The picture failed, so the table is now drawn in a simpler way. Everything works.",
  words: "The picture cannot be drawn. You can play on: all your moves are listed at the side.",
  page: "Something went wrong on this page. The match is safe.",
  report: "Copy report",
  copied: "Report copied. It contains no names, secrets or hidden cards.",
  saved: "This page cannot copy, so the report was saved as a file. It contains no names, secrets or hidden cards.",
  understood: "OK",
};

export const recap = {
  title: "While you were away",
  more: (lines: number) => `${many(lines, "more event")} in the log.`,
  close: "Close",
};

export const replay = {
  title: "Replay",
  play: "Play",
  pause: "Pause",
  steps: { turnBack: "Previous turn", moveBack: "Previous move", moveOn: "Next move", turnOn: "Next turn" },
  /** With the key that does the same. */
  withKey: (label: string, key: string) => `${label} (${key})`,
  keys: { play: "Space", turnBack: "Shift + ←", moveBack: "←", moveOn: "→", turnOn: "Shift + →" },
  moment: "Position in the match",
  count: (at: number, last: number) => `Move ${number(at)} of ${number(last)}`,
  /** The round, where the game has rounds. */
  countIn: (round: string, at: number, last: number) => `${round} · move ${number(at)} of ${number(last)}`,
  taken: "Show what was taken back",
  speed: "Speed",
  speeds: (moves: number) => `${number(moves)} ${moves <= 1 ? "move" : "moves"}/s`,
  eyes: "Look through the eyes of a player",
  ownEyes: "Your view",
  eyesOf: (name: string) => `View of ${name}`,
  noEyes: "No hidden cards",
  link: "Copy a link to this moment",
  linkCopied: "Link copied. It opens the match at this moment.",
  embed: "Copy the code that shows this moment on another website",
  embedCopied: "Code copied. Paste it into the HTML of a page.",
  picture: "Copy a picture of this moment",
  pictureCopied: "Picture copied.",
  pictureSaved: "Your browser does not let this page copy pictures, so it was saved as a file.",
  pictureFailed: "The picture could not be made.",
  seek: "Show this moment",
  nothing: "This is a replay, so there are no moves to choose.",
};

/** While the match goes on. */
export const lookBack = {
  button: "Look back",
  title: "You are looking back. The match goes on.",
  live: "Back to live",
  called: "It is your turn!",
  calledLive: "Your turn: back to live",
  nothing: "You are looking back, so there are no moves to choose. Go back to live to play.",
  failed: "The earlier moves cannot be loaded right now. Please try again in a moment.",
};

/** What the core tells, and how it can end a match; a game may have its own sentences for these. */
export const core: Readonly<Record<string, Sentence>> = {
  "core.takenBack": (a: Args) => `${does(a, "take")} back the last ${Number(a.n ?? 1) > 1 ? many(a.n, "move") : "move"}.`,
  "core.late": (a: Args) => `${does(a, "run")} out of time and ${a.you === 1 ? "are" : "is"} out of the match.`,
  "core.hinted": (a: Args) => `${does(a, "ask")} for a hint.`,
  "core.absent.bot": (a: Args, people?: People) => `${does(a, "let")} a bot play for ${whom(personAt(Number(a.other), people))} for now.`,
  "core.absent.person": (a: Args, people?: People) => `${does(a, "wait")} for ${whom(personAt(Number(a.other), people))}.`,
  "core.unmoved": (a: Args) => `${does(a, "leave")} before a first move. The match no longer counts for ratings.`,
  "core.resigned": (a: Args) => `${does(a, "resign")}.`,
  "core.ended.agreed": "All players agreed to end the match.",
  "core.ended.abandoned": "The match was abandoned.",
  "core.missed": "What happened before you joined is not listed.",
};

// Why something did not happen: what went wrong, what is safe, what to do.

export const refusals: Readonly<Record<RefusalKey, string | ((args: RefusalArgs) => string)>> = {
  badOptions: "This table cannot be set up that way.",
  badRecord: "This match record is damaged or incomplete.",
  unknownGame: "This server does not have that game.",
  unknownRules: "This match was played with rules we do not know. A newer version of Quayside may know them.",
  malformed: "The server did not understand that. Please try again.",
  matchOver: "The match is over.",
  foreignSeat: "That seat belongs to another player.",
  notAsked: "It is not your turn.",
  staleAsk: "The table has changed. Please choose again.",
  badPledge: "This number does not match its fingerprint, or another seat has the same one. Nothing was changed.",
  notOpened: "Your browser did not open its number in time. The deal is void, and your seat is free. You may join again.",
  badPledges: "The server showed your browser fingerprints that do not fit together. It did not open your number, and left the table.",
  illegalMove: "You cannot do that right now.",
  rowPastReveal: "Something new was revealed. Please choose the rest again.",
  rowPastTurn: "Your turn ended before the last of these steps.",
  undoNothing: "You have nothing to undo.",
  undoReveal: "You cannot undo that: something was rolled, drawn or turned over.",
  notOver: "This match is still being played. You can get its record when it is over.",
  tooLong: "This match has reached the maximum number of moves. You can still end it.",
  undoTooMany: "This match has reached the maximum number of undos. You can play on or end it.",
  undoRated: "This match is rated: you cannot undo what was revealed or answered.",
  undoOthers: "You cannot undo that: another player has moved since.",
  proposalOpen: "There is already a request at this table. Please answer it first.",
  noProposal: "That request is no longer open.",
  tooFast: "You are sending messages too fast. Please wait a moment.",
  paused: "The match is paused. Any player can resume it.",
  notBegun: "The match has not started yet.",
  matchStopped: "We had to stop this match because of an error. It was not your fault.",
  notSaved: "The server cannot save moves right now, so play has stopped. Matches continue by themselves once it can.",
  unknownTable: "This table no longer exists. It was closed, or the server was restarted.",
  tableFull: "All seats at this table are taken.",
  takenElsewhere: "You opened this match in another window. Your seat is there now.",
  left: "You have left this table.",
  unknownGuest: "The server no longer knows you. Reload the page to continue as a new guest.",
  badCode: "This code is wrong, used, or more than five minutes old.",
  badPasskey: "This passkey was not accepted: it was removed, or you took more than five minutes. Please try again.",
  tooManyPasskeys: ({ most }) => `You have ${number(most)} passkeys, which is the most. Remove one first.`,
  tooOften: "Too many requests from your network. Please wait a few seconds.",
  diskFull: "The server’s disk is almost full, so no new tables can be opened. Running matches go on. Please tell the operator.",
  tooManyGuests:
    "Too many new guests came from your network today. Guests who have been here before can play on; new ones are welcome again tomorrow.",
  heldBack: ({ seconds }) => `Watchers see this match with a delay, so its record is not public yet. Try again in ${seconds} s.`,
  tooManyTables: ({ most }) =>
    `Your network already has ${many(most, "match", "matches")} running. Finish one, or give one up with the × in your list. An empty match stops counting after a few minutes.`,
  tooManyUnfinished: ({ most }) =>
    `Your network has ${many(most, "unfinished match", "unfinished matches")}. Finish some, or give them up with the × in your list.`,
  tooManyInDays: ({ most }) =>
    `You already play ${many(most, "match", "matches")} in days. Finish one, or give one up with the × in your list.`,
  ratedTable: "This table is rated, and you have not agreed to that yet.",
  openHandsTable: "You have not agreed to open hands at this table yet.",
  ratedPrivate: "A rated table is open to all players. A table for friends with a code is casual.",
  mustWait: ({ seconds }) =>
    `You left rated matches early. You can search for a rated match again in ${Math.ceil(Number(seconds) / 60)} min. You can play unrated matches now.`,
  closing: "The server is about to restart, so you cannot open new tables. Please try again in a minute.",
  badWebhook: "This is no address that can be posted to. It begins with https:// and is the one your chat service shows for a webhook.",
  noSuchLine: "This line is gone, or it is your own.",
  unknownWebhook: "This address is posted to no longer. Open the dialog again.",
  foreignOrigin: "This page is not allowed to use this server.",
  failed: "Something went wrong on the server. Please try again.",
  avoided: "You avoid this player. To add them, stop avoiding them first, under “My matches”.",
  tooManyContacts: "You have asked many players already. Remove someone from your list, or try again tomorrow.",
  tooEarly: "It opens at its time. Wait until then.",
  unknownGroup: "There is no such group, or it is not yours.",
  linkOver: "This link was used, is over, or was taken back.",
  tooManyArranged: "That is too many. End one first.",
  notHere: "This player is not here right now. Send them the code or the link instead.",
  tooManyInvites: "You have sent many invitations. Please wait a few minutes, or send the link instead.",
  dailyPlayed: "You have played this deal already.",
  dailySecret: "Others can still play this deal, so the match stays secret until its last day ends, at midnight UTC.",
  needsCode: "This table is private. To watch it, enter its code in the lobby.",
  noWatchers: "Nobody may watch this match while it is played.",
  viewClosed: "This player does not share their view.",
  viewRated: "In a rated match no player shares their view.",
  noHints: "Hints are off at this table.",
  undoDaily: "You cannot undo moves in this deal: each player plays it once, under the same conditions for everyone.",
  banned: ({ until, why }) =>
    `The operator has closed this server to you until ${timeOf("en", new Date(Number(until)))}. The reason: ${why}`,
  muted: ({ until, why }) => `You cannot chat until ${timeOf("en", new Date(Number(until)))}. The operator’s reason: ${why}`,
  nameTaken: "This name cannot be chosen here. Please choose another one.",
  unreachable: "The server does not answer. You can practise offline until it is back.",
};
