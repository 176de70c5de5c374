/**
 * The operator's log: one JSON object a line. Only the fields named here can be written, each checked against its pattern, and error
 * messages with everything removed that may be data. Tokens, codes, secrets and passwords have no way in.
 */
import { fileURLToPath } from "node:url";
import { REFUSALS, type RefusalKey } from "../../shared/core/base/refusal.ts";
import { type CallName, isCallName } from "../../shared/core/wire/calls.ts";
import { type RateLimit, rateLimit } from "./rate-limit.ts";
import { time } from "./time.ts";

export const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogFields {
  /** Digest of a caller's address, see `caller-address.ts`. */
  readonly address?: string;
  readonly call?: CallName;
  /** The path without its query. */
  readonly path?: string;
  readonly key?: RefusalKey;
  readonly room?: string;
  /** Colyseus's process id. */
  readonly process?: string;
  /** Error code, such as ECONNREFUSED. */
  readonly code?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly bytes?: number;
}

const isNumber = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value);
const matchesPattern =
  (shape: RegExp) =>
  (value: unknown): boolean =>
    typeof value === "string" && shape.test(value);
/** Checked at run time too, because a type can be bypassed by accident. */
const isField: { readonly [F in keyof Required<LogFields>]: (value: unknown) => boolean } = {
  address: matchesPattern(/^[0-9a-f]{12}$/),
  call: (value) => typeof value === "string" && isCallName(value),
  path: matchesPattern(/^\/[\w./*-]{0,60}$/),
  key: (value) => REFUSALS.some((key) => key === value),
  room: matchesPattern(/^[\w-]{1,20}$/),
  process: matchesPattern(/^[\w-]{1,20}$/),
  code: matchesPattern(/^[A-Z_]{1,20}$/),
  status: isNumber,
  ms: isNumber,
  bytes: isNumber,
};

type Write = (line: string) => void;
let threshold: LogLevel = "warn";
let write: Write = (line) => void process.stderr.write(line);

/** Lines that outsiders can provoke must not fill the disk: 10 are written in 30 s, the rest are counted. */
const MAX_THROTTLED = 10;
let throttle: { readonly limit: RateLimit; suppressed: number } = { limit: rateLimit(MAX_THROTTLED), suppressed: 0 };

/** Sets level and target; returns the way to restore the previous ones. */
export function setLog(level: LogLevel, to: Write = write): () => void {
  const before = [threshold, write, throttle] as const;
  [threshold, write, throttle] = [level, to, { limit: rateLimit(MAX_THROTTLED), suppressed: 0 }];
  return () => {
    [threshold, write, throttle] = before;
  };
}

export function log(level: Exclude<LogLevel, "silent">, event: string, fields: LogFields = {}): void {
  writeLine(level, event, validFields(fields));
}

/** Logs an error. `where` is our own text, with a room id at most. */
export function report(where: string, error: unknown): void {
  writeLine("error", "failed", { where: withoutData(where), ...errorFields(error) });
}

/** Works like `report`, for errors that outsiders can provoke at any rate. */
export function reportThrottled(where: string, error: unknown): void {
  writeThrottled("error", "failed", () => ({ where: withoutData(where), ...errorFields(error) }));
}

/** The log for Colyseus, which logs every dropped connection as an error. */
export const libraryLog = {
  error: (text: unknown) => writeThrottled("info", "colyseus", () => libraryErrorFields(text)),
  warn: (text: unknown) => writeThrottled("info", "colyseus", () => libraryErrorFields(text)),
  info: (text: unknown) => writeThrottled("debug", "colyseus", () => libraryErrorFields(text)),
  debug: (text: unknown) => writeThrottled("debug", "colyseus", () => libraryErrorFields(text)),
  trace: (text: unknown) => writeThrottled("debug", "colyseus", () => libraryErrorFields(text)),
};

/** Redirects the console to the log: some libraries print what clients send them. Returns the way to restore it. */
export function redirectConsole(): () => void {
  const { error, warn } = console;
  console.error = console.warn = (text: unknown) => writeThrottled("warn", "library", () => libraryErrorFields(text));
  return () => void Object.assign(console, { error, warn });
}

const isWritten = (level: LogLevel): boolean => LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(threshold);

function writeThrottled(level: LogLevel, event: string, fields: () => object): void {
  if (!isWritten(level)) return;
  if (!throttle.limit.spend("", 1)) {
    throttle.suppressed++;
    return;
  }
  const { suppressed } = throttle;
  throttle.suppressed = 0;
  writeLine(level, event, { ...fields(), ...(suppressed > 0 && { suppressed }) });
}

function writeLine(level: LogLevel, event: string, fields: object): void {
  if (!isWritten(level)) return;
  write(`${JSON.stringify({ at: new Date(time.now()).toISOString(), level, event, ...fields })}\n`);
}

const validFields = (fields: LogFields): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (!Object.hasOwn(isField, name)) return [];
      return [[name, isField[name as keyof LogFields](value) ? value : "?"]];
    }),
  );

/** The most frames of a logged error's stack. */
const MAX_STACK_FRAMES = 8;

function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { why: withoutData(String(error)) };
  const { name, message, stack = "" } = error;
  const { code, errcode, cause } = error as { code?: unknown; errcode?: unknown; cause?: unknown };
  const frames = stack.split("\n").flatMap((line) => /^\s+at (.*)/.exec(line)?.slice(1) ?? []);
  return {
    why: withoutData(message),
    error: withoutData(name),
    ...(typeof code === "string" && /^[\w-]{1,40}$/.test(code) && { code }),
    // SQLite's extended error code tells a read, a write or a sync apart.
    ...(isNumber(errcode) && { errcode }),
    ...(cause !== undefined && { cause: errorFields(cause) }),
    stack: frames.slice(0, MAX_STACK_FRAMES).map(withoutData),
  };
}

/** The words before the first that may be data: libraries quote what a client has sent. */
function libraryErrorFields(text: unknown): object {
  const [words = "", ...frames] = String(text instanceof Error ? (text.stack ?? text) : text).split(/\n\s+at /);
  const why = words.replace(/["{[].*|(?<=\s)-?\d.*/s, "…");
  return { why: withoutData(why), ...(frames.length > 0 && { stack: frames.slice(0, MAX_STACK_FRAMES).map(withoutData) }) };
}

/** Removed from paths. */
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Removes quoted text, URLs, long words, and words of capitals and digits: any of them may be a secret. */
export const withoutData = (text: string): string =>
  text
    .replaceAll("file://", "")
    .replaceAll(ROOT, "")
    .replace(/".*"/gs, "…")
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, "…")
    .replace(/[\w+=-]{22,}/g, "…")
    .replace(/\b[A-Z2-9]{6,8}\b/g, "…");
