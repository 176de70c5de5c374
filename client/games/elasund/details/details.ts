/** The hover card of a piece: what it is, what it costs and brings, and which seats it concerns. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { BUILDINGS, KIND_OF, NUMBERS } from "../../../../shared/elasund/catalog.ts";
import { seenHand } from "../../../../shared/elasund/rules/cards.ts";
import { isPirate } from "../../../../shared/elasund/rules/pirates.ts";
import { CHURCH_PRICE, churchTilesLeft, founder } from "../../../../shared/elasund/rules/town/church.ts";
import { fieldName, PIT_FIELD, rowOf, tradeOf } from "../../../../shared/elasund/rules/town/grid.ts";
import { BONUS_PRICE, permitsOf } from "../../../../shared/elasund/rules/town/permits.ts";
import { seatOfPermit, valueOfPermit } from "../../../../shared/elasund/rules/town/site.ts";
import { nextPiece, numberOfPiece, pieceOf, priceOfSpace, rowOfSpace, seatOfPiece } from "../../../../shared/elasund/rules/town/walls.ts";
import { trackCubes } from "../../../../shared/elasund/rules/trade.ts";
import { BONUSES, CARDS, type Elasund, KINDS, NONE, OWN_KINDS, START_KINDS, type Table } from "../../../../shared/elasund/state.ts";
import type { Detail } from "../../../face/face.ts";
import { termDetail } from "../../../face/terms.ts";
import { cardLook, colourName, houseOf, houseOfKind, permitLook, tileLook, wallLook } from "../art/looks.ts";
import { nearSeat } from "../layout/frame.ts";
import { cubeChips, influenceChips, paysChip, takesChip } from "../wording/chips.ts";
import { about, TERMS } from "../wording/terms.ts";
import { siteDetail } from "./bill.ts";
import { kindLines, rowDetail } from "./explain.ts";

type S = Sight<Elasund>;
type Row = Detail["lines"][number];

export function detail(piece: string, sight: S): Detail | undefined {
  const [kind, first = "", second = ""] = piece.split(":");
  const id = Number(first);
  const { table } = sight;
  switch (kind) {
    case "tile":
      return tileDetail(id, table);
    case "kind":
      return kindDetail(id, sight);
    case "price":
      return first === "church" ? church(sight) : kindDetail(id, sight);
    case "site":
      return siteDetail(id, second === "" ? NONE : Number(second), sight);
    case "aim":
      return siteDetail(table.target, NONE, sight);
    case "band":
      return rowDetail(table.ship, table);
    case "row":
    case "income":
      return rowDetail(id, table);
    case "field":
      // Free ground: what matters of it is when the ship comes.
      return id === PIT_FIELD && table.churchAt === NONE ? termDetail(TERMS, "pit") : rowDetail(rowOf(id), table);
    case "space":
      return space(id, table);
    case "wall":
      return wall(id, table);
    case "church":
    case "area":
    case "peek":
      return church(sight, first === "" ? NONE : id);
    case "permit":
      return permit(id, table);
    case "mill":
      return {
        look: `mill:${tradeOf(table, id)}`,
        title: ["detail.mill"],
        lines: rows(["mill.points", { points: tradeOf(table, id) }], ["mill.start"]),
        leads: about("trade"),
      };
    case "track":
    case "marker":
      return track(table);
    case "ship":
      return ship(table);
    case "dish":
    case "die":
      return {
        look: "icon:dice",
        title: ["detail.dice"],
        lines: rows(["dice.row"], ["dice.repeat"], ["dice.seven"]),
        leads: about("income", "pirates"),
      };
    case "chest":
      return {
        look: "chest",
        title: ["detail.gold"],
        lines: rows(["gold.left", { count: table.gold }], ["gold.take", { count: NUMBERS.goldTaken }], ["gold.short"]),
      };
    case "deck":
      return {
        look: "card:back",
        title: ["detail.influence"],
        lines: rows(["influence.left", { count: table.deck }], ...INFLUENCE_USES),
        leads: about("influence", "bonus"),
      };
    case "discard":
      return {
        look: "icon:influence",
        title: ["detail.discard"],
        lines: rows(["influence.spent", spentOf(table)]),
        leads: about("influence"),
      };
    case "hand":
      return second === "" || seenHand(sight, id) === undefined ? hands(id, table) : card(Number(second));
    case "rack":
      return hands(nearSeat(sight), table);
    case "laid":
    case "given":
    case "owed":
    case "giver":
      return given(sight);
    case "mat":
      return mat(id, table);
    case "bonus":
      return bonus(id);
    case "term":
      return termDetail(TERMS, first);
    default:
      return undefined;
  }
}

const rows = (...lines: Row["line"][]): Row[] => lines.map((line) => ({ line }));
const INFLUENCE_USES: Row["line"][] = [["influence.equal"], ["influence.pair"], ["influence.each"]];

function tileDetail(tile: number, table: Table): Detail {
  const owner = at(table.owners, tile);
  const field = at(table.sites, tile);
  const where: Row[] = field < 0 ? [] : rows(["tile.owner", { seat: owner, field: fieldName(field) }]);
  return {
    look: tileLook(tile),
    title: [`house.${houseOf(tile)}`],
    lines: [...where, ...kindLines(at(KIND_OF, tile), table)],
    leads: kindLeads(at(KIND_OF, tile)),
  };
}

function kindDetail(kind: number, { table, seat }: S): Detail {
  const look = `tile:${houseOfKind(kind)}:${kind < OWN_KINDS ? colourName(nearSeat({ seat })) : "neutral"}`;
  return { look, title: [`kind.${KINDS[kind]}`], lines: kindLines(kind, table), leads: kindLeads(kind) };
}

function space(id: number, table: Table): Detail {
  const next = table.cubes.flatMap((_left, seat): Row[] => {
    const piece = nextPiece(table, seat);
    return piece === NONE ? [] : [{ line: ["space.next", { seat, number: numberOfPiece(piece), ...gives(piece) }] }];
  });
  const row = rowOfSpace(id);
  const { gold } = priceOfSpace(id);
  return {
    look: "icon:wall",
    title: ["detail.space"],
    lines: [{ line: ["space.gold", { gold }], chips: [paysChip(gold)] }, ...next, ...(row === NONE ? [] : rows(["space.east"]))],
    leads: about("walls", "towers"),
  };
}

const gives = (piece: number) => ({ tower: pieceOf(piece).tower ? 1 : 0, influence: pieceOf(piece).influence });

function wall(piece: number, { walls }: Table): Detail {
  const laid = walls.includes(piece);
  const title = ["detail.wall", { number: numberOfPiece(piece) }] as const;
  const lines = rows([laid ? "wall.laid" : "wall.pile", { seat: seatOfPiece(piece) }], ["wall.gives", gives(piece)]);
  return {
    look: wallLook(piece, "north"),
    title,
    lines: pieceOf(piece).tower ? [...lines, ...rows(["wall.tower"])] : lines,
    leads: about("walls", "towers"),
  };
}

function church({ table, secret }: S, tile = NONE): Detail {
  const lines: Row[] = [
    { line: ["church.gold", { gold: CHURCH_PRICE.gold }], chips: [paysChip(CHURCH_PRICE.gold)] },
    ...rows(["church.place"], ["church.removes"]),
  ];
  if (churchTilesLeft(table) > 0) lines.push(...rows(["church.left", { count: churchTilesLeft(table) }]));
  if (table.churchAt === NONE) lines.push(...rows(["church.first"]));
  else if (secret !== undefined && secret.under !== NONE) lines.push({ line: ["church.under", { part: secret.under }] });
  else if (founder(table) !== NONE && churchTilesLeft(table) > 0) lines.push(...rows(["church.knows", { seat: founder(table) }]));
  const builder = tile === NONE ? NONE : at(table.church, tile);
  const by = builder === NONE ? [] : rows(["church.by", { seat: builder }]);
  return {
    look: tile === NONE ? "church:back" : `church:${tile}`,
    title: ["detail.church"],
    lines: [...by, ...lines],
    leads: about("pit", "cubes"),
  };
}

function permit(id: number, { permits }: Table): Detail {
  const [seat, value] = [seatOfPermit(id), valueOfPermit(id)];
  const field = at(permits, id);
  const where: Row["line"] = field === NONE ? ["permit.supply", { value, seat }] : ["permit.board", { seat, field: fieldName(field) }];
  return {
    look: permitLook(seat, value),
    title: ["detail.permit", { value }],
    lines: rows(where, ["permit.right"], ["permit.compensation", { value }]),
    leads: about("site", "permits", "compensation"),
  };
}

function track({ trade }: Table): Detail {
  return {
    look: "icon:trade",
    title: ["detail.track"],
    lines: [
      ...trade.map((points, seat): Row => ({ line: ["track.seat", { seat, points, cubes: trackCubes(points) }] })),
      ...rows(["track.cubes"], ["track.down"]),
    ],
    leads: about("trade", "cubes"),
  };
}

const ship = (table: Table): Detail =>
  isPirate(table)
    ? { look: "ship:pirate", title: ["detail.pirates"], lines: rows(["ship.pirates"], ["ship.towers"]), leads: about("pirates", "towers") }
    : { look: "ship:trade", title: ["detail.ship"], lines: rows(["ship.income"], ["dice.repeat"]), leads: about("income", "pirates") };

const spentOf = ({ discard }: Table) => ({ green: at(discard, 1), blue: at(discard, 2), red: at(discard, 3) });
const hands = (seat: number, { hands: cards }: Table): Detail => ({
  look: "card:back",
  title: ["detail.hand", { seat }],
  lines: rows(["hand.count", { count: at(cards, seat) }]),
});
/** What lies in front of a player. */
function mat(seat: number, table: Table): Detail {
  const cubes = at(table.cubes, seat);
  const permits = permitsOf(table, seat, "supply");
  return {
    look: `icon:cube.${colourName(seat)}`,
    title: ["detail.mat", { seat }],
    lines: [
      { line: ["chip.left", { count: cubes }], chips: cubeChips(cubes) },
      ...rows(["chip.hand", { count: at(table.hands, seat) }], ["chip.free", { count: permits.length }]),
    ],
    leads: about("cubes", "permits", "trade"),
  };
}

