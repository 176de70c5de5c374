import { describe, expect, it } from "vitest";
import { eraseFace } from "../../../client/face/face.ts";
import type { Pose, Size } from "../../../client/face/pose.ts";
import { puertoRicoFace as face } from "../../../client/games/puerto-rico/face.ts";
import { rolesIn } from "../../../client/games/puerto-rico/layout/cards.ts";
import { focusOf, LAYER, zonesOf } from "../../../client/games/puerto-rico/layout/frame.ts";
import { digitsOf } from "../../../client/picture/lettering.ts";
import { GOODS, NONE, PHASES, type Phase, type PuertoRico } from "../../../shared/puerto-rico/state.ts";
import { bottom, keepsTheRules, left, right, top } from "../layout-rules.ts";
import { each, sights } from "../sights.ts";
import { PICTURES } from "../windows.ts";
import { momentsOf, questionsOf } from "./sights.ts";

const SIZES: readonly Size[] = [
  { width: 1016, height: 622 },
  { width: 1016, height: 662 },
  { width: 1152, height: 830 },
  { width: 1640, height: 1000 },
  { width: 2200, height: 900 },
  { width: 3320, height: 2040 },
];
const SMALL = SIZES[1]!;
/** A window of 3440 by 1440. */
const ULTRA_WIDE: Size = { width: 2950, height: 1327 };
const PLAYERS = [2, 3, 4, 5];
/** Smallest legible and clickable sizes, in CSS pixels. */
const LEAST_DIGITS = 11.5;
/** Of the others' tiles and buildings. */
const LEAST_TILE = 24;

const overlap = (a: Pose, b: Pose): boolean =>
  Math.min(right(a), right(b)) - Math.max(left(a), left(b)) > 1 && Math.min(bottom(a), bottom(b)) - Math.max(top(a), top(b)) > 1;
const within = ({ x, y }: Pick<Pose, "x" | "y">, box: Pose): boolean => x > left(box) && x < right(box) && y > top(box) && y < bottom(box);
const clashes = (poses: readonly Pose[]): string[] =>
  poses.flatMap((a, at) => poses.slice(at + 1).flatMap((b) => (overlap(a, b) ? [`${a.key || a.look} on ${b.key || b.look}`] : [])));

/** Kinds whose pieces must not overlap. */
const APART = [
  /^(mat:|islandMat:|desk$|tray$|sea$|quay$|market$)/,
  /^(market|column|goods|purse|score|sanJuan|role):/,
  /^(row:|quarry|stack|discard)/,
  /^(ship:|colonistShip|horizon)/,
  /^(house|stock:\d$|bank|gauge:|pile:)/,
];

