import type { PlaybackKeys } from "../playback/playback-keys.ts";
import type { ReadingKeys } from "./read-aloud.ts";

/** The keys of the table. None of them works while the player types or a panel is open. */
export interface KeyActions {
  undo(): void;
  hint(): void;
  log(): void;
  talk(): void;
  pin(): void;
  mute(): void;
  help(): void;
  back(): void;
  moves(): void;
  explore(): void;
  rules(): void;
  settings(): void;
  bigView(): void;
  chances(): void;
  any(): void;
  readonly reading: ReadingKeys;
  readonly playback: PlaybackKeys;
}

/** What a key does to the frames that are shown. */
function playbackDeed({ key, shiftKey }: KeyboardEvent, keys: PlaybackKeys): (() => void) | undefined {
  const unit = shiftKey ? "turn" : "move";
  const focus = document.activeElement;
  // The arrows walk through choices and scroll the log; Space presses a button.
  if (keys.active ? focus?.closest(".log, .mirror, .choices") : focus !== document.body) return undefined;
  if (key === "ArrowLeft") return () => keys.step(-1, unit);
  if (key === "Home") return keys.first;
  if (!keys.active) return undefined;
  if (key === "ArrowRight") return () => keys.step(1, unit);
  if (key === "End") return keys.last;
  return key === " " && !focus?.matches("button, summary, a") ? keys.toggle : undefined;
}

/** A fifth seat is the most there is. */
const MOST_SEATS = 5;

/** Actions by `key` of the event, in lower case. Each is listed on the page of keys. */
export function namedKeys({ reading, ...deeds }: KeyActions): Readonly<Record<string, (() => void) | undefined>> {
  const seats = Array.from({ length: MOST_SEATS }, (_none, at) => [String(at + 1), () => reading.seat(at)] as const);
  return {
    u: deeds.undo,
    h: deeds.hint,
    m: deeds.moves,
    l: deeds.log,
    t: deeds.talk,
    p: deeds.pin,
    v: deeds.mute,
    x: deeds.explore,
    r: deeds.rules,
    o: deeds.settings,
    f: deeds.bigView,
    c: deeds.chances,
    w: reading.question,
    s: reading.seats,
    b: reading.middle,
    g: reading.goals,
    e: reading.events,
    ...Object.fromEntries(seats),
    "?": deeds.help,
    escape: deeds.back,
    arrowdown: deeds.moves,
    arrowright: deeds.moves,
  };
}

/** A dialog or an open menu has the keys: Escape closes it, and does nothing at the table. */
const isCovered = (): boolean => document.querySelector("dialog[open], :popover-open") !== null;

/** Gives the way to stop. */
export function listenToKeys(deeds: KeyActions): () => void {
  const named = namedKeys(deeds);
  const onKey = (event: KeyboardEvent): void => {
    const typing =
      event.target instanceof HTMLElement && event.target.matches("input:not([type=range]), textarea, select") ? event.target : undefined;
    // A key that is held down presses a button once: the next button under the focus is another one.
    if (event.repeat && (event.key === "Enter" || event.key === " ") && typing === undefined) event.preventDefault();
    // Reached by a key, so left by one.
    if (event.key === "Escape" && !isCovered()) typing?.blur();
    if (typing !== undefined || event.ctrlKey || event.metaKey || event.altKey || isCovered()) return;
    deeds.any();
    const seeking = playbackDeed(event, deeds.playback);
    const deed = seeking ?? named[event.key.toLowerCase()];
    const arrow = event.key.startsWith("Arrow") && seeking === undefined;
    // The log scrolls by arrows; arrows begin the walk only from nowhere.
    if (deed === undefined || (arrow && document.activeElement !== document.body)) return;
    event.preventDefault();
    deed();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
