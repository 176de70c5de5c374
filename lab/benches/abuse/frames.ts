/** Malformed frames: over a seat's connection, and over raw TCP sockets. */
import { connect } from "node:net";
import { callApi } from "../../../client/feed/live/api.ts";
import { below, pick, type QuickLuck, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import { MESSAGES } from "../../../shared/core/wire/wire.ts";
import { type RawClient, rawClient } from "../../../test/server/harness/raw.ts";
import { inTime } from "../common/bench.ts";

export interface Bombarded {
  sent: number;
  /** Connections used: most malformed frames close theirs. */
  connections: number;
  /** Match frames it has caused. */
  accepted: number;
}

/** Every tenth goes over a raw socket. */
const BARE = 10;
const PATIENCE = 60_000;
/** Colyseus's code for leaving, which is always allowed, whatever the upper bits are. */
const LEAVE = 12;
const CODE = 0x1f;
const DATA = 13;

export async function bombard(address: string, game: Game, most: number, deal: number): Promise<Bombarded> {
  const luck = quickLuck(deal);
  const bombarded: Bombarded = { sent: 0, connections: 0, accepted: 0 };
  const host = await callApi(address, "table", { game: game.id, seats: game.seats.fewest, speed: "none" });
  const tickets: Ticket[] = [host];
  while (tickets.length < game.seats.fewest) tickets.push(await callApi(address, "join", { code: host.code }));
  const [watching, ...others] = await Promise.all(tickets.map((ticket) => rawClient(address, game, ticket)));
  await watching?.until((root) => Boolean(root.event) && !root.more);
  const before = watching?.received().number;
  let attacker = others[0] as RawClient;
  while (bombarded.sent < most) {
    if (below(luck, BARE) === 0) {
      await overBareSocket(address, luck);
      bombarded.connections++;
    } else if (!(await survives(attacker, randomFrame(luck)))) {
      const { match, token } = attacker.ticket;
      attacker = await rawClient(address, game, await callApi(address, "sit", { match, token }), "00".repeat(16));
      bombarded.connections++;
    }
    bombarded.sent++;
  }
  if (watching?.received().number !== before) bombarded.accepted++;
  for (const client of [watching, attacker]) client?.leave();
  return bombarded;
}

/** Whether the connection stays open after a frame. */
async function survives(client: RawClient, frame: Uint8Array): Promise<boolean> {
  const heard = client.answers.length;
  client.bytes(frame);
  client.say(MESSAGES.command, null);
  const answered = client.until(() => client.answers.length > heard).then(() => true);
  return inTime(Promise.race([answered, client.closed.then(() => false)]), PATIENCE, "a frame was neither answered nor refused");
}

function randomFrame(luck: QuickLuck): Uint8Array {
  const frame = Uint8Array.from({ length: 1 + below(luck, 60) }, () => below(luck, 256));
  if (below(luck, 2) === 0) {
    // A correct message head with a random body.
    frame.set([DATA, 0xa0 + MESSAGES.command.length, ...Buffer.from(MESSAGES.command)].slice(0, frame.length));
  }
  if (((frame[0] as number) & CODE) === LEAVE) frame[0] = DATA;
  return frame;
}

const UPGRADE = "GET /x/y HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n";
const KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";

/** Sends nothing, half an upgrade, or an upgrade followed by random bytes, and closes the socket. */
function overBareSocket(address: string, luck: QuickLuck): Promise<void> {
  const { hostname, port } = new URL(address);
  const bytes = Buffer.from(Array.from({ length: below(luck, 200) }, () => below(luck, 256)));
  const head = pick(luck, ["", "GET ", UPGRADE, UPGRADE + KEY, UPGRADE + KEY]);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(head);
      socket.end(bytes);
    });
    const gone = setTimeout(() => socket.destroy(), 200);
    socket.on("data", () => undefined);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      clearTimeout(gone);
      done();
    });
  });
}
