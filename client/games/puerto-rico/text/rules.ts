/** The rules in short, then what the rule texts leave open and what the table does by itself. */
export const RULES = {
  "rules.play": "The game",
  "rules.play.goal": "Score the most points: by loading barrels onto ships, and by what you build in your city.",
  "rules.play.round":
    "The governor takes a role card first, then the others in turn, one each; then the governor's sign goes to the next. With two players each takes three.",
  "rules.play.role": "Everybody plays a role that was taken, beginning with who took it; that player has a privilege besides.",
  "rules.play.money":
    "After a round a doubloon is laid on each card nobody took. They go to who takes it, before anything else, and may be spent at once.",

  "rules.roles": "The roles",
  "rules.roles.settler": "Settler: take a plantation from the row. Who took the card may take a quarry instead.",
  "rules.roles.mayor":
    "Mayor: the workers on their ship go round one by one, and who took the card gets one more. Then everybody may lift all workers and place them anew; a circle that can be filled must be filled.",
  "rules.roles.builder":
    "Builder: put up one building at most, each kind once. A manned quarry takes off 1 doubloon, at most as many as the column's number; who took the card pays 1 less.",
  "rules.roles.craftsman":
    "Craftsman: a manned field with a manned place in its plant gives a barrel, as long as the supply lasts; corn needs no plant. Who took the card gets one more of a kind just made.",
  "rules.roles.trader":
    "Trader: sell one barrel to the trading house; who took the card earns 1 more. The house takes each kind once and is emptied after the role when all four places are full.",
  "rules.roles.captain":
    "Captain: load in turn, one kind at a time and as many as fit, until nobody can; who can load must. Each barrel is 1 point, the first load of who took the card 1 more.",
  "rules.roles.ships":
    "A ship carries one kind, and a kind goes on one ship only. A kind on no ship goes on an empty ship that takes the most of it.",
  "rules.roles.storage": "After the loading you keep one barrel, and what your warehouses hold; the rest is lost. Full ships then sail.",
  "rules.roles.prospector": "Prospector: 1 doubloon for who took the card, nothing for the others.",

  "rules.end": "The end",
  "rules.end.when":
    "The round is the last when the worker ship cannot be filled as it should, when somebody has filled all 12 spaces of the city, or when the points run out.",
  "rules.end.score":
    "Then count: points for loading, the points of all buildings, manned or not, and what large buildings bring if somebody works in them.",
  "rules.end.large": "A large building fills two spaces of the city.",

  "rules.notes": "Notes of this table, where the rule books are silent",
  "rules.notes.tie": "Doubloons and barrels together break a tie; if they are equal too, the victory is shared.",
  "rules.notes.draw":
    "A hacienda draws nothing while the hidden stacks are empty; the discards come back only when new tiles are laid out.",
  "rules.notes.tiles": "If fewer tiles are left than are needed, those there are are laid out, and more after the next settler.",
  "rules.notes.decline": "Workers from the ship cannot be declined; the mayor's extra one, the hospice's and the university's can.",
  "rules.notes.wharf":
    "A wharf left unused is offered again while others still load; the loading ends after a whole circle without a load.",
  "rules.notes.keep": "Goods that fit may not be thrown away; which kinds are kept is free.",
  "rules.notes.store": "You name whole kinds for the warehouses first, then one barrel of another kind.",
  "rules.notes.money": "There are always enough doubloons, and those on a role card may be spent in that very role.",
  "rules.notes.points": "Points beyond the last chip are written down, and count for the customs house too.",
  "rules.notes.order": "Workers are placed seat by seat, the mayor first.",
  "rules.notes.first": "The first governor is drawn by lot.",
  "rules.notes.two": "Two players use the official variant, with fewer goods, tiles, ships and buildings; one card stays each round.",

  "rules.auto": "Done for you",
  "rules.auto.money": "Money from cards, prospector, factory and markets, and the points of harbor and captain.",
  "rules.auto.goods": "Production; only the craftsman's extra barrel is a choice.",
  "rules.auto.people": "Filling circles, where workers suffice for all or only one kind of circle is left.",
  "rules.auto.store": "Storing, where all fits or nothing is left to choose.",
  "rules.auto.nothing": "Turns in which you can do nothing; the log says so.",
} as const;
