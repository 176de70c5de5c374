/** The one place where a failure of the picture ends: first it is built anew, then in a simpler way. A failure of the page leaves the picture alone. */
import type { Mishap } from "./table.ts";

export interface SafelyParts {
  /** Builds the same picture once more. */
  rebuild(error: unknown): void;
  /** Draws with less; may fail again, until there is nothing left that can. */
  simplify(error: unknown): void;
  mishap(mishap: Mishap): void;
}

export interface Safely {
  /** What it does, or the other thing if it fails. */
  guard<T>(work: () => T, other: T): T;
  /** Work that is not the picture's. */
  tell<T>(work: () => T): T | undefined;
}

export function safely({ rebuild, simplify, mishap }: SafelyParts): Safely {
  let failures = 0;
  return {
    guard(work, other) {
      try {
        return work();
      } catch (error) {
        globalThis.reportError?.(error);
        failures++;
        if (failures === 1) rebuild(error);
        else simplify(error);
        return other;
      }
    },
    tell(work) {
      try {
        return work();
      } catch (error) {
        globalThis.reportError?.(error);
        mishap({ type: "page", error });
        return undefined;
      }
    },
  };
}
