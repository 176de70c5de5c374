/** The gym as a program meets it: a process, its standard input and its standard output. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { columnsOf } from "../../../gym/batch.ts";
import { Gym, type GymOptions, legalActions } from "../../../gym/client.ts";
import { Environment } from "../../../gym/environment.ts";
import { NUMBERINGS } from "../../../gym/numberings.ts";
import { frameOf, HEADER, LIMITS, REPLIES, REQUESTS, textFrame } from "../../../gym/protocol.ts";
import { root } from "../../../scripts/settings.ts";
import { pick, quickLuck } from "../../../shared/core/base/random.ts";

const SERVE = join(root, "gym/serve.ts");
const OPENING = { game: "duel", seats: 2, environments: 3, seed: 10 };

async function open(options: GymOptions): Promise<Gym> {
  const gym = await Gym.open(options);
  onTestFinished(() => gym.close());
  return gym;
}

const words = (...numbers: number[]): Uint8Array => new Uint8Array(Int32Array.from(numbers).buffer);
const open3 = textFrame(REQUESTS.open, OPENING);

interface Reply {
  readonly kind: number;
  readonly bytes: Uint8Array;
  readonly error: string | undefined;
}

/** What a process answers to bytes, with the code it ends with. */
function answersTo(...frames: readonly Uint8Array[]): { replies: Reply[]; code: number | null; said: string } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [SERVE], { input: Buffer.concat(frames), maxBuffer: 1 << 28 });
  const replies: Reply[] = [];
  for (let at = 0; at < stdout.length; ) {
    const [length, kind] = [stdout.readUInt32LE(at), stdout.readUInt32LE(at + 4)];
    const bytes = stdout.subarray(at + HEADER, at + HEADER + length);
    expect(bytes.length).toBe(length);
    replies.push({ kind, bytes, error: kind === REPLIES.error ? JSON.parse(bytes.toString()).error : undefined });
    at += HEADER + length;
  }
  return { replies, code: status, said: stderr.toString() };
}

describe("Through the pipe", () => {
  it.each(NUMBERINGS.map(({ game }) => [game.id, game.seats.most]))(
    "%s with %i is what an environment of the same seed shows",
    async (game, seats) => {
      const numbering = NUMBERINGS.find((one) => one.game.id === game)!;
      const environments = 4;
      const gym = await open({ game, seats, environments, seed: 100 });
      const same = Array.from({ length: environments }, (_none, at) => {
        const environment = new Environment({ numbering, seats });
        environment.reset(100 + at);
        return environment;
      });
      const luck = quickLuck(3);
      const seeds = same.map((_one, at) => 100 + at);
      let positions = await gym.reset();
      let over = 0;
      for (let steps = 0; over < environments; steps++) {
        const actions = same.map((_one, at) => pick(luck, legalActions(positions.masks, at, gym.maskBytes)));
        positions = await gym.step(Int32Array.from(actions));
        same.forEach((environment, at) => {
          environment.play(actions[at]!);
          expect(positions.ended[at] !== 0).toBe(environment.seat < 0);
          if (environment.seat < 0) {
            const seatsOf = Array.from({ length: seats }, (_none, seat) => seat);
            expect([...positions.rewards.subarray(at * seats, (at + 1) * seats)]).toEqual(
              seatsOf.map((seat) => Math.fround(environment.reward(seat))),
            );
            expect([...positions.places.subarray(at * seats, (at + 1) * seats)]).toEqual(seatsOf.map((seat) => environment.place(seat)));
            seeds[at]! += environments;
            environment.reset(seeds[at]!);
            over++;
          }
          expect(positions.seeds[at]).toBe(seeds[at]);
          expect(positions.seat[at]).toBe(environment.seat);
          if (steps % 16 !== 0) return;
          const { length } = gym.observation;
          const [observed, mask] = [new Int16Array(length), new Uint8Array(gym.maskBytes)];
          environment.writeObservation(environment.seat, observed, 0);
          environment.writeMask(mask, 0);
          expect(positions.observations.subarray(at * length, (at + 1) * length)).toEqual(observed);
          expect(positions.masks.subarray(at * gym.maskBytes, (at + 1) * gym.maskBytes)).toEqual(mask);
        });
      }
    },
  );

  it("a match that is over waits for its reset if no other is to follow", async () => {
    const gym = await open({ game: "duel", seats: 2, environments: 2, again: false });
    const luck = quickLuck(1);
    let positions = await gym.reset();
    while (positions.seat[0] !== -1)
      positions = await gym.step(Int32Array.of(pick(luck, legalActions(positions.masks, 0, gym.maskBytes)), -1));
    expect(positions.ended[0]).toBe(1);
    expect(positions.seat[1]).not.toBe(-1);
    await expect(gym.step(Int32Array.of(0, -1))).rejects.toThrow("the match of environment 0 is over");
    positions = await gym.step(Int32Array.of(-1, -1));
    expect([...positions.ended]).toEqual([0, 0]);
    positions = await gym.reset([0, 9]);
    expect(positions.seat[0]).not.toBe(-1);
    expect(positions.seeds[0]).toBe(9);
  });

  it("requests that come together, or byte by byte, are all answered in order", async () => {
    const observe = frameOf(REQUESTS.observe, words(1, 0));
    const look = frameOf(REQUESTS.reset, words());
    const { replies, code } = answersTo(open3, look, observe, look);
    expect([code, ...replies.map(({ kind }) => kind)]).toEqual([
      0,
      REPLIES.opened,
      REPLIES.positions,
      REPLIES.observation,
      REPLIES.positions,
    ]);
    expect(replies[3]?.bytes).toEqual(replies[1]?.bytes);

    const child = spawn(process.execPath, [SERVE], { stdio: ["pipe", "pipe", "inherit"] });
    onTestFinished(() => void child.kill());
    let got = 0;
    child.stdout.on("data", (bytes: Uint8Array) => {
      got += bytes.length;
    });
    for (const byte of Buffer.concat([open3, look])) child.stdin.write(Uint8Array.of(byte));
    child.stdin.end();
    await once(child, "close");
    expect(got).toBe(2 * HEADER + replies[0]!.bytes.length + replies[1]!.bytes.length);
  });

  it("shows any seat its own observation, and masks nothing for one that is not asked", () => {
    const { replies } = answersTo(
      open3,
      frameOf(REQUESTS.reset, words()),
      ...[0, 1].map((seat) => frameOf(REQUESTS.observe, words(0, seat))),
    );
    const numbering = NUMBERINGS.find(({ game }) => game.id === "duel")!;
    const length = JSON.parse(Buffer.from(replies[0]!.bytes).toString()).observation.length;
    const columns = columnsOf(3, 2, length, numbering.actions.length);
    const asked = replies[1]!.bytes[columns.seat - HEADER]!;
    const masks = replies.slice(2).map(({ bytes }) => bytes.subarray(2 * length).reduce((sum, byte) => sum + byte, 0));
    expect(masks[asked]).toBeGreaterThan(0);
    expect(masks[1 - asked]).toBe(0);
  });
});

