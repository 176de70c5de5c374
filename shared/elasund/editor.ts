/** A position of Elasund as values: what is asked, where each piece lies, and each hand. */
import { at, must } from "../core/base/checked.ts";
import type { EditOption, Editor, EditValue } from "../core/contract/editor.ts";
import type { State } from "../core/contract/game.ts";
import { buildingOf, CHURCH, COLOUR_OF, DICE_ROWS, KIND_OF, NUMBERS, ROLLS, TILES, WALL_PIECES } from "./catalog.ts";
import { empty, settled } from "./editor-rest.ts";
import { INFLUENCE } from "./rules/cards.ts";
import { founder } from "./rules/town/church.ts";
import { churchAtWith, columnOf, columnsOf, FIELDS, fieldName, fits } from "./rules/town/grid.ts";
import { columnOfSpace, EAST, isTower, numberOfPiece, rowOfSpace, seatOfPiece, sideOf, WALL_SPACES } from "./rules/town/walls.ts";
import {
  BONUSES,
  CARDS,
  DISPLACED,
  type Elasund,
  GOLD,
  GONE,
  KINDS,
  NONE,
  PERMITS,
  type Secret,
  START_KINDS,
  STEPS,
  type Step,
  type Table,
} from "./state.ts";

const PIPS = ROLLS / 6;
const MOST_TAKES = 9;
const NOTHING: EditOption = { id: `${NONE}`, line: "none" };
const SUPPLY: EditOption = { id: `${NONE}`, line: "supply" };

const upTo = (length: number): number[] => Array.from({ length }, (_none, place) => place);
const seatOptions = ({ cubes }: Table): EditOption[] => upTo(cubes.length).map((seat) => ({ id: `${seat}`, line: "seat", args: { seat } }));
const fieldOptions = (table: Table): EditOption[] => fieldsOf(table).map(fieldOption);
const fieldsOf = (table: Table): number[] => upTo(FIELDS).filter((field) => columnOf(field) < columnsOf(table));
const fieldOption = (field: number): EditOption => ({ id: `${field}`, line: "field", args: { field: fieldName(field) } });
const partOption = (part: number): EditOption => ({ id: `${part}`, line: "part", args: { part } });
const pipsOptions = upTo(PIPS).map((pips): EditOption => ({ id: `${pips + 1}`, line: "pips", args: { n: pips + 1 } }));
const kindOptions = KINDS.map((kind, place): EditOption => ({ id: `${place}`, line: "kindOf", args: { kind } }));
const permitOptions = upTo(PERMITS).map((n): EditOption => ({ id: `${n}`, line: "permit", args: { n } }));
const bonusOptions = BONUSES.map((bonus, place): EditOption => ({ id: `${place}`, line: "bonusOf", args: { bonus } }));

type Head = Pick<EditValue, "id" | "group" | "whose" | "args" | "line">;
const count = (head: Head, value: number, most: number): EditValue => ({ ...head, type: "count", value, least: 0, most });
const choice = (head: Head, value: string | number, options: readonly EditOption[]): EditValue => ({
  ...head,
  type: "choice",
  value: `${value}`,
  options,
});

const values = (state: State<Elasund>): EditValue[] => [
  ...course(state.table),
  ...buildings(state.table),
  ...church(state),
  ...walls(state.table),
  ...INFLUENCE.map((card) => count(cardHead("discard", card), at(state.table.discard, card), NUMBERS.influencePerColour)),
  ...state.secrets.flatMap((secret, seat) => [...permits(state.table, seat), ...cards(state.table, secret, seat)]),
];

function course(table: Table): EditValue[] {
  const { step, turn, ship, dice, built, idle, kind, bonus, permit, target, takes } = table;
  const head = (id: string): Head => ({ id, group: "course", line: at(id.split("."), 0) });
  const steps = STEPS.filter((one) => one !== "over").map((one): EditOption => ({ id: one, line: `step.${one}` }));
  const rows = DICE_ROWS.map((n, row): EditOption => ({ id: `${row}`, line: "row", args: { n } }));
  const die = (place: number, options: readonly EditOption[]): EditValue =>
    choice({ ...head(`dice.${place}`), args: { n: place + 1 } }, dice[place] ?? NONE, options);
  const isPlacing = step === "where" || step === "pay";
  return [
    choice(head("step"), step, steps),
    choice(head("turn"), turn, seatOptions(table)),
    choice(head("ship"), ship, [{ ...NOTHING, line: "atSea" }, ...rows]),
    die(0, [{ ...NOTHING, line: "unrolled" }, ...pipsOptions]),
    ...(dice.length > 0 ? [die(1, pipsOptions)] : []),
    count(head("built"), built, NUMBERS.builds),
    count(head("idle"), idle, NUMBERS.idleRounds * table.cubes.length),
    ...(isPlacing ? [choice(head("kind"), kind, [NOTHING, ...kindOptions])] : []),
    ...(isPlacing || step === "permit" ? [choice(head("bonus"), bonus, [NOTHING, ...bonusOptions])] : []),
    ...(isPlacing ? [choice({ ...head("chosen"), line: "chosenPermit" }, permit, [NOTHING, ...permitOptions])] : []),
    ...(step === "pay" ? [choice(head("target"), target, [NOTHING, ...fieldOptions(table)])] : []),
    ...(step === "tower" ? [count(head("takes"), takes, MOST_TAKES)] : []),
  ];
}