const card = (which: number): Detail => ({
  look: cardLook(which),
  title: [`card.${CARDS[which]}`],
  lines: which === 0 ? rows(["gold.use"]) : rows(...INFLUENCE_USES),
  leads: about(which === 0 ? "compensation" : "influence"),
});

function bonus(action: number): Detail {
  const name = at(BONUSES, action);
  const price = influenceChips(BONUS_PRICE[name]);
  const chips = name === "gold" ? [...price, takesChip("gold", NUMBERS.goldTaken)] : price;
  return {
    look: `bonus:${name}`,
    title: [`bonus.${name}`],
    lines: [{ line: [`bonus.${name}.what`], chips }],
    leads: about("bonus", "influence"),
  };
}

/** Cards that several seats lay down at once: why, who still owes some, and what becomes of them. */
function given({ table }: S): Detail {
  const pirates = isPirate(table);
  const owing = table.owes.flatMap((cards, seat): Row[] => (cards > 0 ? [{ line: ["given.owes", { seat, cards }] }] : []));
  const why = pirates ? rows(["given.pirates"], ["given.choice"], ["given.towers"]) : rows(["given.shortage"], ["given.choice"]);
  return {
    look: pirates ? "icon:pirate" : "icon:card",
    title: [pirates ? "detail.given" : "detail.returned"],
    lines: [...why, ...owing],
    leads: about(pirates ? "pirates" : "influence", "towers"),
  };
}

const kindLeads = (kind: number): string[] =>
  kind < START_KINDS ? about("start", "income") : about("site", "over", at(BUILDINGS, kind).flags.length > 0 ? "cubes" : "income");
