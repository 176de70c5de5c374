/** The one place where failures of the picture are caught: first it is rebuilt, then drawn in a simpler way. Failures of the page leave the picture alone. */
import type { PictureStatus } from "./table.ts";

export interface PictureGuardParts {
  /** Builds the same picture once more. */
  rebuild(error: unknown): void;
  /** Draws with less; may fail again, until there is nothing left that can. */
  simplify(error: unknown): void;
  reportStatus(status: PictureStatus): void;
}

export interface PictureGuard {
  /** Returns what the work returns, or `other` if it fails. */
  guard<T>(work: () => T, other: T): T;
  /** Work outside the picture. */
  guardPage<T>(work: () => T): T | undefined;
}

export function pictureGuard({ rebuild, simplify, reportStatus }: PictureGuardParts): PictureGuard {
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
    guardPage(work) {
      try {
        return work();
      } catch (error) {
        globalThis.reportError?.(error);
        reportStatus({ type: "page", error });
        return undefined;
      }
    },
  };
}
