/** Who plays: name, sign, turn, connection, and what each has. */
import { isEqual } from "../../../shared/core/base/plain.ts";
import type { SeatStatus } from "../../../shared/core/wire/sync.ts";
import { TICK } from "../../base/durations.ts";
import type { Chip } from "../../face/face.ts";
import { hasResigned, isAmongBots, type Moment, type Presence } from "../../feed/feed.ts";
import { isAskedLater, isLostByAbsence } from "../../feed/kinds.ts";
import type { Text } from "../../text/languages.ts";
import { showArms } from "../common/arms-badge.ts";
import { clockHintOf } from "../common/clock-hint.ts";
import { type Countdown, countdowns, thinkingTimes } from "../common/countdown.ts";
import { fill, h, keyed, set, write } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import { badge, seatStyle } from "../common/seat-badge.ts";
import { clock, clockOrLeft } from "../common/time-left.ts";
import type { TableModel } from "../model/table-model.ts";
import { LAST_SECONDS, type RunningClock } from "./last-seconds.ts";

interface Row {
  readonly seat: number;
  readonly chips: readonly Chip[];
  readonly moment: Moment;
  readonly presence: Presence;
}

/** A time that runs out, as a ring around the seat's sign and in digits. */
interface Ring {
  readonly kind: "thinks" | "hurry" | "gone";
  readonly time: Countdown;
}

/** What kind of bot plays here, if that is known. After the match it is the seat of the player whom a bot stands in for. */
export const botTag = (
  { people }: Pick<Text, "people">,
  { name, level }: Pick<SeatStatus, "name" | "level">,
  over: boolean,
): string | false => (name === "" ? level !== "" && people.botLabel[level] : !over && people.standsIn);

export interface SeatNow {
  readonly person: SeatStatus | undefined;
  /** The reader's. */
  readonly mine: boolean;
  readonly resigned: boolean;
  readonly over: boolean;
  /** A choice is owed by it. */
  readonly owes: boolean;
  readonly paused: boolean;
  /** Disconnected, with no time that says so. */
  readonly gone: boolean;
}

/** What is said beside the name of a seat's player. The kind is its class: where there is little room it is a sign, or left out. */
export interface Tag {
  readonly kind: "you" | "level" | "turn" | "shares" | "standsIn" | "gone" | "out" | "paused" | "rematch";
  readonly words: string;
}

/** A player who is out is never to move: a bot answers in their place. */
export function tagsOf({ people }: Pick<Text, "people">, { person, mine, resigned, over, owes, paused, gone }: SeatNow): Tag[] {
  const bot = person?.kind === "bot" && !resigned && botTag({ people }, person, over);
  const tags: readonly (readonly [Tag["kind"], string | false | undefined])[] = [
    ["you", mine && people.youLabel],
    ["out", resigned && people.out],
    [person?.name === "" ? "level" : "standsIn", bot],
    ["gone", gone && people.gone],
    ["shares", person?.sharesView === true && people.sharesView],
    ["turn", owes && !resigned && !paused && people.turn],
    ["paused", owes && paused && people.paused],
    ["rematch", over && person?.kind === "person" && person.rematch && people.rematch],
  ];
  return tags.flatMap(([kind, words]) => (words ? [{ kind, words }] : []));
}

/** Whether another player sits there, who has a menu. */
const isOther = (person: SeatStatus | undefined, seat: number, own: number): boolean =>
  own >= 0 && seat !== own && (person?.kind === "person" || (person?.kind === "bot" && person.name !== ""));

const emptyRow = (seat: number, about: (seat: number) => void): HTMLLIElement =>
  h(
    "li",
    { class: "seat", "data-seat": seat, style: seatStyle(seat) },
    h("span", { class: "sign" }, badge(seat)),
    h(
      "div",
      { class: "who" },
      h("span", { class: "worn" }),
      h("button", { class: "name", type: "button", onclick: () => about(seat) }),
      h("span", { class: "tags" }),
    ),
    h("div", { class: "chips" }),
  );

interface SeatsPanelParts {
  readonly looks: Looks;
  /** Opens the menu of a player. */
  about(seat: number): void;
  /** Whether the player's own running clock is to be signalled. */
  isShort(clock: RunningClock): boolean;
}

