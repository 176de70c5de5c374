/** Longer explanations: what a kind of building is, and what a row pays. */
import { BUILDINGS, DICE_ROWS } from "../../../shared/elasund/catalog.ts";
import { cubesInRow } from "../../../shared/elasund/pirates.ts";
import { incomeOf } from "../../../shared/elasund/ship.ts";
import { NONE, OWN_KINDS, START_KINDS, type Table } from "../../../shared/elasund/state.ts";
import type { Chip, Detail } from "../face.ts";
import { paysChip, takesChip } from "./chips.ts";

type Row = Detail["lines"][number];

export function kindLines(kind: number, { sites }: Table): Row[] {
  const { width, height, permits, gold, income, flags, count, first } = BUILDINGS[kind]!;
  const lines: Row[] = [{ line: ["kind.size", { fields: width * height }] }];
  if (kind < START_KINDS) lines.push({ line: ["kind.start"] });
  else
    lines.push({
      line: ["kind.cost", { permits, gold }],
      chips: [{ look: "icon:permit", digits: `${permits}`, title: ["chip.permits", { count: permits }] }, paysChip(gold)],
    });
  if (income !== "none") lines.push({ line: [`kind.income.${income}`], chips: [takesChip(income, 1)] });
  if (flags.length > 0)
    lines.push({
      line: ["kind.cubes", { count: flags.length }],
      chips: [{ look: "icon:cube", digits: `${flags.length}`, title: ["chip.cubes", { count: flags.length }] }],
    });
  if (kind < OWN_KINDS) lines.push({ line: ["kind.own"] });
  else lines.push({ line: ["kind.left", { left: sites.slice(first, first + count).filter((field) => field === NONE).length, count }] });
  return lines;
}

/** How often the dice bring the ship here, in 36 rolls. */
const chanceOf = (dice: number): number => 6 - Math.abs(7 - dice);

/** What each seat would get if the ship came here, and what pirates would take. */
export function rowDetail(row: number, table: Table): Detail {
  const dice = DICE_ROWS[row]!;
  const income = incomeOf(table, row);
  const lines: Row[] = [{ line: ["row.chance", { chance: chanceOf(dice) }] }];
  table.cubes.forEach((_left, seat) => {
    const [gold, influence] = [income[seat * 2]!, income[seat * 2 + 1]!];
    const cubes = cubesInRow(table, seat, row);
    const chips: Chip[] = [
      ...(gold > 0 ? [takesChip("gold", gold)] : []),
      ...(influence > 0 ? [takesChip("influence", influence)] : []),
      ...(cubes > 0 ? [{ look: "icon:pirate", digits: `−${cubes}`, title: ["chip.pirates", { cubes }] } as const] : []),
    ];
    lines.push({ line: [chips.length === 0 ? "row.nothing" : "row.seat", { seat }], chips });
  });
  return { look: "ship:trade", title: ["row.title", { dice }], lines };
}
