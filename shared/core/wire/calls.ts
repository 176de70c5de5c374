/** The calls over HTTP and their answers. Each is described once: from that follow its type, its check, and what the server publishes of it. */

import { type Checked, described, isDate, isHex, isLike, isList, isRecord, isText, isWhole, isWord, type Schema } from "../base/plain.ts";
import { cleanText, isShown } from "../base/player-text.ts";
import { Refusal } from "../base/refusal.ts";
import { BOT_LEVELS, type BotLevel, levelOfWord } from "../contract/bot-level.ts";
import type { OptionValue } from "../contract/game.ts";
import { LONGEST_NOTATION, LONGEST_ROW, SEATINGS, type Seating } from "../match/record.ts";
import { LIVE_SPEEDS } from "../match/speeds.ts";
import type { Appointment } from "./appointments.ts";
import { ARENA_MINUTES, type ArenaNews } from "./arenas.ts";
import { isCommonChoice } from "./common-table-options.ts";
import type { Dailies } from "./daily.ts";
import { type Device, isCredentialId, isNewPasskey, isPasskeyProof, LONGEST_DEVICE, type Passkey } from "./devices.ts";
import { type ChangedExercises, isExercise, MOST_EXERCISES_TOLD } from "./exercises.ts";
import { type Group, type GroupByLink, LONGEST_GROUP_NAME } from "./groups.ts";
import { type GuestCard, MATCH_RESULTS, type MatchPage, type MatchStatistics, type Profile } from "./guest.ts";
import type { PastFrame } from "./past-frame.ts";
import type { Acquaintance, Leaders, MetPerson } from "./people.ts";
import { LONGEST_PROGRAM_NAME, type OwnProgram } from "./programs.ts";
import type { PuzzleCounts } from "./puzzles.ts";
import { isSettingChanges, type SettingChange } from "./settings.ts";
import type { SharedDealNews } from "./shared-deals.ts";
import type { FoundTable, ListedPerson, TableTerms } from "./table-terms.ts";
import type { DayMatch, UnfinishedMatch } from "./unfinished-matches.ts";
import { LONGEST_WEBHOOK, SUBJECT_TYPES, type Webhooks, type WebhookTrial } from "./webhooks.ts";
import { isSaying, LONGEST_SAYING } from "./wire.ts";

/** Reasons for reporting a player to the server's operator. */
export const REPORTS = ["language", "cheating", "leaving", "other"] as const;

export const LONGEST_ERROR = 200;
/** How much of the way to an error is told. */
export const MOST_PLACES = 4;
/** The longest address that a push service may have for a browser. */
const LONGEST_ENDPOINT = 1_000;
export const LONGEST_NAME = 24;
/** The shortest beginning of a name that is looked for. */
export const LEAST_SOUGHT = 3;
/** How many days a link lasts that makes a contact: one for one use, and one for any number of them. */
export const CONTACT_LINK_DAYS = { once: 7, often: 1 } as const;
/** As many letters in each place as there are divisions, tinctures and charges (`arms.ts`). */
const ARMS = /^[a-h][a-g]{2}[a-l]$/;
/** The most names a client may draw for a new guest. */
export const MOST_DRAWN = 8;

