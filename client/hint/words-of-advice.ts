/** Advice as sentences and pieces: the moves by the labels of the game's own picks, and the reply the search expects. Pure. */
import type { View } from "../../shared/core/game.ts";
import { quickLuck } from "../../shared/core/random.ts";
import { silent, viewOf } from "../../shared/core/view.ts";
import type { Face, Pick } from "../games/face.ts";
import type { Line } from "../stage/pose.ts";
import type { Say } from "../ui/common/say.ts";
import type { Advice } from "./advice.ts";

export interface HintWords {
  readonly moves: readonly Line[];
  /** What the first move is made with. */
  readonly pieces: readonly string[];
  /** What another seat is expected to answer. */
  readonly reply: { readonly seat: number; readonly move: Line } | undefined;
}

/** Undefined if the advice does not fit the view. */
export function wordsOfAdvice(face: Face, view: View, { row, line }: Advice): HintWords | undefined {
  const { game } = face;
  const state = game.imagine(view, quickLuck(1));
  const picks: Pick[] = [];
  let choices = 0;
  for (const notation of row) {
    const now = viewOf(state, view.seat);
    const pick = face.picks(now).find(({ move }) => move === notation);
    const list = game.moves(now);
    const move = list.find((listed) => game.notation(listed) === notation);
    if (pick === undefined || move === undefined) break;
    picks.push(pick);
    // Forced moves that follow are in the row, but not in the line.
    if (list.length > 1 || choices === 0) choices++;
    game.play(state, view.seat, move, silent);
  }
  const [first] = picks;
  if (first === undefined) return undefined;
  return { moves: picks.map(({ label }) => label), pieces: first.pieces, reply: replyIn(face, view.seat, state, line.slice(choices)) };
}

/** All of a row: "Take the Craftsman; then: Take an extra barrel of corn". Of more than two moves, the rest is counted. */
export function toldRow({ line, text: { table } }: Say, [first, second, ...more]: readonly Line[]): string {
  if (first === undefined) return "";
  if (second === undefined) return line(first);
  return table.rowInTurn(line(first), more.length === 0 ? line(second) : table.row(line(second), more.length));
}

/** The first move of another seat in the rest of a line, as far as the imagined state can follow it. Forced moves are not in a line. */
function replyIn(face: Face, own: number, state: ReturnType<Face["game"]["imagine"]>, rest: readonly string[]): HintWords["reply"] {
  const { game } = face;
  let at = 0;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const asked = game.toAct(state.table);
    const [seat] = asked;
    if (seat === undefined || asked.length > 1) return undefined;
    const view = viewOf(state, seat);
    const list = game.moves(view);
    const notation = list.length === 1 ? game.notation(list[0]!) : rest[at++];
    const move = list.find((listed) => game.notation(listed) === notation);
    if (move === undefined) return undefined;
    if (seat !== own && list.length > 1) {
      const pick = face.picks(view).find((of) => of.move === notation);
      return pick && { seat, move: pick.label };
    }
    game.play(state, seat, move, silent);
  }
  return undefined;
}

const MOST_STEPS = 40;
