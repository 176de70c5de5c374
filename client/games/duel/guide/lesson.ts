/** The guided first match of Duel: the first nine turns of age I, with the wonders of a first game. */
import type { Lesson } from "../../../../shared/core/lessons/lesson.ts";
import { type CardId, cardOf, type WonderId, wonderOf } from "../../../../shared/duel/catalog.ts";
import { duel } from "../../../../shared/duel/index.ts";

const BOT = 1;
const card = (id: CardId): string => `card:${cardOf(id)}`;
/** The prices under a card. */
const prices = (id: CardId): readonly string[] => [0, BOT].map((seat) => `price:${seat}:${cardOf(id)}`);
const wonder = (id: WonderId): string => `wonder:${wonderOf(id)}`;

export const lesson: Lesson = {
  game: duel.id,
  rules: duel.rules,
  seats: 2,
  seat: 0,
  options: { wonders: "firstGame", starter: "first" },
  deal: 34,
  about: ["score:0", "purse:0"],
  steps: [
    { id: "goal", piece: "pawn" },
    { id: "resource", piece: card("stone_pit"), wants: [["build stone_pit"]], then: [[BOT, "build press"]] },
    { id: "price", piece: card("clay_pool"), wants: [["build clay_pool"]], then: [[BOT, "build wood_reserve"]] },
    {
      id: "trade",
      piece: card("apothecary"),
      about: [card("stone_pit"), card("clay_pool")],
      wants: [["build apothecary"]],
      then: [[BOT, "build stone_reserve"]],
    },
    // The bot has spent all its coins.
    { id: "counters", goals: true, about: [0, BOT].map((seat) => `score:${seat}`) },
    { id: "uncover", piece: card("lumber_yard"), wants: [["build lumber_yard"]], then: [[BOT, "discard glassworks"]] },
    { id: "science", piece: card("scriptorium"), wants: [["build scriptorium"]], then: [[BOT, "discard workshop"]] },
    {
      id: "yellow",
      piece: card("tavern"),
      about: prices("tavern"),
      wants: [["build tavern"]],
      then: [[BOT, "build guard_tower"]],
    },
    { id: "discard", piece: card("quarry"), wants: [["discard quarry"]], then: [[BOT, "build baths"]] },
    {
      id: "wonder",
      piece: wonder("the_temple_of_artemis"),
      wants: [["wonder the_temple_of_artemis with stable"]],
    },
    {
      id: "military",
      piece: card("garrison"),
      about: ["pawn", "rail"],
      wants: [["build garrison"]],
      then: [
        [BOT, "wonder piraeus with palisade"],
        [BOT, "build theater"],
      ],
    },
  ],
};
