/**
 * A client that stops reading under bursts, and goes on. Without a view of its own Colyseus would send it bytes that are
 * overwritten while they wait: each frame must be the one the record says, however late it came.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { BULK, TURNS } from "../harness/bulk.ts";
import { expected, over, playing, start, type Under, whenPresent } from "../server.ts";

const STOPPED = 3_000;

let under: Under;
afterEach(() => under.serving.close());

/** A match in which one player then stops reading. */
async function withReader() {
  const host = await under.browser().createTable("bulk");
  const args = [`${import.meta.dirname}/../harness/slow-reader.ts`, under.address, host.code];
  const reader = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  // In any case: a process left behind would keep the run's output open.
  onTestFinished(() => void reader.kill("SIGKILL"));
  reader.stderr.pipe(process.stderr);
  const told: { readonly number: number }[] = [];
  const lines = createInterface({ input: reader.stdout });
  const first = once(lines, "line");
  lines.on("line", (line) => told.push(JSON.parse(line)));
  const ended = once(reader, "close");
  const feed = await host.feed;
  // Awaited from before the match begins: on a busy machine its first line comes before the host's own first frame.
  await first;
  reader.kill("SIGSTOP");
  return { feed, reader, told, ended };
}

describe("A slow reader", () => {
  it("gets every frame correctly after it was stopped for 3 seconds under bursts", async () => {
    under = await start({ games: [BULK], maxBufferedBytes: Number.POSITIVE_INFINITY });
    const { feed, reader, told, ended } = await withReader();
    const stopped = new Promise((go) => setTimeout(go, STOPPED));
    // The rest of the match: far more than the socket's buffers hold.
    playing(feed);
    await Promise.all([over(feed), stopped]);
    expect(reader.exitCode).toBeNull();
    reader.kill("SIGCONT");
    await ended;
    const rightly = await expected(under, feed, 1);
    expect(rightly.length).toBe(TURNS + 1);
    expect(told).toEqual(rightly.map((frame) => ({ ...frame, jump: frame.number === 0 })));
  });

  it("costs the server at most a megabyte: then it is disconnected, the match goes on, and it reconnects to the newest frame", async () => {
    under = await start({ games: [BULK] });
    const { feed, reader, told, ended } = await withReader();
    const gone = whenPresent(feed, ({ people }) => people[1]?.here === false);
    playing(feed);
    await Promise.all([over(feed), gone]);
    reader.kill("SIGCONT");
    await ended;
    const rightly = await expected(under, feed, 1);
    expect(told.at(-1)).toEqual({ ...rightly.at(-1), jump: true });
    expect(told.length).toBeLessThan(rightly.length);
  });
});
