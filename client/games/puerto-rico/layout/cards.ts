/** Role cards with their doubloons, and the row of plantations. */
import { QUARRY } from "../../../../shared/puerto-rico/catalog.ts";
import { playedCard } from "../../../../shared/puerto-rico/offers/phases.ts";
import { NONE, type Table, TILES } from "../../../../shared/puerto-rico/state.ts";
import type { Pose } from "../../../stage/pose.ts";
import { inBox } from "../../box.ts";
import { ROLE_MONEY, ratio } from "../art/vocabulary.ts";
import { inset, LAYER, sized, upright, type Zones } from "./frame.ts";

/** Most coins drawn on a card; its digits count all. */
const COINS = 3;

type Card = Pick<Pose, "key" | "kind" | "look" | "depth" | "dim">;
const roleCard = (card: number, dim: boolean): Card => ({
  key: `role:${card}`,
  kind: "role",
  look: `role:${card}`,
  depth: LAYER.piece,
  ...(dim ? { dim } : {}),
});

/** The cards a seat has taken in this round; those already played are dimmed. */
export function takenRoles(table: Table, seat: number): readonly Card[] {
  const played = playedCard(table);
  return table.cardOwner.flatMap((owner, card) => (owner === seat ? [roleCard(card, card !== played)] : []));
}

export function rolePoses({ cardOwner, cardMoney }: Table, { roles: box, unit }: Zones): Pose[] {
  const desk = inBox(box, { key: "desk", kind: "desk", look: sized("desk:", box), depth: LAYER.surface });
  const inner = inset(box, 5 * unit);
  const places = cardOwner.length;
  const gap = 4 * unit;
  const width = Math.min((inner.width - gap * (places - 1)) / places, inner.height * ratio("role"));
  const height = width / ratio("role");
  const step = Math.min(width * 1.3, (inner.width - width) / (places - 1));
  const first = inner.x + (inner.width - step * (places - 1)) / 2;
  const y = inner.y + inner.height / 2;
  return [
    desk,
    ...cardOwner.map((_owner, card) => {
      const place = { x: first + card * step - width / 2, y: y - height / 2, width, height };
      return inBox(place, { key: `slot:${card}`, kind: "slot", look: sized(`slot:${card}`, place), depth: LAYER.surface + 0.5 });
    }),
    ...cardOwner.flatMap((owner, card): Pose[] => {
      if (owner !== NONE) return [];
      const x = first + card * step;
      const coins = cardMoney[card]!;
      const shown = Math.min(COINS, coins);
      const size = 21 * unit;
      return [
        upright("role", height, x, y, roleCard(card, false)),
        ...Array.from({ length: shown }, (_none, n) =>
          upright("doubloon", size, x + (ROLE_MONEY.x - 0.5) * width - n * 4 * unit, y + (ROLE_MONEY.y - 0.5) * height + n * 4 * unit, {
            key: "",
            kind: "doubloon",
            look: "doubloon",
            depth: LAYER.mark + n,
            ...(n === shown - 1 ? { digits: `${coins}`, digitSize: size * 0.7 } : {}),
          }),
        ),
      ];
    }),
  ];
}

/** Face-up tiles, then the quarries, the hidden tiles and the discards. */
export function rowPoses({ faceUp, quarries, tilesLeft, discards }: Table, { row: box, unit }: Zones): Pose[] {
  const inner = inset(box, 5 * unit);
  const places = faceUp.length + 3;
  const gap = 5 * unit;
  // A wider gap before the piles.
  const space = Math.min(inner.height, (inner.width - gap * (places + 1)) / places);
  const first = inner.x + (inner.width - space * places - gap * (places + 1)) / 2;
  const place = (n: number) => ({
    x: first + n * (space + gap) + (n >= faceUp.length ? 2 * gap : 0),
    y: inner.y + (inner.height - space) / 2,
    width: space,
    height: space,
  });
  const digitSize = space * 0.42;
  const discarded = discards.reduce((sum, count) => sum + count, 0);
  const pile = (n: number, key: string, look: string, count: number, kind = "tile"): Pose =>
    inBox(place(faceUp.length + n), {
      key,
      kind,
      look,
      depth: LAYER.piece,
      digits: `${count}`,
      digitSize,
      ...(count === 0 ? { dim: true } : {}),
    });
  return [
    inBox(box, { key: "tray", kind: "tray", look: sized("tray:", box), depth: LAYER.surface }),
    ...faceUp.flatMap((tile, n) =>
      tile === NONE ? [] : [inBox(place(n), { key: `row:${n}`, kind: "tile", look: `tile:${TILES[tile]}`, depth: LAYER.piece })],
    ),
    pile(0, "quarry", `tile:${TILES[QUARRY]}`, quarries),
    pile(1, "stack", "tile:back", tilesLeft),
    pile(2, "discard", sized("niche:discard", place(0)), discarded, "niche"),
  ];
}
