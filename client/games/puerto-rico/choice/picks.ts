/** Legal moves as picks: the pieces to click, the label, and what the move costs or gives. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { View } from "../../../../shared/core/contract/game.ts";
import { forecast } from "../../../../shared/puerto-rico/bot/role-forecast.ts";
import { buildingOf, QUARRY } from "../../../../shared/puerto-rico/catalog.ts";
import { moves, notation } from "../../../../shared/puerto-rico/moves.ts";
import { judge } from "../../../../shared/puerto-rico/offers/judge.ts";
import { FREE } from "../../../../shared/puerto-rico/offers/offer.ts";
import type { Move, PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import type { Chip, Pick } from "../../../face/face.ts";
import type { Line } from "../../../text/grammar.ts";
import { circlesOf } from "../layout/spots.ts";
import { barrelsChip, colonistsChip, earnsChip, paysChip, pointsChip } from "../wording/chips.ts";
import { gainChips } from "../wording/gains.ts";
import { buildingId, goodId, roleId, spotId, tileId } from "../wording/ids.ts";

const WHARF = buildingOf("wharf");

export function picks(view: View<PuertoRico>): readonly Pick[] {
  const list = moves(view);
  return list.flatMap((move) => {
    const { label, note = [] } = labelOf(move, view);
    const kind = move.type === "pass" ? "pass" : "choice";
    return piecesOf(move, view, list).map((pieces) => {
      const brief = briefOf(move, label, pieces);
      return { move: notation(move), kind, pieces, label, ...(brief && { brief }), ...(note.length > 0 && { note }) };
    });
  });
}

/** The pieces of a move. Where it means one of several alike, each of them is a way to make it. */
function piecesOf(move: Move, { table, seat }: View<PuertoRico>, all: readonly Move[]): readonly (readonly string[])[] {
  switch (move.type) {
    case "role":
      return [[`role:${move.card}`]];
    case "draw":
      return [["stack"]];
    case "tile":
      if (move.tile === QUARRY) return [["quarry"]];
      return table.faceUp.flatMap((tile, at) => (tile === move.tile ? [[`row:${at}`]] : []));
    case "colonist":
      return [["pile:colonists"]];
    case "lift":
    case "place": {
      const circles = circlesOf(at(table.players, seat), seat);
      const meant = circles.filter(({ spot, manned }) => spot === move.spot && manned === (move.type === "lift"));
      return meant.map(({ key }) => [key]);
    }
    case "build":
      return [[`market:${move.building}`]];
    case "extra":
      return [[`stock:${move.good}`]];
    case "load":
    case "wharf":
      return waysTo(barrelsOf(seat, move.good), holdOf(move, seat), pairsOf(all, seat));
    case "sell":
    case "store":
    case "keep":
      return [[barrelsOf(seat, move.good)]];
    case "pass":
      return [[]];
  }
}

type Pair = readonly [barrels: string, to: string];

/** Every good with every hold it may go into. */
const pairsOf = (all: readonly Move[], seat: number): readonly Pair[] =>
  all.flatMap((move): Pair[] => {
    if (move.type !== "load" && move.type !== "wharf") return [];
    return [[barrelsOf(seat, move.good), holdOf(move, seat)]];
  });

const barrelsOf = (seat: number, good: number): string => `goods:${seat}:${good}`;
const holdOf = (move: Extract<Move, { type: "load" | "wharf" }>, seat: number): string =>
  move.type === "load" ? `ship:${move.ship}` : `lot:${seat}:${WHARF}`;

/** The barrels and then the hold, or the hold first; one click where that leaves no choice. */
function waysTo(barrels: string, to: string, all: readonly Pair[]): readonly (readonly string[])[] {
  const holds = (kind: string): number => all.filter(([other]) => other === kind).length;
  const kinds = all.filter(([, hold]) => hold === to).length;
  // While one good still has a choice of holds, a click on a hold must not load another good.
  const safe = all.every(([kind]) => kind === barrels) || all.every(([kind]) => holds(kind) === 1);
  return [holds(barrels) === 1 ? [barrels] : [barrels, to], kinds === 1 && safe ? [to] : [to, barrels]];
}

/** The barrels are picked and their hold is asked, or the other way round. */
function briefOf(move: Move, [key, args]: Line, [first]: readonly string[]): Pick["brief"] {
  if (move.type !== "load" && move.type !== "wharf") return undefined;
  const which = first?.startsWith("goods:") ? (move.type === "load" ? "ship" : "wharf") : key === "pick.load" ? "some" : "all";
  return { line: [`pick.brief.${which}`, args ?? {}] };
}

interface Labelled {
  readonly label: Line;
  readonly note?: readonly Chip[];
}

function labelOf(move: Move, view: View<PuertoRico>): Labelled {
  const { table, seat } = view;
  const verdict = judge(view, move);
  const offer = verdict.why === undefined ? verdict : FREE;
  switch (move.type) {
    case "role":
      return { label: ["pick.role", roleId(move.card)], note: gainChips(at(forecast({ table, secret: {}, seat }, move.card), seat)) };
    case "draw":
      return { label: ["pick.draw"] };
    case "tile":
      return { label: ["pick.tile", tileId(move.tile)] };
    case "colonist":
      return { label: [`pick.colonist.${table.phase}`], note: [colonistsChip(offer.colonists, "+")] };
    case "lift":
      return { label: ["pick.lift", spotId(move.spot)] };
    case "place":
      return { label: ["pick.place", spotId(move.spot)] };
    case "build":
      return { label: ["pick.build", buildingId(move.building)], note: [paysChip(offer.price)] };
    case "extra":
      return { label: ["pick.extra", goodId(move.good)], note: [barrelsChip(move.good, offer.barrels, "+")] };
    case "sell":
      return { label: ["pick.sell", goodId(move.good)], note: [earnsChip(offer.money)] };
    case "load": {
      const barrels = offer.given;
      const all = barrels === table.players[seat]?.goods[move.good] ? "All" : "";
      const label: Line = [`pick.load${all}`, { barrels, size: at(table.ships, move.ship).size, ...goodId(move.good) }];
      return { label, note: [pointsChip(offer.points)] };
    }
    case "wharf":
      return { label: ["pick.wharf", { barrels: offer.given, ...goodId(move.good) }], note: [pointsChip(offer.points)] };
    case "store":
      return { label: ["pick.store", goodId(move.good)], note: [barrelsChip(move.good, offer.kept)] };
    case "keep":
      return { label: ["pick.keep", goodId(move.good)], note: [barrelsChip(move.good, offer.kept)] };
    case "pass":
      return { label: [`pick.pass.${table.phase}`] };
  }
}
