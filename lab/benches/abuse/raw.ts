/** Malformed HTTP and WebSocket bytes: request lines, headers, upgrades and frames. Each case is generated from its number. */
import { connect } from "node:net";
import { below, pick, type QuickLuck, quickLuck } from "../../../shared/core/base/random.ts";
import { inTime } from "../common/bench.ts";

export interface Fuzzed {
  sent: number;
  /** Cases that got an answer. */
  answered: number;
  /** Answers that are not HTTP, lack the security headers, or are a server error. */
  wrong: number;
}

const PATIENCE = 30_000;
/** A case for which the server awaits more bytes is closed after this time, in milliseconds. */
const GIVEN_UP = 300;

const METHODS = ["GET", "GET", "GET", "POST", "HEAD", "OPTIONS", "PUT", "CONNECT", "TRACE", "PRI", "get", "", "\0", "M-SEARCH"];
const TARGETS = [
  "/",
  "*",
  "*:99999",
  "/a/b",
  "/a/b?sessionId=c",
  "/a/__proto__?sessionId=c",
  "/a/constructor?sessionId=constructor",
  "/a/b?sessionId=__proto__&reconnectionToken=__proto__",
  "//",
  "//[",
  "/\\",
  "/%",
  "/%00",
  "/?%",
  "http://[/",
  "http://a:99999/b/c",
  ":0",
  "@:99999",
  "[::1",
  "?",
  "#",
  "",
  "/metrics",
  "/healthz",
  "/admin",
  "/api/lobby",
  "/api/__proto__",
  "/api/constructor",
  "/api/toString",
  "/index.html",
  "/a/b/c/d",
  "localhost:80",
];
const VERSIONS = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/0.9", "HTTP/9", "HTTP/", ""];
const KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
const HEADERS = [
  "Host: 127.0.0.1",
  "Host: [",
  "Host: a:b:c",
  "Host:",
  "Connection: Upgrade",
  "Connection: close",
  "Connection: keep-alive, Upgrade",
  "Upgrade: websocket",
  "Upgrade: h2c",
  "Upgrade: WebSocket, foo",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Version: 99999999999999999999",
  KEY,
  "Sec-WebSocket-Key: short",
  "Sec-WebSocket-Protocol: a, a,,",
  "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99",
  "Origin: null",
  "Origin: http://127.0.0.1",
  "Origin: http://[",
  "X-Forwarded-For: [::1, ,999.999.999.999",
  "X-Forwarded-For: ::ffff:1.2.3.4%eth0",
  "X-Real-IP: ,",
  "X-Quayside-Relayed: 1",
  "X-Quayside-Relayed: abc.def",
  "Authorization: Basic !!!!",
  "Authorization: Bearer",
  "Cookie: \x80\xff",
  "__proto__: x",
  "constructor: x",
  "Content-Length: 0",
  "Content-Length: 5",
  "Content-Length: -1",
  "Content-Length: 99999999999999999999",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip, chunked",
  "Expect: 100-continue",
  "Expect: nothing",
  "Accept-Encoding: gzip;q=nonsense",
  "Trailer: Host",
  " folded: yes",
  "no colon",
  ": no name",
];
const BODIES = ["", "", "{}", "5\r\nhello\r\n0\r\n\r\n", "fffffffffffffffff\r\n", "[".repeat(2_000), '{"__proto__":{"x":1}}', "\0\0\0\0"];
const PROPER = ["Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", KEY];
const END = "\r\n";

/** Sends the cases from one number to another, in sequence. */
export async function fuzzRaw(address: string, from: number, to: number): Promise<Fuzzed> {
  const { hostname, port } = new URL(address);
  const fuzzed: Fuzzed = { sent: 0, answered: 0, wrong: 0 };
  for (let number = from; number < to; number++) {
    const answer = await inTime(exchange(hostname, Number(port), caseOf(number)), PATIENCE, `case ${number} did not end`);
    fuzzed.sent++;
    if (answer !== "") fuzzed.answered++;
    if (answer !== "" && !isRight(answer)) fuzzed.wrong++;
  }
  return fuzzed;
}