function buildings(table: Table): EditValue[] {
  const inMatch = upTo(TILES).filter((tile) => at(COLOUR_OF, tile) < table.cubes.length);
  const headOf = (what: string, group: string, tile: number): Head => {
    const { id: kind, first } = buildingOf(tile);
    const colour = at(COLOUR_OF, tile);
    const own = { line: "ownTile", args: { kind, seat: colour } };
    return { id: `${what}.${tile}`, group, ...(colour < 0 ? { line: "tile", args: { kind, n: tile - first + 1 } } : own) };
  };
  const sites = inMatch.map((tile) => {
    const kind = at(KIND_OF, tile);
    const off = [SUPPLY, ...(kind < START_KINDS ? START_OPTIONS : [])];
    const fields = fieldsOf(table).filter((field) => fits(table, kind, field));
    return choice(headOf("site", "buildings", tile), at(table.sites, tile), [...off, ...fields.map(fieldOption)]);
  });
  const shared = inMatch.filter((tile) => at(COLOUR_OF, tile) < 0 && at(table.sites, tile) >= 0);
  return [...sites, ...shared.map((tile) => choice(headOf("owner", "owners", tile), at(table.owners, tile), seatOptions(table)))];
}
const START_OPTIONS: readonly EditOption[] = [
  { id: `${DISPLACED}`, line: "displaced" },
  { id: `${GONE}`, line: "gone" },
];

function church({ table, secrets }: State<Elasund>): EditValue[] {
  const { church: builders, churchAt, step, turn } = table;
  const group = "church";
  const parts = upTo(CHURCH.tiles);
  const [built, rest] = [parts.filter((part) => builders[part] !== NONE), parts.filter((part) => builders[part] === NONE)];
  const onPit = built.find((part) => churchAtWith(part) === churchAt);
  const first = founder(table);
  const drawn = at(secrets, turn).tiles;
  return [
    ...builders.map((builder, part) =>
      choice({ id: `church.${part}`, group, line: "part", args: { part } }, builder, [SUPPLY, ...seatOptions(table)]),
    ),
    ...(onPit === undefined ? [] : [choice({ id: "onPit", group: "pit", line: "onPit" }, onPit, built.map(partOption))]),
    ...(first === NONE || rest.length === 0
      ? []
      : [choice({ id: "under", group: "pit", line: "under" }, at(secrets, first).under, [NOTHING, ...rest.map(partOption)])]),
    ...(step === "tile"
      ? [0, 1].map((place) =>
          choice({ id: `drawn.${place}`, group: "pit", line: "drawn", args: { n: place + 1 } }, drawn[place] ?? NONE, [
            NOTHING,
            ...rest.map(partOption),
          ]),
        )
      : []),
  ];
}

function walls(table: Table): EditValue[] {
  const pieces = upTo(table.cubes.length * WALL_PIECES.length).map(
    (piece): EditOption => ({
      id: `${piece}`,
      line: isTower(piece) ? "tower" : "wall",
      args: { seat: seatOfPiece(piece), n: numberOfPiece(piece) },
    }),
  );
  const spaces = upTo(WALL_SPACES).filter((space) => space >= EAST || columnOfSpace(space) <= columnsOf(table) - 2);
  return spaces.map((space) => {
    const side = sideOf(space);
    const n = side === "east" ? at(DICE_ROWS, rowOfSpace(space)) : columnOfSpace(space) + 1;
    return choice({ id: `wall.${space}`, group: "walls", line: `side.${side}`, args: { n } }, at(table.walls, space), [NOTHING, ...pieces]);
  });
}

