/** Sends messages to addresses from outside: limits, retries, endpoints that never work. No guest and no service must hold up the others. */
import { setTimeout as pause } from "node:timers/promises";
import { log } from "../base/log.ts";
import { type ConcurrencyLimit, concurrencyLimit } from "../base/rate-limit.ts";
import { type OutgoingMessage, send as sendOnce } from "./send.ts";

export interface DeliveryOptions {
  /** Services on any host, also without TLS. */
  readonly isOpen?: boolean;
  /** Milliseconds before each try after the first. */
  readonly retries?: readonly number[];
  /** Sends one message once: for tests. */
  readonly send?: typeof sendOnce;
}

/** Gone: the endpoint is of no use any more. Dropped: over a limit, or closing, which says nothing about the endpoint. */
export type Outcome = "sent" | "failed" | "gone" | "dropped";

const RETRIES = [5_000, 60_000];
/** Messages of one guest, under way or waiting for a retry. */
const MAX_PER_GUEST = 10;
/** Tries under way, in all and to one site. A full site counts as one that answers 429. */
const MAX_TRIES = 500;
const MAX_TRIES_PER_SITE = 100;
/** Messages that wait for a retry, likewise. They have limits of their own, so that they hold up no first try. */
const MAX_WAITING = 500;
const MAX_WAITING_PER_SITE = 100;
/** An endpoint is dropped after this many failed messages in a row. */
const MAX_FAILURES = 10;
/** Endpoints whose failures are counted; of more, the oldest are forgotten. */
const MAX_COUNTED = 10_000;
/** The service knows this endpoint no more. */
const GONE: readonly number[] = [404, 410];
/** Codes for names that lead nowhere, which no retry mends within a minute. */
const NOWHERE = /^(ENOTFOUND|ENODATA|ESERVFAIL|EREFUSED|ETIMEOUT|EBADNAME|ENOTPUBLIC|EAI_\w+)$/;
const BUSY = 429;
const mayRetry = (status: number): boolean => status === BUSY || status >= 500;

/** The last two labels of the host: the owner of a domain has all names in it. */
const siteOf = ({ endpoint }: OutgoingMessage): string => new URL(endpoint).hostname.split(".").slice(-2).join(".");

export class Delivery {
  readonly #options: Required<DeliveryOptions>;
  readonly #guests = concurrencyLimit(MAX_PER_GUEST);
  readonly #tries = [concurrencyLimit(MAX_TRIES), concurrencyLimit(MAX_TRIES_PER_SITE)] as const;
  readonly #waiting = [concurrencyLimit(MAX_WAITING), concurrencyLimit(MAX_WAITING_PER_SITE)] as const;
  readonly #countFailure = failureCounter();
  readonly #signal: AbortSignal;
  readonly #what: string;

  /** `what`: is sent, for the log. */
  constructor({ isOpen = false, retries = RETRIES, send = sendOnce }: DeliveryOptions, signal: AbortSignal, what = "push") {
    this.#signal = signal;
    this.#what = what;
    this.#options = { isOpen, retries, send };
  }

  async deliver(person: string, message: OutgoingMessage): Promise<Outcome> {
    const release = this.#guests.take(person);
    if (release === undefined) return "dropped";
    const outcome = await this.#tryAll(message).finally(release);
    return this.#countFailure(message.endpoint, outcome) >= MAX_FAILURES ? "gone" : outcome;
  }

  /** One try whose answer is told: a status, or that the address leads nowhere. */
  async tryNow(person: string, message: OutgoingMessage): Promise<number | "nowhere"> {
    const release = this.#guests.take(person);
    return release === undefined ? BUSY : this.#tryOnce(message).finally(release);
  }

  async #tryAll(message: OutgoingMessage): Promise<Outcome> {
    for (const [tried, milliseconds] of [0, ...this.#options.retries].entries()) {
      if (tried > 0 && !(await this.#wait(milliseconds, siteOf(message)))) return "dropped";
      const status = await this.#tryOnce(message);
      if (status === "nowhere") return "failed";
      if (GONE.includes(status)) return "gone";
      if (status < 300) return "sent";
      if (mayRetry(status)) continue;
      log("warn", `${this.#what} refused`, { status });
      return "failed";
    }
    return "failed";
  }

  async #tryOnce(message: OutgoingMessage): Promise<number | "nowhere"> {
    const release = takeBoth(this.#tries, siteOf(message));
    if (release === undefined) return BUSY;
    try {
      return await this.#options.send(message, this.#options.isOpen);
    } catch (error) {
      // The address is a secret.
      const code = String((error as NodeJS.ErrnoException).code);
      log("info", `${this.#what} failed`, { code });
      return NOWHERE.test(code) ? "nowhere" : 503;
    } finally {
      release();
    }
  }

  /** False if there is no room to wait, or the server closes. */
  async #wait(milliseconds: number, site: string): Promise<boolean> {
    const release = takeBoth(this.#waiting, site);
    if (release === undefined) return false;
    return pause(milliseconds, true, { signal: this.#signal, ref: false })
      .catch(() => false)
      .finally(release);
  }
}

type Limits = readonly [all: ConcurrencyLimit, ofSite: ConcurrencyLimit];

/** Takes a place in all and one at the site, and returns their release; undefined if either has none. */
function takeBoth([all, ofSite]: Limits, site: string): (() => void) | undefined {
  const releaseSite = ofSite.take(site);
  if (releaseSite === undefined) return undefined;
  const releaseAll = all.take("");
  if (releaseAll === undefined) return void releaseSite();
  return () => {
    releaseSite();
    releaseAll();
  };
}

/** Returns how many messages to the endpoint have failed in a row. */
function failureCounter(): (endpoint: string, outcome: Outcome) => number {
  const counts = new Map<string, number>();
  return (endpoint, outcome) => {
    const before = counts.get(endpoint) ?? 0;
    if (outcome === "dropped") return before;
    counts.delete(endpoint);
    if (outcome !== "failed") return 0;
    // Newest last.
    counts.set(endpoint, before + 1);
    const [oldest] = counts.keys();
    if (counts.size > MAX_COUNTED && oldest !== undefined) counts.delete(oldest);
    return before + 1;
  };
}
