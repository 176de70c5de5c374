import { describe, expect, it } from "vitest";
import type { Pose } from "../../../client/face/pose.ts";
import { puertoRicoFace as face } from "../../../client/games/puerto-rico/face.ts";
import { barrelKind } from "../../../client/games/puerto-rico/layout/goods.ts";
import { type Change, match } from "../../../client/picture/motion/match-pieces.ts";
import { sample, schedule } from "../../../client/picture/motion/motion.ts";
import { sightOf } from "../../../shared/core/match/view.ts";
import { printed } from "../../../shared/puerto-rico/catalog.ts";
import { SHIP } from "../../../shared/puerto-rico/rules/board.ts";
import { result } from "../../../shared/puerto-rico/score.ts";
import type { Event, PuertoRico } from "../../../shared/puerto-rico/state.ts";
import { each, type Moment } from "../sights.ts";
import { momentsOf } from "./sights.ts";

const AREA = { width: 1016, height: 662 };
type Told<T extends Event["type"]> = Extract<Event, { type: T }>;

interface Occurrence<T extends Event["type"]> {
  readonly event: Told<T>;
  readonly moment: Moment<PuertoRico>;
  readonly changes: readonly Change[];
  /** A piece of the picture before. */
  readonly was: (key: string) => Pose;
}

/** Every event of a kind in matches of three, four and five, as the first seat's picture tells it. */
const occurrences = <T extends Event["type"]>(type: T): Occurrence<T>[] =>
  [3, 4, 5].flatMap((seats) =>
    momentsOf(seats).flatMap((moment) => {
      const { frame, before } = moment;
      if (frame.event.type !== type) return [];
      const [was, is] = [sightOf(before, 0), sightOf(frame, 0)];
      const old = face.layout(was, AREA);
      const pieces = old.map((pose, id) => ({ id, pose }));
      const { changes } = match(pieces, face.layout(is, AREA), face.act(frame.event, was, is)?.cues ?? [], old.length);
      const find = (key: string): Pose => {
        const pose = old.find((one) => one.key === key);
        if (pose === undefined) throw new Error(`no ${key} before ${type}`);
        return pose;
      };
      return [{ event: frame.event as Told<T>, moment, changes, was: find }];
    }),
  );

/** Farther than barrels of a heap close up when others join them. */
const far = ({ from, to }: Change): boolean => Math.hypot(from.x - to.x, from.y - to.y) > 40;
const near = (a: Pose, b: Pose): boolean => Math.abs(a.x - b.x) <= b.width / 2 + 2 && Math.abs(a.y - b.y) <= b.height / 2 + 2;
const carried = (changes: readonly Change[], kind: string): Change[] =>
  changes.filter((change) => change.to.kind === kind && change.fade === undefined && far(change));

/** All occurrences of an event; fails if there is none. */
const some = <T extends Event["type"]>(type: T): Occurrence<T>[] => {
  const list = occurrences(type);
  expect(list.length).toBeGreaterThan(0);
  return list;
};

describe("barrels roll from the supply to the quay of their producer", () => {
  it.each(["produced", "extra"] as const)("%s", (type) => {
    for (const { event, changes, was } of some(type)) {
      const rolled = carried(changes, barrelKind(event.good));
      expect(rolled.length).toBe("n" in event ? event.n : 1);
      for (const { from } of rolled) expect(near(from, was(`stock:${event.good}`))).toBe(true);
    }
  });
});

describe("barrels roll from the quay onto the ship", () => {
  it("each from its owner's quay", () => {
    for (const { event, changes } of some("loaded")) {
      const rolled = carried(changes, barrelKind(event.good));
      expect(rolled.length).toBe(event.n);
      const keys = rolled.map(({ to }) => to.key);
      for (const key of keys) expect(key).toMatch(event.ship < 0 ? /^stock:/ : /^aboard:/);
    }
  });
});

describe("a sold barrel goes to the trading house, its doubloons come back", () => {
  it("as many as it brings, as far as they are shown", () => {
    for (const { event, changes, was } of some("sold")) {
      expect(carried(changes, barrelKind(event.good)).length).toBe(1);
      const coins = changes.filter(({ to, fade }) => to.key.startsWith(`coin:${event.seat}:`) && fade === "in");
      const gained = coins.filter(({ from }) => near(from, was("house")));
      expect(gained.length).toBe(Math.min(event.n, event.seat === 0 ? 12 : 5));
    }
  });
});

