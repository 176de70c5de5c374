/** The chat of a table: messages, an input, ready phrases; players can be muted, and the chat hidden. */

import { computed, type ReadonlySignal, untracked } from "@preact/signals-core";
import { cleanText, isolated } from "../../../shared/core/base/player-text.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { type ChatLine, LONGEST_SAYING, PHRASES, type Saying } from "../../../shared/core/wire/wire.ts";
import { readLocal, writeLocal } from "../../base/storage.ts";
import { until } from "../../base/until.ts";
import type { Feed } from "../../feed/feed.ts";
import { playAlert } from "../../sound/sounds.ts";
import type { Text } from "../../text/languages.ts";
import { announce } from "../common/announcer.ts";
import { showArms } from "../common/arms-badge.ts";
import { fill, h, keyed, set, write } from "../common/dom.ts";
import { badge } from "../common/seat-badge.ts";
import { succeeded } from "../common/tell-failure.ts";
import type { TableModel } from "../model/table-model.ts";

export interface ChatBox {
  readonly element: HTMLElement;
  /** Whether anyone else at the table is a person. */
  readonly isOffered: ReadonlySignal<boolean>;
  muted(seat: number): boolean;
  mute(seat: number, on: boolean): void;
  /** Moves the focus to the line that the player writes. */
  focus(): void;
}

const KEY = "quayside.chat";
/** Muted seats of the newest match with any: the match's id, then the seats. */
const MUTED = "quayside.muted";

interface MutedSeats {
  has(seat: number): boolean;
  set(seat: number, on: boolean): void;
}

function mutedSeats(match: string): MutedSeats {
  const [of, ...kept] = (readLocal(MUTED) ?? "").split(" ");
  const seats = new Set(of === match ? kept.map(Number) : []);
  return {
    has: (seat) => seats.has(seat),
    set(seat, on) {
      if (on) seats.add(seat);
      else seats.delete(seat);
      writeLocal(MUTED, [match, ...seats].join(" "));
    },
  };
}

/** Which lines of others the reader would rather not see unasked. */
function hurtfulLines({ feed, store, signal }: Pick<TableModel, "feed" | "store" | "signal">, changed: () => void) {
  const shown = new Set<number>();
  let hurts: ((line: string) => boolean) | undefined;
  until(signal, store.onChange(changed));
  if (feed.allows.chat)
    import("../../text/hurtful.ts")
      .then(
        (words) => words.hurts,
        () => () => false,
      )
      .then((found) => {
        hurts = found;
        changed();
      });
  return {
    /** Undefined while the words are fetched. */
    hides: ({ number, seat, text = "" }: ChatLine): boolean | undefined =>
      store.get().hideHurtful &&
      (seat !== feed.seat || seat === WATCHER) &&
      text !== "" &&
      !shown.has(number) &&
      (hurts === undefined ? undefined : hurts(text)),
    show(number: number): void {
      shown.add(number);
      changed();
    },
  };
}

/** What can be done about a watcher's line, of which there is no seat to press. */
type AboutLine = (line: ChatLine) => void;

/** What was said, of which the newest is in sight. */
function chatList(
  { say, presence, signal }: Pick<TableModel, "say" | "presence" | "signal">,
  muted: MutedSeats,
  hurtful: ReturnType<typeof hurtfulLines>,
  aboutOf: (line: ChatLine) => AboutLine | undefined,
) {
  const words = say.text.chat;
  const element = h("ol", { class: "said", "aria-label": words.title });
  const showNewest = (): void => {
    element.scrollTop = element.scrollHeight;
  };
  // The list gets the room that the other panels leave, and its lines wrap differently when its width or the type changes.
  const resized = new ResizeObserver(showNewest);
  resized.observe(element);
  until(signal, () => resized.disconnect());

  /** Those of a seat whose player has gone since are no longer known: what stands there stays. */
  const armsIn = ({ seat, name }: ChatLine): string => {
    const person = presence.peek().people[seat];
    return person !== undefined && person.name === name ? person.arms : "";
  };

  const make = (line: ChatLine): HTMLLIElement => {
    const { seat, name } = line;
    const said = name === "" ? say.name(seat) : isolated(name);
    const about = aboutOf(line);
    const who = about === undefined ? said : h("button", { class: "quiet speaker", type: "button", onclick: () => about(line) }, said);
    const item = h(
      "li",
      {},
      seat !== WATCHER && badge(seat, "badge small"),
      h("strong", {}, h("span", {}), who),
      h("span", { dir: "auto" }),
    );
    resized.observe(item);
    return item;
  };
  return {
    element,
    draw(lines: readonly ChatLine[]): void {
      keyed(
        element,
        lines,
        ({ number }) => String(number),
        make,
        (item, line) => {
          const { number, seat, text: own = "", phrase } = line;
          const span = item.lastElementChild as HTMLElement;
          const arms = armsIn(line);
          if (arms !== "") showArms(item.querySelector("strong > span") as HTMLElement, arms);
          const hides = hurtful.hides(line);
          if (muted.has(seat)) write(span, words.muted);
          else if (hides === undefined) write(span, "…");
          else if (!hides) write(span, phrase === undefined ? own : words.phrases[phrase]);
          else if (span.firstElementChild === null) {
            // The button goes when it is pressed: the focus stays on its line.
            const onclick = (): void => {
              span.tabIndex = -1;
              span.focus();
              hurtful.show(number);
            };
            fill(span, h("button", { class: "quiet hurtful", type: "button", onclick }, words.hurtful));
          }
        },
      );
      showNewest();
    },
  };
}

