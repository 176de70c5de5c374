/** Says above the board who is gone, how long the seat waits, and what happens then. */
import type { Presence } from "../../feed/feed.ts";
import { isLostByAbsence } from "../../feed/kinds.ts";
import { announce } from "../common/announcer.ts";
import { countdowns } from "../common/countdown.ts";
import { h, set, write } from "../common/dom.ts";
import { clock } from "../common/time-left.ts";
import type { TableModel } from "../model/table-model.ts";

export function absentPlayersStrip({ say, feed: { seat: own, allows }, presence, over, follow }: TableModel): HTMLElement {
  const words = say.text.people;
  const sentence = h("b", {});
  // Read out once, by the sentence; a voice that counts would never stop.
  const ring = h("span", { class: "waits", "aria-hidden": "true" });
  const element = h("div", { class: "strip gone", hidden: true }, sentence, ring);
  const until = countdowns(() => element.isConnected && draw(presence.peek(), over.peek()));
  function draw({ people, connection }: Presence, isOver: boolean): void {
    const gone = people.flatMap(({ kind, here, until: end, whole }, seat) =>
      kind === "person" && !here && end > 0 && seat !== own ? [{ seat, end, whole }] : [],
    );
    const [first] = gone.sort((one, other) => one.end - other.end);
    // While this connection is lost, nothing is known of the others'.
    const quiet = first === undefined || isOver || connection !== "open";
    set(element, "hidden", quiet);
    if (quiet) return write(sentence, "");
    const { part, seconds } = until(first.end, first.whole);
    const now = (isLostByAbsence(allows, people) ? words.losesNow : words.goneNow)(say.name(first.seat));
    if (sentence.textContent !== now) announce(now);
    write(sentence, now);
    set(ring, "style", `--left: ${part * 100}%`);
    write(ring, clock(seconds));
  }
  follow(() => draw(presence.value, over.value));
  return element;
}
