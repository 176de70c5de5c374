/** The machine's own Firefox, if it has one, driven by WebDriver BiDi: the little of it that a player needs. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { PATIENCE } from "../../patience.ts";

export const firefoxHere: string | undefined = (process.env.PATH ?? "")
  .split(delimiter)
  .flatMap((folder) => ["firefox-esr", "firefox"].map((name) => join(folder, name)))
  .find(existsSync);

export interface Firefox {
  goto(address: string): Promise<void>;
  /** The value of an expression in the page, by way of JSON. */
  value<T>(expression: string): Promise<T>;
  /** The first value that is true, asked for again and again. */
  until<T>(expression: string): Promise<T>;
  click(x: number, y: number): Promise<void>;
  /** Errors of the page so far. */
  readonly wrong: readonly string[];
  close(): Promise<void>;
}

/** In milliseconds. */
const PAUSE = 50;

type Message = {
  readonly id?: number;
  readonly type: string;
  readonly method?: string;
  readonly result?: unknown;
  readonly params?: unknown;
};
interface Said {
  readonly level: string;
  readonly text: string;
}

export async function launchFirefox(path: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), "quayside-firefox-"));
  const running = spawn(path, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: "1" },
  });
  const ended = new Promise<void>((done) => running.once("exit", () => done()));
  const socket = new WebSocket(`${await addressIn(running.stderr, ended)}/session`);
  await new Promise((open, fail) => {
    socket.addEventListener("open", open);
    socket.addEventListener("error", fail);
  });
  const asked = new Map<number, { done(result: unknown): void; fail(error: Error): void }>();
  const wrong: string[] = [];
  let calls = 0;

  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const { level, text } = (message.params ?? {}) as Partial<Said>;
    if (message.method === "log.entryAdded" && level === "error") wrong.push(String(text));
    const waiting = message.id === undefined ? undefined : asked.get(message.id);
    if (message.type === "success") waiting?.done(message.result);
    else if (message.type === "error") waiting?.fail(new Error(String(data)));
  });

  function call<T>(method: string, params: object): Promise<T> {
    const id = ++calls;
    return new Promise((done, fail) => {
      asked.set(id, { done: (result) => done(result as T), fail });
      socket.send(JSON.stringify({ id, method, params }));
    });
  }

  await call("session.new", { capabilities: {} });
  await call("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await call<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  await call("browsingContext.setViewport", { context, viewport: { width: 1280, height: 720 } });

  const firefox: Firefox = {
    wrong,
    goto: (url) => call("browsingContext.navigate", { context, url, wait: "complete" }),
    async value(expression) {
      const answer = await call<{ result?: { value?: string }; exceptionDetails?: { text: string } }>("script.evaluate", {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.exceptionDetails !== undefined) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result?.value ?? "null");
    },
    async until<T>(expression: string) {
      const end = Date.now() + PATIENCE;
      while (Date.now() < end) {
        const value = await firefox.value<T>(expression);
        if (value) return value;
        await new Promise((rested) => setTimeout(rested, PAUSE));
      }
      throw new Error(`never true: ${expression}`);
    },
    click: (x, y) =>
      call("input.performActions", {
        context,
        actions: [
          {
            type: "pointer",
            id: "mouse",
            actions: [
              { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ],
      }),
    async close() {
      socket.close();
      running.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
  return firefox;
}

async function addressIn(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<string> {
  const lines = createInterface(output);
  const found = new Promise<string>((tell) => {
    lines.on("line", (line) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) tell(address);
    });
  });
  return Promise.race([found, ended.then(() => Promise.reject(new Error("Firefox does not start")))]);
}
