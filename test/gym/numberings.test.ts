import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { namesOf, observe } from "../../gym/common/numbering.ts";
import { Environment, NOBODY } from "../../gym/environment.ts";
import { actionOf, NUMBERINGS } from "../../gym/numberings.ts";
import { below, digest, pick, quickLuck } from "../../shared/core/base/random.ts";
import type { OptionValue, State } from "../../shared/core/contract/game.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";

/** How many random matches of each game are tried, with any options and number of seats; fewer where every seat is looked at. */
const RUNS = 100;
const FEW = 12;
const PATIENCE = 5_000;

/**
 * What was published as the numbering: a program that has learnt it must not be told another. Digests of all actions in order, and of all
 * names of an observation for the fewest seats. New actions and numbers come last, and change `PROTOCOL` or the game's rules version.
 */
const PUBLISHED: Readonly<Record<string, readonly [actions: string, observation: string]>> = {
  duel: ["afe0ac10ad517885", "68e8c29564c7046b"],
  "puerto-rico": ["e490026c9d84fdc5", "cf7e7e96f4da868c"],
  elasund: ["31dabd5ef1dc968c", "420db8257af20887"],
};

type Numbering = (typeof NUMBERINGS)[number];

/** Plays a random match with any seats and options, and looks at each position with every view that is asked. */
function walk({ game }: Numbering, deal: number, look: (state: State, seat: number) => void): void {
  const luck = quickLuck(deal);
  const seats = game.seats.fewest + below(luck, game.seats.most - game.seats.fewest + 1);
  const picked = Object.entries(game.options).map(([option, values]) => [option, pick(luck, values as readonly OptionValue[])]);
  const options = pickOptions(game.options, Object.fromEntries(picked));
  const state = game.setup({ seats, options, luck, rules: game.rules });
  for (let asked = game.toAct(state.table), moves = 0; asked.length > 0; asked = game.toAct(state.table), moves++) {
    if (moves > PATIENCE) throw new Error("the match does not end");
    for (const seat of asked) look(state, seat);
    const seat = pick(luck, asked);
    game.play(state, seat, pick(luck, game.moves(viewOf(state, seat))), silent);
  }
}

const matches = (numbering: Numbering, look: (state: State, seat: number) => void, numRuns = RUNS): void =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (deal) => walk(numbering, deal, look)),
    { numRuns },
  );

