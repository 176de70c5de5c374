/** A position of Puerto Rico as values: what is asked, the cards, the harbour, and the board of each player. */
import { at, must } from "../core/base/checked.ts";
import type { EditOption, Editor, EditValue } from "../core/contract/editor.ts";
import type { State } from "../core/contract/game.ts";
import { circlesIn, NUMBERS, PRINTED, PRINTED_GOODS } from "./catalog.ts";
import { empty, mostColonists, settled } from "./editor-rest.ts";
import { playerAt } from "./rules/board.ts";
import { BUILDINGS, ENDINGS, GOODS, NONE, PHASES, type Phase, type Player, type PuertoRico, ROLES, type Table, TILES } from "./state.ts";

const MOST = { money: 99, points: 199, rounds: 99, onCard: 20 };
const NOTHING: EditOption = { id: "none", line: "none" };
/** Beside the number of a tile: it has a worker. */
const MANNED = "manned";

const seatOptions = ({ players }: Table, line = "seat"): EditOption[] =>
  players.map((_player, seat) => ({ id: `${seat}`, line, args: { seat } }));
const goodOptions = GOODS.map((good, place): EditOption => ({ id: `${place}`, line: "good", args: { good } }));
const tileOptions = TILES.flatMap((tile, place): EditOption[] => [
  { id: `${place}`, line: "tile", args: { tile } },
  { id: `${place}:${MANNED}`, line: "tile.manned", args: { tile } },
]);
const flagOptions = [false, true].map((on): EditOption => ({ id: `${on}`, line: on ? "yes" : "no" }));

type Head = Pick<EditValue, "id" | "group" | "whose" | "args"> & { readonly line?: string };
/** Without a line of its own a value has that of its id's first word. */
const lineOf = ({ id, line = at(id.split("."), 0) }: Head): string => line;
const count = (head: Head, value: number, most: number, least = 0): EditValue => ({
  ...head,
  line: lineOf(head),
  type: "count",
  value,
  least,
  most,
});
const choice = (head: Head, value: string | number | boolean, options: readonly EditOption[]): EditValue => ({
  ...head,
  line: lineOf(head),
  type: "choice",
  value: `${value}`,
  options,
});
/** The places of a list, and one more while there is room. */
const places = (head: Head, list: readonly (string | number)[], most: number, options: readonly EditOption[]): EditValue[] =>
  [...list, NOTHING.id]
    .slice(0, most)
    .map((item, place) =>
      choice({ ...head, id: `${head.id}.${place}`, line: "space", args: { n: place + 1 } }, item, [NOTHING, ...options]),
    );

const values = ({ table }: State<PuertoRico>): EditValue[] => [
  ...course(table),
  ...cards(table),
  ...harbour(table),
  ...tiles(table),
  ...table.players.flatMap((player, seat) => board(table, player, seat)),
];

function course(table: Table): EditValue[] {
  const { phase, turn, governor, round, ending, idle, firstLoad, stored, produced } = table;
  const group = "course";
  const phases = PHASES.filter((one) => one !== "over").map((one): EditOption => ({ id: one, line: `phase.${one}` }));
  const endings = ENDINGS.map((one, place): EditOption => ({ id: `${place}`, line: `ending.${one}` }));
  // Who chooses a role follows from the governor and the cards that are taken.
  const candidates = seatOptions(table).filter(({ id }) => phase !== "role" || id === `${turn}`);
  return [
    choice({ id: "phase", group }, phase, phases),
    choice({ id: "turn", group }, turn, candidates),
    choice({ id: "governor", group }, governor, seatOptions(table)),
    count({ id: "round", group }, round, MOST.rounds, 1),
    choice({ id: "ending", group }, ending, [{ id: `${NONE}`, line: "ending.none" }, ...endings]),
    ...(phase === "captain"
      ? [count({ id: "idle", group }, idle, table.players.length - 1), choice({ id: "firstLoad", group }, firstLoad, flagOptions)]
      : []),
    ...(phase === "storage" ? places({ id: "stored", group: "stored" }, stored, GOODS.length, goodOptions) : []),
    ...(phase === "craftsman" ? places({ id: "produced", group: "produced" }, produced, GOODS.length, goodOptions) : []),
  ];
}

function cards(table: Table): EditValue[] {
  const owners = [{ id: `${NONE}`, line: "free" }, ...seatOptions(table)];
  const head = (what: string, card: number): Head => ({
    id: `${what}.${card}`,
    group: what,
    line: "role",
    args: { role: at(ROLES, card) },
  });
  return [
    ...table.cardOwner.map((owner, card) => choice(head("role", card), owner, owners)),
    ...table.cardMoney.map((coins, card) => count(head("cardMoney", card), coins, MOST.onCard)),
  ];
}

function harbour({ ships, house, colonistShip, players }: Table): EditValue[] {
  const group = "harbour";
  const loads = [{ id: `${NONE}`, line: "noLoad" }, ...goodOptions];
  return [
    count({ id: "colonistShip", group }, colonistShip, mostColonists(players)),
    ...ships.flatMap(({ size, good, load }, ship) => [
      choice({ id: `ship.${ship}`, group, args: { n: size } }, good, loads),
      ...(good === NONE ? [] : [count({ id: `load.${ship}`, group, args: { n: size } }, load, size, 1)]),
    ]),
    ...places({ id: "house", group: "house" }, house, NUMBERS.houseSpaces, goodOptions),
  ];
}

