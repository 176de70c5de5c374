/** Performs what follows from an event at the seats: the only place where seating meets sockets, timers and the other parts. */
import { CloseCode } from "@colyseus/core";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { CLOSED, MESSAGES, type VoidDeal } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import { isSharedDeal } from "../table/options.ts";
import { deal } from "./deal.ts";
import { pledgesNews } from "./dealing.ts";
import type { LiveTable } from "./live-table.ts";
import type { SeatedClient } from "./rematch.ts";
import type { SeatingEffect } from "./seating/events.ts";

/** Gives a promise for what takes time and may be refused. */
export function performEffect(table: LiveTable, effect: SeatingEffect): Promise<unknown> | undefined {
  const { room, seating, play, keeping } = table;
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
      play.recordSeat(effect.seat, effect.kind, effect.chosenBy);
      return void recount(table);
    case "recount":
      return void recount(table);
    case "forfeit":
      return void play.forfeit(effect.seat, effect.by).then(() => seating.react({ type: "checkEmpty" }));
    case "tellPledges":
      return void tellPledges(table, [...room.clients]).catch((error: unknown) => report(`deal of ${room.roomId}`, error));
    case "callPlayers":
      for (const seat of effect.seats) table.callPlayer(seat);
      return;
    case "voidDeal":
      return void dropDeal(table, effect);
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

const recount = ({ room, talk }: LiveTable): Promise<void> =>
  talk.seatChanged().catch((error: unknown) => report(`match ${room.roomId}`, error));

/** A refusal is an answer. Any other error is the timer's, which tries again. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

export function showTable({ display, keeping }: LiveTable): void {
  display.showSeats();
  keeping.save();
  display.publish();
}

/** Which deal is prepared; once all shares are pledged, with the pledges: then browsers open their shares. */
export async function tellPledges({ setup, dealing, seating, keeping }: LiveTable, clients: Iterable<SeatedClient>): Promise<void> {
  // What a browser has opened its share for must not be lost with the process.
  await keeping.saved();
  if (seating.state.begun || isSharedDeal(setup.options)) return;
  const news = pledgesNews(dealing, seating.state);
  for (const client of clients) client.send(MESSAGES.pledges, news);
}

/** Drops the deal at once: the table may be closed by it. */
function dropDeal({ room, dealing }: LiveTable, { why, culprits, number }: Extract<SeatingEffect, { type: "voidDeal" }>): void {
  const told: VoidDeal = { why, names: culprits.map(({ name }) => name) };
  dealing.renew(told);
  room.broadcast(MESSAGES.voided, told);
  const { guests } = room.context;
  for (const { person } of culprits) {
    if (person === "") continue;
    // Every void deal of a table counts.
    guests.addDesertion(person, `${room.roomId} ${number}`).catch((error: unknown) => report(`deal of ${room.roomId}`, error));
  }
}

/** Deals, settles the seats, and starts the match. */
async function beginMatch({ setup, dealing, seating, play, keeping }: LiveTable): Promise<void> {
  seating.react({ type: "begin" });
  const { record, seed } = deal(setup.game, setup.options, seating.seats, { secret: dealing.secret, voids: seating.state.voids });
  // A record is useless to players whose seats are not saved.
  await keeping.saved();
  // Seats are drawn once the journal has the match: a table whose process ends before that waits again, with the pledges of the seats as
  // they were.
  await play.begin(record, () => seating.react({ type: "draw", seed }));
  keeping.save();
}

export function pauseMatch({ seating, actors, talk, keeping, display }: LiveTable, paused: boolean): void {
  actors.setPaused(paused);
  if (!paused) seating.react({ type: "resume" });
  keeping.save();
  display.showSeats();
  talk.showRequests();
}
