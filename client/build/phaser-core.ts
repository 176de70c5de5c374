/**
 * Builds the page with the part of Phaser that draws textured quads. The package's own bundle holds all of it in one file of which nothing
 * can be left out, so the build takes its source modules instead. While developing, the whole package is used.
 */
import type { Plugin } from "vite";

const CORE = "\0quayside-phaser";
const SOURCE = "/node_modules/phaser/src/";

/** What makes a game, a scene and an image. Importing a module registers it. */
const PARTS = [
  "events/EventEmitter",
  "gameobjects/image/ImageFactory",
  "gameobjects/DisplayList",
  "gameobjects/UpdateList",
  "scene/ScenePlugin",
  "cameras/2d/CameraManager",
];

/** What those name and never use here: whatever draws no image, reads no file and listens to no device. */
const LEFT_OUT = new RegExp(
  `^(?:${[
    // Lists of everything there is.
    "renderer/webgl/index",
    "filters/",
    "math/HashSimplex",
    "math/easing/",
    "textures/(?:DynamicTexture|CanvasTexture)",
    "textures/parsers/(?!index|Image)",
    "animations/",
    "input/InputManager",
    "core/DebugHeader",
    // It listens to the document and never stops, which would keep each game that has ended.
    "core/VisibilityHandler",
    "data/DataManager",
    "device/(?:Audio|Video)",
    "renderer/snapshot/",
    "gameobjects/components/PathFollower",
    "renderer/webgl/renderNodes/filters/",
    "renderer/webgl/renderNodes/BatchHandler(?:PointLight|Strip|Tri\\.|TileSprite)",
    "renderer/webgl/renderNodes/(?:DrawLine|DynamicTextureHandler|FillPath|FillTri|StrokePath)",
    "renderer/webgl/renderNodes/submitter/Submitter(?:Mesh|Tile|SpriteGPU)",
    "renderer/webgl/renderNodes/transformer/TransformerTile",
    "renderer/webgl/renderNodes/texturer/TexturerTileSprite",
  ].join("|")})`,
);

/** What is made at the start and never used, with what is called on it: by path, its code. */
const STAND_INS: Readonly<Record<string, string>> = {
  "math/index.js": "exports.RandomDataGenerator = function () {};",
  "gameobjects/tilesprite/TileSprite.js": "module.exports = class { setOrigin() { return this; } };",
  "cameras/2d/effects/index.js": `
    class Effect { update() {} reset() {} preRender() {} postRenderWebGL() { return false; } destroy() {} }
    for (const name of ["Fade", "Flash", "Pan", "RotateTo", "Shake", "Zoom"]) exports[name] = Effect;`,
};

/** Phaser's own build settings. */
const FLAGS = /typeof (WEBGL_RENDERER|CANVAS_RENDERER|WEBGL_DEBUG|FEATURE_SOUND|EXPERIMENTAL|PLUGIN_CAMERA3D|PLUGIN_FBINSTANT)\b/g;

export function phaserCore(root: string): Plugin {
  const from = (path: string): string => JSON.stringify(`${root}${SOURCE}${path}.js`);
  return {
    name: "quayside-phaser-core",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "phaser" ? CORE : undefined),
    load(id) {
      const path = id.split(SOURCE)[1] ?? "";
      if (id !== CORE) return STAND_INS[path] ?? (LEFT_OUT.test(path) ? "module.exports = function () {};" : undefined);
      return `
        ${PARTS.map((part) => `import ${from(part)};`).join("\n")}
        import Game from ${from("core/Game")};
        import Scene from ${from("scene/Scene")};
        import constants from ${from("const")};
        import Scale from ${from("scale/const/SCALE_MODE_CONST")};
        export { Game, Scale, Scene };
        export const { WEBGL } = constants;`;
    },
    transform: (code, id) =>
      id.includes(SOURCE) ? { code: code.replace(FLAGS, (_all, flag) => String(flag === "WEBGL_RENDERER")), map: null } : undefined,
  };
}
