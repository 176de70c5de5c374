/** Where the note of a lesson appears. The note itself is fetched when a lesson begins: no other table needs its code. */

import { h } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { LessonNote, LessonNoteOptions } from "./lesson-note.ts";

export function lessonPlace(options: Omit<LessonNoteOptions, "element">) {
  const { say, signal } = options.table;
  const element = h("section", { class: "lesson", "data-floats": true, hidden: true });
  let note: LessonNote | undefined;
  const fetchNote = async (): Promise<void> => {
    const { LessonNote, tellingOf } = await import("./lesson-note.ts");
    const telling = await tellingOf(options);
    if (!signal.aborted) note = new LessonNote({ ...options, element }, telling);
  };
  fetchNote().catch((error: unknown) => tellFailure(say.text, error));
  return {
    element,
    /** What is to be done first; undefined while any move may be made. */
    task: (): string | undefined => note?.task(),
  };
}
