import { matchMaker } from "@colyseus/core";
import { ROOMS } from "../base/room-names.ts";
import { type Cluster, findRoom } from "./cluster.ts";

interface PlacementContext {
  readonly cluster: Cluster;
  /** The process is about to end. */
  readonly closing: boolean;
}

/** Which process creates a room: this one; for a watch room the one with the match, for a quick match, or instead of one that is about to end, the least loaded. */
export const placeRooms =
  (context: PlacementContext) =>
  async (name: string, options: { readonly match?: string; readonly kind?: string }): Promise<string> => {
    const { cluster, closing } = context;
    const beside = name === ROOMS.watch ? await findRoom(cluster, { roomId: options.match }) : undefined;
    if (beside !== undefined) return beside.processId;
    const isQuick = name === ROOMS.match && options.kind === "quick";
    return closing || isQuick ? cluster.leastLoaded() : matchMaker.processId;
  };
