import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { time } from "../../../server/base/time.ts";
import { Membership } from "../../../server/cluster/membership.ts";
import type { ProcessRegistry } from "../../../server/cluster/process-registry.ts";

const LIFETIME = 1_000;
const REGISTRY: ProcessRegistry = {
  announce: async () => true,
  withdraw: async () => undefined,
  setBuild: async () => undefined,
  newestBuild: async () => "",
  stepBack: async () => undefined,
  staying: async (ids) => ids,
  all: async () => ({}),
  addressOf: async () => undefined,
  isAlive: async () => true,
  remove: async () => true,
};
const CONNECTED = { subscriber: { on: () => undefined, ping: async () => "PONG" }, lifetime: LIFETIME };

describe("A process of a cluster", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("that froze in the middle of an announcement announces itself again before it answers, and gives up what others have opened", async () => {
    let now = 10_000;
    vi.spyOn(time, "elapsed").mockImplementation(() => now);
    const answers: ((wasKnown: boolean) => void)[] = [];
    const relist = vi.fn(async () => []);
    const membership = new Membership({
      registry: { ...REGISTRY, announce: () => new Promise((answered) => answers.push(answered)) },
      driver: { relist, isBehind: false, cleanup: async () => undefined },
      ...CONNECTED,
    });
    const joined = membership.join("127.0.0.1:1", "");
    now += 2 * LIFETIME;
    const wasFrozen = membership.wasFrozen();
    answers[0]!(true);
    await joined;
    await expect.poll(() => answers.length === 2).toBe(true);
    expect(relist).not.toHaveBeenCalled();
    answers[1]!(false);
    expect(await wasFrozen).toBe(true);
    expect(relist).toHaveBeenCalledOnce();
    await membership.leave();
  });

  it("that is about to end leaves new rooms to another one that stays, and keeps them if there is none", async () => {
    const { processId: own } = matchMaker;
    const others = { one: "127.0.0.1:1", other: "127.0.0.1:2" };
    const ending = new Set<string>();
    const membership = new Membership({
      registry: {
        ...REGISTRY,
        all: async () => others,
        stepBack: async () => void ending.add(own),
        staying: async (ids) => ids.filter((id) => !ending.has(id)),
      },
      driver: { relist: async () => [], isBehind: false, cleanup: async () => undefined },
      ...CONNECTED,
    });
    await membership.join("127.0.0.1:3", "");
    ending.add("one");
    expect(await membership.stepBack()).toBe(true);
    expect(await membership.leastLoaded()).toBe("other");
    ending.add("other");
    expect(await membership.stepBack()).toBe(false);
    expect(await membership.leastLoaded()).toBe(own);
    await membership.leave();
  });

  it("that serves an older build tells its pages of the one that joined last", async () => {
    let newest = "";
    const setBuild = async (build: string): Promise<void> => {
      newest = build;
    };
    const member = () =>
      new Membership({
        registry: { ...REGISTRY, setBuild, newestBuild: async () => newest },
        driver: { relist: async () => [], isBehind: false, cleanup: async () => undefined },
        ...CONNECTED,
      });
    const [older, newer, plain] = [member(), member(), member()];
    await older.join("127.0.0.1:1", "one");
    expect(older.newestBuild).toBe("one");
    await newer.join("127.0.0.1:2", "two");
    // Without a client.
    await plain.join("127.0.0.1:3", "");
    for (const one of [older, newer, plain]) await expect.poll(() => one.newestBuild).toBe("two");
    for (const one of [older, newer, plain]) await one.leave();
  });
});
