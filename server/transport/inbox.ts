/** What is said on a connection is heard when its turn comes, in order, and before anything else that happens to the connection. */
import { nextBatch, type Schedule } from "./batch.ts";

type Emit = (name: string, ...words: unknown[]) => boolean;
interface Connection {
  emit: Emit;
}
export interface InboxHooks {
  /** Something has been said, and will be heard. */
  onMessage(): void;
  /** Whoever heard it has thrown. */
  onError(name: string, error: unknown): void;
}

/** Who says so much at once is heard at once, so that no more of it need be kept. */
const MAX_QUEUED = 32;

export function batchIncoming(connection: Connection, { onMessage: spoke, onError: failed }: InboxHooks, wait: Schedule = nextBatch): void {
  const emit = connection.emit.bind(connection);
  const said: unknown[][] = [];
  let waits = false;

  function tell(name: string, words: readonly unknown[]): boolean {
    try {
      return emit(name, ...words);
    } catch (error) {
      failed(name, error);
      return true;
    }
  }

  function hear(): void {
    // Whoever hears it may end the connection: what is left comes before that end.
    for (let words = said.shift(); words !== undefined; words = said.shift()) tell("message", words);
  }

  function keep(words: unknown[]): void {
    said.push(words);
    if (said.length >= MAX_QUEUED) hear();
    if (waits || said.length === 0) return;
    waits = true;
    wait(() => {
      waits = false;
      hear();
    });
  }

  connection.emit = (name, ...words) => {
    if (name !== "message") {
      hear();
      return tell(name, words);
    }
    spoke();
    keep(words);
    return true;
  };
}
