/** A room with its heartbeat and the limit on what is sent to it. */
import { MESSAGES } from "../../../shared/core/wire/wire.ts";
import { heartbeat, type Pulse } from "./heartbeat.ts";
import { type Rate, rateLimited } from "./rate-limit.ts";
import type { LiveRoom } from "./room.ts";

export interface AttachedRoom<S> {
  readonly room: LiveRoom<S>;
  /** What to add to this page's elapsed time for the server's, in milliseconds. */
  readonly ahead: number;
  /** Nothing is sent once it is detached. */
  send(command: unknown): void;
  detach(): void;
}

export interface AttachParts {
  readonly pulse: Pulse;
  readonly rate: Rate;
  /** The room has answered. */
  answered(): void;
  /** The room has not answered for too long. */
  dead(): void;
}

export function attachRoom<S>(room: LiveRoom<S>, { pulse, rate, answered, dead }: AttachParts): AttachedRoom<S> {
  const sender = rateLimited((command: unknown) => room.send(MESSAGES.command, command), rate);
  const beat = heartbeat(room, pulse, answered, dead);
  let attached = true;
  return {
    room,
    get ahead() {
      return beat.ahead;
    },
    send(command) {
      if (attached) sender.send(command);
    },
    detach() {
      attached = false;
      beat.stop();
      sender.stop();
    },
  };
}
