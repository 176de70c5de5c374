import { scryptSync } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { LIMITS } from "../server/base/limits.ts";
import { LOG_LEVELS, type LogLevel } from "../server/base/log.ts";
import { type Hosts, hostNameOf } from "../server/http/hosts.ts";
import { type Origins, originOf } from "../server/http/origins.ts";
import type { ServeOptions } from "../server/serve-options.ts";

export const root = resolve(import.meta.dirname, "..");
export const clientFolder = join(root, "dist/client");

/** Ends the program with a sentence the operator can act on instead of a stack trace. */
export function stop(sentence: string): never {
  console.error(`Quayside: ${sentence}`);
  process.exit(1);
}

export interface Settings {
  readonly port: number;
  readonly logLevel: LogLevel;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly internalAddress: string | undefined;
  readonly access: {
    origins: Origins;
    hosts: Hosts;
    proxies: number;
    adminToken: string | undefined;
    openMetrics: boolean;
    addressKey?: string;
  };
  /** Limits for one address. */
  readonly limits: Required<Pick<ServeOptions, "maxRequests" | "maxSockets" | "maxGuests">>;
  /** In milliseconds. */
  readonly timings: { readonly watchDelay: number; readonly queueWait?: number };
  /** In days; 0 keeps forever. */
  readonly retention: { readonly matches: number; readonly guests: number; readonly acts: number };
  readonly vacuum: boolean;
  /** Free bytes of the data folder; 0 switches it off. */
  readonly disk: { readonly warnBelow: number; readonly refuseBelow: number };
  /** Whom push services can write to; undefined if players are told nothing outside the page. */
  readonly pushContact: string | undefined;
  /** Undefined if nothing is posted to chat services; `isOpen` allows addresses of this machine and its network too, without TLS. */
  readonly webhooks: { readonly isOpen: boolean } | undefined;
}

export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  const databaseUrl = databaseUrlFrom(env.DATABASE_URL);
  const redisUrl = env.REDIS_URL || undefined;
  if (redisUrl !== undefined && databaseUrl === undefined)
    stop(
      "REDIS_URL joins several processes, and they need a shared database so that any of them can continue a match: set DATABASE_URL as well.",
    );
  const addressKey = addressKeyFrom(redisUrl ?? databaseUrl ?? env.ADMIN_TOKEN);
  return {
    port: portFrom(env.PORT),
    logLevel: levelFrom(env.LOG_LEVEL),
    databaseUrl,
    redisUrl,
    internalAddress: internalAddressFrom(env.INTERNAL_ADDRESS),
    access: {
      origins: originsFrom(env.ALLOWED_ORIGINS),
      hosts: hostsFrom(env.ALLOWED_HOSTS),
      proxies: proxiesFrom(env.TRUSTED_PROXIES),
      adminToken: adminTokenFrom(env.ADMIN_TOKEN),
      openMetrics: openMetricsFrom(env.METRICS),
      ...(addressKey !== undefined && { addressKey }),
    },
    limits: {
      maxRequests: wholeNumberFrom(env, "ADDRESS_MAX_REQUESTS") || LIMITS.maxRequests,
      maxSockets: wholeNumberFrom(env, "ADDRESS_MAX_SOCKETS") || LIMITS.maxSockets,
      maxGuests: wholeNumberFrom(env, "ADDRESS_MAX_GUESTS") || LIMITS.maxGuests,
    },
    timings: {
      watchDelay: 1_000 * wholeNumberFrom(env, "WATCH_DELAY"),
      ...(env.QUEUE_WAIT && { queueWait: 1_000 * wholeNumberFrom(env, "QUEUE_WAIT") }),
    },
    retention: {
      matches: wholeNumberFrom(env, "KEEP_MATCHES_DAYS"),
      guests: wholeNumberFrom(env, "KEEP_GUESTS_DAYS"),
      acts: wholeNumberFrom(env, "KEEP_ACTS_DAYS", 730),
    },
    vacuum: vacuumFrom(env.VACUUM),
    disk: {
      warnBelow: MEGABYTE * wholeNumberFrom(env, "DISK_WARN_MB", 1_000),
      refuseBelow: MEGABYTE * wholeNumberFrom(env, "DISK_STOP_MB", 200),
    },
    webhooks: webhooksFrom(env.WEBHOOKS),
    pushContact: env.PUSH === "off" ? undefined : pushContactFrom(env.PUSH),
    // Last, because it writes a probe file.
    dataFolder: dataFolderFrom(env.DATA_DIR),
  };
}

/** The URL holds a password: it is never shown. */
function databaseUrlFrom(text: string | undefined): string | undefined {
  if (!text || /^postgres(ql)?:/.test(text)) return text || undefined;
  return stop("DATABASE_URL must be an address such as postgres://user:password@host/name.");
}

function vacuumFrom(text: string | undefined): boolean {
  if (!text || text === "0") return false;
  return text === "1" || stop(`VACUUM must be 1, or not set, but it is "${text}".`);
}

function openMetricsFrom(text: string | undefined): boolean {
  if (!text) return false;
  return text === "open" || stop(`METRICS must be open, or not set, but it is "${text}".`);
}

function portFrom(text: string | undefined): number {
  if (text === undefined || text === "") return 2567;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65535) stop(`PORT must be a whole number from 1 to 65535, but it is "${text}".`);
  return port;
}

