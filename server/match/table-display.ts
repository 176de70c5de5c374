/** How a table is shown: its seats to players and watchers, a line of it in the lobby. */
import { writeSeats } from "../../shared/core/wire/sync.ts";
import { time } from "../base/time.ts";
import { listingOf } from "../table/listing.ts";
import { shownSeats } from "../table/seats.ts";
import type { LiveTable, TableDisplay } from "./live-table.ts";

/** A table is published at most this often, in milliseconds, and not at each move. */
const ACTIVITY_STEP = 60_000;

export function displayOf({ room, setup: { game, options }, dealing, seating, actors, play }: Omit<LiveTable, "display">): TableDisplay {
  let activeAt = time.now();
  const listing: TableDisplay["listing"] = () => {
    const phase = play.isOver() ? "over" : seating.state.begun ? "running" : "waiting";
    return listingOf(game, options, seating.seats, { phase, activeAt });
  };
  const publish = (): void => void room.setMetadata(listing());
  return {
    listing,
    showSeats() {
      const { commitment } = play.match?.record.deal ?? dealing;
      const people = shownSeats(seating.seats, { level: options.bots, commitment }, actors.clocks());
      writeSeats(room.state, people);
      room.broadcastPatch();
      room.followers.showSeats(people);
    },
    publish,
    noteActivity() {
      const now = time.now();
      // The clock may have been set back.
      if (Math.abs(now - activeAt) < ACTIVITY_STEP) return;
      activeAt = now;
      publish();
    },
  };
}
