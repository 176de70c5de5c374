/** Invariants of every position. */
import type { State } from "../../shared/core/contract/game.ts";
import { BUILDINGS, CHURCH, COLOUR_OF, KIND_OF, NUMBERS, TILES, WALL_PIECES } from "../../shared/elasund/catalog.ts";
import { sum } from "../../shared/elasund/rules/fast-counts.ts";
import {
  churchField,
  columnOf,
  columnsOf,
  FIELDS,
  fits,
  footprint,
  groundOf,
  OUTSIDE,
  PIT_FIELD,
} from "../../shared/elasund/rules/town/grid.ts";
import { openSpaces, seatOfPiece, towersOf } from "../../shared/elasund/rules/town/walls.ts";
import { trackCubes, tradeOfSite } from "../../shared/elasund/rules/trade.ts";
import { CARDS, DISPLACED, type Elasund, GOLD, GONE, NONE, PERMITS, START_KINDS, toAct } from "../../shared/elasund/state.ts";

/** Broken invariants, in words; empty if all hold. */
export function broken(state: State<Elasund>): string[] {
  return [...cards(state), ...cubes(state), ...board(state), ...walls(state), ...church(state), ...steps(state)];
}

const unless = (fine: boolean, wrong: string): string[] => (fine ? [] : [wrong]);

function cards({ table, secrets, hidden }: State<Elasund>): string[] {
  const held = (card: number) => sum(secrets.map(({ hand, laid }) => hand[card]! + laid[card]!));
  const given = (card: number) => sum(table.given.filter((_count, at) => at % CARDS.length === card));
  const piles = CARDS.flatMap((name, card) => {
    const pile = card === GOLD ? table.gold : table.discard[card]! + hidden.influence.filter((other) => other === card).length;
    const all = card === GOLD ? NUMBERS.goldCards : NUMBERS.influencePerColour;
    return unless(pile + held(card) + given(card) === all, `${name} cards lost or made`);
  });
  const counts = secrets.flatMap(({ hand, laid }, seat) => [
    ...unless(table.hands[seat] === sum(hand), `hand of ${seat} miscounted`),
    ...unless(table.laid[seat] === sum(laid), `laid cards of ${seat} miscounted`),
    ...unless(
      [...hand, ...laid].every((count) => count >= 0),
      `hand of ${seat} below nothing`,
    ),
  ]);
  return [
    ...piles,
    ...counts,
    ...unless(table.deck === hidden.influence.length, "pile miscounted"),
    ...unless(table.gold >= 0, "gold below 0"),
  ];
}

function cubes({ table }: State<Elasund>): string[] {
  return table.cubes.flatMap((left, seat) => {
    const own = table.owners.flatMap((owner, tile) => (owner === seat ? [tile] : []));
    const trade = sum(own.map((tile) => tradeOfSite(table, KIND_OF[tile]!, table.sites[tile]!)));
    const flags = sum(own.map((tile) => BUILDINGS[KIND_OF[tile]!]!.flags.length));
    const laid = flags + towersOf(table, seat) + table.church.filter((builder) => builder === seat).length + trackCubes(trade);
    // With the winning build there may be fewer cubes than places.
    const fine = left + laid === table.goal || (table.step === "over" && left === 0 && laid > table.goal);
    return [...unless(fine, `cubes of ${seat}: ${left} left, ${laid} laid`), ...unless(table.trade[seat] === trade, `trade of ${seat}`)];
  });
}

