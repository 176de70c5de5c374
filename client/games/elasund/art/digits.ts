/** Digits baked on a drawing in the page's type. */

import { round } from "../../brush.ts";
import type { Words } from "../../face.ts";
import { PEN } from "./ink.ts";

export const digits = (n: number | string, x: number, y: number, size: number, colour: string = PEN): Words => ({
  line: ["number", { n }],
  x: round(x),
  y: round(y),
  size: round(size),
  colour,
  width: size * 1.5,
  weight: 900,
});
