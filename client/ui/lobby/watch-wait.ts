/** Watching a match of which there is nothing to see yet, because watchers see it late: when it opens, and a way out. */
import { TICK } from "../../base/durations.ts";
import { time } from "../../base/time.ts";
import type { Feed } from "../../feed/feed.ts";
import type { Lobby, WatchWait } from "../../feed/lobby.ts";
import type { Text } from "../../text/languages.ts";
import { panel } from "../common/dialog.ts";
import { h, write } from "../common/dom.ts";

/** Resolves with the match, or with nothing if the player gave up. */
export async function watchOnceSeen(
  { text, lobby }: { text: Text; lobby: Lobby },
  match: string,
  code?: string,
): Promise<Feed | undefined> {
  let isGivenUp = false;
  let close = (): void => undefined;
  const show = (wait: WatchWait): void => {
    close = waitPanel(text, wait.until, () => {
      isGivenUp = true;
      wait.cancel();
    });
  };
  try {
    return await lobby.watch(match, show, code);
  } catch (error) {
    if (isGivenUp) return undefined;
    throw error;
  } finally {
    close();
  }
}

function waitPanel(text: Text, until: number, giveUp: () => void): () => void {
  const sentence = h("p", { "data-wait": "watch" });
  const showTime = (): void => write(sentence, text.watching.opens(Math.ceil((until - time.elapsed()) / TICK)));
  showTime();
  const tick = setInterval(showTime, TICK);
  let isOver = false;
  const cancel = h("button", { class: "plain", type: "button", onclick: () => open.close() }, text.waiting.cancel);
  const open = panel(text.watching.young, "waiting", [sentence, h("div", { class: "row" }, cancel)], () => {
    clearInterval(tick);
    if (!isOver) giveUp();
  });
  return () => {
    isOver = true;
    open.close();
  };
}
