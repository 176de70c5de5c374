/** Phaser around one canvas: a renderer, a display list and its scale. Time and input are ours, so an idle table costs nothing. */
import { Game, type Renderer, Scale, Scene, WEBGL } from "phaser";
import { until } from "../../base/until.ts";
import { layer } from "../loading.ts";
import type { Measure } from "../measure.ts";
import { SceneSurface } from "../paint/scene-surface.ts";
import type { DrawingSurface, SurfaceOptions } from "./drawing-surface.ts";

class TableScene extends Scene {
  readonly #ready: (scene: Scene) => void;

  constructor(ready: (scene: Scene) => void) {
    super("table");
    this.#ready = ready;
  }

  create(): void {
    this.#ready(this);
  }
}

export async function openPhaser(options: SurfaceOptions): Promise<DrawingSurface> {
  const { width, height, ratio } = options.measure();
  const scene = await new Promise<Scene>((ready) => {
    new Game({
      type: WEBGL,
      parent: options.parent,
      width: Math.round(width * ratio),
      height: Math.round(height * ratio),
      scale: { mode: Scale.NONE, zoom: 1 / ratio, autoRound: false },
      // A batch has one texture: Phaser tells textures apart by an interpolated number that must come out exact, and for turned pieces it
      // does not.
      render: { antialias: true, transparent: true, powerPreference: "high-performance", maxTextures: 1 },
      transparent: true,
      // Pointing is picking on poses, which is pure; sounds are synthesised; the keyboard stays with the page.
      input: { mouse: false, touch: false, keyboard: false, gamepad: false },
      audio: { noAudio: true },
      autoFocus: false,
      banner: false,
      scene: new TableScene(ready),
    });
  });
  return new PhaserSurface(scene, options);
}

class PhaserSurface extends SceneSurface implements DrawingSurface {
  readonly #game: Game;
  /** The graphics card has not forgotten it. */
  #isThere = true;

  constructor(scene: Scene, { parent, signal, lost, restored }: SurfaceOptions) {
    super(scene);
    this.#game = scene.game;
    const { canvas, events, loop } = this.#game;
    // Our own loop draws when there is something new.
    loop.stop();
    // Phaser stops for good in a window that was never seen; a table must be drawn once even then.
    events.off("hidden").off("visible").off("blur").off("focus");
    layer(parent, canvas);
    const forgotten = (): void => {
      this.#isThere = false;
      lost();
    };
    canvas.addEventListener("webglcontextlost", forgotten, { signal });
    // Phaser has its own things to mend first.
    const mended = (): void => {
      this.#isThere = true;
      restored();
    };
    canvas.addEventListener("webglcontextrestored", () => setTimeout(mended, 0), { signal });
    until(signal, () => this.#close());
  }

  resize({ width, height, ratio }: Measure): void {
    const { scale } = this.#game;
    scale.resize(Math.round(width * ratio), Math.round(height * ratio)).setZoom(1 / ratio);
  }

  render(now: number): void {
    if (this.#isThere) this.#game.step(now, 16);
  }

  #close(): void {
    const { gl } = this.#game.renderer as Renderer.WebGL.WebGLRenderer;
    this.#game.destroy(true);
    // Destroying waits for the next step, and there is none any more.
    this.#game.step(0, 0);
    // Browsers allow few of them at once, and take the oldest away: that of a table in another tab, perhaps.
    gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}
