/** Between the wonders: the discard pile, the box, and the progress tokens with their names. */
import { at } from "../../../../shared/core/base/checked.ts";
import { discardIncomeOf } from "../../../../shared/duel/rules/amounts.ts";
import type { Table } from "../../../../shared/duel/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "../art/card.ts";
import { LAYER, sized, type Zones } from "./frame.ts";

const RATIO = CARD_HEIGHT / CARD_WIDTH;
const LABEL = 20;
/** How many cards of the pile stick out. */
const SEEN = 5;
const COLUMNS = 2;
const ROWS = 3;

export function shelfPoses(table: Table, { shelf: box, unit }: Zones): Pose[] {
  const token = Math.min((box.height / ROWS) * 0.97, box.width * 0.305, 96 * unit);
  const wide = COLUMNS * token * 1.03;
  const shelf = { ...box, x: box.x + box.width - wide - 4 * unit, width: wide };
  const pile = { ...box, width: shelf.x - box.x - 2 * unit };
  return [...discarded(table, pile, unit), ...tokens(table, shelf, token)];
}

/** Two by two, the last one alone in the middle. */
const tokens = ({ tokens: lying }: Table, { x, y, width, height }: Box, size: number): Pose[] =>
  lying.map((id, n) => {
    const row = Math.floor(n / COLUMNS);
    const inRow = Math.min(COLUMNS, lying.length - row * COLUMNS);
    return {
      key: `token:${id}`,
      kind: "token",
      look: `token:${id}`,
      x: x + width / 2 + ((n % COLUMNS) - (inRow - 1) / 2) * size * 1.03,
      y: y + height / 2 + (row - (ROWS - 1) / 2) * size * 1.02,
      width: size,
      height: size,
      depth: LAYER.piece,
    };
  });

/** The pile, newest on top, what a card earns there now, and the box that everything comes from and goes to. */
function discarded(table: Table, box: Box, unit: number): Pose[] {
  const width = Math.min(box.width * 0.76, (box.height * 0.5) / RATIO);
  const height = width * RATIO;
  const x = box.x + box.width / 2;
  const chest = Math.min(64 * unit, box.height * 0.26);
  const spare = box.height - height * 1.14 - LABEL * unit - chest;
  const niche = { x: x - width * 0.62, y: box.y + spare * 0.3, width: width * 1.24, height: height * 1.14 };
  const y = niche.y + niche.height / 2;
  const name = { x: box.x + 3 * unit, y: niche.y + niche.height + 2 * unit, width: box.width - 6 * unit, height: LABEL * unit };
  const from = Math.max(0, table.discard.length - SEEN);
  const boxAt = { x, y: name.y + name.height + spare * 0.35 + chest / 2, width: chest, height: chest };
  const coin = 34 * unit;
  const earns: Pose = {
    key: "earns",
    kind: "price",
    look: "icon:coin",
    x: niche.x + niche.width - coin * 0.36,
    y: niche.y + coin * 0.34,
    width: coin,
    height: coin,
    depth: LAYER.mark,
    digits: `+${discardIncomeOf(at(table.cities, table.turn))}`,
    digitSize: coin * 0.5,
  };
  return [
    inBox(niche, { key: "discard", kind: "niche", look: sized("niche", niche), depth: LAYER.ground }),
    inBox(name, { key: "discard:label", kind: "label", look: sized("label:discard", name), depth: LAYER.ground }),
    { key: "box", kind: "box", look: sized("box", boxAt), ...boxAt, depth: LAYER.ground },
    ...(table.phase === "turn" ? [earns] : []),
    ...table.discard.map((card, n): Pose => {
      const shift = Math.max(0, n - from) * 1.6 * unit;
      return {
        key: `card:${card}`,
        kind: "card",
        look: `card:${card}`,
        x: x + shift - 3 * unit,
        y: y - shift + 3 * unit,
        width: width * 0.96,
        height: height * 0.96,
        depth: LAYER.piece + n / 100,
        angle: ((card * 7) % 9) - 4,
      };
    }),
  ];
}
