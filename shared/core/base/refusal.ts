/** Why a request was refused. The client has a sentence for each key, which the arguments fill. */
export const REFUSALS = [
  "badOptions", // the game does not have this option or seat count
  "badRecord", // unreadable, truncated or tampered with; args: line, why
  "unknownGame", // the record is of another game
  "unknownRules", // the record's rules version is newer than ours, or none
  "malformed", // the message or entry has another shape than agreed
  "matchOver", // the match has ended
  "foreignSeat", // there is no such seat, or it is another player's
  "notAsked", // the seat is not asked now
  "staleAsk", // the seat has been asked again since
  "badPledge", // the share is not the pledged one, or another seat has the same pledge
  "notOpened", // this player's share was not opened in time: the deal is void, the seat free
  "badPledges", // the server has shown this page pledges that do not fit together, so its share was not opened
  "illegalMove", // not in the list of legal moves; args: move
  "tooLong", // the match has reached its limit of entries; args: most
  "rowPastReveal", // a row went on after a reveal
  "rowPastTurn", // a row went on after the seat's own choices
  "undoNothing", // this seat has no move in force
  "undoReveal", // something hidden was revealed since
  "undoTooMany", // the match has reached its limit of takebacks; args: most
  "undoRated", // no takebacks by consent in a rated match
  "undoOthers", // another player has moved since
  "proposalOpen", // another proposal is open
  "noProposal", // the proposal is no longer open
  "tooFast", // too many chat lines
  "paused", // the match is paused
  "notOver", // only a finished match is published
  "notBegun", // the match has not begun
  "matchStopped", // the match cannot go on: its journal or the program failed
  "notSaved", // the journal or the database cannot be written
  "failed", // an unexpected error; nothing was changed
  "unknownTable", // there is no such table, or it is closed
  "tableFull", // no free seat
  "takenElsewhere", // another window of the same player took the seat
  "left", // the player has left the table
  "unknownGuest", // unknown token: the guest was erased, or belongs to another server
  "badCode", // the code for another device is wrong, used or too old
  "badPasskey", // the passkey is unknown or was removed, or its answer is not to the question this device was asked
  "tooManyPasskeys", // the guest has reached the limit of passkeys; args: most
  "tooOften", // more calls from one address than a person makes
  "ratedTable", // the player has to be asked first
  "openHandsTable", // all hands are open there, and the player has to be asked first
  "ratedPrivate", // a rated table is open to all
  "mustWait", // rated matches were left; args: seconds
  "closing", // the server is about to close and opens no new tables
  "diskFull", // the server has little disk space left and opens no new tables
  "tooManyGuests", // too many new guests from one address today
  "heldBack", // watchers see the match later, and its record and hands appear then; args: seconds
  "tooManyTables", // the address has reached its limit of live matches; args: most
  "tooManyUnfinished", // the address has reached its limit of unfinished matches, live or not; args: most
  "tooManyInDays", // the guest has reached the limit of matches in days; args: most
  "linkOver", // no appointed table, and no contact, by this code: it is used, over or taken back, or one of the two avoids the other
  "tooEarly", // an appointed table or an arena is opened at its time
  "tooManyArranged", // appointed tables or groups of the guest, or those who come or belong to one
  "unknownGroup", // there is no such group, or the guest is no member who may do that
  "badWebhook", // the address is none of a chat service: not https, or not public
  "noSuchLine", // what a watcher said is gone, or is the guest's own
  "unknownWebhook", // it was removed, or is another guest's
  "foreignOrigin", // the call came from another web site's page
  "avoided", // the caller avoids this guest
  "tooManyContacts", // the guest has asked too many others, or has too many on the list
  "notHere", // the guest is not at the quay
  "tooManyInvites", // the guest has invited too often
  "dailyPlayed", // the guest has played this deal of the day
  "dailySecret", // a match of today's deal is shown to its player alone
  "needsCode", // a private table is watched by those alone who know its code
  "noWatchers", // the player who opened the table allows none
  "viewClosed", // watchers do not see with this player's eyes, or no longer
  "viewRated", // no shared views in a rated match
  "noHints", // hints are off against people at this table, and in what counts
  "undoDaily", // no takebacks and no agreed end in the deal of the day
  "banned", // by the operator, for a time; args: until, why
  "muted", // the same of chat
  "nameTaken", // the operator has taken this name from the guest, or it is marked as a program's
  "unreachable", // the server did not answer
] as const;
export type RefusalKey = (typeof REFUSALS)[number];
export type RefusalArgs = Readonly<Record<string, string | number>>;

/** The one error type for all mistakes of a caller. It leaves the state unchanged. */
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
