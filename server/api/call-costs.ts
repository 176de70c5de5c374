/** What a call costs of the calls that an address has. */
import type { CallName } from "../../shared/core/wire/calls.ts";

/** Calls that create rooms or rows, replay a record or read much data of a guest cost more than a lookup. */
const CALL_COSTS: Partial<Readonly<Record<CallName, number>>> = {
  arrive: 5,
  join: 5,
  look: 5,
  play: 5,
  quick: 5,
  table: 5,
  record: 10,
  frames: 10,
  history: 3,
  dayMatches: 2,
  statistics: 10,
  kept: 10,
  erase: 10,
  redeem: 20,
  signOutOthers: 10,
  know: 5,
  invite: 5,
  met: 3,
  leaders: 3,
  callMe: 3,
  appoint: 10,
  appointment: 5,
  comeTo: 5,
  contactLink: 3,
  byContactLink: 5,
  useContactLink: 5,
  findPeople: 20,
  askPerson: 5,
  groups: 20,
  foundGroup: 10,
  group: 5,
  joinGroup: 5,
  inviteGroup: 10,
  takeSeat: 5,
  subscribe: 5,
  daily: 5,
  dailies: 3,
  puzzles: 3,
  tryPuzzle: 10,
  exercises: 5,
  settings: 3,
  makeProgram: 20,
  renewProgram: 10,
  eraseProgram: 10,
  pageError: 60,
};

const BY_CODE: ReadonlySet<CallName> = new Set([
  "join",
  "look",
  "appointment",
  "comeTo",
  "takeSeat",
  "group",
  "joinGroup",
  "byContactLink",
  "useContactLink",
]);

/** Given back when the call is answered: only wrong codes are dear, so that they cannot be tried one by one. */
export const refundOfCall = (call: CallName): number => (BY_CODE.has(call) ? 4 : 0);
export const costOfCall = (call: CallName): number => CALL_COSTS[call] ?? 1;
