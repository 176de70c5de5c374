/** How the end of a match is shown: what decided it, and a picture of a victory by arms or by science. */
import { at } from "../../../../shared/core/base/checked.ts";
import { SYMBOLS } from "../../../../shared/duel/printed/vocabulary.ts";
import { hasSymbol } from "../../../../shared/duel/rules/fast-count.ts";
import type { Duel } from "../../../../shared/duel/state.ts";
import type { Closing } from "../../../face/face.ts";

export const closing: Closing<Duel> = {
  decided({ how, places }, { table }) {
    const winner = places.indexOf(1);
    if (how === "military") return { pieces: [`capital:${1 - winner}`, "pawn"] };
    if (how === "points") return { pieces: ["score:0", "score:1"] };
    if (how !== "science") return { pieces: [] };
    const pieces = SYMBOLS.flatMap((_symbol, i) => (hasSymbol(at(table.cities, winner), i) ? [`science:${winner}:${i}`] : []));
    return { pieces, joined: true };
  },
  scene: ({ how }) => (how === "military" ? MILITARY : how === "science" ? SCIENCE : undefined),
};

const svg = (inner: string): string => `<svg viewBox="0 0 240 110" preserveAspectRatio="xMaxYMax meet">${inner}</svg>`;

/** A breach in the wall of the capital, and the victor's standard in it. */
const MILITARY = svg(
  `<path d="M0 110l5-20-3-12 12-4V62h6v-9h12v9h12v-9h12v9h12v-9h12v9h10l6 12-9 9 8 10-7 8 5 18zM240 110V58h-14v-9h-12v9h-12v-9h-12v9h-12v-9h-11v14l9 9-11 9 7 12-10 16z" fill="#5b4436" stroke="#2a1a12" stroke-width="2"/>` +
    `<path d="M8 78h68M4 94h80M22 62v16M52 62v16M38 78v16M66 78v16M240 76h-70M240 92h-74M216 58v18M188 58v18M202 76v16" stroke="#2a1a12" stroke-opacity=".5"/>` +
    `<path d="M82 110l9-15 11 6 9-10 13 8 11-9 10 12 12-2 9 10z" fill="#6e5443" stroke="#2a1a12" stroke-width="2"/>` +
    `<path d="M128 98V14" stroke="#2a1a12" stroke-width="4"/><path d="M128 98V14" stroke="#c98f3c" stroke-width="2"/>` +
    `<path d="M130 18q16-8 30 0t28-1l-8 14 8 14q-14 8-28 1t-30 1z" fill="var(--seat)" stroke="#2a1a12" stroke-width="2"/>` +
    `<path d="M128 3l5 8-5 5-5-5z" fill="#ffd36b" stroke="#2a1a12" stroke-width="1.5"/>` +
    `<g fill="#2a1a12" opacity=".35"><circle cx="96" cy="52" r="12"/><circle cx="86" cy="38" r="15"/><circle cx="98" cy="22" r="11"/></g>`,
);

/** Six discoveries on the rings of a model of the sky. */
const SCIENCE = svg(
  `<circle cx="150" cy="52" r="50" fill="#ffe9a8" opacity=".35"/><g fill="none" stroke="#2a1a12" stroke-width="6"><circle cx="150" cy="52" r="42"/><ellipse cx="150" cy="52" rx="42" ry="15" transform="rotate(-24 150 52)"/><ellipse cx="150" cy="52" rx="15" ry="42" transform="rotate(18 150 52)"/><path d="M150 94v10M130 107h40"/></g>` +
    `<g fill="none" stroke="#e2b04a" stroke-width="3"><circle cx="150" cy="52" r="42"/><ellipse cx="150" cy="52" rx="42" ry="15" transform="rotate(-24 150 52)"/><ellipse cx="150" cy="52" rx="15" ry="42" transform="rotate(18 150 52)"/><path d="M150 94v10M130 107h40"/></g>` +
    `<circle cx="150" cy="52" r="9" fill="#ffd36b" stroke="#2a1a12" stroke-width="2"/>` +
    `<path d="M150 10l36 21v42l-36 21-36-21V31z" fill="none" stroke="#fff6d8" stroke-width="1.5" stroke-dasharray="3 3"/>` +
    `<g fill="#2f8f80" stroke="#2a1a12" stroke-width="2"><circle cx="150" cy="10" r="7"/><circle cx="186" cy="31" r="7"/><circle cx="186" cy="73" r="7"/><circle cx="150" cy="94" r="7"/><circle cx="114" cy="73" r="7"/><circle cx="114" cy="31" r="7"/></g>` +
    `<path d="M150 7v6M147 10h6M183 31h6M186 70v6M147 94h6M111 73h6M114 28v6" stroke="#fff6d8" stroke-width="1.6"/>`,
);
