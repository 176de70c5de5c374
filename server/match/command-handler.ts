/** Commands of connected players: checked here, performed by the part they concern, answered to the sender alone. */

import { Refusal } from "../../shared/core/base/refusal.ts";
import { hasHint, playsAlone } from "../../shared/core/match/hints.ts";
import { type Answer, type Command, MESSAGES, readCommand } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import { isSharedDeal } from "../table/options.ts";
import type { Seat } from "../table/seats.ts";
import { draftOf, type EntryCommand } from "./entries.ts";
import type { LiveTable } from "./live-table.ts";
import type { SeatedClient } from "./rematch.ts";

export async function answerCommand(table: LiveTable, client: SeatedClient, message: unknown): Promise<void> {
  const { room, seating, performed } = table;
  const id = idOf(message);
  try {
    const seat = seating.seats[client.userData?.seat ?? -1];
    // A connection that another has replaced, or whose seat was drawn, speaks for no seat.
    if (seat === undefined || seat.session !== client.sessionId) throw new Refusal("foreignSeat");
    const command = readCommand(message);
    // The record itself knows which moves were played already.
    const frame = await (command.type === "moves"
      ? takeEntry(table, command, seat.number)
      : performed.once(`${command.type} ${seat.number} ${id}`, () => perform(table, command, seat)));
    client.send(MESSAGES.answer, { id, ok: true, frame } satisfies Answer);
  } catch (error) {
    const answer = refusalOf(`match ${room.roomId}`, id, error);
    if (!answer.ok) room.context.metrics.refused(answer.key);
    client.send(MESSAGES.answer, answer);
  }
}

/** Gives the number of the newest frame once the command is carried out. */
async function perform(table: LiveTable, command: Command, seat: Seat): Promise<number> {
  const { room, seating, play, talk } = table;
  const { number } = seat;
  switch (command.type) {
    case "pledge":
      await seating.apply({ type: "pledge", seat: number, pledge: command.pledge, voids: command.voids, colour: command.colour });
      return play.match?.frame ?? 0;
    case "share":
      await seating.apply({ type: "share", seat: number, share: command.share });
      return play.match?.frame ?? 0;
    case "fill":
      await seating.apply({ type: "fill" });
      return play.match?.frame ?? 0;
    case "rematch":
      await seating.apply({ type: "takeBack", seat: number });
      await seating.apply({ type: "rematch", seat: number });
      break;
    case "say":
      room.context.sanctions.check("mute", seat.person);
      talk.say(seat, command.phrase === undefined ? { text: command.text } : { phrase: command.phrase });
      break;
    case "give":
      talk.giveTime(seat);
      break;
    case "propose":
      if ((command.what === "takeback" || command.what === "end") && isSharedDeal(table.setup.options)) throw new Refusal("undoDaily");
      await talk.propose(seat, command.what);
      break;
    case "vote":
      await talk.vote(seat, command);
      break;
    case "choose":
      await seating.apply({ type: "choose", seat: command.seat, by: number, what: command.what });
      break;
    case "back":
      await seating.apply({ type: "takeBack", seat: number });
      break;
    case "view":
      await seating.apply({ type: "view", seat: number, shared: command.shared });
      // A process that ends now must not open again what was closed.
      await table.keeping.saved();
      break;
    case "hint":
      return takeHint(table, command, number);
    default:
      return takeEntry(table, command, number);
  }
  return room.state.frame;
}

/** A player alone with bots needs no leave. Elsewhere all are told, once for each question. */
async function takeHint(table: LiveTable, command: Extract<Command, { type: "hint" }>, seat: number): Promise<number> {
  const { match } = table.play;
  const { options } = table.setup;
  if (match === undefined) throw new Refusal("notBegun");
  const alone = playsAlone(match, seat);
  if (isSharedDeal(options) || options.rated || !(alone || options.hints)) throw new Refusal("noHints");
  return alone || hasHint(match.record, seat, command.ask) ? match.frame : takeEntry(table, command, seat);
}

async function takeEntry({ room, setup, seating, actors, play }: LiveTable, command: EntryCommand, seat: number): Promise<number> {
  if (command.type === "undo" && isSharedDeal(setup.options)) throw new Refusal("undoDaily");
  const sent = { seat, id: command.id, ask: command.type === "moves" ? command.ask : undefined };
  if (actors.isPaused() && command.type !== "resign" && !play.hasTaken(sent)) throw new Refusal("paused");
  const { away, timeouts } = seating.seats[seat] as Seat;
  // Most moves find the seat as it should be, and an event copies all seats.
  if (away || timeouts > 0) seating.react({ type: "takeBack", seat });
  const since = performance.now();
  const frame = await play.take(draftOf(command, seat), sent);
  room.context.metrics.entry(performance.now() - since);
  return frame;
}

/** The id that the answer carries; empty if the message has none. */
export function idOf(message: unknown): string {
  const id: unknown = (message as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" ? id.slice(0, 40) : "";
}

/** A refusal is answered as it is; any other error is logged, and answered with "failed" alone. */
export function refusalOf(where: string, id: string, error: unknown): Answer {
  if (!(error instanceof Refusal)) report(where, error);
  const { key, args } = error instanceof Refusal ? error : new Refusal("failed");
  return { id, ok: false, key, args };
}