describe.each(PLAYERS)("The picture of Puerto Rico for %i", (seats) => {
  keepsTheRules({ face: eraseFace(face), moments: () => momentsOf(seats), sizes: SIZES, stride: 7, severalWays: true });

  it("keeps neighbouring pieces apart", () => {
    for (const { frame } of each(9, questionsOf(seats))) {
      for (const size of SIZES) {
        const picture = face.layout(sights(frame)[0]!, size);
        for (const kind of APART) expect(clashes(picture.filter(({ key }) => kind.test(key)))).toEqual([]);
        expect(clashes(picture.filter(({ key }) => /^lot:/.test(key)))).toEqual([]);
        expect(clashes(picture.filter(({ key }) => /^tile:/.test(key)))).toEqual([]);
      }
    }
  });

  it("keeps barrels in their holds, and a seat's pieces on its mat", () => {
    for (const { frame } of each(9, questionsOf(seats))) {
      for (const size of [...SIZES, ...PICTURES]) {
        const picture = face.layout(sights(frame)[0]!, size);
        const pose = (key: string): Pose => picture.find((one) => one.key === key)!;
        const within = (piece: Pose, box: Pose): boolean =>
          left(piece) > left(box) - 1 && right(piece) < right(box) + 1 && top(piece) > top(box) - 1 && bottom(piece) < bottom(box) + 1;
        const strayed = picture
          .filter(({ key }) => /^stock:\d+:/.test(key))
          .filter((barrel) => !within(barrel, pose(barrel.key.replace(/:\d+$/, ""))));
        expect(strayed).toEqual([]);
        for (const barrels of picture.filter(({ kind, key }) => kind.startsWith("barrel") && key === "")) {
          const hosts = picture.filter(({ kind }) => kind === "hold" || kind === "mat" || kind === "house");
          expect(hosts.some((host) => within(barrels, host))).toBe(true);
        }
        const choosing: PuertoRico["table"] = { ...frame.table, phase: "role" };
        const inRoles = rolesIn(choosing, zonesOf(size, seats, focusOf(choosing)));
        const mats = picture.filter(({ kind }) => kind === "mat");
        for (const card of picture.filter(({ kind, depth }) => kind === "role" && depth === LAYER.card)) {
          expect(card.height).toBeLessThanOrEqual(inRoles.height + 1);
          if (card.y < size.height / 2) expect(mats.some((mat) => within(card, mat))).toBe(true);
        }
      }
    }
  });

  it("shows the barrels and coins of one seat beside each other", () => {
    for (const { frame } of each(9, questionsOf(seats))) {
      for (const size of [...SIZES, ...PICTURES]) {
        const picture = face.layout(sights(frame)[0]!, size);
        const heads = picture.filter(({ key, kind }) => /^(purse|score|sanJuan):/.test(key) || (kind.startsWith("barrel") && key === ""));
        const kinds = heads.map((pose) => ({ ...pose, key: pose.kind }));
        const mixed = kinds.flatMap((a, at) =>
          kinds
            .slice(at + 1)
            .filter((b) => a.kind !== b.kind && overlap(a, b))
            .map((b) => `${size.width} ${a.kind} ${b.kind}`),
        );
        expect(mixed).toEqual([]);
      }
    }
  });

  it("fills the mats of the others: their boards reach across them or down them, however wide the window", () => {
    for (const { frame } of each(15, questionsOf(seats))) {
      for (const size of [...PICTURES, ULTRA_WIDE]) {
        const picture = face.layout(sights(frame)[0]!, size);
        for (const mat of picture.filter(({ key }) => /^mat:[1-9]/.test(key))) {
          const seat = mat.key.split(":")[1];
          const boards = picture.filter(({ key }) => key === `island:${seat}` || key === `city:${seat}`);
          const wide = Math.max(...boards.map(right)) - Math.min(...boards.map(left));
          const high = Math.max(...boards.map(bottom)) - Math.min(...boards.map(top));
          const fills = wide > 0.6 * mat.width || high > 0.6 * mat.height;
          expect([size.width, frame.number, fills]).toEqual([size.width, frame.number, true]);
        }
      }
    }
  });

  it("keeps the tiles and buildings of the others readable to the last round", () => {
    for (const { frame } of each(9, questionsOf(seats))) {
      for (const size of PICTURES) {
        const picture = face.layout(sights(frame)[0]!, size);
        const small = picture.filter(({ key, width }) => /^(tile|lot):[1-9]/.test(key) && width < LEAST_TILE);
        expect(small.map(({ key, width }) => `${size.window} ${key} ${width}`)).toEqual([]);
      }
    }
  });

  it("moves only the trays in the middle when another thing matters", () => {
    const { table } = questionsOf(seats)[0]!.frame;
    const stays = (phase: Phase): readonly Pose[] =>
      face
        .layout({ table: { ...table, phase }, secret: {}, seat: 0 }, SMALL)
        .filter(({ key }) => /^(mat|islandMat|island|city|goods|purse):/.test(key));
    const places = (phase: Phase) => stays(phase).map(({ key, x, y, width }) => [key, x, y, width]);
    for (const phase of PHASES) expect(places(phase)).toEqual(places("role"));
  });

  it("gives each tile and each building of the near seat at least 32 px for its workers, wherever it is pressed", () => {
    let pressed = 0;
    for (const { frame } of each(9, questionsOf(seats))) {
      for (const size of PICTURES) {
        const picture = face.layout(sights(frame)[0]!, size);
        for (const piece of picture.filter(({ key }) => /^(tile|lot):0:/.test(key))) {
          const parts = picture.filter(({ kind, x, y }) => kind === "circle" && within({ x, y }, piece));
          if (parts.length === 0) continue;
          pressed++;
          expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(piece.width);
          for (const { height } of parts) expect(height).toBeGreaterThan(0.9 * piece.height);
          expect(Math.min(piece.width, piece.height)).toBeGreaterThanOrEqual(32);
        }
      }
    }
    expect(pressed).toBeGreaterThan(0);
  });

  it("says by a ship's sail what it is loaded with, and dims the role cards while none can be chosen", () => {
    for (const { frame } of each(5, questionsOf(seats))) {
      const picture = face.layout(sights(frame)[0]!, SMALL);
      const { ships, phase, cardOwner } = frame.table;
      const sails = ships.flatMap(({ good, size }, at) => (good === NONE ? [] : [[`sail:${at}`, `sail:${size}:${GOODS[good]}`]]));
      expect(picture.filter(({ kind }) => kind === "sail").map(({ key, look }) => [key, look])).toEqual(sails);
      for (const [card, owner] of cardOwner.entries()) {
        if (owner !== NONE) continue;
        expect(picture.find(({ key }) => key === `role:${card}`)?.dim ?? false).toBe(phase !== "role" && phase !== "over");
      }
    }
  });

  it("has digits that can be read in the smallest window", () => {
    for (const { frame } of each(25, questionsOf(seats))) {
      const small = face.layout(sights(frame)[0]!, SMALL).filter((pose) => pose.digits !== undefined && digitsOf(pose) < LEAST_DIGITS);
      expect(small.map((pose) => `${pose.key || pose.look}: ${digitsOf(pose)}`)).toEqual([]);
    }
  });

  it("shows every colonist aboard, in circles and in San Juan, and every barrel there is", () => {
    for (const { frame } of each(9, questionsOf(seats))) {
      const { players, colonistShip, goods, house, ships } = frame.table;
      const picture = face.layout(sights(frame)[0]!, SMALL);
      const barrels = [...players.flatMap((player) => player.goods), ...goods, ...ships.map(({ load }) => load)].reduce(
        (a, b) => a + b,
        house.length,
      );
      expect(picture.filter(({ kind }) => kind.startsWith("barrel")).length).toBe(barrels);
      const manned = players
        .flatMap(({ islandColonists, cityColonists }) => [...islandColonists, ...cityColonists])
        .reduce((a, b) => a + b, colonistShip);
      const inTown = players.reduce((sum, { sanJuan }) => sum + sanJuan, 0);
      const people = picture.filter(({ kind }) => kind === "colonist").length;
      expect(people).toBeGreaterThanOrEqual(manned);
      expect(people).toBeLessThanOrEqual(manned + inTown);
    }
  });
});

