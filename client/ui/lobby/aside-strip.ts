import type { Text } from "../../text/languages.ts";
import { strip } from "../common/strip.ts";

/** Says that players are waited for, with the way to stop that, wherever the player is. Returns the way to remove it. */
export function asideStrip(text: Text, stop: () => void): () => void {
  const news = strip("meanwhile");
  /** Beside the buttons of a table, where it covers nothing. */
  function place(): void {
    const buttons = document.querySelector(".buttons");
    if (buttons !== null && buttons.previousSibling !== news.element) buttons.before(news.element);
    if (buttons === null && news.element.parentNode !== document.body) document.body.append(news.element);
  }
  // Tables come and go.
  const tables = new MutationObserver(place);
  place();
  tables.observe(document.body, { childList: true });
  news.show(text.waiting.aside, { label: text.waiting.stop, go: stop });
  return () => {
    tables.disconnect();
    news.element.remove();
  };
}