export function seatsPanel(
  { face, say, feed: { allows }, moment, sight, presence, manners, followPerFrame }: TableModel,
  { looks, about, isShort }: SeatsPanelParts,
): HTMLElement {
  const { text } = say;
  const inDays = allows.clocks === "days";
  const element = h("ul", { class: "seats", "aria-label": text.table.seats });
  const chipsOf = new WeakMap<HTMLElement, readonly Chip[]>();
  const until = countdowns(() => draw());
  const secondsThought = thinkingTimes(() => draw());

  /** A disconnected player's grace period replaces their clock. After the match nothing runs out for anyone. */
  function ringOf(person: SeatStatus | undefined, over: boolean, open: boolean): Ring | undefined {
    if (person === undefined || over) return undefined;
    const { kind, here, until: back, deadline, whole } = person;
    if (kind === "person" && !here && back > 0) return open ? { kind: "gone", time: until(back, whole) } : undefined;
    if (kind !== "person" || deadline === 0) return undefined;
    const time = until(deadline, whole);
    return { kind: time.seconds <= LAST_SECONDS ? "hurry" : "thinks", time };
  }

  function clockTag(ring: Ring | undefined, person: SeatStatus, over: boolean, loses: boolean): HTMLElement | undefined {
    const { people } = text;
    const { bank } = person;
    const clockHint = clockHintOf(text, allows, presence.peek().people);
    const digits = ring && clockOrLeft(text, ring.time.seconds);
    if (ring?.kind === "gone") {
      const asked = isAskedLater(allows);
      const whole = asked ? text.parts([people.gone, digits ?? ""]) : (loses ? people.loses : people.waits)(digits ?? "");
      const hint = asked ? people.askedHint : loses ? people.losesHint : people.waitsHint;
      // Which of them is seen depends on the room; the whole one is always read out.
      const forms = [
        h("span", { class: "whole" }, whole),
        h("span", { class: "brief", "aria-hidden": "true" }, asked ? digits : people.botIn(digits ?? "")),
        h("span", { class: "digits", "aria-hidden": "true" }, digits),
      ];
      return h("span", { class: "tag waits", title: text.parts([whole, hint]) }, ...forms);
    }
    if (ring !== undefined) return h("span", { class: `tag clock ${ring.kind}`, title: clockHint }, digits);
    return bank < 0 || over ? undefined : h("span", { class: "tag clock", title: clockHint }, clock(Math.ceil(bank / TICK)));
  }

  /** Where people play without clocks: how long the player has thought so far. */
  function thoughtTag(seat: number, { thought }: SeatStatus, thinks: boolean): HTMLElement | undefined {
    if (thought < 0) return undefined;
    const seconds = secondsThought(seat, thought, thinks);
    return h("span", { class: "tag clock", title: text.people.thoughtHint }, clockOrLeft(text, seconds));
  }

  const update = (row: HTMLElement, { seat, chips, moment, presence }: Row): void => {
    const person = presence.people[seat];
    const over = moment.outcome !== undefined;
    const mine = say.reader === seat;
    // What was asked before the line broke may have been answered since.
    const open = presence.connection === "open";
    const owes = !over && open && moment.asked.includes(seat);
    const acts = owes && !presence.paused;
    const gone = open && !inDays && person?.kind === "person" && !person.here;
    const resigned = hasResigned(moment, seat);
    const ring = ringOf(person, over, open);
    const tags = tagsOf(text, { person, mine, resigned, over, owes, paused: presence.paused, gone: gone && ring?.kind !== "gone" });
    const clock = mine && acts && ring?.kind !== "gone" && person !== undefined && ring && { ...person, seconds: ring.time.seconds };
    const short = clock !== false && clock !== undefined && isShort(clock);
    set(row, "class", `seat${acts ? " acts" : ""}${gone ? " gone" : ""}${short ? " short" : ""}`);
    const sign = row.querySelector<HTMLElement>(".sign") as HTMLElement;
    set(sign, "data-ring", ring?.kind);
    set(sign, "style", ring && `--left: ${ring.time.part * 100}%`);
    const name = row.querySelector<HTMLButtonElement>(".name") as HTMLButtonElement;
    write(name, say.name(seat));
    showArms(row.querySelector<HTMLElement>(".worn") as HTMLElement, person?.arms ?? "");
    const other = isOther(person, seat, say.reader);
    const manner = manners.value.get(seat);
    name.disabled = !other && manner === undefined;
    set(name, "title", manner ?? (other ? text.neighbour.title(say.name(seat)) : say.name(seat)));
    fill(
      row.querySelector(".tags") as Element,
      ...tags.map(({ kind, words }) => h("span", { class: `tag ${kind}`, title: words }, h("span", { class: "word" }, words))),
      person && clockTag(ring, person, over, isLostByAbsence(allows, presence.people)),
      person && ring === undefined && !isAmongBots(presence, seat) && thoughtTag(seat, person, acts && !gone),
    );
    if (isEqual(chips, chipsOf.get(row))) return;
    chipsOf.set(row, chips);
    fill(row.querySelector(".chips") as Element, ...chips.map(looks.chip));
  };
  function drawSeats(moment: Moment, presence: Presence): void {
    set(element, "data-stale", presence.connection !== "open");
    const own = Math.max(moment.sight.seat, 0);
    const seats = face.seats(moment.sight);
    const count = Math.max(presence.people.length, seats.length);
    // Seats are in the order of the table: the others first, this player last, nearest to their side of the picture.
    const order = Array.from({ length: count }, (_none, at) => (own + 1 + at) % count);
    const rows = order.map((seat): Row => ({ seat, chips: seats[seat]?.chips ?? [], moment, presence }));
    keyed(
      element,
      rows,
      ({ seat }) => String(seat),
      ({ seat }) => emptyRow(seat, about),
      update,
    );
  }
  const draw = followPerFrame(
    () => [moment.value && sight.value && { ...moment.value, sight: sight.value }, presence.value, manners.value] as const,
    ([now, people]) => now && element.isConnected && drawSeats(now, people),
  );
  return element;
}
