/** Stands in for what a page leaves out of `@colyseus/schema`: a state that is only read keeps no track of its changes. */
import { $changes } from "@colyseus/schema";

const unused = (): void => undefined;

/** Is told what changes, and forgets it. */
export class ChangeTree {
  readonly ref: object;
  readonly root = undefined;
  readonly flags = 0;
  readonly paused = false;
  readonly change = unused;
  readonly delete = unused;
  readonly indexedOperation = unused;
  readonly setParent = unused;

  constructor(ref: object) {
    this.ref = ref;
  }
}

export function installUntrackedChangeTree(target: object, seen: object = target): void {
  Object.defineProperty(target, $changes, { value: new ChangeTree(seen), writable: true });
}

export const IS_STREAM_COLLECTION = 64;
export const PENDING_SHIPPED_BY_FULL_SYNC = 512;
export const ARRAY_STREAM_NOT_SUPPORTED = "";

class Unused {}

export {
  Unused as CollectionSchema,
  Unused as Encoder,
  Unused as Root,
  Unused as SetSchema,
  Unused as StateView,
  Unused as StreamSchema,
  Unused as StateCallbackStrategy,
  unused as Callbacks,
  unused as createPool,
  unused as createStreamableState,
  unused as encodeArray,
  unused as encodeIndexedEntry,
  unused as encodeKeyValueOperation,
  unused as encodeMapEntry,
  unused as encodeSchemaOperation,
  unused as getDecoderStateCallbacks,
  unused as getEncodeDescriptor,
  unused as getRawChangesCallback,
  unused as streamDropView,
  unused as streamRouteAdd,
  unused as streamRouteRemove,
};
