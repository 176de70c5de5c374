/** What people at a table ask of each other: a takeback, a pause, an end without a winner. */
import { computed } from "@preact/signals-core";
import { PROPOSALS } from "../../../shared/core/wire/wire.ts";
import { hasResigned, type Moment, type Presence } from "../../feed/feed.ts";
import { notice, panel } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { type LongMessage, type StripAnswer, strip } from "../common/strip.ts";
import { succeeded } from "../common/tell-failure.ts";
import type { LogLine } from "../model/log-lines.ts";
import type { TableModel } from "../model/table-model.ts";

export interface ProposalStrip {
  readonly element: HTMLElement;
  /** Lets one choose what to ask. */
  open(): void;
}

/** The other players who are still in the match. */
const othersIn = ({ people }: Presence, now: Pick<Moment, "resigned">, reader: number): number[] =>
  people.flatMap(({ kind }, seat) => (seat !== reader && kind === "person" && !hasResigned(now, seat) ? [seat] : []));

/** Named before the others agree; the log marks the rest. */
const MOST_LINES = 6;

export function proposalStrip({ feed, say, presence, moment, taken: doomed, follow }: TableModel): ProposalStrip {
  const { text } = say;
  const words = text.ask;
  const line = strip("asked");
  const others = computed(() => othersIn(presence.value, moment.value ?? {}, feed.seat));

  /** What is proposed, and what it costs; `waits`: this player has agreed, others have not. */
  function message(now: Presence, taken: readonly LogLine[], waits: boolean): string | LongMessage {
    const { what, seat, reveals } = now.proposal;
    if (what === "") return "";
    const left = waits ? words.waiting(others.value.filter((other) => !now.proposal.agreed.includes(other)).length) : "";
    const sentence = seat === feed.seat ? words.own[what] : words.asks[what](say.name(seat));
    if (what !== "takeback") return waits ? text.sentences([sentence, left]) : sentence;
    const shown = taken.slice(-MOST_LINES);
    const lines = shown.map((one) => ({ seat: one.seat, text: say.line(one.line) }));
    const more = taken.length - shown.length;
    if (more > 0) lines.unshift({ seat: undefined, text: words.more(more) });
    const cost = reveals ? words.behindReveal : words.nothingSeen;
    return { sentence, lines, note: waits ? text.sentences([cost, left]) : cost };
  }

  const vote = (label: string, yes: boolean): StripAnswer => ({ label, go: () => void succeeded(text, feed.vote(yes)) });
  function show(now: Presence, isOut: boolean, taken: readonly LogLine[]): void {
    const { what, seat, agreed } = now.proposal;
    if (isOut || !feed.allows.moves) line.show(undefined);
    else if (what === "" && now.paused)
      line.show(words.paused, { label: words.resume, go: () => void succeeded(text, feed.propose("resume")) });
    else if (what === "") line.show(undefined);
    else if (seat === feed.seat) line.show(message(now, taken, true), vote(words.withdraw, false));
    else if (agreed.includes(feed.seat)) line.show(message(now, taken, true));
    else line.show(message(now, taken, false), vote(words.yes, true), vote(words.no, false));
  }
  follow(() => {
    const now = moment.value;
    show(presence.value, now !== undefined && (now.outcome !== undefined || hasResigned(now, feed.seat)), doomed.value);
  });
  return {
    element: line.element,
    open() {
      const isShared = others.peek().length > 0;
      const ask = (what: (typeof PROPOSALS)[number]) => {
        opened.close();
        void succeeded(text, feed.propose(what));
      };
      // What counts is not taken back, even by consent; among bots there is the undo button.
      const buttons = PROPOSALS.filter((what) => what !== "takeback" || (isShared && feed.allows.takeback)).map((what) =>
        h("button", { class: "plain", type: "button", "data-ask": what, onclick: () => ask(what) }, words.what[what]),
      );
      const clocked = isShared && presence.peek().people.some(({ bank }) => bank >= 0);
      const give = async () => {
        opened.close();
        if (await succeeded(text, feed.give())) notice(words.given);
      };
      const gift = clocked && h("button", { class: "plain", type: "button", "data-ask": "give", onclick: give }, words.give);
      const stay = h("button", { class: "quiet", type: "button", onclick: () => opened.close() }, text.waiting.cancel);
      const column = h("div", { class: "column" }, ...buttons, gift, stay);
      const opened = panel(words.title, "asking", [h("p", {}, isShared ? words.hint : words.none), column]);
    },
  };
}
