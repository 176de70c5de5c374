/** The toy on the table with nothing but a layout: the proof that stage and ui know no game. */
import type { Drawing, Face, Pick } from "../../client/face/face.ts";
import type { Pose } from "../../client/face/pose.ts";
import type { Catalogue } from "../../client/text/grammar.ts";
import { toy } from "./index.ts";
import { pebblesOf } from "./play.ts";
import { BINS, NONE, ROUNDS, SEATS, type Toy } from "./state.ts";

const CARD = { width: 84, height: 120 };
const BIN = { width: 150, height: 110 };
const PEBBLE = 30;

const en: Catalogue = {
  choose: ({ card }) => `Choose ${card}`,
  put: ({ bin }) => `Put a pebble into bin ${bin}`,
  roll: "Roll the die",
  keep: "Keep the rest",
  asked: "Choose a card",
  spend: ({ pebbles }) => `Lay your pebbles, ${pebbles} more`,
  wait: "The others choose",
  leads: ({ round }) => `The highest card leads round ${round}.`,
  goal: "Most pebbles after the last round win.",
  over: "The match is over",
  pebbles: "Most pebbles",
  "points.pebbles": "Pebbles",
};

export const toyFace: Face<Toy> = {
  game: toy,

  layout({ table, secret, seat }, { width, height }) {
    const scale = Math.min(width / 1280, height / 720);
    const own = Math.max(0, seat);
    const poses: Pose[] = [];
    const place = (
      key: string,
      kind: string,
      look: string,
      x: number,
      y: number,
      size: { width: number; height: number },
      rest: Partial<Pose> = {},
    ) => {
      const centred = { x: width / 2 + (x - 640) * scale, y: height / 2 + (y - 360) * scale };
      poses.push({ key, kind, look, ...centred, width: size.width * scale, height: size.height * scale, depth: 1, ...rest });
    };
    for (let at = 0; at < SEATS; at++) {
      const of = (own + at) % SEATS;
      const row = at === 0 ? 470 : 90;
      const left = at === 0 ? 410 : at === 1 ? 90 : 730;
      for (let bin = 0; bin < BINS; bin++) {
        const x = left + 75 + bin * 165;
        place(`bin:${of}:${bin}`, "bin", "bin", x, row + 120, BIN, { depth: 0 });
        const pebbles = table.bins[of * BINS + bin] as number;
        for (let pebble = 0; pebble < pebbles; pebble++) {
          const spot = { x: x - 42 + (pebble % 4) * 28, y: row + 98 + Math.floor(pebble / 4) * 24 };
          place("", "pebble", "pebble", spot.x, spot.y, { width: PEBBLE, height: PEBBLE }, { depth: 2 + pebble });
        }
      }
      // The number of the others' cards is known, and which cards this seat has.
      const hand = of === seat && secret !== undefined ? secret.hand : new Array<number>(table.hands[of] as number).fill(NONE);
      for (const [index, card] of hand.entries()) {
        const key = card === NONE ? "" : `card:${card}`;
        const spread = { x: left + 240 + (index - (hand.length - 1) / 2) * 92, y: at === 0 ? 655 : 88 };
        place(key, "card", lookOf(card), spread.x, spread.y, CARD, { depth: 10 + index });
      }
      if (table.phase === "choose" && table.done[of]) {
        const card = of === seat ? (secret?.chosen ?? NONE) : NONE;
        place(card === NONE ? "" : `card:${card}`, "card", lookOf(card), left + 240, at === 0 ? 470 : 320, CARD, { depth: 30 });
      }
    }
    for (const [index, card] of table.seen.entries()) {
      const x = 640 + (index % 3) * 60 - 60;
      place(`card:${card}`, "card", lookOf(card), x, 360 - Math.floor(index / 3) * 3, CARD, {
        depth: 40 + index,
        angle: ((index * 37) % 11) - 5,
      });
    }
    for (let pebble = 0; pebble < table.pebbles; pebble++) {
      place("", "pebble", "pebble", 830 + pebble * 34, 360, { width: PEBBLE, height: PEBBLE }, { depth: 60 });
    }
    place("round", "counter", "counter", 400, 360, { width: 70, height: 70 }, { digits: String(table.round) });
    return poses;
  },

  act: () => undefined,

  picks(view) {
    return toy.moves(view).map((move): Pick => {
      const pick = { move: toy.notation(move), kind: move.type === "keep" ? "pass" : "choice" } as const;
      if (move.type === "choose") return { ...pick, pieces: [`card:${move.card}`], label: ["choose", { card: move.card }] };
      if (move.type !== "put") return { ...pick, pieces: [], label: [move.type] };
      return { ...pick, pieces: [`bin:${view.seat}:${move.bin}`], label: ["put", { bin: move.bin + 1 }] };
    });
  },

  /** Pebbles are laid one by one and sent together. */
  row: (...views) => views.every(({ table, seat }) => table.phase === "spend" && table.leader === seat),

  /** The pebble laid last into a bin goes into another one. */
  drag({ seat }, row, from, to) {
    const [a, b] = [from, to].map((key) => ownBins(seat).indexOf(key));
    const at = row.lastIndexOf(`put ${a}`);
    return at < 0 || b === undefined || b < 0 ? undefined : row.with(at, `put ${b}`);
  },

  prompt({ table, seat }) {
    if (table.phase === "over") return ["over"];
    if (!toy.toAct(table).includes(seat)) return ["wait"];
    return table.phase === "spend" ? ["spend", { pebbles: table.pebbles }] : [table.phase === "roll" ? "roll" : "asked"];
  },

  reason: ({ table }) => (table.phase === "choose" ? ["leads", { round: table.round }] : undefined),

  goals({ table }) {
    const progress = pebblesOf(table).map((pebbles, seat) => ({ seat, digits: String(pebbles), near: table.round === ROUNDS }));
    return [{ look: "pebble", title: ["goal"], progress }];
  },

  plate: { fill: ["#fff", "#ddd"], edge: "#555", ink: "#222" },
  draw(look): Drawing {
    const [kind, number] = look.split(":");
    if (kind === "pebble") {
      const shine = '<circle cx="11" cy="10" r="5" fill="#fff6" />';
      return { svg: `<svg viewBox="0 0 30 30"><circle cx="15" cy="15" r="14" fill="#5d7d8c" />${shine}</svg>`, width: 30, height: 30 };
    }
    if (kind === "bin") {
      const wood = '<rect x="2" y="2" width="146" height="106" rx="16" fill="#4d2c16" stroke="#c99a4e" stroke-width="4" />';
      return { svg: `<svg>${wood}</svg>`, ...BIN };
    }
    if (kind === "counter") {
      return {
        svg: '<svg><circle cx="35" cy="35" r="33" fill="#1f5a58" stroke="#d9a441" stroke-width="4" /></svg>',
        width: 70,
        height: 70,
      };
    }
    const face = number === "back" ? "#7a2f2a" : "#f6e7c6";
    const card = `<rect x="1" y="1" width="82" height="118" rx="9" fill="${face}" stroke="#3a2416" stroke-width="2" />`;
    const pip = number === "back" ? '<circle cx="42" cy="60" r="22" fill="none" stroke="#d9a441" stroke-width="5" />' : "";
    const words =
      number === "back" ? [] : [{ line: [String(number)] as const, x: 42, y: 60, size: 46, colour: "#3a2416", width: 70, weight: 800 }];
    return { svg: `<svg>${card}${pip}</svg>`, ...CARD, words };
  },

  detail: () => undefined,
  seats: ({ table }) => table.hands.map(() => ({ chips: [] })),
  ending: ({ how }) => [how],
  looks: () => ["pebble", "bin", "counter", "card:back"],
  text: async () => en,
};

const ownBins = (seat: number): string[] => Array.from({ length: BINS }, (_none, bin) => `bin:${seat}:${bin}`);
const lookOf = (card: number): string => (card === NONE ? "card:back" : `card:${card}`);
