/** boardgame.io, installed from npm by the bench: it is no dependency of ours. Its own clients play the moves of a record. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { View } from "../../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { sum } from "../common/figures.ts";

const VERSION = "0.50.2";
/** With 4.2, which it would get today, it answers none of its paths: they are added after the list has been copied. */
const OVERRIDES = { "koa-compose": "4.1.0" };

interface Client {
  readonly moves: { move(notation: string): void };
  start(): void;
  stop(): void;
  subscribe(heard: (state: { readonly G: View; readonly _stateID: number } | null) => void): void;
}
/** The part of socket.io whose number of bytes is read. */
interface Transport {
  readonly socket: {
    readonly io: { readonly engine: { readonly transport: { readonly ws: { readonly _socket: { bytesRead: number } } } } };
  };
}
interface Installed {
  Client(parts: object): Client;
  SocketIO(parts: object): (parts: object) => Transport;
}

/** Into a folder of the system's for temporary files, once for each version. */
export function installBoardgameIo(say: (line: string) => void): string {
  const folder = join(tmpdir(), `quayside-bench-boardgame.io-${VERSION}`);
  const installed = join(folder, "installed");
  if (existsSync(installed)) return folder;
  say(`boardgame.io ${VERSION} is installed into ${folder}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, overrides: OVERRIDES }));
  const words = ["install", `boardgame.io@${VERSION}`, "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact"];
  const { status } = spawnSync("npm", words, { cwd: folder, stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" });
  if (status !== 0) throw new Error("npm could not install boardgame.io; with --short the bench does without it");
  writeFileSync(installed, "");
  return folder;
}

export interface PlayedBeside {
  /** Received by all seats since the deal, WebSocket headers included. */
  readonly bytes: number;
  /** The last view of each seat. */
  readonly views: readonly (View | undefined)[];
}

export interface TableBeside {
  /** Plays the whole record, every move as soon as every seat has seen the one before. */
  play(): Promise<PlayedBeside>;
}

/** What a client would show before the server has answered: nothing. */
const unchanged = ({ G }: { G: View }): View => G;

/** A new match with boardgame.io's own client at each seat; resolves once all have seen the deal. */
export async function openBeside(folder: string, server: string, record: MatchRecord): Promise<TableBeside> {
  const load = createRequire(join(folder, "package.json"));
  const { Client } = load("boardgame.io/client") as Installed;
  const { SocketIO } = load("boardgame.io/multiplayer") as Installed;
  const { game: name, seats } = record;
  const created = await fetch(`${server}/games/${name}/create`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ numPlayers: seats, setupData: record }),
  });
  if (!created.ok) throw new Error(`boardgame.io opens no match: ${created.status} ${await created.text()}`);
  const { matchID } = (await created.json()) as { matchID: string };
  const seen = new Array<number>(seats).fill(-1);
  const views = new Array<View | undefined>(seats).fill(undefined);
  const transports: Transport[] = [];
  let look = (): void => undefined;
  const game = { name, disableUndo: true, turn: { activePlayers: { all: "" } }, moves: { move: { move: unchanged, client: false } } };
  const connect = SocketIO({ server, socketOpts: { transports: ["websocket"], forceNew: true } });
  const multiplayer = (parts: object): Transport => {
    const transport = connect(parts);
    transports.push(transport);
    return transport;
  };
  const clients = seen.map((_none, seat) => {
    const client = Client({ game, numPlayers: seats, multiplayer, matchID, playerID: String(seat), debug: false });
    client.subscribe((state) => {
      if (state === null) return;
      seen[seat] = state._stateID;
      views[seat] = state.G;
      look();
    });
    client.start();
    return client;
  });
  const allSee = (state: number) =>
    new Promise<void>((resolve) => {
      look = () => seen.every((number) => number >= state) && resolve();
      look();
    });
  const received = () => sum(transports.map(({ socket }) => socket.io.engine.transport.ws._socket.bytesRead));
  await allSee(0);
  return {
    async play() {
      const before = received();
      let state = 0;
      for (const entry of record.entries) {
        if (entry.type !== "moves") continue;
        for (const notation of entry.moves) {
          clients[entry.seat]?.moves.move(notation);
          await allSee(++state);
        }
      }
      const bytes = received() - before;
      for (const client of clients) client.stop();
      return { bytes, views };
    },
  };
}
