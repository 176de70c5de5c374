/** How the course of a match is told: turns, dice, the ship, and the end. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { DICE_ROWS, NUMBERS } from "../../../../shared/elasund/catalog.ts";
import { refusalOf } from "../../../../shared/elasund/offers/refusals.ts";
import { sum } from "../../../../shared/elasund/rules/fast-counts.ts";
import { isPirate } from "../../../../shared/elasund/rules/pirates.ts";
import { BONUSES, type Elasund } from "../../../../shared/elasund/state.ts";
import type { Cue } from "../../../face/pose.ts";
import { actAbout, coreTellers, cue } from "../../../face/telling.ts";
import type { SomeTellers } from "./context.ts";

export const course = {
  ...coreTellers,
  began: (_event, { actOfAll }) => actOfAll("began"),
  ended: (_event, { actOfAll }) => actOfAll("ended"),
  stalled: ({ full }, { actOfAll }) => actOfAll(full ? "full" : "stalled", [], { rounds: NUMBERS.idleRounds }),
  turn({ idle, seat }, { before, say }) {
    const told = { ...actAbout(say(idle ? noBonus(before) : "turn"), dice("slide"), [`mat:${seat}`]), pictured: false } as const;
    // What the reader could not do, and whose turn it is now: about two players.
    return idle ? { ...told, seat: -1 } : told;
  },
  rolled(event, { before, after, say }) {
    const pirates = isPirate(after.table);
    const turns =
      pirates === isPirate(before.table)
        ? []
        : [cue("ship", 1, { motion: "flip", sound: pirates ? "drum" : "hull", ...(pirates && { flourish: "pirates" }) })];
    const line = say(pirates ? "rolledPirates" : "rolled", { total: sum(event.dice) });
    return { line, cues: [...dice("toss"), ...turns], pieces: ["die:0", "die:1"] };
  },
  sailed({ row }, { before: { table }, after, say }) {
    const total = sum(table.dice);
    const sails = DICE_ROWS[table.ship] === total ? "sailed.on" : "sailed";
    const line = say(isPirate(after.table) ? "pirates" : sails, { dice: at(DICE_ROWS, row), total });
    const cues = [cue("ship", 0, { motion: "sail", sound: "water" }), cue("band", 0, { motion: "sail" })];
    return actAbout(line, cues, ["ship", `row:${row}`]);
  },
  chose: () => ({ cues: [] }),
  lifted: () => ({ cues: [] }),
  aimed: () => ({ cues: [] }),
  passed: ({ idle }, { say }) => ({ ...(idle && { line: say("noBuild") }), cues: [] }),
  bonus: ({ action }, { say }) => ({ line: say("bonus", { bonus: at(BONUSES, action) }), cues: [] }),
  won({ seat }, { say }) {
    return actAbout(say("won"), [cue(`mat:${seat}`, 0, { flourish: "victory", sound: "bell" })]);
  },
} satisfies SomeTellers;

const dice = (motion: "toss" | "slide"): Cue[] =>
  [0, 1].map((die) => cue(`die:${die}`, 0, { motion, sound: motion === "toss" ? "dice" : "slide" }));

/** Why the reader could take no bonus action: too few cards, or no permit they would pay for. */
const noBonus = (before: Sight<Elasund>): string =>
  before.secret !== undefined && BONUSES.some((_bonus, action) => refusalOf(before, { type: "bonus", action })?.why === "noPermit")
    ? "turn.noPermit"
    : "turn.noCards";
