/** What a seat's panel shows, the points so far, and how a match ended. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Result, Sight } from "../../../../shared/core/contract/game.ts";
import { unpacked } from "../../../../shared/duel/printed/units.ts";
import { RESOURCES } from "../../../../shared/duel/printed/vocabulary.ts";
import { count, countSymbols } from "../../../../shared/duel/rules/fast-count.ts";
import { greyOf, marketOf, rawOf } from "../../../../shared/duel/rules/fast-trade.ts";
import { spacesToCapital } from "../../../../shared/duel/rules/military.ts";
import { type Points, score, total } from "../../../../shared/duel/score.ts";
import type { Duel } from "../../../../shared/duel/state.ts";
import type { Chip, SeatLine } from "../../../face/face.ts";
import type { Line } from "../../../text/grammar.ts";

export function seats({ table }: Sight<Duel>): readonly SeatLine[] {
  return table.cities.map((city, seat) => {
    const market = marketOf(table, seat);
    const points = total(score(table, seat));
    const spaces = spacesToCapital(table, seat);
    const symbols = countSymbols(city);
    const wonders = count(city, "wonders");
    const made = unpacked(market.own).flatMap((units, i): Chip[] =>
      units === 0
        ? []
        : [
            {
              look: `icon:${RESOURCES[i]}`,
              digits: `${units}`,
              title: ["chip.makes", { units, resource: at(RESOURCES, i) }],
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

export function currentPoints({ table }: Sight<Duel>): readonly Points[] {
  return table.cities.map((_city, seat) => score(table, seat));
}

export function ending({ how, points }: Result): Line {
  if (how !== "points") return [`end.${how}`];
  const [best, second] = points.map(total).sort((a, b) => b - a) as [number, number];
  return ["end.points", { best, second }];
}
