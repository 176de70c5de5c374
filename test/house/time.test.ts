/** The machine's date may be set, which must not affect durations. So each kind of time is read in one place. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const files = globSync(["server/**/*.ts", "client/**/*.ts", "shared/**/*.ts", "scripts/**/*.ts", "lab/**/*.ts"], { cwd: root });
const those = (wanted: RegExp): string[] => files.filter((path) => wanted.test(readFileSync(resolve(root, path), "utf8"))).sort();

/** Files that need the date, because it is stored or shown. */
const DATES = [
  "client/feed/practice/practice-room.ts", // stamps of a record
  "client/feed/practice/practice-storage.ts", // when a practice match was last played
  "client/feed/studies.ts", // when a study was kept
  "client/settings/settings-store.ts", // when a setting was changed: the newest of several devices counts
  "client/ui/lessons/first-matches.ts", // the same, of what a guest has met
  "server/match/chat.ts", // when something was said
  "server/api/table-calls.ts", // until when a leaver waits, which is kept
  "server/base/log.ts", // lines of the log
  "server/base/metrics.ts", // when the process began
  "server/ops/room-facts.ts", // when Colyseus says a room was made
  "server/match/daily/days.ts", // which day it is, for the deal of the day
  "server/database/journal.ts", // when a match ended
  "server/database/guests/guest-store.ts", // when a guest was here, or left
  "server/database/retention.ts", // what is too old to be kept
  "server/database/sqlite/file.ts", // the name of a saved copy
  "server/database/salvage.ts", // the name of a damaged file
  "server/database/table-store.ts", // when a table was kept
  "client/base/today.ts", // which day it is
  "client/settings/exercises.ts", // when an exercise was answered: the newest answer of several devices counts
  "client/ui/analysis/analysis-panel.ts", // when an exercise was found
  "lab/shots/answers.ts", // when matches of a made-up past were played
  "lab/benches/common/bench.ts", // the day of a measurement
  "lab/statistics.ts", // the day they were counted
  "lab/puzzles.ts", // the day of a search for puzzles
  "server/ops/perform-act.ts", // until when somebody is muted or banned
  "server/ops/publish.ts", // which month is over
  "server/people/invites.ts", // until when an appointed table can be said to be ahead
  "server/people/sanctions.ts", // which of it is over
  "server/ops/upkeep.ts", // which matches are given up
  "server/ops/due-tables.ts", // whose time in days is over
  "server/match/day-clocks.ts", // deadlines, which are dates
  "server/match/table-display.ts", // when a player last came or moved, for the lobby
  "server/rooms/lobby-room.ts", // whether anybody came or moved lately
  "server/match/table.ts", // until when shares are opened, which is kept
  "server/match/dealing.ts", // how long that is
  "server/match/followers.ts", // numbers of lines that rise from one loading to the next
  "server/api/day-matches.ts", // how long until they come
  "server/api/link-cards.ts", // which day it is, and whether watchers may know the end yet
  "server/api/public-calls.ts", // which day's puzzle it is
  "server/api/push-calls.ts", // until when a guest wishes to be called
  "server/api/streamed-match.ts", // when a player of a listed table last moved
  "client/ui/lobby/push-switch.ts", // the same
  "server/api/appointment-calls.ts", // when an appointed table opens
  "server/ops/appointments.ts", // the same
  "client/ui/people/invitations.ts", // the same
  "client/ui/people/appointment-panel.ts", // the same
  "client/ui/lobby/time-fields.ts", // the same
  "server/api/arena-calls.ts", // when an arena begins and ends
  "client/ui/lobby/deals/arena-panel.ts", // the same
  "client/ui/lobby/daily/daily-place.ts", // the same
  "client/ui/lobby/deals/shared-deal-panel.ts", // until when a deal can be played
  "server/api/finding-calls.ts", // until when a link makes contacts
  "server/push/vapid.ts", // until when a push service may believe it
];

describe("Time", () => {
  it("is read in one place of the server and one of the client", () => {
    expect(those(/Date\.now\b|new Date\(\)|process\.hrtime/)).toEqual(["client/base/time.ts", "server/base/time.ts"]);
  });
  it("is a date only where a date is stored or shown", () => {
    expect(those(/\btime\.now\b/)).toEqual([...DATES].sort());
  });
});