/** Empty for a nameless guest; only spaces are refused. */
const isName = described<string>({ type: "string", maxLength: LONGEST_NAME }, (value) => value === "" || isShown(LONGEST_NAME)(value));
export const isOptions = described<Readonly<Record<string, OptionValue>>>(
  { type: "object", additionalProperties: { type: ["string", "number", "boolean"] } },
  (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((option) => typeof option !== "object"),
);
const isSought = described<string>(
  { type: "string", minLength: LEAST_SOUGHT, maxLength: LONGEST_NAME },
  (value) => isShown(LONGEST_NAME)(value) && cleanText(value as string, LONGEST_NAME).length >= LEAST_SOUGHT,
);
const isYesOrNo = isWord([true, false]);
/** The guest's secret token. Their known name then replaces `name`. */
const guest = { guest: isHex(16) };
const newcomer = { name: isName, ...guest };
const game = { game: isText(40) };
const wishes = { options: isOptions, seats: isWhole(1, 10), seating: isWord(SEATINGS), speed: isWord(LIVE_SPEEDS) };
const wish = { ...newcomer, ...wishes };
/** Older clients have other words for some levels. */
const bots = { bots: described<BotLevel>({ enum: BOT_LEVELS }, (value) => levelOfWord(value) !== undefined) };
const rated = { rated: isYesOrNo };
const openHands = { openHands: isYesOrNo };
const match = { match: isText(40) };
const code = { code: isText(12) };
const token = { token: isHex(16) };
const frame = isWhole(0, 1e9);
const seat = isWhole(0, 9);
const person = { person: isHex(8) };
/** What the device is called in the guest's list. */
const device = { device: isShown(LONGEST_DEVICE) };
const group = { group: isHex(8) };
const place = { ...guest, ...match, seat };
const program = { ...guest, program: isHex(8) };
const subject = { ...guest, subject: isRecord({ type: isWord(SUBJECT_TYPES), key: isText(40) }) };
const webhook = { ...guest, webhook: isHex(8) };
const endpoint = { ...guest, endpoint: isText(LONGEST_ENDPOINT) };

type Fields = Parameters<typeof isRecord>[0];
/* @__NO_SIDE_EFFECTS__ */
function call<M extends Fields, O extends Fields = Readonly<Record<never, never>>>(description: string, must: M, maybe?: O) {
  const check = isRecord<M, O>(must, maybe);
  return described<Checked<typeof check>>({ description, ...check.schema }, check);
}

/** The calls of a client: POST /api/<name> with such a body, answered with a CallAnswer. `or` and `maybe` are left out where nothing is wished. */
const CALLS = {
  play: call("A table with bots of a level on all other seats.", game, { ...wish, ...bots }),
  quick: call("A place in the queue for a quick match. A rated one has no bots and changes ratings.", game, { ...wish, ...rated }),
  table: call(
    "A new table that others join by its code; an open one is also listed in the lobby. Only an open one may be rated, and none in days; a rated one has no hints and no open hands.",
    game,
    { ...wish, ...bots, ...isCommonChoice, open: isYesOrNo },
  ),
  join: call(
    "A seat at a table. Without `rated`, which says that the player knows, there is none at a rated table; nor without `openHands` where all see every hand.",
    code,
    { ...newcomer, ...rated, ...openHands },
  ),
  look: call("A table by its code, without taking a seat.", code),
  watch: call(
    "A watcher's place. A private table needs its code; the guest is whose name the players are shown. `eyes`: the seat of a player who shares their view, whose view it is.",
    match,
    { ...code, ...guest, eyes: seat },
  ),
  record: call(
    "A finished match as text, deal and all. Where watchers see it late, so do all but its players, who have a token. One of a deal that others still play: to a guest who has finished the same deal by the same link.",
    match,
    { ...token, ...guest },
  ),
  matchArms: call(
    "The coats of arms that the players of a finished match wear now, by seat; empty for bots and the nameless. Of a deal that others still play: as its record.",
    match,
    guest,
  ),
  frames: call(
    "What a seat has seen, or without a token a watcher, from one frame to another; a long stretch needs several calls. Of a finished match, or of a player who shares their view, the seat number is enough. Watchers of a private table need its code.",
    { ...match, from: frame, to: frame },
    { ...token, seat, ...code },
  ),
  stream: call(
    "What a stream shows next. With `match`, that match while it runs, then the next one of the same people, whose key an answer has named; otherwise the best match now, of a game or of all. Only what all may watch.",
    {},
    { ...game, ...match, key: isHex(16) },
  ),
  sit: call("Back to one's seat, proved by its token, or else by the guest's.", match, { ...token, ...guest }),
  matches: call("A guest's unfinished matches, except those in days.", guest),
  dayMatches: call("The matches in days, those where the guest is asked first.", guest),
  giveUp: call("Resigns a match in days without joining it.", { ...guest, ...match }),
  lobby: call("A place in the lobby, which tells what is to be joined and watched.", {}),
  arrive: call(
    "The guest with this token, or a new one with this name. With `or` the name was drawn: of all drawn ones the first unused is taken.",
    { name: isName },
    { ...guest, or: isList(isShown(LONGEST_NAME), 1, MOST_DRAWN), ...device },
  ),
  rename: call("Another name for the guest.", { ...guest, name: isName }),
  wearArms: call("The guest's coat of arms. Without one it follows from the name.", guest, { arms: isLike(ARMS) }),
  profile: call("The guest's ratings and newest matches.", guest),
  history: call("Some of the guest's finished matches. `lost`: all but the first place; `until` is excluded.", guest, {
    ...game,
    ...rated,
    result: isWord(MATCH_RESULTS),
    /** Part of another player's name. */
    player: isText(LONGEST_NAME),
    from: isDate,
    until: isDate,
    /** Only what comes after this match in the list. */
    after: isRecord({ ...match, at: isDate }),
  }),
  statistics: call("The newest of them in figures.", guest),
  code: call("A code of eight characters that signs in another device, once, within five minutes.", guest),
  redeem: call("Signs this device in with such a code.", code, device),
  devices: call("The devices that are signed in as the guest, and the guest's passkeys.", guest),
  signOut: call("Signs out one of them at once.", { ...guest, device: isHex(8) }),
  signOutOthers: call("Signs out all devices but this one at once. Passkeys stay.", guest),
  passkeyToMake: call("What a browser makes a passkey from: for this guest, once, within five minutes.", guest),
  makePasskey: call("Keeps a new passkey of the guest's.", { ...guest, passkey: isNewPasskey }, device),
  passkeyToUse: call(
    "What a passkey has to sign to sign this device in: once, within five minutes. The guest is the one of this device until then.",
    guest,
  ),
  usePasskey: call("Signs this device in as the guest whose passkey has signed that.", { ...guest, proof: isPasskeyProof }, device),
  removePasskey: call("A passkey of the guest's signs nobody in any more.", { ...guest, passkey: isCredentialId }),
  kept: call("All stored data about a guest.", guest),
  erase: call("Erases the guest.", guest),
  block: call("Whether to avoid the player of a seat in one of the guest's matches from now on.", { ...place, on: isYesOrNo }),
  report: call("A report to the operator, with the match and its chat.", { ...place, why: isWord(REPORTS) }, { text: isSaying }),
  reportWatcher: call(
    "A report to the operator about a line that a watcher has said to the others, by its number, with what they all have said.",
    { ...guest, ...match, line: isWhole(1, Number.MAX_SAFE_INTEGER), why: isWord(REPORTS) },
    { text: isSaying },
  ),
  met: call("Players of the last matches whom the guest has not asked yet.", guest),
  know: call("Asks to know the player of a seat in one of the guest's matches.", place),
  acquaintance: call("Whether the guest and the player of a seat in one of the guest's matches know each other, or one has asked.", place),
  answerRequest: call("Whether to know a guest who has asked.", { ...guest, ...person, yes: isYesOrNo }),
  forget: call("Two guests no longer know each other.", { ...guest, ...person }),
  invite: call("Invites a known guest to a table that waits, where the caller sits.", { ...guest, ...person, ...match }),
  decline: call('Says "not now" to an invitation.', { ...guest, ...match }),
  showAway: call("Whether the guest is shown as away, wherever they are.", { ...guest, on: isYesOrNo }),
  appoint: call(
    "A table with a time: whoever has its code can say that they come, and sit down from then on.",
    { ...guest, ...game, at: isDate },
    {
      ...wishes,
      ...bots,
      hints: isYesOrNo,
      ...openHands,
      watchers: isYesOrNo,
    },
  ),
  appointment: call("An appointed table by its code.", code, guest),
  comeTo: call("Whether the guest comes to an appointed table.", { ...guest, ...code, yes: isYesOrNo }),
  inviteTo: call("Invites a known guest to an appointed table to which the caller comes: on the page, or by push who is not here.", {
    ...guest,
    ...person,
    ...code,
  }),
  takeSeat: call(
    "A seat at an appointed table, from its time on. The first to ask opens it. `openHands` says, as in `join`, that the player knows.",
    { ...guest, ...code },
    openHands,
  ),
  contactLink: call(
    "The guest's link that makes whoever uses it their contact, and whether they may be found by name. With `once`, a new link in place of the one before: for one use within a week, or for a day.",
    guest,
    { once: isYesOrNo },
  ),
  endContactLink: call("Takes that link back.", guest),
  byContactLink: call("Whose link it is.", code, guest),
  useContactLink: call("Two guests know each other from now on, because one has the other's link.", { ...guest, ...code }),
  findable: call("Whether the guest may be found by name.", { ...guest, on: isYesOrNo }),
  publish: call(
    "Whether the guest's rated matches are published without names, each once all its players agree. With `on`, a new answer.",
    guest,
    { on: isYesOrNo },
  ),
  findPeople: call("Guests who allow it and whose names begin so.", { ...guest, name: isSought }),
  askPerson: call("Asks to know a guest who may be found by name.", { ...guest, ...person }),
  groups: call("The guest's standing groups, and how their matches among each other ended.", guest),
  foundGroup: call("A new group, with a link that lets others in.", { ...guest, name: isShown(LONGEST_GROUP_NAME) }),
  group: call("A group by its code, for one who may join.", code, guest),
  joinGroup: call("Joins a group.", { ...guest, ...code }),
  leaveGroup: call(
    "Leaves a group, or removes another member, whose link is void from then on: only the longest member may.",
    { ...guest, ...group },
    person,
  ),
  inviteGroup: call("Invites all members of a group to a table that waits, where the caller sits; by push who is not here.", {
    ...guest,
    ...group,
    ...match,
  }),
  leaders: call(
    "The best of a game, and where the guest stands; with `ladder` among programs and who plays with them.",
    { ...game, ...rated },
    {
      ...guest,
      ladder: isYesOrNo,
    },
  ),
  callMe: call(
    "The games for which the guest is called by push when a player waits, and until when: at most once an hour. With a game and an end, one more; an end that is past takes it back.",
    guest,
    { ...game, until: isDate },
  ),
  pushKey: call("What a browser needs to be told of moves by its push service; empty if this server sends nothing.", {}),
  subscribe: call("Makes the push service tell this browser of the guest's moves in matches in days.", {
    ...endpoint,
    p256dh: isText(100),
    auth: isText(40),
  }),
  unsubscribe: call("Ends that.", endpoint),
  webhooks: call(
    "Where it is posted whose move it is at a table, an appointed table or the tables of a group: hosts, never whole addresses.",
    subject,
  ),
  addWebhook: call("Has that posted to an address of Discord, of Slack, or of a service that takes Slack's form, in a language.", {
    ...subject,
    address: isText(LONGEST_WEBHOOK),
    language: isText(10),
  }),
  tryWebhook: call("Posts a line to such an address of the guest's now, and says what it answers.", webhook),
  removeWebhook: call("Ends one of the guest's.", webhook),
  daily: call("The guest's seat at today's deal of a game: new, or the one taken before.", { ...guest, ...game }),
  dailies: call("Today's deals, how the guest did, and the arenas that they can go to.", guest),
  shareDeal: call(
    "A link by which others play a deal: that of the guest's finished match against bots, or a new one of a game. `rotates`: each who comes plays in the next seat.",
    { ...guest, rotates: isYesOrNo },
    { ...match, ...game, options: isOptions, seats: isWhole(1, 10), ...bots },
  ),
  sharedDeal: call("A deal by the code in its link, and how those who have played it did, once the guest has.", code, guest),
  playDeal: call("The guest's seat at a deal by a link: new, or the one taken before.", { ...guest, ...code }),
  openArena: call(
    "A new arena, now or at a time: for some minutes all who come play the same deals of a game one after another, each alone with bots. `listed`: shown in the lobby.",
    { ...guest, ...game, minutes: isWord(ARENA_MINUTES), listed: isYesOrNo },
    { at: isDate, options: isOptions, seats: isWhole(1, 10), ...bots },
  ),
  arena: call("An arena by its code: its time, how all stand, and the guest's matches there.", code, guest),
  playArena: call("The guest's seat at their next deal of an arena, or at the one that they are playing.", { ...guest, ...code }),
  puzzles: call("How many solve each puzzle of a game.", { ...guest, ...game }),
  tryPuzzle: call("The guest's first attempt at a puzzle: its moves, or none if they asked for the solution. Later ones change nothing.", {
    ...guest,
    ...game,
    puzzle: isText(20),
    moves: isList(isText(LONGEST_NOTATION), 0, LONGEST_ROW),
  }),
  exercises: call(
    "Merges exercises from the guest's own matches with those the server keeps; answered with what has changed since a count of changes, part by part.",
    { ...guest, since: isWhole(0, 1e9), told: isList(isExercise, 0, MOST_EXERCISES_TOLD) },
  ),
  settings: call("Merges changes of settings with those the server keeps for the guest; answered with all of them.", {
    ...guest,
    changes: isSettingChanges,
  }),
  programs: call("The guest's programs: bot accounts, which play over a socket of their own.", guest),
  makeProgram: call("A new program of the guest's. The name is shown with BOT before it. Its token is told this once.", {
    ...guest,
    name: isShown(LONGEST_PROGRAM_NAME),
  }),
  renewProgram: call("Another token for a program of the guest's. The old one is void at once.", program),
  eraseProgram: call("Erases a program of the guest's, as a guest is erased.", program),
  pageError: call(
    "Something has gone wrong in a page, for the operator: by whom it is not said. Places are innermost first; the frame is the one that the table showed.",
    {
      /** Of the client. */
      build: isLike(/^[\w.-]{1,40}$/),
      message: isShown(LONGEST_ERROR),
      places: isList(isLike(/^[\w.-]{1,60}(:\d{1,7}){2}$/), 0, MOST_PLACES),
    },
    { ...game, ...match, frame },
  ),
};

export type Calls = { readonly [N in keyof typeof CALLS]: Checked<(typeof CALLS)[N]> };
export type PageError = Calls["pageError"];
/** Which of a guest's finished matches are asked for; all if nothing is given. */
export type MatchFilter = Omit<Calls["history"], "guest">;
export type CallName = keyof Calls;
/** The answers that are not a ticket. */
interface Answers {
  lobby: { readonly reservation: Reservation };
  quick: { readonly reservation: Reservation; readonly seats: number };
  look: FoundTable;
  record: { readonly record: string };
  frames: { readonly frames: readonly PastFrame[] };
  arrive: GuestCard;
  rename: { readonly name: string };
  wearArms: Readonly<Record<never, never>>;
  stream: { readonly next?: StreamedMatch };
  matchArms: { readonly arms: readonly string[] };
  profile: Profile;
  history: MatchPage;
  statistics: MatchStatistics;
  code: { readonly code: string };
  redeem: GuestCard;
  devices: { readonly devices: readonly Device[]; readonly passkeys: readonly Passkey[] };
  signOut: Readonly<Record<never, never>>;
  signOutOthers: Readonly<Record<never, never>>;
  passkeyToMake: { readonly options: PublicKeyCredentialCreationOptionsJSON };
  makePasskey: Readonly<Record<never, never>>;
  passkeyToUse: { readonly options: PublicKeyCredentialRequestOptionsJSON };
  usePasskey: GuestCard;
  removePasskey: Readonly<Record<never, never>>;
  kept: { readonly kept: Readonly<Record<string, unknown>> };
  erase: Readonly<Record<never, never>>;
  block: Readonly<Record<never, never>>;
  matches: { readonly matches: readonly UnfinishedMatch[] };
  dayMatches: { readonly matches: readonly DayMatch[] };
  giveUp: Readonly<Record<never, never>>;
  report: Readonly<Record<never, never>>;
  reportWatcher: Readonly<Record<never, never>>;
  met: { readonly met: readonly MetPerson[] };
  know: { readonly acquaintance: Acquaintance };
  acquaintance: { readonly acquaintance: Acquaintance };
  answerRequest: Readonly<Record<never, never>>;
  forget: Readonly<Record<never, never>>;
  invite: Readonly<Record<never, never>>;
  decline: Readonly<Record<never, never>>;
  showAway: Readonly<Record<never, never>>;
  appoint: Appointment;
  appointment: Appointment;
  comeTo: Readonly<Record<never, never>>;
  inviteTo: Readonly<Record<never, never>>;
  contactLink: {
    readonly link: { readonly code: string; readonly until: number; readonly once: boolean } | null;
    readonly findable: boolean;
  };
  endContactLink: Readonly<Record<never, never>>;
  byContactLink: { readonly name: string };
  useContactLink: Readonly<Record<never, never>>;
  findable: Readonly<Record<never, never>>;
  publish: { readonly on: boolean };
  findPeople: { readonly people: readonly { readonly id: string; readonly name: string }[] };
  askPerson: { readonly acquaintance: Acquaintance };
  groups: { readonly groups: readonly Group[] };
  foundGroup: Readonly<Record<never, never>>;
  group: GroupByLink;
  joinGroup: Readonly<Record<never, never>>;
  leaveGroup: Readonly<Record<never, never>>;
  inviteGroup: Readonly<Record<never, never>>;
  leaders: Leaders;
  callMe: { readonly wishes: readonly { readonly game: string; readonly until: number }[] };
  /** Empty if this server sends nothing. */
  pushKey: { readonly key: string };
  subscribe: Readonly<Record<never, never>>;
  unsubscribe: Readonly<Record<never, never>>;
  webhooks: Webhooks;
  addWebhook: Readonly<Record<never, never>>;
  tryWebhook: WebhookTrial;
  removeWebhook: Readonly<Record<never, never>>;
  dailies: Dailies;
  shareDeal: SharedDealNews;
  sharedDeal: SharedDealNews;
  openArena: ArenaNews;
  arena: ArenaNews;
  puzzles: PuzzleCounts;
  tryPuzzle: Readonly<Record<never, never>>;
  exercises: ChangedExercises;
  settings: { readonly settings: readonly SettingChange[] };
  programs: { readonly programs: readonly OwnProgram[] };
  makeProgram: GuestCard;
  renewProgram: { readonly token: string };
  eraseProgram: Readonly<Record<never, never>>;
  pageError: Readonly<Record<never, never>>;
}
export type CallAnswer<N extends CallName> = N extends keyof Answers ? Answers[N] : Ticket;

export function readCall<N extends CallName>(name: N, body: unknown): Calls[N] {
  if (!CALLS[name](body)) throw new Refusal("malformed");
  const call = body as Calls[N] & {
    readonly name?: string;
    readonly or?: readonly string[];
    readonly text?: string;
    readonly player?: string;
    readonly device?: string;
    readonly bots?: string;
  };
  return {
    ...call,
    ...(call.name !== undefined && { name: cleanText(call.name, LONGEST_NAME) }),
    ...(call.or !== undefined && { or: call.or.map((one) => cleanText(one, LONGEST_NAME)) }),
    ...(call.bots !== undefined && { bots: levelOfWord(call.bots) }),
    ...(call.player !== undefined && { player: cleanText(call.player, LONGEST_NAME) }),
    ...(call.text !== undefined && { text: cleanText(call.text, LONGEST_SAYING) }),
    ...(call.device !== undefined && { device: cleanText(call.device, LONGEST_DEVICE) }),
  };
}
/** By name, for programs and people. */
export const callSchemas = (): readonly (readonly [string, Schema])[] =>
  Object.entries(CALLS).map(([name, { schema = {} }]) => [name, schema]);
export const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name);

