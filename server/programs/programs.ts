/** The programs' socket: bot accounts sign in, open and join tables, wait for each other, and play. */

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { matchMaker } from "@colyseus/core";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { defaultSeats } from "../../shared/core/match/record.ts";
import { isDaySpeed } from "../../shared/core/match/speeds.ts";
import { LONGEST_MESSAGE } from "../../shared/core/wire/wire.ts";
import { createTableFor } from "../api/table-calls.ts";
import { gameOf } from "../base/games.ts";
import type { Limits } from "../base/limits.ts";
import { report } from "../base/log.ts";
import { concurrencyLimit, type RateLimit } from "../base/rate-limit.ts";
import { ROOMS } from "../base/room-names.ts";
import { findGuestTable, findTableByCode } from "../matchmaking/find-table.ts";
import { guestSeat, offerSeat } from "../matchmaking/room-calls.ts";
import type { TableQuota } from "../matchmaking/table-quota.ts";
import type { People } from "../people/people.ts";
import type { Sanctions } from "../people/sanctions.ts";
import type { GuestStore } from "../store/guest-store.ts";
import { hasFreeSeat, type RoomListing } from "../table/listing.ts";
import { type Message, type Messages, ProgramRefusal, told } from "./messages.ts";
import { type ConnectionContext, ProgramConnection, type ProgramSocket } from "./program-connection.ts";

export interface ProgramsContext extends ConnectionContext {
  readonly games: readonly Game[];
  readonly guests: Pick<GuestStore, "programByToken">;
  readonly people: Pick<People, "listen">;
  readonly sanctions: Pick<Sanctions, "check" | "isBanned" | "listen">;
  readonly tableQuota: TableQuota;
  readonly limits: ConnectionContext["limits"] & Pick<Limits, "maxProgramSockets">;
}

/** What messages cost an address, as calls of the HTTP API do; the others are limited by the second alone. */
const COSTS: Partial<Readonly<Record<Message["type"], number>>> = { hello: 5, tables: 2, make: 5, join: 5, queue: 5 };
/** Given back to who has found a table: only wrong codes are dear. */
const JOIN_REFUND = 4;

export class Programs {
  readonly #context: ProgramsContext;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #sockets: ReturnType<typeof concurrencyLimit>;
  readonly #calls: RateLimit;
  readonly #renewal: NodeJS.Timeout;
  readonly #connections = new Set<ProgramConnection>();
  readonly #perform: { readonly [T in keyof Messages]: (from: ProgramConnection, message: Messages[T]) => Promise<void> };

  /** `calls` are those of the HTTP API: an address has one budget for both. */
  constructor(context: ProgramsContext, calls: RateLimit, addressOf: (request: IncomingMessage) => string) {
    this.#context = context;
    this.#addressOf = addressOf;
    this.#sockets = concurrencyLimit(context.limits.maxProgramSockets);
    this.#calls = calls;
    this.#perform = {
      hello: (from, message) => this.#welcome(from, message),
      tables: (from, message) => this.#tellTables(from, message),
      make: (from, message) => this.#make(from, message),
      join: (from, message) => this.#join(from, message),
      queue: (from, message) => this.#queue(from, message),
      async leaveQueue(from, message) {
        from.queued = undefined;
        from.watchIdle();
        from.tell("leftQueue", {}, message);
      },
      async move(from, { id, match, ask, moves }) {
        const frame = await from.matchOf(match).command({ type: "moves", id: id ?? randomUUID(), ask, moves });
        from.tell("taken", { match, ask, frame }, { id });
      },
      async resign(from, { id, match }) {
        const frame = await from.matchOf(match).command({ type: "resign", id: id ?? randomUUID() });
        from.tell("taken", { match, frame }, { id });
      },
      async leave(from, { id, match }) {
        from.matchOf(match).leave(undefined);
        from.tell("left", { match }, { id });
      },
    };
    // A program was erased, has another token, or was renamed.
    context.people.listen((guests) => {
      for (const connection of this.#connections)
        if (connection.program !== undefined && guests.includes(connection.program.id)) void this.#checkToken(connection);
    });
    // A connected program and its guest are not forgotten.
    this.#renewal = setInterval(() => {
      for (const connection of this.#connections) if (connection.program !== undefined) void this.#checkToken(connection);
    }, DAY).unref();
    context.sanctions.listen(() => {
      for (const connection of [...this.#connections]) {
        const { program, address } = connection;
        if (context.sanctions.isBanned(program?.id, program?.owner, address)) connection.refuse("banned");
      }
    });
  }

