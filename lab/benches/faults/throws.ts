/** An error in every part of the server, one after the other, beside other matches that must go on. */
import { callApi } from "../../../client/feed/live/api.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import type { GuestStore } from "../../../server/store/guest-store.ts";
import type { Journal } from "../../../server/store/journal.ts";
import type { TableStore } from "../../../server/store/table-store.ts";
import { pick, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game, View } from "../../../shared/core/contract/game.ts";
import type { Reservation, Ticket } from "../../../shared/core/wire/calls.ts";
import type { Answer } from "../../../shared/core/wire/wire.ts";
import { MESSAGES } from "../../../shared/core/wire/wire.ts";
import { type RawClient, rawClient } from "../../../test/server/harness/raw.ts";
import { type BenchRun, inTime } from "../common/bench.ts";
import { type ServerProcess, startServer } from "../common/processes/process.ts";
import { type BenchTable, openTable } from "../common/table.ts";
import { BROKEN } from "./broken-game.ts";

export interface Thrown {
  /** Places where an error was thrown. */
  readonly thrown: number;
  /** Places that were not reached. */
  readonly missed: readonly string[];
  /** Moves of other matches that were not accepted and shown. */
  readonly disturbed: number;
  /** Moves of other matches. */
  readonly moves: number;
  /** Rooms of matches that stay though no player is in them any more. */
  readonly roomsLeft: number;
}

const PATIENCE = 15_000;
/** The time for a timer or tick that must come. */
const WAIT = 3_000;
const STEP = 20;
/** Between two looks whether a scenario has come to its error. */
const POLL = 100;
const pass = (milliseconds: number): Promise<void> => new Promise((passed) => setTimeout(passed, milliseconds));

export async function throwEverywhere({ games, short, say }: BenchRun): Promise<Thrown> {
  const server = await startServer("faults/faults-process.ts");
  try {
    const others = await bystanders(server.address, games, short ? 6 : 50);
    const result = { thrown: 0, missed: [] as string[], disturbed: 0, moves: 0 };
    for (const [where, scenario] of SCENARIOS) {
      // On a busy machine a scenario may be over before it came to its place: then it is played again.
      const hit = (await throwIn(server, where, scenario)) || (await throwIn(server, where, scenario));
      if (hit) result.thrown++;
      else result.missed.push(where);
      const gone = await Promise.all(others.map(({ advance }) => advance()));
      result.moves += gone.filter((one) => one !== "over").length;
      const disturbed = gone.filter((one) => one === "disturbed").length;
      if (disturbed > 0) say(`after an error in ${where} ${disturbed} other matches did not go on`);
      result.disturbed += disturbed;
    }
    await Promise.all(others.map(({ table }) => table.leave()));
    const left = await roomsLeft(server);
    // Errors are meant: their lines are of use if one went too far.
    if (result.missed.length + result.disturbed + left > 0) process.stderr.write(await server.call<string>("log"));
    return { ...result, roomsLeft: left };
  } finally {
    await server.close();
  }
}

/** The lobby and the queue stay. */
const LASTING = 2;

async function roomsLeft(server: ServerProcess): Promise<number> {
  let left = Number.POSITIVE_INFINITY;
  for (let waited = 0; waited < PATIENCE && left > 0; waited += WAIT / 10) {
    await pass(WAIT / 10);
    left = (await server.call<number>("rooms")) - LASTING;
  }
  return left;
}

interface Bystander {
  readonly table: BenchTable;
  advance(): Promise<"fine" | "disturbed" | "over">;
}

/** Matches that make one move whenever they are told. */
function bystanders(address: string, games: readonly Game[], count: number): Promise<Bystander[]> {
  const open = async (_none: unknown, number: number): Promise<Bystander> => {
    const game = games[number % games.length] as Game;
    const asked: (() => Promise<Answer>)[] = [];
    let over = false;
    const table = await openTable({ address, game, seats: 2, luck: number, asked: (play) => void asked.push(play) });
    void table.over.then(() => {
      over = true;
    });
    const move = async (): Promise<"fine" | "disturbed" | "over"> => {
      while (asked.length === 0 && !over) await pass(STEP);
      const answer = await (asked.shift()?.() ?? { ok: true });
      return over ? "over" : answer.ok ? "fine" : "disturbed";
    };
    return { table, advance: () => inTime(move(), PATIENCE, "another match").catch(() => "disturbed" as const) };
  };
  return Promise.all(Array.from({ length: count }, open));
}

