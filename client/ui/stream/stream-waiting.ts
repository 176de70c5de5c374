/** A stream that has nothing to show: why, and that it goes on by itself. */
import "./stream-waiting.css";
import { TICK } from "../../base/durations.ts";
import { time } from "../../base/time.ts";
import type { MatchStream, StreamState } from "../../feed/stream.ts";
import type { Text } from "../../text/languages.ts";
import { fill, h } from "../common/dom.ts";
import { gameName } from "../common/game-name.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { StreamWords } from "./stream-words.ts";

export interface StreamWaiting {
  show(state: Exclude<StreamState, { type: "playing" | "over" }>): void;
  close(): void;
}

export function streamWaiting(text: Text, words: StreamWords, stream: Pick<MatchStream, "wish">, leave: () => void): StreamWaiting {
  const said = h("div", { role: "status" });
  const element = h(
    "section",
    { class: "stream-waiting" },
    h("div", { class: "paper" }, said, h("button", { class: "plain", type: "button", onclick: leave }, words.leave)),
  );
  let tick: ReturnType<typeof setInterval> | undefined;

  function nothing(): string {
    const { wish } = stream;
    if (wish.type === "people") return words.peopleAway;
    return wish.game === "" ? words.nothing : words.nothingOf(gameName(text, wish.game));
  }
  function write(title: string, line: string): void {
    fill(said, h("h1", {}, title), h("p", {}, line));
  }

  return {
    show(state) {
      clearInterval(tick);
      if (!element.isConnected) document.body.append(element);
      if (state.type === "refused") return tellFailure(text, state.why, (why) => write(words.cannot, why));
      if (state.type === "unreachable") return write(words.unreachable, words.keepsTrying);
      const { until } = state;
      if (until === undefined) return write(nothing(), words.goesOn);
      const tell = (): void => write(text.watching.young, text.watching.opens(Math.ceil((until - time.elapsed()) / TICK)));
      tell();
      tick = setInterval(tell, TICK);
    },
    close() {
      clearInterval(tick);
      element.remove();
    },
  };
}
