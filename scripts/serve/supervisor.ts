/** Runs a program and restarts it when it crashes, a few times with growing delays. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { log } from "../../server/base/log.ts";
import { isUnderNpm, onParentExit, SIGNALS } from "../settings.ts";

/** Exit code after an uncaught error. With every other code the program has ended on purpose. */
export const CRASHED = 70;

export interface RestartPolicy {
  /** Pauses before each restart, in milliseconds; when all are used up the program stays down. */
  readonly delays: readonly number[];
  /** After a run of this many milliseconds the delays start from the first again. */
  readonly resetAfter: number;
}
const RESTART_POLICY: RestartPolicy = { delays: [250, 1_000, 4_000, 15_000, 30_000], resetAfter: 120_000 };

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** `program` is Node's arguments. Passes signals on, and exits as the program's last run did. */
export async function supervise(program: readonly string[], { delays, resetAfter }: RestartPolicy = RESTART_POLICY): Promise<void> {
  let isStopping = false;
  let passOn: (signal: NodeJS.Signals) => void = () => undefined;
  const stopChild = (signal: NodeJS.Signals): void => {
    isStopping = true;
    passOn(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stopChild);
  if (isUnderNpm()) onParentExit(() => stopChild("SIGTERM"));

  let failures = 0;
  for (;;) {
    const since = performance.now();
    const end = await new Promise<End>((ended, failed) => {
      // The child gets a process group of its own: otherwise Ctrl-C in a terminal would reach it twice.
      const child = spawn(process.execPath, program, {
        stdio: ["ignore", "inherit", "inherit"],
        detached: true,
      });
      passOn = (signal) => void child.kill(signal);
      child.once("error", failed);
      child.once("exit", (code, signal) => ended({ code, signal }));
    });
    if (performance.now() - since >= resetAfter) failures = 0;
    const delay = delays[failures++];
    const hasCrashed = end.signal !== null || end.code === CRASHED;
    if (isStopping || !hasCrashed || delay === undefined) return exitLike(end);
    log("error", "crashed, starting again", {
      ...(end.signal !== null && { code: end.signal }),
      ...(end.code !== null && { status: end.code }),
      ms: delay,
    });
    await new Promise<void>((over) => {
      const timer = setTimeout(over, delay);
      passOn = () => {
        clearTimeout(timer);
        over();
      };
    });
    if (isStopping) return exitLike({ code: 0, signal: null });
  }
}

/** Exits with the code a shell gives a program that a signal has ended. */
function exitLike({ code, signal }: End): never {
  process.exit(code ?? 128 + (constants.signals[signal as NodeJS.Signals] ?? 0));
}