describe("barrels that are lost, or were in a full house, roll back to the supply", () => {
  it("those lost", () => {
    for (const { event, changes } of some("returned")) expect(carried(changes, barrelKind(event.good)).length).toBe(event.n);
  });
  it("those of the house", () => {
    for (const { changes, moment } of some("houseEmptied")) {
      const rolled = changes.filter((change) => change.to.kind.startsWith("barrel") && change.fade === undefined && far(change));
      expect(rolled.length).toBe(moment.before.table.house.length);
    }
  });
});

describe("a full ship sails away and comes back empty", () => {
  it("one leaves for the horizon and another comes from there", () => {
    for (const { event, changes, was } of some("sailed")) {
      const leaves = changes.find(({ to }) => to.key === `full:${event.ship}`);
      const comes = changes.find(({ to }) => to.key === `empty:${event.ship}`);
      expect([leaves?.fade, comes?.fade]).toEqual(["out", "in"]);
      expect(near(leaves!.to, was("horizon"))).toBe(true);
      expect(near(comes!.from, was("horizon"))).toBe(true);
      expect(leaves!.cue!.order).toBeLessThan(comes!.cue!.order);
    }
  });

  it("within the sea, until it is gone and from when it comes", () => {
    for (const { event, changes, was } of some("sailed")) {
      const [sea, ship] = [was("sea"), event.ship];
      const sailing = schedule(changes).motions.filter(({ to }) => to.key === `full:${ship}` || to.key === `empty:${ship}`);
      expect(sailing.length).toBe(2);
      for (const motion of sailing)
        for (let at = 0; at <= motion.duration; at += 10) {
          const { x, width, alpha } = sample(motion, motion.start + at);
          if (alpha > 0) expect(x + width / 2).toBeLessThanOrEqual(sea.x + sea.width / 2);
        }
    }
  });

  it("a ship that is loaded stays where it is", () => {
    let loads = 0;
    for (const { event, moment, changes } of some("loaded")) {
      // A ship filled at once changes its key and blinks.
      const { load } = moment.before.table.ships[event.ship] ?? { load: 1 };
      if (event.ship < 0 || load === 0) continue;
      loads++;
      expect(changes.filter(({ to, fade }) => to.kind === `hull${event.ship}` && fade !== undefined)).toEqual([]);
    }
    expect(loads).toBeGreaterThan(0);
  });
});

describe("tiles are turned and carried to the islands", () => {
  it("the one taken comes from its place in the row, and no other is taken for it when the boards grow", () => {
    let taken = 0;
    for (const { event, changes, was } of some("tile")) {
      if (event.at < 0) continue;
      taken++;
      const [tile, ...more] = changes.filter(({ to, fade }) => to.key.startsWith("tile:") && fade === "in");
      expect(more).toEqual([]);
      expect(near(tile!.from, was(`row:${event.at}`))).toBe(true);
    }
    expect(taken).toBeGreaterThan(0);
  });

  it("new ones turn over on their way from the stack", () => {
    for (const { event, changes } of some("turned")) {
      const dealt = changes.filter(({ to, fade }) => to.key.startsWith("row:") && fade === "in");
      expect(dealt.length).toBe(event.places.length);
      for (const { from, to } of dealt) expect([from.look, to.look === from.look]).toEqual(["tile:back", false]);
    }
  });
});

describe("colonists walk", () => {
  it("each that is seen comes from where it was", () => {
    for (const { event, changes } of some("moved")) {
      const walkers = changes.filter(({ to, from }) => to.kind === "colonist" && Math.hypot(from.x - to.x, from.y - to.y) > 8);
      expect(walkers.length).toBeGreaterThan(0);
      expect(changes.filter(({ to, fade, cue }) => to.kind === "colonist" && fade !== undefined && cue === undefined)).toEqual([]);
      // Elsewhere only some are drawn.
      if (event.from === SHIP) expect(walkers.filter(({ fade }) => fade !== "in").length).toBeGreaterThan(0);
    }
  });
});

describe("a building rises in the city", () => {
  it("carried from the market", () => {
    for (const { event, changes, was } of some("built")) {
      const change = changes.find(({ to }) => to.key === `lot:${event.seat}:${event.building}`);
      const { x, y } = was(`market:${event.building}`);
      expect(Math.hypot(change!.from.x - x, change!.from.y - y)).toBeLessThan(12);
      expect(far(change!)).toBe(true);
    }
  });
});

