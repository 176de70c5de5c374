/** Puerto Rico in English: the lessons on one topic each. Bots and barrels are those of their prepared deals. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args, Catalogue } from "../../../../text/grammar.ts";

export const topics = {
  "lesson.trading": "Trading house",
  "lesson.trading.about": "What you can sell there, and what you leave to the others.",
  "lesson.trading.house": (a: Args) =>
    `The trading house has ${a.houseSpaces} spaces. It buys each kind once, or again from a player with a staffed office. It has corn and coffee now. It is emptied only if all ${a.houseSpaces} spaces are taken at the end of a trader phase.`,
  "lesson.trading.others":
    "Bot 2 has coffee, the most valuable kind, and Bot 1 has a lot of corn. But the house has both kinds already, and nobody has an office. All that each of the bots can sell is 1 barrel of indigo.",
  "lesson.trading.trader": (a: Args) =>
    `You have indigo as well, and sugar. As trader, you sell first and earn ${many(a.traderBonus, "extra doubloon")}.`,
  "lesson.trading.trader.do": "Take the Trader.",
  "lesson.trading.puzzle":
    "A puzzle. Indigo would bring you 2 doubloons, sugar 3. Bot 1 comes next, and its small market adds 1 doubloon to its sale.",
  "lesson.trading.puzzle.do": "After which choice can neither bot sell anything?",
  "lesson.trading.puzzle.wrong": "After that, Bot 1 could still sell its indigo, for 2 doubloons.",
  "lesson.trading.praise":
    "You gave up 1 doubloon, and Bot 1 missed 2. Had you sold sugar, Bot 1’s indigo would have filled the house, and the emptied house would take Bot 2’s coffee again.",
  "lesson.trading.praise.do":
    "Before you take the Trader, look at what the house has, and at who sells after you. Next, see how you block ships.",

  "lesson.shipping": "Blocking ships",
  "lesson.shipping.about": "How the others’ barrels are left without a ship.",
  "lesson.shipping.ships":
    "Each ship carries one kind, and no two ships carry the same. This one has indigo, so all other indigo must go onto it. A kind that is on no ship yet must go onto an empty ship that takes the most of it.",
  "lesson.shipping.captain": (a: Args) =>
    `Players load in turn, and must if they can. As captain, you begin and score ${many(a.captainBonus, "extra point")}. Above all, you come before Bot 1 with its 5 barrels of corn.`,
  "lesson.shipping.captain.do": "Take the Captain.",
  "lesson.shipping.corn":
    "Your 1 barrel of corn may go onto either empty ship. On the small one, it leaves 3 spaces for Bot 1’s 5 barrels, and no other ship may take corn then.",
  "lesson.shipping.corn.do": "Load your corn onto the ship for 4 barrels.",
  "lesson.shipping.full":
    "Bot 1 found room for 3 of its 5 barrels. The ship is full now, but it does not sail before all loading is over. Until then, nobody can load corn.",
  "lesson.shipping.puzzle":
    "A puzzle. It is your turn again, and you can load indigo, sugar or coffee. Look at what the bots have left, and at the ships.",
  "lesson.shipping.puzzle.do": "After which choice can neither bot load anything?",
  "lesson.shipping.puzzle.wrong": "After that, Bot 1 could still load its coffee.",
  "lesson.shipping.praise": (a: Args) =>
    `Your sugar took the last empty ship, so there is none for Bot 1’s coffee. Each player keeps ${many(a.freeBarrels, "barrel")} after loading: Bot 1 loses 2. You load your indigo next, and keep your coffee.`,
  "lesson.shipping.praise.do":
    "Only full ships sail. One barrel can hold a large ship until the next captain phase, or longer. Next, see how a factory pays.",

  "lesson.factory": "Factory",
  "lesson.factory.about": "Doubloons for producing many kinds of goods.",
  "lesson.factory.pays": (a: Args) =>
    `A staffed factory pays you each time you produce, no matter who took the Craftsman: ${many(a.factory2, "doubloon")} for 2 kinds, ${a.factory3} for 3 kinds, ${a.factory4} for 4 kinds and ${a.factory5} for all 5 kinds. It counts kinds, not barrels.`,
  "lesson.factory.kinds":
    "You can produce corn, indigo, sugar and tobacco: 4 kinds. Your coffee plantation has a worker too, but your city has no coffee roaster, so there is no coffee.",
  "lesson.factory.worker":
    "Bot 2 took the Mayor, and you got 2 workers. Your factory has none yet. The other free circles are in the tobacco storage, but you have no second tobacco plantation for them.",
  "lesson.factory.worker.do": "Put a worker into the factory.",
  "lesson.factory.puzzle":
    "A puzzle. It is your turn to take a role. Some cards have doubloons on them: 2 on the Settler, 1 on the Captain.",
  "lesson.factory.puzzle.do": "Which role brings you the most doubloons right away?",
  "lesson.factory.puzzle.wrong": "Another role brings you more. How many kinds would you produce, and what does your factory pay for them?",
  "lesson.factory.praise": (a: Args) =>
    `4 kinds: your factory paid ${many(a.factory4, "doubloon")}, 1 more than there is on the Settler. It pays again whenever anybody takes the Craftsman, so a bot may do that for you.`,
  "lesson.factory.praise.do": (a: Args) =>
    `Build a coffee roaster and put a worker there, and 5 kinds will earn you ${a.factory5}. Now you may take the craftsman’s extra barrel.`,
} satisfies Catalogue;
