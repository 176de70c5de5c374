/** The face of 7 Wonders Duel: ties its parts together. */
import type { Result, Sight } from "../../../shared/core/contract/game.ts";
import { duel } from "../../../shared/duel/index.ts";
import { unpacked } from "../../../shared/duel/printed/units.ts";
import { RESOURCES } from "../../../shared/duel/printed/vocabulary.ts";
import { count, countSymbols } from "../../../shared/duel/rules/count.ts";
import { spacesToCapital } from "../../../shared/duel/rules/military.ts";
import { greyOf, marketOf, rawOf } from "../../../shared/duel/rules/trade.ts";
import { type Points, score, total } from "../../../shared/duel/score.ts";
import type { Duel } from "../../../shared/duel/state.ts";
import type { Chip, Face, Rules, SeatLine } from "../../face/face.ts";
import type { Line } from "../../text/grammar.ts";
import type { LanguageId } from "../../text/languages.ts";
import { act } from "./acts/acts.ts";
import { draw, looks } from "./art/draw.ts";
import { picks, prompt } from "./choice/picks.ts";
import { goals, reason } from "./choice/reason.ts";
import { whyNot } from "./choice/why.ts";
import { compared } from "./details/compared.ts";
import { detail } from "./details/details.ts";
import { tips } from "./guide/tips.ts";
import { layout } from "./layout/layout.ts";
import { life } from "./layout/life.ts";
import { habits } from "./panels/habits.ts";
import { inWords } from "./panels/in-words.ts";
import { sounds } from "./sounds.ts";
import type { DuelText } from "./text/en.ts";
import { numbers } from "./text/numbers.ts";

const rules: Rules = {
  text: {
    en: () => import("./text/en/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
    nb: () => import("./text/nb/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
    nl: () => import("./text/nl/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
    is: () => import("./text/is/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
    "zh-Hans": () => import("./text/zh-hans/rules.ts").then(({ RULES, EXAMPLES }) => ({ ...RULES, ...EXAMPLES })),
  },
  book: () => import("./guide/rules.ts").then(({ rules }) => rules()),
};
const text: Readonly<Record<LanguageId, () => Promise<DuelText>>> = {
  en: () => import("./text/en.ts").then(({ en }) => en),
  nb: () => import("./text/nb.ts").then(({ nb }) => nb),
  nl: () => import("./text/nl.ts").then(({ nl }) => nl),
  is: () => import("./text/is.ts").then(({ is }) => is),
  "zh-Hans": () => import("./text/zh-hans.ts").then(({ zhHans }) => zhHans),
};

export const duelFace: Face<Duel> = {
  game: duel,
  layout,
  life,
  act,
  picks,
  whyNot,
  prompt,
  inWords,
  reason,
  tips,
  goals,
  lesson: () => import("./guide/lesson.ts").then(({ lesson }) => lesson),
  round: ({ sight }) => sight.table.age,
  marks: ["price", "label", "city", "opener", "tray", "niche", "box", "rail"],
  draw,
  detail,
  compared,
  seats,
  currentPoints,
  ending,
  habits,
  sounds,
  looks,
  text,
  rules,
  numbers,
};

function seats({ table }: Sight<Duel>): readonly SeatLine[] {
  return table.cities.map((city, seat) => {
    const market = marketOf(table, seat);
    const points = total(score(table, seat));
    const spaces = spacesToCapital(table, seat);
    const symbols = countSymbols(city);
    const wonders = count(city, "wonders");
    const made = unpacked(market.own).flatMap((units, at): Chip[] =>
      units === 0
        ? []
        : [
            {
              look: `icon:${RESOURCES[at]}`,
              digits: `${units}`,
              title: ["chip.makes", { units, resource: RESOURCES[at]! }],
              about: `purse:${seat}`,
            },
          ],
    );
    const ofChoice = (units: number, key: string, resource: string): Chip[] =>
      units === 0 ? [] : [{ look: `icon:${resource}`, digits: `+${units}`, title: [key], about: "term:trade" }];
    return {
      chips: [
        { look: "icon:coin", digits: `${city.coins}`, title: ["chip.coins", { coins: city.coins }], about: `purse:${seat}` },
        { look: "icon:laurel", digits: `${points}`, title: ["chip.points", { points }], about: `score:${seat}` },
        { look: "icon:pawn", digits: `${spaces}`, title: ["chip.capital", { spaces }], about: "pawn" },
        { look: "icon:science.wheel", digits: `${symbols}`, title: ["chip.science", { symbols }], about: "term:science" },
        { look: "icon:wonder", digits: `${wonders}`, title: ["chip.wonders", { count: wonders }], about: "term:wonders" },
        ...made,
        ...ofChoice(rawOf(market), "effect.raw", "raw"),
        ...ofChoice(greyOf(market), "effect.grey", "grey"),
      ],
    };
  });
}

function currentPoints({ table }: Sight<Duel>): readonly Points[] {
  return table.cities.map((_city, seat) => score(table, seat));
}

function ending({ how, points }: Result): Line {
  if (how !== "points") return [`end.${how}`];
  const [best, second] = points.map(total).sort((a, b) => b - a) as [number, number];
  return ["end.points", { best, second }];
}
