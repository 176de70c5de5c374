/** The processes that serve one harbour together. Most harbours have one: then there is nobody to find, and nothing to agree on. */
import { LocalDriver, LocalPresence, matchMaker } from "@colyseus/core";

type RoomEntry = Awaited<ReturnType<typeof matchMaker.createRoom>>;

export interface Cluster {
  /** Where Colyseus lists its rooms, and how its processes speak with each other. */
  readonly driver: matchMaker.MatchMakerDriver;
  readonly presence: typeof matchMaker.presence;
  /** False while the others cannot be heard, and until they have said again what they have. What is here goes on. */
  readonly isConnected: boolean;
  /** How many milliseconds lie between two looks at the list of all rooms. */
  readonly listInterval: number;
  /**
   * Whether this process has stood still for so long that others may have opened its tables. Then it has also found out which, and
   * given them up; before, nothing may be answered or written.
   */
  wasFrozen(): Promise<boolean>;
  /** Whether a process serves this harbour, as far as is known; one that cannot be asked about is not given up. */
  isAlive(processId: string): Promise<boolean>;
  /** The same without asking, as of a moment ago. */
  seemsAlive(processId: string): boolean;
  /** Where the sockets of its rooms are, as host:port, while it is alive. */
  addressOf(processId: string): Promise<string | undefined>;
  /** Takes the rooms of a dead process off the list. */
  removeProcess(processId: string): Promise<void>;
  /** Does what only one process may be doing at a time; nothing if another is at it. */
  runExclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** The process with the fewest rooms. */
  leastLoaded(): Promise<string>;
  /** From now on it can be found on this port. */
  announce(port: number): Promise<void>;
  close(): Promise<void>;
}

/** A process of its own. */
export function singleProcess(): Cluster {
  const own = (processId: string): boolean => processId === matchMaker.processId;
  return {
    // Named, because the defaults look at the environment for a Redis.
    driver: new LocalDriver(),
    presence: new LocalPresence(),
    isConnected: true,
    listInterval: 0,
    wasFrozen: async () => false,
    isAlive: async (processId) => own(processId),
    seemsAlive: own,
    addressOf: async () => undefined,
    removeProcess: async () => undefined,
    runExclusively: (_name, work) => work(),
    leastLoaded: async () => matchMaker.processId,
    announce: async () => undefined,
    close: async () => undefined,
  };
}

/** A room that can be reached: what a dead process has listed is taken off the list. */
export async function findRoom(cluster: Cluster, conditions: object): Promise<RoomEntry | undefined> {
  await cluster.wasFrozen();
  const [found]: RoomEntry[] = await matchMaker.query(conditions);
  if (found === undefined || (await cluster.isAlive(found.processId))) return found;
  await cluster.removeProcess(found.processId);
  return undefined;
}
