/** In the lobby: how many exercises from the reader's own matches are due, and the way to the first. Nothing where none is. */
import { today } from "../../base/today.ts";
import { ownExercises } from "../../settings/exercises.ts";
import type { Language, Text } from "../../text/languages.ts";
import { fill, h } from "../common/dom.ts";
import { exerciseWords } from "../common/exercise-words.ts";
import { dueOn, type ExerciseSession } from "./exercise-session.ts";

export async function offerExercises(place: HTMLElement, text: Text, language: Language, session: ExerciseSession): Promise<void> {
  const kept = ownExercises();
  const words = await exerciseWords(language);
  const draw = (): void => {
    const due = dueOn(kept.all(), today());
    const [first] = due;
    const label = text.parts([words.title, words.due(due.length)]);
    const go = (): void => void (first && session.start(first));
    fill(place, first && h("button", { class: "plain", type: "button", "data-do": "practise", onclick: go }, label));
  };
  draw();
  // Other devices may have found or solved some.
  await kept.sync(session.guest);
  draw();
}
