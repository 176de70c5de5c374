/** All that can be said to the room of a match, each under a name of its own. */
import type { Answer, Command } from "../../../shared/core/wire.ts";
import type { Feed } from "../feed.ts";
import { randomHex } from "../random-hex.ts";

type Send = (command: Command) => Promise<Answer>;
type Asked = Extract<Command, { type: "vote" }>["what"];

/** `asked` is what the table is asked just now, `newest` the frame that was seen last: a vote says what it answers. */
export function commands(send: Send, asked: () => Asked, newest: () => number) {
  return {
    send: (moves, ask) => send({ type: "moves", id: newId(), ask, moves }),
    undo: () => send({ type: "undo", id: newId() }),
    resign: () => send({ type: "resign", id: newId() }),
    say: (saying) => send({ type: "say", id: newId(), ...saying }),
    propose: (what) => send({ type: "propose", id: newId(), what }),
    vote: (yes) => send({ type: "vote", id: newId(), what: asked(), yes, frame: newest() }),
    give: () => send({ type: "give", id: newId() }),
    back: () => send({ type: "back", id: newId() }),
    rematch: () => send({ type: "rematch", id: newId() }),
    fill: () => send({ type: "fill", id: newId() }),
  } satisfies Partial<Feed> & { fill: () => Promise<Answer> };
}

/** A name for a command, so that a repeat is known as one. */
export const newId = (): string => randomHex(8);
