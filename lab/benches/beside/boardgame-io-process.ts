/**
 * A boardgame.io server that plays our rules, as its own documentation sets one up: matches in memory, no undo, views filtered by seat. The
 * words are the folder it is installed in and whether it sends patches (`deltaState`) or, as it does by default, the whole view.
 */
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Game, State } from "../../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { begin } from "../../../shared/core/match/step.ts";
import { findMove, silent, viewOf } from "../../../shared/core/match/view.ts";
import { GAMES } from "../../../shared/games.ts";
import { answerParent, cpuOf } from "../common/processes/process.ts";

interface Servers {
  readonly appServer: { address(): AddressInfo };
}
interface BoardgameIo {
  Server(parts: { games: object[]; origins: string[] }): { run(port: number): Promise<Servers>; kill(servers: Servers): void };
}
interface Immer {
  original<T>(draft: T): T;
}

const [folder = "", sending = ""] = process.argv.slice(2);
process.env.NODE_ENV = "production";
// Its server reports each start on stdout, which is the bench's.
console.info = () => undefined;
const load = createRequire(join(folder, "package.json"));
const { Server } = load("boardgame.io/server") as BoardgameIo;
const { original } = load("immer") as Immer;

const wrapped = (game: Game) => ({
  name: game.id,
  minPlayers: game.seats.fewest,
  maxPlayers: game.seats.most,
  deltaState: sending === "patches",
  disableUndo: true,
  setup: (_context: object, record: MatchRecord): State => begin(game, record).match.state,
  turn: { activePlayers: { all: "" } },
  moves: {
    // A copy that knows its shape costs boardgame.io less than a draft of immer, which is its usual way.
    move: ({ G, playerID }: { G: State; playerID: string }, notation: string): State => {
      const state = game.copy(original(G));
      const seat = Number(playerID);
      game.play(state, seat, findMove(game, viewOf(state, seat), notation), silent);
      return state;
    },
  },
  endIf: ({ G }: { G: State }) => game.result(G.table),
  playerView: ({ G, playerID }: { G: State; playerID: string | null }) => viewOf(G, Number(playerID)),
});

const server = Server({ games: GAMES.map(wrapped), origins: [] });
const servers = await server.run(0);
answerParent({ port: () => servers.appServer.address().port, cpu: cpuOf }, async () => server.kill(servers));
