import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import type { PuertoRico } from "../../shared/puerto-rico/state.ts";
import { act, legal, position, start } from "./position.ts";

/** Plays a match with a bot in some seats and uniformly random moves in the others. */
function play(seats: number, deal: number, isBot: (seat: number) => boolean) {
  const luck = quickLuck(deal);
  const state = start(seats, {}, deal);
  for (let asked = puertoRico.toAct(state.table); asked.length > 0; asked = puertoRico.toAct(state.table)) {
    const mover = asked[0] as number;
    const view = viewOf<PuertoRico>(state, mover);
    const list = puertoRico.moves(view);
    puertoRico.play(state, mover, isBot(mover) ? puertoRico.bot(view, luck) : list[below(luck, list.length)]!, silent);
  }
  return { table: state.table, result: puertoRico.result(state.table)! };
}

describe("one bot among uniformly random players wins at least 95 in 100 matches", () => {
  const MATCHES = 40;
  it.each([2, 3, 4, 5])("of %i", (seats) => {
    let won = 0;
    for (let match = 0; match < MATCHES; match++) {
      const { places, how } = play(seats, match, (seat) => seat === match % seats).result;
      if (places[match % seats] === 1 && how !== "shared") won++;
    }
    expect(won).toBeGreaterThanOrEqual(0.95 * MATCHES);
  });
});

describe("four bots finish in as many rounds as people", () => {
  it("14 to 18 in the middle of ten matches, each in 12 to 20", () => {
    const rounds = Array.from({ length: 10 }, (_none, deal) => play(4, deal, () => true).table.round).sort((a, b) => a - b);
    expect(rounds[0]).toBeGreaterThanOrEqual(12);
    expect(rounds.at(-1)).toBeLessThanOrEqual(20);
    const middle = (rounds[4]! + rounds[5]!) / 2;
    expect(middle).toBeGreaterThanOrEqual(14);
    expect(middle).toBeLessThanOrEqual(18);
  });
});

describe("the bot plays sensibly", () => {
  const choice = (state: ReturnType<typeof position>) =>
    puertoRico.notation(puertoRico.bot(viewOf<PuertoRico>(state, puertoRico.toAct(state.table)[0]!), quickLuck(3)));

  it("takes the card with much money on it when nothing else is worth more", () => {
    expect(choice(position({ cardMoney: { prospector: 6 } }))).toBe("role prospector");
  });
  it("sells what pays most", () => {
    const state = position({ players: [{ goods: { corn: 1, coffee: 1 } }] });
    act(state, "role trader");
    expect(choice(state)).toBe("sell coffee");
  });
  it("mans a pair of field and circle before a lone field", () => {
    const state = position({ players: [{ island: ["sugar", "coffee"], city: ["coffeeRoaster"] }], colonistShip: 8 });
    act(state, "role mayor", "pass");
    const placed: string[] = [];
    while (state.table.phase !== "role") {
      placed.push(choice(state));
      act(state, placed.at(-1) as string);
    }
    expect(placed.sort()).toEqual(["place coffee", "place coffeeRoaster"]);
  });
  it("keeps another from shipping: loads the kind that takes the last empty ship", () => {
    const ships = [{ size: 5, good: "corn", load: 1 }, { size: 6, good: "sugar", load: 1 }, { size: 7 }] as const;
    const state = position({ players: [{ goods: { indigo: 2, sugar: 2 } }, { goods: { tobacco: 6 } }], ships });
    act(state, "role captain");
    expect(legal(state)).toEqual(["load indigo on 2", "load sugar on 1"]);
    expect(choice(state)).toBe("load indigo on 2");
  });
  it("fills the trading house before another can sell", () => {
    const state = position({ players: [{ goods: { corn: 1 } }, { goods: { coffee: 1 } }], house: ["indigo", "sugar", "tobacco"] });
    act(state, "role trader");
    expect(choice(state)).toBe("sell corn");
  });
  it("takes the mayor's colonist", () => {
    const state = position();
    act(state, "role mayor");
    expect(choice(state)).toBe("colonist");
  });
  it("never changes the view it looks at", () => {
    const state = position({ players: [{ goods: { corn: 2 }, money: 5 }] });
    const before = JSON.stringify(state);
    choice(state);
    expect(JSON.stringify(state)).toBe(before);
  });
});