  open(socket: ProgramSocket, request: IncomingMessage): void {
    const address = this.#addressOf(request);
    const release = this.#sockets.take(address);
    const connection: ProgramConnection = new ProgramConnection(socket, {
      context: this.#context,
      address,
      perform: (from, message) => this.#answer(from, message),
      closed: (closed) => {
        this.#connections.delete(closed);
        release?.();
      },
    });
    this.#connections.add(connection);
    if (release === undefined) connection.refuse("tooManySockets");
  }

  /** The server is about to end. Programs connect again, as pages do. */
  close(): void {
    clearInterval(this.#renewal);
    for (const connection of [...this.#connections]) connection.refuse("closing");
  }

  async #answer(from: ProgramConnection, message: Message): Promise<void> {
    if (message.type !== "hello" && from.program === undefined) throw new ProgramRefusal("helloFirst");
    if (!this.#calls.spend(from.address, COSTS[message.type] ?? 0)) throw new Refusal("tooOften");
    await this.#perform[message.type](from, message as never);
    if (message.type === "join") this.#calls.refund(from.address, JOIN_REFUND);
  }

  async #checkToken(connection: ProgramConnection): Promise<void> {
    try {
      const program = await this.#context.guests.programByToken(connection.token);
      if (program === undefined) connection.refuse("unknownProgram");
      else connection.program = program;
    } catch (error) {
      report("program's token", error);
    }
  }

  async #welcome(from: ProgramConnection, { token, id }: Messages["hello"]): Promise<void> {
    const { guests, sanctions, games, limits } = this.#context;
    if (from.program !== undefined) throw new ProgramRefusal("alreadyGreeted");
    const program = await guests.programByToken(token);
    if (program === undefined) return from.refuse("unknownProgram");
    sanctions.check("ban", program.id, program.owner, from.address);
    if (!from.isOpen) return;
    // The newest connection counts, as with a player's windows: an older one may be dead without knowing it.
    for (const older of [...this.#connections]) if (older.program?.id === program.id) older.refuse("takenElsewhere");
    Object.assign(from, { program, token });
    from.watchIdle();
    const { maxProgramMatches: matches, maxProgramMessages: messagesPerSecond } = limits;
    from.tell(
      "welcome",
      {
        program: { id: program.id, name: program.name },
        games: games.map(({ id: game, rules, seats, options }) => ({ game, rules, seats, options })),
        limits: { matches, messagesPerSecond, bytes: LONGEST_MESSAGE },
      },
      { id },
    );
    await this.#return(from, program.id);
    await this.#tellTables(from, {});
  }

  /** Back to the seats that the program has, also after a restart of the server. */
  async #return(from: ProgramConnection, program: string): Promise<void> {
    const { tableStore, limits } = this.#context;
    for (const table of await tableStore.ofPlayer(program)) {
      if (from.matches.size >= limits.maxProgramMatches) return;
      // A match that it has left is over for the program.
      const seats = (await tableStore.load(table))?.seats ?? [];
      if (seats.some(({ person, left }) => left && person === program)) continue;
      try {
        await from.play(await guestSeat(await findGuestTable(this.#context, program, table), program));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        from.tell("gone", { match: table, ...told(error.key, error.args) });
      }
    }
  }

  /** Tables that a program may join. */
  async #tellTables(from: ProgramConnection, { id }: { readonly id?: string }): Promise<void> {
    const rooms: RoomListing[] = await matchMaker.query({ name: ROOMS.match });
    const tables = rooms.flatMap(({ metadata, clients, processId }: RoomListing) => {
      if (processId !== matchMaker.processId) return [];
      if (metadata === undefined || metadata.kind !== "open" || !metadata.program || !hasFreeSeat(metadata) || clients === 0) return [];
      const { code, game, seats, people, terms } = metadata;
      return [
        {
          code,
          game,
          seats,
          players: people.map(({ name }: { readonly name: string }) => name),
          speed: terms.speed,
          options: terms.options,
        },
      ];
    });
    from.tell("tables", { tables: tables.slice(0, MOST_TABLES) }, { id });
  }

  async #make(from: ProgramConnection, { id, game, seats, options, speed = "normal", level, open }: Messages["make"]): Promise<void> {
    const played = gameOf(this.#context, game);
    const kind = level !== undefined ? "play" : open === true ? "open" : "private";
    const wish = {
      seats: seats ?? defaultSeats(played),
      speed,
      program: true as const,
      ...(options && { options }),
      ...(level && { bots: level }),
    };
    await this.#begin(from, async () => offerSeat(await createTableFor(played, kind, wish, from.address), from.player()), { id });
  }

  async #begin(from: ProgramConnection, open: () => ReturnType<typeof offerSeat>, request: { id: string | undefined }): Promise<void> {
    const { closing, tableQuota } = this.#context;
    if (closing) throw new Refusal("closing");
    from.checkMayPlayMore();
    await from.play(await tableQuota.openTable(from.address, open), named(request));
  }

  async #join(from: ProgramConnection, { id, code: typed }: Messages["join"]): Promise<void> {
    from.checkMayPlayMore();
    const code = typed.trim().toUpperCase();
    if (code === "") throw new Refusal("unknownTable");
    const table = await findTableByCode(this.#context, code);
    const { metadata } = table;
    if (metadata === undefined) throw new Refusal("unknownTable");
    // Who has opened a table to all has not agreed to play with a program.
    const isForPeople = metadata.program !== true && metadata.kind !== "private";
    if (isForPeople || metadata.terms.rated || isDaySpeed(metadata.terms.speed)) throw new ProgramRefusal("peopleOnly");
    if (from.matches.has(table.roomId)) throw new ProgramRefusal("seated");
    await from.play(await offerSeat(table, from.player()), named({ id }));
  }

  /** Waits for other programs that want the same. */
  async #queue(from: ProgramConnection, { id, game, seats }: Messages["queue"]): Promise<void> {
    const { closing, tableQuota } = this.#context;
    if (closing) throw new Refusal("closing");
    from.checkMayPlayMore();
    const played = gameOf(this.#context, game);
    const count = seats ?? played.seats.fewest;
    if (count < Math.max(2, played.seats.fewest) || count > played.seats.most) throw new Refusal("badOptions", { seats: count });
    from.queued = `${game} ${count}`;
    from.watchIdle();
    from.tell("queued", { game, seats: count }, { id });
    const waiting = [...this.#connections].filter(({ queued }) => queued === from.queued);
    if (waiting.length < count) return;
    const players = [...waiting.filter((other) => other !== from).slice(0, count - 1), from];
    const key = from.queued;
    for (const player of players) player.queued = undefined;
    try {
      const wish = { seats: count, speed: "normal" as const, seating: "random" as const, program: true as const };
      const table = await tableQuota.openTable(from.address, () => createTableFor(played, "open", wish, from.address));
      for (const player of players) await this.#seat(player, table);
    } catch (error) {
      for (const player of players) if (player !== from) player.queued = key;
      throw error;
    } finally {
      for (const player of players) player.watchIdle();
    }
  }

  /** A program that cannot sit down keeps nobody else from it: its seat is free again after a moment. */
  async #seat(player: ProgramConnection, table: RoomListing): Promise<void> {
    try {
      player.checkMayPlayMore();
      await player.play(await offerSeat(table, player.player()));
    } catch (error) {
      if (error instanceof ProgramRefusal) player.tell("error", told(error.key));
      else if (error instanceof Refusal) player.tell("error", told(error.key, error.args));
      else throw error;
    }
  }
}

const MOST_TABLES = 50;
const DAY = 86_400_000;

const named = ({ id }: { readonly id: string | undefined }): { readonly id?: string } => (id === undefined ? {} : { id });
