/** A match in a few sentences: who was ahead when, the choice that cost most, what luck did most, and what nobody saw coming. Pure. */
import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import { costliest, drift, leadsIn, luckiest } from "../../../shared/core/analysis/summary.ts";
import { at } from "../../../shared/core/base/checked.ts";
import type { Say } from "../../text/say.ts";
import type { StepWords } from "../../thinking/step-words.ts";

/** `moveAt`: how many moves have been played at a frame. */
export function storyOf(
  say: Say,
  analysis: Analysis,
  tell: (place: number) => Pick<StepWords, "what" | "choice">,
  moveAt: (frame: number) => number,
): readonly string[] {
  const words = say.text.analysis.story;
  const { steps } = analysis;
  /** The number of the move at a place. */
  const moveOf = (place: number): number => moveAt(at(steps, place).to);
  return [course(), ...choice(), ...luck(), ...unforeseen()];

  function course(): string {
    const leads = leadsIn(analysis);
    const last = leads.at(-1);
    if (last === undefined) return words.even;
    const who = say.name(last.seat);
    if (leads.length === 1) return last.place === 0 ? words.always(who) : words.since(who, moveOf(last.place - 1));
    return words.changed(leads.length - 1, who, moveOf(last.place - 1));
  }

  function choice(): readonly string[] {
    const place = costliest(analysis);
    if (place === undefined) return [words.noCost];
    const told = tell(place);
    return [words.cost(moveOf(place)), `${told.what}.`, told.choice];
  }

  function luck(): readonly string[] {
    const place = luckiest(analysis);
    if (place === undefined) return [words.noLuck];
    const step = at(steps, place);
    const most = Math.max(...step.luck);
    return [words.luck(moveOf(place), say.name(step.luck.indexOf(most)), most)];
  }

  function unforeseen(): readonly string[] {
    const found = drift(analysis);
    if (found === undefined) return [];
    const { from, to, seat, share } = found;
    return [words.unforeseen(moveOf(from), moveOf(to), say.name(seat), share)];
  }
}
