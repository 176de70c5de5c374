/**
 * What a page's own data takes: its objects, and what the browser keeps for them outside the script's heap (canvases, decoded drawings).
 * V8's compiled code is left out: it grows for as long as functions become hot, whatever the page keeps.
 */
import type { CDPSession } from "playwright-core";

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] } };
  /** Numbers in a row, as many for each node as there are fields. */
  readonly nodes: readonly number[];
}

export interface DataBytes {
  readonly objects: number;
  readonly native: number;
}

export async function dataBytes(cdp: CDPSession): Promise<DataBytes> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  cdp.on("HeapProfiler.addHeapSnapshotChunk", collect);
  await cdp.send("HeapProfiler.takeHeapSnapshot");
  cdp.off("HeapProfiler.addHeapSnapshotChunk", collect);
  return bytesIn(JSON.parse(chunks.join("")));
}

export function bytesIn({ snapshot, nodes }: Snapshot): DataBytes {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  const [code, native] = [types[0].indexOf("code"), types[0].indexOf("native")];
  const bytes = { objects: 0, native: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = nodes[at + type];
    if (kind !== code) bytes[kind === native ? "native" : "objects"] += nodes[at + size] ?? 0;
  }
  return bytes;
}
