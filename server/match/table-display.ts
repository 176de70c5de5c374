/** How a table is shown: its seats to players and watchers, a line of it in the lobby. */
import { writeSeats } from "../../shared/core/sync.ts";
import { listingOf } from "../desk/tables.ts";
import { shownSeats } from "./seats.ts";
import type { TableDisplay, TableParts } from "./table-parts.ts";

export function displayOf({ room, setup: { options }, seating, actors, play }: Omit<TableParts, "display">): TableDisplay {
  const listing: TableDisplay["listing"] = () =>
    listingOf(options, seating.seats, play.isOver() ? "over" : seating.state.begun ? "running" : "waiting");
  return {
    listing,
    showSeats() {
      const people = shownSeats(seating.seats, options.bots, actors.clocks());
      writeSeats(room.state, people);
      room.broadcastPatch();
      room.followers.showSeats(people);
    },
    publish: () => void room.setMetadata(listing()),
  };
}
