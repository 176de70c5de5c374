/** Duel's lessons on one topic each: from the middle of prepared matches, where the topic is what matters. */
import { entriesOf, type TopicLesson } from "../../../../shared/core/lessons/lesson.ts";
import { type CardId, cardOf, tokenOf } from "../../../../shared/duel/catalog.ts";
import { duel } from "../../../../shared/duel/index.ts";

const BOT = 1;
const card = (id: CardId): string => `card:${cardOf(id)}`;
const MATCH = {
  game: duel.id,
  rules: duel.rules,
  seats: 2,
  seat: 0,
  options: { wonders: "firstGame", starter: "first" },
} as const;

/** Brown and grey cards of both cities. */
const COUNTED = [card("lumber_yard"), card("drying_room"), card("sawmill")];

/** The bot has the most brown and grey cards, and soon the most blue ones. */
const guilds: TopicLesson = {
  ...MATCH,
  topic: "guilds",
  chapter: "cards",
  deal: 1276,
  before: entriesOf(`
    0 build clay_reserve; 1 build stone_pit; 0 discard guard_tower; 1 wonder piraeus with apothecary; 1 build clay_pool; 0 build clay_pit;
    1 build altar; 0 build quarry; 1 discard stable; 0 wonder the_great_lighthouse with theater; 1 discard garrison; 0 build baths;
    1 build glassworks; 0 discard pharmacist; 1 build lumber_yard; 0 discard scriptorium; 1 build press; 0 build wood_reserve;
    1 discard stone_reserve; 0 discard palisade; 0 build sawmill; 1 build drying_room; 0 build customs_house; 1 build shelf_quarry;
    0 discard rostrum; 1 discard courthouse; 0 build forum; 1 build aqueduct; 0 wonder the_temple_of_artemis with temple; 0 build brewery;
    1 wonder the_appian_way with school; 1 build walls; 0 wonder the_statue_of_zeus with glass_blower; 0 destroy shelf_quarry;
    1 build caravansery; 0 wonder the_pyramids with barracks; 1 build archery_range; 0 build horse_breeders;
    1 wonder circus_maximus with library; 0 build parade_ground; 1 discard laboratory; 0 open 0; 0 build chamber_of_commerce;
    1 build builders_guild; 0 build siege_workshop; 1 build obelisk; 0 build circus; 1 build academy; 0 build arena; 1 build pantheon;
    0 build pretorium; 1 build port; 0 build armory; 1 build senate`),
  about: ["score:0"],
  steps: [
    { id: "guild", piece: card("shipowners_guild"), about: COUNTED },
    {
      id: "build",
      piece: card("shipowners_guild"),
      about: COUNTED,
      wants: [["build shipowners_guild"]],
      then: [[BOT, "build town_hall"]],
    },
    { id: "twice", piece: "score:0", about: ["purse:0"] },
    {
      id: "puzzle",
      about: [card("magistrates_guild"), card("gardens"), card("university"), card("baths"), card("town_hall")],
      puzzle: true,
      wants: [["build magistrates_guild"]],
      then: [[BOT, "build university"]],
    },
  ],
};

/** The pawn passes one loot token, then comes to the next. */
const loot: TopicLesson = {
  ...MATCH,
  topic: "loot",
  chapter: "military",
  deal: 244,
  before: entriesOf(`
    0 build stone_reserve; 1 build press; 0 build clay_pit; 1 build glassworks; 0 discard stable; 1 build workshop; 0 build clay_reserve;
    1 build tavern; 0 discard scriptorium; 1 discard garrison; 0 discard palisade; 1 build apothecary; 0 build quarry;
    1 build lumber_yard; 0 build wood_reserve; 1 build clay_pool; 0 wonder the_great_lighthouse with altar;
    1 wonder piraeus with guard_tower; 1 build pharmacist; 0 discard stone_pit; 0 wonder the_temple_of_artemis with school;
    0 wonder the_pyramids with courthouse; 1 discard horse_breeders; 0 build forum; 1 build temple; 0 build parade_ground;
    1 build dispensary; 1 token law`),
  about: ["pawn", "purse:1"],
  steps: [
    { id: "token", piece: "loot:2", about: ["pawn", "loot:3"] },
    {
      id: "push",
      piece: card("archery_range"),
      about: ["pawn", "loot:2"],
      wants: [["build archery_range"]],
      then: [[BOT, "discard laboratory"]],
    },
    { id: "zone", piece: "pawn", about: ["purse:1"] },
    {
      id: "puzzle",
      piece: "purse:1",
      about: [card("rostrum"), card("walls"), "pawn"],
      puzzle: true,
      wants: [["build walls"]],
      then: [[BOT, "build rostrum"]],
    },
  ],
};

/** A pair earns the token Law, then one of two green cards is new. */
const science: TopicLesson = {
  ...MATCH,
  topic: "science",
  chapter: "science",
  deal: 1121,
  before: entriesOf(`
    0 build pharmacist; 1 build clay_reserve; 0 build scriptorium; 1 build stone_pit; 0 build workshop; 1 build tavern; 0 build clay_pool;
    1 discard palisade; 0 discard stone_reserve; 1 wonder piraeus with guard_tower; 1 build press; 0 discard stable;
    1 wonder the_appian_way with clay_pit; 1 build wood_reserve; 0 discard baths; 1 discard garrison; 0 build theater;
    1 discard glassworks; 0 build altar; 1 build logging_camp; 1 build aqueduct; 0 build forum; 1 build brickyard; 0 build brewery;
    1 discard courthouse; 0 discard horse_breeders; 1 build drying_room`),
  steps: [
    { id: "count", goals: true },
    { id: "pair", piece: card("library"), wants: [["build library"]] },
    {
      id: "law",
      piece: `token:${tokenOf("law")}`,
      wants: [["token law"]],
      then: [[BOT, "build glass_blower"]],
    },
    { id: "four", goals: true },
    {
      id: "puzzle",
      about: [card("school"), card("laboratory")],
      puzzle: true,
      wants: [["build school"]],
      then: [[BOT, "build laboratory"]],
    },
  ],
};

export const topics: readonly TopicLesson[] = [guilds, loot, science];