describe("What matters now is large", () => {
  const table = { ...momentsOf(5)[0]!.frame.table, picker: 0, turn: 1 };
  const pictureIn = (phase: Phase, size: Size = SMALL) => face.layout({ table: { ...table, phase }, secret: {}, seat: 0 }, size);
  const poseIn = (phase: Phase, piece: string, size?: Size) => pictureIn(phase, size).find(({ key }) => key === piece)!;

  it.each([
    ["desk", "role:0", "role", "settler"],
    ["tray", "row:0", "settler", "role"],
    ["quay", "house", "trader", "captain"],
    ["quay", "stock:0", "craftsman", "role"],
    ["sea", "ship:0", "captain", "builder"],
    ["sea", "colonistShip", "mayor", "trader"],
    ["market", "market:0", "builder", "role"],
  ] as const)("the %s with %s in the %s phase", (tray, piece, phase, other) => {
    const [now, then] = [poseIn(phase, piece), poseIn(other, piece)];
    expect(now.width * now.height).toBeGreaterThan(1.8 * then.width * then.height);
    expect(poseIn(phase, tray).look).not.toContain("rests");
    expect(poseIn(other, tray).look).toContain("rests");
  });

  it("the sea is 180 px high for the captain, and the role cards 92 by 112 in the role phase", () => {
    expect(poseIn("captain", "sea").height).toBeGreaterThanOrEqual(180);
    const { width, height } = poseIn("role", "role:0");
    expect([width >= 92, height >= 112]).toEqual([true, true]);
  });

  it("stays for all that is asked within one role, so that nothing moves away during a choice", () => {
    for (const phases of [
      ["hacienda", "settler", "hospice"],
      ["mayor", "lifting", "placing"],
      ["builder", "university"],
      ["captain", "storage"],
    ] as const)
      for (const phase of phases)
        for (const piece of ["desk", "tray", "sea", "quay", "market"]) {
          const { x, y } = poseIn(phase, piece);
          const first = poseIn(phases[0], piece);
          expect([phase, piece, x, y]).toEqual([phase, piece, first.x, first.y]);
        }
  });

  it("stays while a row is gathered or a move foretold, even if that ends the role", () => {
    const sight = (phase: Phase) => ({ table: { ...table, phase }, secret: {}, seat: 0 });
    const placeOf = (picture: readonly Pose[]) => picture.find(({ key }) => key === "sea");
    expect(placeOf(face.layout(sight("role"), SMALL, sight("placing")))).toEqual(placeOf(pictureIn("placing")));
  });

  it("stays as it was for a role that gives nobody a choice", () => {
    const nobody = { ...table, phase: "trader" as const, turn: 0, picker: 0 };
    expect(focusOf(nobody)).toBe("roles");
  });
});

