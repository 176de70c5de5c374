/** The rules in short, enough to learn the game from; the last chapter says what the rule book leaves open and how it is played here. */
export const rules = {
  "rules.goal": "The goal",
  "rules.goal.cubes": "Everybody builds one town. Lay all ten of your cubes on the board, and you win, on your own turn.",
  "rules.goal.turn": "A turn has four steps: roll, build up to twice, take 2 gold or place a permit, and at most one bonus action.",
  "rules.goal.tips":
    "At first fill as many rows as you can, the middle ones above all, so that cards come in. Keep some influence for surprises.",

  "rules.roll": "1. Roll the dice",
  "rules.roll.income":
    "The ship sails to the row of that number, and every building in the row pays its owner one card, gold or influence.",
  "rules.roll.repeat": "The ship always moves. If the dice would leave it where it is, it sails two rows on, north or south.",
  "rules.roll.seven":
    "On a 7 pirates take the ship to any other row. Nothing is earned; each player gives up one card for each own cube in that row.",
  "rules.roll.towers": "Whoever rolled the 7 then takes one of the cards given for each own tower.",

  "rules.build": "2. Build, up to twice",
  "rules.build.site":
    "A building needs permits on its site, one for the small, two for the 2 by 2, three for the large, and its price in gold. Anybody's permits count, but yours must be worth the most together; a tie stops everybody.",
  "rules.build.compensate": "All permits on the site go back to their owners. For each one of others you pay the owner its value in gold.",
  "rules.build.over":
    "A building removes smaller ones under it for free. For three influence cards of one colour it also removes equal ones.",
  "rules.build.totem": "A displaced start building is put back at once by its owner, on free plain fields.",
  "rules.build.flags": "Neutral buildings have flags for your cubes. Coloured ones have none, but they earn cards.",
  "rules.build.trade":
    "A building on a trade field moves you up the trade track; at 3, 5, 7, 9 and 11 points you lay a cube there. Lose the building, and you go down again.",
  "rules.build.wall":
    "A wall piece costs 2 gold in the north and south, 4 in the east. You lay your own in their order; the wall grows from the gates. Each gives influence cards or, as a tower, room for a cube.",
  "rules.build.church":
    "A part of the church costs 7 gold and no permits, and carries one cube. The first lies on the pit and settles where all nine go. A part removes whatever lies on its field.",

  "rules.permit": "3. Gold or a permit",
  "rules.permit.place":
    "Take 2 gold, or pay a permit's value and put it on a free field in the ship's row. Two influence cards of one colour let it go to any row.",
  "rules.permit.full":
    "If the ship's row has no free field, the permit goes to the nearest row that has one; both, if they are equally near.",
  "rules.permit.free":
    "Permits go on free fields only, never on the church pit; the other fields of the church may be used until a part lands there.",
  "rules.permit.zero": "A permit of value 0 is a permit. A player without a permit on the site may not build there.",

  "rules.bonus": "4. One bonus action",
  "rules.bonus.pair": "For two influence cards of one colour: move a permit of yours, or raise one by paying the difference in gold.",
  "rules.bonus.each": "For one of each colour: one more permit anywhere at its value, or 2 gold.",

  "rules.table": "At this table",
  "rules.table.order":
    "A build is paid first, then permits go back, displaced buildings go, the new one comes with its cubes and trade points.",
  "rules.table.win": "Fewer cubes left than flags is enough to win. The last cube wins at once.",
  "rules.table.reward": "Towers choose among all cards given to the pirates, or, by a table option, only among those of others.",
  "rules.table.pirates":
    "Cards for the pirates are chosen in secret by all at once. Cubes on the trade track and on north and south towers do not count.",
  "rules.table.shortage":
    "If cards run short, everybody gives back half, rounded up, before anybody draws; if it still is not enough, cards are dealt one by one, clockwise.",
  "rules.table.east": "The east wall may be built at any time.",
  "rules.table.church": "The church compensates nobody, and it is paid before its founder sees the two parts.",
  "rules.table.over": "You may build over your own buildings. A building that is displaced now cannot be the one that is being built.",
  "rules.table.eleven": "Trade points above 11 are counted on; the marker shows how many.",
  "rules.table.settle": "A start building must be put back if it fits anywhere; else it is out of the game.",
  "rules.table.steps": "Building and the bonus may be passed; gold or a permit must be taken, and whose time is up takes gold.",
  "rules.table.prices": "The trader's house costs 1 gold, the craftsman's house 2.",
  "rules.table.gates": "Trade fields near the gates are those with two windmills; there are none with two players.",
  "rules.table.colour":
    "Your start buildings stand on the places of your colour. It may be chosen while the table waits; whoever comes first has it.",
  "rules.table.stalled":
    "If nobody builds for twenty rounds the match ends and the cubes on the board decide; after three rounds if the board is full, so that nothing can ever be built.",
  "rules.table.start":
    "Everybody begins with 3 gold or, by a table option, each player after the first with 1 gold more than the one before.",
} as const;
