import { effect } from "@preact/signals-core";
import { describe, expect, it } from "vitest";
import type { Timers } from "../../../client/base/timers.ts";
import { slowSend } from "../../../client/ui/model/slow-send.ts";
import type { Answer } from "../../../shared/core/wire/wire.ts";

/** A line that answers when it is told to, and a clock that goes when it is told to. */
function line() {
  const calls = new Set<() => void>();
  const timers: Timers = {
    after(_milliseconds, call) {
      calls.add(call);
      return () => calls.delete(call);
    },
  };
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const way = slowSend({ send: () => promise }, timers);
  const told: boolean[] = [];
  effect(() => void told.push(way.slow));
  const pass = (): void => {
    for (const call of calls) call();
  };
  return { way, told, answer: () => resolve({ id: "", ok: true, frame: 1 }), pass };
}

describe("A move that is slow on its way", () => {
  it("is spoken of as long as no answer has come", async () => {
    const { way, told, answer, pass } = line();
    const sent = way.send(["a"], 1);
    expect(way.slow).toBe(false);
    pass();
    expect(way.slow).toBe(true);
    answer();
    expect(await sent).toMatchObject({ ok: true });
    expect(told).toEqual([false, true, false]);
  });
  it("is not, if it was answered before", async () => {
    const { way, told, answer, pass } = line();
    const sent = way.send(["a"], 1);
    answer();
    await sent;
    pass();
    expect(told).toEqual([false]);
  });
});
