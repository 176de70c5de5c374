/** The messages of a table, in order; after a reconnect some are received twice. */
import type { ChatLine } from "../../../shared/core/wire/wire.ts";

export interface LiveChat {
  take(lines: readonly ChatLine[]): void;
  listen(listener: (lines: readonly ChatLine[]) => void): () => void;
}

export function liveChat(): LiveChat {
  const known = new Map<number, ChatLine>();
  const listeners = new Set<(lines: readonly ChatLine[]) => void>();
  const all = (): ChatLine[] => [...known.values()].sort((a, b) => a.number - b.number);
  return {
    take(lines) {
      for (const line of lines) known.set(line.number, line);
      for (const listener of listeners) listener(all());
    },
    listen(listener) {
      listeners.add(listener);
      listener(all());
      return () => listeners.delete(listener);
    },
  };
}
