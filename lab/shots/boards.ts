/** Golden records at the frames where each phase of a game has a picture of its own. */
import { WATCHER } from "../../shared/core/match/view.ts";
import { cardOf } from "../../shared/duel/catalog.ts";
import { ALL_SIZES, type SizeName } from "./sizes.ts";

export interface BoardShot {
  readonly name: string;
  readonly frame: number;
  /** The viewing seat; by default the first. */
  readonly seat?: number;
  /** What the name of the piece begins with on which the pointer rests. */
  readonly hover?: string;
  /** The card of that piece is pinned. */
  readonly pinned?: true;
  /** In the look of the evening, by the wish of the system. */
  readonly evening?: true;
  /** Besides the picture the score sheet is open. */
  readonly scores?: true;
  readonly sizes?: readonly SizeName[];
}

export interface Board {
  readonly record: string;
  /** As if all saw every hand. */
  readonly openHands?: true;
  readonly shots: readonly BoardShot[];
}

const board = (record: string, prefix: string, shots: readonly BoardShot[]): Board => ({
  record: `${record}.record`,
  shots: shots.map((shot) => ({ ...shot, name: `${prefix}-${shot.name}` })),
});

export const BOARDS: readonly Board[] = [
  board("duel-r1-1", "duel", [
    { name: "draft", frame: 2 },
    { name: "draft-second", frame: 12 },
    { name: "age1-start", frame: 21, sizes: ["1280x720", "1920x1080"] },
    { name: "opener", frame: 79 },
    { name: "mausoleum", frame: 90 },
    { name: "library", frame: 146, seat: 1 },
    { name: "library-watched", frame: 146, seat: WATCHER },
  ]),
  board("duel-r1-2", "duel", [
    { name: "age1-late", frame: 60, seat: 1 },
    { name: "zeus", frame: 112, seat: 1 },
  ]),
  board("duel-r1-3", "duel", [
    { name: "circus", frame: 111, seat: 1 },
    { name: "age3-late", frame: 232 },
    { name: "end", frame: 239 },
    { name: "scores-lost", frame: 239, scores: true, sizes: ["1280x720", "1024x768"] },
    { name: "scores-won", frame: 239, seat: 1, scores: true },
  ]),
  board("duel-r1-4", "duel", [
    { name: "age2", frame: 110, sizes: ALL_SIZES },
    { name: "age2-evening", frame: 110, evening: true },
    { name: "token", frame: 123, seat: 1 },
    { name: "card", frame: 110, hover: `card:${cardOf("laboratory")}` },
    { name: "card-pinned", frame: 110, hover: `card:${cardOf("laboratory")}`, pinned: true },
  ]),
  board("puerto-rico-r1-4", "puerto-rico-5", [
    { name: "role", frame: 530, seat: 2, sizes: ALL_SIZES },
    { name: "role-evening", frame: 530, seat: 2, evening: true },
    { name: "settler", frame: 521, seat: 2 },
    { name: "hacienda", frame: 582, seat: 1 },
    { name: "mayor", frame: 680, seat: 1 },
    { name: "builder", frame: 272, seat: 3 },
    { name: "craftsman", frame: 727 },
    { name: "trader", frame: 755, seat: 2 },
    { name: "captain", frame: 353 },
    { name: "storage", frame: 794, seat: 2 },
    { name: "watched", frame: 755, seat: WATCHER },
    { name: "hover-building", frame: 272, seat: 3, hover: "market:" },
    { name: "end", frame: 918 },
    { name: "scores", frame: 918, scores: true },
  ]),
  board("puerto-rico-r1-2", "puerto-rico-3", [
    { name: "first", frame: 0 },
    { name: "hospice", frame: 284, seat: 2 },
    { name: "lifting", frame: 298 },
    { name: "captain", frame: 346, seat: 2, sizes: ["1280x720", "1920x1080"] },
    { name: "storage", frame: 353 },
  ]),
  board("puerto-rico-r1-1", "puerto-rico-2", [{ name: "late", frame: 400 }]),
  board("puerto-rico-r1-3", "puerto-rico-4", [{ name: "late", frame: 700, seat: 3 }]),
  board("elasund-r1-1", "elasund-2", [
    { name: "settle", frame: 150 },
    { name: "where-large", frame: 430 },
    { name: "end", frame: 436 },
  ]),
  board("elasund-r1-2", "elasund-3", [
    { name: "start", frame: 1, sizes: ["1280x720", "1920x1080"] },
    { name: "where", frame: 668, seat: 2 },
    { name: "seven", frame: 973, seat: 1 },
    { name: "pirates", frame: 1031, seat: 1 },
    { name: "tower", frame: 1035, seat: 2 },
    { name: "hover-row", frame: 1066, seat: 2, hover: "row:4" },
  ]),
  board("elasund-r1-3", "elasund-4", [
    { name: "permit", frame: 623, sizes: ALL_SIZES },
    { name: "permit-evening", frame: 623, evening: true },
    { name: "pay", frame: 593, seat: 2 },
    { name: "bonus", frame: 628 },
    { name: "build", frame: 644, seat: 2, hover: "kind:7" },
    { name: "watched", frame: 640, seat: WATCHER },
    { name: "scores", frame: 650, scores: true },
  ]),
  {
    ...board("elasund-r1-3", "elasund-open-hands", [
      { name: "4", frame: 623, sizes: ALL_SIZES },
      { name: "4-watched", frame: 640, seat: WATCHER },
      { name: "4-card", frame: 623, hover: "hand:1" },
    ]),
    openHands: true,
  },
  { ...board("elasund-r1-2", "elasund-open-hands", [{ name: "3-pirates", frame: 1031, seat: 1 }]), openHands: true },
  { ...board("elasund-r1-1", "elasund-open-hands", [{ name: "2", frame: 430 }]), openHands: true },
];
