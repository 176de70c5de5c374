/** Says above the board who is gone, how long the seat waits, and what happens then; lets the player choose it in a match that does not count. */
import { hasResigned, type Presence } from "../../feed/feed.ts";
import { isAskedLater, isLostByAbsence } from "../../feed/kinds.ts";
import { announce } from "../common/announcer.ts";
import { countdowns } from "../common/countdown.ts";
import { confirmDialog } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import { strip } from "../common/strip.ts";
import { succeeded } from "../common/tell-failure.ts";
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
    const gone = people.flatMap((person, seat) =>
      person.kind === "person" && !person.here && person.until > 0 && seat !== own ? [{ seat, person }] : [],
    );
    const [first] = gone.sort((one, other) => one.person.until - other.person.until);
    // While this connection is lost, nothing is known of the others'.
    const quiet = first === undefined || isOver || connection !== "open";
    set(element, "hidden", quiet);
    if (quiet) return write(sentence, "");
    const { part, seconds } = until(first.person.until, first.person.whole);
    const what = isLostByAbsence(allows, people) ? words.losesNow : isAskedLater(allows) ? words.askedNow : words.goneNow;
    const now = what(say.name(first.seat));
    if (sentence.textContent !== now) announce(now);
    write(sentence, now);
    set(ring, "style", `--left: ${part * 100}%`);
    write(ring, clock(seconds));
  }
  follow(() => draw(presence.value, over.value));
  return element;
}

/** One for each other seat: what becomes of it while its player's line is lost. Waiting is not final, so a bot stays at hand. */
export const absenceChoices = (table: TableModel): HTMLElement[] =>
  table.feed.colours.flatMap((_colour, seat) => (seat === table.feed.seat ? [] : absenceChoice(table, seat)));

function absenceChoice({ say, feed, presence, moment, over, follow }: TableModel, seat: number): HTMLElement {
  const { absence: words, ask } = say.text;
  const { element, show } = strip("absence");
  const answer = (label: string, go: () => Promise<unknown>) => ({ label, go: () => void go() });
  const choose = (what: "wait" | "bot") => answer(words[what], () => succeeded(say.text, feed.choose(seat, what)));
  const end = answer(ask.what.end, async () => {
    const others = presence.peek().people.some(({ kind, here }, other) => other !== feed.seat && kind === "person" && here);
    // Nobody is there to agree: it ends at once.
    if (others || (await confirmDialog(ask.what.end, words.endAlone, ask.what.end, say.text.waiting.cancel)))
      await succeeded(say.text, feed.propose("end"));
  });
  follow(() => {
    const { people, connection } = presence.value;
    const { kind, chosen = [] } = people[seat] ?? {};
    const now = moment.value;
    if (over.value || connection !== "open" || kind !== "person" || chosen.length === 0) return show(undefined);
    const name = say.name(seat);
    // A watcher, and a player who is out of the match, only see it.
    if (!feed.allows.moves || (now !== undefined && hasResigned(now, feed.seat))) show(words.waiting(name));
    else if (chosen[feed.seat] === "wait") show(words.waiting(name), choose("bot"));
    else show(words.asks(name), choose("wait"), choose("bot"), end);
  });
  return element;
}
