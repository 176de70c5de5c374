import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

const TRIES = 50;

/** A port at which nobody listens, below those that connections are given: one that comes meanwhile does not take it. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(20_000, 25_000);
    const probe = createServer().listen(port);
    const listens = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    if (!listens) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
  throw new Error(`none of ${TRIES} ports is free`);
}
