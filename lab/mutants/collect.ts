/** Stands in for Vitest where tests are run many times: collects them once, with what they expect as Vitest has it. */
export { expect, vi } from "vitest";

export interface Test {
  readonly file: string;
  readonly name: string;
  readonly run: () => unknown;
}
type Body = (...args: never[]) => unknown;

/** All that were collected. */
export const tests: Test[] = [];
let file = "";
let titles: readonly string[] = [];

export async function collect(path: string): Promise<void> {
  file = path;
  await import(path);
}

function describeOne(title: string, body: () => void): void {
  const outer = titles;
  titles = [...titles, title];
  body();
  titles = outer;
}
function testOne(title: string, run: () => unknown): void {
  tests.push({ file, name: [...titles, title].join(" > "), run });
}

/** One for each row; a row that is a list is spread. */
const eachOf =
  (define: (title: string, body: () => never) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, body: Body): void => {
    rows.forEach((row, at) => {
      const args = (Array.isArray(row) ? row : [row]) as never[];
      define(`${title} #${at}`, () => body(...args) as never);
    });
  };

export const describe = Object.assign(describeOne, { each: eachOf(describeOne) });
export const it = Object.assign(testOne, { each: eachOf(testOne) });
