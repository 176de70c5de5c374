/** Beside a game's puzzles, the exercises from the reader's own matches: how many are due, and the way to the first. */
import "./exercise-section.css";
import { today } from "../../base/today.ts";
import { ownExercises } from "../../settings/exercises.ts";
import type { Language } from "../../text/languages.ts";
import { fill, h } from "../common/dom.ts";
import { exerciseWords } from "../common/exercise-words.ts";
import { daysToNext, dueOn, type ExerciseSession } from "./exercise-session.ts";

/** `leave`: closes what the section stands in. */
export function exerciseSection(game: string, language: Language, session: ExerciseSession, leave: () => void): HTMLElement {
  const element = h("section", { class: "exercises" });
  const kept = ownExercises();

  async function draw(): Promise<void> {
    const words = await exerciseWords(language);
    const own = kept.all().filter((one) => one.game === game);
    const due = dueOn(own, today());
    const [first] = due;
    const days = daysToNext(own, today());
    const go = (): void => {
      if (first === undefined) return;
      leave();
      void session.start(first);
    };
    const said = own.length === 0 ? words.none : days === undefined ? words.allDone : first ? words.about : words.next(days);
    const start = first && h("button", { class: "brass", type: "button", "data-do": "practise", onclick: go }, words.start);
    const title = h("h3", {}, words.title, own.length > 0 && h("small", {}, words.due(due.length)));
    const hadFocus = element.contains(document.activeElement);
    fill(element, h("div", {}, title, h("p", {}, said)), start);
    if (hadFocus) start?.focus();
  }

  // Without the server what this browser has is there.
  void draw()
    .then(() => kept.sync(session.guest))
    .then(draw)
    .catch(() => undefined);
  return element;
}
