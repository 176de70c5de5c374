/** A game of large frames, to fill socket buffers: its first seat plays "more" until the size is reached. */
import { Encoder, schema, t } from "@colyseus/schema";
import { clone } from "../../../shared/core/base/plain.ts";
import type { Luck } from "../../../shared/core/base/random.ts";
import { eraseShape, type Game, type Plain, type Shape } from "../../../shared/core/contract/game.ts";

export const TURNS = 300;
const WEIGHT = 40_000;
Encoder.BUFFER_SIZE = 64 * 1024;

const BulkTable = schema({ turn: t.number(), ballast: t.string(), list: t.array("number") }, "BulkTable");
const BulkSecret = schema({ own: t.array("number") }, "BulkSecret");

interface Bulk extends Shape {
  table: Plain<typeof BulkTable>;
  secret: Plain<typeof BulkSecret>;
  hidden: { luck: Luck };
  move: { readonly type: "more" };
  event: { readonly type: "more"; readonly turn: number };
  options: Record<string, never>;
}

const bulk: Game<Bulk> = {
  id: "bulk",
  rules: 1,
  seats: { fewest: 2, most: 2 },
  options: {},
  Table: BulkTable,
  Secret: BulkSecret,
  setup: ({ luck }) => ({ table: { turn: 0, ballast: "", list: [] }, secrets: [{ own: [] }, { own: [] }], hidden: { luck } }),
  toAct: ({ turn }) => (turn < TURNS ? [0] : []),
  moves: ({ table, seat }) => (seat === 0 && table.turn < TURNS ? [{ type: "more" }] : []),
  play({ table, secrets }, _seat, _move, tell) {
    table.turn++;
    table.ballast = String(table.turn).repeat(WEIGHT).slice(0, WEIGHT);
    // Both drawers shrink and grow too.
    for (const list of [table.list, secrets[1]!.own]) list.length > 5 ? list.splice(0, 4) : list.push(table.turn);
    tell({ type: "more", turn: table.turn });
  },
  result: ({ turn }) => (turn < TURNS ? undefined : { how: "weight", places: [1, 1], points: [{}, {}] }),
  notation: ({ type }) => type,
  imagine: ({ table, secret = { own: [] } }, luck) => ({ table, secrets: [secret, secret], hidden: { luck } }),
  copy: clone,
  bot: () => ({ type: "more" }),
};
export const BULK = eraseShape(bulk);
