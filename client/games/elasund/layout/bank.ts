/** Dice, gold and influence: the supplies all seats share. */
import type { Table } from "../../../../shared/elasund/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose, Size } from "../../../face/pose.ts";
import { cardLook } from "../art/looks.ts";
import { RATIOS, shelfOf } from "../art/vocabulary.ts";
import { fitted, LAYER, on, sized, type Zones } from "./frame.ts";

/** On the shelf's small board, in the corner of the office. */
export function bankPoses(table: Table, { shelf }: Zones): Pose[] {
  const { bank } = shelfOf(shelf);
  const standing = (n: number, ratio: Size): Box => {
    const box = fitted(bank(n), ratio);
    return on(shelf, { ...box, y: bank(n).y + bank(n).height - box.height });
  };
  const pile = (key: string, n: number, count: number, look: string): Pose => {
    const box = standing(n, RATIOS.card);
    if (count === 0) return inBox(box, { key, kind: "pile", look: sized("niche", box), depth: LAYER.niche });
    return inBox(box, {
      key,
      kind: key === "deck" ? "card" : "pile",
      look,
      depth: LAYER.niche,
      digits: `${count}`,
      counts: true,
    });
  };
  const spent = table.discard.reduce((sum, count) => sum + count, 0);
  const top = table.discard.indexOf(Math.max(...table.discard));
  const chest = standing(0, RATIOS.chest);
  return [
    inBox(chest, {
      key: "chest",
      kind: "chest",
      look: "chest",
      depth: LAYER.niche,
      digits: `${table.gold}`,
      counts: true,
    }),
    pile("deck", 1, table.deck, "card:back"),
    pile("discard", 2, spent, cardLook(top)),
  ];
}

/** The dice lie neatly on their raft before a roll, and as they fell after it. */
export function dicePoses({ dice: pips, step, turn }: Table, { plan: { raft } }: Zones): Pose[] {
  const size = raft.height * 0.84;
  const waits = step === "roll";
  const dice = [0, 1].map((die): Pose => {
    const shown = pips[die] ?? (die === 0 ? 3 : 4);
    const lean = ((shown * 7 + die * 5 + turn * 3) % 9) - 4;
    return {
      key: `die:${die}`,
      kind: "die",
      look: `die:${die === 0 ? "light" : "dark"}:${shown}`,
      x: raft.x + raft.width * (0.28 + die * 0.44 + (waits ? 0 : lean * 0.006)),
      y: raft.y + raft.height * 0.48,
      width: size,
      height: size,
      depth: LAYER.card,
      angle: waits ? 0 : 360 * (1 + (shown % 2)) + lean * 3 + 2,
    };
  });
  return [inBox(raft, { key: "dish", kind: "dish", look: sized("dish", raft), depth: LAYER.ground }), ...dice];
}
