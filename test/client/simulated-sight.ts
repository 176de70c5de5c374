/** What colours look like to people with a colour deficiency, how far two of them are apart, and whether text on a ground can be read. */

type Triple = readonly [number, number, number];

/** Full severity, on linear light, after Machado and others (2009). */
const DEFICIENCIES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

export type Eyes = keyof typeof DEFICIENCIES | "full";
export const EYES: readonly Eyes[] = ["full", "protanopia", "deuteranopia", "tritanopia"];

/** Linear light of a colour written as six digits. */
function light(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(1), channel(2)];
}

function seenBy(eyes: Eyes, rgb: Triple): Triple {
  if (eyes === "full") return rgb;
  const [r, g, b] = DEFICIENCIES[eyes].map(([x, y, z]) => Math.min(1, Math.max(0, x * rgb[0] + y * rgb[1] + z * rgb[2])));
  return [r!, g!, b!];
}

/** CIE L*a*b* for daylight. */
function lab([r, g, b]: Triple): Triple {
  const curve = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** About 2 is just noticeable side by side. */
export function difference(eyes: Eyes, one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => lab(seenBy(eyes, light(hex))));
  return Math.hypot(...a!.map((value, at) => value - b![at]!));
}

const brightness = (hex: string): number => {
  const [r, g, b] = light(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast as WCAG measures it, from 1 to 21. */
export function contrast(text: string, ground: string): number {
  const [dark, bright] = [brightness(text), brightness(ground)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

/** The least difference of any two, for these eyes. */
export function closest(eyes: Eyes, colours: Readonly<Record<string, string>>): { readonly pair: string; readonly apart: number } {
  const names = Object.keys(colours);
  const pairs = names.flatMap((one, at) =>
    names.slice(at + 1).map((other) => ({ pair: `${one} ${other}`, apart: difference(eyes, colours[one]!, colours[other]!) })),
  );
  return pairs.reduce((least, pair) => (pair.apart < least.apart ? pair : least));
}
