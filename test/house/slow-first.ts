import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that wait long for clocks and lines. In a fresh clone no run has told how long a file takes, and larger files come first: one of these
 * at the end would hold up everything.
 */
const SLOW = new Set(
  ["dead-line", "players", "pool-load", "lost-file", "entry-buffer", "date", "unloaded", "benches"].map((name) => `${name}.test.ts`),
);

/** Sorts as usual, but within each project begins with the slow files. */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.has(basename(moduleId));
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) => [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))]);
  }
}
