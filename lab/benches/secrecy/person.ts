/** Someone with a line of their own: at a table, watching it, or in the lobby. */
import { callApi } from "../../../client/feed/live/api.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { CallAnswer, CallName, Calls, Ticket } from "../../../shared/core/wire/calls.ts";
import { type Root, rootClass } from "../../../shared/core/wire/sync.ts";
import { type RawClient, rawClient } from "../../../test/server/harness/raw.ts";
import { openRecorder, type Recorder } from "./recorder.ts";

export interface Person {
  readonly recorder: Recorder;
  /** The guest's token. */
  readonly guest: string;
  /** The seat with whose eyes they watch: its player shares their view. */
  readonly eyes?: number;
  call<N extends CallName>(name: N, call: Calls[N]): Promise<CallAnswer<N>>;
  /** Reads what all the world may, at a path; gives the status. */
  read(path: string): Promise<number>;
  /** Calls what must be refused, or throws. */
  refused<N extends CallName>(name: N, call: Calls[N]): Promise<void>;
}

export interface Sitter extends Person {
  ticket: Ticket;
  client: RawClient;
}

/** For one call, in milliseconds: a full run gives way to everything else on the machine. */
const PATIENCE = 60_000;

export async function arrive(port: number, name: string): Promise<Person> {
  const recorder = await openRecorder(port);
  const { address } = recorder;
  const { token: guest } = await callApi(address, "arrive", { name }, PATIENCE);
  return {
    recorder,
    guest,
    async read(path) {
      const answer = await fetch(address + path, { signal: AbortSignal.timeout(PATIENCE) });
      await answer.arrayBuffer();
      return answer.status;
    },
    call: (called, call) => callApi(address, called, call, PATIENCE),
    async refused(called, call) {
      const wrong = await callApi(address, called, call).then(
        () => true,
        (error) => !(error instanceof Refusal),
      );
      if (wrong) throw new Error(`the call ${called} was not refused`);
    },
  };
}

export interface Wish {
  readonly port: number;
  readonly game: Game;
  readonly seats: number;
  /** All see the cards in every hand. */
  readonly openHands?: boolean;
  /** By seat. */
  share(seat: number): string;
}

/** All seats of a new table that is listed in the lobby; the match has begun. */
export async function sitDown({ port, game, seats, openHands = false, share }: Wish): Promise<Sitter[]> {
  const people: Person[] = [];
  for (let seat = 0; seat < seats; seat++) people.push(await arrive(port, `Player ${seat}`));
  const [host, ...others] = people as [Person, ...Person[]];
  const tickets = [await host.call("table", { game: game.id, seats, speed: "none", open: true, openHands, guest: host.guest })];
  const { code } = tickets[0] as Ticket;
  for (const other of others) tickets.push(await other.call("join", { code, guest: other.guest, openHands }));
  const sitters: Sitter[] = [];
  for (const [seat, person] of people.entries()) {
    const ticket = tickets[seat] as Ticket;
    const sitter = { ...person, ticket } as Sitter;
    await rawClient(person.recorder.address, game, ticket, share(seat)).then(
      (client) => Object.assign(sitter, { client }),
      () => sitAgain(sitter, game, { match: ticket.match, token: ticket.token }, share(seat)),
    );
    sitters.push(sitter);
  }
  await Promise.all(sitters.map(({ client }) => client.until((root) => Boolean(root.event) && !root.more)));
  return sitters;
}

/** Comes back to the seat after the line was cut. */
export async function comeBack(sitter: Sitter, game: Game): Promise<void> {
  const { match, token } = sitter.ticket;
  sitter.recorder.line.mend();
  await sitAgain(sitter, game, { match, token });
  await sitter.client.until((root) => Boolean(root.event) && !root.more);
}

/** Sits as a client does: with a new reservation each time, for one that could not be used in time has expired. */
export async function sitAgain(sitter: Sitter, game: Game, call: Calls["sit"], share?: string): Promise<void> {
  await reached(async () => {
    sitter.ticket = await sitter.call("sit", call);
    sitter.client = await rawClient(sitter.recorder.address, game, sitter.ticket, share);
  });
}

/** Connections that were cut are noticed by the first call that uses them. */
async function reached<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Refusal && error.key === "unreachable") || tries > 20) throw error;
    }
}

/** Resolves when what has come says as wished. */
export interface Watching {
  until(frame: number): Promise<void>;
}

export async function watchMatch(watcher: Person, game: Game, match: string): Promise<Watching> {
  const { eyes } = watcher;
  const { reservation } = await watcher.call("watch", { match, ...(eyes !== undefined && { eyes }) });
  const room = await openRoom<Root>(watcher.recorder.address, reservation, rootClass(game));
  const root = room.serializer.getState() as Root;
  room.onMessage("*", () => undefined);
  return {
    until: (frame) =>
      new Promise((seen) => {
        const look = (): void => {
          if (!root.event || root.frame < frame) return;
          room.onStateChange.remove(look);
          seen();
        };
        room.onStateChange(look);
        look();
      }),
  };
}

export async function enterLobby(visitor: Person): Promise<void> {
  const { reservation } = await visitor.call("lobby", {});
  const room = await openRoom(visitor.recorder.address, reservation);
  room.onMessage("*", () => undefined);
}
