/** Messages of a connection are delivered with the batch: all, in order, and before the connection's next event. */
import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { batchIncoming } from "../../../server/rooms/inbox.ts";

/** A connection whose batch runs on demand. */
function connected(throwing = "") {
  const connection = new EventEmitter() as EventEmitter & { emit: (name: string, ...words: unknown[]) => boolean };
  const heard: string[] = [];
  const failures: string[] = [];
  const turns: (() => void)[] = [];
  let spoken = 0;
  batchIncoming(
    connection,
    {
      onMessage: () => void spoken++,
      onError: (name, error) => void failures.push(`${name}: ${(error as Error).message}`),
    },
    (act) => void turns.push(act),
  );
  for (const name of ["message", "close", "pong"])
    connection.on(name, (word: string) => {
      if (word === throwing) throw new Error(`not ${word}`);
      heard.push(word);
    });
  return { connection, heard, failures, turns, spoken: () => spoken };
}

describe("A connection's messages", () => {
  it("are reported at once, and delivered in order with the batch", () => {
    const { connection, heard, turns, spoken } = connected();
    for (const word of ["one", "two", "three"]) expect(connection.emit("message", word)).toBe(true);
    expect([heard, spoken(), turns.length]).toEqual([[], 3, 1]);
    turns[0]?.();
    expect(heard).toEqual(["one", "two", "three"]);
    connection.emit("message", "four");
    expect(turns).toHaveLength(2);
  });

  it("are delivered before the close, and before any other event", () => {
    const { connection, heard, turns } = connected();
    connection.emit("message", "last words");
    connection.emit("pong", "here");
    connection.emit("message", "very last words");
    connection.emit("close", "gone");
    expect(heard).toEqual(["last words", "here", "very last words", "gone"]);
    for (const act of turns) act();
    expect(heard).toHaveLength(4);
  });

  it("are delivered at once if there are many, with one batch scheduled", () => {
    const { connection, heard, turns } = connected();
    for (let word = 0; word < 1_000; word++) connection.emit("message", `${word}`);
    expect(heard.length).toBeGreaterThan(960);
    expect(turns).toHaveLength(1);
    turns[0]?.();
    expect(heard).toEqual(Array.from({ length: 1_000 }, (_none, word) => `${word}`));
  });

  it("are delivered even if a listener throws on an earlier one", () => {
    const { connection, heard, failures, turns } = connected("two");
    for (const word of ["one", "two", "three"]) connection.emit("message", word);
    turns[0]?.();
    expect(heard).toEqual(["one", "three"]);
    expect(failures).toEqual(["message: not two"]);
  });
});
