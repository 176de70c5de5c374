/** What a game may name: how a piece travels, what a big moment looks like, what lives on the table. The picture says how each is drawn. */

export type MotionName =
  | "glide"
  | "shift"
  | "slide"
  | "walk"
  | "tuck"
  | "deal"
  | "take"
  | "place"
  | "roll"
  | "sail"
  | "flip"
  | "raise"
  | "stack"
  | "toss"
  | "fall"
  | "pay";

export type FlourishName = "glow" | "wonder" | "victory" | "sail" | "church" | "pirates";

export type LifeKind = "water" | "swell" | "flag" | "smoke" | "lamp" | "gull" | "gleam" | "cat";