const tiles = ({ faceUp, discards }: Table): EditValue[] => [
  ...faceUp.map((tile, place) =>
    choice({ id: `row.${place}`, group: "row", line: "space", args: { n: place + 1 } }, tile, [
      { id: `${NONE}`, line: "none" },
      ...goodOptions,
    ]),
  ),
  ...discards.map((n, good) => count(goodHead("discard", good), n, at(PRINTED_GOODS, good).plantations)),
];

const goodHead = (what: string, good: number, whose?: number): Head => ({
  id: whose === undefined ? `${what}.${good}` : `${what}.${whose}.${good}`,
  group: what,
  line: "good",
  args: { good: at(GOODS, good) },
  ...(whose !== undefined && { whose }),
});

function board({ phase, players }: Table, player: Player, whose: number): EditValue[] {
  const purse = (id: string): Head => ({ id: `${id}.${whose}`, group: "purse", whose });
  const laid = player.island.map((tile, place) => (at(player.islandColonists, place) > 0 ? `${tile}:${MANNED}` : tile));
  return [
    count(purse("money"), player.money, MOST.money),
    count(purse("barrelPoints"), player.barrelPoints, MOST.points),
    count(purse("harborPoints"), player.harborPoints, MOST.points),
    count(purse("captainPoints"), player.captainPoints, MOST.points),
    count(purse("sanJuan"), player.sanJuan, mostColonists(players)),
    ...(phase === "captain" ? [choice(purse("wharfUsed"), player.wharfUsed, flagOptions)] : []),
    ...player.goods.map((n, good) => count(goodHead("goods", good, whose), n, at(PRINTED_GOODS, good).barrels)),
    ...places({ id: `island.${whose}`, group: "island", whose }, laid, NUMBERS.islandSpaces, tileOptions),
    ...city(player, whose),
  ];
}

/** In the order built, then what is not built. */
function city({ city: built, cityColonists }: Player, whose: number): EditValue[] {
  const rest = BUILDINGS.map((_id, building) => building).filter((building) => !built.includes(building));
  return [...built, ...rest].map((building) => {
    const place = built.indexOf(building);
    const workers = Array.from({ length: circlesIn(building) + 1 }, (_none, n): EditOption => ({ id: `${n}`, line: "built", args: { n } }));
    const head = { id: `city.${whose}.${building}`, group: "city", line: "building", whose, args: { building: at(PRINTED, building).id } };
    return choice(head, place < 0 ? NOTHING.id : at(cityColonists, place), [{ ...NOTHING, line: "unbuilt" }, ...workers]);
  });
}

function set(state: State<PuertoRico>, id: string, value: string | number): void {
  const { table } = state;
  const [what, ...which] = id.split(".");
  const [first = 0, second = 0] = which.map(Number);
  switch (what) {
    case "phase":
      table.phase = value as Phase;
      return;
    case "firstLoad":
      table.firstLoad = value === "true";
      return;
    case "turn":
    case "governor":
    case "round":
    case "ending":
    case "idle":
    case "colonistShip":
      table[what] = Number(value);
      return;
    case "role":
      table.cardOwner[first] = Number(value);
      return;
    case "cardMoney":
      table.cardMoney[first] = Number(value);
      return;
    case "ship":
      return carry(table, first, Number(value));
    case "load":
      must(table.ships[first], "ship").load = Number(value);
      return;
    case "house":
    case "stored":
    case "produced":
      return putAt(table[what], first, `${value}`);
    case "row":
      table.faceUp[first] = Number(value);
      return;
    case "discard":
      table.discards[first] = Number(value);
      return;
    default:
      return setOnBoard(playerAt(table, first), must(what, "value"), second, value);
  }
}

/** A ship that gets another kind has one barrel of it at least. */
function carry({ ships }: Table, place: number, good: number): void {
  const ship = must(ships[place], "ship");
  ship.good = good;
  ship.load = good === NONE ? 0 : Math.max(1, ship.load);
}

/** Nothing closes the gap. */
function putAt(list: number[], place: number, value: string): void {
  if (value === NOTHING.id) list.splice(place, 1);
  else list[place] = Number.parseInt(value, 10);
}

function setOnBoard(player: Player, what: string, which: number, value: string | number): void {
  switch (what) {
    case "money":
    case "barrelPoints":
    case "harborPoints":
    case "captainPoints":
    case "sanJuan":
      player[what] = Number(value);
      return;
    case "wharfUsed":
      player.wharfUsed = value === "true";
      return;
    case "goods":
      player.goods[which] = Number(value);
      return;
    case "island":
      putAt(player.island, which, `${value}`);
      putAt(player.islandColonists, which, value === NOTHING.id ? NOTHING.id : `${value}`.endsWith(MANNED) ? "1" : "0");
      return;
    case "city": {
      const place = player.city.indexOf(which);
      if (value !== NOTHING.id && place < 0) player.city.push(which);
      if (value === NOTHING.id && place >= 0) player.city.splice(place, 1);
      return putAt(player.cityColonists, place < 0 ? player.cityColonists.length : place, `${value}`);
    }
  }
}

export const editor: Editor<PuertoRico> = { values, set, empty, settled };
