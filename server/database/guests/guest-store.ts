/** Guests in a database. */

import { time } from "../../base/time.ts";
import type { GuestStore } from "../../store/guest-store.ts";
import { pageErrorsIn } from "../page-errors.ts";
import type { Database } from "../schema.ts";
import { actsIn } from "./acts.ts";
import { isAllowed } from "./allowances.ts";
import { appointmentsIn } from "./appointments.ts";
import { arenasIn } from "./arenas.ts";
import { blocksIn } from "./blocks.ts";
import { callWishesIn } from "./call-wishes.ts";
import { conductIn } from "./conduct.ts";
import { contactsIn } from "./contacts.ts";
import { dailiesIn } from "./dailies.ts";
import { devicesIn } from "./devices.ts";
import { eraseGuest, renameInRecords } from "./erase-guest.ts";
import { exercisesIn } from "./exercises.ts";
import { findingIn } from "./finding.ts";
import { groupsIn } from "./groups.ts";
import { guestIdentityIn } from "./guest-identity.ts";
import { guestSettingsIn } from "./guest-settings.ts";
import { leadersIn } from "./leaders.ts";
import { matchHistoryIn } from "./match-history.ts";
import { passkeysIn } from "./passkeys.ts";
import { ownPrograms, programsIn } from "./programs.ts";
import { publicationIn } from "./publication.ts";
import { puzzleAttemptsIn } from "./puzzle-attempts.ts";
import { resultsIn } from "./results.ts";
import { sharedDealsIn } from "./shared-deals.ts";
import { subscriptionsIn } from "./subscriptions.ts";
import { ownWebhooks, webhooksIn } from "./webhooks.ts";

export function guestStoreIn(db: Database, now: () => number = time.now): GuestStore {
  const inTurn = oneAtATime();
  return {
    ...guestIdentityIn(db, now),
    ...devicesIn(db, now),
    ...passkeysIn(db, now),
    ...resultsIn(db, now),
    ...matchHistoryIn(db),
    ...blocksIn(db),
    ...conductIn(db, now),
    ...contactsIn(db, now),
    ...callWishesIn(db, now),
    ...appointmentsIn(db, now),
    ...groupsIn(db, now),
    ...findingIn(db, now),
    ...leadersIn(db),
    ...subscriptionsIn(db, now),
    ...webhooksIn(db, now),
    ...dailiesIn(db, now),
    ...sharedDealsIn(db, now),
    ...arenasIn(db, now),
    ...puzzleAttemptsIn(db, now),
    ...exercisesIn(db, now),
    ...programsIn(db, now),
    ...publicationIn(db, now),
    ...guestSettingsIn(db, now),
    ...actsIn(db, now),
    ...pageErrorsIn(db, now),
    exportData: (id) => exportData(db, id),
    renameInRecords: (id, name) => inTurn(() => renameInRecords(db, id, name)),
    erase: (id, running = []) => inTurn(() => eraseGuest(db, id, running)),
  };
}

function oneAtATime(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined); // the caller gets the error
    return done;
  };
}

async function exportData(db: Database, id: string): Promise<Readonly<Record<string, unknown>>> {
  const [
    person,
    devices,
    passkeys,
    ratings,
    matches,
    blocks,
    desertions,
    complaints,
    contacts,
    dailies,
    puzzles,
    puzzleRatings,
    exercises,
    subscriptions,
    settings,
    acts,
  ] = await Promise.all([
    db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst(),
    db.selectFrom("devices").select(["name", "seen"]).where("person", "=", id).orderBy("seen", "desc").execute(),
    db.selectFrom("passkeys").select(["id", "device", "made", "used"]).where("person", "=", id).orderBy("made").execute(),
    db.selectFrom("ratings").selectAll().where("person", "=", id).execute(),
    db.selectFrom("results").selectAll().where("person", "=", id).orderBy("at").execute(),
    db.selectFrom("blocks").select("blocked").where("person", "=", id).execute(),
    db.selectFrom("desertions").select(["match", "at"]).where("person", "=", id).execute(),
    db.selectFrom("complaints").select(["match", "seat", "why", "text", "at"]).where("person", "=", id).execute(),
    db.selectFrom("contacts").select(["other", "at"]).where("person", "=", id).execute(),
    db.selectFrom("dailies").selectAll().where("person", "=", id).orderBy("day").execute(),
    db.selectFrom("attempts").select(["game", "puzzle", "solved", "at"]).where("person", "=", id).execute(),
    db.selectFrom("solvers").select(["game", "rating"]).where("person", "=", id).orderBy("game").execute(),
    db.selectFrom("exercises").selectAll().where("person", "=", id).orderBy("change").execute(),
    db.selectFrom("subscriptions").select(["endpoint", "at"]).where("person", "=", id).execute(),
    db.selectFrom("settings").select(["setting", "value", "at"]).where("person", "=", id).orderBy("setting").execute(),
    db.selectFrom("acts").select(["what", "until", "why", "at"]).where("target", "=", id).orderBy("at").execute(),
  ]);
  const blocked = blocks.map(({ blocked: other }) => other);
  const lists = {
    devices,
    passkeys,
    ratings,
    matches,
    blocked,
    desertions,
    complaints,
    contacts,
    dailies,
    puzzles,
    puzzleRatings,
    exercises,
    subscriptions,
    settings,
    acts,
  };
  return { person, ...lists, ...(await companyData(db, id)) };
}

/** What a guest has arranged with others, and their programs. */
async function companyData(db: Database, id: string): Promise<Readonly<Record<string, unknown>>> {
  const [calls, groups, links, findable, sharedDeals, arenas, dealPlays, publishes, appointments] = await Promise.all([
    db.selectFrom("call_wishes").select(["game", "until", "called"]).where("person", "=", id).orderBy("game").execute(),
    db
      .selectFrom("members")
      .innerJoin("groups", "groups.id", "members.group_id")
      .select(["groups.name", "members.since"])
      .where("members.person", "=", id)
      .execute(),
    db.selectFrom("contact_links").select(["code", "until", "once"]).where("person", "=", id).execute(),
    isAllowed(db, "findable", id),
    db.selectFrom("shared_deals").select(["code", "game", "last"]).where("owner", "=", id).orderBy("last").execute(),
    db.selectFrom("arenas").select(["code", "game", "opens", "closes"]).where("owner", "=", id).orderBy("opens").execute(),
    db.selectFrom("deal_plays").selectAll().where("person", "=", id).orderBy("code").execute(),
    isAllowed(db, "publishers", id),
    db
      .selectFrom("appointments")
      .leftJoin("comers", (on) => on.onRef("comers.code", "=", "appointments.code").on("comers.person", "=", id))
      .select(["appointments.code", "game", "at", "wish", "host", "comers.since as coming"])
      .where((either) => either.or([either("host", "=", id), either("comers.person", "=", id)]))
      .orderBy("at")
      .execute(),
  ]);
  return {
    calls,
    groups,
    links,
    findable,
    sharedDeals,
    arenas,
    dealPlays,
    publishes,
    appointments: appointments.map(({ host, ...one }) => ({ ...one, isHost: host === id })),
    programs: await ownPrograms(db, id),
    webhooks: await ownWebhooks(db, id),
  };
}