describe.each(NUMBERINGS.map((numbering) => [numbering.game.id, numbering] as const))("The numbers of %s", (id, numbering) => {
  const { game, actions, numberOf } = numbering;

  it("are those that were published", () => {
    const names = namesOf(numbering, game.seats.fewest);
    expect([digest(actions.join("\n")), digest(names.join("\n"))].map((text) => text.slice(0, 16))).toEqual(PUBLISHED[id]);
  });

  it("name each action once, and each name has its number", () => {
    expect(new Set(actions).size).toBe(actions.length);
    actions.forEach((action, number) => {
      expect(actionOf(numbering, action)).toBe(number);
    });
    expect(actionOf(numbering, "fly")).toBeUndefined();
  });

  it("give every legal move of random matches exactly one action, with the move's notation", () => {
    let moves = 0;
    matches(numbering, (state, seat) => {
      const list = game.moves(viewOf(state, seat));
      const numbers = list.map(numberOf);
      if (new Set(numbers).size !== list.length) throw new Error(`two moves with one number: ${numbers}`);
      moves += list.length;
      list.forEach((move, at) => {
        if (actions[numbers[at]!] !== game.notation(move)) throw new Error(`${game.notation(move)} is ${numbers[at]}`);
      });
    });
    expect(moves).toBeGreaterThan(RUNS * 100);
  });

  it("tell a seat nothing that its view does not hold: another deal of what is hidden gives the same observation", () => {
    const luck = quickLuck(7);
    let differed = 0;
    matches(
      numbering,
      (state, _asked) => {
        const seats = state.secrets.length;
        const { length } = namesOf(numbering, seats);
        for (let seat = 0; seat < seats; seat++) {
          const [real, other] = [new Int16Array(length), new Int16Array(length)];
          const imagined = game.imagine(viewOf(state, seat), luck);
          observe(numbering, viewOf(state, seat), seats, real, 0);
          observe(numbering, viewOf(imagined, seat), seats, other, 0);
          if (real.some((number, at) => number !== other[at])) throw new Error(`seat ${seat} is told what is hidden`);
          if (JSON.stringify([state.secrets, state.hidden]) !== JSON.stringify([imagined.secrets, imagined.hidden])) differed++;
        }
      },
      FEW,
    );
    expect(differed).toBeGreaterThan(500);
  });

  it("fill an observation and nothing beside it, also of seats that are not asked", () => {
    matches(
      numbering,
      (state) => {
        const seats = state.secrets.length;
        const { length } = namesOf(numbering, seats);
        const into = new Int16Array(length + 2).fill(77);
        for (let seat = 0; seat < seats; seat++) observe(numbering, viewOf(state, seat), seats, into, 1);
        expect([into[0], into[length + 1]]).toEqual([77, 77]);
      },
      FEW,
    );
  });

  it("have a name of its own for each number of an observation, for every number of seats", () => {
    for (let seats = game.seats.fewest; seats <= game.seats.most; seats++) {
      const names = namesOf(numbering, seats);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe.each(NUMBERINGS.map((numbering) => [numbering.game.id, numbering] as const))("An environment of %s", (_id, numbering) => {
  const { game, actions } = numbering;

  /** Plays a whole random match; what it was, as text. */
  function played(environment: Environment, seats: number, seed: number): string {
    const luck = quickLuck(seed);
    const bytes = new Uint8Array(Math.ceil(actions.length / 8));
    const told: unknown[] = [];
    for (environment.reset(seed); environment.seat !== NOBODY; ) {
      bytes.fill(0);
      environment.writeMask(bytes, 0);
      const legal = actions.flatMap((_action, number) => ((bytes[number >> 3]! & (1 << (number & 7))) !== 0 ? [number] : []));
      for (let tries = 0; tries < 8; tries++) {
        const any = below(luck, actions.length);
        if (environment.isLegal(any) !== legal.includes(any)) throw new Error(`the mask and the moves differ at ${actions[any]}`);
      }
      const action = pick(luck, legal);
      told.push([environment.seat, actions[action]]);
      environment.play(action);
    }
    const seatList = Array.from({ length: seats }, (_none, seat) => seat);
    const rewards = seatList.map((seat) => environment.reward(seat));
    expect(rewards.reduce((sum, reward) => sum + reward, 0)).toBeCloseTo(0);
    seatList.forEach((seat) => {
      expect(rewards[seat]! > 0 || (rewards[seat] === 0 && rewards.every((reward) => reward === 0))).toBe(environment.place(seat) === 1);
    });
    told.push(rewards);
    return JSON.stringify(told);
  }

  it("masks exactly the legal moves, gives rewards that add up to nothing, and repeats a match by its seed", () => {
    for (let seats = game.seats.fewest; seats <= game.seats.most; seats++) {
      const environment = new Environment({ numbering, seats });
      const first = played(environment, seats, 5);
      expect(played(environment, seats, 6)).not.toBe(first);
      expect(played(environment, seats, 5)).toBe(first);
    }
  });

  it("refuses seats and options the game does not have, and what is not legal", () => {
    expect(() => new Environment({ numbering, seats: game.seats.most + 1 })).toThrow("badOptions");
    expect(() => new Environment({ numbering, seats: 2, options: { sea: "rough" } })).toThrow("badOptions");
    const environment = new Environment({ numbering, seats: game.seats.fewest });
    environment.reset(1);
    const refused = actions.findIndex((_action, number) => !environment.isLegal(number));
    expect(() => environment.play(refused)).toThrow("illegalMove");
  });
});
