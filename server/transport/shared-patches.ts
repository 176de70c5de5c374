/**
 * Patches as Colyseus sends them, at less cost: what all see is encoded and copied once, and only whoever sees more of a patch is
 * given bytes of his own. Most frames are the same for everybody, or for all but one.
 */
import { type Client, type ClientPrivate, ClientState, Protocol, SchemaSerializer } from "@colyseus/core";
import { type ChangeTree, Encoder, type Iterator, type Schema, type StateView } from "@colyseus/schema";

/** What is encoded is copied at once, so one buffer does for all rooms; only an encoder that needs a longer one makes its own. */
const BUFFER = new Uint8Array(Encoder.BUFFER_SIZE);

export class SharedPatches<T extends Schema> extends SchemaSerializer<T> {
  override reset(state: T): void {
    super.reset(state);
    this.encoder.sharedBuffer = BUFFER;
  }

  override applyPatches(clients: (Client & ClientPrivate)[]): boolean {
    const { encoder } = this;
    if (clients.length === 0 || !encoder.hasChanges) return super.applyPatches(clients);
    // Whoever comes now is told all anew.
    this.needFullEncode = true;
    const at = { offset: 1 };
    encoder.sharedBuffer[0] = Protocol.ROOM_STATE_PATCH;
    // The buffer is written again before everybody has read this.
    const forAll = Buffer.from(encoder.encode(at));
    const common = at.offset;
    const hidden = this.#hidden();
    for (const client of clients) {
      if (client.state !== ClientState.JOINED) continue;
      const { view } = client;
      if (view !== undefined && view.changes.size > 0) client.raw(encoder.encodeView(view, common, at));
      else if (view !== undefined && hidden.some((tree) => view.isChangeTreeVisible(tree))) client.raw(this.#own(view, common, at));
      else client.raw(forAll);
    }
    encoder.discardChanges();
    return true;
  }

  /** What all see, and after it what only this one sees besides. */
  #own(view: StateView, common: number, at: Iterator): Uint8Array {
    const from = at.offset;
    const bytes = this.encoder.encode(at, view);
    return Buffer.concat([bytes.subarray(0, common), bytes.subarray(from)]);
  }

  /** What has changed that only some may see. */
  #hidden(): ChangeTree[] {
    const found: ChangeTree[] = [];
    for (let node = this.encoder.root.changes.next; node !== undefined; node = node.next) {
      const { changeTree } = node;
      if (changeTree.isFiltered || (changeTree.dirtyLow & changeTree.encDescriptor.filterBitmask) !== 0) found.push(changeTree);
    }
    return found;
  }
}