/** What was written and not sent when a table was closed: its next screen, in another language, goes on with it. */
const drafts = new WeakMap<Feed, string>();

/** The line to write in, and the ready phrases. */
function chatForm(feed: Feed, text: Text) {
  const words = text.chat;
  const hint = feed.seat === WATCHER ? text.watching.chatHint : words.hint;
  const input = h("input", {
    dir: "auto",
    maxlength: LONGEST_SAYING,
    autocomplete: "off",
    placeholder: words.hint,
    title: hint,
    "aria-label": hint,
  });
  input.value = drafts.get(feed) ?? "";
  const phrases = h("select", { "aria-label": words.phrasesHint, title: words.phrasesHint });
  fill(phrases, h("option", { value: "" }, "…"), ...PHRASES.map((phrase) => h("option", { value: phrase }, words.phrases[phrase])));
  let sending: Saying | undefined;
  const send = async (saying: Saying): Promise<boolean> => {
    sending = saying;
    const isSaid = await succeeded(text, feed.say(saying));
    sending = undefined;
    return isSaid;
  };
  phrases.addEventListener("change", () => {
    const phrase = PHRASES.find((one) => one === phrases.value);
    phrases.value = "";
    if (phrase !== undefined) void send({ phrase });
  });
  const onsubmit = async (event: Event) => {
    event.preventDefault();
    const saying = cleanText(input.value, LONGEST_SAYING);
    if (saying !== "" && (await send({ text: saying }))) input.value = "";
  };
  const form = h("form", { class: "say", onsubmit }, input, phrases);
  return {
    input,
    form,
    /** Whether it is the reader's own: among watchers, who have no seats, what this page is just sending. */
    isOwn: ({ seat, text: said, phrase }: ChatLine): boolean =>
      feed.seat === WATCHER ? sending !== undefined && sending.text === said && sending.phrase === phrase : seat === feed.seat,
    /** After the connection has ended for good, nothing can be said. */
    open(on: boolean): void {
      for (const field of [input, phrases]) field.disabled = !on;
    },
  };
}

/** `about`: opens what can be done about what another watcher said. */
export function chatBox(table: TableModel, about?: AboutLine): ChatBox {
  const { feed, say, presence, news, unread, follow, signal } = table;
  const { text } = say;
  const words = text.chat;
  const title = feed.seat === WATCHER ? text.watching.chat : words.title;
  const muted = mutedSeats(feed.match);
  let lines: readonly ChatLine[] = [];
  let off = readLocal(KEY) === "off";
  /** The number of the newest line; undefined before the first list has come. */
  let heard: number | undefined;

  const hurtful = hurtfulLines(table, () => list.draw(lines));
  const { form, input, isOwn, open } = chatForm(feed, text);
  const list = chatList(table, muted, hurtful, (line) => (line.seat === WATCHER && !isOwn(line) ? about : undefined));
  const toggle = h("button", { class: "quiet", type: "button", onclick: () => turn(!off) });
  const element = h("section", { class: "chat", hidden: true }, h("header", {}, h("h2", {}, title), toggle), list.element, form);

  function turn(next: boolean): void {
    off = next;
    writeLocal(KEY, off ? "off" : "on");
    draw();
  }

  function mute(seat: number, on: boolean): void {
    muted.set(seat, on);
    draw();
  }

  function draw(): void {
    write(toggle, off ? words.on : words.off);
    set(form, "hidden", off);
    set(list.element, "hidden", off || lines.length === 0);
    list.draw(lines);
  }
  draw();

  /** What was said before the page was open is old; of several new lines the newest is told. */
  function hear(): void {
    const last = heard;
    heard = lines.at(-1)?.number ?? -1;
    if (last === undefined || off) return;
    const fresh = lines.filter((line) => line.number > last && !muted.has(line.seat) && !isOwn(line));
    const newest = fresh.at(-1);
    if (newest === undefined) return;
    const { seat, name, phrase, text: own = "" } = newest;
    const what = hurtful.hides(newest) === false ? own : words.hurtful;
    const sentence = words.said(name === "" ? say.name(seat) : isolated(name), phrase === undefined ? what : words.phrases[phrase]);
    playAlert("chat");
    announce(sentence);
    news.value = { seat: seat === WATCHER ? undefined : seat, sentence };
    unread.value = unread.peek() + fresh.length;
  }
  const stop = feed.onChat((all) => {
    lines = all;
    draw();
    hear();
  });
  until(signal, () => {
    drafts.set(feed, input.value);
    stop();
  });
  const isOffered = computed(
    () =>
      feed.allows.chat &&
      (feed.seat === WATCHER || presence.value.people.some(({ kind }, seat) => kind === "person" && seat !== feed.seat)),
  );
  // They may come later than what was said before the page was open.
  const arms = computed(() => presence.value.people.map((person) => person.arms).join());
  follow(() => arms.value !== "" && untracked(() => list.draw(lines)));
  follow(() => {
    set(element, "hidden", !isOffered.value);
    open(presence.value.connection !== "closed");
  });
  return {
    element,
    isOffered,
    muted: (seat) => muted.has(seat),
    mute,
    focus() {
      if (off) turn(false);
      input.focus();
    },
  };
}
