/** One connection into one room, by a reservation from the server. Only these parts of the SDK are packed into the client. */
import type { Schema } from "@colyseus/schema";
import { Room } from "colyseus.js/Room";
import { NoneSerializer } from "colyseus.js/serializer/NoneSerializer";
import { SchemaSerializer } from "colyseus.js/serializer/SchemaSerializer";
import { registerSerializer } from "colyseus.js/serializer/Serializer";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Reservation } from "../../../shared/core/wire/calls.ts";

registerSerializer("schema", SchemaSerializer);
registerSerializer("none", NoneSerializer);

export type LiveRoom<S> = Room<unknown, S>;

/** The longest wait for a connection to open, in milliseconds. */
const PATIENCE = 10_000;

/** With a root class the room's state is decoded into an object of it, which has the changes of each patch at once. */
export function openRoom<S extends Schema>(address: string, place: Reservation, Root?: new () => S): Promise<LiveRoom<S>> {
  const room: LiveRoom<S> = new Room(place.name, Root as never);
  room.roomId = place.roomId;
  room.sessionId = place.sessionId;
  // Ours never gives up and sends nothing stale; the SDK's does both.
  room.reconnection.enabled = false;
  const socket = address.replace(/^http/, "ws");
  return new Promise((opened, failed) => {
    const fail = (): void => {
      clearTimeout(timer);
      room.connection.close();
      failed(new Refusal("unreachable"));
    };
    const timer = setTimeout(fail, PATIENCE);
    room.onError.once(fail);
    // Protected, but this is how the SDK's own client waits for it.
    // biome-ignore lint/complexity/useLiteralKeys: the only way to a protected member
    room["onJoin"].once(() => {
      clearTimeout(timer);
      room.onError.remove(fail);
      opened(room);
    });
    room.connect(`${socket}/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`, {});
  });
}

/** The places that are being given up. */
const leaving = new Set<Promise<unknown>>();
/** How long an answer that depends on it waits for the server to know that a place is given up, in milliseconds. */
const LEAVING_PATIENCE = 1_000;

/** Gives up the place. On a socket that is closing the SDK would still send its farewell, which the browser reports as an error. */
export function leaveRoom<S>(room: LiveRoom<S>): void {
  if (!room.connection.isOpen) return room.connection.close();
  const left = room.leave().finally(() => leaving.delete(left));
  leaving.add(left);
}

/** Resolves once the server knows of all places given up here, so that it does not answer as if the player still had them. */
export async function placesLeft(): Promise<void> {
  if (leaving.size > 0) await Promise.race([Promise.allSettled(leaving), new Promise((late) => setTimeout(late, LEAVING_PATIENCE))]);
}
