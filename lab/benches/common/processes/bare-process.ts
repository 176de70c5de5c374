/**
 * Colyseus alone, as a baseline: rooms that echo messages, and rooms that answer with patches of the usual size, either the same for every
 * client or, as at a table with hidden hands, one for each.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Client, LocalDriver, LocalPresence, matchMaker, Room, Server } from "@colyseus/core";
import { type ArraySchema, type Schema, StateView, schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { Reservation } from "../../../../shared/core/wire/calls.ts";
import { MESSAGES } from "../../../../shared/core/wire/wire.ts";
import { answerParent, cpuOf, usageOf } from "./process.ts";

class EchoRoom extends Room {
  override onCreate(): void {
    this.onMessage(MESSAGES.command, (client: Client, message: unknown) => client.send(MESSAGES.answer, message));
  }
}

/** As large as a table's state, with changes as long as a frame's. */
const table = { frame: t.number(), event: t.string(), places: t.array("number") };
const Board = schema(table, "BareBoard");
const Hand = schema({ own: t.number() }, "BareHand");
const HandsBoard = schema({ ...table, hands: t.array(Hand).view() }, "BareHandsBoard");
type AnyBoard = Schema & { frame: number; event: string; places: ArraySchema<number> };
const PLACES = 200;
const CHANGES = 5;

class PatchRoom<B extends AnyBoard = AnyBoard> extends Room<{ state: B }> {
  override onCreate(): void {
    this.patchRate = null;
    this.setTimestep(() => undefined, 250);
    const board = this.newBoard();
    for (let place = 0; place < PLACES; place++) board.places.push(0);
    this.state = board;
    this.onMessage(MESSAGES.command, (client: Client, message: { patches: number }) => {
      for (let patch = 0; patch < message.patches; patch++) {
        board.frame++;
        board.event = String(board.frame).padStart(5, "0");
        for (let change = 0; change < CHANGES; change++) board.places[(7 * board.frame + 31 * change) % PLACES] = board.frame % 100;
        this.moved?.(client);
        this.broadcastPatch();
      }
      client.send(MESSAGES.answer, message);
    });
  }

  protected newBoard(): B {
    return new Board() as AnyBoard as B;
  }

  /** The part of a frame that only one client sees. */
  protected moved?(client: Client): void;
}

class HandsRoom extends PatchRoom<InstanceType<typeof HandsBoard>> {
  protected override newBoard() {
    return new HandsBoard();
  }

  override onJoin(client: Client): void {
    const hand = new Hand();
    this.state.hands.push(hand);
    client.view = new StateView();
    client.view.add(hand);
    client.userData = hand;
  }

  protected override moved({ userData }: Client<{ userData: InstanceType<typeof Hand> }>): void {
    if (userData !== undefined) userData.own = this.state.frame;
  }
}

const http = createServer();
const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  presence: new LocalPresence(),
  driver: new LocalDriver(),
  greet: false,
  gracefullyShutdown: false,
});
await server.listen(0);
server.define("echo", EchoRoom);
server.define("same", PatchRoom);
server.define("own", HandsRoom);

/** Reservations in a new room. */
async function open(kind: string, seats: number): Promise<Reservation[]> {
  const room = await matchMaker.createRoom(kind, {});
  return Promise.all(
    Array.from({ length: seats }, async () => {
      const { roomId, processId = "", sessionId } = await matchMaker.reserveSeatFor(room, {});
      return { name: kind, roomId, processId, sessionId };
    }),
  );
}

const { port } = http.address() as AddressInfo;
answerParent({ port: () => port, cpu: cpuOf, usage: () => usageOf(matchMaker.stats.local.roomCount), open }, async () => {
  await server.gracefullyShutdown(false);
});
