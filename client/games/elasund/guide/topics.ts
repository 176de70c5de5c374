/** Elasund's lessons on one topic each: from the middle of prepared matches, where the topic is what matters. */
import { at } from "../../../../shared/core/base/checked.ts";
import { entriesOf, type TopicLesson } from "../../../../shared/core/lessons/lesson.ts";
import { BUILDINGS, kindOf } from "../../../../shared/elasund/catalog.ts";
import { elasund } from "../../../../shared/elasund/index.ts";
import { BONUSES, CARDS, type Kind, OWN_KINDS } from "../../../../shared/elasund/state.ts";

const [YOU, BOT] = [0, 1];
const own = (seat: number, kind: Kind): string => `tile:${seat * OWN_KINDS + kindOf(kind)}`;
/** The first that anybody builds. */
const TAVERN = `tile:${at(BUILDINGS, kindOf("inn")).first}`;
const inHand = (card: (typeof CARDS)[number]): string => `hand:${YOU}:${CARDS.indexOf(card)}`;
const MATCH = { game: elasund.id, rules: elasund.rules, seats: 2, seat: YOU } as const;

/** The gold is enough for two parts; the second one lands on the other player's tavern. */
const church: TopicLesson = {
  ...MATCH,
  topic: "church",
  chapter: "church",
  deal: 928,
  before: entriesOf(`
    0 roll; 0 pass; 0 gold; 0 pass; 1 roll; 1 wall n4; 1 pass; 1 permit 1; 1 put a11; 1 pass; 0 roll; 0 sail 2; 0 pass; 0 gold; 0 pass;
    1 roll; 1 pass; 1 permit 0; 1 put a6; 1 pass; 0 roll; 0 pass; 0 gold; 0 pass; 1 roll; 1 build trader; 1 put a6; 1 pass; 1 permit 0;
    1 put a9; 1 pass; 0 roll; 0 pass; 0 gold; 0 pass; 1 roll; 1 pass; 1 gold; 1 bonus move; 1 permit 1; 1 put a8; 1 pay red; 0 roll; 0 pass;
    0 gold; 0 pass; 1 roll; 1 build inn; 1 put a8; 0 settle huts d6; 1 pass; 1 permit 0; 1 put a12; 1 pass; 0 roll`),
  about: ["area", "permit:0"],
  steps: [
    { id: "parts", piece: "church" },
    { id: "found", piece: "church", wants: [["church"]] },
    { id: "place", piece: "church:5", about: [own(YOU, "huts"), TAVERN, own(BOT, "trader")], wants: [["tile 6"]] },
    { id: "second", piece: "church", about: ["area"], wants: [["church"]] },
    { id: "removed", piece: "church:7", about: ["area", "track"] },
    {
      id: "puzzle",
      about: ["area", "ship", "permit:0", "permit:1"],
      puzzle: true,
      wants: [
        ["permit 0", "put d9"],
        ["permit 1", "put d9"],
      ],
      // The player has no influence for a bonus action.
      then: [
        [YOU, "pass"],
        [BOT, "roll"],
        [BOT, "pass"],
        [BOT, "gold"],
        [BOT, "pass"],
      ],
    },
  ],
};

/** The hand has a set of each kind, and pirates come before the largest is spent. */
const influence: TopicLesson = {
  ...MATCH,
  topic: "influence",
  chapter: "bonus",
  deal: 345,
  before: entriesOf(`
    0 roll; 0 wall n4; 0 pass; 0 permit 1; 0 put a6; 0 pass; 1 roll; 1 wall n3; 1 pass; 1 permit 0; 1 put a5; 1 pass; 0 roll;
    0 build trader; 0 put a6; 0 pass; 0 permit 0; 0 put a8; 0 pass; 1 roll; 1 build trader; 1 put a5; 1 pass; 1 permit 1; 1 put e6; 1 pass;
    0 roll; 0 pass; 0 gold; 0 pass; 1 roll; 1 pass; 1 permit 0; 1 put a10; 1 bonus move; 1 permit 1; 1 put a9; 1 pay red; 0 roll; 0 wall s4;
    0 pass; 0 permit 1; 0 put b10; 0 pay blue; 0 pass; 1 roll; 1 pass; 1 gold; 1 pass; 0 roll; 0 pass; 0 gold; 0 pass; 1 roll; 1 build inn;
    1 put a8; 0 settle huts d6; 1 pass; 1 permit 1; 1 put e6; 1 pass; 0 roll; 0 build inn; 0 put a10; 0 pass; 0 permit 0; 0 put e5; 0 pass;
    1 roll; 1 pass; 1 permit 0; 1 put c6; 1 pass; 0 roll; 0 sail 10; 0 pass; 0 permit 1; 0 put d5; 0 pay red; 0 pass; 1 roll; 1 pass;
    1 gold; 1 bonus move; 1 permit 1; 1 put a4; 1 pay green; 0 roll; 0 pass; 0 gold; 0 pass; 1 roll; 1 wall s3; 1 pass; 1 gold;
    1 bonus move; 1 permit 0; 1 put a3; 1 pay blue; 0 roll; 0 build inn; 0 put d4; 1 settle hut c6; 0 pass; 0 permit 0; 0 put c5; 0 pass;
    1 roll; 1 build inn; 1 put a3; 1 pass; 1 gold; 1 pass; 0 roll; 0 pass`),
  about: [inHand("green"), inHand("gold")],
  steps: [
    { id: "sets", piece: inHand("green"), about: [inHand("blue"), inHand("red")] },
    { id: "plan", piece: own(BOT, "trader"), about: ["permit:0", `kind:${kindOf("market")}`] },
    { id: "gold", piece: "chest", about: [inHand("gold")], wants: [["gold"]] },
    {
      id: "bonus",
      piece: `bonus:${BONUSES.indexOf("gold")}`,
      about: (["green", "blue", "red"] as const).map(inHand),
      wants: [["bonus gold"]],
      then: [
        [BOT, "roll"],
        [BOT, "sail 4"],
      ],
    },
    {
      id: "puzzle",
      about: ["ship", own(BOT, "trader"), ...(["gold", "green", "red"] as const).map(inHand)],
      puzzle: true,
      wants: [["give red"]],
      then: [
        [BOT, "pass"],
        [BOT, "gold"],
        [BOT, "pass"],
      ],
    },
  ],
};

export const topics: readonly TopicLesson[] = [church, influence];
