/** The games' names as their posters have them: outlines of letters (letters.json; CREDITS.md says whose), bent and painted for each game. */
import { readFileSync } from "node:fs";
import { brushOf } from "../../client/face/brush.ts";
import type { GameId } from "../../shared/listed-games.ts";

/** By game: one outline for each line of its name. */
const OUTLINES = JSON.parse(readFileSync(new URL("./letters.json", import.meta.url), "utf8")) as Readonly<
  Record<GameId, readonly string[]>
>;

interface Paint {
  /** From the top of the letters down. */
  readonly face: readonly string[];
  /** A line around the letters, and the dark one around that. */
  readonly rim: string;
  readonly edge: string;
}

const PAINTS: Readonly<Record<GameId, Paint>> = {
  "puerto-rico": { face: ["#fffdf0", "#fff0c4", "#f6c667"], rim: "#c8452c", edge: "#4a160d" },
  duel: { face: ["#fff3cf", "#f3cf86", "#b9772f"], rim: "#5b2a2a", edge: "#2a0f18" },
  elasund: { face: ["#ffffff", "#e6f1f4", "#a9c6d4"], rim: "#2f5468", edge: "#10222e" },
};

/** Over a painting of 600 by 760. */
export function lettering(game: GameId): string {
  const { face, rim, edge } = PAINTS[game];
  const brush = brushOf(`letters:${game}`);
  const fill = brush.linear(face);
  const outlines = OUTLINES[game].map((d, at) => `<path id="name_${game}_${at}" d="${d}"/>`);
  const used = (more: string): string => OUTLINES[game].map((_d, at) => `<use href="#name_${game}_${at}" ${more}/>`).join("");
  const around = (colour: string, width: number, more = ""): string =>
    used(`fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}`);
  return [
    brush.defs().replace("</defs>", `${outlines.join("")}</defs>`),
    around(edge, 18, 'opacity=".35" transform="translate(-2 7)"'),
    around(edge, 15),
    around(rim, 8),
    used(`fill="${fill}"`),
  ].join("");
}
