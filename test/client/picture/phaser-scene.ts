/** A scene without a browser: Phaser's own textures and frames, and images that take theirs as Phaser's images do. Nothing is drawn. */
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Scene, Textures } from "phaser";
import { vi } from "vitest";
import { root } from "../../../scripts/settings.ts";

type TextureClass = new (manager: object, key: string, source: object, width: number, height: number) => Textures.Texture;

const load = createRequire(import.meta.url);
/** Not loaded by the package's name, which exports one bundle that needs a whole browser. */
const source = (path: string) => load(join(root, "node_modules/phaser/src", path));

export interface ImageLike {
  readonly frame: Textures.Frame;
  readonly visible: boolean;
  /** A part of it is seen. */
  readonly isCropped?: boolean;
  readonly _crop?: { readonly y: number; readonly height: number };
}

/** Any size: what is painted is not looked at. */
export function paper(width = 1, height = 1): HTMLCanvasElement {
  const ink = { width, actualBoundingBoxAscent: 1, actualBoundingBoxDescent: 0 };
  const light = { addColorStop: () => undefined };
  const brush = new Proxy(
    {},
    {
      get: (_, key) => (key === "measureText" ? () => ink : key === "createRadialGradient" ? () => light : () => undefined),
      set: () => true,
    },
  );
  return { width, height, getContext: () => brush } as unknown as HTMLCanvasElement;
}

/** `edge`: of the largest texture, in pixels. */
export function phaserScene(edge: number): { readonly scene: Scene; readonly images: ReadonlySet<ImageLike> } {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("HTMLCanvasElement", class {});
  vi.stubGlobal("document", { createElement: () => paper() });
  const Texture = source("textures/Texture.js") as TextureClass;
  const { setFrame, setTexture, setCrop, resetCropObject } = source("gameobjects/components/TextureCrop.js");
  const wrapper = () => ({ deleted: false });
  const renderer = {
    gl: { texSubImage2D: () => undefined },
    glTextureUnits: { bind: () => undefined },
    glWrapper: { updateTexturing: () => undefined },
    getMaxTextureSize: () => edge,
    createTexture2D: wrapper,
    createTextureFromSource: wrapper,
    deleteTexture: () => undefined,
  };
  const list = new Map<string, Textures.Texture>();
  const add = (key: string, from: object, width: number, height: number): Textures.Texture => {
    if (list.has(key)) throw new Error(`there is a texture ${key}`);
    const texture = new Texture(textures, key, from, width, height);
    list.set(key, texture);
    texture.add("__BASE", 0, 0, 0, width, height);
    return texture;
  };
  const textures = {
    game: { renderer, config: { antialias: true } },
    get: (key: string | Textures.Texture) => (typeof key === "string" ? list.get(key) : key),
    addGLTexture: (key: string, from: object) => add(key, from, edge, edge),
    addImage: (key: string, from: HTMLCanvasElement) => add(key, from, from.width, from.height),
    remove: (key: string | Textures.Texture) => textures.get(key)?.destroy(),
    removeKey: (key: string) => list.delete(key),
  };
  const images = new Set<ImageLike>();
  const scene = { textures, sys: { textures }, scale: { width: edge, height: edge }, add: { image: addImage } };

  function addImage(_x: number, _y: number, texture: Textures.Texture, frame: unknown) {
    const image = {
      ...{ scene, visible: true, depth: 0, setFrame, setTexture, setCrop, _crop: resetCropObject() },
      setVisible: (visible: boolean) => Object.assign(image, { visible }),
      setDepth: (depth: number) => Object.assign(image, { depth }),
      destroy: () => images.delete(image),
    } as unknown as ImageLike & Record<string, (...args: unknown[]) => unknown>;
    for (const what of ["Position", "DisplaySize", "Angle", "Scale", "Alpha", "Tint", "BlendMode"]) image[`set${what}`] = () => image;
    image.setTexture?.(texture, frame);
    images.add(image);
    return image;
  }
  return { scene: scene as unknown as Scene, images };
}
