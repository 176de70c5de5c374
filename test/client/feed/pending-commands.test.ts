import { describe, expect, it } from "vitest";
import { PendingCommands } from "../../../client/feed/live/pending-commands.ts";
import type { RefusalKey } from "../../../shared/core/base/refusal.ts";
import type { Command } from "../../../shared/core/wire/wire.ts";

const undo: Command = { type: "undo", id: "0123456789abcdef" };

function sending() {
  const passed: Command[] = [];
  let closed: RefusalKey | undefined;
  const pending = new PendingCommands(
    (command) => passed.push(command),
    () => closed,
  );
  return { passed, pending, close: (why: RefusalKey) => (closed = why) };
}

describe("A command that is not answered yet", () => {
  it("resolves with its answer", async () => {
    const { pending } = sending();
    const answer = pending.send(undo);
    pending.settle({ id: undo.id, ok: true, frame: 3 });
    expect(await answer).toEqual({ id: undo.id, ok: true, frame: 3 });
  });
  it("is sent again over a new connection, with the same id", () => {
    const { pending, passed } = sending();
    void pending.send(undo);
    pending.resend();
    expect(passed).toEqual([undo, undo]);
  });
  it("is refused when the connection is closed for good", async () => {
    const { pending, passed } = sending();
    const answer = pending.send(undo);
    pending.refuseAll("left");
    pending.resend();
    expect([await answer, passed.length]).toEqual([{ id: undo.id, ok: false, key: "left", args: {} }, 1]);
  });
});

describe("A command is not sent", () => {
  it("over a closed connection", async () => {
    const { pending, passed, close } = sending();
    close("takenElsewhere");
    expect(await pending.send(undo)).toMatchObject({ ok: false, key: "takenElsewhere" });
    expect(passed).toEqual([]);
  });
  it("if it is malformed", async () => {
    const { pending, passed } = sending();
    expect(await pending.send({ type: "undo", id: 7 } as unknown as Command)).toMatchObject({ ok: false, key: "malformed" });
    expect(passed).toEqual([]);
  });
});
