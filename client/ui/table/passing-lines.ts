/** What was done last, where the log itself is out of sight: each line of it passes by, and what others write. It is read out by other means. */
import { PASSING_NEWS_SHOWN } from "../../base/durations.ts";
import { until } from "../../base/until.ts";
import { fill, h, set } from "../common/dom.ts";
import { badge } from "../common/seat-badge.ts";
import { newestDeed } from "../model/log-lines.ts";
import type { TableModel } from "../model/table-model.ts";

interface PassingLine {
  readonly seat: number | undefined;
  readonly sentence: string;
  readonly struck: boolean;
  readonly isNews: boolean;
}

export function passingLines({ say, story, news, follow, followPerFrame, signal }: TableModel): HTMLElement {
  const element = h("p", { class: "passing", "aria-hidden": "true" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  follow(() => {
    const now = news.value;
    clearTimeout(timer);
    if (now !== undefined) timer = setTimeout(() => (news.value = undefined), PASSING_NEWS_SHOWN);
  });
  until(signal, () => clearTimeout(timer));

  function newestLine(): PassingLine | undefined {
    if (news.value !== undefined) return { ...news.value, struck: false, isNews: true };
    const deed = newestDeed(story.log);
    return deed && { seat: deed.seat, sentence: say.line(deed.line), struck: deed.struck, isNews: false };
  }
  let shown: string | undefined;
  followPerFrame(newestLine, (line) => {
    const now = JSON.stringify(line);
    if (now === shown) return;
    shown = now;
    set(element, "title", line?.sentence);
    if (line === undefined) return fill(element);
    const { seat, sentence, struck, isNews } = line;
    // A new element for each line, which comes in from below.
    const props = { "data-struck": struck, "data-news": isNews };
    fill(element, h("span", props, seat !== undefined && badge(seat, "badge small"), h("span", {}, sentence)));
  });
  return element;
}
