/** Guessed ids, a flood beside players, and a race for one seat. */
import { setTimeout as pass } from "node:timers/promises";
import { callApi } from "../../../client/feed/live/api.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import { pick, type QuickLuck, quickLuck } from "../../../shared/core/base/random.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type RawClient, rawClient } from "../../../test/server/harness/raw.ts";
import { inTime } from "../common/bench.ts";
import { percentile } from "../common/figures.ts";
import { startProcess } from "../common/processes/process.ts";

const AT_ONCE = 25;
const PATIENCE = 60_000;
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const text = (luck: QuickLuck, length: number, signs: string): string => Array.from({ length }, () => pick(luck, [...signs])).join("");

/** Guesses that hit, while there is a table to find. */
export async function guess(address: string, game: Game, most: number): Promise<number> {
  const luck = quickLuck(1);
  const host = await callApi(address, "table", { game: game.id, seats: game.seats.fewest });
  const client = await rawClient(address, game, host);
  const token = () => text(luck, 32, "0123456789abcdef");
  const id = () => text(luck, host.match.length, SIGNS);
  const { processId } = host.reservation;
  const guesses: (() => Promise<unknown>)[] = [
    () => callApi(address, "join", { code: text(luck, 6, LETTERS) }),
    () => callApi(address, "watch", { match: id() }),
    () => callApi(address, "record", { match: id() }),
    () => callApi(address, "record", { match: host.match }),
    () => callApi(address, "frames", { match: host.match, token: token(), from: 0, to: 1 }),
    () => callApi(address, "sit", { match: host.match, token: token() }),
    () => callApi(address, "profile", { guest: token() }),
    () => openRoom(address, { name: "match", processId, roomId: host.match, sessionId: id() }),
    () => openRoom(address, { name: "match", processId, roomId: id(), sessionId: id() }),
  ];
  let found = 0;
  for (let made = 0; made < most; made += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_none, at) => {
      const tried = guesses[(made + at) % guesses.length] as () => Promise<unknown>;
      return tried().then(
        () => found++,
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        },
      );
    });
    await inTime(Promise.all(some), PATIENCE, "guesses were not answered");
  }
  client.leave();
  return found;
}

/** Clients that get the one free seat when all ask at the same moment. */
export async function race(address: string, game: Game, many: number): Promise<number> {
  const host = await callApi(address, "table", { game: game.id, seats: 2 });
  const client = await rawClient(address, game, host);
  const all = Array.from({ length: many }, () => callApi(address, "join", { code: host.code }, PATIENCE));
  const joined = await Promise.allSettled(all);
  client.leave();
  return joined.filter(({ status }) => status === "fulfilled").length;
}

export interface Flooded {
  readonly floods: number;
  readonly closed: number;
  /** The longest time until one was closed, in milliseconds. */
  readonly slowest: number;
  /** The time within which 95 % of the bystanders' answers come, in milliseconds. */
  readonly calmP95: number;
  readonly floodedP95: number;
}

/** Messages of a bystander, a second. */
const CALM = 4;
const BYSTANDERS = 20;

/** Calm and floods alternate, so that other load on the machine affects both. */
const TURNS = 3;

/** Measures bystanders' answers without and with floods. The server has its default limits. */
export async function flood(address: string, game: Game, floods: number, milliseconds: number): Promise<Flooded> {
  const crowd = startProcess("abuse/flood-process.ts");
  const people = await Promise.all(Array.from({ length: BYSTANDERS }, () => alone(address, game)));
  const times: number[] = [];
  const calm: number[] = [];
  const flooded: number[] = [];
  await asking(people, milliseconds / TURNS);
  for (let turn = 0; turn < TURNS; turn++) {
    await crowd.call("seat", address, game.id, Math.ceil(floods / TURNS));
    calm.push(...(await asking(people, milliseconds / TURNS)));
    const flooding = crowd.call<number[]>("flood", milliseconds / TURNS);
    flooded.push(...(await asking(people, milliseconds / TURNS)));
    times.push(...(await flooding));
  }
  await crowd.close();
  for (const one of people) one.leave();
  return {
    floods: times.length,
    closed: times.filter((time) => time >= 0).length,
    slowest: Math.max(...times),
    calmP95: percentile(calm, 0.95),
    floodedP95: percentile(flooded, 0.95),
  };
}

/** A player at a table of their own. */
export const alone = async (address: string, game: Game): Promise<RawClient> =>
  rawClient(address, game, await callApi(address, "table", { game: game.id, seats: game.seats.fewest }));

/** Answer times of players who each ask a few times a second. */
async function asking(people: readonly RawClient[], milliseconds: number): Promise<number[]> {
  const took: number[] = [];
  const ask = async (client: RawClient, at: number): Promise<void> => {
    await pass((at * 1_000) / CALM / people.length);
    for (const end = performance.now() + milliseconds; performance.now() < end; ) {
      const sent = performance.now();
      await client.command({ type: "rematch", id: "r" });
      took.push(performance.now() - sent);
      await pass(1_000 / CALM);
    }
  };
  await inTime(Promise.all(people.map(ask)), PATIENCE + milliseconds, "bystanders were not answered");
  return took;
}
