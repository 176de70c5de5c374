/** How a coat of arms is drawn, 32 by 32. Its shield has two arcs at the top, so that it is not taken for the sign of a seat. */
import { type Arms, METALS, TINCTURES } from "../../shared/core/base/arms.ts";
import { signOf } from "./seat-signs.ts";

const SHIELD = "M3 4q6.500 2.500 13-1 6.500 3.500 13 1v12q0 9-13 14Q3 25 3 16z";

/** Dark, where that of a seat's sign is gold: it parts metals from the paper. */
const EDGE = "#4f3414";

const TINCTURE_COLOURS: Readonly<Record<Arms["first"], string>> = {
  gold: "#e6b549",
  silver: "#ece7d8",
  red: "#b5382a",
  blue: "#2f5f93",
  green: "#4a7a42",
  purple: "#74467f",
  black: "#35312e",
};

/** What has the second tincture; of a border, the edge of the shield. */
const DIVIDED: Readonly<Record<Exclude<Arms["division"], "plain" | "border">, string>> = {
  pale: "M16 0h16v32H16z",
  fess: "M0 15h32v17H0z",
  bend: "M0 1 32 31H0z",
  quarters: "M16 0h16v15H16zM0 15h16v17H0z",
  chevron: "M0 26 16 13 32 26v7L16 20 0 33z",
  saltire: "M0 4 4 0 32 27 28 31zM28 0l4 4L4 31 0 27z",
};

/** Shapes in one tincture, filled and stroked. The first five are those of the seats' signs. */
const CHARGES: Readonly<Record<Arms["charge"], string>> = {
  anchor: signOf(0).symbol,
  sun: signOf(1).symbol,
  wheat: signOf(2).symbol,
  star: signOf(3).symbol,
  shell: signOf(4).symbol,
  tower:
    '<path d="M10 27V13L8.500 11.500V5h3.500v2.500h2.200V5h3.600v2.500H20V5h3.500v6.500L22 13v14h-4v-5q-2-2.500-4 0v5z" stroke="none"/>',
  ship: '<path d="M5 20h22q-2 6.500-6.500 6.500h-9Q7 26.500 5 20zM17 5.500q8 4.500 7 12h-7zM15 8q-6 3.500-7 9.500h7z" stroke="none"/>',
  key: '<circle cx="16" cy="8.500" r="3.600" fill="none" stroke-width="2.600"/><path d="M16 12v14.500M16 20.500h4.500M16 25.500h5.500" fill="none" stroke-width="2.800" stroke-linecap="round"/>',
  fish: '<path d="M4 16q9-10 17.500-1.500L28 9.500v13l-6.500-5Q13 26 4 16zm6.500-2.200a1.300 1.300 0 1 0 .1 0z" fill-rule="evenodd" stroke="none"/>',
  crown: '<path d="M6 25.500V9l5.500 6L16 6.500l4.500 8.500L26 9v16.500z" stroke="none"/>',
  moon: '<path d="M20.500 6a10.500 10.500 0 1 0 5 14.500A9 9 0 0 1 20.500 6z" stroke="none"/>',
  oak: '<path d="M14 17h4l1 10h-6z" stroke="none"/><circle cx="16" cy="10" r="5" stroke="none"/><circle cx="11" cy="14.500" r="4.500" stroke="none"/><circle cx="21" cy="14.500" r="4.500" stroke="none"/>',
};

const isMetal = (tincture: Arms["first"]): boolean => TINCTURES.indexOf(tincture) < METALS;

/** A metal on a colour, or a colour on a metal; where the field has both, an edge parts it from its like. */
function tinctureOfCharge({ division, first, second }: Arms): Arms["first"] {
  if (division === "plain" && isMetal(first) !== isMetal(second)) return second;
  const isDark = !isMetal(first) && !isMetal(second);
  if (isDark) return "gold";
  return isMetal(first) && isMetal(second) ? "black" : "silver";
}

export function armsDrawing(arms: Arms): string {
  const { division, first, second, charge } = arms;
  const [field, other] = [first, second].map((tincture) => TINCTURE_COLOURS[tincture]);
  const ink = tinctureOfCharge(arms);
  const colour = TINCTURE_COLOURS[ink];
  const edge = isMetal(ink) ? TINCTURE_COLOURS.black : TINCTURE_COLOURS.silver;
  const parted =
    division === "border"
      ? `<path d="${SHIELD}" fill="none" stroke="${other}" stroke-width="9"/>`
      : division === "plain"
        ? ""
        : `<path d="${DIVIDED[division]}" fill="${other}"/>`;
  return (
    `<svg viewBox="0 0 32 32"><g clip-path="path('${SHIELD}')"><path d="${SHIELD}" fill="${field}"/>${parted}</g>` +
    `<g fill="${colour}" stroke="${colour}" filter="drop-shadow(0 0 1px ${edge})" transform="translate(4.300 3.600) scale(.730)">${CHARGES[charge]}</g>` +
    `<path d="${SHIELD}" fill="none" stroke="${EDGE}" stroke-width="1.400"/></svg>`
  );
}
