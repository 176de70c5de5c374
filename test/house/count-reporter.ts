import { writeSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestModule, TestSuite } from "vitest/node";

/** Ends every run with a plain line such as "123 passed, 0 failed", for people and scripts alike. */
export default class CountReporter implements Reporter {
  #line = "0 passed, 1 failed";
  /** Tests that failed once and then passed: to be looked into, though the run is green. */
  readonly #shaky: string[] = [];

  onInit(): void {
    // Vitest prints after the last reporter, so this line is written on exit.
    process.once("exit", () => writeSync(1, [...this.#shaky, this.#line, ""].join("\n")));
  }

  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandled: ReadonlyArray<unknown>): void {
    const count = { passed: 0, failed: unhandled.length, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (test.diagnostic()?.flaky) {
          const why = errors.map(({ message }) => whyOf(message));
          this.#shaky.push(`passed only when tried again: ${module.moduleId} > ${test.fullName}: ${why.join("; ")}`);
        }
        // An unfinished test has not passed.
        count[state === "pending" ? "failed" : state] += 1;
      }
      // The tests of a file that does not load, or of a failed set-up, cannot be counted.
      count.failed += [module, ...module.children.allSuites()].filter(brokeOutsideTests).length;
    }
    this.#line = `${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ""}`;
  }
}

/** The first line, and of a wait in a page also what was waited for: a test waits for many things. */
function whyOf(message: string): string {
  const plain = stripVTControlCharacters(message);
  const [first = ""] = plain.split("\n", 1);
  return [first, ...(/\bwaiting for .*/.exec(plain.slice(first.length)) ?? [])].join(" ");
}

function brokeOutsideTests(place: TestModule | TestSuite): boolean {
  return place.errors().length > 0;
}
