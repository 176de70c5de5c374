/**
 * `npm run bench -- NAME [--game G] [--short | --keep] [--json]`: runs a bench and ends with its figures as one line of JSON. `--keep` writes what
 * the full form measured into BENCHMARKS.md; `page` writes that page again from what is kept.
 */
import { parseArgs } from "node:util";
import { codeOf, stop } from "../scripts/settings.ts";
import { GAMES } from "../shared/games.ts";
import { runAll } from "./benches/all.ts";
import { aimOf, report } from "./benches/common/bench.ts";
import { watchHost } from "./benches/common/host.ts";
import { besideYardstick, withUnits } from "./benches/common/yardstick.ts";
import { BENCHES } from "./benches/list.ts";
import { keep, writePage } from "./benches/measured.ts";

const USAGE = `npm run bench -- NAME [--game G] [--short | --keep] [--json], with NAME one of: ${Object.keys(BENCHES).join(", ")}; or all [--fresh]; or page.`;

// Its options are known once it is loaded.
const name = process.argv[2] ?? stop(`which bench? ${USAGE}`);
if (name === "all") await runAll(process.argv.slice(3));
if (name === "page") {
  await writePage();
  process.exit();
}
const listed = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (listed === undefined) stop(`there is no bench "${name}". ${USAGE}`);
const bench = await listed.load();
const { game, short, json, keep: isKept, ...options } = readOptions();
const games = GAMES.filter(({ id }) => game === undefined || id === game);
if (isKept && (short || game !== undefined || Object.values(options).some((value) => value !== undefined)))
  stop(`what is kept is the whole of the full form, without other options. ${USAGE}`);
if (games.length === 0) stop(`there is no game "${game}"; there are ${GAMES.map(({ id }) => id).join(", ")}.`);

const say = (line: string): void => {
  if (!json) console.log(line);
};
const stolenShare = watchHost();
const { result: measured, yardstick } = await besideYardstick(() => bench.run({ games, short, say, options }), short);
const stolen = stolenShare();
const figures = withUnits(measured, bench, yardstick);
for (const [figure, value] of Object.entries(figures)) {
  const aim = aimOf(bench, short, figure);
  say(`${figure.padEnd(32)} ${value}${aim === undefined ? "" : `  (target: ${aim})`}`);
}
const { before, after, share } = yardstick;
say(`${"yardstick, units per second".padEnd(32)} ${before} before, ${after} after; it had ${Math.round(100 * share)} % of a processor`);
if (stolen !== undefined) say(`${"taken by others on the host".padEnd(32)} ${Math.round(100 * stolen)} % of the processor time`);
const unjudged = (bench.timed ?? []).filter((figure) => figure in figures);
if (short && unjudged.length > 0) say(`short form: reported, not judged: ${unjudged.join(", ")}`);
const result = report({ name, short, figures, yardstick, stolen }, bench);
if (isKept) await keep({ bench: name, figures, machine: result.machine, stolen: result.stolen });
// Players of a bench may still be reconnecting to a server that is gone.
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit());

function readOptions() {
  try {
    const flag = { type: "boolean", default: false } as const;
    const common = { game: { type: "string" }, short: flag, json: flag, keep: flag } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { ...bench.options, ...common } });
    if (positionals.length !== 1) stop(`which bench? ${USAGE}`);
    return values;
  } catch (error) {
    return stop(`${codeOf(error)}: ${USAGE}`);
  }
}
