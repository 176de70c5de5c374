import { clone } from "../../shared/core/base/plain.ts";
import { fork, type Luck, shuffle } from "../../shared/core/base/random.ts";
import type { Game, Sight, State } from "../../shared/core/contract/game.ts";
import { moves, pebblesOf, play, toAct } from "./play.ts";
import { cardsBut, type Move, NONE, OPTIONS, rising, SEATS, Secret, setup, Table, type Toy } from "./state.ts";

export const toy: Game<Toy> = {
  id: "toy",
  rules: 1,
  seats: { fewest: SEATS, most: SEATS },
  options: OPTIONS,
  Table,
  Secret,
  setup,
  toAct,
  moves,
  play,
  openHand: ({ hand }) => ({ hand, chosen: NONE }),

  result(table) {
    if (table.phase !== "over") return undefined;
    const pebbles = pebblesOf(table);
    const places = pebbles.map((own) => 1 + pebbles.filter((other) => other > own).length);
    return { how: "pebbles", places, points: pebbles.map((own) => ({ pebbles: own })) };
  },

  notation(move) {
    if (move.type === "choose") return `choose ${move.card}`;
    return move.type === "put" ? `put ${move.bin}` : move.type;
  },

  imagine(view: Sight<Toy>, luck: Luck): State<Toy> {
    const table = clone(view.table);
    const { hand, chosen } = view.secret ?? { hand: [], chosen: NONE };
    const unseen = shuffle(luck, cardsBut([...table.seen, ...hand, chosen]));
    const secrets = table.hands.map((cards, seat) => {
      if (seat === view.seat && view.secret !== undefined) return clone(view.secret);
      const laid = table.phase === "choose" && table.done[seat] ? unseen.pop()! : NONE;
      return { hand: unseen.splice(-cards, cards).sort(rising), chosen: laid };
    });
    return { table, secrets, hidden: { deck: unseen, luck: fork(luck) } };
  },

  copy: clone,

  /** Plays the highest card and lays every pebble. */
  bot(view): Move {
    return moves(view).at(-1)!;
  },
};
