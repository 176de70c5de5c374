/** The flooding clients, in a process of their own so that their cost does not slow the bystanders. */
import { setTimeout as pass } from "node:timers/promises";
import type { Game } from "../../../shared/core/contract/game.ts";
import { MESSAGES } from "../../../shared/core/wire/wire.ts";
import { GAMES } from "../../../shared/games.ts";
import type { RawClient } from "../../../test/server/harness/raw.ts";
import { inTime } from "../common/bench.ts";
import { answerParent } from "../common/processes/process.ts";
import { alone } from "./crowd.ts";

/** Messages of one flood, per second. */
const FLOOD = 1_000;
const PATIENCE = 5_000;

let flooders: readonly RawClient[] = [];

async function seat(address: string, name: string, count: number): Promise<void> {
  const game = GAMES.find(({ id }) => id === name) as Game;
  flooders = await Promise.all(Array.from({ length: count }, () => alone(address, game)));
}

/** Floods in sequence, spread over the time: how long each took to be closed, or -1 if it never was. */
const flood = (milliseconds: number): Promise<number[]> =>
  Promise.all(
    flooders.map(async (flooder, at) => {
      await pass((at * milliseconds) / flooders.length);
      return floodOnce(flooder);
    }),
  );

async function floodOnce(client: RawClient): Promise<number> {
  const start = performance.now();
  let sent = 0;
  const sending = setInterval(() => {
    for (const due = ((performance.now() - start) * FLOOD) / 1_000; sent < due; sent++)
      client.say(MESSAGES.command, { type: "rematch", id: "f" });
  }, 5);
  try {
    await inTime(client.closed, PATIENCE, "a flood was not closed");
    return performance.now() - start;
  } catch {
    return -1;
  } finally {
    clearInterval(sending);
  }
}

answerParent({ seat, flood }, async () => undefined);
