/**
 * Colyseus's patches at less cost: what every client sees is encoded and copied once, and only clients that see more get bytes of their
 * own. Most frames are the same for all clients, or for all but one.
 */
import { type Client, type ClientPrivate, ClientState, Protocol, SchemaSerializer } from "@colyseus/core";
import { type ChangeTree, Encoder, type Iterator, type Schema, type StateView } from "@colyseus/schema";

/** All rooms encode into one buffer, because the result is copied at once. An encoder that needs more room makes its own. */
const SHARED_BUFFER = new Uint8Array(Encoder.BUFFER_SIZE);

export class SharedPatches<T extends Schema> extends SchemaSerializer<T> {
  override reset(state: T): void {
    super.reset(state);
    this.encoder.sharedBuffer = SHARED_BUFFER;
  }

  override applyPatches(clients: (Client & ClientPrivate)[]): boolean {
    const { encoder } = this;
    if (clients.length === 0 || !encoder.hasChanges) return super.applyPatches(clients);
    // The next client to join needs a full encode.
    this.needFullEncode = true;
    const at = { offset: 1 };
    encoder.sharedBuffer[0] = Protocol.ROOM_STATE_PATCH;
    // Copied: the buffer is written again before every socket has been flushed.
    const sharedPatch = Buffer.from(encoder.encode(at));
    const sharedEnd = at.offset;
    const filtered = this.#filteredChanges();
    for (const client of clients) {
      if (client.state !== ClientState.JOINED) continue;
      const { view } = client;
      if (view !== undefined && view.changes.size > 0) client.raw(encoder.encodeView(view, sharedEnd, at));
      else if (view !== undefined && filtered.some((tree) => view.isChangeTreeVisible(tree)))
        client.raw(this.#patchFor(view, sharedEnd, at));
      else client.raw(sharedPatch);
    }
    encoder.discardChanges();
    return true;
  }

  /** The shared part, followed by what only this client sees. */
  #patchFor(view: StateView, sharedEnd: number, at: Iterator): Uint8Array {
    const from = at.offset;
    const bytes = this.encoder.encode(at, view);
    return Buffer.concat([bytes.subarray(0, sharedEnd), bytes.subarray(from)]);
  }

  /** Changes that only some clients may see. */
  #filteredChanges(): ChangeTree[] {
    const found: ChangeTree[] = [];
    for (let node = this.encoder.root.changes.next; node !== undefined; node = node.next) {
      const { changeTree } = node;
      if (changeTree.isFiltered || (changeTree.dirtyLow & changeTree.encDescriptor.filterBitmask) !== 0) found.push(changeTree);
    }
    return found;
  }
}
