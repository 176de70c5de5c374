/** What travels: every client has the newest frame as far as it may see it, and not a byte of anything else. */
import { describe, expect, it } from "vitest";
import { isEqual } from "../../shared/core/base/plain.ts";
import { quickLuck } from "../../shared/core/base/random.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { askedSeats, step } from "../../shared/core/match/step.ts";
import { undoable } from "../../shared/core/match/undo.ts";
import { eventOf, type Frame, sightOf, viewOf, WATCHER } from "../../shared/core/match/view.ts";
import { newRecord, randomSteps, UNDER_TEST, undoEntry } from "./matches.ts";
import { Room } from "./room.ts";

const MATCHES = 5;
/** Fewer matches of a long game are enough, and the tests stay short. */
const FRAMES = 600;
const seatsOf = ({ record }: Match): number[] => Array.from({ length: record.seats }, (_none, seat) => seat);

describe.each(UNDER_TEST)("$id", (game) => {
  it("reaches every seat and a watcher frame by frame, early or late, also after taking back", () => {
    let read = 0;
    for (let deal = 0, seen = 0; deal < MATCHES && seen < FRAMES; deal++) {
      let room: Room | undefined;
      for (const { match, frames } of randomSteps(game, deal)) {
        seen += frames.length;
        const turn = askedSeats(match).length === 0 ? undefined : match.undoPoints.at(-1)?.seat;
        const back = turn === undefined ? undefined : step(match, undoEntry(turn, undoable(match, turn) as number));
        room ??= new Room(game, match.record.seats);
        if (room.clients.length === 0) for (const seat of [...seatsOf(match), WATCHER]) room.join(seat);
        // Taken back and played again: the earlier state is written in place, and the later one over it.
        const there = frames.map((frame) => ({ frame, of: match }));
        const andBack =
          back === undefined
            ? []
            : [
                { frame: back.frames[0] as Frame, of: back.match },
                { frame: frames.at(-1) as Frame, of: match },
              ];
        for (const { frame, of } of [...there, ...andBack]) {
          room.send(frame, of);
          // Late clients stay a while, and must read all that follows as the others do.
          if (frame.number % 12 === 5) {
            const allSeats = [...seatsOf(match), WATCHER];
            for (const seat of allSeats) room.join(seat);
            if (room.clients.length > 2 * allSeats.length) room.clients.splice(allSeats.length, allSeats.length);
          }
          for (const client of room.clients) {
            const { number, event, sight, ending, resigned, asks, undo } = room.received(client);
            const last = frame.number === of.frame;
            const mayUndo = last && client.seat !== WATCHER ? undoable(of, client.seat) : undefined;
            const wanted = {
              number: frame.number,
              event: eventOf(frame, client.seat),
              sight: sightOf(frame, client.seat),
              ending: of.ending,
              resigned: of.resigned,
              asks: last ? of.asks : of.asks.map(() => 0),
              undo: typeof mayUndo === "number" ? mayUndo : undefined,
            };
            // The exact comparison is slow, and there are very many of them.
            const found = { number, event, sight, ending, resigned, asks, undo };
            if (!isEqual(found, wanted)) expect(found).toEqual(wanted);
            read++;
          }
        }
      }
    }
    expect(read).toBeGreaterThan(0);
  });

  it("sends a seat the same bytes whatever is hidden from it", () => {
    for (let deal = 0, seen = 0; deal < MATCHES && seen < FRAMES; deal++) {
      const record = newRecord(game, deal, game.seats.most);
      for (let seat = 0; seat < game.seats.most; seat++) {
        const real = new Room(game, record.seats);
        const other = new Room(game, record.seats);
        for (const { match, frames } of randomSteps(game, deal, record)) {
          if (seat === 0) seen += frames.length;
          for (const frame of frames) {
            real.send(frame, match);
            other.send(dealtAnew(match, frame, seat), match);
            if (real.clients.length === 0) for (const room of [real, other]) room.join(seat);
            expect(other.clients[0]?.bytes).toEqual(real.clients[0]?.bytes);
          }
        }
      }
    }
  });

  it("takes plain data back and forth without loss where a state shrinks and grows", () => {
    const all = [...randomSteps(game, 1)].flatMap(({ match, frames }) => frames.map((frame) => ({ match, frame })));
    const room = new Room(game, all[0]!.match.record.seats);
    room.send(all[0]!.frame, all[0]!.match);
    const client = room.join(0);
    const luck = quickLuck(1);
    for (let jump = 0; jump < 300; jump++) {
      const { match, frame } = all[Math.abs(luck.state + jump * 7919) % all.length]!;
      room.send(frame, match);
      expect(room.received(client).sight).toEqual(sightOf(frame, 0));
    }
  });
});

/** The same frame as far as one seat sees it; what the others see is imagined. */
function dealtAnew(match: Match, frame: Frame, seat: number): Frame {
  const { secrets } = match.game.imagine(viewOf(frame, seat), quickLuck(frame.number));
  return { ...frame, secrets, privateEvent: frame.privateEvent?.seat === seat ? frame.privateEvent : undefined };
}