function caseOf(number: number): Buffer {
  const luck = quickLuck(number);
  const kind = below(luck, 4);
  if (kind === 0) return bytes(luck, 300);
  if (kind === 1) return Buffer.concat([upgrade(luck), ...Array.from({ length: below(luck, 6) }, () => frame(luck))]);
  const whole = Buffer.from(request(luck), "latin1");
  return kind === 2 ? whole : mutated(luck, whole);
}

const bytes = (luck: QuickLuck, most: number): Buffer => Buffer.from(Array.from({ length: below(luck, most) }, () => below(luck, 256)));

function request(luck: QuickLuck): string {
  const upgrading = below(luck, 2) === 0 ? PROPER.filter(() => below(luck, 12) > 0) : ["Host: 127.0.0.1"];
  const headers = [...upgrading, ...Array.from({ length: below(luck, 6) }, () => pick(luck, HEADERS))];
  if (below(luck, 200) === 0) headers.push(`X-Long: ${"x".repeat(20_000)}`);
  const line = `${pick(luck, METHODS)} ${target(luck)} ${pick(luck, VERSIONS)}`;
  return [line, ...headers, "", pick(luck, BODIES)].join(below(luck, 30) === 0 ? "\n" : END);
}

/** A known target, one with a foreign character, or random bytes. */
function target(luck: QuickLuck): string {
  const known = pick(luck, TARGETS);
  const at = below(luck, known.length + 1);
  const kind = below(luck, 3);
  if (kind === 0) return known;
  const stray = kind === 1 ? String.fromCharCode(below(luck, 256)) : bytes(luck, 20).toString("latin1");
  return known.slice(0, at) + stray + known.slice(at);
}

const upgrade = (luck: QuickLuck): Buffer =>
  Buffer.from([`GET ${below(luck, 2) === 0 ? "/a/b?sessionId=c" : target(luck)} HTTP/1.1`, ...PROPER, "", ""].join(END), "latin1");

/** Random opcode and flags, a length that may be wrong, masked or not. */
function frame(luck: QuickLuck): Buffer {
  const body = bytes(luck, 140);
  const masked = below(luck, 6) === 0 ? 0 : 0x80;
  const said = below(luck, 8) === 0 ? below(luck, 128) : Math.min(body.length, 125);
  const mask = masked === 0 ? [] : [below(luck, 256), below(luck, 256), below(luck, 256), below(luck, 256)];
  const first = below(luck, 3) === 0 ? below(luck, 256) : 0x80 | pick(luck, [0, 1, 2, 8, 9, 10]);
  return Buffer.concat([Buffer.from([first, masked | said, ...mask]), body]);
}

function mutated(luck: QuickLuck, whole: Buffer): Buffer {
  for (let times = 1 + below(luck, 8); times > 0 && whole.length > 0; times--) whole[below(luck, whole.length)] = below(luck, 256);
  return below(luck, 3) === 0 ? whole.subarray(0, below(luck, whole.length + 1)) : whole;
}

function exchange(host: string, port: number, sent: Buffer): Promise<string> {
  return new Promise((done) => {
    const line = connect(port, host);
    let answer = "";
    const givenUp = setTimeout(() => line.destroy(), GIVEN_UP);
    line.on("data", (some) => {
      answer += some.toString("latin1");
    });
    line.on("error", () => line.destroy());
    line.on("close", () => {
      clearTimeout(givenUp);
      done(answer);
    });
    line.end(sent);
  });
}

const STATUS = /^HTTP\/1\.1 (\d{3}) /;
/** 5xx is wrong here: the server is neither closing nor overloaded. */
function isRight(answer: string): boolean {
  // "100 Continue" may come before the answer.
  const text = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
  if (text === "") return true;
  const status = Number(STATUS.exec(text)?.[1]);
  if (status === 101) return true;
  const [head = ""] = text.split("\r\n\r\n", 1);
  return status >= 200 && status < 500 ? /\r\nX-Frame-Options: DENY\r?/i.test(head) : status === 505;
}
