/** What the keys do to the frames that are shown, in a replay and while a match goes on. */
import type { LookBack } from "../../feed/look-back.ts";
import type { Playback, PlaybackUnit } from "../../feed/playback.ts";

/** Going through the frames of a match. */
export interface PlaybackKeys {
  /** A past frame is shown, or the match is over. While a match is followed, only the keys that look back work. */
  readonly active: boolean;
  step(direction: 1 | -1, unit: PlaybackUnit): void;
  /** Plays or pauses. */
  toggle(): void;
  first(): void;
  last(): void;
}

/** True if the picture was in the past. */
export function toLive(back: LookBack | undefined): boolean {
  if (back === undefined || back.live) return false;
  back.playback.seek(back.playback.last);
  return true;
}

export function playbackKeys(playback: Playback, back: LookBack | undefined): PlaybackKeys {
  return {
    get active() {
      return back?.live !== true;
    },
    step: (direction, unit) => playback.step(direction, unit),
    toggle: () => (playback.playing ? playback.pause() : playback.play()),
    first: () => playback.seek(0),
    last: () => playback.seek(playback.last),
  };
}
