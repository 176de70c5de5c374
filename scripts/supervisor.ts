/** Runs a program that is started again when it dies by itself, a few times and less and less soon. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { log } from "../server/ops/log.ts";
import { isUnderNpm, onParentExit, SIGNALS } from "./settings.ts";

/** How a program ends that has met an error nobody has caught. Every other code is an end it has decided on itself. */
export const CRASHED = 70;

export interface RestartPolicy {
  /** Before each start after the first, in milliseconds; when all are used up the program stays down. */
  readonly delays: readonly number[];
  /** A program that has run for so many milliseconds is not one that always fails: then they count from the first again. */
  readonly resetAfter: number;
}
const RESTART_POLICY: RestartPolicy = { delays: [250, 1_000, 4_000, 15_000, 30_000], resetAfter: 120_000 };

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** `program` is what Node is to run. Passes signals on, and ends as the program's last run has ended. */
export async function supervise(program: readonly string[], { delays, resetAfter: lasted }: RestartPolicy = RESTART_POLICY): Promise<void> {
  let isAsked = false;
  let pass: (signal: NodeJS.Signals) => void = () => undefined;
  const ask = (signal: NodeJS.Signals): void => {
    isAsked = true;
    pass(signal);
  };
  for (const signal of SIGNALS) process.on(signal, ask);
  if (isUnderNpm()) onParentExit(() => ask("SIGTERM"));

  let failures = 0;
  for (;;) {
    const since = performance.now();
    const end = await new Promise<End>((ended, failed) => {
      // In a group of its own: Ctrl-C in a terminal would reach it twice, by itself and from here.
      const child = spawn(process.execPath, program, {
        stdio: ["ignore", "inherit", "inherit"],
        detached: true,
      });
      pass = (signal) => void child.kill(signal);
      child.once("error", failed);
      child.once("exit", (code, signal) => ended({ code, signal }));
    });
    if (performance.now() - since >= lasted) failures = 0;
    const delay = delays[failures++];
    const hasCrashed = end.signal !== null || end.code === CRASHED;
    if (isAsked || !hasCrashed || delay === undefined) return endLike(end);
    log("error", "crashed, starting again", {
      ...(end.signal !== null && { code: end.signal }),
      ...(end.code !== null && { status: end.code }),
      ms: delay,
    });
    await new Promise<void>((over) => {
      const timer = setTimeout(over, delay);
      pass = () => {
        clearTimeout(timer);
        over();
      };
    });
    if (isAsked) return endLike({ code: 0, signal: null });
  }
}

/** What a shell would say of a program that a signal has ended. */
function endLike({ code, signal }: End): never {
  process.exit(code ?? 128 + (constants.signals[signal as NodeJS.Signals] ?? 0));
}
