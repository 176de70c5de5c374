/** Between the wonders: the discard pile, the progress tokens with their names, and the box that everything comes from and goes to. */
import { at } from "../../../../shared/core/base/checked.ts";
import { discardIncomeOf } from "../../../../shared/duel/rules/amounts.ts";
import type { Table } from "../../../../shared/duel/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "../art/card.ts";
import { BETWEEN, LAYER, sized, type Zones } from "./frame.ts";

const RATIO = CARD_HEIGHT / CARD_WIDTH;
const LABEL = 20;
/** How many cards of the pile stick out. */
const SEEN = 5;
const COLUMNS = 3;
const ROWS = 2;
/** The room of the pile beside the tokens, in units. */
const PILE = 74;

/** The pile; beside it the tokens in two rows, and the box in their last place. */
export function shelfPoses(table: Table, { shelf: box, unit }: Zones): Pose[] {
  const room = box.width - (PILE + BETWEEN) * unit;
  const size = Math.min(box.height / ROWS / 1.02, room / COLUMNS / 1.03, 96 * unit);
  const wide = COLUMNS * size * 1.03;
  const apart = (room - wide) / 2 + BETWEEN * unit;
  const shelf = { ...box, x: box.x + box.width - wide - apart, width: wide };
  const cell = (n: number) => ({
    x: shelf.x + size * 1.03 * ((n % COLUMNS) + 0.5),
    y: shelf.y + shelf.height / 2 + (Math.floor(n / COLUMNS) - (ROWS - 1) / 2) * size * 1.03,
  });
  const chest = { ...cell(COLUMNS * ROWS - 1), width: size * 0.74, height: size * 0.74 };
  const pile = { ...box, width: PILE * unit + apart * 0.8 };
  return [
    ...discarded(table, pile, unit),
    { key: "box", kind: "box", look: sized("box", chest), ...chest, depth: LAYER.ground },
    ...table.tokens.map((id, n): Pose => {
      const token = { key: `token:${id}`, kind: "token", look: `token:${id}` };
      return { ...token, ...cell(n), width: size, height: size, depth: LAYER.piece };
    }),
  ];
}

/** The pile, newest on top, and what a card earns there now. */
function discarded(table: Table, box: Box, unit: number): Pose[] {
  const height = Math.min(box.width * 0.76 * RATIO, (box.height - LABEL * unit) / 1.2);
  const width = height / RATIO;
  const x = box.x + box.width / 2;
  const spare = box.height - height * 1.14 - LABEL * unit;
  const niche = { x: x - width * 0.62, y: box.y + spare / 2, width: width * 1.24, height: height * 1.14 };
  const y = niche.y + niche.height / 2;
  const name = { x: box.x + 2 * unit, y: niche.y + niche.height + 2 * unit, width: box.width - 4 * unit, height: LABEL * unit };
  const from = Math.max(0, table.discard.length - SEEN);
  const coin = 32 * unit;
  const earns: Pose = {
    key: "earns",
    kind: "price",
    look: "icon:coin",
    x: niche.x + niche.width - coin * 0.46,
    y: niche.y - coin * 0.1,
    width: coin,
    height: coin,
    depth: LAYER.mark,
    digits: `+${discardIncomeOf(at(table.cities, table.turn))}`,
    counts: true,
  };
  return [
    inBox(niche, { key: "discard", kind: "niche", look: sized("niche", niche), depth: LAYER.ground }),
    inBox(name, { key: "discard:label", kind: "label", look: sized("label:discard", name), depth: LAYER.ground }),
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
