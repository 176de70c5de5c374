/** Elasund in English: the rules, and our rulings where the rule book is silent. Loaded with the rules page. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args, Catalogue } from "../../../../text/grammar.ts";
import { gold, influence, kind, listed, ofOneColour } from "./phrases.ts";

export const rules = {
  "rules.goal": "The goal",
  "rules.goal.cubes": (a: Args) =>
    `All players build one town together, each for themselves. The first player to lay all ${a.cubes} of their cubes on the board wins at once. For a shorter match, a table can play for ${a.cubesShort}.`,
  "rules.goal.where": "Cubes go on the flags of buildings, on towers of the wall, on parts of the church, and on the trade track.",
  "rules.goal.lose": "Buildings can be built over. If you lose one, you take its cubes back.",

  "rules.setup": "The start",
  "rules.setup.hand": (a: Args) =>
    `Each player has ${gold(a.goldAtStart)}, ${influence(a.influenceAtStart)}, ${a.permitCount} permits worth 0 to ${a.permitMost}, ${a.wallCount} wall pieces and two buildings of their colour. Two start buildings are on the board already.`,
  "rules.setup.town": "The fewer the players, the smaller the town: the gates stand closer to the harbour.",

  "rules.turn": "A turn",
  "rules.turn.steps": (a: Args) =>
    `Roll the dice; build up to ${many(a.builds, "time")}; take ${gold(a.goldTaken)} or place a permit; and, if you like, take one bonus action.`,
  "rules.turn.order": "The player who begins is drawn by lot. Turns go clockwise.",

  "rules.roll": "1. Roll the dice",
  "rules.roll.income":
    "The ship sails to the row with the number you rolled. All buildings that reach into this row and show a card earn their owners that card: 1 gold or 1 influence. This goes for all players.",
  "rules.roll.repeat": "The ship always moves. If it would stay in its row, it sails two rows north or south instead.",
  "rules.roll.seven": (a: Args) =>
    `On a ${a.pirateRoll}, pirates take the ship to any other row you choose. Nothing is earned. Each player gives one card for each of their cubes in that row, as far as they have cards. Flags of buildings, parts of the church and towers of the east wall count. A cube counts only in the row of its flag: the building’s northernmost row. The two flags of a large building lie in its two northernmost rows.`,
  "rules.roll.towers": (a: Args) =>
    `Then the player who rolled the ${a.pirateRoll} takes one of those cards for each tower they have, on any side.`,

  "rules.build": "2. Build",
  "rules.build.what": (a: Args) =>
    `You may build up to ${many(a.builds, "time")}: a building, a wall piece or a part of the church, also twice the same.`,
  "rules.build.site":
    "A building costs its gold, and at least as many permits must lie on its site as it shows. They may belong to anyone, but yours there must be worth more than each other player’s. In a tie, none of the tied players can build. The ship’s row does not matter for building.",
  "rules.build.compensate":
    "All permits on the site go back to their owners. For each one that is not yours, you pay its owner its value in gold.",
  "rules.build.turned": "Buildings are never turned. They stand within the walls, and never on the church pit.",

  "rules.over": "Building over",
  "rules.over.smaller":
    "A building displaces smaller buildings under it for free, even if it covers only part of them, and your own as well. Size is the number of spaces. Permits lie only on free spaces, so part of the site must have been free before.",
  "rules.over.equal": (a: Args) =>
    `For ${ofOneColour(a.equalCost)}, it may also displace buildings of its own size, at most ${a.equalMost} at once.`,
  "rules.over.back":
    "The owner takes back the building’s cubes and loses its trade points. A coloured building returns to its owner, any other to the supply.",
  "rules.over.start": "If one of your start buildings is displaced, you put it back at once, on free spaces without a windmill.",

  "rules.permits": "3. Take gold or place a permit",
  "rules.permits.place": (a: Args) =>
    `Take ${gold(a.goldTaken)}, or place one permit: pay its value and put it on a free space in the ship’s row. For ${ofOneColour(a.pairCost)}, you can choose any row.`,
  "rules.permits.full": "If the ship’s row has no free space, use the nearest row that has one. If two are equally near, choose.",
  "rules.permits.free":
    "Permits never go on the church pit. Other spaces where the church will stand can be used until a part covers them.",
  "rules.permits.zero": "The permit worth 0 is free, and counts as a permit. Alone on a site, it is enough to be the strongest.",

  "rules.bonus": "4. Bonus action",
  "rules.bonus.one": "You may take one of these at the end of your turn, paid with influence cards:",
  "rules.bonus.list": "Influence has other uses too: building over equal size, and permits in any row.",

  "rules.trade": "Trade",
  "rules.trade.mills": (a: Args) =>
    `The spaces at the harbour have one windmill, some near the gates have two. A building scores every windmill it covers as a trade point. At ${listed(a.tradeCubes)} points you lay a cube on the track.`,
  "rules.trade.down": "If you lose the building, you move back down, and take back cubes from places you no longer reach.",
  "rules.trade.not": "Start buildings cannot stand on windmills, and parts of the church score nothing there.",

  "rules.walls": "The town wall",
  "rules.walls.price": (a: Args) =>
    `A wall piece costs ${gold(a.wallGold)} in the north and south, ${a.wallGoldEast} in the east, and needs no permits. It must touch a gate or a piece that is already there, whoever built that.`,
  "rules.walls.order": (a: Args) =>
    `You build your pieces in their fixed order. Pieces ${listed(a.wallTowers)} are towers with one of your cubes; the others bring ${a.wallInfluenceLeast} or ${influence(a.wallInfluenceMost)}. Players share the spaces, and there are fewer spaces than pieces. A wall is never displaced.`,

  "rules.church": "The church",
  "rules.church.price": (a: Args) =>
    `A part costs ${gold(a.churchGold)}, needs no permits and carries one cube. It removes everything it covers and is never displaced.`,
  "rules.church.first": (a: Args) =>
    `The first part goes on the pit. Its place in the picture of ${a.churchParts} parts settles where all the others go.`,
  "rules.church.two":
    "The player who founds the church draws two parts, builds one of them and puts the other under the pile. So they alone know which part comes last.",
  "rules.church.draw":
    "Every other part is drawn from the pile and goes to its own place, so you cannot choose where. A building leaves the board even if only one of its spaces is covered.",

  "rules.buildings": "The buildings",
  "rules.buildings.kinds":
    "Coloured buildings belong to one player and earn cards. The others are shared by all: the player who builds one lays a cube on each of its flags.",

  "rules.end": "The end",
  "rules.end.win": "The match ends as soon as a player on turn lays their last cube. That player wins.",

  "rules.words": "Words in short",
  "rules.words.what": "The terms that the cards about pieces explain, in one place:",

  "rules.table": "Our table notes",
  "rules.table.why": "Details that are easy to miss, and how we play where the rule book leaves something open:",
  "rules.table.order":
    "When you build, you first pay. Then permits go back, displaced buildings leave, and the new building arrives with its cubes and trade points.",
  "rules.table.win": "You may use a building with more flags than you have cubes left.",
  "rules.table.reward": "Towers choose from all cards given to the pirates or, as a table option, only from other players’ cards.",
  "rules.table.pirates":
    "All players choose their cards for the pirates at the same time, in secret. Cubes on the trade track and on north and south towers do not count.",
  "rules.table.shortage":
    "If more gold is due than is left, all players first return half of their gold, rounded up. The same goes for influence. If there is still too little, the cards are dealt one by one, clockwise.",
  "rules.table.open":
    "All gold changes hands openly, so everyone can see how much a player has. The colours of influence cards stay secret.",
  "rules.table.east": "The east wall can be built at any time.",
  "rules.table.church": "The church pays no compensation. The founder pays for it before seeing the two parts.",
  "rules.table.over":
    "Buildings of equal size can be displaced no matter who owns them, even your own. A building that is displaced cannot be the one you are building.",
  "rules.table.more": (a: Args) =>
    `Trade points above ${a.tradeMost} bring no more cubes, but you lose them first. The marker shows how many you have.`,
  "rules.table.full": "A row whose only free space is the church pit counts as full.",
  "rules.table.settle":
    "A start building must be put back if it fits anywhere. Otherwise it is out of the game. If both of yours are displaced, you choose the order. If start buildings of several players are displaced, the player on turn puts theirs back first, then the others, clockwise.",
  "rules.table.steps":
    "You may skip building and the bonus action, but you must take gold or place a permit. If your time runs out, you take gold.",
  "rules.table.prices": (a: Args) => `The trader’s house costs ${gold(a.traderGold)}, the craftsman’s house ${a.craftsmanGold}.`,
  "rules.table.gates": "The trade spaces near the gates have two windmills. With two players, there are none.",
  "rules.table.colour":
    "Your start buildings begin on your colour’s spaces. Choose a colour while the table is waiting; first come, first served.",
  "rules.table.stalled": (a: Args) =>
    `If nothing is built for ${a.idleRounds} rounds, the match ends and cubes on the board decide. If the board is too full to build at all, it ends after ${a.idleRoundsOnFullBoard}.`,
  "rules.table.start": (a: Args) =>
    `Each player starts with ${gold(a.goldAtStart)} or, as a table option, with 1 gold more than the player before.`,

  "example.table":
    "The table: the town in the middle, the harbour with its ship at the left. At the right, from the top: what can be built, the trade track, the other players, and what is yours.",
  "example.income": (a: Args) =>
    `The ship is in row ${a.dice}. The buildings that reach into this row and show a card earn it: ${gold(a.gold)} and ${influence(a.influence)} in all.`,
  "example.site": (a: Args) =>
    `The ${kind(a)} needs ${many(a.permits, "permit")}. The player on turn has ${a.own} here and the other player ${a.other}, so the player on turn can build. It costs ${gold(a.gold)}, plus ${gold(a.compensation)} to the other player for the permit.`,
  "example.harbour": (a: Args) =>
    `This building covers ${many(a.points, "windmill")} at the harbour: as many trade points, as long as it stays.`,
  "example.walls": "The wall grows from the gates. The next piece can go on any of the spaces at the ends of what is there.",
  "example.church": "The first part lies on the pit. The frame shows where the other parts will go, and what they will remove.",
} satisfies Catalogue;