describe("The seats of Puerto Rico's picture", () => {
  const start = momentsOf(4)[0]!.frame;
  const pose = (sight: number, piece: string) => face.layout(sights(start)[sight]!, SMALL).find(({ key }) => key === piece)!;

  it("puts the reader's island at the bottom, and seat 0's for watchers", () => {
    for (const [sight, near] of [
      [0, 0],
      [2, 2],
      [4, 0],
    ] as const) {
      const lowest = Math.max(...[0, 1, 2, 3].map((seat) => pose(sight, `island:${seat}`).y));
      expect(pose(sight, `island:${near}`).y).toBe(lowest);
    }
  });

  it("seats the others from left to right in the order of play", () => {
    expect(pose(2, "island:3").x).toBeLessThan(pose(2, "island:0").x);
    expect(pose(2, "island:0").x).toBeLessThan(pose(2, "island:1").x);
  });

  it("covers the points of the others until the match is over, if the table says so", () => {
    const covered = { ...start, table: { ...start.table, covered: true } };
    const digits = (sight: number, seat: number) =>
      face.layout(sights<PuertoRico>(covered)[sight]!, SMALL).find(({ key }) => key === `score:${seat}`)!.digits;
    expect([digits(0, 0), digits(0, 1), digits(4, 0)]).toEqual(["0", "", ""]);
  });

  it("prices the market for the near seat", () => {
    const poor = {
      ...start,
      table: { ...start.table, players: start.table.players.map((player, seat) => ({ ...player, money: seat === 0 ? 9 : 0 })) },
    };
    const look = (sight: number) => face.layout(sights<PuertoRico>(poor)[sight]!, SMALL).find(({ key }) => key === "price:0")!.look;
    expect([look(0), look(1)]).toEqual(["price:can", "price:dear"]);
  });
});
