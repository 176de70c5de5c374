/**
 * The one place where failures of the picture are caught: first it is rebuilt, then drawn in a simpler way, and after a while in full again.
 * Failures of the page leave the picture alone.
 */
import { until } from "../../base/until.ts";
import type { PictureStatus } from "../table-view.ts";

interface PictureGuardOptions {
  readonly signal: AbortSignal;
  /** Builds the same picture once more. */
  rebuild(error: unknown): void;
  /** Draws with less; may fail again, until there is nothing left that can. */
  simplify(error: unknown): void;
  /** Draws in full again. */
  restore(): void;
  reportStatus(status: PictureStatus): void;
}

/**
 * How long the picture is drawn without a failure, in milliseconds, in a simpler way before each try in full. After the last of them it
 * stays simple.
 */
const BEFORE_TRY = [10_000, 60_000, 300_000] as const;
/** The time after which its failures are forgotten. */
const BEFORE_TRUST = 300_000;

export class PictureGuard {
  readonly #options: PictureGuardOptions;
  #failures = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PictureGuardOptions) {
    this.#options = options;
    until(options.signal, () => clearTimeout(this.#timer));
  }

  /** Returns what the work returns, or `other` if it fails. */
  tryPicture<T>(work: () => T, other: T): T {
    try {
      return work();
    } catch (error) {
      globalThis.reportError?.(error);
      this.#fail(error);
      return other;
    }
  }

  /** Work outside the picture. */
  tryPage<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      globalThis.reportError?.(error);
      this.#options.reportStatus({ type: "page", error });
      return undefined;
    }
  }

  /** The picture is drawn in a simpler way: restores it after a while. */
  restoreLater(): void {
    clearTimeout(this.#timer);
    const wait = BEFORE_TRY[this.#tries];
    if (wait === undefined) return;
    this.#after(wait, () => {
      this.#tries++;
      this.#trustLater();
      this.#options.restore();
    });
  }

  #fail(error: unknown): void {
    this.#failures++;
    if (this.#failures === 1) {
      this.#trustLater();
      this.#options.rebuild(error);
    } else {
      this.restoreLater();
      this.#options.simplify(error);
    }
  }

  #trustLater(): void {
    this.#after(BEFORE_TRUST, () => {
      this.#failures = 0;
      this.#tries = 0;
    });
  }

  #after(wait: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, wait);
  }
}
