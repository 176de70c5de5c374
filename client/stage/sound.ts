/** Soft contact sounds, made on the spot: no files. Silent until the first gesture, and where there is no audio at all. */

/** A short tone or knock: what swings, how long, how loud. Noise is what wood and paper sound of. */
interface Voice {
  readonly tones: readonly number[];
  /** Milliseconds between the tones. */
  readonly step?: number;
  readonly decay: number;
  readonly level: number;
  /** Seconds until it is at its loudest; a knock is so at once. */
  readonly attack?: number;
  /** The noise through a band around this frequency. */
  readonly noise?: { readonly around: number; readonly decay: number; readonly level: number };
}

const VOICES: Readonly<Record<string, Voice>> = {
  card: { tones: [], decay: 0, level: 0, noise: { around: 2_600, decay: 0.07, level: 0.35 } },
  coin: { tones: [2_093, 3_322], step: 28, decay: 0.16, level: 0.07, noise: { around: 5_200, decay: 0.03, level: 0.1 } },
  tile: { tones: [392], decay: 0.05, level: 0.1, noise: { around: 1_500, decay: 0.045, level: 0.4 } },
  wood: { tones: [174, 233], step: 4, decay: 0.08, level: 0.16, noise: { around: 700, decay: 0.05, level: 0.45 } },
  token: { tones: [1_480], decay: 0.12, level: 0.06, noise: { around: 3_000, decay: 0.03, level: 0.2 } },
  barrel: { tones: [110, 98], step: 120, decay: 0.16, level: 0.14, noise: { around: 260, decay: 0.3, level: 0.35 } },
  step: { tones: [], decay: 0, level: 0, noise: { around: 420, decay: 0.045, level: 0.3 } },
  dice: { tones: [310, 420, 350, 280], step: 55, decay: 0.03, level: 0.1, noise: { around: 2_200, decay: 0.05, level: 0.3 } },
  deal: { tones: [], decay: 0, level: 0, noise: { around: 3_200, decay: 0.05, level: 0.25 } },
  flip: { tones: [], decay: 0, level: 0, noise: { around: 3_000, decay: 0.06, level: 0.3 } },
  discard: { tones: [], decay: 0, level: 0, noise: { around: 1_800, decay: 0.09, level: 0.3 } },
  slide: { tones: [], decay: 0, level: 0, attack: 0.05, noise: { around: 1_100, decay: 0.22, level: 0.16 } },
  build: { tones: [147, 196], step: 110, decay: 0.06, level: 0.14, noise: { around: 900, decay: 0.05, level: 0.4 } },
  march: { tones: [98, 98], step: 140, decay: 0.14, level: 0.2, noise: { around: 300, decay: 0.06, level: 0.3 } },
  destroy: { tones: [82], decay: 0.3, level: 0.16, noise: { around: 500, decay: 0.35, level: 0.5 } },
  loot: { tones: [2_637, 1_976, 1_568], step: 60, decay: 0.14, level: 0.06, noise: { around: 5_200, decay: 0.03, level: 0.1 } },
  splash: { tones: [], decay: 0, level: 0, attack: 0.06, noise: { around: 1_900, decay: 0.5, level: 0.22 } },
  horn: { tones: [147, 220], decay: 0.9, level: 0.06, attack: 0.12 },
  wonder: { tones: [392, 523, 659, 784], step: 95, decay: 0.7, level: 0.08 },
  victory: { tones: [523, 659, 784, 1_047, 1_319], step: 110, decay: 0.8, level: 0.08 },
  bell: { tones: [880, 1_320, 1_760], step: 6, decay: 0.9, level: 0.07 },
  flourish: { tones: [523, 659, 784, 1_047], step: 85, decay: 0.55, level: 0.08 },
};
/** Seconds after which a faded sound is released. */
const LEAVES = 0.2;
/** Two equal sounds are never closer, in milliseconds. */
const APART = 80;

export interface Sounds {
  /** A word of the voices; any other is wood. */
  play(sound: string, now: number): void;
  set(volume: number): void;
  close(): void;
}

/** Sounds start with a gesture on this element. */
export function makeSounds(on: HTMLElement, start: number): Sounds {
  let volume = start;
  let audio: AudioContext | undefined;
  let hiss: AudioBuffer | undefined;
  const last = new Map<string, number>();

  const wake = () => {
    if (typeof AudioContext === "undefined") return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  };
  const gestures = ["pointerdown", "keydown"] as const;
  for (const gesture of gestures) on.ownerDocument.addEventListener(gesture, wake, { passive: true });

  function swell(into: AudioContext, at: number, level: number, decay: number, attack = 0.004): GainNode {
    const gain = into.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(level * volume, at + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay);
    gain.connect(into.destination);
    return gain;
  }

  function strike(into: AudioContext, voice: Voice): void {
    const at = into.currentTime + 0.005;
    for (const [index, frequency] of voice.tones.entries()) {
      const begin = at + (index * (voice.step ?? 0)) / 1_000;
      const tone = into.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(swell(into, begin, voice.level, voice.decay, voice.attack));
      tone.start(begin);
      tone.stop(begin + voice.decay + LEAVES);
    }
    if (voice.noise === undefined) return;
    hiss ??= noiseOf(into);
    const source = into.createBufferSource();
    source.buffer = hiss;
    const band = into.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = voice.noise.around;
    band.Q.value = 0.9;
    source.connect(band).connect(swell(into, at, voice.noise.level, voice.noise.decay, voice.attack));
    source.start(at);
    source.stop(at + voice.noise.decay + LEAVES);
  }

  return {
    play(sound, now) {
      const word = Object.hasOwn(VOICES, sound) ? sound : "wood";
      if (audio?.state !== "running" || volume <= 0 || now - (last.get(word) ?? -Infinity) < APART) return;
      last.set(word, now);
      strike(audio, VOICES[word] as Voice);
    },
    set(next) {
      volume = next;
    },
    close() {
      for (const gesture of gestures) on.ownerDocument.removeEventListener(gesture, wake);
      void audio?.close().catch(() => undefined);
    },
  };
}

/** Half a second of noise, the same each time. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[at] = state / 2 ** 31;
  }
  return buffer;
}
