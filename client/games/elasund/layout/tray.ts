/** The tray over the shelf: shows what is chosen from, and cards that several seats lay. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { moves } from "../../../../shared/elasund/moves.ts";
import { giverOf, isPirate } from "../../../../shared/elasund/rules/pirates.ts";
import { seatsOf } from "../../../../shared/elasund/rules/town/grid.ts";
import { BONUSES, CARDS, type Elasund, type Table } from "../../../../shared/elasund/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose, Size } from "../../../face/pose.ts";
import { cardLook, colourName } from "../art/looks.ts";
import { RATIOS } from "../art/vocabulary.ts";
import { fitted, LAYER, nearSeat, sized, type Zones } from "./frame.ts";

export function trayPoses(sight: Sight<Elasund>, zones: Zones): Pose[] {
  const { table } = sight;
  const giving = isGiving(table);
  const offered = giving ? givenCards(sight, zones) : chosenFrom(sight, zones);
  if (offered.length === 0) return [];
  const look = sized(giving && isRobbery(table) ? "tray:pirates" : "tray", zones.shelf);
  return [inBox(zones.shelf, { key: "tray", kind: "tray", look, depth: LAYER.tray }), ...offered];
}

export const isGiving = ({ owes, laid, given }: Table): boolean => [...owes, ...laid, ...given].some((cards) => cards > 0);
const isRobbery = (table: Table): boolean => table.step !== "shortage" && isPirate(table);

/** The flag of the pirates takes this part of their tray. */
const FLAG = 0.29;

/**
 * Each giver's cards behind its sign: the reader's open, the others' face down, and all open once the last seat has laid. There is an empty
 * place for each card that is owed.
 */
function givenCards(sight: Sight<Elasund>, { shelf, unit }: Zones): Pose[] {
  const { table } = sight;
  const players = seatsOf(table);
  const givers = Array.from({ length: players }, (_none, n) => (nearSeat(sight) + 1 + n) % players).filter(
    (seat) => at(table.owes, seat) > 0 || cardsOf(sight, seat).length > 0,
  );
  const pad = 12 * unit;
  const flag = isRobbery(table) ? shelf.width * FLAG : pad;
  const across = givers.length > 2 ? 2 : 1;
  const cell = { width: (shelf.width - flag - pad) / across, height: (shelf.height - 2 * pad) / Math.ceil(givers.length / across) };
  return givers.flatMap((seat, n) => {
    const box = { x: shelf.x + flag + (n % across) * cell.width, y: shelf.y + pad + Math.floor(n / across) * cell.height, ...cell };
    const badge = Math.min(box.height * 0.6, 44 * unit, box.width * 0.24);
    const sign = { x: box.x, y: box.y + (box.height - badge) / 2, width: badge, height: badge };
    const owed = at(table.owes, seat);
    const room = { x: box.x + badge * 1.2, y: box.y + 2 * unit, width: box.width - badge * 1.35, height: box.height - 4 * unit };
    const cards = [...cardsOf(sight, seat), ...Array.from({ length: owed }, (_none, n) => ({ key: `owed:${seat}:${n}`, look: "owed" }))];
    return [
      {
        ...inBox(sign, { key: `giver:${seat}`, kind: "giver", look: `icon:colour.${colourName(seat)}`, depth: LAYER.offer }),
        ...(owed > 0 ? { digits: `${owed}`, counts: true } : {}),
      },
      ...spread(cards, room),
    ];
  });
}

interface Card {
  readonly key: string;
  readonly look: string;
}

function cardsOf({ table, secret, seat: own }: Sight<Elasund>, seat: number): Card[] {
  const given = table.given.slice(seat * CARDS.length, (seat + 1) * CARDS.length);
  const open = (counts: readonly number[], key: string): Card[] =>
    counts.flatMap((count, card) =>
      Array.from({ length: count }, (_none, n) => ({ key: `${key}:${seat}:${card}:${n}`, look: cardLook(card) })),
    );
  if (given.some((count) => count > 0)) return open(given, "given");
  if (seat === own && secret !== undefined) return open(secret.laid, "laid");
  return Array.from({ length: at(table.laid, seat) }, (_none, n) => ({ key: `laid:${seat}:${n}`, look: "card:back" }));
}

function spread(cards: readonly Card[], box: Box): Pose[] {
  const { width, height } = fitted(box, RATIOS.card);
  const step = Math.min(width * 1.06, (box.width - width) / Math.max(1, cards.length - 1));
  return cards.map(({ key, look }, n) => {
    const place = { x: box.x + n * step, y: box.y + (box.height - height) / 2, width, height };
    return inBox(place, { key, kind: look === "owed" ? "owed" : "card", look, depth: LAYER.offer + n / 100 });
  });
}

/** The given card that a tower takes, the top one of its giver. */
export function givenPiece(table: Table, card: number): string {
  const giver = giverOf(table, card);
  return `given:${giver}:${card}:${at(table.given, giver * CARDS.length + card) - 1}`;
}

function chosenFrom(sight: Sight<Elasund>, zones: Zones): Pose[] {
  const { table, secret, seat } = sight;
  if (table.step === "tile") {
    const known = seat === table.turn && secret !== undefined && secret.tiles.length > 0 ? secret.tiles : undefined;
    const keys =
      known?.map((tile) => ({ key: `church:${tile}`, look: `founding:${tile}` })) ??
      [0, 1].map((n) => ({ key: `peek:${n}`, look: "church:back" }));
    return inRow(keys, "church", { width: 1, height: 1 }, zones);
  }
  if (table.step !== "bonus" || secret === undefined || seat !== table.turn) return [];
  const plaques = BONUSES.map((bonus, action) => ({ key: `bonus:${action}`, look: `bonus:${bonus}` }));
  const may = new Set(moves(sight).map((move) => (move.type === "bonus" ? `bonus:${move.action}` : "")));
  return inRow(plaques, "bonus", RATIOS.bonus, zones).map((plaque) => (may.has(plaque.key) ? plaque : { ...plaque, dim: true }));
}

/** Side by side in the middle, as large as the tray lets them be. */
function inRow(pieces: readonly Card[], kind: string, ratio: Size, { shelf, unit }: Zones): Pose[] {
  const [pad, gap] = [14 * unit, 8 * unit];
  const room = { ...shelf, width: (shelf.width - 2 * pad + gap) / pieces.length - gap, height: shelf.height - 2 * pad };
  const { width, height } = fitted(room, ratio);
  const x = shelf.x + (shelf.width - pieces.length * (width + gap) + gap) / 2;
  return pieces.map(({ key, look }, n) => {
    const box = { x: x + n * (width + gap), y: shelf.y + (shelf.height - height) / 2, width, height };
    return inBox(box, { key, kind, look, depth: LAYER.offer });
  });
}
