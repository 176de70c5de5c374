/**
 * `node gym/serve.ts`: plays matches for the program that has started it, which sends requests to standard input and reads replies from
 * standard output. It ends when its input ends.
 */
import { readSync, writeSync } from "node:fs";
import { BadRequest, HEADER, LIMITS, REPLIES, textFrame } from "./protocol.ts";
import { Session } from "./session.ts";

const [INPUT, OUTPUT] = [0, 1];
/** Milliseconds before another try where a pipe does not block. */
const PAUSE = 1;

const header = new Uint8Array(HEADER);
const view = new DataView(header.buffer);
const payload = new Uint8Array(LIMITS.request);
const session = new Session();

try {
  while (readWhole(header, HEADER)) {
    const length = view.getUint32(0, true);
    // What follows cannot be told from the next request.
    if (length > LIMITS.request) fail(`a request has ${LIMITS.request} bytes at most, not ${length}`);
    if (!readWhole(payload, length)) fail("the input ended within a request");
    writeWhole(session.answer(view.getUint32(4, true), payload.subarray(0, length)));
  }
} catch (error) {
  // The program that read the replies has gone.
  if (codeOf(error) !== "EPIPE") throw error;
}

/** False if the input ended before the first byte. */
function readWhole(into: Uint8Array, length: number): boolean {
  for (let got = 0; got < length; ) {
    const more = patiently(() => readSync(INPUT, into, got, length - got, null));
    if (more === 0 && got === 0) return false;
    if (more === 0) fail("the input ended within a request");
    got += more;
  }
  return true;
}

function writeWhole(frame: Uint8Array): void {
  for (let sent = 0; sent < frame.length; ) sent += patiently(() => writeSync(OUTPUT, frame, sent, frame.length - sent));
}

/** Reads or writes when the pipe is ready. */
function patiently(act: () => number): number {
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (codeOf(error) === "EOF") return 0;
      if (codeOf(error) !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | null)?.code;
}

function fail(why: string): never {
  writeWhole(textFrame(REPLIES.error, { error: why }));
  console.error(new BadRequest(why).message);
  process.exit(1);
}
