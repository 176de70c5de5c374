import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Box } from "../../client/face/box.ts";
import type { Drawing, Face } from "../../client/face/face.ts";
import type { Pose, Size } from "../../client/face/pose.ts";
import { duelFace } from "../../client/games/duel/face.ts";
import { zonesOf as duelZones } from "../../client/games/duel/layout/frame.ts";
import { elasundFace } from "../../client/games/elasund/face.ts";
import { zonesOf as elasundZones } from "../../client/games/elasund/layout/frame.ts";
import { puertoRicoFace } from "../../client/games/puerto-rico/face.ts";
import { focusOf, zonesOf as puertoRicoZones } from "../../client/games/puerto-rico/layout/frame.ts";
import { litPieceAt } from "../../client/picture/hit-test.ts";
import { digitsOf, LEAST_TYPE, lettering, plateAt, plateOf } from "../../client/picture/lettering.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { askedSeats } from "../../shared/core/match/step.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import type { Table as DuelTable } from "../../shared/duel/state.ts";
import type { Table as PuertoRicoTable } from "../../shared/puerto-rico/state.ts";
import { DEALS } from "../golden/golden.ts";
import { language } from "./english.ts";
import { goldenMatches } from "./golden-moments.ts";
import { bottom, left, right, top } from "./layout-rules.ts";
import { sayerOf } from "./sights.ts";
import { ruler } from "./type-widths.ts";
import { PICTURES } from "./windows.ts";

const FACES = [duelFace, puertoRicoFace, elasundFace] as readonly Face[];
/** Nothing that is pressed has less room than this, in CSS pixels. */
const LEAST_PRESS = 32;
/** Pieces that always show their name. */
const ALWAYS_NAMED = /^(market|lot:0|wonder|column):/;
/** Points are tried so far apart. */
const GRAIN = 4;

const ZONES: Readonly<Record<string, (size: Size, seats: number, table: unknown) => readonly Box[]>> = {
  duel: (size, _seats, table) => {
    const { rail, city, wonders, pyramid, shelf } = duelZones(size, table as DuelTable, 0);
    return [rail, ...city, ...wonders, pyramid, shelf];
  },
  "puerto-rico": (size, seats, table) => {
    const { others, strip, island, city, market, roles, row, sea, quay } = puertoRicoZones(size, seats, focusOf(table as PuertoRicoTable));
    return [...others, strip, island, city, market, roles, row, sea, quay];
  },
  elasund: (size, seats) => {
    const { planBox, track, others, shelf, own, hand } = elasundZones(size, seats);
    return [planBox, track, ...others, shelf, own, hand];
  },
};

const drawings = new Map<string, Drawing>();
function drawingOf(face: Face, look: string): Drawing {
  const key = `${face.game.id} ${look}`;
  const known = drawings.get(key) ?? face.draw(look);
  drawings.set(key, known);
  return known;
}

const seatsShown = (match: Match): readonly number[] => {
  const asked = askedSeats(match);
  return asked.length > 0 ? asked.slice(0, 1) : [0];
};

/** Pieces that are pressed first, each with the moves it stands for. */
function pressed(face: Face, match: Match, seat: number): Map<string, string> {
  const moves = new Map<string, string[]>();
  for (const { move, pieces } of face.picks(viewOf(match.state, seat))) {
    const [first] = pieces;
    if (first !== undefined) moves.set(first, [...(moves.get(first) ?? []), move]);
  }
  return new Map([...moves].map(([piece, list]) => [piece, list.join()]));
}

