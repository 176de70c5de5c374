/** Runs in the page before its own code: counts what is asked of the graphics card in each frame, and can leave the drawing itself out. */

export interface Gauge {
  /** Draw calls of each frame. */
  frames: number[];
  /** Nothing is drawn: frames come as fast as the script makes them, and their time is its own. */
  mute: boolean;
  /** The bytes of all textures. */
  bytes(): number;
}

declare global {
  var gauge: Gauge;
}

export function installGauge(): void {
  let calls = 0;
  let bound: WeakRef<object> | undefined;
  // A texture holds its canvas, and with it the table that is measured: what is only counted here must not keep it.
  const sizes = new Map<WeakRef<object>, number>();
  const refs = new WeakMap<object, WeakRef<object>>();
  const refOf = (texture: object): WeakRef<object> => {
    const ref = refs.get(texture) ?? new WeakRef(texture);
    refs.set(texture, ref);
    return ref;
  };
  const told: Record<string, (args: unknown[]) => void> = {
    drawElements: () => calls++,
    drawArrays: () => calls++,
    bindTexture: ([, texture]) => (bound = texture ? refOf(texture) : undefined),
    deleteTexture: ([texture]) => texture && sizes.delete(refOf(texture)),
    texImage2D(args) {
      const source = args.at(-1) as { width: number; height: number } | null;
      const [width, height] = args.length > 6 ? [args[3] as number, args[4] as number] : [source?.width ?? 0, source?.height ?? 0];
      if (bound !== undefined) sizes.set(bound, 4 * width * height);
    },
  };
  for (const name of ["WebGLRenderingContext", "WebGL2RenderingContext"] as const) {
    const card = globalThis[name].prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const key of Object.keys(card)) {
      const described = Object.getOwnPropertyDescriptor(card, key);
      if (typeof described?.value !== "function") continue;
      card[key] = function (this: unknown, ...args: unknown[]) {
        told[key]?.(args);
        return gauge.mute && /^(draw|clear$)/.test(key) ? undefined : described.value.apply(this, args);
      };
    }
  }
  const gauge: Gauge = {
    frames: [],
    mute: false,
    bytes: () => [...sizes].reduce((sum, [texture, size]) => sum + (texture.deref() ? size : 0), 0),
  };
  globalThis.gauge = gauge;
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (draw) =>
    request((time) => {
      calls = 0;
      draw(time);
      if (calls > 0) gauge.frames.push(calls);
    });
}
