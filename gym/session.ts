/** Answers the requests of one program, one at a time and in order. */
import { isRecord, isWhole, isWord } from "../shared/core/base/plain.ts";
import { Refusal } from "../shared/core/base/refusal.ts";
import type { OptionValue } from "../shared/core/contract/game.ts";
import { Batch } from "./batch.ts";
import { namesOf } from "./common/numbering.ts";
import { MOST_DECISIONS } from "./environment.ts";
import { NUMBERINGS } from "./numberings.ts";
import { BadRequest, LIMITS, PROTOCOL, REPLIES, REQUESTS, textFrame } from "./protocol.ts";

interface Opening {
  readonly game: string;
  readonly seats: number;
  readonly environments: number;
  readonly seed: number;
  readonly again: boolean;
  readonly options: Readonly<Record<string, OptionValue>>;
}

const MOST_SEED = 2 ** 32 - 1;
const isOpening = isRecord(
  { game: isWord(NUMBERINGS.map(({ game }) => game.id)), seats: isWhole(0, 100), environments: isWhole(1, LIMITS.environments) },
  {
    seed: isWhole(0, MOST_SEED),
    again: (value: unknown) => typeof value === "boolean",
    options: (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value),
  },
);

export class Session {
  #batch: Batch | undefined;

  /** The whole reply. Positions are written over by the next request: they must be sent before. */
  answer(kind: number, payload: Uint8Array): Uint8Array {
    try {
      return this.#obey(kind, payload);
    } catch (error) {
      if (error instanceof BadRequest) return textFrame(REPLIES.error, { error: error.message, ...error.about });
      if (error instanceof Refusal) return textFrame(REPLIES.error, { error: `${error.key}: ${JSON.stringify(error.args)}` });
      throw error;
    }
  }

  #obey(kind: number, payload: Uint8Array): Uint8Array {
    switch (kind) {
      case REQUESTS.open:
        return this.#open(payload);
      case REQUESTS.reset: {
        const pairs = numbersOf(payload, 8, "a reset holds pairs of an environment and a seed");
        const batch = this.#opened();
        batch.reset(new Uint32Array(pairs.buffer, pairs.byteOffset, pairs.length));
        return batch.frame;
      }
      case REQUESTS.step: {
        const batch = this.#opened();
        batch.step(numbersOf(payload, 4, "a step holds one action for each environment"));
        return batch.frame;
      }
      case REQUESTS.observe: {
        if (payload.length !== 8) throw new BadRequest(`to observe needs an environment and a seat: 8 bytes, not ${payload.length}`);
        const [environment = 0, seat = 0] = numbersOf(payload, 8, "");
        return this.#opened().observe(environment >>> 0, seat >>> 0);
      }
      default:
        throw new BadRequest(`there is no request of kind ${kind}`);
    }
  }

  /** Opens another batch in place of the last one, and tells what its numbers mean. */
  #open(payload: Uint8Array): Uint8Array {
    const { game, seats, environments, seed = 0, again = true, options = {} } = openingOf(payload);
    const numbering = NUMBERINGS.find((one) => one.game.id === game) as (typeof NUMBERINGS)[number];
    const { fewest, most } = numbering.game.seats;
    if (seats < fewest || seats > most) throw new BadRequest(`${game} has ${fewest} to ${most} seats, not ${seats}`);
    const observation = namesOf(numbering, seats);
    this.#batch = new Batch({ numbering, seats, environments, seed, again, options });
    const { actions } = numbering;
    const rules = numbering.game.rules;
    return textFrame(REPLIES.opened, {
      protocol: PROTOCOL,
      game,
      rules,
      seats,
      environments,
      seed,
      again,
      mostDecisions: MOST_DECISIONS,
      actions,
      observation,
    });
  }

  #opened(): Batch {
    if (this.#batch === undefined) throw new BadRequest("nothing is open: the first request opens a game");
    return this.#batch;
  }
}

function openingOf(payload: Uint8Array): Partial<Opening> & Pick<Opening, "game" | "seats" | "environments"> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(payload));
  } catch {
    throw new BadRequest("to open a game needs JSON");
  }
  if (!isOpening(value))
    throw new BadRequest(
      `to open a game needs "game" (${NUMBERINGS.map(({ game }) => game.id).join(", ")}), "seats", "environments" (1 to ${LIMITS.environments}) and, if you like, "seed" (0 to ${MOST_SEED}), "again" (true or false) and "options"`,
    );
  return value as Opening;
}

/** Numbers of 32 bits, copied to where they can be read as such. */
function numbersOf(payload: Uint8Array, unit: number, rule: string): Int32Array {
  if (payload.length % unit !== 0) throw new BadRequest(`${rule}: ${unit} bytes each, not ${payload.length} in all`);
  return new Int32Array(payload.slice().buffer);
}