/** Moves with less room to press than `LEAST_PRESS` squared. */
function tooSmall(picture: readonly Pose[], pieces: Map<string, string>): string[] {
  const keys = new Set(pieces.keys());
  const boxes = picture.filter(({ key }) => keys.has(key)).map((pose) => ({ ...pose, angle: pose.angle ?? 0 }));
  const room = new Map<string, number>([...pieces.values()].map((move) => [move, 0]));
  const seen = new Set<string>();
  for (const box of boxes) {
    const reach = { x: Math.max(LEAST_PRESS, box.width / 2), y: Math.max(LEAST_PRESS, box.height / 2) };
    for (let x = Math.round((box.x - reach.x) / GRAIN); x * GRAIN <= box.x + reach.x; x++) {
      for (let y = Math.round((box.y - reach.y) / GRAIN); y * GRAIN <= box.y + reach.y; y++) {
        const point = `${x} ${y}`;
        if (seen.has(point)) continue;
        seen.add(point);
        const piece = litPieceAt(boxes, keys, x * GRAIN, y * GRAIN);
        const move = piece && pieces.get(piece);
        if (move !== undefined) room.set(move, room.get(move)! + GRAIN * GRAIN);
      }
    }
  }
  return [...room].filter(([, area]) => area < LEAST_PRESS * LEAST_PRESS * 0.95).map(([move, area]) => `${move}: ${area}`);
}

/** Elasund's town is pressed field by field. */
it.each(PICTURES)("Elasund's fields are comfortably pressed at $window", (size) => {
  for (const seats of [2, 3, 4]) expect(elasundZones(size, seats).plan.unit).toBeGreaterThanOrEqual(40);
});

const overlap = (a: Pose, b: Pose): number =>
  Math.max(0, Math.min(right(a), right(b)) - Math.max(left(a), left(b))) *
  Math.max(0, Math.min(bottom(a), bottom(b)) - Math.max(top(a), top(b)));

/** Where the digits of a piece are: a count's on its plate, others on the middle. */
function saidOf(pose: Pose): Pose {
  const { digits = "", counts } = pose;
  const size = digitsOf(pose);
  if (!counts) return { ...pose, width: ruler(digits, size, 800), height: size * 0.7 };
  const plate = plateOf(digits, size);
  return { ...pose, ...plate, ...plateAt(pose, plate) };
}

/** Where words are drawn on a piece. */
function writtenOn(face: Face, pose: Pose): Pose[] {
  const { words = [], width, height } = drawingOf(face, pose.look);
  const scale = pose.width / width;
  const say = sayerOf(language.catalogueOf(face.game.id));
  return words.flatMap((one) => {
    const set = lettering(one, say(one.line), scale, ruler, height);
    if (set === undefined) return [];
    const wide = Math.min(one.width, Math.max(...set.lines.map((line) => ruler(line, set.size, one.weight ?? 700))));
    const [x, y] = [left(pose) + one.x * scale, top(pose) + set.y * scale];
    return [{ ...pose, x, y, width: wide * scale, height: set.lines.length * set.size * 0.7 * scale }];
  });
}

interface Laid {
  /** The index of the match among those of the deal. */
  readonly at: number;
  readonly match: Match;
  readonly seat: number;
  readonly size: (typeof PICTURES)[number];
  readonly picture: readonly Pose[];
}

