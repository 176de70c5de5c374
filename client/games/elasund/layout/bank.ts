/** Dice, gold and influence: the supplies all seats share. */
import type { Table } from "../../../../shared/elasund/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose, Size } from "../../../face/pose.ts";
import { cardLook } from "../art/looks.ts";
import { RATIOS } from "../art/vocabulary.ts";
import { fitted, LAYER, sized, type Zones } from "./frame.ts";

/** The dish takes no more of the row than this; a box steeper than this is a narrow column. */
const DISH = { width: 168, part: 0.4, steep: 2.4 } as const;

export function bankPoses(table: Table, { bank: box, unit }: Zones): Pose[] {
  // In a narrow column the piles lie below the dish.
  const stacked = box.height * DISH.steep > box.width;
  const high = stacked ? box.height / 2 - 2 * unit : box.height;
  const dish = { ...box, width: stacked ? box.width : Math.min(DISH.width * unit, box.width * DISH.part), height: high };
  const free = stacked ? { ...box, y: box.y + box.height - high } : { ...box, x: box.x + dish.width, width: box.width - dish.width };
  const step = free.width / 3;
  const cell = (n: number, ratio: Size): Box => fitted({ x: free.x + n * step, y: free.y, width: step, height: high }, ratio);
  const digitSize = high * 0.36;
  const spent = table.discard.reduce((sum, count) => sum + count, 0);
  const top = table.discard.indexOf(Math.max(...table.discard));
  const pile = cell(2, RATIOS.card);
  const under = inBox(pile, { key: "discard", kind: "pile", look: sized("niche", pile), depth: LAYER.niche });
  return [
    inBox(dish, { key: "dish", kind: "dish", look: sized("dish", dish), depth: LAYER.ground }),
    ...dice(table, dish),
    inBox(cell(0, RATIOS.chest), { key: "chest", kind: "chest", look: "chest", depth: LAYER.niche, digits: `${table.gold}`, digitSize }),
    table.deck > 0
      ? inBox(cell(1, RATIOS.card), {
          key: "deck",
          kind: "card",
          look: "card:back",
          depth: LAYER.niche,
          digits: `${table.deck}`,
          digitSize,
        })
      : inBox(cell(1, RATIOS.card), { key: "deck", kind: "pile", look: sized("niche", pile), depth: LAYER.niche }),
    spent === 0 ? under : { ...under, look: cardLook(top), digits: `${spent}`, digitSize },
  ];
}

/** The dice lie at one end of the dish before a roll, and at the other after it. */
function dice({ dice: pips, step, turn }: Table, dish: Box): Pose[] {
  const size = dish.height * 0.56;
  return [0, 1].map((die) => {
    const shown = pips[die] ?? (die === 0 ? 3 : 4);
    const waits = step === "roll";
    const lean = ((shown * 7 + die * 5 + turn * 3) % 9) - 4;
    const part = waits ? 0.16 + die * 0.2 : 0.56 + die * 0.24 + lean * 0.008;
    return {
      key: `die:${die}`,
      kind: "die",
      look: `die:${die === 0 ? "light" : "dark"}:${shown}`,
      x: dish.x + dish.width * part,
      y: dish.y + dish.height * (0.5 + (waits ? 0 : (lean / 4) * 0.06)),
      width: size,
      height: size,
      depth: LAYER.card,
      angle: waits ? 0 : 360 * (1 + (shown % 2)) + lean * 5,
    };
  });
}
