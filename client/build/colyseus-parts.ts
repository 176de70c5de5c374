/**
 * Builds the page with the parts of Colyseus that a client of ours uses: a WebSocket, commands instead of input buffers, messages of plain
 * data, and a state that is decoded and never encoded. While developing, the whole packages are used.
 */
import type { Plugin } from "vite";

/** Modules of the SDK that do nothing here, by the class that others import. */
const EMPTY = { "transport/H3Transport": "H3TransportTransport", "input/RoomInput": "RoomInput" };

const SCHEMA = "/node_modules/@colyseus/schema/build/index.mjs";

/** What only a server uses, and collections that our schemas do not have. The schema package is one file: it is cut out of its text. */
const LEFT_OUT = [
  "class Encoder",
  "class StateView",
  "class ChangeTree",
  "const encodeArray",
  "const encodeSchemaOperation",
  "function getEncodeDescriptor",
  "class CollectionSchema",
  "class SetSchema",
  "class StreamSchema",
  // Describes the schema to clients that do not know it.
  "Reflection.encode",
  "Reflection.decode",
  "Reflection.makeEncodable",
];

/** Puts the change tree that the package itself gives to decoded objects in place of the one that collects changes. */
function withoutEncoder(schema: string): string {
  let code = schema.replaceAll("new ChangeTree(", "new UntrackedChangeTree(");
  for (const start of LEFT_OUT) {
    const [kind, name = ""] = start.split(" ");
    const length = code.length;
    // Cuts to the first line that closes it: the package is indented.
    code = code.replace(new RegExp(`^${start}\\b[^]*?^\\};?$`, "m"), kind === "class" ? `class ${name} {}` : name && `var ${name};`);
    if (code.length === length) throw new Error(`client/build/colyseus-parts.ts: @colyseus/schema has no "${start}" any more`);
  }
  return code;
}

export function colyseusParts(root: string): Plugin {
  const empty = new Map(
    Object.entries(EMPTY).map(([path, name]) => [`${root}/node_modules/colyseus.js/build/${path}.mjs`, `export class ${name} {}`]),
  );
  const unused = new Set([...empty.keys(), root + SCHEMA, "msgpackr"]);
  return {
    name: "quayside-colyseus-parts",
    apply: "build",
    enforce: "pre",
    resolveId(id) {
      if (id !== "msgpackr") return undefined;
      unused.delete(id);
      return `${root}/client/feed/live/message-pack.ts`;
    },
    load(id) {
      unused.delete(id);
      return empty.get(id);
    },
    transform: (code, id) => (id === root + SCHEMA ? { code: withoutEncoder(code), map: null } : undefined),
    buildEnd() {
      if (unused.size > 0) throw new Error(`client/build/colyseus-parts.ts: the SDK does not import ${[...unused].join(", ")} any more`);
    },
  };
}
