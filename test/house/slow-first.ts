import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take long for their size: they wait for clocks and lines, or play whole matches in a few lines. In a fresh clone no run has told how
 * long a file takes, and larger files come first: one of these at the end would hold up everything.
 */
const WAITING = ["dead-line", "players", "pool-load", "lost-file", "entry-buffer", "date", "unloaded"];
const PLAYING = ["pictures", "accessible", "webgl", "analysis", "duel", "elasund", "puerto-rico", "hint", "days", "contract"];
const SLOW = new Set([...WAITING, ...PLAYING].map((name) => `${name}.test.ts`));
/** Programs that run for a minute or more. */
const LONGEST = new Set(["benches", "package", "bots", "pipe"].map((name) => `${name}.test.ts`));

/** After those: servers mostly wait, and leave the processors to them. Small programs fill the end, where the last pages wait for each other. */
const PROJECTS = ["rules", "servers", "browsers", "quay"];

/** Sorts as usual, but begins with the longest programs, goes by project, and within each begins with the slow files. */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId, project }: TestSpecification): number => {
      const name = basename(moduleId);
      if (project.name === "quay" && LONGEST.has(name)) return -1;
      return PROJECTS.indexOf(project.name) + (SLOW.has(name) ? 0 : 0.5);
    };
    return (await super.sort(files)).sort((one, other) => turn(one) - turn(other));
  }
}
