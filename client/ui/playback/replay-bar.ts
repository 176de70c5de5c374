/**
 * The bar under the picture that goes through the frames of a match: a finished one, or the past of one that is being played.
 * Turning points are put on its rail by `setTurningPoints`; to go to a frame, call `seek` of the replay.
 */

import { until } from "../../base/until.ts";
import type { Moment } from "../../feed/feed.ts";
import { PLAYBACK_SPEEDS, type Playback, type PlaybackSpeed } from "../../feed/playback.ts";
import type { ReplayFeed } from "../../feed/replay.ts";
import type { Text } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import { announce } from "../common/announcer.ts";
import { drawn, fill, h, set, write } from "../common/dom.ts";
import { eyesField } from "../fields/eyes-field.ts";
import type { TableModel } from "../model/table-model.ts";
import { ICONS, type IconName } from "./playback-icons.ts";
import { playbackRail, type RailMark } from "./playback-rail.ts";
import { type RoundStart, roundAt, roundStarts } from "./rounds.ts";

/** A frame at which a match was decided, with what happened there. */
export type TurningPoint = Omit<RailMark, "kind" | "sign">;

export interface ReplayBar {
  readonly element: HTMLElement;
  /** The round of the frame shown, as a sentence; empty where the game has none. */
  round(): string;
  /** Buttons beside its own. */
  add(buttons: readonly HTMLElement[]): void;
  setTurningPoints(points: readonly TurningPoint[]): void;
}

interface ReplayBarParts {
  /** Copies a link to the moment, or what shows it in a page of another site; none where the server does not have the match. */
  readonly copyLink?: () => void;
  readonly copyEmbed?: () => void;
  copyPicture(): void;
}

export function replayBar(table: TableModel, { copyLink, copyEmbed, copyPicture }: ReplayBarParts): ReplayBar {
  const { say, face, source, signal } = table;
  const { playback } = source;
  const { text } = say;
  const words = text.replay;
  const back = "live" in source ? source : undefined;
  const eyes = "eyes" in source && !source.allows.moves ? eyesField(table, source, () => [...source.colours.keys()]) : undefined;
  const taken = "hasTaken" in source && source.hasTaken && takenButton(source, words);
  const rail = playbackRail(words.moment, (frame) => playback.seek(frame));
  const count = h("span", { class: "count" });
  let starts: readonly RoundStart[] = [];
  let turning: readonly TurningPoint[] = [];
  let marked: Moment | undefined;

  const play = iconButton("play", words.play, "brass", () => (playback.playing ? playback.pause() : playback.play()));
  const step = (name: keyof typeof words.steps, direction: 1 | -1, unit: "move" | "turn") =>
    iconButton(name, words.withKey(words.steps[name], words.keys[name]), "wooden", () => playback.step(direction, unit));
  /** Whether the reader was told that it is their turn, since they began to look back. */
  let told = false;
  const live = back && h("button", { class: "brass live", type: "button", onclick: () => playback.seek(playback.last) });
  const tools = h("span", { class: "row" });
  const element = h(
    "div",
    { class: "replay", role: "group", "aria-label": words.title },
    h("div", { class: "row" }, rail.element, count),
    h(
      "div",
      { class: "row" },
      step("turnBack", -1, "turn"),
      step("moveBack", -1, "move"),
      play,
      step("moveOn", 1, "move"),
      step("turnOn", 1, "turn"),
      speedField(say, playback),
      eyes,
      taken,
      h("span", { class: "gap" }),
      tools,
      copyLink && iconButton("link", words.link, "wooden", copyLink),
      copyEmbed && iconButton("embed", words.embed, "wooden", copyEmbed),
      iconButton("picture", words.picture, "wooden", copyPicture),
      live,
    ),
  );
  // A click leaves the focus where it is, so that Space goes on to mean play and pause.
  element.addEventListener("mousedown", (event) => (event.target as Element).closest("button") && event.preventDefault());

  function round(): string {
    const now = roundAt(starts, playback.at);
    return now === undefined ? "" : say.line(["round", { round: now }]);
  }

  function mark(): void {
    const rounds = starts.map(({ frame, round }): RailMark => ({ frame, kind: "round", label: say.line(["round", { round }]) }));
    rail.mark([...rounds, ...turning.map((point, nth): RailMark => ({ ...point, kind: "turning", sign: String(nth + 1) }))], playback.last);
  }

  function tellOfTurn(): void {
    const called = back?.called ?? false;
    if (called && !told) announce(text.lookBack.called);
    told = called;
  }

  function show(): void {
    const { at, last, playing } = playback;
    set(element, "hidden", back?.live ?? false);
    if (back?.live) {
      told = false;
      return;
    }
    const newest = source.moments[last];
    if (newest !== marked) {
      marked = newest;
      starts = roundStarts(face, source.moments);
      mark();
    }
    const [move, moves] = [playback.movesAt(at), playback.movesAt(last)];
    const where = round() === "" ? words.count(move, moves) : words.countIn(round(), move, moves);
    rail.show(at, last, where);
    write(count, where);
    const label = playing ? words.pause : words.play;
    fill(play, drawn(ICONS[playing ? "pause" : "play"], "icon"));
    for (const name of ["aria-label", "title"]) set(play, name, words.withKey(label, words.keys.play));
    set(play, "data-playing", playing);
    tellOfTurn();
    if (live) write(live, back?.called ? text.lookBack.calledLive : text.lookBack.live);
  }

  until(signal, playback.onState(show));
  return {
    element,
    round,
    add: (buttons) => tools.append(...buttons),
    setTurningPoints(points) {
      turning = points;
      mark();
    },
  };
}

function iconButton(icon: IconName, label: string, kind: "wooden" | "brass", onclick: () => void): HTMLButtonElement {
  return h("button", { class: `${kind} small`, type: "button", title: label, "aria-label": label, onclick }, drawn(ICONS[icon], "icon"));
}

function takenButton(feed: ReplayFeed, words: Text["replay"]): HTMLButtonElement {
  const button = iconButton("taken", words.taken, "wooden", () => {
    feed.showTaken(!feed.showsTaken);
    set(button, "aria-pressed", String(feed.showsTaken));
  });
  set(button, "aria-pressed", String(feed.showsTaken));
  return button;
}

function speedField({ text }: Say, playback: Playback): HTMLElement {
  const options = PLAYBACK_SPEEDS.map((speed) =>
    h("option", { value: speed, selected: speed === playback.speed }, text.replay.speeds(speed)),
  );
  const field = h("select", { class: "speed dark", "aria-label": text.replay.speed, title: text.replay.speed }, ...options);
  field.addEventListener("change", () => {
    playback.setSpeed(Number(field.value) as PlaybackSpeed);
    // The keys belong to the playback again.
    field.blur();
  });
  return field;
}
