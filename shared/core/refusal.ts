/** Why something was not done. The client has a sentence for each key; the arguments fill it. */
export const REFUSALS = [
  "badOptions", // a table option or seat count the game does not have
  "badRecord", // unreadable, truncated or tampered with; args: line, why
  "unknownGame", // the record is of another game
  "unknownRules", // the record's rules version is newer than ours, or none
  "malformed", // the message or entry has not the agreed shape
  "matchOver", // nothing can be done any more
  "foreignSeat", // there is no such seat, or it is somebody else's
  "notAsked", // the seat owes no choice now
  "staleAsk", // the seat was asked anew since
  "illegalMove", // not in the list of legal moves; args: move
  "tooLong", // the match has had all the entries it may have; args: most
  "rowPastReveal", // a row went on after something hidden became known
  "rowPastTurn", // a row went on after the seat's own choices
  "undoNothing", // this seat has made no move yet, or all are taken back
  "undoReveal", // something hidden became known since
  "undoTooMany", // the match has had all the takebacks it may have; args: most
  "undoRated", // the match counts: nothing goes back by consent
  "undoOthers", // somebody else has moved since
  "proposalOpen", // something else is being asked of the table
  "noProposal", // nothing is asked any more
  "tooFast", // more was said than anybody can read
  "paused", // the match rests until somebody goes on
  "notOver", // only a finished match is published
  "notBegun", // the match waits for people
  "matchStopped", // the match cannot go on: its journal or the program failed
  "notSaved", // the journal or the database cannot be written
  "failed", // the program failed at this one thing; nothing was changed
  "unknownTable", // there is no such table, or none any more
  "tableFull", // nobody can sit down there
  "takenElsewhere", // another window of the same player took the seat
  "left", // one has left the table oneself
  "unknownGuest", // nobody has this token: erased, or of another harbour
  "badCode", // the code for another device is wrong, used or too old
  "tooOften", // more calls from one address than a person makes
  "mustWait", // rated matches were left; args: seconds
  "closing", // the server is about to end, and opens no new tables
  "tooManyTables", // the address has as many live matches as it may; args: most
  "tooManyUnfinished", // the address has as many unfinished matches as it may, live or not; args: most
  "foreignOrigin", // the call came from another web site's page
  "unreachable", // the server did not answer
] as const;
export type RefusalKey = (typeof REFUSALS)[number];
export type RefusalArgs = Readonly<Record<string, string | number>>;

/** The one error type for everything a caller did wrong. Whoever catches it has an unchanged state. */
export class Refusal extends Error {
  readonly key: RefusalKey;
  readonly args: RefusalArgs;

  constructor(key: RefusalKey, args: RefusalArgs = {}) {
    super(`${key} ${JSON.stringify(args)}`);
    this.name = "Refusal";
    this.key = key;
    this.args = args;
  }
}
