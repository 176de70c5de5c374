/** What bots in Elasund may be like. */
import { at } from "../core/base/checked.ts";
import type { View } from "../core/contract/game.ts";
import type { Manner } from "../core/contract/manner.ts";
import { BUILDINGS } from "./catalog.ts";
import { tradeOf } from "./rules/town/grid.ts";
import type { Elasund, Move } from "./state.ts";

const manner = (id: string, likes: (view: View<Elasund>, move: Move) => boolean): Manner<Elasund> => ({
  id,
  likes: (view, move) => (likes(view, move) ? 1 : 0),
});

export const manners: readonly Manner<Elasund>[] = [
  manner("builder", (_view, move) => move.type === "build" && at(BUILDINGS, move.kind).flags.length > 0),
  manner("mason", (_view, { type }) => type === "wall"),
  manner("churchman", (_view, { type }) => type === "church" || type === "tile"),
  manner("trader", ({ table }, move) => (move.type === "put" || move.type === "settle") && tradeOf(table, move.field) > 0),
];
