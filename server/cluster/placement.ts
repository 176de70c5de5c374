import { matchMaker } from "@colyseus/core";
import { ROOMS } from "../base/room-names.ts";
import { type Cluster, findRoom } from "./cluster.ts";

/** Which process creates a room: this one; for a watch room the one with the match, for a quick match the least loaded. */
export const placeRooms =
  (cluster: Cluster) =>
  async (name: string, options: { readonly match?: string; readonly kind?: string }): Promise<string> => {
    const beside = name === ROOMS.watch ? await findRoom(cluster, { roomId: options.match }) : undefined;
    if (name === ROOMS.match && options.kind === "quick") return cluster.leastLoaded();
    return beside?.processId ?? matchMaker.processId;
  };
