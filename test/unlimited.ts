import type { Limits } from "../server/base/limits.ts";

/** For servers whose players are programs behind one address, and faster than people. */
export const UNLIMITED = {
  maxCalls: 1e9,
  maxGuests: 1e9,
  maxMessagesPerSecond: 1e6,
  maxProgramMessages: 1e6,
  maxProgramSockets: 1e9,
  maxReplayedEntries: 1e12,
  maxRequests: 1e9,
  maxSockets: 1e9,
  maxTables: 1e9,
  maxUnfinishedTables: 1e9,
} satisfies Partial<Limits>;
