/** The rendered sounds. Each is ordered once; the worker ends when nothing is on order. */
import { at } from "../../shared/core/base/checked.ts";
import type { SoundName } from "./names.ts";
import type { SoundDelivery, SoundOrder } from "./render-worker.ts";

export interface SoundBank {
  /** Undefined until it has been rendered. */
  get(name: SoundName, variant: number): AudioBuffer | undefined;
  /** Orders it if it has not been ordered; never settles if it cannot be rendered. */
  order(name: SoundName, variant: number): Promise<AudioBuffer>;
}

export function soundBank(audio: BaseAudioContext): SoundBank {
  const ready = new Map<string, AudioBuffer>();
  const ordered = new Map<string, { readonly promise: Promise<AudioBuffer>; readonly resolve: (buffer: AudioBuffer) => void }>();
  let worker: Worker | undefined;
  const keyOf = (name: SoundName, variant: number): string => `${name} ${variant}`;

  function open(): Worker {
    const opened = new Worker(new URL("./render-worker.ts", import.meta.url), { type: "module" });
    opened.addEventListener("message", ({ data: { name, variant, rendered } }: MessageEvent<SoundDelivery>) => {
      const { channels, rate } = rendered;
      const buffer = audio.createBuffer(channels.length, at(channels, 0).length, rate);
      for (const [at, samples] of channels.entries()) buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, at);
      const key = keyOf(name, variant);
      ready.set(key, buffer);
      ordered.get(key)?.resolve(buffer);
      if (ready.size === ordered.size) close();
    });
    return opened;
  }

  function close(): void {
    worker?.terminate();
    worker = undefined;
  }

  return {
    get: (name, variant) => ready.get(keyOf(name, variant)),
    order(name, variant) {
      const key = keyOf(name, variant);
      const known = ordered.get(key);
      if (known !== undefined) return known.promise;
      const order = Promise.withResolvers<AudioBuffer>();
      ordered.set(key, order);
      worker ??= open();
      worker.postMessage({ name, variant, rate: audio.sampleRate } satisfies SoundOrder);
      return order.promise;
    },
  };
}