/** Lets one connection join one room, once, within seconds. */
export interface Reservation {
  readonly name: string;
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

/** A match that a stream shows. */
export interface StreamedMatch {
  readonly match: string;
  readonly game: string;
  readonly people: readonly ListedPerson[];
  /** Names its people, for the match after it; empty where none of them is known. */
  readonly key: string;
}

/** A seat at a table, or a watcher's place. */
export interface Ticket {
  readonly reservation: Reservation;
  readonly match: string;
  readonly game: string;
  /** How many seats the table has. */
  readonly seats: number;
  /** The reader's, or WATCHER. Until a table that draws its seats begins, the place in the order of joining. */
  readonly seat: number;
  readonly seating: Seating;
  /** Whether the match has begun. */
  readonly begun: boolean;
  /** The player's share was pledged already, here or in another browser, or is the server's own. */
  readonly pledged: boolean;
  /** Opens the seat: 128 bits as hex, a secret. Empty for a watcher. */
  readonly token: string;
  /** Six letters to join a private table, or to watch it; empty for other tables. */
  readonly code: string;
  /** How many messages the server takes of one connection within a second; it closes one that sends more. */
  readonly messagesPerSecond: number;
  /** SHA-256 of the server's secret, known to the client before it pledges its share. */
  readonly commitment: string;
  /** How many deals of the table were void; left out for none. */
  readonly voids?: number;
  /** True if only bots sit on the other seats: nobody else pledges, so the share may be opened at once. */
  readonly alone?: true;
  /** Whether the match changes ratings; then no bot sits down. */
  readonly rated: boolean;
  readonly terms: TableTerms;
  /** Players may ask for hints, which all at the table are told. Left out where only those alone with bots may. */
  readonly hints?: true;
  /** The deal of the day: played once, without takebacks, and unknown to others until the day is over. */
  readonly daily?: true;
  /** The code of the link by which this deal is played: once, without takebacks, and unknown to those who still play it. */
  readonly sharedDeal?: string;
  /** This watcher can talk to the others: they have a name here, and no seat. */
  readonly talks?: true;
  /** The seat with whose eyes a watcher sees; left out for their own. */
  readonly eyes?: number;
  /** The watchers' delay in milliseconds; left out without one. */
  readonly late?: number;
  /** Milliseconds until a watcher has something to see; left out if there is something now. */
  readonly wait?: number;
  /** The table plays in days: it may be left without giving up the seat. Left out for others. */
  readonly inDays?: true;
}
