/** The processes that serve one Quayside together. By default there is only one. */
import { LocalDriver, LocalPresence, matchMaker } from "@colyseus/core";

type RoomEntry = Awaited<ReturnType<typeof matchMaker.createRoom>>;

export interface Cluster {
  /** Colyseus's list of rooms, and its messages between processes. */
  readonly driver: matchMaker.MatchMakerDriver;
  readonly presence: typeof matchMaker.presence;
  /** False while Redis is out of reach, and until the others have listed their rooms again. Rooms of this process continue. */
  readonly isConnected: boolean;
  /** Shortest time between two reads of the whole list of rooms, in milliseconds. */
  readonly listInterval: number;
  /**
   * Whether this process was frozen for so long that others may have opened its tables. Resolves after those tables are closed here; until
   * then nothing may be answered or written.
   */
  wasFrozen(): Promise<boolean>;
  /** Whether a process of the cluster is alive; true if that cannot be found out. */
  isAlive(processId: string): Promise<boolean>;
  /** The same from a recent answer, without asking. */
  seemsAlive(processId: string): boolean;
  /** Where a live process takes sockets, as host:port. */
  addressOf(processId: string): Promise<string | undefined>;
  /** Removes a dead process and its rooms from the lists. */
  removeProcess(processId: string): Promise<void>;
  /** A lock across processes: runs `work`, or resolves to undefined if another process holds the name. */
  runExclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** The process with the fewest rooms, of those that take new ones. */
  leastLoaded(): Promise<string>;
  /** This process is about to end: it takes no new rooms. Whether another one takes them. */
  stepBack(): Promise<boolean>;
  /** Joins the cluster; sockets are on this port. `build`: of the client that is served, or empty. */
  announce(port: number, build: string): Promise<void>;
  /** The build that the process serves that joined last: while a new version takes over, pages at all processes are told of this one. */
  readonly newestBuild: string;
  close(): Promise<void>;
}

/** A cluster of one process. */
export function singleProcess(): Cluster {
  let newestBuild = "";
  const own = (processId: string): boolean => processId === matchMaker.processId;
  return {
    // Passed explicitly, because Colyseus's defaults look for a Redis in the environment.
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
    stepBack: async () => false,
    async announce(_port, build) {
      newestBuild = build;
    },
    get newestBuild() {
      return newestBuild;
    },
    close: async () => undefined,
  };
}

/** A listed room of a live process. Rooms of a dead one are removed from the list. */
export async function findRoom(cluster: Cluster, conditions: object): Promise<RoomEntry | undefined> {
  await cluster.wasFrozen();
  const [found]: RoomEntry[] = await matchMaker.query(conditions);
  if (found === undefined || (await cluster.isAlive(found.processId))) return found;
  await cluster.removeProcess(found.processId);
  return undefined;
}
