/**
 * The one place where failures of the picture are caught: first it is rebuilt, then drawn in a simpler way, and after a while in full again.
 * Failures of the page leave the picture alone.
 */
import type { PictureStatus } from "../table-view.ts";

export interface PictureGuardParts {
  /** Builds the same picture once more. */
  rebuild(error: unknown): void;
  /** Draws with less; may fail again, until there is nothing left that can. */
  simplify(error: unknown): void;
  /** Draws in full again. */
  restore(): void;
  reportStatus(status: PictureStatus): void;
}

export interface PictureGuard {
  /** Returns what the work returns, or `other` if it fails. */
  guard<T>(work: () => T, other: T): T;
  /** Work outside the picture. */
  guardPage<T>(work: () => T): T | undefined;
}

interface OpenGuard extends PictureGuard {
  /** The picture is drawn in a simpler way: restores it after a while. */
  restoreLater(): void;
  close(): void;
}

/** How long it is drawn without a failure, in milliseconds: in a simpler way before each try in full. After the last of them it stays simple. */
const BEFORE_TRY = [10_000, 60_000, 300_000] as const;
/** Before its failures are forgotten. */
const BEFORE_TRUST = 300_000;

export function pictureGuard({ rebuild, simplify, restore, reportStatus }: PictureGuardParts): OpenGuard {
  let failures = 0;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function after(wait: number, work: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(work, wait);
  }

  const trustLater = (): void =>
    after(BEFORE_TRUST, () => {
      failures = 0;
      tries = 0;
    });

  function restoreLater(): void {
    clearTimeout(timer);
    const wait = BEFORE_TRY[tries];
    if (wait === undefined) return;
    after(wait, () => {
      tries++;
      trustLater();
      restore();
    });
  }

  function fail(error: unknown): void {
    failures++;
    if (failures === 1) {
      trustLater();
      rebuild(error);
    } else {
      restoreLater();
      simplify(error);
    }
  }

  return {
    guard(work, other) {
      try {
        return work();
      } catch (error) {
        globalThis.reportError?.(error);
        fail(error);
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
    restoreLater,
    close: () => clearTimeout(timer),
  };
}
