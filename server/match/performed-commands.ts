/**
 * Commands that were carried out lately. A client sends a command again over a new connection if the answer was lost with the old one: a
 * repeat gets the first one's answer. Entries of the record are remembered for as long as the match, by the record.
 */
export interface PerformedCommands {
  /** Performs the command unless it was performed, or is being performed, under this key. A refused one may be tried again. */
  once(key: string, perform: () => Promise<number>): Promise<number>;
}

/** How many of all seats are remembered. A client has no more than a few unanswered, and a server may have thousands of tables. */
const REMEMBERED = 40;

export function performedCommands(): PerformedCommands {
  const performed = new Map<string, Promise<number>>();
  return {
    once(key, perform) {
      const known = performed.get(key);
      if (known !== undefined) return known;
      const frame = perform();
      performed.set(key, frame);
      frame.catch(() => performed.delete(key));
      const [oldest] = performed.keys();
      if (performed.size > REMEMBERED) performed.delete(oldest as string);
      return frame;
    },
  };
}
