/** Commands that are sent and not answered yet; they are sent again over each new connection. */
import type { RefusalKey } from "../../../shared/core/base/refusal.ts";
import { type Answer, type Command, readCommand } from "../../../shared/core/wire/wire.ts";
import { randomHex } from "../../base/random-hex.ts";

export class PendingCommands {
  readonly #pass: (command: Command) => void;
  readonly #closed: () => RefusalKey | undefined;
  readonly #pending = new Map<string, { readonly command: Command; readonly answer: (answer: Answer) => void }>();

  /** `closed`: why nothing can be sent any more. */
  constructor(pass: (command: Command) => void, closed: () => RefusalKey | undefined) {
    this.#pass = pass;
    this.#closed = closed;
  }

  /** Resolves with the room's answer, or with a refusal if it never comes. */
  send(command: Command): Promise<Answer> {
    const { id } = command;
    try {
      readCommand(command);
    } catch {
      return Promise.resolve(refused(id, "malformed"));
    }
    const why = this.#closed();
    if (why !== undefined) return Promise.resolve(refused(id, why));
    return new Promise((answer) => {
      this.#pending.set(id, { command, answer });
      this.#pass(command);
    });
  }

  settle(answer: Answer): void {
    this.#pending.get(answer.id)?.answer(answer);
    this.#pending.delete(answer.id);
  }

  /** Sends them with their ids, which the room answers once: what was played already is not played twice. */
  resend(): void {
    for (const { command } of this.#pending.values()) this.#pass(command);
  }

  refuseAll(key: RefusalKey): void {
    for (const id of [...this.#pending.keys()]) this.settle(refused(id, key));
  }
}

const refused = (id: string, key: RefusalKey): Answer => ({ id, ok: false, key, args: {} });

/** A command's id, by which a repeat is recognised. */
export const newId = (): string => randomHex(8);
