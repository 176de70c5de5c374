/** Renders sounds beside the page, so that no frame waits for them. */
import type { SoundName } from "./names.ts";
import { type Rendered, render } from "./synth/render.ts";

export interface SoundOrder {
  readonly name: SoundName;
  readonly variant: number;
  /** Samples a second of the page's audio. */
  readonly rate: number;
}
export type SoundDelivery = SoundOrder & { readonly rendered: Rendered };

addEventListener("message", ({ data }: MessageEvent<SoundOrder>) => {
  const rendered = render(data.name, data.variant, data.rate);
  const delivery: SoundDelivery = { ...data, rendered };
  postMessage(delivery, { transfer: rendered.channels.map(({ buffer }) => buffer as ArrayBuffer) });
});
