/** What the player answers: a pick is gathered, confirmed or sent. */
import type { Pick } from "../../face/face.ts";
import { gatheredRow } from "../../picture/motion/gathered-row.ts";
import { clicksTwice } from "../../settings/settings.ts";
import type { Line } from "../../text/grammar.ts";
import { succeeded } from "../common/tell-failure.ts";
import { draw, gather, type Input, refuse } from "./asking.ts";
import { resultOfChoice } from "./choice-result.ts";
import { awaitsDone, isOpen, ownView } from "./input-state.ts";
import type { SentRow } from "./undo.ts";

interface HowChosen {
  /** Whether a single click has chosen it, so that it may be a slip of the hand. */
  readonly oneClick: boolean;
  /** Its last piece, if it was not chosen by its label. */
  readonly piece?: string;
  /** Set if the page makes the move and not the player. */
  readonly byItself?: boolean;
}

export function choose(input: Input, pick: Pick, { oneClick, piece, byItself = false }: HowChosen): void {
  const { face, settings, guide, state } = input;
  if (!isOpen(state) || awaitsDone(state)) return;
  state.byItself = byItself && (state.row === undefined || state.byItself);
  const twice = piece !== undefined && clicksTwice(settings.get());
  const result = resultOfChoice({
    face,
    view: ownView(state),
    ask: state.moment?.ask ?? 0,
    gathered: state.row?.moves ?? [],
    pick,
    alternatives: state.picking.picks,
    oneClick,
    twice,
    guided: guide?.active === true,
    byPiece: piece !== undefined || byItself,
    confirm: settings.get().confirm,
  });
  switch (result.type) {
    case "refused":
      return refuse(input);
    case "gathered":
      return gather(input, result.row);
    case "confirm":
      state.confirmation = { moves: result.moves, label: pick.label, piece: twice ? piece : undefined, reveals: result.reveals };
      return draw(input);
    case "send":
      return input.send(result.moves, pick.label);
  }
}

export async function send(input: Input, moves: readonly string[], label?: Line): Promise<void> {
  const { feed, face, say, table, tell, changed, state, sent, soleMove } = input;
  const ask = state.moment?.ask ?? 0;
  soleMove.consider(undefined);
  sent.sends(rowOf(input, moves, label), ask, state.byItself);
  state.answeredAsk = ask;
  state.confirmation = undefined;
  const row = state.row?.complete ? state.row : gatheredRow(face, ownView(state), ask, moves);
  // What the picture shows of it stays until its frames come.
  state.row = row !== undefined && row.shownMoves > 0 ? { ...row, sent: true } : undefined;
  table()?.setRow(state.row);
  changed();
  draw(input);
  if (await succeeded(say.text, feed.send(moves, ask), tell)) return;
  sent.refused();
  state.answeredAsk = 0;
  gather(input, undefined);
}

/** The row as the undo button names it. */
function rowOf({ face, state }: Input, moves: readonly string[], label: Line | undefined): SentRow {
  const first = moves.length === 1 && label !== undefined ? label : face.picks(ownView(state)).find(({ move }) => move === moves[0])?.label;
  return { first, more: moves.length - 1 };
}
