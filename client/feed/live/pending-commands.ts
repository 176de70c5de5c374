/** Commands that are sent and not answered yet; they are sent again over each new connection. */
import type { RefusalKey } from "../../../shared/core/base/refusal.ts";
import { type Answer, type Command, readCommand } from "../../../shared/core/wire/wire.ts";

export interface PendingCommands {
  /** Resolves with the room's answer, or with a refusal if it never comes. */
  send(command: Command): Promise<Answer>;
  settle(answer: Answer): void;
  /** With their ids, which the room answers once: what was played already is not played twice. */
  resend(): void;
  refuseAll(key: RefusalKey): void;
}

/** `closed`: why nothing can be sent any more. */
export function pendingCommands(pass: (command: Command) => void, closed: () => RefusalKey | undefined): PendingCommands {
  const pending = new Map<string, { readonly command: Command; readonly answer: (answer: Answer) => void }>();

  function settle(answer: Answer): void {
    pending.get(answer.id)?.answer(answer);
    pending.delete(answer.id);
  }

  return {
    send(command) {
      const { id } = command;
      try {
        readCommand(command);
      } catch {
        return Promise.resolve(refused(id, "malformed"));
      }
      const why = closed();
      if (why !== undefined) return Promise.resolve(refused(id, why));
      return new Promise((answer) => {
        pending.set(id, { command, answer });
        pass(command);
      });
    },
    settle,
    resend() {
      for (const { command } of pending.values()) pass(command);
    },
    refuseAll(key) {
      for (const id of [...pending.keys()]) settle(refused(id, key));
    },
  };
}

const refused = (id: string, key: RefusalKey): Answer => ({ id, ok: false, key, args: {} });
