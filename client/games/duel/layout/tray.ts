/** The tray over the pyramid: shows what is chosen from. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { DESTROYS, destroyable } from "../../../../shared/duel/rules/destroy.ts";
import { type Duel, other } from "../../../../shared/duel/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "../art/card.ts";
import { fitGrid, type Grid, LAYER, nearSeat, sized, type Zones } from "./frame.ts";

const RATIO = CARD_HEIGHT / CARD_WIDTH;

interface Offer {
  readonly key: string;
  readonly kind: string;
  readonly look: string;
}

/** What is chosen from now, beside the cards of the pyramid. */
export function offers(sight: Sight<Duel>, zones: Zones, cards: readonly Pose[]): Pose[] {
  const { table, secret } = sight;
  const named = (kind: string, ids: readonly number[]): Offer[] => ids.map((id) => ({ key: `${kind}:${id}`, kind, look: `${kind}:${id}` }));
  const { unit } = zones;
  switch (table.phase) {
    case "draft":
      return tray(named("wonder", table.offer), 1 / 1.5, zones, 290 * unit);
    case "token":
      return rowOf(named("token", table.tokens), zones, cards);
    case "library": {
      const drawn = secret === undefined || secret.drawn.length === 0 ? undefined : secret.drawn;
      const backs = [0, 1, 2].map((n) => ({ key: `drawn:${n}`, kind: "token", look: "token:back" }));
      return rowOf(drawn === undefined ? backs : named("token", drawn), zones, cards);
    }
    case "mausoleum":
      return beside(named("card", table.discard), zones);
    case "zeus":
    case "circus":
      return beside(named("card", destroyable(table, table.turn, DESTROYS[table.phase])), zones);
    case "opener":
      return openers(sight, zones);
    default:
      return [];
  }
}

const PAD = 20;
const GAP = 10;
/** A token in a row of its own. */
const TOKEN = 128;
/** A card of a tray with room. */
const WIDEST = 170;

/** Tokens in one row, at the edge of the pyramid's place where they cover less of its cards: a token is chosen with an eye on them. */
function rowOf(list: readonly Offer[], zones: Zones, cards: readonly Pose[]): Pose[] {
  const { pyramid: box, unit } = zones;
  const height = Math.min(TOKEN * unit, (box.width - (2 * PAD + (list.length - 1) * GAP) * unit) / list.length) + 2 * PAD * unit;
  if (height > box.height) return tray(list, 1, zones, TOKEN * unit);
  const places = [box.y + box.height - height, box.y].map((y): Box => ({ ...box, y, height }));
  const covers = (place: Box): number => cards.reduce((sum, card) => sum + common(card, place), 0);
  const place = places.reduce((best, other) => (covers(other) < covers(best) ? other : best));
  return tray(list, 1, { ...zones, pyramid: place }, TOKEN * unit, box);
}

/** Parts of the pyramid's place that cards may be chosen in: the first that holds all of them large enough to be read. */
const PARTS = [0.46, 0.56, 0.66] as const;
const READABLE = 68;

/** Cards over the far end of the pyramid: what may be taken next stays in sight while one is chosen. All of its place for many of them. */
function beside(list: readonly Offer[], zones: Zones): Pose[] {
  const { pyramid: box, unit } = zones;
  const places = PARTS.map((part): Box => ({ ...box, height: part * box.height }));
  const isReadable = (place: Box): boolean => gridIn(list.length, RATIO, place, unit, WIDEST * unit).width >= READABLE * unit;
  return tray(list, RATIO, { ...zones, pyramid: places.find(isReadable) ?? box }, WIDEST * unit, box);
}

/** How much of a piece lies in a box as wide as all of them: the common height, by its width. */
function common({ y, width, height }: Pose, box: Box): number {
  const high = Math.min(y + height / 2, box.y + box.height) - Math.max(y - height / 2, box.y);
  return width * Math.max(0, high);
}

function gridIn(count: number, ratio: number, box: Box, unit: number, widest: number): Grid {
  const pad = PAD * unit;
  const grid = fitGrid(count, ratio, { ...box, width: box.width - 2 * pad, height: box.height - 2 * pad }, GAP * unit, widest);
  // As few columns as the rows need: no row has a single piece below a full one.
  return { ...grid, columns: Math.max(1, Math.ceil(count / grid.rows)) };
}

/** `whole`: the pyramid's place, veiled while something else is chosen from. */
function tray(list: readonly Offer[], ratio: number, { pyramid: box, unit }: Zones, widest: number, whole = box): Pose[] {
  const gap = GAP * unit;
  const grid = gridIn(list.length, ratio, box, unit, widest);
  const inner = { width: grid.columns * (grid.width + gap) - gap, height: grid.rows * (grid.height + gap) - gap };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // All of its place: cards of the pyramid would stick out.
  const size = { width: box.width - 4 * unit, height: box.height };
  const board: Pose = { key: "tray", kind: "tray", look: sized("tray", size), ...middle, ...size, depth: LAYER.tray };
  const veil = inBox(whole, { key: "", kind: "veil", look: sized("veil", whole), depth: LAYER.veil });
  const pieces = list.map((offer, n): Pose => {
    const row = Math.floor(n / grid.columns);
    const inRow = Math.min(grid.columns, list.length - row * grid.columns);
    const x = middle.x + ((n % grid.columns) - (inRow - 1) / 2) * (grid.width + gap);
    const y = middle.y - inner.height / 2 + grid.height / 2 + row * (grid.height + gap);
    return { ...offer, x, y, width: grid.width, height: grid.height, depth: LAYER.offer };
  });
  return [veil, board, ...pieces];
}

/** The new pyramid must stay in sight: two plaques beside its near end, the far seat's on the right. */
function openers(sight: Sight<Duel>, { pyramid: box, unit }: Zones): Pose[] {
  const near = nearSeat(sight);
  const size = { width: 128 * unit, height: 68 * unit };
  return [near, other(near)].map((seat, n) => ({
    key: `opener:${seat}`,
    kind: "opener",
    look: sized(`opener:${seat}`, size),
    x: n === 0 ? box.x + size.width / 2 + 8 * unit : box.x + box.width - size.width / 2 - 8 * unit,
    y: box.y + box.height - size.height / 2 - 8 * unit,
    ...size,
    depth: LAYER.offer,
  }));
}
