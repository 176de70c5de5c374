/** One match in play: entries in, frames out; one patch is one frame. */
import type { Client } from "@colyseus/core";
import { Refusal, type RefusalKey } from "../../shared/core/base/refusal.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { outcome } from "../../shared/core/match/outcome.ts";
import type { Deal, MatchRecord } from "../../shared/core/match/record.ts";
import type { Frame } from "../../shared/core/match/view.ts";
import { type Root, writeFrame } from "../../shared/core/wire/sync.ts";
import { MESSAGES, type NoticeNews } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import type { Seat } from "../table/seats.ts";
import type { TableSnapshot } from "../table/snapshot.ts";
import type { Actors } from "./actors.ts";
import type { EntryDraft } from "./entries.ts";
import { type Keeper, type MatchListener, resumeMatch, startMatch } from "./keeping/keeper.ts";
import type { MatchContext } from "./match-context.ts";
import type { Results } from "./results.ts";
import { type ServerEntries, serverEntries } from "./server-entries.ts";

export interface Play extends Pick<ServerEntries, "recordSeat" | "forfeit" | "endAbandoned"> {
  /** Undefined before the deal. */
  readonly match: Match | undefined;
  isOver(): boolean;
  /** `opened`: the journal has the match, and nothing of it is shown yet. */
  begin(record: MatchRecord, opened: () => void): Promise<void>;
  /** Goes on from the record; what cannot be played is put aside. */
  resume(found: FoundRecord, snapshot: TableSnapshot): Promise<void>;
  /** Gives the number of the last frame that the entry led to. Idempotent for a key. */
  take(draft: EntryDraft, key?: string): Promise<number>;
  /** Sends what a player who joins has to know beside the state. Play goes on with the first player. */
  playerJoined(client: Pick<Client, "send">): void;
  /** Journal, picture, bot or clock failed: nothing more is played here. Returns what players are told. */
  stop(error: unknown): RefusalKey;
  /** Resolves when no entry is being taken. */
  idle(): Promise<void>;
  /** Resolves when nothing is being taken or saved any more. */
  retired(): Promise<void>;
}

/** A record from the journal. */
export interface FoundRecord {
  readonly record: MatchRecord;
  /** How many entries the journal has, readable or not. */
  readonly length: number;
}

export interface PlayOptions {
  readonly id: string;
  readonly context: Pick<MatchContext, "journal" | "timings" | "isHealthy">;
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly state: Root;
  readonly actors: Actors;
  readonly results: Results;
  sendPatch(): void;
  broadcast(type: string, message: unknown): void;
  /** Whether the deal may be known once the match is over. */
  isDealOpen(): boolean;
  /** Frames have been sent. */
  played(frames: readonly Frame[], match: Match): void;
  ended(deal: Deal): void;
  /** A match can be played now. */
  started(): void;
  /** The match has stopped, and its players have been told. */
  closeRoom(): void;
  /** Another process has gone on with the match. */
  takenOver(): void;
}

export function openPlay(table: PlayOptions): Play {
  const { id, context, game, seats, state, actors, results } = table;
  let keeper: Keeper | undefined;
  /** Entries put aside when the match was resumed. */
  let lost = 0;
  let resultSaved: Promise<void> = Promise.resolve();
  /** What players are told once the match has stopped. */
  let why: RefusalKey = "matchStopped";

  const isOver = (match = keeper?.match): boolean => match !== undefined && outcome(match) !== undefined;

  function show(frames: readonly Frame[], match: Match): void {
    for (const frame of frames) {
      writeFrame(state, frame, match);
      table.sendPatch();
    }
    table.played(frames, match);
    actors.schedule(frames.length);
    if (!isOver(match)) return;
    table.ended(match.record.deal);
    tellUncounted(match);
    resultSaved = results.save(match, actors.isAwaitingFirst());
  }

  /** Of a void match its end says so. */
  function tellUncounted(match: Match): void {
    const why = results.uncounted(match);
    if (why !== undefined && match.ending !== "void") table.broadcast(MESSAGES.notice, { key: why, args: {} } satisfies NoticeNews);
  }

  function fail(error: unknown): void {
    report(`match ${id} stopped`, error);
    if (!context.isHealthy()) why = "notSaved";
    actors.stop();
    table.broadcast(MESSAGES.stopped, why);
  }

  function stop(error: unknown): RefusalKey {
    fail(error);
    // The sender is answered first. Opened again the match may go on: the disk may have room then.
    setImmediate(table.closeRoom);
    return why;
  }

  const listener: MatchListener = { show, stop, takenOver: table.takenOver };
  const keeping = { id, game, journal: context.journal, timeout: context.timings.journalTimeout, listener };

  const entries = serverEntries({ id, seats, results, keeper: () => keeper });

  function recordSeat(seat: number, kind: Seat["kind"]): void {
    entries.recordSeat(seat, kind);
    actors.schedule();
  }

  return {
    get match() {
      return keeper?.match;
    },
    isOver: () => isOver(),
    async begin(record, opened) {
      keeper = await startMatch(keeping, record, opened).catch((error: unknown) => {
        throw new Refusal(stop(error));
      });
      for (const { number, kind } of seats) recordSeat(number, kind);
      actors.start(keeper);
      table.started();
      if (results.uncounted(keeper.match) === "oneAddress") tellUncounted(keeper.match);
    },
    async resume({ record, length }, snapshot) {
      const replay = actors.resume(snapshot);
      try {
        const resumed = await resumeMatch(keeping, record, length, replay.step);
        keeper = resumed.keeper;
        lost = resumed.lost;
        actors.start(keeper, replay.banks());
        table.started();
      } catch (error) {
        fail(error);
      }
    },
    async take(draft, key) {
      if (keeper === undefined) throw new Refusal(actors.isStopped() ? why : "notBegun");
      return keeper.take(draft, key);
    },
    recordSeat,
    forfeit: entries.forfeit,
    endAbandoned: entries.endAbandoned,
    playerJoined(client) {
      if (isOver() && table.isDealOpen()) client.send(MESSAGES.deal, keeper?.match.record.deal);
      if (keeper !== undefined && !isOver() && results.uncounted(keeper.match) === "oneAddress")
        client.send(MESSAGES.notice, { key: "oneAddress", args: {} } satisfies NoticeNews);
      if (actors.isStopped()) client.send(MESSAGES.stopped, why);
      if (lost > 0) client.send(MESSAGES.notice, { key: "repaired", args: { entries: lost } } satisfies NoticeNews);
      if (actors.isAwaitingFirst()) {
        actors.firstPlayerJoined();
        entries.correctSeats();
      }
      actors.schedule();
    },
    stop,
    idle: async () => keeper?.idle(),
    async retired() {
      await keeper?.idle();
      await resultSaved;
    },
  };
}
