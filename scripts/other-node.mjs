import { spawn } from "node:child_process";

/** Runs a program on another Node than this one, passes signals on, and ends as the program does. */
export function runOn(node, args, env = process.env) {
  // The child gets a process group of its own: otherwise Ctrl-C in a terminal would reach it twice.
  const child = spawn(node, args, { stdio: "inherit", env, detached: true });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  // npm and npx pass SIGTERM to their shell alone, which dies of it.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 100).unref();
  child.on("exit", (code) => process.exit(code ?? 1));
}