function dataFolderFrom(text: string | undefined): string {
  const folder = resolve(root, text || "data");
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    makeFolder(folder);
    keepPrivate(folder);
    // Permission bits do not show full disks and read-only mounts.
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const trouble = existsSync(folder) ? "written to" : "made";
    stop(`the data folder ${folder} cannot be ${trouble} (${codeOf(error)}). Set DATA_DIR to a folder that can.`);
  }
  return folder;
}

const PRIVATE_FOLDER = 0o700;
/** What group and others may do. */
const OTHERS = 0o077;

/** With `recursive`, Node tries for ever where the parent is there and takes no folders, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
}

/** Secrets of running matches and of guests are in it: no other user of the computer may read them, in folders of older versions too. */
function keepPrivate(folder: string): void {
  const own = process.getuid?.();
  const names = readdirSync(folder);
  const ours = names.filter((name) => /^(quayside\.sqlite|push-key\.json)/.test(name));
  // A folder with other things in it is not ours alone: then the files are.
  const isOurs = names.every((name) => ours.includes(name) || name.startsWith("."));
  for (const path of [...(isOurs ? [folder] : []), ...ours.map((name) => join(folder, name))]) {
    const { uid, mode } = statSync(path);
    // Files of another user cannot be changed. On Windows there is nothing to change.
    if (uid === own && (mode & OTHERS) !== 0) chmodSync(path, mode & ~OTHERS);
  }
}

/** Push services ask for an address in case of trouble, and some check its form. */
function pushContactFrom(text: string | undefined): string {
  if (!text) return "mailto:operator@quayside.example";
  if (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) return text;
  return stop(`PUSH must be off, or an address such as mailto:you@play.example for push services to write to, but it is "${text}".`);
}

function webhooksFrom(text: string | undefined): Settings["webhooks"] {
  if (text === "off") return undefined;
  if (!text || text === "any") return { isOpen: text === "any" };
  return stop(`WEBHOOKS must be off, any, or not set, but it is "${text}".`);
}

function wholeNumberFrom(env: NodeJS.ProcessEnv, name: string, otherwise = 0): number {
  const text = env[name] || String(otherwise);
  return /^\d{1,6}$/.test(text) ? Number(text) : stop(`${name} must be a whole number, but it is "${text}".`);
}

function levelFrom(text: string | undefined): LogLevel {
  const level = LOG_LEVELS.find((known) => known === (text || "warn"));
  return level ?? stop(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}, but it is "${text}".`);
}

const listOf = (text: string | undefined): string[] => (text ?? "").split(",").flatMap((one) => one.trim() || []);

function hostsFrom(text: string | undefined): Hosts {
  const hosts = listOf(text).map((one) => {
    return hostNameOf(one) ?? stop(`ALLOWED_HOSTS must list host names without a port, such as play.example, but one is "${one}".`);
  });
  return new Set(hosts);
}

function originsFrom(text: string | undefined): Origins {
  const origins = listOf(text).map((one) => {
    return originOf(one) ?? stop(`ALLOWED_ORIGINS must list whole origins such as https://play.example:8443, but one is "${one}".`);
  });
  return new Set(origins);
}

function proxiesFrom(text: string | undefined): number {
  if (text === undefined || text === "") return 0;
  return /^\d$/.test(text) ? Number(text) : stop(`TRUSTED_PROXIES must be a whole number from 0 to 9, but it is "${text}".`);
}

const MEGABYTE = 1_000_000;
const MIN_TOKEN_LENGTH = 16;

/** The token itself is never shown. */
function adminTokenFrom(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (/^[\x21-\x7e]+$/.test(text) && text.length >= MIN_TOKEN_LENGTH) return text;
  return stop(`ADMIN_TOKEN must be at least ${MIN_TOKEN_LENGTH} letters, digits and signs without blanks.`);
}

/**
 * Derived from what the processes of a cluster share and a restart keeps (a URL, or the admin token), and irreversible: bans of addresses last.
 * Undefined lets each process draw its own key; then nobody can ban.
 */
const addressKeyFrom = (shared: string | undefined): string | undefined =>
  shared ? scryptSync(shared, "addresses", 16).toString("hex") : undefined;

/** The address at which other processes of the cluster reach this one. */
function internalAddressFrom(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i.test(text)) return text;
  return stop(`INTERNAL_ADDRESS must be a host, or host:port, but it is "${text}".`);
}

export const SIGNALS = ["SIGINT", "SIGTERM"] as const;
/** How often the parent process is checked, in milliseconds. */
const PARENT_CHECK_INTERVAL = 100;

/** Calls `end` once: on Ctrl-C, on SIGTERM, or when the parent process has ended. A second signal ends the program at once. */
export function onStopRequest(end: () => void, isChild = isUnderNpm()): void {
  const stopOnce = (): void => {
    for (const signal of SIGNALS) process.off(signal, stopOnce);
    stopChecking();
    end();
  };
  for (const signal of SIGNALS) process.on(signal, stopOnce);
  const stopChecking = isChild ? onParentExit(stopOnce) : () => undefined;
}

/** npm passes SIGTERM to its shell alone, which dies of it: without this the server would keep running and hold the port. */
export function onParentExit(act: () => void): () => void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    act();
  }, PARENT_CHECK_INTERVAL).unref();
  return () => clearInterval(check);
}

export const isUnderNpm = (): boolean => process.env.npm_lifecycle_event !== undefined;

export function codeOf(error: unknown): string {
  return error instanceof Error ? ("code" in error && String(error.code)) || error.message : String(error);
}
