/** Which edge is played: the most visited, or with a manner one more to its liking that the search found about as good. */
import type { Shape, View } from "../../contract/game.ts";
import { favourite } from "../favourite.ts";
import type { Thinking } from "./line.ts";

/** What has fewer visits, compared with the best, is not known well enough to be about as good. */
const KNOWN = 1 / 5;

/** `edges`: of the view's seat, the best first. `chance` is the seat's on an edge. Undefined if there is no edge. */
export function playedEdge<S extends Shape>(
  { manner, selector: { tree } }: Pick<Thinking<S>, "manner" | "selector">,
  view: View<S>,
  edges: readonly number[],
  chance: (edge: number) => number,
): number | undefined {
  const [best] = edges;
  if (manner === undefined || best === undefined) return best;
  const known = edges.filter((edge) => tree.visits[edge]! >= KNOWN * tree.visits[best]!);
  return known[favourite(known.map(chance), 0, (at) => manner.likes(view, tree.moves[known[at]!] as S["move"]))];
}