const permits = (table: Table, whose: number): EditValue[] =>
  upTo(PERMITS).map((n) => {
    const permit = whose * PERMITS + n;
    const head = { id: `permit.${permit}`, group: "permits", whose, line: "permit", args: { n } };
    return choice(head, at(table.permits, permit), [SUPPLY, ...fieldOptions(table)]);
  });

const cardHead = (what: string, card: number, whose?: number): Head => ({
  id: whose === undefined ? `${what}.${card}` : `${what}.${whose}.${card}`,
  group: what,
  line: "card",
  args: { card: at(CARDS, card) },
  ...(whose !== undefined && { whose }),
});

function cards({ step, owes, due, given }: Table, { hand, laid }: Secret, whose: number): EditValue[] {
  const most = (card: number): number => (card === GOLD ? NUMBERS.goldCards : NUMBERS.influencePerColour);
  const all = (what: string, counts: readonly number[]): EditValue[] =>
    CARDS.map((_name, card) => count(cardHead(what, card, whose), at(counts, card), most(card)));
  const isLaying = step === "pirates" || step === "shortage";
  const owed = (id: string, n: number): EditValue => count({ id: `${id}.${whose}`, group: "owes", whose, line: id }, n, NUMBERS.goldCards);
  return [
    ...all("hand", hand),
    ...(isLaying ? [owed("owes", at(owes, whose)), ...all("laid", laid)] : []),
    ...(step === "shortage" ? [owed("dueGold", at(due, 2 * whose)), owed("dueInfluence", at(due, 2 * whose + 1))] : []),
    ...(step === "tower" ? all("given", given.slice(whose * CARDS.length, (whose + 1) * CARDS.length)) : []),
  ];
}

function set(state: State<Elasund>, id: string, value: string | number): void {
  const { table, secrets } = state;
  const [what, ...which] = id.split(".");
  const [first = 0, second = 0] = which.map(Number);
  const n = Number(value);
  switch (what) {
    case "step":
      table.step = value as Step;
      return;
    case "turn":
    case "ship":
    case "built":
    case "idle":
    case "kind":
    case "bonus":
    case "target":
    case "takes":
      table[what] = n;
      return;
    case "chosen":
      table.permit = n;
      return;
    case "dice":
      // Both are rolled at once.
      table.dice = n === NONE ? [] : [table.dice[0] ?? n, table.dice[1] ?? n].with(first, n);
      return;
    case "site":
      return putTile(table, first, n);
    case "owner":
      table.owners[first] = n;
      return;
    case "permit":
      table.permits[first] = n;
      return;
    case "wall":
      table.walls = table.walls.map((piece, space) => (space === first ? n : piece === n ? NONE : piece));
      return;
    case "discard":
      table.discard[first] = n;
      return;
    case "church":
    case "onPit":
    case "under":
    case "drawn":
      return setChurch(state, what, first, n);
    case "given":
      table.given[first * CARDS.length + second] = n;
      return;
    case "hand":
    case "laid":
      must(secrets[first], "seat")[what][second] = n;
      return;
    case "owes":
      table.owes[first] = n;
      return;
    case "dueGold":
    case "dueInfluence":
      table.due[2 * first + (what === "dueGold" ? 0 : 1)] = n;
      return;
  }
}

/** A building in no player's colour is first that of the player whose turn it is. */
function putTile({ sites, owners, turn }: Table, tile: number, site: number): void {
  const colour = at(COLOUR_OF, tile);
  const owner = colour >= 0 ? colour : owners[tile] === NONE ? turn : at(owners, tile);
  sites[tile] = site;
  owners[tile] = site < 0 ? NONE : owner;
}

function setChurch({ table, secrets }: State<Elasund>, what: "church" | "onPit" | "under" | "drawn", place: number, value: number): void {
  const secret = must(secrets[what === "under" ? Math.max(0, founder(table)) : table.turn], "seat");
  if (what === "under") secret.under = value;
  if (what === "drawn")
    secret.tiles = [secret.tiles[0] ?? NONE, secret.tiles[1] ?? NONE].with(place, value).filter((tile) => tile !== NONE);
  if (what === "onPit") table.churchAt = churchAtWith(value);
  if (what !== "church") return;
  table.church[place] = value;
  // A part of the church always lies on the pit.
  const built = upTo(CHURCH.tiles).filter((part) => table.church[part] !== NONE);
  if (built.some((part) => churchAtWith(part) === table.churchAt)) return;
  table.churchAt = built.length === 0 ? NONE : churchAtWith(at(built, 0));
}

export const editor: Editor<Elasund> = { values, set, empty, settled };
