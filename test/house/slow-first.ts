import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take long for their size: they wait for clocks and lines, or play whole matches in a few lines. In a fresh clone no run has told how
 * long a file takes, and larger files come first: one of these at the end would hold up everything.
 */
const WAITING = ["dead-line", "players", "pool-load", "lost-file", "entry-buffer", "date", "unloaded", "benches"];
const PLAYING = ["pictures", "accessible", "webgl", "analysis", "duel", "elasund", "puerto-rico", "hint", "days", "contract"];
const SLOW = new Set([...WAITING, ...PLAYING].map((name) => `${name}.test.ts`));

/** Sorts as usual, but within each project begins with the slow files. */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.has(basename(moduleId));
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) => [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))]);
  }
}
