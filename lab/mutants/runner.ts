/** The process that runs the tests, asked one question at a time. It is ended if it does not answer in time. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { root } from "../../scripts/settings.ts";
import type { Question, Reply, Setup } from "./protocol.ts";

/** In milliseconds; most mutants take a hundredth of a second. */
const PATIENCE = 300_000;
/** Compiled once for all processes. */
const NODE_COMPILE_CACHE = join(root, "node_modules/.cache/compiled");
const PROGRAM = new URL("./runner-process.ts", import.meta.url);

export class Runner {
  readonly #child: ChildProcess = fork(PROGRAM, {
    env: { ...process.env, NODE_COMPILE_CACHE },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });

  /** What it says; undefined if it was ended for taking too long, or broke. */
  ask(message: Setup | Question, patience = PATIENCE): Promise<Reply | undefined> {
    return new Promise((answered) => {
      const timer = setTimeout(() => this.end(), patience);
      const done = (reply?: Reply) => {
        clearTimeout(timer);
        this.#child.off("message", done).off("exit", gone);
        answered(reply);
      };
      const gone = () => done();
      this.#child.once("message", done as (reply: unknown) => void).once("exit", gone);
      this.#child.send(message);
    });
  }

  end(): void {
    this.#child.kill("SIGKILL");
  }
}
