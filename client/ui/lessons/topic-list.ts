/** "One more thing": a game's lessons on one topic each as a panel in the lobby, ticked where done. */
import "./topic-list.css";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Face } from "../../face/face.ts";
import type { GameId, Language, Text } from "../../text/languages.ts";
import { sayer } from "../../text/say.ts";
import { panel } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { posterBeside } from "../common/game-name.ts";
import { closing } from "../panels/settings-panel.ts";
import type { FirstMatches } from "./first-matches.ts";

interface TopicListParts {
  readonly text: Text;
  readonly language: Language;
  readonly face: Face;
  readonly first: Pick<FirstMatches, "hasDone">;
  start(topic: string): void;
}

/** Resolves when it is open. */
export async function showTopics({ text, language, face, first, start }: TopicListParts): Promise<void> {
  const { id } = face.game;
  const [sentences, topics] = await Promise.all([language.topicsOf(face), face.topics?.list() ?? []]);
  const say = sayer(text, sentences, String, WATCHER);
  const words = text.lesson;
  const isDone = (topic: string): boolean => first.hasDone(id, topic);
  const next = topics.find(({ topic }) => !isDone(topic));
  const entries = topics.map(({ topic }) => {
    const onclick = () => {
      open.close();
      start(topic);
    };
    const done = isDone(topic);
    const button = h(
      "button",
      { class: done ? "plain done" : "plain", type: "button", "data-topic": topic, autofocus: topic === next?.topic, onclick },
      h("b", {}, say.line([`lesson.${topic}`])),
      done && h("span", { class: "tick", role: "img", "aria-label": words.done }, "✓"),
      h("small", {}, say.line([`lesson.${topic}.about`])),
    );
    return h("li", {}, button);
  });
  const leaf = h("div", { class: "leaf" }, h("p", {}, words.moreAbout), h("ol", {}, ...entries));
  const parts = [posterBeside(text, id), leaf, closing(text, () => open.close())];
  const open = panel(words.moreOf(text.games[id as GameId].name), "topics", parts);
}
