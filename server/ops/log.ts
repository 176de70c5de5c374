/**
 * For the operator: one JSON object a line. Nothing can be written but the fields named here, each in its own shape, and
 * texts of errors with everything taken out that may be data: there is no place for tokens, codes, shares and passwords.
 */
import { fileURLToPath } from "node:url";
import { type CallName, isCallName } from "../../shared/core/calls.ts";
import { REFUSALS, type RefusalKey } from "../../shared/core/refusal.ts";
import { time } from "../time.ts";
import { type RateLimit, rateLimit } from "../transport/address-limits.ts";

export const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogFields {
  /** Of a caller: a digest, as `address.ts` makes it. */
  readonly address?: string;
  readonly call?: CallName;
  /** Without its query. */
  readonly path?: string;
  readonly key?: RefusalKey;
  readonly room?: string;
  /** As Colyseus calls it. */
  readonly process?: string;
  /** Of a failure, such as ECONNREFUSED. */
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
/** At run time too: a type can be got around by accident. */
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

/** What anybody can bring about from outside must not fill the disk: so many lines of it within half a minute, of the rest their number. */
const MAX_THROTTLED = 10;
let throttle: { readonly limit: RateLimit; unsaid: number } = { limit: rateLimit(MAX_THROTTLED), unsaid: 0 };

/** What is written from now on, and where; gives back how it was. */
export function setLog(level: LogLevel, to: Write = write): () => void {
  const before = [threshold, write, throttle] as const;
  [threshold, write, throttle] = [level, to, { limit: rateLimit(MAX_THROTTLED), unsaid: 0 }];
  return () => {
    [threshold, write, throttle] = before;
  };
}

export function log(level: Exclude<LogLevel, "silent">, event: string, fields: LogFields = {}): void {
  writeLine(level, event, validFields(fields));
}

/** What went wrong where; `where` is of our own making, with the name of a room at most. */
export function report(where: string, error: unknown): void {
  writeLine("error", "failed", { where: withoutData(where), ...errorFields(error) });
}

/** The same of what anybody can bring about as often as he likes. */
export function reportThrottled(where: string, error: unknown): void {
  writeThrottled("error", "failed", () => ({ where: withoutData(where), ...errorFields(error) }));
}

/** For Colyseus, which takes every line that drops for an error. */
export const libraryLog = {
  error: (text: unknown) => writeThrottled("info", "colyseus", () => libraryErrorFields(text)),
  warn: (text: unknown) => writeThrottled("info", "colyseus", () => libraryErrorFields(text)),
  info: (text: unknown) => writeThrottled("debug", "colyseus", () => libraryErrorFields(text)),
  debug: (text: unknown) => writeThrottled("debug", "colyseus", () => libraryErrorFields(text)),
  trace: (text: unknown) => writeThrottled("debug", "colyseus", () => libraryErrorFields(text)),
};

/** Some libraries write past every log, also of what strangers send them: from now on that is in this one. Gives back how it was. */
export function redirectConsole(): () => void {
  const { error, warn } = console;
  console.error = console.warn = (text: unknown) => writeThrottled("warn", "library", () => libraryErrorFields(text));
  return () => void Object.assign(console, { error, warn });
}

const isWritten = (level: LogLevel): boolean => LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(threshold);

function writeThrottled(level: LogLevel, event: string, fields: () => object): void {
  if (!isWritten(level)) return;
  if (!throttle.limit.spend("", 1)) {
    throttle.unsaid++;
    return;
  }
  const { unsaid } = throttle;
  throttle.unsaid = 0;
  writeLine(level, event, { ...fields(), ...(unsaid > 0 && { unsaid }) });
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

/** How many lines of a stack tell where it was. */
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
    // SQLite's extended number says whether it was a read, a write or a sync.
    ...(isNumber(errcode) && { errcode }),
    ...(cause !== undefined && { cause: errorFields(cause) }),
    stack: frames.slice(0, MAX_STACK_FRAMES).map(withoutData),
  };
}

/** The words before the first that may be data: libraries quote what they were sent, and where they cut it off. */
function libraryErrorFields(text: unknown): object {
  const [words = "", ...frames] = String(text instanceof Error ? (text.stack ?? text) : text).split(/\n\s+at /);
  const why = words.replace(/["{[].*|(?<=\s)-?\d.*/s, "…");
  return { why: withoutData(why), ...(frames.length > 0 && { stack: frames.slice(0, MAX_STACK_FRAMES).map(withoutData) }) };
}

/** Where the program lies is nobody's business. */
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What is quoted, addresses, long words and those all of capitals and digits may be somebody's: of them nothing is told. */
const withoutData = (text: string): string =>
  text
    .replaceAll("file://", "")
    .replaceAll(ROOT, "")
    .replace(/".*"/gs, "…")
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, "…")
    .replace(/[\w+=-]{22,}/g, "…")
    .replace(/\b[A-Z2-9]{6,8}\b/g, "…");
