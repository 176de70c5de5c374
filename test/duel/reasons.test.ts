/** Why a move: in built positions the reasons are those that a good player gives. */
import { describe, expect, it } from "vitest";
import { duel } from "../../shared/duel/index.ts";
import { facts } from "../../shared/duel/reasons.ts";
import { reasonsIn } from "../core/analysis/reason-words.ts";
import { position, type Sketch } from "./position.ts";

const { forRow, against } = reasonsIn(duel, facts);
const FIVE = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"] as const;

describe("What speaks for a move in Duel", () => {
  it.each<[title: string, sketch: Sketch, move: string, reasons: string]>([
    [
      "the sixth symbol wins",
      { age: 3, free: ["observatory", "palace"], cities: [{ coins: 30, cards: FIVE }] },
      "build observatory",
      "wins.science",
    ],
    ["the last shield wins", { age: 2, pawn: 8, free: ["walls", "aqueduct"], cities: [{ coins: 20 }] }, "build walls", "wins.military"],
    [
      "the Law is a sixth symbol",
      { age: 3, phase: "token", tokens: ["philosophy", "law"], cities: [{ cards: FIVE }] },
      "token law",
      "wins.science",
    ],
    [
      "the last card of the match decides it",
      { age: 3, pyramid: { 0: "palace" }, cities: [{ coins: 30 }, { coins: 0 }] },
      "build palace",
      "wins.points",
    ],
    [
      "the rival's sixth symbol is gone",
      { age: 3, free: ["observatory", "palace"], cities: [{ coins: 30 }, { coins: 30, cards: FIVE }] },
      "discard observatory",
      "stops.science 1",
    ],
    [
      "the card that would take the capital is gone",
      { age: 2, pawn: -7, free: ["walls", "aqueduct"], cities: [{ coins: 0 }, { coins: 20 }] },
      "discard walls",
      "stops.military 1",
    ],
    [
      "shields push the pawn out of the rival's reach",
      { age: 2, pawn: -7, free: ["walls", "archery_range"], cities: [{ coins: 20 }, { coins: 20 }] },
      "build archery_range",
      "stops.military 1",
    ],
    [
      "a wonder gives another turn",
      { age: 2, free: ["walls", "aqueduct"], cities: [{ coins: 20, wonders: ["the_sphinx"] }] },
      "wonder the_sphinx with walls",
      "again, points 6",
    ],
    [
      "the seventh wonder leaves the rival without their last",
      {
        age: 3,
        free: ["palace", "arsenal"],
        cities: [
          { coins: 30, wonders: ["the_pyramids"], built: { the_sphinx: "altar", piraeus: "baths", the_colossus: "stable" } },
          {
            wonders: ["the_great_library"],
            built: { the_mausoleum: "theater", the_appian_way: "quarry", the_hanging_gardens: "clay_pit" },
          },
        ],
      },
      "wonder the_pyramids with arsenal",
      "seventh 1, points 9",
    ],
    [
      "a second symbol of a kind brings a token, and the chain makes it free",
      { age: 2, tokens: ["law", "strategy"], free: ["library", "aqueduct"], cities: [{ coins: 20, cards: ["scriptorium"] }] },
      "build library",
      "pair, chain scriptorium",
    ],
    [
      "a fourth symbol",
      { age: 3, free: ["academy", "obelisk"], cities: [{ coins: 30, cards: ["workshop", "apothecary", "scriptorium"] }] },
      "build academy",
      "symbol 4",
    ],
    [
      "the pawn comes to loot",
      { age: 2, pawn: 2, free: ["walls", "statue"], cities: [{ coins: 20 }, { coins: 6 }] },
      "build walls",
      "loot 2 1",
    ],
    [
      "a building is free by its chain",
      { age: 2, free: ["statue", "walls"], cities: [{ coins: 2, cards: ["theater"] }] },
      "build statue",
      "chain theater, points 4",
    ],
    [
      "a discard pays for the wonder, and uncovers nothing",
      {
        age: 1,
        pyramid: { 14: "guard_tower", 16: "theater", 11: "altar", 17: "stable", 12: "baths" },
        cities: [{ coins: 6, wonders: ["the_pyramids"] }],
      },
      "discard guard_tower",
      "affords the_pyramids 2, uncoversNothing 1",
    ],
    [
      "a discard pays for another card",
      { age: 2, free: ["statue", "brewery"], cities: [{ coins: 2, cards: ["tavern"] }, { coins: 0 }] },
      "discard brewery",
      "affords.card statue 2, denies 1 brewery",
    ],
    ["nothing can be paid for", { age: 2, free: ["statue", "walls"], cities: [{ coins: 0 }, { coins: 0 }] }, "discard walls", "poor"],
    [
      "the rival would get it for free",
      { age: 2, free: ["statue", "parade_ground"], cities: [{ coins: 1 }, { coins: 3, cards: ["theater"] }] },
      "discard statue",
      "denies.chain 1 statue, poor",
    ],
    [
      "the rival would have a fourth symbol",
      {
        age: 2,
        free: ["library", "parade_ground"],
        cities: [{ coins: 1 }, { coins: 12, cards: ["workshop", "apothecary", "pharmacist"] }],
      },
      "discard library",
      "denies.symbol 1 library, poor",
    ],
    [
      "a first resource, and a wonder becomes cheaper",
      { age: 1, free: ["stone_pit", "theater"], cities: [{ coins: 7, wonders: ["the_pyramids"] }, { coins: 0 }] },
      "build stone_pit",
      "makes.first stone, cheaper 2 the_pyramids",
    ],
    [
      "stone for one coin makes the Pyramids cheaper",
      { age: 1, free: ["stone_reserve", "theater"], cities: [{ coins: 7, wonders: ["the_pyramids"] }, { coins: 0 }] },
      "build stone_reserve",
      "cheaper 3 the_pyramids, flat stone",
    ],
    [
      "wonders that all give another turn",
      { phase: "token", tokens: ["theology", "philosophy"], cities: [{ wonders: ["the_pyramids", "the_colossus", "the_great_library"] }] },
      "token theology",
      "token.theology",
    ],
    [
      "the rival makes no wood any more",
      { age: 2, phase: "zeus", cities: [{}, { cards: ["clay_pool", "clay_pit", "sawmill"] }] },
      "destroy sawmill",
      "deprives 1 wood",
    ],
    ["the best of the discard pile", { age: 3, phase: "mausoleum", discard: ["palace", "clay_pool"] }, "revive palace", "points 7"],
    [
      "who opens the age takes its best card",
      { age: 2, phase: "opener", free: ["library", "walls"], cities: [{ coins: 12, cards: ["workshop"] }] },
      "open 0",
      "opens.card walls",
    ],
  ])("%s", (_title, sketch, move, reasons) => expect(forRow(position(sketch), move)).toBe(reasons));
});

describe("What speaks against a move in Duel", () => {
  it.each<[title: string, sketch: Sketch, move: string, reasons: string]>([
    [
      "the rival's threat stands",
      { age: 3, free: ["observatory", "palace"], cities: [{ coins: 30 }, { coins: 30, cards: FIVE }] },
      "build palace",
      "lets.science 1",
    ],
    [
      "it uncovers what the rival wants",
      { age: 2, pyramid: { 6: "walls", 0: "statue", 10: "brewery" }, cities: [{ coins: 9 }, { coins: 9, cards: ["theater"] }] },
      "build walls",
      "uncovers 1 statue",
    ],
  ])("%s", (_title, sketch, move, reasons) => expect(against(position(sketch), move)).toBe(reasons));
});
