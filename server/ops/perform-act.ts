/** Carries out what the operator does, and adds it to the log. */
import { randomInt } from "node:crypto";
import { cleanText } from "../../shared/core/base/player-text.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { hasProgramMark, PROGRAM_MARK } from "../../shared/core/wire/programs.ts";
import { time } from "../base/time.ts";
import { typedAddressDigest } from "../http/caller-address.ts";
import { type FinderContext, findTable, liveTable } from "../matchmaking/find-table.ts";
import { callRoom } from "../matchmaking/room-calls.ts";
import type { Leaderboards } from "../people/leaderboards.ts";
import type { People } from "../people/people.ts";
import type { Sanctions } from "../people/sanctions.ts";
import { type Act, type Deed, isTimed, type NewAct } from "../store/acts.ts";
import type { GuestStore } from "../store/guest-store.ts";

export const LONGEST_REASON = 300;
/** For how many hours a mute or a ban may hold. */
export const HOURS = [1, 24, 168, 720, 8_760] as const;
/** What is asked for by a form. */
export const ASKED_DEEDS = ["warn", "mute", "rename", "ban", "close", "lift", "handle", "reopen"] as const satisfies readonly Deed[];

/** As it comes from a form: text that anybody may have written. */
export interface AskedAct {
  readonly what: string;
  readonly who: string;
  readonly hours: string;
  readonly why: string;
  readonly by: string;
  /** The digest of the operator's own address. */
  readonly from: string;
}

export interface ActContext extends FinderContext {
  readonly guests: Pick<
    GuestStore,
    | "act"
    | "complaints"
    | "contactIds"
    | "countActs"
    | "countComplaints"
    | "guestById"
    | "handleComplaints"
    | "rename"
    | "renameInRecords"
    | "acts"
    | "guestsNamed"
    | "pageErrors"
  >;
  readonly sanctions: Pick<Sanctions, "add" | "all" | "check">;
  readonly people: Pick<People, "tell">;
  readonly leaderboards: Pick<Leaderboards, "forget">;
}

/** What the operator has to do differently, as a sentence. */
export class ActError extends Error {}

export async function performAct(context: ActContext, asked: AskedAct, addressKey: string): Promise<Act> {
  const what = ASKED_DEEDS.find((deed) => deed === asked.what);
  const why = cleanText(asked.why, LONGEST_REASON);
  const who = asked.who.trim();
  if (what === undefined) throw new ActError("Choose what to do.");
  if (why === "") throw new ActError("Give a reason. It is kept in the log, and told to the guest.");
  const hours = HOURS.find((one) => String(one) === asked.hours);
  if (isTimed(what) && hours === undefined) throw new ActError("Choose for how long.");
  const until = isTimed(what) ? time.now() + (hours ?? 0) * 3_600_000 : 0;
  const act: NewAct = { what, target: who, until, why, by: cleanText(asked.by, 40), detail: "" };
  switch (what) {
    case "close":
      return closeTable(context, act);
    case "lift":
      return lift(context, act);
    case "handle":
    case "reopen":
      return handle(context, act);
    case "ban":
      if (!isGuestId(who)) return context.sanctions.add({ ...act, target: addressIn(who, asked.from, addressKey) });
  }
  const guest = isGuestId(who) ? await context.guests.guestById(who) : undefined;
  if (guest === undefined) throw new ActError("There is no guest with this id. Look them up by name or by their match.");
  if (what === "rename") return renameGuest(context, { ...act, detail: guest.name });
  const added = await context.sanctions.add(act);
  tellAbout(context, who);
  return added;
}

const isGuestId = (who: string): boolean => /^[0-9a-f]{16}$/.test(who);

/** Never the operator's own address, nor this machine: behind a proxy that is not counted all callers have its address. */
function addressIn(who: string, own: string, key: string): string {
  const address = /^[0-9a-f]{12}$/.test(who) ? who : typedAddressDigest(who, key);
  if (address === undefined) throw new ActError("A ban is for a guest's id, an address such as 203.0.113.7 or 2001:db8::1, or its digest.");
  const isLoopback = /^(::ffff:)?127\./i.test(who) || ["127.0.0.1", "::1"].some((here) => typedAddressDigest(here, key) === address);
  if (isLoopback || address === own) throw new ActError("This address is your own, or this machine's: banning it could lock you out.");
  return address;
}

const tellAbout = ({ people }: Pick<ActContext, "people">, guest: string): void => people.tell({ type: "changed", guests: [guest] });

/** A neutral name, at once at every table. The name that was taken cannot be chosen again. */
async function renameGuest(context: ActContext, act: NewAct): Promise<Act> {
  const { guests, tableStore, unloading, leaderboards, people } = context;
  // A program stays marked as one.
  const name = `${hasProgramMark(act.detail) ? PROGRAM_MARK : "Guest"} ${randomInt(1_000, 10_000)}`;
  await guests.rename(act.target, name);
  for (const table of await tableStore.ofPlayer(act.target)) {
    const live = await liveTable(context, table);
    if (live !== undefined) {
      await callRoom(live, "rename", act.target, name);
      continue;
    }
    await unloading.get(table);
    const snapshot = await tableStore.load(table);
    if (snapshot === undefined) continue;
    const seats = snapshot.seats.map((seat) => (seat.person === act.target ? { ...seat, name } : seat));
    await tableStore.save(table, { ...snapshot, seats });
  }
  await guests.renameInRecords(act.target, name);
  leaderboards.forget();
  const added = await context.sanctions.add(act);
  people.tell({ type: "changed", guests: [act.target, ...(await guests.contactIds(act.target))] });
  return added;
}

async function closeTable(context: ActContext, act: NewAct): Promise<Act> {
  try {
    const players = await callRoom(await findTable(context, act.target), "closeTable");
    const added = await context.sanctions.add(act);
    for (const target of players) await context.sanctions.add({ ...act, what: "closed", target, detail: act.target });
    return added;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new ActError(error.key === "unreachable" ? "The table's process does not answer. Try again." : "There is no such table.");
  }
}

async function lift(context: ActContext, act: NewAct): Promise<Act> {
  const lifted = context.sanctions.all().find(({ id }) => id === act.target);
  if (lifted === undefined) throw new ActError("This is not in force any more.");
  const added = await context.sanctions.add({ ...act, target: lifted.target, detail: lifted.id });
  tellAbout(context, lifted.target);
  return added;
}

/** `who` is the match, the seat, and if that is none the number of a watcher's line. */
async function handle({ guests, sanctions }: ActContext, act: NewAct): Promise<Act> {
  const [, match = "", seat = "", line = "0"] = /^(\S+) (-1|\d)(?: (\d{1,16}))?$/.exec(act.target) ?? [];
  const about = { match, seat: Number(seat), line: Number(line) };
  const isFound = match !== "" && (await guests.handleComplaints(about, act.what === "handle"));
  if (!isFound) throw new ActError("There is no complaint about this seat.");
  return sanctions.add({ ...act, target: match, detail: about.line === 0 ? seat : `watcher's line ${line}` });
}
