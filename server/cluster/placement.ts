import { matchMaker } from "@colyseus/core";
import { ROOMS } from "../rooms/room-names.ts";
import { type Cluster, findRoom } from "./cluster.ts";

/** Where a room is made: here, but a watch room beside its match, and the tables of strangers where there is least to do. */
export const placeRooms =
  (cluster: Cluster) =>
  async (name: string, options: { readonly match?: string; readonly kind?: string }): Promise<string> => {
    const beside = name === ROOMS.watch ? await findRoom(cluster, { roomId: options.match }) : undefined;
    if (name === ROOMS.match && options.kind === "quick") return cluster.leastLoaded();
    return beside?.processId ?? matchMaker.processId;
  };
