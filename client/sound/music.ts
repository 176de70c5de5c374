/** Quiet music at a table: phrases at random with rests between them, so that it never nags. Fetched when a player turns it on. */
import type { Mixer } from "./mixer.ts";
import type { Music } from "./names.ts";
import type { SoundBank } from "./sound-bank.ts";

/** Seconds of silence between two phrases. */
const REST = { least: 5, most: 20 } as const;

/** Gives what fades it out. */
export function startMusic(mixer: Mixer, bank: SoundBank, music: Music, phrases: number): () => void {
  let over = false;
  let due: ReturnType<typeof setTimeout> | undefined;
  let fade: (() => void) | undefined;
  // The first is the theme.
  let phrase = 0;
  async function next(): Promise<void> {
    const buffer = await bank.order(music, phrase);
    if (over) return;
    // Never the same twice in a row.
    phrase = (phrase + 1 + Math.floor(Math.random() * (phrases - 1))) % phrases;
    fade = mixer.background("music", buffer, false);
    due = setTimeout(next, 1_000 * (buffer.duration + REST.least + Math.random() * (REST.most - REST.least)));
  }
  void next();
  return () => {
    over = true;
    clearTimeout(due);
    fade?.();
  };
}