/** Made when it is first asked for. */
function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

describe("A bad request", () => {
  const text = (bytes: string): Uint8Array => frameOf(REQUESTS.open, Buffer.from(bytes));
  const look = frameOf(REQUESTS.reset, words());
  const bad: readonly (readonly [what: string, request: Uint8Array, complaint: string])[] = [
    ["of no kind", frameOf(9, words()), "there is no request of kind 9"],
    ["that is no JSON", text("{"), "to open a game needs JSON"],
    ["for no game", textFrame(REQUESTS.open, { ...OPENING, game: "chess" }), 'needs "game" (duel, puerto-rico, elasund)'],
    ["with a word too many", textFrame(REQUESTS.open, { ...OPENING, speed: 2 }), "to open a game needs"],
    ["for too many seats", textFrame(REQUESTS.open, { ...OPENING, seats: 3 }), "duel has 2 to 2 seats, not 3"],
    ["for no environment", textFrame(REQUESTS.open, { ...OPENING, environments: 0 }), '"environments" (1 to 65536)'],
    ["for too many environments", textFrame(REQUESTS.open, { ...OPENING, environments: 65_537 }), '"environments" (1 to 65536)'],
    ["with a seed below 0", textFrame(REQUESTS.open, { ...OPENING, seed: -1 }), '"seed" (0 to 4294967295)'],
    [
      "for an option the game does not have",
      textFrame(REQUESTS.open, { ...OPENING, options: { sea: "rough" } }),
      'badOptions: {"option":"sea"}',
    ],
    ["with too few actions", frameOf(REQUESTS.step, words(1)), "a step needs 3 actions, one for each environment, not 1"],
    [
      "with half an action",
      frameOf(REQUESTS.step, Uint8Array.of(1, 2)),
      "a step holds one action for each environment: 4 bytes each, not 2",
    ],
    ["with an action that is none", frameOf(REQUESTS.step, words(-1, 5_000, -1)), "action 5000 is not legal for seat"],
    ["with an action below all", frameOf(REQUESTS.step, words(-1, -1, -2)), "action -2 is not legal for seat"],
    ["with an illegal action after legal ones", frameOf(REQUESTS.step, words(-1, -1, 1_200)), "action 1200 (open 0) is not legal for seat"],
    ["to reset what is not there", frameOf(REQUESTS.reset, words(0, 5, 3, 5)), "no environment 3: there are 3"],
    ["to observe a seat that is not there", frameOf(REQUESTS.observe, words(0, 2)), "no seat 2: a match has 2"],
    ["to observe half a seat", frameOf(REQUESTS.observe, words(0)), "8 bytes, not 4"],
  ];
  const answered = lazily(() => answersTo(open3, look, ...bad.flatMap(([, request]) => [request, look])));

  it.each(bad.map(([what, , complaint], at) => [what, complaint, at] as const))(
    "%s is answered with what is wrong, and changes nothing",
    (_what, complaint, at) => {
      const { replies, code } = answered();
      expect(replies[2 + 2 * at]?.error).toContain(complaint);
      expect(replies[3 + 2 * at]?.bytes).toEqual(replies[1]?.bytes);
      expect(code).toBe(0);
    },
  );

  it("before anything is open says so", () => {
    expect(answersTo(frameOf(REQUESTS.step, words(1))).replies[0]?.error).toContain("nothing is open");
  });

  it("that is longer than allowed ends the process, for the next one cannot be told from it", () => {
    const header = new Uint8Array(Uint32Array.of(LIMITS.request + 1, REQUESTS.step).buffer);
    const { replies, code, said } = answersTo(open3, header);
    expect(replies.at(-1)?.error).toBe(`a request has ${LIMITS.request} bytes at most, not ${LIMITS.request + 1}`);
    expect([code, said.trim()]).toEqual([1, replies.at(-1)?.error]);
  });

  it("that breaks off ends the process with an error", () => {
    const { replies, code } = answersTo(open3, open3.subarray(0, 20));
    expect([code, replies.at(-1)?.error]).toEqual([1, "the input ended within a request"]);
  });
});

describe("The samples in TypeScript", () => {
  it("learn a taste for Duel that beats chance", () => {
    const { stdout } = spawnSync(process.execPath, [join(root, "gym/agent.ts")], { encoding: "utf8" });
    expect(Number(/by taste: +mean reward of seat 0 (\S+)/.exec(stdout)?.[1])).toBeGreaterThan(0.5);
  });
});
