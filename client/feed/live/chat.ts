/** The messages of a table, in order; after a reconnect some are received twice. */
import type { ChatLine } from "../../../shared/core/wire/wire.ts";

export class LiveChat {
  readonly #known = new Map<number, ChatLine>();
  readonly #listeners = new Set<(lines: readonly ChatLine[]) => void>();

  take(lines: readonly ChatLine[]): void {
    for (const line of lines) this.#known.set(line.number, line);
    for (const listener of this.#listeners) listener(this.#lines());
  }

  listen(listener: (lines: readonly ChatLine[]) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#lines());
    return () => this.#listeners.delete(listener);
  }

  #lines(): readonly ChatLine[] {
    return [...this.#known.values()].sort((a, b) => a.number - b.number);
  }
}
