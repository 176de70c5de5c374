/**
 * 9 kB: with msgpackr the first board of Elasund weighs 329 kB (limit: 320), so our part of MessagePack takes its place; and 4 kB of the SDK
 * that no page of ours uses. Whole modules, by aliases, in development as in the build.
 */
import type { Alias } from "vite";

export const colyseusAliases = (root: string): Alias[] => [
  { find: /^msgpackr$/, replacement: `${root}/client/feed/live/message-pack.ts` },
  // As the SDK's own modules import them.
  { find: /^\.{1,2}\/(?:transport\/H3Transport|input\/RoomInput)\.mjs$/, replacement: `${root}/client/build/colyseus-unused.ts` },
];

/** The development server gives the SDK's modules to the page as they are, so that the aliases hold there too. Its `ws` is in another form. */
export const unbundled = { exclude: ["colyseus.js"], include: ["colyseus.js > ws"] };
