/** Why something did not happen: what went wrong, what is safe, what to do. */
import type { RefusalArgs, RefusalKey } from "../../../shared/core/refusal.ts";
import { many } from "./grammar.ts";

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
  illegalMove: "You cannot do that right now.",
  rowPastReveal: "Something new was revealed. Please choose the rest again.",
  rowPastTurn: "Your turn ended before the last of these steps.",
  undoNothing: "You have nothing to undo.",
  undoReveal: "You cannot undo that: something hidden was revealed.",
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
  notSaved: "The server cannot save moves right now, so play has stopped. Please try again in a few minutes.",
  unknownTable: "This table no longer exists. It was closed, or the server was restarted.",
  tableFull: "All seats at this table are taken.",
  takenElsewhere: "You opened this match in another window. Your seat is there now.",
  left: "You have left this table.",
  unknownGuest: "The server no longer knows you. Reload the page to continue as a new guest.",
  badCode: "This code is wrong, used, or more than five minutes old.",
  tooOften: "Too many requests from your network. Please wait a few seconds.",
  tooManyTables: ({ most }) =>
    `Your network already has ${many(most, "match", "matches")} running. Finish one, or give one up with the × in your list. An empty match stops counting after a few minutes.`,
  tooManyUnfinished: ({ most }) =>
    `Your network has ${many(most, "unfinished match", "unfinished matches")}. Finish some, or give them up with the × in your list.`,
  mustWait: ({ seconds }) =>
    `You left rated matches early. You can search for a rated match again in ${Math.ceil(Number(seconds) / 60)} min. You can play unrated matches now.`,
  closing: "The server is about to restart, so you cannot open new tables. Please try again in a minute.",
  foreignOrigin: "This page is not allowed to use this server.",
  failed: "Something went wrong on the server. Please try again.",
  unreachable: "The server does not answer. You can practise offline until it is back.",
};
