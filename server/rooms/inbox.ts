/** Delivers a connection's messages with the next batch: in order, and before its next event of another kind. */
import { nextBatch, type Schedule } from "../base/batch.ts";

type Emit = (name: string, ...args: unknown[]) => boolean;
interface Connection {
  emit: Emit;
}
export interface InboxHooks {
  /** A message has arrived; it is delivered later. */
  onMessage(): void;
  /** A listener has thrown. */
  onError(name: string, error: unknown): void;
}

/** When this many messages are queued, they are delivered at once: it bounds the memory one connection can take. */
const MAX_QUEUED = 32;

export function batchIncoming(connection: Connection, { onMessage, onError }: InboxHooks, schedule: Schedule = nextBatch): void {
  const emit = connection.emit.bind(connection);
  const messages: unknown[][] = [];
  let isScheduled = false;

  function deliver(name: string, args: readonly unknown[]): boolean {
    try {
      return emit(name, ...args);
    } catch (error) {
      onError(name, error);
      return true;
    }
  }

  function deliverAll(): void {
    // A listener may close the connection, which calls this again: the remaining messages come before the close.
    for (let message = messages.shift(); message !== undefined; message = messages.shift()) deliver("message", message);
  }

  function enqueue(message: unknown[]): void {
    messages.push(message);
    if (messages.length >= MAX_QUEUED) deliverAll();
    if (isScheduled || messages.length === 0) return;
    isScheduled = true;
    schedule(() => {
      isScheduled = false;
      deliverAll();
    });
  }

  connection.emit = (name, ...args) => {
    if (name !== "message") {
      deliverAll();
      return deliver(name, args);
    }
    onMessage();
    enqueue(args);
    return true;
  };
}
