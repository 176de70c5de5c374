/** The same randomness and the same time whenever it is begun again: what two twins then send differs for no other reason. */
import crypto, { webcrypto } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { generateId } from "@colyseus/core";
import { time } from "../../../server/base/time.ts";
import { below, fork, type QuickLuck, quickLuck } from "../../../shared/core/base/random.ts";

/** When everything happens. */
const DATE = Date.UTC(2026, 0, 1);

export interface SameChance {
  begin(number: number): void;
  end(): void;
}

export function sameChance(): SameChance {
  const { randomBytes, randomInt, randomFillSync } = crypto;
  const { getRandomValues } = webcrypto;
  const keptTime = { ...time };
  let luck: QuickLuck = quickLuck(0);
  let fills = 0;
  const fill = <T extends ArrayBufferView>(view: T): T => {
    fills++;
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = below(luck, 256);
    return view;
  };
  const replace = (parts: object, values: object): void => {
    Object.assign(parts, values);
    syncBuiltinESMExports();
  };
  return {
    begin(number) {
      luck = fork(quickLuck(number));
      replace(webcrypto, { getRandomValues: fill });
      replace(crypto, {
        randomFillSync: fill,
        randomBytes: (count: number) => fill(Buffer.alloc(count)),
        randomInt: (least: number, most?: number) => (most === undefined ? below(luck, least) : least + below(luck, most - least)),
      });
      replace(time, { now: () => DATE, elapsed: () => DATE });
      // Ids come from a pool of random bytes: what the last twin left in it is used up.
      for (const before = fills; fills === before; ) generateId();
    },
    end() {
      replace(webcrypto, { getRandomValues });
      replace(crypto, { randomBytes, randomInt, randomFillSync });
      Object.assign(time, keptTime);
    },
  };
}
