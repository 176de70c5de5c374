/** What must not be found in a stream, in every form it could take on the wire. */
import type { State } from "../../../shared/core/contract/game.ts";
import { packEvent } from "../../../shared/core/wire/forms.ts";
import type { Canaries } from "./marked-game.ts";

export interface Needle {
  readonly what: string;
  readonly forms: readonly Buffer[];
}

export const textNeedle = (what: string, text: string): Needle => ({
  what,
  forms: [Buffer.from(text), Buffer.from(text, "utf16le"), Buffer.from(Buffer.from(text).toString("base64").slice(0, -4))],
});

/** A secret or token: as text, as the bytes it stands for, and those as base 64. */
export function hexNeedle(what: string, hex: string): Needle {
  const bytes = Buffer.from(hex, "hex");
  const base64 = bytes.toString("base64").replace(/=+$/, "");
  return { what, forms: [Buffer.from(hex), Buffer.from(hex.toUpperCase()), bytes, Buffer.from(base64)] };
}

/** A shorter or more uniform row of numbers could be on a table by chance. */
const LONG_ENOUGH = 16;
const MIXED_ENOUGH = 3;
/** How the schema library marks an added item. */
const ADDED = 128;

/** The cards or tiles of a hidden pile, from its bottom: they are drawn last. */
function pileNeedle(what: string, pile: readonly number[]): Needle | undefined {
  const row = pile.slice(0, LONG_ENOUGH);
  if (row.length < LONG_ENOUGH || new Set(row).size < MIXED_ENOUGH || row.some((item) => item < 0 || item > 127)) return undefined;
  const asPatch = row.flatMap((item, at) => [ADDED, at, item]);
  // In an event, after its form's index and the length of the list.
  const asEvent = packEvent([], { row }).slice(2);
  return { what, forms: [Buffer.from(row.join(",")), Buffer.from(row), Buffer.from(asPatch), Buffer.from(asEvent)] };
}

/** Every long row of numbers in the hidden part. */
export function pileNeedles({ hidden }: State): Needle[] {
  const found: Needle[] = [];
  const look = (what: string, value: unknown): void => {
    if (Array.isArray(value) && value.every((item) => typeof item === "number")) {
      const needle = pileNeedle(what, value);
      if (needle !== undefined) found.push(needle);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) look(`${what}.${name}`, inner);
    }
  };
  look("hidden", hidden);
  return found;
}

export const hiddenNeedle = ({ hidden }: Canaries): Needle => textNeedle("hidden drawer", hidden);
/** Drawers of all seats but one; of all for a watcher. */
export const secretNeedles = ({ secrets }: Canaries, seat: number): Needle[] =>
  secrets.flatMap((text, owner) => (owner === seat ? [] : [textNeedle(`secret of seat ${owner}`, text)]));

export const isIn = (stream: Buffer, { forms }: Needle): boolean => forms.some((form) => stream.includes(form));
