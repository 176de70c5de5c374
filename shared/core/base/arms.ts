/** A guest's coat of arms: four letters, for the division of the shield, its two tinctures and the charge. The page draws it. */

export const DIVISIONS = ["plain", "pale", "fess", "bend", "quarters", "chevron", "saltire", "border"] as const;
export const TINCTURES = ["gold", "silver", "red", "blue", "green", "purple", "black"] as const;
export const CHARGES = ["anchor", "sun", "wheat", "star", "shell", "tower", "ship", "key", "fish", "crown", "moon", "oak"] as const;
/** The first so many tinctures are metals, which shine on the others. */
export const METALS = 2;

export interface Arms {
  readonly division: (typeof DIVISIONS)[number];
  readonly first: (typeof TINCTURES)[number];
  readonly second: (typeof TINCTURES)[number];
  readonly charge: (typeof CHARGES)[number];
}

const LISTS = [DIVISIONS, TINCTURES, TINCTURES, CHARGES];
const letterOf = (index: number): string => String.fromCharCode(97 + index);

export const armsCode = ({ division, first, second, charge }: Arms): string =>
  [DIVISIONS.indexOf(division), TINCTURES.indexOf(first), TINCTURES.indexOf(second), CHARGES.indexOf(charge)].map(letterOf).join("");

/** The chosen arms, or those that a name has by itself, always the same: a metal and a colour. */
export function armsOf(code: string, name: string): Arms {
  const chosen = LISTS.map((list, at) => list[code.charCodeAt(at) - 97]);
  const ofName = indicesOf(name);
  const [division, first, second, charge] = chosen.includes(undefined) ? LISTS.map((list, at) => list[ofName[at] as number]) : chosen;
  return { division, first, second, charge } as Arms;
}

function indicesOf(name: string): number[] {
  let hash = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  // Names that differ in their last letter alone differ in all parts.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  hash = (hash ^ (hash >>> 12)) >>> 0;
  const take = (count: number): number => {
    const taken = hash % count;
    hash = Math.floor(hash / count);
    return taken;
  };
  const division = take(DIVISIONS.length);
  const metal = take(METALS);
  const colour = METALS + take(TINCTURES.length - METALS);
  return [division, ...(take(2) === 0 ? [metal, colour] : [colour, metal]), take(CHARGES.length)];
}
