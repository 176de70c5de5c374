/** A room without a network: the schema's encoder on one side, a decoder for each client on the other. */
import { Decoder, Encoder, type Iterator, StateView } from "@colyseus/schema";
import type { Match } from "../../shared/core/match/match.ts";
import type { Frame } from "../../shared/core/match/view.ts";
import { admit, makeRoot, type Received, type Root, readFrame, rootClass, writeFrame } from "../../shared/core/wire/sync.ts";

/** What a room needs of its game. */
type RoomGame = Parameters<typeof makeRoot>[0];

export interface Client {
  readonly seat: number;
  readonly view: StateView;
  readonly root: Root;
  readonly decoder: Decoder;
  /** The bytes it was last sent. */
  bytes: Uint8Array;
}

export class Room {
  readonly root: Root;
  readonly clients: Client[] = [];
  readonly #game: RoomGame;
  readonly #encoder: Encoder;

  constructor(game: RoomGame, seats: number) {
    this.#game = game;
    this.root = makeRoot(game, [...Array(seats).keys()]);
    this.#encoder = new Encoder(this.root);
  }

  /** Adds a client, which gets the whole state. */
  join(seat: number): Client {
    const root = new (rootClass(this.#game))();
    const client: Client = { seat, view: new StateView(), root, decoder: new Decoder(root), bytes: new Uint8Array() };
    admit(this.root, client.view, seat);
    const at: Iterator = { offset: 0 };
    this.#encoder.encodeAll(at);
    this.#deliver(client, this.#encoder.encodeAllView(client.view, at.offset, { ...at }));
    this.#encoder.discardChanges();
    this.clients.push(client);
    return client;
  }

  /** Writes a frame and sends each client its patch. */
  send(frame: Frame, match: Match): void {
    writeFrame(this.root, frame, match);
    const at: Iterator = { offset: 0 };
    this.#encoder.encode(at);
    const shared = at.offset;
    for (const client of this.clients) this.#deliver(client, this.#encoder.encodeView(client.view, shared, { offset: shared }));
    this.#encoder.discardChanges();
  }

  received(client: Client): Received {
    return readFrame(client.root, client.seat);
  }

  #deliver(client: Client, bytes: Uint8Array): void {
    // The encoder's buffer is used again for the next client.
    client.bytes = Uint8Array.from(bytes);
    client.decoder.decode(client.bytes);
  }
}