describe("a role card is taken, and the governor's goes round", () => {
  it("the card glides to its taker, with its doubloons", () => {
    for (const { event, changes, was } of some("role")) {
      const card = changes.find(({ to }) => to.key === `role:${event.card}`);
      expect([card?.fade, far(card!)]).toEqual([undefined, true]);
      const coins = changes.filter(
        ({ to }) => to.key.startsWith(`coin:${event.seat}:`) && near({ ...to, ...was(`role:${event.card}`) }, was(`role:${event.card}`)),
      );
      if (event.n > 0) expect(coins.length).toBeGreaterThan(0);
    }
  });

  it("the governor's sign goes to the next seat", () => {
    for (const { changes } of some("governor")) {
      const sign = changes.find(({ to }) => to.key === "governor");
      expect([sign?.fade, far(sign!)]).toEqual([undefined, true]);
    }
  });
});

describe("points fly from the pool", () => {
  it("to the seat that scored, as long as there are any", () => {
    let scored = 0;
    for (const { event, moment, changes, was } of [...some("loaded"), ...occurrences("bonus")]) {
      const before = moment.before.table.points;
      if (before === 0) continue;
      scored++;
      const chip = changes.find(({ to }) => to.key === `chip:${before}`);
      expect(chip?.fade).toBe("out");
      expect(near(chip!.to, was(`score:${event.seat}`))).toBe(true);
    }
    expect(scored).toBeGreaterThan(0);
  });
});

describe("big moments have an order", () => {
  it("a full ship's barrels go below, it sails off, and then an empty one comes in", () => {
    for (const { event, moment } of some("sailed")) {
      const cues = face.act(event, sightOf(moment.before, 0), sightOf(moment.frame, 0))!.cues;
      const order = (piece: string) => cues.find((cue) => cue.piece === piece)?.order;
      const orders = [order(`aboard:${event.ship}:0`), order(`full:${event.ship}`), order(`empty:${event.ship}`)];
      expect(orders).toEqual([0, 1, 2]);
      // The supply fills while the ship leaves: its barrels are never nowhere.
      for (const { piece, order } of cues) if (piece.startsWith("stock:")) expect(order).toBe(1);
      expect(cues.filter(({ flourish }) => flourish).map(({ piece }) => piece)).toEqual([`full:${event.ship}`]);
    }
  });

  it("at the end the scores are shown from the last place to the first, and only the first is celebrated", () => {
    for (const { event, moment } of some("over")) {
      const { places } = result(moment.frame.table)!;
      const cues = face.act(event, sightOf(moment.before, 0), sightOf(moment.frame, 0))!.cues;
      const shown = cues.toSorted((a, b) => a.order - b.order).map(({ piece }) => places[Number(piece.split(":")[1])]!);
      expect(shown).toEqual(places.toSorted((a, b) => b - a));
      const celebrated = cues.filter(({ flourish }) => flourish !== undefined).map(({ piece }) => piece);
      expect(celebrated).toEqual(places.flatMap((place, seat) => (place === 1 ? [`score:${seat}`] : [])));
    }
  });
});

describe("life at the quay", () => {
  it("lies on the water and on pieces of the picture, and smoke only over what is staffed", () => {
    let smoking = 0;
    for (const [at, { frame }] of [2, 3, 4, 5].flatMap((seats) => each(5, momentsOf(seats))).entries()) {
      const seat = at % frame.table.players.length;
      const sight = sightOf(frame, seat);
      const picture = face.layout(sight, AREA);
      const living = face.life!(picture, sight);
      expect(living.length).toBeLessThanOrEqual(12);
      for (const one of living) {
        if (one.kind === "bob") expect(picture.map(({ key }) => key)).toContain(one.piece);
        else expect(one.x - one.width / 2 >= 0 && one.x + one.width / 2 <= AREA.width).toBe(true);
      }
      const { city, cityColonists } = frame.table.players[seat]!;
      const fires = city.filter((building, at) => ["factory", "coffeeRoaster"].includes(printed(building).id) && cityColonists[at]! > 0);
      expect(living.filter(({ kind }) => kind === "smoke").length).toBe(fires.length);
      smoking += fires.length;
    }
    expect(smoking).toBeGreaterThan(0);
  });
});
