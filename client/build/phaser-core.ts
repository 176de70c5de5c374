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

/** What those name and never construct: whatever draws no image, reads no file and listens to no device. */
const LEFT_OUT = new RegExp(
  `^(?:${[
    // Lists of everything there is.
    "renderer/webgl/index",
    "filters/",
    "math/HashSimplex",
    "math/easing/",
    "textures/DynamicTexture",
    "textures/parsers/(?!index|Image)",
    "animations/Animation\\.",
    "input/(?:mouse|touch|keyboard|gamepad)/.*Manager",
    "renderer/webgl/renderNodes/filters/Filter",
    "renderer/webgl/renderNodes/BatchHandler(?:PointLight|Strip|Tri\\.)",
    "renderer/webgl/renderNodes/(?:DrawLine|DynamicTextureHandler|FillPath|FillTri|StrokePath)",
    "renderer/webgl/renderNodes/submitter/Submitter(?:Mesh|Tile\\.|Tilemap|SpriteGPU)",
    "renderer/webgl/renderNodes/transformer/TransformerTile\\.",
  ].join("|")})`,
);

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
      if (id !== CORE) return LEFT_OUT.test(id.split(SOURCE)[1] ?? "") ? "module.exports = {};" : undefined;
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