async function throwIn(server: ServerProcess, where: string, scenario: Scenario): Promise<boolean> {
  const arm = (room = ""): Promise<void> => server.call("arm", where, room);
  // What the fault does to its own table is that table's matter.
  const played = scenario(server.address, arm).catch(() => undefined);
  await Promise.race([played, untilThrown(server, played)]);
  for (const client of connected) client.close();
  connected.clear();
  for (let waited = 0; waited < WAIT; waited += STEP) {
    if ((await server.call<number>("thrown")) > 0) return true;
    if (!TIMED.test(where)) return false;
    await arm();
    await pass(STEP);
  }
  return false;
}

/** A scenario has as long as a busy machine takes to come to the error; after that its own table may wait in vain. */
async function untilThrown(server: ServerProcess, played: Promise<unknown>): Promise<void> {
  let over = false;
  void played.then(() => {
    over = true;
  });
  for (let waited = 0; waited < PATIENCE; waited += POLL) {
    await pass(POLL);
    if (over) return;
    if (await server.call<boolean>("hasThrown")) return void (await Promise.race([played, pass(WAIT)]));
  }
}

/** What comes by itself a moment later. */
const TIMED = /timer|tick|dispose|leave/;

/** Does what reaches the place where the error is armed. */
type Scenario = (address: string, arm: (room?: string) => Promise<void>) => Promise<void>;

/** The clients of the scenario: some of them wait in vain. */
const connected = new Set<RawClient>();

async function connectTo(address: string, ticket: Ticket): Promise<RawClient> {
  const client = await rawClient(address, BROKEN, ticket);
  connected.add(client);
  return client;
}

interface Pair {
  readonly host: RawClient;
  readonly guest: RawClient;
  readonly match: string;
}

async function sitDown(address: string): Promise<Pair> {
  const host = await callApi(address, "table", { game: BROKEN.id, seats: 2, speed: "none", open: true });
  const guest = await callApi(address, "join", { code: host.code });
  const connecting = [host, guest].map((ticket) => connectTo(address, ticket));
  // One may fail while the other is still connecting, which must not be left behind.
  await Promise.allSettled(connecting);
  const clients = await Promise.all(connecting);
  const [first, second] = clients as [RawClient, RawClient];
  await Promise.all(clients.map((client) => client.until((root) => Boolean(root.event))));
  return { host: first, guest: second, match: host.match };
}

/** Loses these connections. */
const after = (milliseconds: number, ...lost: RawClient[]): Promise<void> => {
  for (const client of lost) client.close();
  return pass(milliseconds);
};

const leaveAll = ({ host, guest }: Pair): void => {
  for (const client of [host, guest]) client.leave();
};

async function moveOnce({ host, guest }: Pair): Promise<void> {
  const { sight, asks } = host.received();
  const mover = [host, guest].find(({ ticket }) => BROKEN.toAct(sight.table).includes(ticket.seat)) as RawClient;
  const move = BROKEN.notation(pick(quickLuck(1), BROKEN.moves(mover.received().sight as View)));
  await mover.command({ type: "moves", id: "move", ask: asks[mover.ticket.seat], moves: [move] });
}

/** Sits, moves, takes back, looks back, drops, returns, is watched, and ends: all that a match can come to. */
const everything: Scenario = async (address, arm) => {
  const { token: guest } = await callApi(address, "arrive", { name: "Guest" });
  await arm();
  const tried = async (...calls: (() => Promise<unknown>)[]): Promise<void> => {
    for (const call of calls) await inTime(call(), PATIENCE / 3, "a call").catch(() => undefined);
  };
  await tried(
    () => callApi(address, "profile", { guest }),
    () => callApi(address, "matches", { guest }),
    () => callApi(address, "history", { guest }),
    () => callApi(address, "dailies", { guest }),
    () => callApi(address, "leaders", { game: BROKEN.id, rated: false }),
  );
  const pair = await sitDown(address);
  const { match } = pair;
  await tried(
    () => moveOnce(pair),
    () => pair.host.command({ type: "undo", id: "undo" }),
    () => callApi(address, "frames", { match, token: pair.host.ticket.token, from: 0, to: 9 }),
    () => callApi(address, "watch", { match }),
    () => pair.host.command({ type: "resign", id: "resign" }),
    () => callApi(address, "record", { match }),
  );
  leaveAll(pair);
};

