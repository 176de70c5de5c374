/** Longer explanations: what a kind of building is, and what a row pays. */
import { at } from "../../../../shared/core/base/checked.ts";
import { BUILDINGS, DICE_ROWS, sizeOf, waysToRoll } from "../../../../shared/elasund/catalog.ts";
import { pirateLosses } from "../../../../shared/elasund/rules/pirates.ts";
import { incomeBySeat } from "../../../../shared/elasund/rules/ship.ts";
import { tilesLeft } from "../../../../shared/elasund/rules/town/site.ts";
import { OWN_KINDS, START_KINDS, type Table } from "../../../../shared/elasund/state.ts";
import type { Chip, Detail } from "../../../face/face.ts";
import { cardChips, cubeChips, paysChip, takesChip } from "../wording/chips.ts";
import { about } from "../wording/terms.ts";

type Row = Detail["lines"][number];

export function kindLines(kind: number, table: Table): Row[] {
  const { permits, gold, income, flags, count } = at(BUILDINGS, kind);
  const lines: Row[] = [{ line: ["kind.size", { fields: sizeOf(kind) }] }];
  if (kind < START_KINDS) lines.push({ line: ["kind.start"] });
  else
    lines.push({
      line: ["kind.cost", { permits, gold }],
      chips: [{ look: "icon:permit", digits: `${permits}`, title: ["chip.permits", { count: permits }] }, paysChip(gold)],
      brief: "cost",
    });
  if (income !== "none") lines.push({ line: [`kind.income.${income}`], chips: [takesChip(income, 1)], brief: true });
  if (flags.length > 0)
    lines.push({
      line: ["kind.cubes", { count: flags.length }],
      chips: cubeChips(flags.length),
      brief: true,
    });
  if (kind < OWN_KINDS) lines.push({ line: ["kind.own"] });
  else lines.push({ line: ["kind.left", { left: tilesLeft(table, kind).length, count }] });
  return lines;
}

/** What each seat would get if the ship came here, and what pirates would take. */
export function rowDetail(row: number, table: Table): Detail {
  const dice = at(DICE_ROWS, row);
  const income = incomeBySeat(table, row);
  const losses = pirateLosses(table, row);
  const lines: Row[] = [{ line: ["row.chance", { chance: waysToRoll(dice) }] }];
  table.cubes.forEach((_left, seat) => {
    const cubes = at(losses, seat);
    const chips: Chip[] = [
      ...cardChips(at(income, seat)),
      ...(cubes > 0 ? [{ look: "icon:pirate", digits: `−${cubes}`, title: ["chip.pirates", { cubes }] } as const] : []),
    ];
    lines.push({ line: [chips.length === 0 ? "row.nothing" : "row.seat", { seat }], chips });
  });
  return { look: "ship:trade", title: ["row.title", { dice }], lines, leads: about("income", "pirates") };
}
