/** Performs what follows from an event at the seats: the only place where seating meets sockets, timers and the other parts. */
import { CloseCode } from "@colyseus/core";
import { Refusal } from "../../../shared/core/refusal.ts";
import { CLOSED } from "../../../shared/core/wire/wire.ts";
import { report } from "../../context.ts";
import { deal } from "../deal.ts";
import type { TableParts } from "../table-parts.ts";
import type { SeatingEffect } from "./events.ts";

/** Gives a promise for what takes time and may be refused. */
export function performEffect(table: TableParts, effect: SeatingEffect): Promise<unknown> | undefined {
  const { room, seating, play, talk, keeping } = table;
  switch (effect.type) {
    case "startTimer":
      return void room.timers.start(effect.timer, effect.after, () => seating.apply(effect.event).catch(unlessRefused));
    case "stopTimer":
      return void room.timers.end(effect.timer);
    case "closeConnection":
      return void [...room.clients].find(({ sessionId }) => sessionId === effect.session)?.leave(effect.code);
    case "show":
      return void showTable(table);
    case "save":
      return void keeping.save();
    case "recordSeat":
      play.recordSeat(effect.seat, effect.kind);
      return void talk.seatChanged().catch((error: unknown) => report(`match ${room.roomId}`, error));
    case "forfeit":
      return void play.forfeit(effect.seat, effect.by).then(() => seating.react({ type: "checkEmpty" }));
    case "begin":
      return beginMatch(table);
    case "pause":
      return void pauseMatch(table, true);
    case "openRematch":
      return table.rematch.open(table.setup.options, seating.seats, room.clients);
    case "endAbandoned":
      return void play.endAbandoned().then(() => seating.react({ type: "ended" }));
    case "closeTable":
      keeping.close();
      return void room.disconnect(CLOSED.unknownTable);
    case "unload":
      return void room.disconnect(CloseCode.NORMAL_CLOSURE);
  }
}

/** A refusal is an answer. Any other error is the timer's, which tries again. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

export function showTable({ display, keeping }: TableParts): void {
  display.showSeats();
  keeping.save();
  display.publish();
}

/** Deals, settles the seats, and starts the match. */
async function beginMatch({ setup, secret, seating, play, keeping }: TableParts): Promise<void> {
  seating.react({ type: "begin" });
  const { record, seed } = deal(setup.game, setup.options, seating.seats, secret);
  // A record is useless to players whose seats are not saved.
  await keeping.saved();
  seating.react({ type: "draw", seed });
  await play.begin(record);
  keeping.save();
}

export function pauseMatch({ seating, actors, talk, keeping, display }: TableParts, paused: boolean): void {
  actors.setPaused(paused);
  if (!paused) seating.react({ type: "resume" });
  keeping.save();
  display.showSeats();
  talk.showRequests();
}
