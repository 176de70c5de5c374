/**
 * The part of Phaser that draws textured quads, in development as in the build. The package's own bundle holds all of it in one file of which
 * nothing can be left out, so its source modules are taken instead.
 */
import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

/** The package's own bundle. */
const BUNDLE = "/node_modules/phaser/dist/phaser.esm.js";
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
    "device/(?:Audio|Fullscreen|Input|Video)",
    "display/mask/",
    "geom/line/",
    "geom/rectangle/(?:GetPoint|Perimeter|Random)",
    "math/Vector3",
    "utils/array/(?!index|Add|Each\\.|Remove|SafeRange|SpliceOne|StableSort)",
    "renderer/snapshot/",
    "gameobjects/components/(?:Filters|GetBounds|Mask|PathFollower|ToJSON)",
    "renderer/webgl/renderNodes/filters/",
    "renderer/webgl/renderNodes/BatchHandler(?:PointLight|QuadSingle|Strip|Tri|TileSprite)",
    "renderer/webgl/renderNodes/(?:DrawLine|DynamicTextureHandler|Fill|StrokePath)",
    "renderer/webgl/renderNodes/submitter/Submitter(?:Mesh|Tile|SpriteGPU)",
    "renderer/webgl/renderNodes/transformer/Transformer(?:Stamp|Tile)",
    "renderer/webgl/renderNodes/texturer/TexturerTileSprite",
    "renderer/webgl/shaders/(?:ApplyLighting|DefineLights|GetNormalFromMap|OutInverseRotation)-glsl",
  ].join("|")})`,
);

/** What is made at the start and never used, with what is called on it: by path, its code. */
const STAND_INS: Readonly<Record<string, string>> = {
  "math/index.js": "exports.RandomDataGenerator = function () {};",
  "gameobjects/components/FilterList.js": "module.exports = class { getActive() { return []; } destroy() {} };",
  "gameobjects/tilesprite/TileSprite.js": "module.exports = class { setOrigin() { return this; } };",
  "cameras/2d/effects/index.js": `
    class Effect { update() {} reset() {} preRender() {} postRenderWebGL() { return false; } destroy() {} }
    for (const name of ["Fade", "Flash", "Pan", "RotateTo", "Shake", "Zoom"]) exports[name] = Effect;`,
};

/** Phaser's own build settings. */
const FLAGS = /typeof (WEBGL_RENDERER|CANVAS_RENDERER|WEBGL_DEBUG|FEATURE_SOUND|EXPERIMENTAL|PLUGIN_CAMERA3D|PLUGIN_FBINSTANT)\b/g;

export function phaserCore(root: string): Plugin {
  const from = (path: string): string => JSON.stringify(`${root}${SOURCE}${path}.js`);
  const core = `
    ${PARTS.map((part) => `import ${from(part)};`).join("\n")}
    import Game from ${from("core/Game")};
    import Scene from ${from("scene/Scene")};
    import constants from ${from("const")};
    import Scale from ${from("scale/const/SCALE_MODE_CONST")};
    export { Game, Scale, Scene };
    export const { WEBGL } = constants;`;
  const parts = {
    // Vite makes the packages ready for development once, until a plugin has another name.
    name: `quayside-phaser-core-${createHash("sha256")
      .update(`${core}${LEFT_OUT}${JSON.stringify(STAND_INS)}`)
      .digest("hex")
      .slice(0, 8)}`,
    load(id: string) {
      if (id.endsWith(BUNDLE)) return core;
      const path = id.split(SOURCE)[1] ?? "";
      return STAND_INS[path] ?? (LEFT_OUT.test(path) ? "module.exports = function () {};" : undefined);
    },
    transform: (code: string, id: string) =>
      id.includes(SOURCE) ? { code: code.replace(FLAGS, (_all, flag) => String(flag === "WEBGL_RENDERER")), map: null } : undefined,
  } satisfies Rolldown.Plugin;
  return {
    ...parts,
    enforce: "pre",
    // In development Vite joins the modules of a package to one before they are served.
    config: () => ({ optimizeDeps: { include: ["phaser"], rolldownOptions: { plugins: [parts] } } }),
  };
}