function board({ table }: State<Elasund>): string[] {
  const covered = new Map<number, string>();
  const wrong: string[] = [];
  const cover = (field: number, by: string): void => {
    if (covered.has(field)) wrong.push(`${by} lies on ${covered.get(field)}`);
    if (columnOf(field) >= columnsOf(table) || field >= FIELDS) wrong.push(`${by} lies outside`);
    if (field === PIT_FIELD && !by.startsWith("church")) wrong.push(`${by} lies on the pit`);
    covered.set(field, by);
  };
  for (let tile = 0; tile < TILES; tile++) {
    const [site, owner, colour] = [table.sites[tile]!, table.owners[tile]!, COLOUR_OF[tile]!];
    if (colour >= table.cubes.length) wrong.push(...unless(site === GONE, `tile ${tile} of nobody`));
    wrong.push(...unless(site >= 0 === owner >= 0, `owner of tile ${tile}`));
    if (site < 0) continue;
    wrong.push(...unless(colour < 0 || colour === owner, `tile ${tile} in foreign hands`));
    wrong.push(...unless(fits(table, KIND_OF[tile]!, site), `tile ${tile} over the edge`));
    for (const field of footprint(KIND_OF[tile]!, site)) {
      cover(field, `tile ${tile}`);
      if (KIND_OF[tile]! < START_KINDS) wrong.push(...unless(columnOf(field) > 0, `start tile ${tile} at the harbour`));
    }
  }
  table.permits.forEach((field, permit) => {
    if (field !== NONE) cover(field, `permit ${Math.floor(permit / PERMITS)}:${permit % PERMITS}`);
  });
  table.church.forEach((builder, tile) => {
    if (builder !== NONE) cover(churchField(table.churchAt, tile), `church ${tile}`);
  });
  const ground = groundOf(table);
  const bare = ground.every((there, field) => covered.has(field) || there < 0 || there === OUTSIDE);
  return [...wrong, ...unless(bare, "the ground shows what is not there")];
}

function walls({ table }: State<Elasund>): string[] {
  const wrong = table.cubes.flatMap((_cubes, seat) => {
    const own = table.walls.filter((piece) => piece !== NONE && seatOfPiece(piece) === seat).sort((a, b) => a - b);
    return unless(
      own.every((piece, at) => piece === seat * WALL_PIECES.length + at),
      `wall pieces of ${seat} out of order`,
    );
  });
  // Taken away one by one from the ends that are open, everything must go: so it all hangs on the gates.
  const bare = { ...table, walls: table.walls.map(() => NONE) };
  let laid = table.walls.filter((piece) => piece !== NONE).length;
  for (let grown = true; grown; ) {
    const next = openSpaces(bare).filter((space) => table.walls[space] !== NONE);
    grown = next.length > 0;
    for (const space of next) bare.walls[space] = table.walls[space]!;
    laid -= next.length;
  }
  return [...wrong, ...unless(laid === 0, "a wall piece hangs on nothing")];
}

function church({ table, secrets, hidden }: State<Elasund>): string[] {
  const built = table.church.flatMap((builder, tile) => (builder === NONE ? [] : [tile]));
  const held = secrets.flatMap(({ tiles, under }) => [...tiles, ...(under === NONE ? [] : [under])]);
  const all = [...built, ...held, ...hidden.church].sort((a, b) => a - b);
  const whole = all.length === CHURCH.tiles && all.every((tile, at) => tile === at);
  return [
    ...unless(whole, "church tiles lost or made"),
    ...unless(built.length > 0 === (table.churchAt !== NONE), "church without a place"),
  ];
}

function steps({ table, secrets }: State<Elasund>): string[] {
  const { step } = table;
  const placing = step === "where" || step === "pay";
  return [
    // The last cube can only come to lie in a turn of its seat.
    ...unless(
      table.cubes.every((left, seat) => left > 0 || (step === "over" && seat === table.turn)),
      "won and not noticed",
    ),
    ...unless(toAct(table).length > 0 === (step !== "over"), "nobody is asked"),
    // A win leaves displaced start buildings where they are.
    ...unless(step === "over" || table.sites.includes(DISPLACED) === (step === "settle"), "a start building waits"),
    ...unless(sum(table.owes) > 0 === (step === "pirates" || step === "shortage"), "cards are owed"),
    ...unless(step === "pirates" || step === "shortage" || sum(table.laid) === 0, "cards lie face down"),
    ...unless(step === "tower" || sum(table.given) + table.takes === 0, "given cards were not swept"),
    ...unless(step === "shortage" || sum(table.due) === 0, "cards are due"),
    ...unless(placing || table.kind === NONE, "a building is chosen"),
    ...unless(placing || step === "permit" || table.bonus === NONE, "a bonus is chosen"),
    ...unless(placing || table.permit === NONE, "a permit is chosen"),
    ...unless(step === "pay" || table.target === NONE, "a place is chosen"),
    ...unless(
      secrets.every(({ tiles }, seat) => tiles.length === (step === "tile" && seat === table.turn ? 2 : 0)),
      "tiles are seen",
    ),
  ];
}
