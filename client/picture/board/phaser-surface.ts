/** Phaser around one canvas: a renderer and a display list. Time, input and size are ours, so an idle table costs nothing. */
import { Game, type Renderer, Scale, Scene, WEBGL } from "phaser";
import { webglPainter } from "../paint/webgl-painter.ts";
import type { DrawingSurface, SurfaceParts } from "./drawing-surface.ts";

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

export async function phaserSurface({ parent, atlas, measure, lost, restored }: SurfaceParts): Promise<DrawingSurface> {
  const { width, height, ratio } = measure();
  let game: Game | undefined;
  const scene = await new Promise<Scene>((ready) => {
    game = new Game({
      type: WEBGL,
      parent,
      width: Math.round(width * ratio),
      height: Math.round(height * ratio),
      scale: { mode: Scale.NONE, zoom: 1 / ratio, autoRound: false },
      // One texture a batch: Phaser tells textures apart by an interpolated number that must come out exact, and for turned pieces it does not.
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
  const running = game as Game;
  // Our own loop draws when there is something new.
  running.loop.stop();
  // Phaser stops for good in a window that was never seen; a table must be drawn once even then.
  running.events.off("hidden").off("visible").off("blur").off("focus");
  const element = running.canvas;
  const { gl } = running.renderer as Renderer.WebGL.WebGLRenderer;
  let there = true;
  const closed = new AbortController();
  const { signal } = closed;
  const forgotten = (): void => {
    there = false;
    lost();
  };
  element.addEventListener("webglcontextlost", forgotten, { signal });
  // Phaser has its own things to mend first.
  const mended = (): void => {
    there = true;
    restored();
  };
  element.addEventListener("webglcontextrestored", () => setTimeout(mended, 0), { signal });

  const fit = (w: number, h: number) =>
    Object.assign(element.style, { position: "absolute", inset: "0", width: `${w}px`, height: `${h}px` });
  fit(width, height);
  return {
    painter: webglPainter(scene, atlas),
    resize(next) {
      running.scale.zoom = 1 / next.ratio;
      running.scale.resize(Math.round(next.width * next.ratio), Math.round(next.height * next.ratio));
      fit(next.width, next.height);
    },
    render(now) {
      if (there) running.step(now, 16);
    },
    close() {
      running.destroy(true);
      // Destroying waits for the next step, and there is none any more.
      running.step(0, 0);
      // Browsers allow few of them at once, and take the oldest away: that of a table in another tab, perhaps.
      closed.abort();
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}