describe.each(FACES.flatMap((face) => DEALS.map((deal) => ({ face, deal, name: `${face.game.id} ${deal}` }))))(
  "The picture of $name at every supported size",
  ({ face, deal }) => {
    const { seats, matches } = goldenMatches(face.game, deal);
    const say = sayerOf(language.catalogueOf(face.game.id));
    /** Laid out once for all tests of the deal. */
    const laid: Laid[] = [];
    beforeAll(() => {
      for (const [at, match] of matches.entries())
        for (const seat of seatsShown(match))
          for (const size of PICTURES) laid.push({ at, match, seat, size, picture: face.layout(viewOf(match.state, seat), size) });
    });
    afterAll(() => laid.splice(0));
    const each = (grain = 1): readonly Laid[] => laid.filter(({ at }) => at % grain === 0);

    it("sets no letters and digits smaller than can be read, and in no less room than they need", () => {
      const wrong = new Set<string>();
      for (const { match, seat, picture, size } of each()) {
        const named = pressed(face, match, seat);
        for (const pose of picture) {
          const drawing = drawingOf(face, pose.look);
          const scale = pose.width / drawing.width;
          for (const words of drawing.words ?? []) {
            const text = say(words.line);
            const set = lettering(words, text, scale, ruler);
            if (set === undefined && (named.has(pose.key) || ALWAYS_NAMED.test(pose.key)))
              wrong.add(`${size.window} ${pose.key}: no room for ${text}`);
            if (set !== undefined && set.size * scale < LEAST_TYPE - 0.01)
              wrong.add(`${size.window} ${pose.key}: ${text} ${set.size * scale}`);
          }
          if (pose.digits === undefined) continue;
          const { width, height } = saidOf(pose);
          if (width > pose.width * 1.3 || height > pose.height * 1.05) {
            wrong.add(`${size.window} ${pose.key || pose.look}: ${pose.digits} in ${Math.round(pose.width)} by ${Math.round(pose.height)}`);
          }
        }
      }
      expect([...wrong]).toEqual([]);
    });

    it("gives everything that may be pressed room enough", () => {
      const wrong = new Set<string>();
      for (const { match, seat, picture, size } of each(2)) {
        for (const small of tooSmall(picture, pressed(face, match, seat))) wrong.add(`${size.window} ${small}`);
      }
      expect([...wrong]).toEqual([]);
    });

    it("keeps pieces inside the picture, and zones beside each other", () => {
      for (const { state } of matches) {
        for (const size of PICTURES) {
          const zones = ZONES[face.game.id]!(size, seats, state.table).map(
            ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width, height }) as Pose,
          );
          const shared = zones.flatMap((a, at) =>
            zones
              .slice(at + 1)
              .filter((b) => overlap(a, b) > 2)
              .map((b) => [a, b]),
          );
          expect(shared).toEqual([]);
        }
      }
      for (const { picture, size } of each()) {
        const outside = picture.filter(
          (pose) => left(pose) < -1 || top(pose) < -1 || right(pose) > size.width + 1 || bottom(pose) > size.height + 1,
        );
        expect(outside).toEqual([]);
      }
    });

    it("lets nothing lie on the digits of a piece", () => {
      const wrong = new Set<string>();
      for (const { picture, size } of each()) {
        for (const pose of picture) {
          if (pose.digits === undefined || pose.depth < 0) continue;
          const said = saidOf(pose);
          const covering = picture.filter(
            (over) => over.depth > pose.depth && over.depth < 110 && overlap(said, over) > 0.12 * said.width * said.height,
          );
          for (const over of covering) wrong.add(`${size.window} ${over.key || over.look} on ${pose.key || pose.look}`);
        }
      }
      expect([...wrong]).toEqual([]);
    });

    it("keeps the plate of a count in sight, clear of every other number and name", () => {
      const wrong = new Set<string>();
      for (const { picture, size } of each()) {
        for (const pose of picture.filter(({ counts, digits }) => counts && digits !== undefined)) {
          const plate = saidOf(pose);
          const name = pose.key || pose.look;
          if (left(plate) < 0 || top(plate) < 0 || right(plate) > size.width || bottom(plate) > size.height)
            wrong.add(`${size.window} ${name} is cut`);
          for (const other of picture) {
            if (
              other === pose ||
              other.depth >= 110 !== pose.depth >= 110 ||
              overlap({ ...other, width: other.width + 40, height: other.height + 40 }, plate) === 0
            )
              continue;
            const said = other.digits === undefined ? [] : [saidOf(other)];
            for (const written of [...said, ...writtenOn(face, other)])
              if (overlap(plate, written) > 1) wrong.add(`${size.window} ${name} on what ${other.key || other.look} says`);
          }
        }
      }
      expect([...wrong]).toEqual([]);
    });

    it("lays nothing over a price", () => {
      const wrong = new Set<string>();
      for (const { picture, size } of each()) {
        const prices = picture.filter(({ kind }) => kind === "price" || kind === "house");
        for (const price of prices) {
          for (const over of picture) {
            const own = price.kind === "house" && top(over) > price.y - price.height * 0.12;
            if (over.depth <= price.depth || over.depth >= 110 || over.kind === "price" || own) continue;
            if (overlap(price, over) > 0.15 * price.width * price.height)
              wrong.add(`${size.window} ${over.key || over.look} on ${price.key}`);
          }
        }
      }
      expect([...wrong]).toEqual([]);
    });
  },
);
