/** The commands to the room of a match, each with an id of its own. */
import type { Answer, Command } from "../../../shared/core/wire/wire.ts";
import { randomHex } from "../../base/random-hex.ts";
import type { Feed } from "../feed.ts";

type Send = (command: Command) => Promise<Answer>;
type Asked = Extract<Command, { type: "vote" }>["what"];

/** `asked` is the current proposal, `newest` the newest frame: a vote names what it answers. */
export function matchCommands(send: Send, asked: () => Asked, newest: () => number) {
  return {
    send: (moves, ask) => send({ type: "moves", id: newId(), ask, moves }),
    undo: () => send({ type: "undo", id: newId() }),
    hint: (ask) => send({ type: "hint", id: newId(), ask }),
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

/** A command's id, by which a repeat is recognised. */
export const newId = (): string => randomHex(8);
