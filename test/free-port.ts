import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

const TRIES = 50;

/** A free port below the range of outgoing connections, so that none of them takes it before it is used. */
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
