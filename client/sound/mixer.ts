/** The audio of the page: a bus for each kind of sound, and a limiter over all, so that nothing is ever harsh. */
import { KINDS, type Volumes } from "./volumes.ts";

export interface Played {
  /** Seconds of the audio clock. */
  readonly at: number;
  readonly level: number;
  readonly speed: number;
  /** -1 left, 1 right. */
  readonly pan?: number;
}

export interface Mixer {
  readonly audio: AudioContext;
  set(volumes: Volumes): void;
  play(bus: keyof Volumes, buffer: AudioBuffer, how: Played): void;
  /** Plays it once, or round and round from silence on; gives what fades it out. */
  background(bus: keyof Volumes, buffer: AudioBuffer, loop: boolean): () => void;
  /** Call it when something is to be played: browsers allow it after a gesture. */
  resume(): void;
}

/** Only peaks of many sounds at once reach the threshold. The browser makes up for what it takes away; the last gain takes that back. */
const LIMIT = { threshold: -8, knee: 6, ratio: 14, attack: 0.002, release: 0.12, makeUp: 0.72 } as const;
/** Seconds a slider takes to be heard, and an ambience to come and to go. */
const FADE = { slider: 0.03, in: 2.5, out: 0.5 } as const;
/** The audio pauses after this many milliseconds of silence: it costs processor time even when nothing sounds. */
const PAUSE_AFTER = 20_000;

export function openMixer(start: Volumes): Mixer {
  const audio = new AudioContext();
  const limiter = new DynamicsCompressorNode(audio, {
    threshold: LIMIT.threshold,
    knee: LIMIT.knee,
    ratio: LIMIT.ratio,
    attack: LIMIT.attack,
    release: LIMIT.release,
  });
  limiter.connect(new GainNode(audio, { gain: LIMIT.makeUp })).connect(audio.destination);
  const gainOf = (volume: number): number => volume ** 2;
  const buses = Object.fromEntries(
    KINDS.map((kind) => {
      const bus = new GainNode(audio, { gain: gainOf(start[kind]) });
      bus.connect(limiter);
      return [kind, bus];
    }),
  ) as Record<keyof Volumes, GainNode>;
  let sounding = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const resume = (): void => {
    if (sounding > 0 && audio.state !== "running") void audio.resume().catch(() => undefined);
  };
  function rest(): void {
    pause = setTimeout(() => void audio.suspend().catch(() => undefined), PAUSE_AFTER);
  }
  rest();
  function begins(): void {
    sounding++;
    clearTimeout(pause);
    resume();
  }
  function ended(): void {
    sounding--;
    if (sounding === 0) rest();
  }
  function source(buffer: AudioBuffer, options: AudioBufferSourceOptions): AudioBufferSourceNode {
    const node = new AudioBufferSourceNode(audio, { buffer, ...options });
    node.onended = () => {
      node.disconnect();
      ended();
    };
    begins();
    return node;
  }

  return {
    audio,
    resume,
    set: (volumes) => {
      for (const kind of KINDS) buses[kind].gain.setTargetAtTime(gainOf(volumes[kind]), audio.currentTime, FADE.slider);
    },
    play(bus, buffer, { at, level, speed, pan = 0 }) {
      const node = source(buffer, { playbackRate: speed });
      node
        .connect(new GainNode(audio, { gain: level }))
        .connect(new StereoPannerNode(audio, { pan }))
        .connect(buses[bus]);
      node.start(at);
    },
    background(bus, buffer, loop) {
      const gain = new GainNode(audio, { gain: loop ? 0 : 1 });
      const node = source(buffer, { loop });
      node.connect(gain).connect(buses[bus]);
      gain.gain.setTargetAtTime(1, audio.currentTime, FADE.in / 3);
      node.start();
      return () => {
        gain.gain.cancelScheduledValues(audio.currentTime);
        gain.gain.setTargetAtTime(0, audio.currentTime, FADE.out / 3);
        node.stop(audio.currentTime + 2 * FADE.out);
      };
    },
  };
}