const atTable =
  (act: (pair: Pair, address: string) => Promise<unknown> | unknown): Scenario =>
  async (address, arm) => {
    const pair = await sitDown(address);
    await arm(pair.match);
    try {
      await act(pair, address);
    } finally {
      leaveAll(pair);
    }
  };

const enter = async (address: string, reservation: Reservation) => {
  const room = await openRoom(address, reservation);
  room.onMessage("*", () => undefined);
  return room;
};

const watched =
  (act: (address: string, ticket: Ticket) => Promise<void>, isNameless = false): Scenario =>
  async (address, arm) => {
    const pair = await sitDown(address);
    await arm(isNameless ? "" : pair.match);
    await act(address, await callApi(address, "watch", { match: pair.match })).finally(() => leaveAll(pair));
  };

const throughRoom =
  (call: "lobby" | "quick"): Scenario =>
  async (address, arm) => {
    await arm();
    const { reservation } = await (call === "lobby" ? callApi(address, call, {}) : callApi(address, call, { game: "duel" }));
    const room = await enter(address, reservation);
    room.send(call === "lobby" ? MESSAGES.guest : MESSAGES.fill, "");
    await pass(WAIT / 10);
    await room.leave();
    await pass(WAIT / 30);
  };

const withBot: Scenario = async (address, arm) => {
  await arm();
  const ticket = await callApi(address, "play", { game: BROKEN.id, seats: 2, speed: "none" });
  const client = await connectTo(address, ticket);
  for (let move = 0; move < 4; move++) {
    await client.until((root) => Boolean(root.event) && !root.more && (root.asks.at(client.ticket.seat) ?? 0) > 0);
    const { sight, asks } = client.received();
    if (BROKEN.toAct(sight.table).includes(client.ticket.seat)) {
      const notation = BROKEN.notation(pick(quickLuck(move), BROKEN.moves(sight as View)));
      await client.command({ type: "moves", id: `m${move}`, ask: asks[client.ticket.seat], moves: [notation] });
    }
    await pass(WAIT / 30);
  }
  client.leave();
};

const whole: Scenario = async (address, arm) => {
  await arm();
  await everything(address, async () => undefined);
};

const lookFor =
  (milliseconds: number) =>
  async (address: string, ticket: Ticket): Promise<void> => {
    const room = await enter(address, ticket.reservation);
    room.send(MESSAGES.ping);
    await pass(milliseconds);
    await room.leave();
  };
const look = lookFor(WAIT / 30);

/** Calls of the stores that throw. */
const CALLS = {
  journal: ["open", "append", "read", "length", "close"] satisfies (keyof Journal)[],
  tableStore: ["save", "ofPlayer", "inDays", "openedBy"] satisfies (keyof TableStore)[],
  guests: ["byToken", "addResult", "ratings", "history", "matchPage", "dailyOfGuest", "bestDaily"] satisfies (keyof GuestStore)[],
};

const SCENARIOS: readonly (readonly [string, Scenario])[] = [
  ["match.create", whole],
  ["match.join", whole],
  ["match.message", atTable(moveOnce)],
  [
    "match.leave",
    atTable(({ host }) => {
      host.leave();
      return pass(WAIT / 30);
    }),
  ],
  ["match.timer", atTable(({ host }) => after(WAIT / 3, host))],
  ["match.tick", atTable(() => pass(WAIT / 4))],
  ["match.dispose", atTable(({ host, guest }) => after(WAIT / 2, host, guest))],
  ["watch.create", watched(look, true)],
  ["watch.join", watched(look)],
  ["watch.message", watched(look)],
  ["watch.tick", watched(lookFor(WAIT / 2))],
  ["watch.dispose", watched(look)],
  ...["join", "message", "leave", "tick"].flatMap((part) => [
    [`lobby.${part}`, throughRoom("lobby")] as const,
    [`queue.${part}`, throughRoom("quick")] as const,
  ]),
  ...["setup", "toAct", "moves", "play", "result", "notation"].map((part) => [`game.${part}`, atMove] as const),
  ["game.bot", withBot],
  ...Object.entries(CALLS).flatMap(([store, calls]) => calls.map((call) => [`${store}.${call}`, everything] as const)),
];

/** Goes from the table to the move, through all that the game is asked for on the way. */
async function atMove(address: string, arm: () => Promise<void>): Promise<void> {
  await arm();
  const pair = await sitDown(address);
  await arm();
  await moveOnce(pair).finally(() => leaveAll(pair));
}
