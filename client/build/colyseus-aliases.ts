/**
 * What of Colyseus a page leaves out, as whole modules, by aliases, in development as in the build: 9 kB of msgpackr, whose place our part of
 * MessagePack takes; 4 kB of the SDK that no page of ours uses; and 9 kB of the schemas, whose own source modules are taken without those
 * that write states, for a page only reads them.
 */
import type { Alias, Plugin } from "vite";

/** What writes states, lists of kinds that no game has, and callbacks for each change, where ours take a state as a whole. */
const UNUSED = [
  "encoder/(?:ChangeTree|EncodeDescriptor|EncodeOperation|Encoder|Pool|Root|StateView|streaming)",
  "types/custom/(?:Collection|Set|Stream)Schema",
  "decoder/strategy/(?:Callbacks|RawChanges|getDecoderStateCallbacks)",
];

export const colyseusAliases = (root: string): Alias[] => [
  { find: /^@colyseus\/schema$/, replacement: `${root}/node_modules/@colyseus/schema/src/index.ts` },
  { find: new RegExp(`^(?:\\.{1,2}/)+(?:${UNUSED.join("|")})\\.js$`), replacement: `${root}/client/build/schema-unused.ts` },
  { find: /^msgpackr$/, replacement: `${root}/client/feed/live/message-pack.ts` },
  // As the SDK's own modules import them.
  { find: /^\.{1,2}\/(?:transport\/H3Transport|input\/RoomInput)\.mjs$/, replacement: `${root}/client/build/colyseus-unused.ts` },
];

/** The development server gives these modules to the page as they are, so that the aliases hold there too. The SDK's `ws` is in another form. */
export const unbundled = { exclude: ["colyseus.js", "@colyseus/schema"], include: ["colyseus.js > ws"] };

/** The schemas' source marks a rest parameter as optional, which Vite's compiler does not take. */
export const schemaSource: Plugin = {
  name: "quayside-schema-source",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("/@colyseus/schema/src/types/custom/ArraySchema.ts") ? code.replaceAll("...items?:", "...items:") : undefined,
};
