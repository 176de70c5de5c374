import { afterEach, describe, expect, it, vi } from "vitest";
import { time } from "../../../server/base/time.ts";
import { Membership } from "../../../server/cluster/membership.ts";

const LIFETIME = 1_000;

describe("A process of a cluster", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("that froze in the middle of an announcement announces itself again before it answers, and gives up what others have opened", async () => {
    let now = 10_000;
    vi.spyOn(time, "elapsed").mockImplementation(() => now);
    const answers: ((wasKnown: boolean) => void)[] = [];
    const relist = vi.fn(async () => []);
    const membership = new Membership({
      registry: {
        announce: () => new Promise((answered) => answers.push(answered)),
        withdraw: async () => undefined,
        all: async () => ({}),
        addressOf: async () => undefined,
        isAlive: async () => true,
        remove: async () => true,
      },
      driver: { relist, isBehind: false, cleanup: async () => undefined },
      subscriber: { on: () => undefined, ping: async () => "PONG" },
      lifetime: LIFETIME,
    });
    const joined = membership.join("127.0.0.1:1");
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
});
