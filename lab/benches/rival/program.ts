/**
 * A program of others as a player: one line of JSON with the position goes to its standard input, one with its move comes from its standard
 * output (`lab/rival/README.md`). It sees what its seat sees. One that ends, is silent or answers nonsense ends the run with a clear error.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { isRecord, isText } from "../../../shared/core/base/plain.ts";
import type { AnyGame, Shape } from "../../../shared/core/contract/game.ts";
import { LONGEST_NOTATION } from "../../../shared/core/match/record.ts";
import type { Budget } from "../../rival/fast-search.ts";
import type { Player, Question } from "./player.ts";

/** A program is silent if it has not answered after this many times its time, and these milliseconds for its start. */
const PATIENCE = { times: 10, milliseconds: 10_000 };
/** The most of a bad answer that its error quotes. */
const QUOTED = 120;

/** Of a command, the program that runs in this thread: it answers for all seats of all matches here. */
const running = new Map<string, Program>();

export function openProgram(command: string, game: AnyGame, budget: Budget, patience = PATIENCE): Player {
  const milliseconds = "milliseconds" in budget ? budget.milliseconds : 0;
  return {
    async choose(question) {
      const { view } = question;
      const moves = game.moves(view);
      if (moves.length === 1) return { move: moves[0] as Shape["move"] };
      const program = running.get(command) ?? new Program(command);
      running.set(command, program);
      const line = await program.ask(positionOf(game, question, milliseconds), patience.times * milliseconds + patience.milliseconds);
      const text = moveOf(line);
      const move = moves.find((listed) => game.notation(listed) === text);
      if (move !== undefined) return { move };
      program.end();
      throw new Error(`the program "${command}" answered ${line.slice(0, QUOTED)}, which is no legal move of its position`);
    },
    close() {
      running.get(command)?.end();
      running.delete(command);
    },
  };
}

/** What the seat knows, and nothing more: a record would also hold the deal. */
function positionOf(game: AnyGame, { view, played, options, seats }: Question, milliseconds: number): string {
  const { table, secret, seat } = view;
  const moves = game.moves(view).map((move) => game.notation(move));
  return JSON.stringify({
    quayside: 1,
    game: game.id,
    rules: game.rules,
    seats,
    options,
    seat,
    milliseconds,
    moves,
    played,
    table,
    secret,
  });
}

const isAnswer = isRecord({ move: isText(LONGEST_NOTATION) });

function moveOf(line: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(line);
    return isAnswer(answer) ? (answer as { readonly move: string }).move : undefined;
  } catch {
    return undefined;
  }
}

class Program {
  readonly #command: string;
  readonly #process: ChildProcess;
  #waiting: PromiseWithResolvers<string> | undefined;
  #ended: string | undefined;

  constructor(command: string) {
    this.#command = command;
    // A group of its own, so that whatever the command starts ends with it.
    this.#process = spawn(command, { shell: true, detached: true, stdio: ["pipe", "pipe", "inherit"] });
    const { stdin, stdout } = this.#process;
    // Writing to a program that has ended is an error too; its end says more.
    stdin?.on("error", () => this.#fail("has closed its input"));
    if (stdout !== null) createInterface({ input: stdout }).on("line", (line) => this.#waiting?.resolve(line));
    this.#process.on("error", ({ message }) => this.#fail(`could not be started: ${message}`));
    this.#process.on("close", (code, signal) => this.#fail(`ended (${code ?? signal})`));
  }

  async ask(line: string, milliseconds: number): Promise<string> {
    if (this.#ended !== undefined) throw this.#error(this.#ended);
    this.#waiting = Promise.withResolvers<string>();
    const late = setTimeout(() => {
      this.#fail(`was silent for ${milliseconds} ms`);
      this.end();
    }, milliseconds);
    this.#process.stdin?.write(`${line}\n`);
    try {
      return await this.#waiting.promise;
    } finally {
      clearTimeout(late);
      this.#waiting = undefined;
    }
  }

  end(): void {
    this.#process.stdin?.end();
    const { pid } = this.#process;
    if (pid === undefined || this.#process.exitCode !== null) return;
    try {
      process.kill(-pid);
    } catch {
      // It has just ended by itself.
    }
  }

  #fail(why: string): void {
    this.#ended ??= why;
    this.#waiting?.reject(this.#error(why));
  }

  #error(why: string): Error {
    return new Error(`the program "${this.#command}" ${why} before it answered`);
  }
}
