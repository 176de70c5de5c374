/** Renders any sound by its name: the same code in the worker of the page, in tests, and for `npm run sounds`. */
import { ALERTS, AMBIENCES, MUSIC, PIECE_SOUNDS, type SoundName } from "../names.ts";
import { ALERT_RECIPES, THEME_RECIPES } from "./alerts.ts";
import { AMBIENCE_RECIPES } from "./ambience.ts";
import { CONTACT_RECIPES } from "./contacts.ts";
import { EFFECT_RECIPES } from "./effects.ts";
import { applyFilter, highPass, lowPass } from "./filters.ts";
import { fadeOut, swell } from "./layers.ts";
import { loudness } from "./loudness.ts";
import { MUSIC_RECIPES } from "./music.ts";
import { FAMILIES, type LoopRecipe, type Recipe } from "./recipe.ts";
import { newSheet, soundLuck } from "./sheet.ts";
import { SHEET_RECIPES } from "./sheets.ts";

export const RECIPES: Readonly<Record<SoundName, Recipe | LoopRecipe>> = {
  ...CONTACT_RECIPES,
  ...SHEET_RECIPES,
  ...EFFECT_RECIPES,
  ...ALERT_RECIPES,
  ...THEME_RECIPES,
  ...AMBIENCE_RECIPES,
  ...MUSIC_RECIPES,
};
const NAMES: readonly SoundName[] = [...PIECE_SOUNDS, ...ALERTS, ...AMBIENCES, ...MUSIC];

/** Linear; -3 dBFS. What comes near it is bent towards it, as tape does, and never cut. */
const PEAK = 0.708;
const RUMBLE = 32;
const HARSH = 8_500;
/** Seconds within which a stroke rises from silence, and falls to it. */
const EDGE = { in: 0.001, out: 0.03 } as const;
/** A place has nothing above 8 kHz worth keeping: a third of the memory and of the work. */
const LOOP_SHARE = 1 / 3;
/** Strings and reeds have little above 10 kHz. */
const MUSIC_SHARE = 1 / 2;

export interface Rendered {
  /** One channel, or left and right. */
  readonly channels: readonly Float32Array[];
  readonly rate: number;
}

export function render(name: SoundName, variant: number, rate: number): Rendered {
  const recipe = RECIPES[name];
  const seed = NAMES.indexOf(name) * 1_009 + variant * 7_919 + 1;
  if ("writeSide" in recipe) return renderLoop(recipe, seed, rate * LOOP_SHARE);
  return renderStroke(recipe, seed, recipe.family === "music" ? rate * MUSIC_SHARE : rate);
}

function renderStroke(recipe: Recipe, seed: number, rate: number): Rendered {
  const sheet = newSheet(recipe.seconds, rate);
  const { samples } = sheet;
  recipe.write(sheet, soundLuck(seed));
  applyFilter(samples, highPass(RUMBLE, rate));
  applyFilter(samples, lowPass(HARSH, rate));
  swell(samples, EDGE.in * rate);
  fadeOut(samples, EDGE.out * rate);
  settle([samples], rate, recipe);
  return { channels: [samples], rate };
}

function renderLoop(recipe: LoopRecipe, seed: number, rate: number): Rendered {
  const channels = ([0, 1] as const).map((side) => {
    const sheet = newSheet(recipe.seconds, rate, true);
    recipe.writeSide(sheet, soundLuck(seed + 31 * side + 17), soundLuck(seed), side);
    applyFilter(sheet.samples, highPass(RUMBLE, rate), true);
    return sheet.samples;
  });
  settle(channels, rate, recipe);
  return { channels, rate };
}

/** Brings the sound to the loudness of its family; one with a high peak ends a little below it. */
function settle(channels: readonly Float32Array[], rate: number, { family, level = 0 }: Pick<Recipe, "family" | "level">): void {
  const gain = 10 ** ((FAMILIES[family].loudness + level - loudness(channels, rate)) / 20) / PEAK;
  for (const samples of channels) for (let at = 0; at < samples.length; at++) samples[at] = PEAK * Math.tanh((samples[at] ?? 0) * gain);
}
