/** Role cards with their doubloons, and the row of plantations. */
import { at } from "../../../../shared/core/base/checked.ts";
import { QUARRY } from "../../../../shared/puerto-rico/catalog.ts";
import { playedCard } from "../../../../shared/puerto-rico/offers/phases.ts";
import { NONE, type Table, TILES } from "../../../../shared/puerto-rico/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { ROLE_MONEY, ratio } from "../art/vocabulary.ts";
import { inset, LAYER, rowsIn, sized, surface, upright, type Zones } from "./frame.ts";

const ROLE_GAP = 4;
/** Quarries, hidden tiles and discards. */
const PILES = 3;
/** Most coins drawn on a card; its digits count all. */
const COINS = 3;

type Card = Pick<Pose, "key" | "kind" | "look" | "depth" | "dim">;
/** On the desk while it rests there is no room for names. */
const roleCard = (card: number, dim: boolean, named = true): Card => ({
  key: `role:${card}`,
  kind: "role",
  look: `role:${card}${named ? "" : ":small"}`,
  depth: LAYER.piece,
  ...(dim ? { dim } : {}),
});

/** The cards a seat has taken in this round; those already played are dimmed. */
export function takenRoles(table: Table, seat: number): readonly Card[] {
  const played = playedCard(table);
  return table.cardOwner.flatMap((owner, card) => (owner === seat ? [roleCard(card, card !== played)] : []));
}

/** How the role cards fill the desk. */
export const rolesIn = ({ cardOwner }: Table, { roles, unit }: Zones) =>
  rowsIn(inset(roles, 5 * unit), cardOwner.length, ratio("role"), ROLE_GAP * unit);

export function rolePoses(table: Table, zones: Zones): Pose[] {
  const { cardOwner, cardMoney, phase } = table;
  const { roles: box, focus, unit } = zones;
  const desk = inBox(box, { key: "desk", kind: "desk", look: sized(surface("desk", focus === "roles"), box), depth: LAYER.surface });
  const inner = inset(box, 5 * unit);
  const gap = ROLE_GAP * unit;
  const { columns, width, height } = rolesIn(table, zones);
  const lines = Math.ceil(cardOwner.length / columns);
  const step = { x: Math.min(width * 1.3, (inner.width - width) / Math.max(1, columns - 1)), y: height + gap };
  const first = { x: inner.x + (inner.width - step.x * (columns - 1)) / 2, y: inner.y + (inner.height - step.y * (lines - 1)) / 2 };
  const placeOf = (card: number) => ({ x: first.x + (card % columns) * step.x, y: first.y + Math.floor(card / columns) * step.y });
  return [
    desk,
    ...cardOwner.map((_owner, card) => {
      const { x, y } = placeOf(card);
      const place = { x: x - width / 2, y: y - height / 2, width, height };
      return inBox(place, { key: `slot:${card}`, kind: "slot", look: sized(`slot:${card}`, place), depth: LAYER.surface + 0.5 });
    }),
    ...cardOwner.flatMap((owner, card): Pose[] => {
      if (owner !== NONE) return [];
      const { x, y } = placeOf(card);
      const coins = at(cardMoney, card);
      const shown = Math.min(COINS, coins);
      const size = Math.max(21 * unit, 0.34 * width);
      return [
        upright("role", height, x, y, roleCard(card, phase !== "role" && phase !== "over", focus === "roles")),
        ...Array.from({ length: shown }, (_none, n) =>
          upright(
            "doubloon",
            size,
            x + (ROLE_MONEY.x - 0.5) * width - n * size * 0.19,
            y + (ROLE_MONEY.y - 0.5) * height + n * size * 0.19,
            {
              key: "",
              kind: "doubloon",
              look: "doubloon",
              depth: LAYER.mark + n,
              ...(n === shown - 1 ? { digits: `${coins}`, counts: true } : {}),
            },
          ),
        ),
      ];
    }),
  ];
}

/** Face-up tiles, then the quarries, the hidden tiles and the discards. */
export function rowPoses({ faceUp, quarries, tilesLeft, discards }: Table, { row: box, focus, unit }: Zones): Pose[] {
  const whole = inset(box, 5 * unit);
  // The last plate looks out.
  const inner = { ...whole, width: whole.width - 6 * unit };
  const gap = 5 * unit;
  const count = faceUp.length + PILES;
  // The piles after a wider gap, or on a line of their own.
  const oneLine = Math.min(inner.height, (inner.width - gap * (count + 1)) / count);
  const twoLines = Math.min((inner.height - gap) / 2, (inner.width - gap * (faceUp.length - 1)) / faceUp.length);
  const space = Math.max(oneLine, twoLines);
  const lines = oneLine >= twoLines ? [count] : [faceUp.length, PILES];
  const place = (n: number): Box => {
    const isPile = n >= faceUp.length;
    const line = lines.length > 1 && isPile ? 1 : 0;
    const apart = lines.length > 1 ? 0 : 2 * gap;
    const many = at(lines, line);
    const start = inner.x + (inner.width - many * space - (many - 1) * gap - apart) / 2;
    const top = inner.y + (inner.height - lines.length * space - (lines.length - 1) * gap) / 2;
    const i = line === 0 ? n : n - faceUp.length;
    return { x: start + i * (space + gap) + (isPile ? apart : 0), y: top + line * (space + gap), width: space, height: space };
  };
  const discarded = discards.reduce((sum, count) => sum + count, 0);
  const pile = (n: number, key: string, look: string, count: number, kind = "tile"): Pose =>
    inBox(place(faceUp.length + n), {
      key,
      kind,
      look,
      depth: LAYER.piece,
      digits: `${count}`,
      counts: true,
      ...(count === 0 ? { dim: true } : {}),
    });
  return [
    inBox(box, { key: "tray", kind: "tray", look: sized(surface("tray", focus === "row"), box), depth: LAYER.surface }),
    ...faceUp.flatMap((tile, n) =>
      tile === NONE ? [] : [inBox(place(n), { key: `row:${n}`, kind: "tile", look: `tile:${TILES[tile]}`, depth: LAYER.piece })],
    ),
    pile(0, "quarry", `tile:${TILES[QUARRY]}`, quarries),
    pile(1, "stack", "tile:back", tilesLeft),
    pile(2, "discard", sized("niche:discard", place(0)), discarded, "niche"),
  ];
}
