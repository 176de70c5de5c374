/**
 * How much one address, connection or guest may take, on one page. `ServeOptions` can change those of `Limits`. HOSTING.md prints the page, and
 * a test compares the two. Addresses are counted so that a school or an office can play behind one.
 */
export const LIMITS = {
  /** HTTP requests and socket upgrades of one address in 30 seconds (`ADDRESS_MAX_REQUESTS`) */
  maxRequests: 3_000,
  /** open sockets of one address; a player at a table has two (`ADDRESS_MAX_SOCKETS`) */
  maxSockets: 256,
  /** API calls of one address in 30 seconds; dear ones count several times */
  maxCalls: 600,
  /** entries of records replayed for one address in 30 seconds; a long match has several hundred */
  maxReplayedEntries: 30_000,
  /** live tables of one address: in memory and not over */
  maxTables: 5,
  /** tables of one address that can be returned to, in memory or not */
  maxUnfinishedTables: 100,
  /** tables of one address in the lobby's list */
  maxListedTables: 2,
  /** new guests of one address in a day (`ADDRESS_MAX_GUESTS`) */
  maxGuests: 500,
  /** wrong admin tokens of one address in 30 seconds */
  maxWrongTokens: 5,
  /** messages of one connection in a second; one that sends more is closed */
  maxMessagesPerSecond: 10,
  /** unread bytes of one connection, far more than any table's state; one that lags further behind is closed */
  maxBufferedBytes: 1_048_576,
  /** milliseconds that one HTTP request may take to arrive */
  requestTimeout: 20_000,
  /** past frames in one answer */
  maxFrames: 300,
  /** matches in days of one guest */
  maxDayMatches: 20,
  /** devices that are signed in as one guest; of more, the one not seen for longest is signed out */
  maxDevices: 20,
  /** passkeys of one guest */
  maxPasskeys: 10,
  /** browsers of one guest that are sent "your move"; of more, the oldest is dropped */
  maxSubscriptions: 5,
  /** addresses of chat services that one guest has lines posted to */
  maxWebhooks: 10,
  /** addresses to which one table, or the tables of one group, are posted */
  maxWebhooksOfSubject: 3,
  /** tries of such addresses in a minute: of one guest */
  maxWebhookTrials: 6,
  /** the same to one host, of all guests */
  maxWebhookTrialsToHost: 30,
  /** milliseconds between two lines about one table */
  webhookInterval: 30_000,
  /** milliseconds between two calls of one guest when players wait */
  callInterval: 3_600_000,
  /** milliseconds that a guest may ask to be called for */
  maxCallTime: 86_400_000,
  /** guests that are called when one player waits */
  maxCalled: 100,
  /** appointed tables that one guest has made */
  maxAppointments: 10,
  /** appointed tables that one guest says they come to */
  maxComings: 20,
  /** guests who say that they come to one appointed table */
  maxComers: 20,
  /** deals by a link of one guest that can still be played */
  maxSharedDeals: 20,
  /** guests who play one deal by its link */
  maxDealPlayers: 50,
  /** arenas of one guest that are not over */
  maxArenas: 5,
  /** arenas that the lobby lists beside the guest's own */
  maxListedArenas: 6,
  /** standing groups of one guest */
  maxGroups: 10,
  /** members of a standing group */
  maxMembers: 12,
  /** guests who may be found by name, those who were here last, among whom a search looks */
  maxFindable: 2_000,
  /** guests in the answer to such a search */
  maxFound: 8,
  /** guests that one guest knows or has asked to know */
  maxContacts: 200,
  /** unanswered requests of one guest in a day */
  maxContactRequests: 20,
  /** invitations of one guest in 10 minutes */
  maxInvitations: 15,
  /** invitations of one guest to the same guest in 10 minutes */
  maxInvitationsToGuest: 3,
  /** complaints of one guest in an hour */
  maxComplaintsPerHour: 10,
  /** complaints of one guest in a day */
  maxComplaintsPerDay: 20,
  /** chat lines of one seat in 10 seconds */
  maxChatLines: 6,
  /** chat lines of all watchers of a match in 10 seconds */
  maxWatchersLines: 15,
  /** programs of one guest */
  maxPrograms: 5,
  /** open programs' sockets of one address */
  maxProgramSockets: 16,
  /** messages of one program in a second; more are refused, and ten times as many close its socket */
  maxProgramMessages: 20,
  /** matches that one program plays at the same time */
  maxProgramMatches: 8,
  /** milliseconds that a program may take to say who it is */
  programHelloTime: 10_000,
  /** milliseconds that a program may stay without a match and without waiting for one */
  programIdleTime: 1_800_000,
  /** milliseconds that a program may think about one choice where the table has no clock; then it has left the table */
  programThinkingTime: 300_000,
};

export type Limits = Readonly<
  Pick<
    typeof LIMITS,
    | "maxBufferedBytes"
    | "maxCalls"
    | "maxDayMatches"
    | "maxFrames"
    | "maxGuests"
    | "maxPrograms"
    | "maxProgramMatches"
    | "maxProgramMessages"
    | "maxProgramSockets"
    | "maxMessagesPerSecond"
    | "maxReplayedEntries"
    | "maxRequests"
    | "maxSockets"
    | "maxTables"
    | "maxUnfinishedTables"
    | "programHelloTime"
    | "programIdleTime"
    | "programThinkingTime"
    | "requestTimeout"
  >
>;
